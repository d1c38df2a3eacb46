package parlour.app.cassino;

import parlour.app.App;
import parlour.app.TableTestScreen;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;

/** A screen with nothing but a Cassino table. */
final class CassinoTestScreen
        extends TableTestScreen<
                CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable> {
    CassinoTestScreen(
            App app, Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match, Eyes eyes) {
        super(
                app,
                session(CassinoModule.make(), match, "greedy"),
                (session, listener) -> new CassinoTable(app, session, listener));
        table.show(match.rules().view(match.state(), eyes));
    }

    static CassinoTestScreen at(App app, CassinoState state) {
        CassinoRules rules = new CassinoRules(state.hands().size(), CassinoOptions.HOUSE);
        return new CassinoTestScreen(app, Match.from(rules, 1, state), Eyes.of(0));
    }
}
