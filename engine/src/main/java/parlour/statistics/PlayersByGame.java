package parlour.statistics;

import parlour.record.SavedSeat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** What is known of each player, by game and by name; an immutable value. */
record PlayersByGame<T>(Map<String, Map<String, T>> games) {
    static <T> PlayersByGame<T> none() {
        return new PlayersByGame<>(Map.of());
    }

    /** The players of a game, by name. */
    Map<String, T> of(String game) {
        return Collections.unmodifiableMap(games.getOrDefault(game, Map.of()));
    }

    /**
     * After something new is known of a player.
     *
     * @param mostNames of a game; nothing is noted of those who come after them
     */
    PlayersByGame<T> with(String game, String player, T known, int mostNames) {
        if (!StatisticsFormat.isGame(game) || !SavedSeat.fits(player)) {
            throw new IllegalArgumentException(game + " by " + player);
        }
        Map<String, T> names = new TreeMap<>(of(game));
        if (names.size() >= mostNames && !names.containsKey(player)) {
            return this;
        }
        names.put(player, known);
        Map<String, Map<String, T>> copy = new TreeMap<>(games);
        copy.put(game, names);
        return new PlayersByGame<>(copy);
    }

    /** All of it as JSON. */
    Map<String, Object> tree(Function<T, Object> known) {
        Map<String, Object> tree = new LinkedHashMap<>();
        games.forEach(
                (game, players) -> {
                    Map<String, Object> names = new LinkedHashMap<>();
                    players.forEach((name, player) -> names.put(name, known.apply(player)));
                    tree.put(game, names);
                });
        return tree;
    }
}
