package parlour.server;

import parlour.json.Json;
import parlour.server.limits.AddressLimits;
import parlour.server.log.ServerLog;
import parlour.server.tables.ComputerSettings;
import parlour.server.web.Page;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.Limits;
import parlour.wire.SeatPlan;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Servers for tests: on this machine alone, on any port, with computers that do not wait. */
final class TestServer {
    static final Settings.Most WIDE =
            new Settings.Most(
                    100,
                    1000,
                    new AddressLimits.Most(500, 10, 1000, 1000),
                    new Limits(8 * 1024, 100_000, 100_000, 3, 32),
                    64 * 1024,
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(15));

    private TestServer() {}

    static Settings settings(Path data) {
        return settings(data, Page.NONE);
    }

    static Settings settings(Path data, Page page) {
        return Settings.usual(data, page)
                .withBind("127.0.0.1")
                .withPort(0)
                .withMost(WIDE)
                .withComputers(new ComputerSettings(1, 5, 0));
    }

    static TableServer start(Path data) throws BadInput {
        return TableServer.start(settings(data), new LoudLog());
    }

    /** A short game of more than one round, for two persons. */
    static ClientMessage.Open shortGame() {
        return new ClientMessage.Open(
                "fastest",
                Json.of(Map.of("games", 2L)),
                List.of(SeatPlan.PERSON, SeatPlan.PERSON),
                0,
                true);
    }

    /** A table with this many persons and computers. */
    static ClientMessage.Open table(String game, int persons, String... computers) {
        List<SeatPlan> seats = new ArrayList<>();
        for (int i = 0; i < persons; i++) {
            seats.add(SeatPlan.PERSON);
        }
        for (String computer : computers) {
            seats.add(SeatPlan.computer(computer));
        }
        // Few rounds are enough.
        Map<String, Object> options = game.equals("cassino") ? Map.of("target", 6L) : Map.of();
        return new ClientMessage.Open(game, Json.of(options), seats, 0, true);
    }

    /** Mistakes of the program are mistakes of the test. */
    static final class LoudLog implements ServerLog {
        @Override
        public void note(Phrase what) {
            // As it should be.
        }

        @Override
        public void trouble(Phrase what) {
            System.err.println(what);
        }

        @Override
        public void mistake(Throwable mistake) {
            mistake.printStackTrace();
        }
    }
}
