package parlour.app.table;

import parlour.app.game.GameLog;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * The line above the buttons: the last move, unless the selection is not a valid move or the last
 * move could not be saved.
 */
final class StatusLine {
    private Optional<Phrase> said = Optional.empty();
    private Optional<Phrase> trouble = Optional.empty();
    private boolean bad;

    /** Shows what is wrong with the selection. */
    void refuse(Phrase why) {
        said = Optional.of(why);
        bad = true;
    }

    /** Shows what the selected move would bring, unless something was just refused. */
    void outcome(Phrase what) {
        said = bad ? said : Optional.of(what);
    }

    /** Shows the last move again. */
    void last(GameLog<?> log) {
        said = log.size() == 0 ? Optional.empty() : Optional.of(log.get(log.size() - 1));
        bad = false;
    }

    /** Shows that a move could not be saved, until the next one is. */
    void trouble(Phrase why) {
        trouble = Optional.of(why);
    }

    void troubleOver() {
        trouble = Optional.empty();
    }

    /** A wrong selection takes precedence: it is what the person is working on. */
    private boolean troubled() {
        return trouble.isPresent() && !bad;
    }

    Optional<Phrase> words() {
        return troubled() ? trouble : said;
    }

    boolean bad() {
        return bad || troubled();
    }
}
