package parlour.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.record.Utf8;
import parlour.store.MemoryFolder;
import parlour.store.NewerVersion;
import parlour.store.OpenedFile;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;

class PuzzleStarsTest {
    private final Puzzle<?, ?, ?, ?> one = puzzle("abc1");
    private final Puzzle<?, ?, ?, ?> other = puzzle("abc2");

    private static Puzzle<FastestState, FastestMove, FastestView, FastestEvent> puzzle(String id) {
        Rules<FastestState, FastestMove, FastestView, FastestEvent> rules =
                Games.FASTEST.rules(3, Games.FASTEST.presets().get("single"));
        FastestState state = rules.deal(1).state();
        List<FastestMove> moves = rules.moves(state);
        return new Puzzle<>(
                id,
                Games.FASTEST,
                rules,
                state,
                List.of(moves.get(0)),
                new Evidence<>(0, moves.get(1), 1, 0.1),
                Difficulty.EASY);
    }

    @Test
    void aPuzzleKeepsTheMostStarsThatWereWonForIt() {
        PuzzleStars stars = PuzzleStars.NONE.with(one, 2).with(one, 1);
        assertEquals(2, stars.of(one));
        assertEquals(3, stars.with(one, 3).of(one));
        assertEquals(0, stars.of(other));
        assertThrows(IllegalArgumentException.class, () -> stars.with(one, 0));
        assertThrows(IllegalArgumentException.class, () -> stars.with(one, 4));
    }

    @Test
    void whatWasWrittenIsReadAgainAndDamageIsRefused() throws BadInput {
        PuzzleStars stars = PuzzleStars.NONE.with(one, 2).with(other, 3);
        assertEquals(stars, PuzzleStars.read(stars.write()));
        byte[] file = Utf8.bytes(stars.write());
        for (int bit = 0; bit < file.length * 8; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            assertThrows(BadInput.class, () -> PuzzleStars.read(Utf8.text(flipped)));
        }
    }

    @Test
    void starsAreInTheFolderTheNextTime() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        ValueFile.open(folder, PuzzleStars.FILE).save(PuzzleStars.NONE.with(one, 1));
        assertEquals(1, ValueFile.open(folder, PuzzleStars.FILE).load().value().of(one));
    }

    @Test
    void aDamagedFileIsReplacedByItsBackup() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        ValueFile<PuzzleStars> file = ValueFile.open(folder, PuzzleStars.FILE);
        file.save(PuzzleStars.NONE.with(one, 1));
        file.save(PuzzleStars.NONE.with(one, 2));
        folder.write("puzzles.json", Utf8.bytes("{}"));
        ValueFile.Found<PuzzleStars> found = ValueFile.open(folder, PuzzleStars.FILE).load();
        assertEquals(1, found.value().of(one));
        assertTrue(found.openedFile() instanceof OpenedFile.Backup);
        assertTrue(folder.list().contains("puzzles.corrupt"));
    }

    @Test
    void theFileOfANewerProgramIsNotOverwritten() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        String newer = PuzzleStars.NONE.write().replace("\"version\": 1", "\"version\": 9");
        folder.write("puzzles.json", Utf8.bytes(newer));
        ValueFile<PuzzleStars> file = ValueFile.open(folder, PuzzleStars.FILE);
        assertTrue(file.load().openedFile().newer());
        assertThrows(NewerVersion.class, () -> file.save(PuzzleStars.NONE.with(one, 1)));
    }
}
