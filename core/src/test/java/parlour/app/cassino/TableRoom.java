package parlour.app.cassino;

import parlour.app.App;
import parlour.app.PlayRoom;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoOptions;
import parlour.cassino.CassinoRules;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;

/** A screen with nothing but a Cassino table. */
final class TableRoom
        extends PlayRoom<CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable> {
    TableRoom(
            App app, Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match, Eyes eyes) {
        super(app, match, setup(match.rules().seats(), "greedy"), CassinoTable::new, eyes);
    }

    static TableRoom at(App app, CassinoState state) {
        CassinoRules rules = new CassinoRules(state.hands().size(), CassinoOptions.HOUSE);
        return new TableRoom(app, Match.from(rules, 1, state), Eyes.of(0));
    }
}
