package parlour.app.cassino;

import parlour.Games;
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

    public static Shelf<CassinoState, CassinoMove, CassinoView, CassinoEvent> make() {
        return new Shelf<>(
                Games.CASSINO,
                "icon-deck",
                CassinoTable::new,
                CassinoScore::make,
                CassinoPicture::new,
                new Guide(
                        CassinoHelp.pages(),
                        List.of("hand", "tab", "arrows", "space", "enter", "esc")),
                List.of());
    }
}
