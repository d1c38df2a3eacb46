package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

class MovesCommandTest {
    private static final String TABLE = "6d 5c Jh As 10c 3c";
    private static final String HAND = "Qh 4c 2d Js";

    /** A line with the captured cards in one order. */
    private static String sorted(String line) {
        String[] parts = line.split(" x ");
        return parts.length == 1
                ? line
                : parts[0] + " x " + new TreeSet<>(List.of(parts[1].split(" ")));
    }

    private static Set<String> moves(String... args) {
        List<String> lines = Call.good(args).lines();
        Set<String> moves = new HashSet<>(lines.stream().map(MovesCommandTest::sorted).toList());
        assertEquals(lines.size(), moves.size(), "no line twice");
        return moves;
    }

    @Test
    void theWorkedExampleHasItsFourteenMoves() {
        Set<String> expected = new HashSet<>();
        for (String move :
                List.of(
                        "Qh",
                        "4c",
                        "2d",
                        "Js",
                        "Qh x Jh As",
                        "Qh x 6d 5c As",
                        "4c x As 3c",
                        "Js x 6d 5c",
                        "Js x Jh",
                        "Js x 10c As",
                        "Js x 6d 5c Jh",
                        "Js x 6d 5c 10c As",
                        "Js x Jh 10c As",
                        "Js x 6d 5c Jh 10c As")) {
            expected.add(sorted(move));
        }
        assertEquals(expected, moves("moves", "cassino", "--table", TABLE, "--hand", HAND));
    }

    @Test
    void movesAreCountedWithoutBeingListed() {
        Call call = Call.good("moves", "cassino", "--table", TABLE, "--hand", HAND, "--count");
        assertEquals("14\n", call.out());
    }

    @Test
    void aLimitEndsTheList() {
        Call call = Call.good("moves", "cassino", "--table", TABLE, "--hand", HAND, "--limit", "5");
        assertEquals(5, call.lines().size());
        assertEquals("", Call.good("moves", "cassino", "--hand", HAND, "--limit", "0").out());
    }

    @Test
    void onAnEmptyTableCardsAreOnlyPlaced() {
        assertEquals(Set.of("2d", "Qh"), moves("moves", "cassino", "--hand", "2d Qh"));
    }

    @Test
    void whoMustCaptureDoesNotPlace() {
        Set<String> moves =
                moves(
                        "moves",
                        "cassino",
                        "--table",
                        TABLE,
                        "--hand",
                        HAND,
                        "--rules",
                        "forcedCapture=on");
        assertEquals(10, moves.size());
        assertTrue(moves.stream().allMatch(move -> move.contains(" x ")));
    }

    @Test
    void aReaderThatLeavesIsNoMistake() {
        OutputStream closed =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("Broken pipe");
                    }
                };
        java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
        String[] args = {"moves", "cassino", "--hand", HAND};
        assertEquals(Arena.GOOD, Call.run(closed, err, args));
        assertEquals("", err.toString());
    }

    @Test
    void aFullDiskIsSaid() {
        OutputStream full =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("No space left on device");
                    }
                };
        java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
        String[] args = {"moves", "cassino", "--hand", HAND};
        assertEquals(Arena.MISTAKE, Call.run(full, err, args));
        assertEquals("The output could not be written: No space left on device.\n", err.toString());
    }
}
