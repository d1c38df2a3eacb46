package parlour.app.friends;

import parlour.app.look.Markup;
import parlour.text.Phrase;
import parlour.text.Seat;
import parlour.text.Texts;

import java.util.List;

/** Makes phrases that a server sent fit to be shown, whatever they hold. */
final class ServerPhrases {
    private ServerPhrases() {}

    /**
     * The same in plain words, or that it is not known here, as with a server of another version.
     *
     * @param seats how many players there are
     */
    static Phrase known(Texts texts, Phrase phrase, int seats) {
        Phrase plain = plain(phrase, seats);
        try {
            texts.say(plain);
            return texts.has(plain.key()) ? plain : Phrase.of("friends.unclear");
        } catch (IllegalArgumentException e) {
            return Phrase.of("friends.unclear");
        }
    }

    private static Phrase plain(Phrase phrase, int seats) {
        return new Phrase(
                phrase.key(), phrase.args().stream().map(arg -> plain(arg, seats)).toList());
    }

    private static Object plain(Object arg, int seats) {
        if (arg instanceof String text) {
            return Markup.plain(text);
        }
        if (arg instanceof Phrase phrase) {
            return plain(phrase, seats);
        }
        if (arg instanceof Seat seat && seat.index() >= seats) {
            return String.valueOf(seat.index() + 1);
        }
        return arg instanceof List<?> list
                ? list.stream().map(each -> plain(each, seats)).toList()
                : arg;
    }
}
