package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.app.accessibility.AccessibleScreen;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameModule;
import parlour.app.screen.AllGames;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A screen reader is told nothing that the person at the screen may not see. */
class SpokenSecretsTest {
    private static final int ME = 0;
    private static final Pattern CARD = Pattern.compile(" of (clubs|diamonds|hearts|spades)");

    @TempDir Path data;

    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void hiddenCardsDealtOtherwiseSoundTheSame(GameModule<?, ?, ?, ?> module) {
        check(module);
    }

    private <S, M, V, E> void check(GameModule<S, M, V, E> module) {
        int seats = module.game().seatCounts().contains(4) ? 4 : 3;
        Setup setup =
                new Setup(
                        IntStream.range(0, seats)
                                .mapToObj(s -> s == ME ? person("Anna") : computer("Bo " + s))
                                .toList(),
                        module.game().presets().values().iterator().next());
        Rules<S, M, V, E> rules = module.game().rules(seats, setup.options());
        Match<S, M, V, E> match = Match.begin(rules, 5);
        Rng rng = new Rng(1);
        for (int turns = 0; turns < 8 || match.turn() != ME; turns++) {
            List<M> moves = rules.moves(match.state(), 50);
            assertEquals(Optional.empty(), match.play(moves.get(rng.below(moves.size()))));
        }
        V view = rules.view(match.state(), Eyes.of(ME));
        S one = rules.sample(view, new Rng(2));
        S other = rules.sample(view, new Rng(3));
        assertNotEquals(one, other, "something is hidden");
        assertEquals(heard(module, setup, one), heard(module, setup, other));
    }

    private record Told(AccessibleScreen screen, List<String> announced) {}

    private <S, M, V, E> Told heard(GameModule<S, M, V, E> module, Setup setup, S state) {
        HeardScreen heard = new HeardScreen();
        Match<S, M, V, E> match =
                Match.from(
                        module.game().rules(setup.participants().size(), setup.options()),
                        4,
                        state);
        try (Headless room = new Headless(1280, 720, data, heard, TableTestScreen.Empty::new)) {
            room.app()
                    .show(
                            new TableScreen<>(
                                    room.app(),
                                    LocalSession.resume(module, setup, match, List.of(), 0, 0),
                                    new RecordingNavigator()));
            room.rest(100);
            assertFalse(heard.controls(id -> id.startsWith("move-")).isEmpty());
            return new Told(heard.screen(), heard.announced());
        }
    }

    private static Participant person(String name) {
        return new Participant(name, Optional.empty());
    }

    private static Participant computer(String name) {
        return new Participant(name, Optional.of("easy"));
    }

    @Test
    void nobodysHandIsToldWhileTheScreenIsHandedOver() {
        HeardScreen heard = new HeardScreen();
        Setup setup =
                new Setup(
                        List.of(person("Anna"), person("Tom")),
                        Games.CASSINO.presets().get("house"));
        try (Headless room = new Headless(1280, 720, data, heard, TableTestScreen.Empty::new)) {
            room.app()
                    .show(
                            new TableScreen<>(
                                    room.app(),
                                    LocalSession.begin(CassinoModule.make(), setup, 7),
                                    new RecordingNavigator()));
            room.rest(100);
            assertEquals("Several people share this screen", heard.screen().title());
            assertNoCards(heard);
            press(room, heard, "Start");
            assertTrue(heard.screen().title().endsWith(", ready?"), heard.screen().title());
            assertNoCards(heard);
            press(room, heard, "Show my hand");
            assertTrue(heard.texts().stream().anyMatch(text -> text.startsWith("Your hand: ")));
            heard.pressId(heard.controls(id -> id.startsWith("move-")).get(0).id());
            room.rest(100);
            String next = heard.controls("act"::equals).get(0).name().replace("Hand over to ", "");
            press(room, heard, "Hand over to " + next);
            assertEquals(next + ", ready?", heard.screen().title());
            assertNoCards(heard);
            press(room, heard, "Show my hand");
            assertTrue(heard.announced().contains(next + ", it is your turn."));
            assertTrue(heard.texts().stream().noneMatch(text -> text.startsWith("Hand of")));
        }
    }

    private static void press(Headless room, HeardScreen heard, String name) {
        heard.press(name);
        room.rest(100);
    }

    private static void assertNoCards(HeardScreen heard) {
        assertTrue(heard.screen().dialog());
        assertFalse(CARD.matcher(heard.screen().toString()).find(), heard.screen()::toString);
    }
}
