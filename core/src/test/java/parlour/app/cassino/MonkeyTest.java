package parlour.app.cassino;

import parlour.Games;
import parlour.app.App;
import parlour.app.GameRoom;
import parlour.app.Monkey;
import parlour.app.cards.Box;
import parlour.app.cards.CardSprite;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoGame;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoOptions;
import parlour.cassino.CassinoRules;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.List;

/** Somebody who presses anything anywhere while a game of Nordic Cassino goes on. */
class MonkeyTest
        extends Monkey<CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable> {
    @Override
    protected CassinoGame game() {
        return Games.CASSINO;
    }

    @Override
    protected List<Integer> seats() {
        return List.of(2, 5, 12);
    }

    @Override
    protected GameRoom<CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable> deal(
            App app, int seats) {
        CassinoOptions options = seats == 12 ? CassinoOptions.LAISTO : CassinoOptions.HOUSE;
        return new TableRoom(app, Match.begin(new CassinoRules(seats, options), seats), Eyes.of(0));
    }

    @Override
    protected Box target(CassinoTable table) {
        Zones zones = table.zones();
        List<CardSprite> cards = rng.below(2) == 0 ? zones.table : zones.hands.get(0);
        CardSprite card = cards.isEmpty() ? zones.all().get(0) : cards.get(rng.below(cards.size()));
        return card.home().box();
    }

    @Override
    protected void assertAgrees(CassinoView view, CassinoTable table) {
        AgreementTest.assertAgrees(view, table.zones());
    }
}
