package parlour.app.sheet;

import parlour.Games;
import parlour.engine.Game;
import parlour.statistics.FinishedRound;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.Totals;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * A column of the statistics.
 *
 * @param name the last part of the key of its heading
 * @param figure what it says of a player
 */
record StatisticsColumn(String name, Function<PlayerStatistics, Phrase> figure) {
    private static final Phrase NONE = Phrase.of("statistics.nothing");

    /** The columns of a game. */
    static List<StatisticsColumn> of(String game) {
        List<StatisticsColumn> columns = new ArrayList<>();
        columns.add(new StatisticsColumn("games", player -> number(player.all().games())));
        columns.add(new StatisticsColumn("wins", player -> wins(player.all())));
        columns.add(
                new StatisticsColumn(
                        "streak",
                        player ->
                                Phrase.of(
                                        "statistics.streakOf", player.streak(), player.longest())));
        switch (game) {
            case "fastest" -> {
                rounds(columns, game);
                columns.add(new StatisticsColumn("place", player -> place(player.known())));
            }
            case "crosswise" -> {
                columns.add(new StatisticsColumn("sixes", player -> count(player, "sixes")));
                points(columns);
            }
            case "cassino" -> {
                rounds(columns, game);
                columns.add(new StatisticsColumn("sweeps", player -> count(player, "sweeps")));
                points(columns);
            }
            default -> {
                rounds(columns, game);
                points(columns);
            }
        }
        return columns;
    }

    /** The key of a column's heading; a game may have its own. */
    static String heading(Texts texts, String column, String game) {
        String own = "statistics." + column + "." + game;
        return texts.has(own) ? own : "statistics." + column;
    }

    /** What a column counts, where its heading does not say enough. */
    static Optional<String> help(Texts texts, String column) {
        String key = "statistics." + column + ".help";
        return texts.has(key) ? Optional.of(texts.say(key)) : Optional.empty();
    }

    private static void rounds(List<StatisticsColumn> columns, String game) {
        if (Games.find(game).filter(Game::hasRounds).isPresent()) {
            columns.add(new StatisticsColumn("rounds", player -> number(player.all().rounds())));
        }
    }

    private static void points(List<StatisticsColumn> columns) {
        columns.add(
                new StatisticsColumn(
                        "best",
                        player ->
                                player.best().isPresent()
                                        ? number(player.best().getAsLong())
                                        : NONE));
        columns.add(new StatisticsColumn("average", player -> average(player.all())));
    }

    /** What tells best how well it went: the average place or points. */
    static Phrase measure(String game, Totals totals) {
        return byPlace(game) ? place(totals) : average(totals);
    }

    static String measureName(String game) {
        return byPlace(game) ? "place" : "average";
    }

    /** Whether places are what counts in a game, and a small figure is a good one. */
    static boolean byPlace(String game) {
        return game.equals("fastest");
    }

    static Phrase number(long number) {
        return Phrase.of("statistics.number", number);
    }

    /** The number of games won, and their share. */
    static Phrase wins(Totals totals) {
        return totals.games() == 0
                ? number(0)
                : Phrase.of(
                        "statistics.share",
                        totals.wins(),
                        Math.round(100.0 * totals.wins() / totals.games()));
    }

    private static Phrase count(PlayerStatistics player, String achievement) {
        return number(player.all().count(achievement));
    }

    private static Phrase place(Totals totals) {
        return mean(totals.perRound(FinishedRound.PLACES));
    }

    private static Phrase average(Totals totals) {
        return mean(totals.average());
    }

    private static Phrase mean(OptionalDouble mean) {
        return mean.isPresent() ? Phrase.of("statistics.points", mean.getAsDouble()) : NONE;
    }
}
