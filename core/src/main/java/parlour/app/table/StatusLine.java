package parlour.app.table;

import parlour.app.game.GameLog;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * The line above the buttons: what was played last, unless a choice is wrong, or a move could not
 * be saved.
 */
final class StatusLine {
    private Optional<Phrase> said = Optional.empty();
    private Optional<Phrase> trouble = Optional.empty();
    private boolean bad;

    /** Says what is wrong with a choice. */
    void refuse(Phrase why) {
        said = Optional.of(why);
        bad = true;
    }

    /** Goes back to what was played last. */
    void last(GameLog<?> log) {
        said = log.size() == 0 ? Optional.empty() : Optional.of(log.get(log.size() - 1));
        bad = false;
    }

    /** A move could not be saved: said until the next one is. */
    void trouble(Phrase why) {
        trouble = Optional.of(why);
    }

    void troubleOver() {
        trouble = Optional.empty();
    }

    /** A wrong choice comes first: that is what the person is about. */
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
