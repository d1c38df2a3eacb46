package parlour.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Seeds;
import parlour.json.JsonReader;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** What came before the match of a saved game, and who plays in it. */
class EarlierPlayTest {
    private static final String COMMENT = "It began elsewhere.";

    /** A game whose third round was dealt again. */
    private static SavedGame<CassinoState, CassinoMove, CassinoView, CassinoEvent> dealtAgain() {
        var match = SavedGames.match(7, 110);
        EarlierPlay<CassinoState, CassinoMove, CassinoView, CassinoEvent> earlier =
                EarlierPlay.of(List.of(COMMENT));
        var anew = Match.redealt(match.rules(), 99, match.state());
        SavedGames.play(anew, 5);
        var seats = List.of(SavedSeat.person("Anna"), SavedSeat.computer("Zuru", "easy"));
        return new SavedGame<>(
                Games.CASSINO, "again", 0, seats, Map.of(), anew, earlier.and(match));
    }

    private static Loaded<SavedGame<CassinoState, CassinoMove, CassinoView, CassinoEvent>> read(
            String file) throws BadInput {
        return SavedGame.read(Games.CASSINO, file);
    }

    @Test
    void whatCameBeforeTheMatchIsSavedWithIt() throws BadInput {
        var saved = dealtAgain();
        assertEquals(3, saved.match().state().round());
        var read = read(saved.write());
        assertEquals(List.of(), read.repairs());
        var loaded = read.game();
        assertEquals(List.of(COMMENT), loaded.earlier().comments());
        assertEquals(1, loaded.earlier().matches().size());
        var before = saved.earlier().matches().get(0);
        assertEquals(before.history(), loaded.earlier().matches().get(0).history());
        assertEquals(2, loaded.earlier().rounds(loaded.match()).size());
        assertFalse(saved.match().opening().isEmpty());
        assertEquals(saved.match().opening(), loaded.match().opening(), "the deal is told again");
        assertEquals(saved.write(), loaded.write());
    }

    @Test
    void aGameWithNothingBeforeItIsWrittenAsEver() throws BadInput {
        assertFalse(SavedGames.text(70).contains("earlier"));
        assertTrue(read(SavedGames.text(70)).game().earlier().isEmpty());
    }

    /** The file with the field changed, and a checksum that fits. */
    @SuppressWarnings("unchecked") // the tree of an object
    private static String changed(Consumer<Map<String, Object>> change) throws BadInput {
        Map<String, Object> game =
                (Map<String, Object>) JsonReader.read(dealtAgain().write()).get("game").tree();
        change.accept((Map<String, Object>) game.get("earlier"));
        return Envelope.write(SavedGame.FORMAT, game);
    }

    @SuppressWarnings("unchecked") // the tree of a list of objects
    private static Map<String, Object> match(Map<String, Object> earlier) {
        return ((List<Map<String, Object>>) earlier.get("matches")).get(0);
    }

    @SuppressWarnings("unchecked") // the tree of a list
    private static void dropMove(Map<String, Object> earlier) {
        List<Object> moves = (List<Object>) match(earlier).get("moves");
        match(earlier).put("moves", new ArrayList<>(moves.subList(0, moves.size() - 1)));
    }

    @Test
    void damageToWhatCameBeforeCostsOnlyTheLog() throws BadInput {
        List<Consumer<Map<String, Object>>> damages =
                List.of(
                        earlier -> earlier.put("comments", List.of("x".repeat(501))),
                        earlier -> earlier.put("comments", List.of("a\u0007b")),
                        earlier -> earlier.put("comments", 3L),
                        earlier -> earlier.remove("matches"),
                        earlier -> earlier.put("more", 1L),
                        earlier -> match(earlier).put("seed", 8L),
                        EarlierPlayTest::dropMove);
        for (var damage : damages) {
            var loaded = read(changed(damage));
            assertEquals(List.of(Phrase.of("save.repair.earlier")), loaded.repairs());
            assertEquals(dealtAgain().match().state(), loaded.game().match().state());
            assertTrue(loaded.game().earlier().isEmpty());
        }
        assertEquals(List.of(), read(changed(earlier -> {})).repairs());
    }

    @Test
    void aLongLogKeepsItsNewestLinesAndOneLineEach() {
        List<String> log = new ArrayList<>();
        for (int i = 0; i < 2100; i++) {
            log.add("line " + i);
        }
        log.add("two\tparts");
        log.add(" ");
        log.add("x".repeat(900));
        List<String> kept = EarlierPlay.of(log).comments();
        assertEquals("line 103", kept.get(0));
        assertEquals("two parts", kept.get(kept.size() - 2));
        assertEquals(500, kept.get(kept.size() - 1).length());
    }

    private static Optional<String> drawn(Map<String, Object> settings) {
        var saved = dealtAgain();
        return new SavedGame<>(Games.CASSINO, "x", 0, saved.seats(), settings, saved.match())
                .character(1);
    }

    @Test
    void whoWasDrawnForALevelIsTheOneTheFileNames() {
        assertEquals(Optional.empty(), dealtAgain().character(0), "a person");
        for (String name : List.of("dumb", "immediate")) {
            assertEquals(Optional.of(name), drawn(Map.of(SavedGame.characterSetting(1), name)));
        }
        Rng casting = new Rng(Seeds.CASTING.of(99, 1));
        Optional<String> fromSeed = Optional.of(Games.CASSINO.character("easy", casting));
        assertEquals(fromSeed, drawn(Map.of()), "nobody was drawn: the level itself plays");
        for (String other : List.of("nobody", "expert", "hard", "special")) {
            assertEquals(fromSeed, drawn(Map.of(SavedGame.characterSetting(1), other)), other);
        }
    }

    @Test
    void aModeDrawsOneOfItsOwnAndEverybodyElseIsThemselves() {
        for (String name : Games.CASSINO.computers()) {
            String character = Games.CASSINO.character(name, new Rng(5));
            boolean draws = name.endsWith("Mode") || name.equals("any");
            assertEquals(draws, !character.equals(name), name);
            assertTrue(Games.CASSINO.computers().contains(character));
            assertEquals(character, Games.CASSINO.character(character, new Rng(6)));
        }
        assertEquals("expert", Games.CROSSWISE.character("expert", new Rng(5)));
    }
}
