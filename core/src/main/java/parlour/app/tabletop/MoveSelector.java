package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;

import parlour.app.game.GameTable;
import parlour.app.game.ProposedMove;
import parlour.app.game.VisiblePosition;
import parlour.app.look.Sounds.Cue;
import parlour.app.widget.Ui;

import java.util.Optional;

/**
 * Lets a person select a move: knows which move would be played now and highlights what it is made
 * of.
 */
public abstract class MoveSelector<S, M, V> {
    protected final Ui ui;
    protected final VisiblePosition<S, M, V> position;
    protected final GameTable.Listener<M> listener;
    private Optional<ProposedMove<M>> known = Optional.empty();
    private Color picked = Color.WHITE;
    private Color possible = Color.WHITE;

    protected MoveSelector(
            Ui ui, VisiblePosition<S, M, V> position, GameTable.Listener<M> listener) {
        this.ui = ui;
        this.position = position;
        this.listener = listener;
    }

    /** Loads colours from the current look. */
    public void restyle() {
        picked = ui.look().color("turn");
        possible = ui.look().color("good");
    }

    /** Sets whether a person is choosing; called every frame, so only a change has an effect. */
    public abstract void ask(boolean somebody);

    /** Whether a person is choosing a move now; otherwise nothing can be selected. */
    public abstract boolean active();

    /** Whether anything is selected. */
    public abstract boolean picked();

    /** Shakes the selection to show that the move is not allowed. */
    public abstract void refused();

    /** Clears the selection. */
    public abstract void clear();

    /** Selects a suggested move and highlights its cards or tokens. */
    public abstract void suggest(M move);

    /** The move that would be played now. */
    public final ProposedMove<M> proposedMove() {
        if (known.isEmpty()) {
            known = Optional.of(find());
        }
        return known.get();
    }

    /** Works out the move that would be played now. */
    protected abstract ProposedMove<M> find();

    /** Plays the selected move, legal or not. */
    protected final void play() {
        proposedMove().move().ifPresentOrElse(listener::play, () -> ui.sounds().play(Cue.REFUSE));
    }

    /** The proposed move may have changed. */
    protected void changed() {
        known = Optional.empty();
        show();
        listener.selectionChanged();
    }

    /**
     * Cards or tokens have come, gone or been laid out anew. Unless that proposes another move, the
     * selection is as it was, and so is what is said about it.
     */
    protected final void arranged() {
        Optional<ProposedMove<M>> before = known;
        known = Optional.empty();
        show();
        if (!before.equals(Optional.of(proposedMove()))) {
            listener.selectionChanged();
        }
    }

    /** Highlights what is selected and what could be. */
    protected abstract void show();

    /**
     * Highlights a card or token.
     *
     * @param light the strength of its glow when it is neither selected nor suggested
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
