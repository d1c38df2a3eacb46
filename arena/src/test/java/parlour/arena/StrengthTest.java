package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The tables of a proof that is small enough to be played here. */
class StrengthTest {
    private static final Proof SMALL =
            new Proof(
                    "cassino",
                    List.of(
                            new Proof.Chapter(
                                    "expert",
                                    List.of(
                                            new ProofMatch("greedy,random", 20, "")
                                                    .wants(RequiredResult.margin(2)),
                                            new ProofMatch("random,greedy", 20, "--rules finnish")
                                                    .wants(RequiredResult.won(0.5)))),
                            new Proof.Chapter(
                                    "baselines",
                                    List.of(
                                            new ProofMatch(
                                                    "greedy,random,random", 5, "--think 0")))),
                    new RoundRobin(List.of("random", "dumb", "greedy"), 10));

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private List<String> lines;

    @BeforeEach
    void playTheSmallProof() throws BadInput, InterruptedException {
        Console console =
                new Console(
                        new Output(new ByteArrayOutputStream()),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        false);
        Strength.Findings found = new Strength(console, SMALL, 100, List.of()).play();
        lines = new StrengthReport(console.texts(), found).lines(false, 3.4);
    }

    /** The cells of the only row that begins like this. */
    private List<String> row(String first) {
        List<String> rows =
                lines.stream().filter(line -> line.startsWith("| " + first + " |")).toList();
        assertEquals(1, rows.size(), first + " in " + lines);
        return cells(rows.get(0));
    }

    private static List<String> cells(String row) {
        return List.of(row.substring(2).split(" \\|( |$)", -1));
    }

    @Test
    void aRowIsWhatMatchPrintsForTheSameCall() throws BadInput {
        String json =
                Call.good(
                                "match",
                                "cassino",
                                "--players",
                                "greedy,random",
                                "--deals",
                                "20",
                                "--seed",
                                "100",
                                "--json")
                        .out();
        Json greedy = JsonReader.read(json).get("players").list().get(0);
        double margin = Double.parseDouble(greedy.get("margin").toString());
        double interval = Double.parseDouble(greedy.get("interval").toString());
        double won = Double.parseDouble(greedy.get("won").toString());
        List<String> row = row("greedy v random");
        assertEquals("20", row.get(2));
        assertEquals("100", row.get(3));
        assertEquals(String.format(Locale.ROOT, "%+.2f ± %.2f", margin, interval), row.get(4));
        assertTrue(row.get(5).startsWith(String.format(Locale.ROOT, "%.1f ± ", 100 * won)));
    }

    @Test
    void aTargetIsMetWhenTheWholeIntervalClearsIt() {
        assertEquals(List.of("margin > 2.0", "yes"), row("greedy v random").subList(6, 8));
        assertEquals(List.of("won > 50 %", "**no**"), row("random v greedy").subList(6, 8));
        assertEquals(List.of("", ""), row("greedy v 2 × random").subList(6, 8));
        assertTrue(lines.contains("1 of 2 targets are met."));
        PlayerResult playerResult = new PlayerResult("x");
        playerResult.add(new PlayerResult.Share(1, 3, 3, 1, 0));
        assertEquals(false, RequiredResult.margin(2).met(playerResult), "one deal proves nothing");
        playerResult.add(new PlayerResult.Share(1, 3, 3, 1, 0));
        assertTrue(RequiredResult.margin(2).met(playerResult));
        playerResult.add(new PlayerResult.Share(1, 9, 9, 1, 0));
        assertEquals(
                false, RequiredResult.margin(2).met(playerResult), "the mean alone is not enough");
        assertTrue(RequiredResult.won(0.9).met(playerResult));
    }

    @Test
    void everyMatchHasItsOwnSeedAndItsOptions() {
        assertEquals(List.of("--rules finnish", "20", "101"), row("random v greedy").subList(1, 4));
        assertEquals(List.of("--think 0", "5", "102"), row("greedy v 2 × random").subList(1, 4));
        assertTrue(lines.get(0).startsWith("Seeds 100 to 105, one per match;"), lines.get(0));
        assertTrue(lines.get(0).endsWith(" 3 minutes."), lines.get(0));
    }

    @Test
    void theTypesStandInOrderAndTheirMarginsMirrorEachOther() {
        int head = lines.indexOf("|  | greedy | dumb | random | mean |");
        assertTrue(head > 0, lines::toString);
        assertEquals("|---|---:|---:|---:|---:|", lines.get(head + 1));
        List<String> greedy = cells(lines.get(head + 2));
        List<String> random = cells(lines.get(head + 4));
        assertEquals(List.of("greedy", "random"), List.of(greedy.get(0), random.get(0)));
        assertEquals("", greedy.get(1));
        double beats = Double.parseDouble(greedy.get(3));
        assertTrue(beats > 3, greedy::toString);
        assertEquals(-beats, Double.parseDouble(random.get(1)));
        double mean = (beats + Double.parseDouble(greedy.get(2))) / 2;
        assertEquals(mean, Double.parseDouble(greedy.get(4).split(" ")[0]), 0.011);
        assertTrue(
                lines.contains(
                        "The thirds of this table: hard greedy; intermediate dumb; easy random."));
    }

    @Test
    void movesAreTimedAtTablesOfTwo() {
        int from = lines.indexOf("### Time per move");
        Map<String, List<String>> times =
                lines.subList(from + 6, lines.size()).stream()
                        .map(StrengthTest::cells)
                        .collect(Collectors.toMap(row -> row.get(0), row -> row));
        assertEquals(
                List.of("dumb", "greedy", "random"), times.keySet().stream().sorted().toList());
        // Two pairs of ten deals, two rounds each, 24 moves a round.
        assertEquals("960", times.get("dumb").get(1));
        assertTrue(
                Double.parseDouble(times.get("dumb").get(2))
                        <= Double.parseDouble(times.get("dumb").get(3)));
    }

    @Test
    void whatWasPlayedIsSaidOnTheWay() {
        List<String> said = err.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(6, said.size());
        assertTrue(said.get(0).startsWith("1 of 6: greedy,random +"), said.get(0));
        assertTrue(said.get(5).startsWith("6 of 6: dumb,greedy -"), said.get(5));
    }

    @Test
    void aQuickLookHasATenthOfTheDealsAndSaysSo() {
        Proof quick = SMALL.quick();
        assertEquals(2, quick.chapters().get(0).trials().get(0).deals());
        assertEquals(2, quick.chapters().get(1).trials().get(0).deals(), "two at least");
        assertEquals(SMALL.types().names(), quick.types().names());
    }

    @Test
    void onlyTheMeasuredPartOfADocumentIsReplaced() throws BadInput {
        String begin = "<!-- measured by arena strength, do not edit -->\n";
        String end = "<!-- end of what was measured -->\n";
        String text = "# Title\n" + begin + "old\n" + end + "By hand.\n";
        String once = MeasuredPart.in(text, "strength").with(List.of("new", "lines"));
        assertEquals("# Title\n" + begin + "\nnew\nlines\n\n" + end + "By hand.\n", once);
        assertEquals(once, MeasuredPart.in(once, "strength").with(List.of("new", "lines")));
        assertThrows(BadInput.class, () -> MeasuredPart.in("# Title\n" + end + begin, "strength"));
    }

    @Test
    void mistakesAreFoundBeforeTheFirstMatch(@TempDir Path folder) throws IOException {
        assertTrue(Call.mistake("strength", "chess").startsWith("There is no game \"chess\""));
        assertTrue(Call.mistake("strength", "cassino", "--seed", "x").contains("--seed"));
        String missing = folder.resolve("missing.md").toString();
        assertEquals(
                missing + ": there is no such file.",
                Call.mistake("strength", "cassino", "--write", missing));
        Path plain = folder.resolve("plain.md");
        Files.writeString(plain, "By hand.\n");
        String error = Call.mistake("strength", "cassino", "--write", plain.toString());
        assertTrue(error.startsWith(plain + ": the measured part needs a line <!--"), error);
        assertEquals("By hand.\n", Files.readString(plain));
    }

    @Test
    void theProofNamesOnlyComputersThatAreThereAndEveryType() {
        Proof proof = Proof.of("cassino").orElseThrow();
        List<ProofMatch> trials = new ArrayList<>(proof.types().trials());
        proof.chapters().forEach(chapter -> trials.addAll(chapter.trials()));
        for (ProofMatch proofMatch : trials) {
            for (String name : proofMatch.players().split(",")) {
                assertTrue(Games.CASSINO.computers().contains(name), name);
            }
            assertTrue(proofMatch.deals() >= 30, proofMatch::toString);
        }
        assertEquals(11, proof.types().names().size());
        assertEquals(55, proof.types().trials().size());
    }
}
