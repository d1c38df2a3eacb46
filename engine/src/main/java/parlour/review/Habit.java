package parlour.review;

import parlour.engine.Game;
import parlour.engine.ReviewScale;
import parlour.text.Phrase;

import java.util.List;

/**
 * The same kind of mistake, made or avoided several times.
 *
 * @param kind one of {@link Game#lapses}
 * @param strength whether it was avoided, where simple computers make it
 * @param cases the moves
 * @param cost what they cost together, or saved, in the unit of the game's reviews
 */
public record Habit(String kind, boolean strength, List<Case> cases, double cost) {
    /**
     * A move that shows a habit.
     *
     * @param game its place in the list of games that were looked at, from 0
     * @param entry its place in the history of the match, from 0
     */
    public record Case(int game, int entry) {}

    private static final int PERCENT = 100;

    public Habit {
        cases = List.copyOf(cases);
    }

    /** The habit in a sentence. */
    public Phrase phrase(Game<?, ?, ?, ?> game) {
        String keys = (strength ? "strength." : "habit.") + game.id() + ".";
        return Phrase.of(
                keys + kind, cases.size(), amount(game), Phrase.of("habit.times", cases.size()));
    }

    private Phrase amount(Game<?, ?, ?, ?> game) {
        if (game.reviewScale().unit() == ReviewScale.Unit.POINTS) {
            return Phrase.of("habit.points", Math.round(cost));
        }
        return cost < 1
                ? Phrase.of("habit.chance", Math.round(PERCENT * cost))
                : Phrase.of("habit.wins", cost);
    }
}
