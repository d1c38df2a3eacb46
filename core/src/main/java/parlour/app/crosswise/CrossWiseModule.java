package parlour.app.crosswise;

import parlour.Games;
import parlour.app.game.GameHelp;
import parlour.app.game.GameModule;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;

import java.util.List;

/** Creates the {@link GameModule} of CrossWise. */
public final class CrossWiseModule {
    private CrossWiseModule() {}

    public static GameModule<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> make() {
        return new GameModule<>(
                Games.CROSSWISE,
                "icon-crosswise",
                CrossWiseTable::new,
                CrossWiseScorePanel::make,
                new CrossWiseMoveMenu(),
                CrossWiseThumbnail::new,
                CrossWiseMovePicture::new,
                new GameHelp(
                        CrossWiseHelp.pages(),
                        List.of("tokens", "tabCells", "cells", "spaceToken", "enter", "step")),
                CrossWiseLesson::make,
                CrossWiseDisplayOptions.all());
    }
}
