package parlour.app.crosswise;

import parlour.Games;
import parlour.app.play.Guide;
import parlour.app.play.Shelf;
import parlour.crosswise.CrossWiseEvent;
import parlour.crosswise.CrossWiseMove;
import parlour.crosswise.CrossWiseState;
import parlour.crosswise.CrossWiseView;

import java.util.List;

/** CrossWise's place in the app. */
public final class CrossWiseShelf {
    private CrossWiseShelf() {}

    public static Shelf<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> make() {
        return new Shelf<>(
                Games.CROSSWISE,
                "icon-crosswise",
                CrossWiseTable::new,
                CrossWiseScore::make,
                CrossWisePicture::new,
                new Guide(
                        CrossWiseHelp.pages(),
                        List.of("tokens", "tab", "cells", "spaceToken", "enter", "step")),
                Customs.all());
    }
}
