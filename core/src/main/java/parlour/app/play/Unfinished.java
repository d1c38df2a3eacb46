package parlour.app.play;

import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** A game that waits to be gone on with: how it stands, and how to go on. */
public record Unfinished(Phrase standing, Runnable resume) {
    /** More than these make a line nobody reads. */
    private static final int NAMED = 3;

    /** A game of rounds that stands like this, by seat. */
    public static Unfinished of(Setup setup, int round, List<Integer> scores, Runnable resume) {
        List<Phrase> parts = new ArrayList<>();
        int named = scores.size() <= NAMED ? NAMED : NAMED - 1;
        // Persons first: they want to know how they stand.
        for (boolean persons : new boolean[] {true, false}) {
            for (int seat = 0; seat < scores.size(); seat++) {
                if (setup.sitters().get(seat).person() == persons && parts.size() < named) {
                    parts.add(score(setup, seat, scores.get(seat)));
                }
            }
        }
        int others = scores.size() - parts.size();
        if (others > 0) {
            parts.add(Phrase.of("menu.continue.others", others));
        }
        return new Unfinished(Phrase.of("menu.continue.standing", round, parts), resume);
    }

    private static Phrase score(Setup setup, int seat, int points) {
        if (setup.sitters().get(seat).person() && setup.personCount() == 1) {
            return Phrase.of("menu.continue.you", points);
        }
        return Phrase.of("menu.continue.score", setup.name(seat).replace("[", "[["), points);
    }
}
