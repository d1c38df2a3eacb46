package parlour.record;

import parlour.engine.Match;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/**
 * What came before the match of a game in progress. Play does not depend on it; the log and the
 * score sheet show it.
 *
 * @param comments the log of the older program the game was imported from, in its own words
 * @param matches the rounds that were finished when a later one was dealt again, oldest first
 */
public record EarlierPlay<S, M, V, E>(List<String> comments, List<Match<S, M, V, E>> matches) {
    /** More than the older programs ever write. */
    static final int MOST_COMMENTS = 2000;

    static final int LONGEST_COMMENT = 500;

    public EarlierPlay {
        comments = List.copyOf(comments);
        matches = List.copyOf(matches);
    }

    /** Nothing: the match is the whole game. */
    public static <S, M, V, E> EarlierPlay<S, M, V, E> none() {
        return new EarlierPlay<>(List.of(), List.of());
    }

    /** The log of an older program; of one that is too long, the newest lines are kept. */
    public static <S, M, V, E> EarlierPlay<S, M, V, E> of(List<String> comments) {
        List<String> newest =
                comments.subList(Math.max(0, comments.size() - MOST_COMMENTS), comments.size());
        List<String> fitting =
                newest.stream()
                        .map(line -> line.replaceAll("\\p{Cntrl}", " ").strip())
                        .filter(line -> !line.isEmpty())
                        .map(line -> Phrase.shortened(line, LONGEST_COMMENT - 1))
                        .toList();
        return new EarlierPlay<>(fitting, List.of());
    }

    /** This, and then the finished rounds of a match whose current round is dealt again. */
    public EarlierPlay<S, M, V, E> and(Match<S, M, V, E> match) {
        List<Match<S, M, V, E>> all = new ArrayList<>(matches);
        match.beforeThisRound().ifPresent(all::add);
        return new EarlierPlay<>(comments, all);
    }

    public boolean isEmpty() {
        return comments.isEmpty() && matches.isEmpty();
    }

    /** The results of all finished rounds of earlier matches and of this one, oldest first. */
    public List<Result> rounds(Match<S, M, V, E> match) {
        List<Result> rounds = new ArrayList<>();
        for (Match<S, M, V, E> earlier : matches) {
            dealt(earlier, rounds);
            earlier.rules().round(earlier.state()).ifPresent(rounds::add);
        }
        dealt(match, rounds);
        return rounds;
    }

    /** The rounds of a match after which the next one was dealt. */
    private void dealt(Match<S, M, V, E> match, List<Result> rounds) {
        Rules<S, M, V, E> rules = match.rules();
        match.history().stream()
                .filter(entry -> entry.move().isEmpty())
                .forEach(entry -> rules.round(entry.before()).ifPresent(rounds::add));
    }

    static boolean fits(String comment) {
        return comment.length() <= LONGEST_COMMENT
                && comment.chars().noneMatch(Character::isISOControl);
    }
}
