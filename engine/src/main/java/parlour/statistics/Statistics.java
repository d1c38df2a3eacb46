package parlour.statistics;

import parlour.rating.RatedGame;
import parlour.record.Envelope;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.util.Map;
import java.util.function.UnaryOperator;

/** The players' statistics, by game and by name; an immutable value. */
public final class Statistics {
    public static final Statistics EMPTY = new Statistics(PlayersByGame.none());

    /**
     * Versions 3 and 5 to 7 are skipped: one wrong bit could make a number that of an older one.
     */
    public static final Envelope.Format FORMAT =
            new Envelope.Format("parlour statistics", 8, "players");

    static final int MOST_BYTES = 11_000_000;

    /** The file that they are kept in. */
    public static final ValueFile.Kind<Statistics> FILE =
            new ValueFile.Kind<>(
                    "statistics", FORMAT, MOST_BYTES, EMPTY, Statistics::read, Statistics::write);

    /** Keeps the file readable no matter how many names are used. */
    private static final int MOST_NAMES = 5_000;

    /** Only totals are kept of the names after these. */
    private static final int MOST_DETAILED = 40;

    private final PlayersByGame<PlayerStatistics> players;

    private Statistics(PlayersByGame<PlayerStatistics> players) {
        this.players = players;
    }

    /** The players of a game, by name. */
    public Map<String, PlayerStatistics> players(String game) {
        return players.of(game);
    }

    /** The statistics after a finished round. */
    public Statistics round(String game, String player, Opposition met, FinishedRound round) {
        check(round);
        return with(game, player, player(game, player).round(met, round, inDetail(game, player)));
    }

    /** The statistics after a finished game. */
    public Statistics game(String game, String player, Opposition met, boolean won) {
        return with(game, player, player(game, player).game(met, won, inDetail(game, player)));
    }

    /** The statistics after a finished round with a coach. */
    public Statistics coachedRound(String game, String player, FinishedRound round) {
        check(round);
        return coached(game, player, totals -> totals.round(round));
    }

    /** The statistics after a finished game with a coach. */
    public Statistics coachedGame(String game, String player, boolean won) {
        return coached(game, player, totals -> totals.game(won));
    }

    /** The statistics after a finished game that counts for the player's rating. */
    public Statistics ratedGame(String game, String player, RatedGame rated) {
        return inDetail(game, player)
                ? with(game, player, player(game, player).rated(rated))
                : this;
    }

    private Statistics coached(String game, String player, UnaryOperator<Totals> counting) {
        return inDetail(game, player)
                ? with(game, player, player(game, player).coached(counting))
                : this;
    }

    private static void check(FinishedRound round) {
        if (!StatisticsFormat.ACHIEVEMENTS.containsAll(round.achievements().keySet())) {
            throw new IllegalArgumentException("no count of " + round.achievements());
        }
    }

    private PlayerStatistics player(String game, String player) {
        return players(game).getOrDefault(player, PlayerStatistics.NONE);
    }

    private boolean inDetail(String game, String player) {
        return player(game, player).detailed()
                || players(game).values().stream().filter(PlayerStatistics::detailed).count()
                        < MOST_DETAILED;
    }

    private Statistics with(String game, String player, PlayerStatistics after) {
        PlayersByGame<PlayerStatistics> all = players.with(game, player, after, MOST_NAMES);
        return all == players ? this : new Statistics(all);
    }

    /** The text of the file. */
    public String write() {
        return Envelope.write(FORMAT, players.tree(StatisticsFormat::tree));
    }

    /**
     * Nothing is repaired here: a damaged file has a backup, and no game depends on these numbers.
     */
    public static Statistics read(String text) throws BadInput {
        return new Statistics(StatisticsFormat.read(Envelope.readIntact(FORMAT, text)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Statistics statistics && players.equals(statistics.players);
    }

    @Override
    public int hashCode() {
        return players.hashCode();
    }

    @Override
    public String toString() {
        return players.toString();
    }
}
