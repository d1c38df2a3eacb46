package parlour.fastest;

import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.PlayHistory;

/**
 * The plays of a game as two arrays of JSON. A view tells all of them, so that whoever shows one
 * view after another keeps what is written and lets it grow.
 *
 * @param moves what was played, as moves
 * @param cards the cards of each play, and {@code pass} where there are none
 */
record PlaysText(PlayHistory plays, String moves, String cards) {
    static final PlaysText NOTHING = new PlaysText(PlayHistory.NOTHING, "[]", "[]");

    private static final String PASS = FastestMove.PASS.toString();

    /** The text of a history, which often has a play more than this one. */
    PlaysText of(PlayHistory wanted) {
        if (wanted == plays) {
            return this;
        }
        if (wanted.size() > 0 && wanted.before() == plays) {
            return and(wanted);
        }
        StringBuilder written = new StringBuilder("[");
        StringBuilder taken = new StringBuilder("[");
        for (PlayHistory.Play play : wanted.list()) {
            append(play, written, taken);
        }
        return new PlaysText(wanted, written.append(']').toString(), taken.append(']').toString());
    }

    private PlaysText and(PlayHistory longer) {
        StringBuilder written = new StringBuilder(moves.length() + 16).append(moves);
        StringBuilder taken = new StringBuilder(cards.length() + 16).append(cards);
        written.setLength(moves.length() - 1);
        taken.setLength(cards.length() - 1);
        append(longer.play(), written, taken);
        return new PlaysText(longer, written.append(']').toString(), taken.append(']').toString());
    }

    /** No move and no card needs an escape. */
    private static void append(PlayHistory.Play play, StringBuilder written, StringBuilder taken) {
        if (written.length() > 1) {
            written.append(',');
            taken.append(',');
        }
        written.append('"').append(play.move()).append('"');
        String cards = play.cards().isEmpty() ? PASS : play.cards().toString();
        taken.append('"').append(cards).append('"');
    }
}
