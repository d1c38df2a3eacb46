package parlour.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.importer.CasinoTextImporter;
import parlour.importer.ImportedCassinoGame;
import parlour.importer.ImporterTestCases;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

class SavedGameTest {
    private static final int STEPS = 70;
    private static final CassinoState POSITION = SavedGames.match(7, STEPS).state();

    @Test
    void aSavedGameGoesOnWithItsHistory() throws BadInput {
        for (int steps : new int[] {0, 1, 48, 49, STEPS}) {
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
                    SavedGames.match(7, steps);
            var saved = SavedGames.saved(match);
            var loaded = whole(saved.write());
            assertEquals(match.state(), loaded.match().state());
            assertEquals(match.history(), loaded.match().history());
            assertEquals(match.seed(), loaded.match().seed());
            assertEquals(match.rules().options(), loaded.match().rules().options());
            assertEquals(saved.title(), loaded.title());
            assertEquals(saved.when(), loaded.when());
            assertEquals(saved.seats(), loaded.seats());
            assertEquals(saved.settings(), loaded.settings());
            assertEquals(saved.write(), loaded.write());
        }
    }

    @Test
    void theNextDealIsTheSameWithAndWithoutSaving() throws BadInput {
        var match = SavedGames.match(7, 48);
        var loaded = whole(SavedGames.saved(match).write()).match();
        match.dealNext();
        loaded.dealNext();
        assertEquals(match.state(), loaded.state());
    }

    @Test
    void movesCanBeTakenBackAfterLoading() throws BadInput {
        var match = SavedGames.match(7, 10);
        var loaded = whole(SavedGames.saved(match).write()).match();
        assertTrue(match.undo(Eyes.of(0)) && loaded.undo(Eyes.of(0)));
        assertEquals(match.state(), loaded.state());
    }

    @Test
    void aGameThatBeganFromAPositionKeepsIt() throws BadInput {
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
                Match.from(SavedGames.match(7, 0).rules(), 99, SavedGames.match(7, 5).state());
        SavedGames.play(match, 20);
        var loaded = whole(SavedGames.saved(match).write()).match();
        assertEquals(match.start(), loaded.start());
        assertEquals(match.history(), loaded.history());
    }

    @Test
    void anImportedGameIsSavedLikeAnyOther() throws BadInput {
        for (String name : List.of("seed000.casino", "seed001.cassino")) {
            ImportedCassinoGame imported =
                    ImportedCassinoGame.read(name, Resources.bytes("oldfiles/" + name), 1).game();
            var loaded = whole(imported.saved("Old one", 5, 6).write());
            assertEquals(imported.state(), loaded.match().state());
            assertEquals(imported.seats(), loaded.seats());
            assertEquals(imported.rules().options(), loaded.match().rules().options());
        }
    }

    @Test
    void everyTypeOfAnOldFileIsAComputerPlayerHere() throws BadInput {
        String sample = Resources.text("oldfiles/seed000.casino");
        String types =
                "special spade fair lookahead more careful bold immediate sweeper dumb random";
        for (String type : types.split(" ")) {
            ImportedCassinoGame imported =
                    CasinoTextImporter.read(
                                    sample.replace("lookahead computer", type + " computer"), 1)
                            .game();
            assertEquals(Optional.of(type), imported.seats().get(1).computer());
            assertTrue(Games.CASSINO.computers().contains(type), type);
        }
    }

    @Test
    void anyGameIsFoundByItsId() throws BadInput {
        Loaded<? extends SavedGame<?, ?, ?, ?>> loaded = SavedGame.read(SavedGames.text(STEPS));
        assertEquals(POSITION, loaded.game().match().state());
        assertInstanceOf(Loaded.Whole.class, loaded);
    }

    @Test
    void aTitleCanBeChanged() throws BadInput {
        String renamed = SavedGame.retitled(SavedGames.text(STEPS), "Christmas \"24\"");
        assertEquals("Christmas \"24\"", whole(renamed).title());
        assertEquals(POSITION, whole(renamed).match().state());
        assertThrows(BadInput.class, () -> SavedGame.retitled(renamed, ""));
    }

    @Test
    void aDamagedFileGetsNoNewTitleAndSoNoNewChecksum() {
        String damaged = SavedGames.text(STEPS).replace("Zuru", "Zoro");
        assertThrows(BadInput.class, () -> SavedGame.retitled(damaged, "Christmas"));
    }

    @Test
    void aFileTellsWhichGameItIsOf() throws BadInput {
        assertEquals("cassino", SavedGame.gameIn(SavedGames.text(STEPS)));
    }

    @Test
    void aSaveOfVersionOneLoads() throws BadInput {
        var loaded = whole(Resources.text("saves/version-1.json"));
        assertEquals("Rainy Sunday", loaded.title());
        assertEquals(POSITION, loaded.match().state());
        assertEquals(STEPS, loaded.match().history().size());
    }

    @Test
    void whenTheMovesLeadElsewhereThePositionDecides() throws BadInput {
        Loaded<?> loaded =
                repaired(changed(game -> moves(game).remove(STEPS - 1)), "save.repair.history");
        assertFound(loaded, 0);
        assertFound(repaired(changed(game -> moves(game).set(3, "As")), "save.repair.history"), 0);
        assertFound(
                repaired(changed(game -> moves(game).set(3, "nonsense")), "save.repair.history"),
                0);
        String gone = POSITION.piles().get(0).first().toString();
        assertFound(repaired(changed(game -> moves(game).add(gone)), "save.repair.history"), 0);
        assertFound(repaired(changed(game -> moves(game).add("deal")), "save.repair.history"), 0);
        assertFound(repaired(changed(game -> game.remove("moves")), "save.repair.history"), 0);
        assertFound(repaired(changed(game -> game.remove("start")), "save.repair.history"), 0);
        assertFound(repaired(changed(game -> game.put("seed", 8L)), "save.repair.history"), 0);
    }

    @Test
    void withoutHistoryNoRoundIsDealtTwice() throws BadInput {
        var loaded =
                SavedGame.read(Games.CASSINO, changed(game -> game.remove("moves"))).game().match();
        assertNotEquals(SavedGames.match(7, 0).seed(), loaded.seed());
    }

    @Test
    void aDamagedPositionIsFoundAgainFromTheMoves() throws BadInput {
        assertFound(
                repaired(changed(game -> game.remove("position")), "save.repair.position"), STEPS);
        assertFound(
                repaired(
                        changed(game -> position(game).put("table", "As As")),
                        "save.repair.position"),
                STEPS);
    }

    @Test
    void withoutMovesAndWithoutAPositionThereIsNoGame() throws BadInput {
        String text =
                changed(
                        game -> {
                            game.remove("moves");
                            position(game).put("table", "As As");
                        });
        assertThrows(BadInput.class, () -> SavedGame.read(text));
    }

    @Test
    void aLostDeckIsShuffledFromTheCardsNobodyHasSeen() throws BadInput {
        Loaded<SavedGame<CassinoState, CassinoMove, CassinoView, CassinoEvent>> loaded =
                SavedGame.read(
                        Games.CASSINO,
                        changed(
                                game -> {
                                    game.remove("moves");
                                    position(game).remove("deck");
                                }));
        var repaired = assertInstanceOf(Loaded.Repaired.class, loaded);
        assertEquals(
                List.of(Phrase.of("save.repair.deck"), Phrase.of("save.repair.history")),
                repaired.repairs());
        CassinoState state = loaded.game().match().state();
        assertEquals(POSITION.hands(), state.hands());
        assertEquals(POSITION.deck().set(), state.deck().set());
        assertNotEquals(POSITION.deck(), state.deck());
    }

    @Test
    void aFailedChecksumIsNamedEvenWhenAllElseFits() throws BadInput {
        String text = SavedGames.text(STEPS);
        assertFound(
                repaired(
                        text.replaceFirst("checksum\": \".", "checksum\": \"x"),
                        "save.repair.checksum"),
                STEPS);
        assertFound(repaired(text.replace("Zuru", "Zoro"), "save.repair.checksum"), STEPS);
        assertThrows(BadInput.class, () -> SavedGame.check(text.replace("Zuru", "Zoro")));
        SavedGame.check(text);
    }

    @Test
    void spacesAndLineEndsAreNoDamage() throws BadInput {
        String text = SavedGames.text(STEPS);
        whole(text.replace("\n", "\r\n"));
        whole(JsonWriter.compact(JsonReader.read(text).tree()));
    }

    @Test
    void everyFieldIsChecked() throws IOException {
        refused("save.format", "\"parlour save\"", "\"parlour safe\"");
        refused("save.newer", "\"version\": 1", "\"version\": 2");
        refused("json.outOfRange", "\"version\": 1", "\"version\": 0");
        refused("json.unknownField", "\"version\"", "\"extra\": 1, \"version\"");
        refused("json.unknownField", "\"title\"", "\"extra\": 1, \"title\"");
        refused("json.missing", "\"title\": \"Rainy Sunday\",", "");
        refused("save.name", "Rainy Sunday", " ");
        refused("save.name", "Zuru", "Zu\\\\nru");
        refused("save.name", "Zuru", "Z".repeat(101));
        refused("json.outOfRange", "\"when\": 1", "\"when\": -1");
        refused("save.unknownGame", "\"cassino\"", "\"casino\"");
        refused("option.word", "\"ties\": \"none\"", "\"ties\": \"some\"");
        refused("option.unknown", "\"ties\": \"none\"", "\"tie\": \"none\"");
        refused("save.seatCount", "(?s)\"seats\": \\[.*?\\]", "\"seats\": []");
        refused("save.kind", "\"person\"", "\"cat\"");
        refused("save.unknownComputer", "\"greedy\"", "\"grady\"");
        refused("json.unknownField", "\"person\"", "\"person\", \"computer\": \"greedy\"");
        refused("json.unknownField", "\"greedy\"", "\"greedy\", \"level\": 1");
        refused("json.notNumber", "\"seed\": 7", "\"seed\": 7.5");
        refused("save.setting", "\"undo\": true", "\"undo\": [true]");
        refused("save.setting", "\"undo\": true", "\"undo\": null");
        refused("save.setting", "\"undo\": true", "\"un do\": true");
        StringBuilder settings = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            settings.append("\"s").append(i).append("\": 1, ");
        }
        refused("save.tooManySettings", "\"undo\"", settings + "\"undo\"");
        assertThrows(BadInput.class, () -> SavedGame.read(" ".repeat(SavedGame.MOST_BYTES + 1)));
    }

    @Test
    void namesAndSettingsMayBeAsLongAndAsManyAsTheLimitsSay() throws BadInput {
        Map<String, Object> settings = new HashMap<>();
        for (int i = 0; i < 50; i++) {
            settings.put("s" + i, "x".repeat(200));
        }
        String name = "n".repeat(100);
        var saved =
                new SavedGame<>(
                        Games.CASSINO,
                        name,
                        0,
                        List.of(SavedSeat.person(name), SavedSeat.computer("Zuru", "greedy")),
                        settings,
                        SavedGames.match(7, 1));
        var loaded = whole(saved.write());
        assertEquals(settings, loaded.settings());
        assertEquals(name, loaded.title());
        assertEquals(name, loaded.seats().get(0).name());
    }

    @Test
    void damageIsRefusedOrNamedAndNeverMakesAnotherGame() {
        byte[] file = Utf8.bytes(SavedGames.text(30));
        CassinoState position = SavedGames.match(7, 30).state();
        Map<String, Integer> outcomes = new HashMap<>();
        for (int length = 0; length < file.length; length++) {
            outcomes.merge(outcome(Arrays.copyOf(file, length), position), 1, Integer::sum);
        }
        for (int bit = 0; bit < file.length * 8; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            outcomes.merge(outcome(flipped, position), 1, Integer::sum);
        }
        assertTrue(outcomes.keySet().containsAll(List.of("same", "repaired", "refused")));
        assertEquals(3, outcomes.size(), outcomes.toString());
    }

    private static String outcome(byte[] file, CassinoState position) {
        try {
            Loaded<? extends SavedGame<?, ?, ?, ?>> loaded = SavedGame.read(Utf8.text(file));
            if (loaded instanceof Loaded.Repaired<?>) {
                return "repaired";
            }
            return loaded.game().match().state().equals(position) ? "same" : "different";
        } catch (BadInput e) {
            return "refused";
        }
    }

    private static SavedGame<CassinoState, CassinoMove, CassinoView, CassinoEvent> whole(
            String text) throws BadInput {
        var loaded = SavedGame.read(Games.CASSINO, text);
        assertInstanceOf(Loaded.Whole.class, loaded);
        return loaded.game();
    }

    private static Loaded<SavedGame<CassinoState, CassinoMove, CassinoView, CassinoEvent>> repaired(
            String text, String key) throws BadInput {
        var loaded = SavedGame.read(Games.CASSINO, text);
        var repaired = assertInstanceOf(Loaded.Repaired.class, loaded);
        assertEquals(List.of(Phrase.of(key)), repaired.repairs());
        return loaded;
    }

    @Test
    void everyRepairHasASentence() throws IOException {
        for (String repair : List.of("checksum", "history", "position", "deck", "earlier")) {
            ImporterTestCases.assertSaid(Phrase.of("save.repair." + repair));
        }
    }

    @Test
    void whatNeedsARepairIsNotGoodThoughItsChecksumFits() throws BadInput {
        SavedGame.check(SavedGames.text(STEPS));
        String odd = changed(game -> position(game).put("turn", 99L));
        assertInstanceOf(Loaded.Repaired.class, SavedGame.read(odd));
        BadInput refused = assertThrows(BadInput.class, () -> SavedGame.check(odd));
        assertEquals("save.repair.position", refused.phrase().key());
    }

    private static void assertFound(Loaded<?> loaded, int moves) {
        Match<?, ?, ?, ?> match = ((SavedGame<?, ?, ?, ?>) loaded.game()).match();
        assertEquals(POSITION, match.state());
        assertEquals(moves, match.history().size());
    }

    private static void refused(String key, String pattern, String replacement) throws IOException {
        String before = SavedGames.text(STEPS);
        String text = before.replaceFirst(pattern, replacement);
        assertNotEquals(before, text, pattern);
        Phrase phrase = assertThrows(BadInput.class, () -> SavedGame.read(text), key).phrase();
        Phrase inner = phrase.key().equals("json.at") ? (Phrase) phrase.args().get(3) : phrase;
        assertEquals(key, inner.key());
        ImporterTestCases.assertSaid(phrase);
    }

    /** A file whose content was changed and whose checksum fits all the same. */
    @SuppressWarnings("unchecked") // the tree of an object
    private static String changed(Consumer<Map<String, Object>> change) throws BadInput {
        Object tree = JsonReader.read(SavedGames.text(STEPS)).get("game").tree();
        Map<String, Object> game = (Map<String, Object>) tree;
        change.accept(game);
        return Envelope.write(SavedGame.FORMAT, game);
    }

    @SuppressWarnings("unchecked") // the tree of a list
    private static List<Object> moves(Map<String, Object> game) {
        return (List<Object>) game.get("moves");
    }

    @SuppressWarnings("unchecked") // the tree of an object
    private static Map<String, Object> position(Map<String, Object> game) {
        return (Map<String, Object>) game.get("position");
    }
}
