package parlour.app;

import parlour.app.play.GameTable;
import parlour.app.play.Setup;
import parlour.app.play.Sitter;
import parlour.app.widget.Pinned;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A screen with nothing but a game's table, a person at the first seat, and no pace. */
public class PlayRoom<S, M, V, E, T extends GameTable<V, M, E>> extends Screen
        implements GameTable.Listener<M>, Match.Listener<E> {
    /** Makes the table. */
    public interface Maker<S, M, V, E, T> {
        T make(App app, Match<S, M, V, E> match, Setup setup, GameTable.Listener<M> listener);
    }

    public final Match<S, M, V, E> match;
    public final List<M> played = new ArrayList<>();
    public final List<String> explained = new ArrayList<>();
    public int changes;
    public final T table;

    protected PlayRoom(
            App app, Match<S, M, V, E> match, Setup setup, Maker<S, M, V, E, T> tables, Eyes eyes) {
        super(app);
        this.match = match;
        table = tables.make(app, match, setup, this);
        table.show(match.rules().view(match.state(), eyes));
        match.listen(this);
    }

    /** A screen with nothing on it, to begin with. */
    public static final class Empty extends Screen {
        public Empty(App app) {
            super(app);
        }

        @Override
        protected void build() {}
    }

    /** So many seats with long names, the first of them a person's. */
    public static Setup setup(int seats, String computer) {
        List<Sitter> sitters = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            sitters.add(
                    new Sitter(
                            "A very long name " + seat,
                            seat == 0 ? Optional.empty() : Optional.of(computer)));
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
    public void happened(E event) {
        table.happened(event);
    }

    @Override
    public void choiceChanged() {
        changes++;
    }

    @Override
    public void play(M move) {
        played.add(move);
        match.play(move);
    }

    @Override
    public void explain(String title) {
        explained.add(title);
    }
}
