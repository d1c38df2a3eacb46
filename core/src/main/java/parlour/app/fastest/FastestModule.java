package parlour.app.fastest;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.Games;
import parlour.app.game.GameHelp;
import parlour.app.game.GameModule;
import parlour.app.tabletop.CardMovePicture;
import parlour.app.tabletop.CardTableThumbnail;
import parlour.app.widget.Ui;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;

import java.util.List;
import java.util.Set;

/** Creates the {@link GameModule} of See Who's Fastest. */
public final class FastestModule {
    private FastestModule() {}

    /** The thumbnail: the top play of the trick. */
    private static Actor picture(Ui ui, FastestView view, boolean over) {
        return new CardTableThumbnail(ui, FastestFaces.of(top(view)), true, over);
    }

    private static Hand top(FastestView view) {
        Hand top = Hand.EMPTY;
        for (FastestView.Act act : view.trick()) {
            top = act.cards().isEmpty() ? top : act.cards();
        }
        return top;
    }

    private static Actor movePicture(Ui ui, FastestView before, FastestEvent event, Color color) {
        Hand played = event instanceof FastestEvent.CardsPlayed cards ? cards.cards() : Hand.EMPTY;
        return new CardMovePicture(
                ui,
                new CardMovePicture.Content(
                        FastestFaces.of(played),
                        FastestFaces.of(top(before)),
                        Set.of(),
                        ui.texts().say("fastest.table.passes")),
                color);
    }

    public static GameModule<FastestState, FastestMove, FastestView, FastestEvent> make() {
        return new GameModule<>(
                Games.FASTEST,
                "icon-fast",
                FastestTable::new,
                FastestScorePanel::make,
                new FastestMoveMenu(),
                FastestModule::picture,
                FastestModule::movePicture,
                new GameHelp(
                        FastestHelp.pages(),
                        List.of(
                                "fastest.arrows",
                                "fastest.tab",
                                "fastest.space",
                                "fastest.number",
                                "enter",
                                "fastest.pass",
                                "fastest.order",
                                "esc")),
                FastestLesson::make,
                FastestDisplayOptions.all());
    }
}
