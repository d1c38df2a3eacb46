package parlour.app.fastest;

import parlour.Games;
import parlour.app.App;
import parlour.app.Monkey;
import parlour.app.TableTestScreen;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.engine.Eyes;
import parlour.fastest.FastestGame;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;

import java.util.List;

/** Somebody who presses anything anywhere while a game of See Who's Fastest goes on. */
class FastestMonkeyTest
        extends Monkey<FastestState, FastestMove, FastestView, FastestEvent, FastestTable> {
    @Override
    protected FastestGame game() {
        return Games.FASTEST;
    }

    @Override
    protected List<Integer> seats() {
        return Games.FASTEST.seatCounts();
    }

    @Override
    protected TableTestScreen<FastestState, FastestMove, FastestView, FastestEvent, FastestTable>
            deal(App app, int seats) {
        FastestOptions options = new FastestOptions(seats == 3, seats != 2, 2);
        return FastestTestScreen.dealt(app, seats, options, seats, Eyes.of(0));
    }

    @Override
    protected Box target(FastestTable table) {
        List<CardSprite> hand = table.zones().hands.get(0);
        CardSprite card =
                hand.isEmpty() ? table.zones().all().get(0) : hand.get(rng.below(hand.size()));
        return card.home().box();
    }

    @Override
    protected void assertAgrees(FastestView view, FastestTable table) {
        FastestTableAgreesTest.assertAgrees(view, table.zones());
    }
}
