package parlour.app.cassino;

import parlour.app.App;
import parlour.app.GameRoom;
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
        extends GameRoom<CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable> {
    TableRoom(
            App app, Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match, Eyes eyes) {
        super(
                app,
                match,
                listener ->
                        new CassinoTable(
                                app, match, setup(match.rules().seats(), "greedy"), listener));
        table.show(match.rules().view(match.state(), eyes));
    }

    static TableRoom at(App app, CassinoState state) {
        CassinoRules rules = new CassinoRules(state.hands().size(), CassinoOptions.HOUSE);
        return new TableRoom(app, Match.from(rules, 1, state), Eyes.of(0));
    }
}
