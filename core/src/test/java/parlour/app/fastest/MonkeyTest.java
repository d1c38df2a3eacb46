package parlour.app.fastest;

import parlour.Games;
import parlour.app.App;
import parlour.app.GameRoom;
import parlour.app.Monkey;
import parlour.app.cards.Box;
import parlour.app.cards.CardSprite;
import parlour.engine.Eyes;
import parlour.fastest.FastestEvent;
import parlour.fastest.FastestGame;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestOptions;
import parlour.fastest.FastestState;
import parlour.fastest.FastestView;

import java.util.List;

/** Somebody who presses anything anywhere while a game of See Who's Fastest goes on. */
class MonkeyTest
        extends Monkey<FastestState, FastestMove, FastestView, FastestEvent, FastestTable> {
    @Override
    protected FastestGame game() {
        return Games.FASTEST;
    }

    @Override
    protected List<Integer> seats() {
        return List.of(2, 3, 6);
    }

    @Override
    protected GameRoom<FastestState, FastestMove, FastestView, FastestEvent, FastestTable> deal(
            App app, int seats) {
        FastestOptions options = new FastestOptions(seats == 3, seats != 2, 2);
        return TableRoom.dealt(app, seats, options, seats, Eyes.of(0));
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
        AgreementTest.assertAgrees(view, table.zones());
    }
}
