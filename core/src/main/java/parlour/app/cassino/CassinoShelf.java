package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.Games;
import parlour.app.App;
import parlour.app.cards.CardsPicture;
import parlour.app.look.Face;
import parlour.app.play.Guide;
import parlour.app.play.Shelf;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;

import java.util.List;

/** Nordic Cassino's place in the app. */
public final class CassinoShelf {
    private CassinoShelf() {}

    private static Actor picture(App app, CassinoView view, boolean over) {
        return new CardsPicture(app, Face.of(view.table()), view.deck() > 0, over);
    }

    public static Shelf<CassinoState, CassinoMove, CassinoView, CassinoEvent> make() {
        return new Shelf<>(
                Games.CASSINO,
                "icon-deck",
                CassinoTable::new,
                CassinoScore::make,
                CassinoShelf::picture,
                new Guide(
                        CassinoHelp.pages(),
                        List.of("hand", "tab", "arrows", "space", "enter", "esc")),
                List.of());
    }
}
