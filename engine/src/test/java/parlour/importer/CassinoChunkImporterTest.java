package parlour.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.record.Resources;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class CassinoChunkImporterTest {
    private static final String NAME = "seed001.cassino";
    private static final String SAMPLE = Resources.text("oldfiles/" + NAME);

    @Test
    void theSampleLoadsAsItIsWritten() throws BadInput {
        ImportedCassinoGame game = read(SAMPLE);
        CassinoState state = game.state();
        assertEquals(Resources.set("6d Qs 6s"), state.table());
        assertEquals(Resources.sets("10c 7s Jc 3s", "Kh 8c 4d As", "9d 5s 2h 6c"), state.hands());
        assertEquals(Resources.sets("8h 8s", "9s 5d 4s", ""), state.piles());
        assertEquals(52 - 3 - 12 - 5, state.deck().size());
        assertEquals(2, state.turn());
        assertEquals(1, state.dealer());
        assertEquals(Rules.NOBODY, state.lastCapture());
        assertEquals(Tally.zeros(3), state.scores());
        assertEquals(Tally.zeros(3), state.sweeps());
        assertEquals(1, state.round());
        assertEquals(
                List.of(
                        SavedSeat.person("Player 1"),
                        SavedSeat.computer("CMP 1", "counter"),
                        SavedSeat.computer("CMP 2", "counter")),
                game.seats());
        assertEquals(CassinoOptions.ONE_ROUND, game.options());
        ImporterTestCases.assertSound(game);
    }

    @Test
    void theDeckIsEveryCardNotNamedShuffledBySeed() throws BadInput {
        CassinoState state = read(SAMPLE).state();
        CardSet named =
                new CardSet(state.hands().union() | state.piles().union()).or(state.table());
        assertEquals(CardSet.PACK.minus(named), state.deck().set());
        assertEquals(state, read(SAMPLE).state());
        assertNotEquals(state.deck(), CassinoChunkImporter.read(SAMPLE, 2).state().deck());
    }

    @Test
    void personsSitBeforeComputersInTheOrderOfTheirNumbers() throws BadInput {
        ImportedCassinoGame game =
                read("\nCASSINO\n\nCMP1Kh\nPLR23BobQs\nPLR14Anna10c7s\nTRNplr2\n\nEND\n\n");
        assertEquals(
                List.of("Anna", "Bob", "CMP 1"),
                game.seats().stream().map(SavedSeat::name).toList());
        assertEquals(1, game.state().turn());
        assertEquals(0, game.state().dealer());
    }

    @Test
    void noTableIsAnEmptyTableAndNoColonMeansAllInHand() throws BadInput {
        CassinoState state = read("CASSINO\nPLR13Bob10c7s\nCMP1Kh:2d\nTRNcmp1\nEND").state();
        assertEquals(CardSet.EMPTY, state.table());
        assertEquals(Resources.sets("10c 7s", "Kh"), state.hands());
        assertEquals(Resources.sets("", "2d"), state.piles());
    }

    @Test
    void aSeatWithoutCardsIsPassedOver() throws BadInput {
        ImportedCassinoGame game = read("CASSINO\nPLR13Bob10c7s\nCMP1\nCMP2:2d\nTRNcmp1\nEND");
        assertEquals(0, game.state().turn());
        ImporterTestCases.assertSound(game);
        ImportedCassinoGame next = read("CASSINO\nPLR13Bob\nCMP1Kh\nCMP2Qs\nTRNplr1\nEND");
        assertEquals(1, next.state().turn(), "for the one after it");
    }

    @Test
    void equalNamesGetANumber() throws BadInput {
        ImportedCassinoGame game = read("CASSINO\nPLR13Bob10c\nPLR23BobKh\nTRNplr1\nEND");
        assertEquals(List.of("Bob", "Bob 2"), game.seats().stream().map(SavedSeat::name).toList());
    }

    @Test
    void twelvePersonsAreReadAsTheProgramWroteThem() throws BadInput {
        ImportedCassinoGame game = read(file(persons(1, 12, 4), "Ks", "plr12"));
        assertEquals(
                IntStream.rangeClosed(1, 12)
                        .mapToObj(i -> SavedSeat.person("Player " + i))
                        .toList(),
                game.seats());
        assertEquals(Resources.set("Ac 2c 3c 4c"), game.state().hands().get(0));
        assertEquals(Resources.set("6s 7s 8s 9s"), game.state().hands().get(11));
        assertEquals(11, game.state().turn());
        assertEquals(10, game.state().dealer());
        ImporterTestCases.assertSound(game);
    }

    @Test
    void elevenComputersAreRead() throws BadInput {
        List<String> players = persons(1, 1, 1);
        players.add("CMP110c:");
        for (int i = 2; i <= 9; i++) {
            players.add("CMP" + i + i + "c:");
        }
        players.add("CMP102d:");
        players.add("CMP1110s:");
        ImportedCassinoGame game = read(file(players, "", "cmp11"));
        assertEquals(12, game.seats().size());
        assertEquals(SavedSeat.computer("CMP 11", "counter"), game.seats().get(11));
        assertEquals(Resources.set("10c"), game.state().hands().get(1));
        assertEquals(Resources.set("2d"), game.state().hands().get(10));
        assertEquals(Resources.set("10s"), game.state().hands().get(11));
        assertEquals(11, game.state().turn());
    }

    @Test
    void theOtherNumbersTellWhatALineAloneDoesNot() throws BadInput {
        String line = "PLR114Kh9sQs:";
        ImportedCassinoGame alone = read(file(List.of(line, "CMP12d:"), "", "plr1"));
        assertEquals(SavedSeat.person("4"), alone.seats().get(0));
        assertEquals(Resources.set("Kh 9s Qs"), alone.state().hands().get(0));
        List<String> eleven = persons(1, 10, 1);
        eleven.add(line);
        ImportedCassinoGame among = read(file(eleven, "", "plr11"));
        assertEquals(SavedSeat.person("Kh9s"), among.seats().get(10));
        assertEquals(Resources.set("Qs"), among.state().hands().get(10));
    }

    @Test
    void theOtherCardsTellWhatTheNumbersDoNot() throws BadInput, IOException {
        // Each of the first two may be player 1 while the other is player 11.
        List<String> players = persons(2, 10, 1);
        players.add(0, "PLR112Ks:Js");
        players.add(0, "PLR114KhQh:Jh");
        ImporterTestCases.assertRefused(
                NAME, file(players, "", "plr2"), "cassinoChunk.ambiguous", 2);
        ImportedCassinoGame game = read(file(players, "Kh", "plr2"));
        assertEquals(SavedSeat.person("2"), game.seats().get(0));
        assertEquals(Resources.set("Ks"), game.state().hands().get(0));
        assertEquals(SavedSeat.person("KhQh"), game.seats().get(10));
        assertEquals(Resources.set("Jh"), game.state().piles().get(10));
        ImporterTestCases.assertRefused(
                NAME, file(players, "KhKs", "plr2"), "cassinoChunk.blockTwice", 3);
    }

    @Test
    void aNameOfTenAndMoreCharactersIsReadWhereNoShorterFits() throws BadInput {
        List<String> players = List.of("PLR110Maximilian10c7s:", "PLR213Maximilian IIKh:2d");
        ImportedCassinoGame game = read(file(players, "", "plr2"));
        assertEquals(
                List.of(SavedSeat.person("Maximilian"), SavedSeat.person("Maximilian II")),
                game.seats());
        assertEquals(Resources.sets("10c 7s", "Kh"), game.state().hands());
        String shorter = "PLR112Kh8c4d10s:9d5s";
        assertEquals(
                SavedSeat.person("2"),
                read(file(List.of(shorter, "CMP12d:"), "", "plr1")).seats().get(0));
        assertEquals(
                SavedSeat.person("Kh8c4d10s:9d"),
                read(file(List.of(shorter, "CMP12d:"), "8c", "plr1")).seats().get(0));
    }

    @Test
    void aWrongNumberOfTwoDigitsIsNamed() throws IOException {
        List<String> players = persons(1, 11, 1);
        players.addAll(persons(13, 13, 1));
        ImporterTestCases.assertRefused(
                NAME, file(players, "", "plr1"), "cassinoChunk.numbers", 13);
        players.set(11, "PLR109Player 10Ks:");
        ImporterTestCases.assertRefused(
                NAME, file(players, "", "plr1"), "cassinoChunk.blockTwice", 13);
        ImporterTestCases.assertRefused(
                NAME,
                file(List.of("PLR18Player 1Kh:", "PLR109Player 10Kc:"), "", "plr1"),
                "cassinoChunk.numbers",
                3);
        for (String turn : List.of("plr12", "plr01", "plr011", "cmp11", "plr111")) {
            ImporterTestCases.assertRefused(
                    NAME, file(persons(1, 11, 1), "", turn), "cassinoChunk.turn", 14);
        }
    }

    @Test
    void everyErrorHasItsMessageAndItsLine() throws IOException {
        refused("cassinoChunk.header", 1, "CASSINO", "CASINO");
        refused("cassinoChunk.header", 1, "CASSINO\n", "");
        refused("cassinoChunk.noEnd", 6, "END\n", "");
        refused("cassinoChunk.afterEnd", 9, "END\n", "END\n\nTBL\n");
        refused("cassinoChunk.afterEnd", 7, "END\n", "END of game\n");
        refused("cassinoChunk.playerCount", 5, "CMP.*\nCMP.*\n", "");
        String persons = "PLR23A 2\nPLR33A 3\nPLR43A 4\nPLR53A 5\nPLR63A 6\nPLR73A 7\n";
        refused("cassinoChunk.playerCount", 17, "TBL", persons + "CMP3\nCMP4\nCMP5\nCMP6\nTBL");
        refused("cassinoChunk.noPerson", 6, "PLR.*\n", "");
        refused("cassinoChunk.noNumber", 2, "PLR18Player 1", "PLRPlayer 1");
        refused("cassinoChunk.noNumber", 3, "CMP1Kh", "CMPKh");
        refused("cassinoChunk.noLength", 2, "PLR18Player 1", "PLR1Player 1");
        refused("cassinoChunk.nameLength", 2, "PLR18", "PLR17");
        refused("cassinoChunk.nameLength", 2, "PLR18", "PLR19");
        refused("cassinoChunk.nameLength", 2, "PLR18.*", "PLR19Bob");
        refused("cassinoChunk.nameLength", 2, "PLR18Player 1", "PLR10");
        refused("cassinoChunk.numbers", 2, "PLR1", "PLR2");
        refused("cassinoChunk.numbers", 4, "CMP2", "CMP3");
        refused("cassinoChunk.numbers", 3, "CMP1", "CMP0");
        refused("cassinoChunk.blockTwice", 4, "CMP2", "CMP1");
        refused("cassinoChunk.blockTwice", 6, "TRN", "TBL\nTRN");
        refused("cassinoChunk.blockTwice", 7, "END", "TRNplr1\nEND");
        refused("cassinoChunk.turn", 6, "TRNcmp2", "TRNcmp3");
        refused("cassinoChunk.turn", 6, "TRNcmp2", "TRNplr2");
        refused("cassinoChunk.turn", 6, "TRNcmp2", "TRN");
        refused("cassinoChunk.noTurn", 6, "TRNcmp2\n", "");
        refused("cassinoChunk.cardTwice", 5, "TBL6d", "TBL7s");
        refused("cassinoChunk.cardTwice", 3, "CMP1Kh", "CMP1As");
        refused("cassinoChunk.handTooLarge", 4, "CMP29d", "CMP23d9d");
        refused("cassinoChunk.unknownCard", 5, "TBL6d", "TBL32d");
        refused("cassinoChunk.unknownCard", 5, "TBL6d", "TBL6r");
        refused("cassinoChunk.unknownCard", 5, "TBL6d", "TBLd6");
        refused("cassinoChunk.unknownCard", 2, "7sJc", "7sJx");
        refused("cassinoChunk.unknownCard", 4, "6c:", "6c::");
        refused("cassinoChunk.unknownBlock", 5, "TBL", "TAB");
        ImporterTestCases.assertRefused(
                NAME, "CASSINO\nPLR13Bob\nCMP1\nTRNplr1\nEND", "cassinoChunk.noHands", 5);
    }

    @Test
    void damageIsRefusedOrHarmless() {
        ImporterTestCases.assertSurvivesDamage(NAME, Utf8.bytes(SAMPLE));
    }

    @Test
    void theFirstLineOrTheNameTellsTheFormat() throws BadInput {
        byte[] file = Utf8.bytes(SAMPLE);
        assertTrue(ImportedCassinoGame.isOldFile("game.txt", file));
        assertTrue(ImportedCassinoGame.isOldFile(NAME, new byte[0]));
        assertTrue(!ImportedCassinoGame.isOldFile("game.txt", Utf8.bytes("game cassino")));
        assertEquals(3, ImportedCassinoGame.read("wrong.casino", file, 1).game().seats().size());
    }

    private static void refused(String key, int line, String pattern, String replacement)
            throws IOException {
        String text = SAMPLE.replaceFirst(pattern, replacement);
        assertTrue(!text.equals(SAMPLE), pattern);
        ImporterTestCases.assertRefused(NAME, text, key, line);
    }

    /** The lines of persons under the program's own names, with cards in the order of the pack. */
    private static List<String> persons(int first, int last, int cards) {
        List<String> lines = new ArrayList<>();
        for (int i = first; i <= last; i++) {
            String name = "Player " + i;
            String hand =
                    Card.pack().subList((i - 1) * cards, i * cards).stream()
                            .map(Card::toString)
                            .collect(Collectors.joining());
            lines.add("PLR" + i + name.length() + name + hand + ":");
        }
        return lines;
    }

    private static String file(List<String> players, String table, String turn) {
        String lines = String.join("\n", players);
        return "CASSINO\n" + lines + "\nTBL" + table + "\nTRN" + turn + "\nEND\n";
    }

    private static ImportedCassinoGame read(String text) throws BadInput {
        return ImportedCassinoGame.read(NAME, Utf8.bytes(text), 1).game();
    }
}
