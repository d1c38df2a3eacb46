package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;

import parlour.app.game.GameTable;
import parlour.app.game.ProposedMove;
import parlour.app.look.Sounds.Cue;
import parlour.app.widget.Ui;
import parlour.engine.Match;

import java.util.Optional;

/** A person choosing a move: what would be played now, and how what lies there shows it. */
public abstract class MoveSelector<S, M, V, E> {
    protected final Ui ui;
    protected final Match<S, M, V, E> match;
    protected final GameTable.Listener<M> listener;
    private Optional<ProposedMove<M>> known = Optional.empty();
    private Color picked = Color.WHITE;
    private Color possible = Color.WHITE;

    protected MoveSelector(Ui ui, Match<S, M, V, E> match, GameTable.Listener<M> listener) {
        this.ui = ui;
        this.match = match;
        this.listener = listener;
    }

    /** Takes colours from the app. */
    public void restyle() {
        picked = ui.look().color("turn");
        possible = ui.look().color("good");
    }

    /** Lets a person choose, or nobody; asked every frame, so only a change does anything. */
    public abstract void ask(boolean somebody);

    /** Whether a person is choosing now; while nobody is, nothing can be picked. */
    public abstract boolean active();

    /** Whether anything is picked. */
    public abstract boolean picked();

    /** What is picked says no. */
    public abstract void refused();

    /** Lets go of everything that is picked. */
    public abstract void clear();

    /** Lifts what a suggested move is made with. */
    public abstract void suggest(M move);

    /** What would be played now. */
    public final ProposedMove<M> proposedMove() {
        if (known.isEmpty()) {
            known = Optional.of(find());
        }
        return known.get();
    }

    /** Finds out what would be played now. */
    protected abstract ProposedMove<M> find();

    /** Plays what is picked, legal or not. */
    protected final void play() {
        proposedMove().move().ifPresentOrElse(listener::play, () -> ui.sounds().play(Cue.REFUSE));
    }

    /** Something else may be played now. */
    protected void changed() {
        known = Optional.empty();
        show();
        listener.selectionChanged();
    }

    /** Lights what is picked, and what could be. */
    protected abstract void show();

    /**
     * Lights a card or token.
     *
     * @param light how strongly it is lit when it is neither picked nor suggested
     */
    protected final void mark(Sprite sprite, boolean chosen, boolean hint, float light) {
        sprite.outlined(chosen);
        if (chosen || hint) {
            sprite.light(picked, 1, hint);
        } else {
            sprite.light(possible, light, false);
        }
    }
}
