package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.Games;
import parlour.app.game.GameHelp;
import parlour.app.game.GameModule;
import parlour.app.look.Face;
import parlour.app.tabletop.CardTableThumbnail;
import parlour.app.widget.Ui;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.util.List;

/** Creates the {@link GameModule} of Nordic Cassino. */
public final class CassinoModule {
    private CassinoModule() {}

    private static Actor picture(Ui ui, CassinoView view, boolean over) {
        return new CardTableThumbnail(ui, Face.of(view.table()), view.deck() > 0, over);
    }

    public static GameModule<CassinoState, CassinoMove, CassinoView, CassinoEvent> make() {
        return new GameModule<>(
                Games.CASSINO,
                "icon-deck",
                CassinoTable::new,
                CassinoScorePanel::make,
                new CassinoMoveMenu(),
                CassinoModule::picture,
                new GameHelp(
                        CassinoHelp.pages(),
                        List.of("hand", "choice", "tab", "arrows", "space", "enter", "esc")),
                CassinoLesson::make,
                CassinoDisplayOptions.all());
    }
}
