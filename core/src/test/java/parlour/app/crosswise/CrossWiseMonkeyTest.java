package parlour.app.crosswise;

import parlour.Games;
import parlour.app.App;
import parlour.app.Monkey;
import parlour.app.TableTestScreen;
import parlour.app.tabletop.Box;
import parlour.crosswise.CrossWiseGame;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Hand;
import parlour.engine.Eyes;

import java.util.List;

/** Somebody who presses anything anywhere while a game of CrossWise goes on. */
class CrossWiseMonkeyTest
        extends Monkey<
                CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable> {
    @Override
    protected CrossWiseGame game() {
        return Games.CROSSWISE;
    }

    @Override
    protected List<Integer> seats() {
        return List.of(2, 4, 2, 4);
    }

    @Override
    protected TableTestScreen<
                    CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable>
            deal(App app, int seats) {
        return CrossWiseTestScreen.begin(app, seats, Eyes.of(0), rng.below(1000));
    }

    @Override
    protected Box target(CrossWiseTable table) {
        return rng.below(2) == 0
                ? table.layout().places().get(0).place(rng.below(Hand.PLACES))
                : table.layout().cell(rng.below(Cell.COUNT));
    }

    @Override
    protected void assertAgrees(CrossWiseView view, CrossWiseTable table) {
        CrossWiseTableAgreesTest.assertAgrees(view, table.zones());
    }
}
