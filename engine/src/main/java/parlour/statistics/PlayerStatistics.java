package parlour.statistics;

import parlour.rating.PersonRating;
import parlour.rating.RatedGame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * One player's statistics in one game.
 *
 * @param all everything that was counted but games with a coach
 * @param best the points of the best round; empty before the first
 * @param streak the number of games won in a row up to now
 * @param longest the longest streak so far
 * @param against the part of it whose opponents are known: earlier versions did not count them; in
 *     the order of the oppositions
 * @param recent the last rounds, oldest first
 * @param coached the games with a coach, which nothing else here counts
 * @param rated the last games that count for the rating, oldest first
 */
public record PlayerStatistics(
        Totals all,
        OptionalLong best,
        long streak,
        long longest,
        Map<Opposition, Totals> against,
        List<RecentRound> recent,
        Totals coached,
        List<RatedGame> rated) {
    /** The most rounds kept for the chart. */
    public static final int MOST_RECENT = 60;

    /** With more kinds of opponents than this, further ones count as {@link Opposition#MIXED}. */
    static final int MOST_OPPOSITIONS = 24;

    static final PlayerStatistics NONE =
            new PlayerStatistics(
                    Totals.NONE,
                    OptionalLong.empty(),
                    0,
                    0,
                    Map.of(),
                    List.of(),
                    Totals.NONE,
                    List.of());

    public PlayerStatistics {
        against = Collections.unmodifiableMap(new TreeMap<>(against));
        recent = List.copyOf(recent);
        rated = List.copyOf(rated);
    }

    /** How strong the player is; empty before the first game that counts for it. */
    public Optional<PersonRating> rating() {
        return PersonRating.of(rated);
    }

    /** The totals of the rounds and games whose opponents are known. */
    public Totals known() {
        return against.values().stream().reduce(Totals.NONE, Totals::plus);
    }

    /** Whether more than totals is kept. */
    boolean detailed() {
        return !against.isEmpty()
                || !recent.isEmpty()
                || !coached.equals(Totals.NONE)
                || !rated.isEmpty();
    }

    /**
     * @param inDetail whether to keep more than totals
     */
    PlayerStatistics round(Opposition met, FinishedRound round, boolean inDetail) {
        long most = Math.max(round.points(), best.orElse(round.points()));
        List<RecentRound> latest = new ArrayList<>(recent);
        if (inDetail) {
            latest.add(round.recent());
        }
        return new PlayerStatistics(
                all.round(round),
                OptionalLong.of(most),
                streak,
                longest,
                inDetail ? with(met, totals -> totals.round(round)) : against,
                latest.subList(Math.max(0, latest.size() - MOST_RECENT), latest.size()),
                coached,
                rated);
    }

    /**
     * @param inDetail whether to keep more than totals
     */
    PlayerStatistics game(Opposition met, boolean won, boolean inDetail) {
        long row = won ? streak + 1 : 0;
        return new PlayerStatistics(
                all.game(won),
                best,
                row,
                Math.max(longest, row),
                inDetail ? with(met, totals -> totals.game(won)) : against,
                recent,
                coached,
                rated);
    }

    /** The same after a game that counts for the rating. */
    PlayerStatistics rated(RatedGame game) {
        List<RatedGame> games = new ArrayList<>(rated);
        games.add(game);
        return new PlayerStatistics(
                all,
                best,
                streak,
                longest,
                against,
                recent,
                coached,
                games.subList(Math.max(0, games.size() - PersonRating.MOST_GAMES), games.size()));
    }

    /** The same with more games with a coach. */
    PlayerStatistics coached(UnaryOperator<Totals> counting) {
        return new PlayerStatistics(
                all, best, streak, longest, against, recent, counting.apply(coached), rated);
    }

    private Map<Opposition, Totals> with(Opposition met, UnaryOperator<Totals> counting) {
        boolean room = against.size() < MOST_OPPOSITIONS || against.containsKey(met);
        Opposition counted = room ? met : new Opposition(met.seats(), Opposition.MIXED);
        Map<Opposition, Totals> after = new TreeMap<>(against);
        after.put(counted, counting.apply(against.getOrDefault(counted, Totals.NONE)));
        return after;
    }
}
