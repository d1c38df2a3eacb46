package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.game.GameModule;
import parlour.app.screen.AllGames;
import parlour.app.session.LocalSession;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;

import java.nio.file.Path;
import java.util.List;

/** The coach in every game, for somebody who has nothing but what the screen reader says. */
class CoachSpokenTest {
    private static final int UNITS = 50_000;

    @TempDir private Path data;

    private final HeardScreen heard = new HeardScreen();

    @ParameterizedTest
    @CsvSource({"cassino, greedy, 2", "crosswise, priority, 2", "fastest, seed, 3"})
    void aBetterMoveIsToldAndTheMistakeTakenBack(String game, String computer, int seats) {
        aMistake(AllGames.REGISTRY.find(game).orElseThrow(), computer, seats);
    }

    private <S, M, V, E> void aMistake(GameModule<S, M, V, E> module, String computer, int seats) {
        Setup setup =
                new Setup(
                        CassinoSessions.sitters(seats, 1, computer),
                        module.game().presets().values().iterator().next());
        Mistake<S, M, V, E> mistake = Mistake.of(module, setup, UNITS);
        LocalSession<S, M, V, E> session = mistake.session();
        try (Headless room = new Headless(1280, 720, data, heard, TableTestScreen.Empty::new)) {
            room.platform().thinking(UNITS);
            room.app().show(new TableScreen<>(room.app(), session, new RecordingNavigator()));
            room.pass(1);
            assertFalse(heard.offers("coach"));
            int before = session.match().length();
            mistake.play(room, heard);
            room.pass(0.3f);
            assertTrue(
                    heard.announced()
                            .contains(
                                    "The coach knows a better move than your last one. Press C to"
                                            + " hear it."),
                    heard.announced().toString());
            heard.press("A better move (C)");
            room.pass(0.5f);
            assertTrue(heard.screen().dialog());
            List<String> texts = heard.texts();
            assertTrue(texts.stream().anyMatch(line -> line.startsWith("Played: ")), "played");
            assertTrue(texts.stream().anyMatch(line -> line.startsWith("Better: ")), "better");
            heard.press("Take it back");
            room.pass(0.5f);
            assertEquals(before, session.match().length());
            assertFalse(heard.offers("coach"));
        }
    }
}
