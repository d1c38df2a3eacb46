package parlour.app.game;

import java.util.List;

/**
 * How a game is played.
 *
 * @param pages the game's own pages
 * @param keys the keys at its table, as their sentences are named
 */
public record GameHelp(List<HelpPage> pages, List<String> keys) {
    public GameHelp {
        pages = List.copyOf(pages);
        keys = List.copyOf(keys);
    }
}
