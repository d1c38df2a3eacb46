package parlour.app.play;

import java.util.List;

/**
 * How a game is played.
 *
 * @param pages the game's own pages
 * @param keys the keys at its table, as their sentences are named
 */
public record Guide(List<HelpPage> pages, List<String> keys) {
    public Guide {
        pages = List.copyOf(pages);
        keys = List.copyOf(keys);
    }
}
