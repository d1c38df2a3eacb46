package parlour.app;

import com.badlogic.gdx.Input.Keys;

import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.tabletop.SpriteTable;
import parlour.app.widget.Overlay;
import parlour.cassino.rules.CassinoOptions;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A screen with nothing but a game's table, and no pace.
 *
 * @param <T> the table
 */
public class TableTestScreen<S, M, V, E, T extends SpriteTable<S, M, V, E>> extends Screen
        implements GameTable.Listener<M>, GameSession.Listener<E> {
    public final Match<S, M, V, E> match;
    public final GameSession<S, M, V, E> session;
    public final T table;
    public final List<M> played = new ArrayList<>();
    public final List<String> explained = new ArrayList<>();
    public int changes;

    protected TableTestScreen(
            App app,
            LocalSession<S, M, V, E> session,
            BiFunction<GameSession<S, M, V, E>, GameTable.Listener<M>, T> tables) {
        super(app);
        this.session = session;
        match = session.match();
        Deaf<M> listener = new Deaf<>();
        table = tables.apply(session, listener);
        listener.room = this;
        session.listen(this);
    }

    /** A match with a person at its first seat. */
    protected static <S, M, V, E> LocalSession<S, M, V, E> session(
            GameModule<S, M, V, E> gameModule, Match<S, M, V, E> match, String computer) {
        Setup setup = setup(match.rules().seats(), computer);
        return LocalSession.resume(gameModule, setup, match, List.of(), 0, 0);
    }

    /** Shows the first deal. */
    public void open() {
        session.opening(eyes()).forEach(table::happened);
    }

    @Override
    public Eyes eyes() {
        return table.eyes();
    }

    /** Hears nothing until there is a room. */
    private static final class Deaf<M> implements GameTable.Listener<M> {
        private GameTable.Listener<M> room;

        @Override
        public void selectionChanged() {
            if (room != null) {
                room.selectionChanged();
            }
        }

        @Override
        public void play(M move) {
            room.play(move);
        }

        @Override
        public void explain(String title) {
            room.explain(title);
        }
    }

    /** So many seats with long names, the first of them a person's. */
    public static Setup setup(int seats, String computer) {
        List<Participant> sitters = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            sitters.add(
                    new Participant(
                            "A very long name " + seat,
                            seat == 0 ? Optional.empty() : Optional.of(computer)));
        }
        return new Setup(sitters, CassinoOptions.HOUSE);
    }

    /** A screen with nothing on it, to begin with. */
    public static final class Empty extends Screen {
        public Empty(App app) {
            super(app);
        }

        @Override
        protected void build() {}
    }

    @Override
    protected void build() {
        table.actor().setBounds(0, 60, stage().getWidth(), stage().getHeight() - 110);
        stage().addActor(table.actor());
        stage().addActor(new Overlay(table.actor(), table.above()));
    }

    /** As at a real table, Enter plays what is picked and Escape takes a step back. */
    @Override
    protected boolean key(int keycode) {
        switch (keycode) {
            case Keys.ENTER -> table.proposedMove().move().ifPresent(this::play);
            case Keys.ESCAPE -> table.back();
            default -> {
                return table.key(keycode);
            }
        }
        return true;
    }

    @Override
    protected void deckChanged() {
        table.deckChanged();
    }

    @Override
    public void happened(E seen) {
        table.happened(seen);
    }

    @Override
    public void selectionChanged() {
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
