package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.Games;
import parlour.app.game.GameHelp;
import parlour.app.game.GameModule;
import parlour.app.look.Face;
import parlour.app.tabletop.CardMovePicture;
import parlour.app.tabletop.CardTableThumbnail;
import parlour.app.widget.Ui;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Creates the {@link GameModule} of Nordic Cassino. */
public final class CassinoModule {
    private CassinoModule() {}

    private static Actor picture(Ui ui, CassinoView view, boolean over) {
        return new CardTableThumbnail(ui, Face.of(view.table()), view.deck() > 0, over);
    }

    private static Actor movePicture(Ui ui, CassinoView before, CassinoEvent event, Color color) {
        CardSet taken =
                event instanceof CassinoEvent.Captured captured ? captured.cards() : CardSet.EMPTY;
        List<Face> played = new ArrayList<>();
        if (event instanceof CassinoEvent.Captured captured) {
            played.add(Face.of(captured.card()));
        } else if (event instanceof CassinoEvent.Placed placed) {
            played.add(Face.of(placed.card()));
        }
        return new CardMovePicture(
                ui,
                new CardMovePicture.Content(
                        played, Face.of(before.table()), new HashSet<>(Face.of(taken)), ""),
                color);
    }

    public static GameModule<CassinoState, CassinoMove, CassinoView, CassinoEvent> make() {
        return new GameModule<>(
                Games.CASSINO,
                "icon-deck",
                CassinoTable::new,
                CassinoScorePanel::make,
                new CassinoMoveMenu(),
                CassinoModule::picture,
                CassinoModule::movePicture,
                new GameHelp(
                        CassinoHelp.pages(),
                        List.of("hand", "choice", "tab", "arrows", "space", "enter", "esc")),
                CassinoLesson::make,
                CassinoDisplayOptions.all());
    }
}
