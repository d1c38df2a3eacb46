package parlour.app.cassino;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.play.GameTable;
import parlour.app.play.Setup;
import parlour.app.play.Sitter;
import parlour.app.widget.Pinned;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoOptions;
import parlour.cassino.CassinoRules;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A screen with nothing but a Cassino table, a person at the first seat, and no pace. */
final class TableRoom extends Screen
        implements GameTable.Listener<CassinoMove>, Match.Listener<CassinoEvent> {
    final Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match;
    final CassinoTable table;
    final List<CassinoMove> played = new ArrayList<>();
    int changes;

    TableRoom(
            App app, Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match, Eyes eyes) {
        super(app);
        this.match = match;
        table = new CassinoTable(app, match, setup(match.rules().seats()), this);
        table.show(match.rules().view(match.state(), eyes));
        match.listen(this);
    }

    /** A screen with nothing on it, to begin with. */
    static final class Empty extends Screen {
        Empty(App app) {
            super(app);
        }

        @Override
        protected void build() {}
    }

    static TableRoom at(App app, CassinoState state) {
        CassinoRules rules = new CassinoRules(state.hands().size(), CassinoOptions.HOUSE);
        return new TableRoom(app, Match.from(rules, 1, state), Eyes.of(0));
    }

    static Setup setup(int seats) {
        List<Sitter> sitters = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            sitters.add(
                    new Sitter(
                            "A very long name " + seat,
                            seat == 0 ? Optional.empty() : Optional.of("greedy")));
        }
        return new Setup(sitters, Map.of());
    }

    @Override
    protected void build() {
        table.actor().setBounds(0, 60, stage().getWidth(), stage().getHeight() - 110);
        stage().addActor(table.actor());
        stage().addActor(new Pinned(table.actor(), table.above()));
    }

    @Override
    protected boolean key(int keycode) {
        return table.key(keycode);
    }

    @Override
    public void happened(CassinoEvent event) {
        table.happened(event);
    }

    @Override
    public void choiceChanged() {
        changes++;
    }

    @Override
    public void play(CassinoMove move) {
        played.add(move);
        match.play(move);
    }
}
