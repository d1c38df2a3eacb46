package parlour.server.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The figures of all games as a table, in the form of docs/benchmarks.md. */
final class LoadReport {
    /** What was measured of a game. */
    record Figures(
            int moveLength,
            int toldLength,
            Measured echoAtEase,
            Measured movesAtEase,
            Measured echoFast,
            Measured movesFast,
            Measured relayFast,
            Measured usualEchoFast,
            long connectionBytes,
            long freshBytes,
            long playedBytes) {
        double ratio() {
            return movesFast.perSecond() / echoFast.perSecond();
        }

        double byUsualEcho() {
            return movesFast.perSecond() / usualEchoFast.perSecond();
        }

        double byRelay() {
            return movesFast.perSecond() / relayFast.perSecond();
        }

        double beyondEcho() {
            return movesAtEase.millis(990) - echoAtEase.millis(990);
        }
    }

    private static final double KILO = 1024;

    private final int tables;
    private final List<String> games = new ArrayList<>();
    private final List<Figures> figures = new ArrayList<>();

    LoadReport(int tables) {
        this.tables = tables;
    }

    void add(String game, Figures measured) {
        games.add(game);
        figures.add(measured);
    }

    String text() {
        StringBuilder text = new StringBuilder();
        line(text, String.format(Locale.ROOT, "%,d tables of two bots", tables), games, "wanted");
        line(text, "---", games.stream().map(game -> "---:").toList(), "---:");
        row(text, "a move's message, characters", "", f -> whole(f.moveLength()));
        row(text, "what each seat is told of it", "", f -> whole(f.toldLength()));
        row(text, "moves a second, as fast as it goes", "", f -> whole(f.movesFast().perSecond()));
        row(
                text,
                "round trips of an echo on the library as it comes",
                "",
                f -> whole(f.usualEchoFast().perSecond()));
        row(text, "moves by these", "0.50", f -> format("%.2f", f.byUsualEcho()));
        row(
                text,
                "round trips of an echo that listens as the tables do",
                "",
                f -> whole(f.echoFast().perSecond()));
        row(text, "moves by these", "", f -> format("%.2f", f.ratio()));
        row(
                text,
                "messages of the relay, stored and told to two",
                "",
                f -> whole(f.relayFast().perSecond()));
        row(text, "moves by messages of the relay", "0.50", f -> format("%.2f", f.byRelay()));
        row(
                text,
                "processor time of the server, a move, an echo like the tables, a relay",
                "",
                f ->
                        format(
                                "%.0f, %.0f, %.0f µs",
                                f.movesFast().serverMicros(),
                                f.echoFast().serverMicros(),
                                f.relayFast().serverMicros()));
        row(
                text,
                "of the bots, a move, an echo, a relay",
                "",
                f ->
                        format(
                                "%.0f, %.0f, %.0f µs",
                                f.movesFast().botsMicros(),
                                f.echoFast().botsMicros(),
                                f.relayFast().botsMicros()));
        row(
                text,
                "a move a second at each table: half reach the other seat within",
                "",
                f -> millis(f.movesAtEase().millis(500)));
        row(text, "99 of 100 within", "", f -> millis(f.movesAtEase().millis(990)));
        row(
                text,
                "echo at that pace, half and 99 of 100",
                "",
                f ->
                        format(
                                "%.1f, %.1f ms",
                                f.echoAtEase().millis(500), f.echoAtEase().millis(990)));
        row(text, "99 of 100 moves, beyond the echo", "50 ms", f -> millis(f.beyondEcho()));
        row(
                text,
                "memory of a table with its two connections, game begun",
                "50 KB",
                f -> kilo(f.freshBytes()));
        row(text, "after many moves", "50 KB", f -> kilo(f.playedBytes()));
        row(
                text,
                "two connections of the echo, for comparison",
                "",
                f -> kilo(f.connectionBytes()));
        return text.toString();
    }

    private void row(
            StringBuilder text, String what, String wanted, Function<Figures, String> value) {
        line(text, what, figures.stream().map(value).toList(), wanted);
    }

    private static void line(StringBuilder text, String what, List<String> cells, String wanted) {
        text.append("| ").append(what).append(" | ");
        cells.forEach(cell -> text.append(cell).append(" | "));
        text.append(wanted).append(" |\n");
    }

    private static String format(String format, Object... args) {
        return String.format(Locale.ROOT, format, args);
    }

    private static String whole(double number) {
        return format("%,.0f", number);
    }

    private static String millis(double millis) {
        return format("%.1f ms", millis);
    }

    private static String kilo(long bytes) {
        return format("%.1f KB", bytes / KILO);
    }
}
