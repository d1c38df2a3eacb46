package parlour.app;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import org.junit.jupiter.params.provider.Arguments;

import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.replay.PlayedGames;
import parlour.app.replay.ReplayScreen;
import parlour.app.review.ReviewScreen;
import parlour.app.review.ReviewWork;
import parlour.app.saves.LoadedGame;
import parlour.review.ReviewEffort;

import java.util.Optional;
import java.util.stream.Stream;

/** Replays of all games in every size and language. */
class ReplayLayoutTest extends EverySizeAndLanguage {
    /** How much smaller than others letters may be. */
    private static final float SMALLER = 0.9f;

    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        visit(CassinoModule.make(), 2, 1);
        visit(CassinoModule.make(), 4, 0);
        visit(CassinoModule.make(), 12, 1);
        visit(CrossWiseModule.make(), 4, 1);
        visit(FastestModule.make(), 3, 1);
        visit(FastestModule.make(), 9, 1);
        if (review(PlayedGames.careless(CassinoModule.make(), 2)) == 0) {
            wrong("no costly decision in a careless game");
        }
        review(PlayedGames.of(CrossWiseModule.make(), 4, 1, 12));
        review(PlayedGames.of(FastestModule.make(), 3, 1, 12));
    }

    private void visit(GameModule<?, ?, ?, ?> module, int seats, int persons) {
        String game = module.game().id() + " of " + seats;
        show(
                new ReplayScreen<>(
                        room.app(),
                        PlayedGames.of(module, seats, persons, 150),
                        recordingNavigator,
                        () -> {}));
        room.pass(0.5f);
        look(game + " at its beginning");
        room.key(Keys.RIGHT, Keys.RIGHT, Keys.A);
        room.pass(3);
        look(game + " with all hands");
        room.key(Keys.END);
        look(game + " at its end");
        room.key(Keys.HOME, Keys.A);
    }

    /** A review at its beginning and when it is done; returns how many decisions it shows. */
    private <S, M, V, E> int review(LoadedGame<S, M, V, E> game) {
        ReviewWork<S, M, V, E> work =
                new ReviewWork<>(
                        room.app(),
                        game,
                        new ReviewEffort(4, 30, 60, 2),
                        Optional.empty(),
                        any -> {});
        show(new ReviewScreen<>(room.app(), work, recordingNavigator, () -> {}));
        all("a review that has begun");
        room.pass(120);
        all("a review of " + game.gameModule().game().id());
        return verdicts(game.saved().match().length());
    }

    /**
     * What the costliest decisions cost is written in letters of about the same size; returns how
     * many there are.
     */
    private int verdicts(int moves) {
        int read = 0;
        for (int i = 0; i < moves; i++) {
            Actor card = room.stage().getRoot().findActor("moment-" + i);
            if (card instanceof Table table && table.getChildren().first() instanceof Label text) {
                read++;
                float scale = text.getFontScaleX() / text.getStyle().font.getScaleX();
                if (scale < SMALLER) {
                    wrong("small letters: " + text.getText());
                }
            }
        }
        return read;
    }

    private void look(String situation) {
        all(situation);
        TableInspection.of(room.stage()).forEach(fault -> wrong(situation + ": " + fault));
    }
}
