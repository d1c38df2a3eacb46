package parlour;

import parlour.cassino.CassinoGame;
import parlour.crosswise.CrossWiseGame;
import parlour.engine.Game;
import parlour.fastest.FastestGame;

import java.util.List;
import java.util.Optional;

/** The registry of games. */
public final class Games {
    public static final CassinoGame CASSINO = new CassinoGame();
    public static final CrossWiseGame CROSSWISE = new CrossWiseGame();
    public static final FastestGame FASTEST = new FastestGame();

    private static final List<Game<?, ?, ?, ?>> ALL = List.of(CASSINO, CROSSWISE, FASTEST);

    private Games() {}

    public static List<Game<?, ?, ?, ?>> all() {
        return ALL;
    }

    public static Optional<Game<?, ?, ?, ?>> find(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
