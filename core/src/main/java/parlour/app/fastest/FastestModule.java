package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.Games;
import parlour.app.game.GameHelp;
import parlour.app.game.GameModule;
import parlour.app.tabletop.CardTableThumbnail;
import parlour.app.widget.Ui;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;

import java.util.List;

/** Creates the {@link GameModule} of See Who's Fastest. */
public final class FastestModule {
    private FastestModule() {}

    /** The thumbnail: the top play of the trick. */
    private static Actor picture(Ui ui, FastestView view, boolean over) {
        Hand top = Hand.EMPTY;
        for (FastestView.Act act : view.trick()) {
            top = act.cards().isEmpty() ? top : act.cards();
        }
        return new CardTableThumbnail(ui, FastestFaces.of(top), true, over);
    }

    public static GameModule<FastestState, FastestMove, FastestView, FastestEvent> make() {
        return new GameModule<>(
                Games.FASTEST,
                "icon-fast",
                FastestTable::new,
                FastestScorePanel::make,
                new FastestMoveMenu(),
                FastestModule::picture,
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
