package parlour.app.table;

import parlour.app.App;
import parlour.engine.Hint;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The hint at a table: being sought, shown, or neither. */
final class TableHint<M> {
    private final App app;
    private final PlayLoop<?, M, ?, ?> play;
    private final Runnable changed;
    private Optional<Hint<M>> given = Optional.empty();
    private boolean seeking;

    /** Whether a hint was asked for when none was left. */
    private boolean refused;

    /**
     * @param changed called when something else is to be shown
     */
    TableHint(App app, PlayLoop<?, M, ?, ?> play, Runnable changed) {
        this.app = app;
        this.play = play;
        this.changed = changed;
    }

    /** Seeks a hint. */
    void seek() {
        play.wantHint();
        refused = play.lacksHints();
        changed.run();
    }

    /** Seeks a hint, or plays the one that is shown. */
    void seekOrPlay(Optional<M> selected, Runnable playSelected) {
        if (given.isPresent() && selected.equals(given.map(Hint::move))) {
            playSelected.run();
        } else {
            seek();
        }
    }

    void give(Hint<M> hint) {
        given = Optional.of(hint);
        changed.run();
    }

    /** The selection or the position has changed, so the hint shown is of no use any more. */
    void forget() {
        given = Optional.empty();
        refused = false;
    }

    /** Closes the hint, or stops seeking one; true if there was something to close. */
    boolean close() {
        boolean open = given.isPresent() || refused || play.seeksHint();
        forget();
        play.dropHint();
        if (open) {
            changed.run();
        }
        return open;
    }

    /** Notices that a search has ended without a hint. */
    void update() {
        if (seeking != play.seeksHint()) {
            seeking = play.seeksHint();
            changed.run();
        }
    }

    /** What to show; empty if there is nothing. */
    List<Phrase> phrases() {
        if (refused) {
            return List.of(Phrase.of("play.hints.none"));
        }
        if (given.isEmpty()) {
            return play.seeksHint() ? List.of(Phrase.of("play.hint.sought")) : List.of();
        }
        List<Phrase> phrases = new ArrayList<>(given.get().reasons());
        phrases.add(Phrase.of(app.shape().phone() ? "play.hint.touch" : "play.hint.how"));
        return phrases;
    }
}
