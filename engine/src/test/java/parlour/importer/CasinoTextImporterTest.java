package parlour.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.Deck;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.record.Loaded;
import parlour.record.Resources;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.List;

class CasinoTextImporterTest {
    static final String NAME = "seed000.casino";
    private static final String SAMPLE = Resources.text("oldfiles/" + NAME);

    @Test
    void theSampleLoadsAsItIsWritten() throws BadInput {
        ImportedCassinoGame game = whole(SAMPLE);
        assertEquals(
                new CassinoState(
                        Resources.set("6h 2h Ac"),
                        Resources.sets("4c 2c 2s 7h", "10d Kd Qs 4h", "5c 8h 3h Kc"),
                        Resources.sets("", "", "7d 3s 4s"),
                        Deck.of(
                                Resources.cards(
                                        "7s Jh 2d 8s 8c 6s 8d 9c Qh Jc Qd Qc Kh Ad 3c 7c 6d 9s"
                                                + " 5d Jd As 9h 3d 10h 5h Ah 4d 10c 5s 6c Js Ks"
                                                + " 9d 10s")),
                        0,
                        2,
                        Tally.zeros(3),
                        RoundStart.first(3, 0)),
                game.state());
        assertEquals(
                List.of(
                        SavedSeat.person("me"),
                        SavedSeat.computer("Zuru**", "lookahead"),
                        SavedSeat.computer("Tom45*", "random")),
                game.seats());
        assertEquals(5, game.log().size());
        assertEquals(
                "Player Tom45* played Diamond-7 and captured Spade-3, Spade-4.", game.log().get(4));
        assertEquals(game.log(), game.saved("old", 0, 1).earlier().comments());
        assertEquals(List.of(), game.notes());
        ImporterTestCases.assertSound(game);
    }

    @Test
    void theFirstSeatDealsFirstAndTheRestIsHouse() throws BadInput {
        CassinoOptions options = whole(SAMPLE).options();
        assertEquals(CassinoOptions.FirstDealer.FIRST, options.firstDealer());
        assertEquals(
                CassinoOptions.HOUSE,
                new CassinoOptions(
                        options.target(),
                        CassinoOptions.FirstDealer.RANDOM,
                        options.ties(),
                        options.forcedCapture(),
                        options.sweepLimit(),
                        options.lastSweeps(),
                        options.sweepsCancel(),
                        options.misere()));
    }

    @Test
    void scoresAndSweepsAreTakenOver() throws BadInput {
        ImportedCassinoGame game =
                whole(
                        SAMPLE.replaceFirst("Score: 0", "Score: 12")
                                .replaceFirst("(?s)(Order: 2.*?)Sweep: 0", "$1Sweep: 3"));
        assertEquals(Tally.of(List.of(12, 0, 0)), game.state().scores());
        assertEquals(Tally.of(List.of(0, 0, 3)), game.state().sweeps());
    }

    @Test
    void aSeatThatCannotBeIsToldTheLastThatCan() {
        for (String wrong : List.of("Order: 3", "CurrentDealer: 3")) {
            String text = SAMPLE.replaceFirst(wrong.replace("3", "0"), wrong);
            Phrase said = assertThrows(BadInput.class, () -> whole(text)).phrase();
            assertEquals(2, said.args().get(said.args().size() - 1), said.toString());
        }
    }

    @Test
    void aNameThatIsAsLongAsItMayBeStillGetsItsNumber() throws BadInput {
        String longest = "x".repeat(SavedSeat.LONGEST);
        ImportedCassinoGame game =
                whole(
                        SAMPLE.replace("Name: me", "Name: " + longest)
                                .replace("Name: Zuru**", "Name: " + longest));
        assertEquals(longest, game.seats().get(0).name());
        assertEquals("x".repeat(98) + " 2", game.seats().get(1).name());
    }

    @Test
    void aFileMayHaveAHundredThousandBytes() throws BadInput {
        int length = Utf8.bytes(SAMPLE).length;
        String largest = SAMPLE + "\n".repeat(ImportedCassinoGame.MOST_BYTES - length);
        assertEquals(whole(SAMPLE).state(), whole(largest).state());
        BadInput refused = assertThrows(BadInput.class, () -> whole(largest + "\n"));
        assertEquals("save.tooLarge", refused.phrase().key());
    }

    @Test
    void turnAndLastCaptureCountFromTheDealer() throws BadInput {
        ImportedCassinoGame game =
                whole(
                        SAMPLE.replace("CurrentDealer: 0", "CurrentDealer: 1")
                                .replace("CurrentTurn: 0", "CurrentTurn: 1")
                                .replace("LastCapture: 2", "LastCapture: 2"));
        assertEquals(1, game.state().dealer());
        assertEquals(2, game.state().turn());
        assertEquals(0, game.state().lastCapture());
    }

    @Test
    void anEmptyLastCaptureIsNobody() throws BadInput {
        String text = SAMPLE.replace("CurrentLastCapture: 2", "currentLastCapture:");
        assertEquals(Rules.NOBODY, whole(text).state().lastCapture());
    }

    @Test
    void orderAndNotThePlaceInTheFileDecidesTheSeat() throws BadInput {
        ImportedCassinoGame game =
                whole(
                        SAMPLE.replace("Order: 0", "Order: x")
                                .replace("Order: 2", "Order: 0")
                                .replace("Order: x", "Order: 2"));
        assertEquals("Tom45*", game.seats().get(0).name());
        assertEquals(Resources.set("5c 8h 3h Kc"), game.state().hands().get(0));
        assertEquals("me", game.seats().get(2).name());
    }

    @Test
    void anInterruptedGameLoadsWithANote() throws BadInput, IOException {
        ImportedCassinoGame game = whole(SAMPLE.replaceFirst("\n\n", "\nInterrupted\n"));
        assertEquals(List.of(Phrase.of("casinoText.note.interrupted")), game.notes());
        ImporterTestCases.assertSaid(game.notes().get(0));
    }

    @Test
    void namesMayHaveColonsAndEqualNamesGetANumber() throws BadInput {
        ImportedCassinoGame game =
                whole(
                        SAMPLE.replace("Name: me", "Name: a:b")
                                .replace("Name: Zuru**", "Name: a:b")
                                .replace("Name: Tom45*", "Name: a:b 2"));
        assertEquals(
                List.of("a:b", "a:b 3", "a:b 2"),
                game.seats().stream().map(SavedSeat::name).toList());
    }

    @Test
    void linesOfAnotherSystemAndLettersOfAnOldCodeAreRead() throws BadInput {
        byte[] latin = SAMPLE.replace("Name: me", "Name: Paivi").replace("\n", "\r\n").getBytes();
        for (int i = 0; i < latin.length; i++) {
            if (latin[i] == 'P' && latin[i + 1] == 'a' && latin[i + 2] == 'i') {
                latin[i + 1] = (byte) 0xE4;
            }
        }
        assertEquals(
                "P\u00E4ivi",
                ImportedCassinoGame.read(NAME, latin, 1).game().seats().get(0).name());
    }

    @Test
    void aFinishedRoundGivesTheRestToWhoCapturedLast() throws BadInput {
        String all =
                "CASINO Save file\n\n"
                        + "#game metadata\n"
                        + "CardsInDeck:\n"
                        + "CardsOnTable: s2\n"
                        + "CurrentDealer: 0\n"
                        + "CurrentTurn: 1\n"
                        + "CurrentView: 0\n"
                        + "CurrentLastCapture: 1\n"
                        + "#comments\n"
                        + player("me", "human", 0, "", allBut("s2"))
                        + player("it", "dumb computer", 1, "", "");
        ImportedCassinoGame game = whole(all);
        assertEquals(Rules.NOBODY, game.state().turn());
        assertEquals(Resources.set("2s"), game.state().piles().get(1));
        assertTrue(game.rules().round(game.state()).isPresent());
        ImporterTestCases.assertSound(game);
    }

    @Test
    void aMissingOrWrongSeenListAndAMissingLogAreRepaired() throws BadInput, IOException {
        assertRepaired(
                SAMPLE.replace("Seen: c4c2s2h7h6s4h2s3cad7\n", ""),
                Phrase.of("casinoText.repair.seenMissing", 18, "me"));
        assertRepaired(
                SAMPLE.replace("Seen: d0dksqcah6", "Seen: d0dksqcah7"),
                Phrase.of("casinoText.repair.seenWrong", 36, "Zuru**"));
        assertRepaired(
                SAMPLE.replaceFirst("(?s)#comments.*?\n\n", ""),
                Phrase.of("casinoText.repair.log"));
    }

    @Test
    void anUnknownTypeOfComputerPlaysFair() throws BadInput, IOException {
        for (String type : List.of("clever ", "")) {
            String text = SAMPLE.replace("lookahead computer", type + "computer");
            assertRepaired(text, Phrase.of("casinoText.repair.type", 30, type.strip(), "fair"));
            assertEquals(SavedSeat.computer("Zuru**", "fair"), repaired(text).seats().get(1));
        }
    }

    @Test
    void aNameThatIsTooLongIsShortened() throws BadInput, IOException {
        String text = SAMPLE.replace("Name: me", "Name: " + "x".repeat(101));
        String name = "x".repeat(99) + "…";
        assertRepaired(text, Phrase.of("casinoText.repair.name", 19, SavedSeat.LONGEST, name));
        assertEquals(SavedSeat.person(name), repaired(text).seats().get(0));
        // A sign that takes two characters is not torn apart.
        String signs = SAMPLE.replace("Name: me", "Name: " + "x" + "🂡".repeat(50));
        assertEquals("x" + "🂡".repeat(49) + "…", repaired(signs).seats().get(0).name());
    }

    private static ImportedCassinoGame repaired(String text) throws BadInput {
        return ImportedCassinoGame.read(NAME, Utf8.bytes(text), 1).game();
    }

    private static void assertRepaired(String text, Phrase repair) throws BadInput, IOException {
        Loaded.Repaired<?> repaired =
                assertInstanceOf(
                        Loaded.Repaired.class, ImportedCassinoGame.read(NAME, Utf8.bytes(text), 1));
        assertEquals(List.of(repair), repaired.repairs());
        assertEquals(whole(SAMPLE).state(), ((ImportedCassinoGame) repaired.game()).state());
        ImporterTestCases.assertSaid(repair);
    }

    @Test
    void everyErrorHasItsMessageAndItsLine() throws IOException {
        refused("casinoText.firstLine", 1, "CASINO Save file", "CASINO Safe file");
        refused("casinoText.secondLine", 2, "file\n\n", "file\nRestarted\n");
        refused("casinoText.noMetadata", 41, "(?s)#game metadata.*?\n\n", "\n\n\n");
        refused("casinoText.unknownChunk", 11, "#comments", "#remarks");
        refused("casinoText.unknownCard", 4, "s7hjd2", "s7hjx2");
        refused("casinoText.unknownCard", 34, "Hand: d0", "Hand: d1");
        refused("casinoText.unknownCard", 46, "ck\\s*$", "c");
        refused("casinoText.cardMissing", 4, "s7hjd2", "s7d2");
        refused("casinoText.cardTwice", 5, "Table: h6", "Table: s7h6");
        refused("casinoText.cardTwice", 25, "Pile:", "Pile: c4");
        refused("casinoText.missingDeck", 3, "CardsInDeck: .*\n", "");
        refused("casinoText.missingTable", 3, "CardsOnTable: .*\n", "");
        refused("casinoText.missingMetadata", 3, "CurrentDealer: 0\n", "");
        refused("casinoText.missingMetadata", 3, "CurrentTurn: 0\n", "");
        refused("casinoText.missingMetadata", 3, "CurrentView: 0\n", "");
        refused("casinoText.missingMetadata", 3, "CurrentLastCapture: 2\n", "");
        refused("casinoText.missingMetadata", 7, "CurrentTurn: 0", "CurrentTurn:");
        for (String key : List.of("Name", "TypeName", "Order", "Score", "Sweep", "Hand", "Pile")) {
            refused("casinoText.missingPlayerField", 18, "\n" + key + ":.*", "");
        }
        refused("casinoText.missingPlayerField", 19, "Name: me", "Name:");
        refused("casinoText.type", 20, ": human", ": martian");
        refused("casinoText.type", 30, "lookahead computer", "lookahead");
        refused("casinoText.type", 30, "lookahead computer", "microcomputer");
        refused("casinoText.order", 21, "Order: 0", "Order: 3");
        refused("casinoText.order", 31, "Order: 1", "Order: 0");
        refused("casinoText.order", 31, "Order: 1", "Order: -1");
        refused("casinoText.index", 6, "Dealer: 0", "Dealer: 3");
        refused("casinoText.index", 7, "Turn: 0", "Turn: -1");
        refused("casinoText.index", 8, "View: 0", "View: 99999999999");
        refused("casinoText.index", 9, "Capture: 2", "Capture: 3");
        refused("casinoText.notNumber", 6, "Dealer: 0", "Dealer: me");
        refused("casinoText.notNumber", 22, "Score: 0", "Score: -1");
        refused("casinoText.notNumber", 23, "Sweep: 0", "Sweep: one");
        refused("casinoText.noHuman", 20, ": human", ": dumb computer");
        refused("casinoText.notKeyValue", 5, "CardsOnTable:", "CardsOnTable");
        refused("casinoText.notKeyValue", 22, "Score: 0", ": 0");
        refused("casinoText.unknownKey", 22, "Score: 0", "Scroe: 0");
        refused("casinoText.keyTwice", 23, "Sweep: 0", "Score: 0");
        refused("casinoText.keyTwice", 12, "#comments", "#comments\n#comments");
        refused("casinoText.keyTwice", 4, "#game metadata", "#game metadata\n#game metadata");
        refused("casinoText.handTooLarge", 24, "Hand: c4", "Hand: s7c4");
        refused("casinoText.name", 19, "Name: me", "Name: m\te");
        refused("casinoText.name", 19, "Name: me", "Name: m\t" + "e".repeat(200));
    }

    @Test
    void twoToTwelveMayPlay() throws IOException, BadInput {
        String one = SAMPLE.replaceFirst("(?s)#player\nName: Zuru.*", "");
        ImporterTestCases.assertRefused(NAME, one, "casinoText.playerCount", 26);
        StringBuilder many = new StringBuilder(SAMPLE);
        for (int i = 3; i < 12; i++) {
            many.append(player("p" + i, "dumb computer", i, "", ""));
        }
        assertEquals(12, CasinoTextImporter.read(many.toString(), 1).game().seats().size());
        many.append(player("p12", "dumb computer", 12, "", ""));
        ImporterTestCases.assertRefused(NAME, many.toString(), "casinoText.playerCount", 128);
    }

    @Test
    void aRoundThatWasNeverDealtIsRefused() throws IOException {
        ImporterTestCases.assertRefused(
                NAME,
                "CASINO Save file\n\n#game metadata\nCardsInDeck: "
                        + allBut("")
                        + "\nCardsOnTable:\nCurrentDealer: 0\nCurrentTurn: 0\nCurrentView: 0\n"
                        + "CurrentLastCapture:\n"
                        + player("me", "human", 0, "", "")
                        + player("it", "dumb computer", 1, "", ""),
                "casinoText.undealt",
                4);
    }

    @Test
    void damageIsRefusedOrHarmless() {
        ImporterTestCases.assertSurvivesDamage(NAME, Utf8.bytes(SAMPLE));
    }

    private static void refused(String key, int line, String pattern, String replacement)
            throws IOException {
        String text = SAMPLE.replaceFirst(pattern, replacement);
        assertTrue(!text.equals(SAMPLE), pattern);
        ImporterTestCases.assertRefused(NAME, text, key, line);
    }

    static ImportedCassinoGame whole(String text) throws BadInput {
        Loaded<ImportedCassinoGame> loaded = ImportedCassinoGame.read(NAME, Utf8.bytes(text), 1);
        assertInstanceOf(Loaded.Whole.class, loaded);
        return loaded.game();
    }

    static String player(String name, String type, int order, String hand, String pile) {
        return "#player\nName: %s\nTypeName: %s\nOrder: %d\nScore: 0\nSweep: 0\nHand: %s\nPile: %s\n"
                        .formatted(name, type, order, hand, pile)
                + "Seen: "
                + allBut("")
                + "\n";
    }

    static String allBut(String card) {
        StringBuilder all = new StringBuilder();
        for (char suit : "cdhs".toCharArray()) {
            for (char rank : "a234567890jqk".toCharArray()) {
                all.append(card.equals("" + suit + rank) ? "" : "" + suit + rank);
            }
        }
        return all.toString();
    }
}
