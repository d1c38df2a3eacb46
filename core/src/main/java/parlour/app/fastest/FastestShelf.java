package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.Games;
import parlour.app.App;
import parlour.app.Custom;
import parlour.app.cards.CardsPicture;
import parlour.app.play.Guide;
import parlour.app.play.Shelf;
import parlour.fastest.FastestEvent;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestState;
import parlour.fastest.FastestView;
import parlour.fastest.Hand;

import java.util.List;

/** See Who's Fastest's place in the app. */
public final class FastestShelf {
    private FastestShelf() {}

    /** What lies on top of the trick. */
    private static Actor picture(App app, FastestView view, boolean over) {
        Hand top = Hand.EMPTY;
        for (FastestView.Act act : view.trick()) {
            top = act.cards().isEmpty() ? top : act.cards();
        }
        return new CardsPicture(app, Faces.of(top), true, over);
    }

    public static Shelf<FastestState, FastestMove, FastestView, FastestEvent> make() {
        return new Shelf<>(
                Games.FASTEST,
                "icon-fast",
                FastestTable::new,
                FastestScore::make,
                FastestShelf::picture,
                new Guide(
                        FastestHelp.pages(),
                        List.of(
                                "fastest.arrows",
                                "fastest.space",
                                "fastest.number",
                                "enter",
                                "fastest.pass",
                                "fastest.order",
                                "esc")),
                List.of(Custom.OPEN_COMPUTERS, Custom.OPEN_HANDS));
    }
}
