package parlour.app.screen;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.game.GameModule;
import parlour.app.navigation.Navigator;
import parlour.app.puzzle.PuzzleCollection;
import parlour.app.puzzle.PuzzleProgress;
import parlour.text.Phrase;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The puzzles of all games; those of a game are read when somebody first asks for them. */
final class AppPuzzles {
    private final App app;
    private final Navigator navigator;
    private final PuzzleProgress progress;

    /** The puzzles that have been read, by game. */
    private final Map<String, PuzzleCollection<?, ?, ?, ?>> collections = new HashMap<>();

    AppPuzzles(App app, Navigator navigator) {
        this.app = app;
        this.navigator = navigator;
        progress = new PuzzleProgress(app);
    }

    /** Takes what went wrong with the file of the stars since the last call. */
    Optional<Phrase> pollNotice() {
        return progress.pollNotice();
    }

    /** Hands over the puzzles of a game, now or as soon as they have been read. */
    <S, M, V, E> void show(GameModule<S, M, V, E> gameModule) {
        PuzzleCollection<?, ?, ?, ?> known = collections.get(gameModule.game().id());
        if (known != null) {
            app.show(new PuzzlesScreen(app, navigator, known));
            return;
        }
        Screen asked = app.screen();
        app.backgroundTasks()
                .attempt(
                        () -> PuzzleCollection.read(gameModule.game()),
                        read ->
                                read.ifPresent(
                                        puzzles -> {
                                            collections.put(
                                                    gameModule.game().id(),
                                                    new PuzzleCollection<>(
                                                            app,
                                                            navigator,
                                                            gameModule,
                                                            progress,
                                                            puzzles));
                                            // Stay where the person has gone in the meantime.
                                            if (app.screen() == asked) {
                                                show(gameModule);
                                            }
                                        }));
    }
}
