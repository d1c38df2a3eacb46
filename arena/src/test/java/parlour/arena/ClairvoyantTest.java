package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.code.GameCode;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.json.Json;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.table.SharedTable;
import parlour.text.BadInput;
import parlour.thinking.ThinkingRequest;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The clairvoyant sees all hands, plays in matches, and can be seated nowhere else. */
class ClairvoyantTest {
    private static final long ENOUGH = TimeUnit.SECONDS.toNanos(60);

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsInAMatchOfTwo(Game<?, ?, ?, ?> game) throws BadInput {
        String[] args = {
            "match", game.id(), "--players", "clairvoyant,random", "--deals", "2", "--seed", "3"
        };
        List<String> lines = Call.good(args).lines();
        assertTrue(lines.stream().anyMatch(line -> line.contains("clairvoyant")), lines.toString());
    }

    @Test
    void endgamesOfThreeEndToo() {
        for (String game : List.of("cassino", "fastest")) {
            Call.good(
                    "match",
                    game,
                    "--players",
                    "clairvoyant,random,random",
                    "--deals",
                    "1",
                    "--seed",
                    "3",
                    "--think",
                    "20");
        }
    }

    /** The same view of the mover, other cards in the other hands: the expert cannot tell. */
    @Test
    void itsMovesDependOnTheCardsOfTheOthers() {
        assertNotEquals(0, changes(Games.CASSINO, true));
        assertEquals(0, changes(Games.CASSINO, false));
    }

    private static <S, M, V, E> int changes(Game<S, M, V, E> game, boolean open) {
        Rules<S, M, V, E> rules = game.rules(2, game.presets().values().iterator().next());
        ComputerContender<S, M, V, E> player =
                open
                        ? ComputerContender.clairvoyant(
                                rules, new Clairvoyant<>(game, rules), ENOUGH)
                        : new ComputerContender<>(
                                rules, game.computer(Game.EXPERT, rules, new Rng(0)), ENOUGH);
        int changes = 0;
        for (int deal = 0; deal < 12; deal++) {
            S state = rules.deal(deal).state();
            V view = rules.view(state, Eyes.of(rules.turn(state)));
            S other = rules.sample(view, new Rng(deal));
            changes += player.choose(state, 1).equals(player.choose(other, 1)) ? 0 : 1;
        }
        return changes;
    }

    @ParameterizedTest
    @MethodSource("games")
    void noGameKnowsIt(Game<?, ?, ?, ?> game) {
        assertFalse(game.computers().contains(Clairvoyant.NAME));
        assertThrows(IllegalArgumentException.class, () -> computer(game));
    }

    private static <S, M, V, E> void computer(Game<S, M, V, E> game) {
        Options options = game.presets().values().iterator().next();
        game.computer(Clairvoyant.NAME, game.rules(2, options), new Rng(0));
    }

    @ParameterizedTest
    @MethodSource("games")
    void noOtherCommandSeatsIt(Game<?, ?, ?, ?> game, @TempDir Path folder) {
        Path file = folder.resolve("game.record");
        String players = "expert,clairvoyant";
        refused("record", game.id(), "--players", players, "--out", file.toString());
        assertFalse(Files.exists(file));
        refused("code", game.id(), "--players", "me,clairvoyant");
        refused("validate", game.id(), "noise", "--players", "clairvoyant");
        // To play, any unknown name is a person's, and there can be only one.
        refused("play", game.id(), "--players", "me,clairvoyant");
    }

    private static void refused(String... args) {
        String said = Call.mistake(args);
        assertTrue(said.contains("clairvoyant"), said);
    }

    @ParameterizedTest
    @MethodSource("games")
    void noCodeNamesIt(Game<?, ?, ?, ?> game) {
        Options options = game.presets().values().iterator().next();
        GameCode code =
                new GameCode(
                        game,
                        options,
                        List.of(Optional.empty(), Optional.of(Clairvoyant.NAME)),
                        1,
                        Optional.empty());
        assertThrows(BadInput.class, () -> GameCode.read(code.write()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void noSharedTableSeatsIt(Game<?, ?, ?, ?> game) {
        ClientMessage.Open open =
                new ClientMessage.Open(
                        game.id(),
                        Json.of(Map.of()),
                        List.of(SeatPlan.PERSON, SeatPlan.computer(Clairvoyant.NAME)),
                        0,
                        true);
        ClientMessage.Hello hello =
                new ClientMessage.Hello(1, "0", "en", Optional.empty(), Optional.empty(), 0);
        BadInput refusal =
                assertThrows(
                        BadInput.class,
                        () -> SharedTable.open("code", 0, hello, open, byte[]::new, 0));
        assertEquals("table.unknownComputer", refusal.phrase().key());
    }

    @ParameterizedTest
    @MethodSource("games")
    void noSavedGameAndNoRequestToThinkNamesIt(Game<?, ?, ?, ?> game) {
        assertThrows(BadInput.class, () -> SavedGame.read(saved(game)));
        assertThrows(BadInput.class, () -> ThinkingRequest.read(request(game)));
    }

    private static <S, M, V, E> String saved(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = game.rules(2, game.presets().values().iterator().next());
        List<SavedSeat> seats =
                List.of(SavedSeat.person("A"), SavedSeat.computer("B", Clairvoyant.NAME));
        return new SavedGame<>(game, "A save", 0, seats, Map.of(), Match.begin(rules, 1)).write();
    }

    private static <S, M, V, E> String request(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = game.rules(2, game.presets().values().iterator().next());
        S state = rules.deal(1).state();
        return new ThinkingRequest<>(game, rules, Clairvoyant.NAME, state, 1).json();
    }
}
