package parlour.table;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Options;
import parlour.text.BadInput;

import java.util.List;

/** Tables of every game: few and many seats, teams, single rounds and matches of several. */
enum TableVariants {
    CASSINO_FOR_TWO("cassino", "house,target=10", 2),
    FINNISH("cassino", "finnish,target=8", 3),
    LAISTO("cassino", "laisto", 4),
    CASSINO_FOR_TWELVE("cassino", "target=0", 12),
    CROSSWISE("crosswise", "", 2),
    CROSSWISE_IN_TEAMS("crosswise", "", 4),
    FASTEST("fastest", "games=2", 3),
    FASTEST_FOR_NINE("fastest", "games=1,straights=on,suits=on", 9);

    private final String game;
    private final String options;
    private final int seats;

    TableVariants(String game, String options, int seats) {
        this.game = game;
        this.options = options;
        this.seats = seats;
    }

    Game<?, ?, ?, ?> game() {
        return Games.find(game).orElseThrow();
    }

    Options options() {
        try {
            return game().parseOptions(options);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    int seats() {
        return seats;
    }

    /** A table where these seats are for persons and the rest for weak computers. */
    TestTable open(long seed, int moveSeconds, Dealing dealing, List<Integer> persons) {
        String[] computers = new String[seats];
        for (int seat = 0; seat < seats; seat++) {
            computers[seat] = persons.contains(seat) ? null : "random";
        }
        return TestTable.open(game, options, moveSeconds, seed, dealing, computers);
    }
}
