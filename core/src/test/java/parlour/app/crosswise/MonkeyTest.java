package parlour.app.crosswise;

import parlour.Games;
import parlour.app.App;
import parlour.app.GameRoom;
import parlour.app.Monkey;
import parlour.app.cards.Box;
import parlour.crosswise.Cell;
import parlour.crosswise.CrossWiseEvent;
import parlour.crosswise.CrossWiseGame;
import parlour.crosswise.CrossWiseMove;
import parlour.crosswise.CrossWiseState;
import parlour.crosswise.CrossWiseView;
import parlour.crosswise.Hand;
import parlour.engine.Eyes;

import java.util.List;

/** Somebody who presses anything anywhere while a game of CrossWise goes on. */
class MonkeyTest
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
    protected GameRoom<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable>
            deal(App app, int seats) {
        return BoardRoom.begin(app, seats, Eyes.of(0), rng.below(1000));
    }

    @Override
    protected Box target(CrossWiseTable table) {
        return rng.below(2) == 0
                ? table.layout().places().get(0).place(rng.below(Hand.PLACES))
                : table.layout().cell(rng.below(Cell.COUNT));
    }

    @Override
    protected void assertAgrees(CrossWiseView view, CrossWiseTable table) {
        AgreementTest.assertAgrees(view, table.zones());
    }
}
