package parlour.app.cassino;

import parlour.Games;
import parlour.app.App;
import parlour.app.Monkey;
import parlour.app.TableTestScreen;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.cassino.CassinoGame;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.List;

/** Somebody who presses anything anywhere while a game of Nordic Cassino goes on. */
class CassinoMonkeyTest
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
    protected TableTestScreen<CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable>
            deal(App app, int seats) {
        CassinoOptions options = seats == 12 ? CassinoOptions.LAISTO : CassinoOptions.HOUSE;
        return new CassinoTestScreen(
                app, Match.begin(new CassinoRules(seats, options), seats), Eyes.of(0));
    }

    @Override
    protected Box target(CassinoTable table) {
        CassinoZones zones = table.zones();
        List<CardSprite> cards = rng.below(2) == 0 ? zones.table : zones.hands.get(0);
        CardSprite card = cards.isEmpty() ? zones.all().get(0) : cards.get(rng.below(cards.size()));
        return card.home().box();
    }

    @Override
    protected void assertAgrees(CassinoView view, CassinoTable table) {
        CassinoTableAgreesTest.assertAgrees(view, table.zones());
    }
}
