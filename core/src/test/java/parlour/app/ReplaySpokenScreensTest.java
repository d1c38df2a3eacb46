package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.accessibility.Input;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameModule;
import parlour.app.replay.PlayedGames;
import parlour.app.replay.ReplayScreen;
import parlour.app.review.ReviewScreen;
import parlour.app.review.ReviewWork;
import parlour.app.saves.LoadedGame;
import parlour.app.screen.AllGames;
import parlour.review.ReviewEffort;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Replays and reviews can be used by those who do not see them. */
class ReplaySpokenScreensTest {
    private final HeardScreen heard = new HeardScreen();
    private final RecordingNavigator rooms = new RecordingNavigator();
    @TempDir Path data;
    private Headless room;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, data, heard, TableTestScreen.Empty::new);
    }

    @AfterEach
    void close() {
        room.close();
    }

    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReplayIsToldAndGoneThroughByName(GameModule<?, ?, ?, ?> module) {
        ReplayScreen<?, ?, ?, ?> screen =
                new ReplayScreen<>(room.app(), PlayedGames.of(module, 2, 1, 20), rooms, () -> {});
        room.app().show(screen);
        room.rest(2);
        SpokenNames.check(room, heard, "a replay");
        assertEquals("Replay", heard.screen().title());
        heard.announced().clear();
        heard.pressId("forward");
        room.rest(5);
        assertEquals(1, screen.session().at());
        assertTrue(
                heard.announced().stream().anyMatch(said -> said.startsWith("Kristoffer ")),
                heard.announced()::toString);
        heard.act(heard.controls("strip"::equals).get(0), new Input.Move(7));
        room.rest(2);
        assertEquals(7, screen.session().at());
    }

    @Test
    void aReviewIsTold() {
        review(PlayedGames.careless(CassinoModule.make(), 2));
        SpokenNames.check(room, heard, "a review");
        assertTrue(heard.screen().title().startsWith("Review: "), heard.screen().title());
    }

    private <S, M, V, E> void review(LoadedGame<S, M, V, E> game) {
        ReviewEffort little = new ReviewEffort(4, 30, 60, 2);
        ReviewWork<S, M, V, E> work =
                new ReviewWork<>(room.app(), game, little, Optional.empty(), any -> {});
        room.app().show(new ReviewScreen<>(room.app(), work, rooms, () -> {}));
        room.pass(200);
    }
}
