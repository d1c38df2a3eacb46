package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.code.GameCode;
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
import java.util.stream.Stream;

/** What only measures plays in matches, and can be seated nowhere else. */
class InstrumentsTest {
    static List<Arguments> instruments() {
        return Games.all().stream()
                .flatMap(
                        game ->
                                Stream.of(Clairvoyant.NAME, PlayerList.JUDGE)
                                        .map(name -> Arguments.of(game, name)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("instruments")
    void playsInAMatch(Game<?, ?, ?, ?> game, String name) {
        List<String> lines =
                Call.good(
                                "match",
                                game.id(),
                                "--players",
                                name + ",random",
                                "--deals",
                                "1",
                                "--seed",
                                "3")
                        .lines();
        assertTrue(lines.stream().anyMatch(line -> line.contains(name)), lines.toString());
    }

    @ParameterizedTest
    @MethodSource("instruments")
    void noGameKnowsIt(Game<?, ?, ?, ?> game, String name) {
        assertFalse(game.computers().contains(name));
        assertThrows(IllegalArgumentException.class, () -> computer(game, name));
    }

    private static <S, M, V, E> void computer(Game<S, M, V, E> game, String name) {
        Options options = game.presets().values().iterator().next();
        game.computer(name, game.rules(2, options), new Rng(0));
    }

    @ParameterizedTest
    @MethodSource("instruments")
    void noOtherCommandSeatsIt(Game<?, ?, ?, ?> game, String name, @TempDir Path folder) {
        Path file = folder.resolve("game.record");
        String players = "expert," + name;
        refused(name, "record", game.id(), "--players", players, "--out", file.toString());
        assertFalse(Files.exists(file));
        refused(name, "code", game.id(), "--players", "me," + name);
        refused(name, "validate", game.id(), "noise", "--players", name);
        // To play, any unknown name is a person's, and there can be only one.
        refused(name, "play", game.id(), "--players", "me," + name);
    }

    private static void refused(String name, String... args) {
        String said = Call.mistake(args);
        assertTrue(said.contains(name), said);
    }

    @ParameterizedTest
    @MethodSource("instruments")
    void noCodeNamesIt(Game<?, ?, ?, ?> game, String name) {
        Options options = game.presets().values().iterator().next();
        GameCode code =
                new GameCode(
                        game,
                        options,
                        List.of(Optional.empty(), Optional.of(name)),
                        1,
                        Optional.empty());
        assertThrows(BadInput.class, () -> GameCode.read(code.write()));
    }

    @ParameterizedTest
    @MethodSource("instruments")
    void noSharedTableSeatsIt(Game<?, ?, ?, ?> game, String name) {
        ClientMessage.Open open =
                new ClientMessage.Open(
                        game.id(),
                        Json.of(Map.of()),
                        List.of(SeatPlan.PERSON, SeatPlan.computer(name)),
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
    @MethodSource("instruments")
    void noSavedGameAndNoRequestToThinkNamesIt(Game<?, ?, ?, ?> game, String name) {
        assertThrows(BadInput.class, () -> SavedGame.read(saved(game, name)));
        assertThrows(BadInput.class, () -> ThinkingRequest.read(request(game, name)));
    }

    private static <S, M, V, E> String saved(Game<S, M, V, E> game, String name) {
        Rules<S, M, V, E> rules = game.rules(2, game.presets().values().iterator().next());
        List<SavedSeat> seats = List.of(SavedSeat.person("A"), SavedSeat.computer("B", name));
        return new SavedGame<>(game, "A save", 0, seats, Map.of(), Match.begin(rules, 1)).write();
    }

    private static <S, M, V, E> String request(Game<S, M, V, E> game, String name) {
        Rules<S, M, V, E> rules = game.rules(2, game.presets().values().iterator().next());
        S state = rules.deal(1).state();
        return new ThinkingRequest<>(game, rules, name, state, 1).json();
    }
}
