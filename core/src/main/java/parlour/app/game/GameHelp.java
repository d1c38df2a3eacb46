package parlour.app.game;

import java.util.List;

/**
 * The instructions of a game.
 *
 * @param pages the game's own pages
 * @param keys the text keys of the sentences about its keyboard shortcuts
 */
public record GameHelp(List<HelpPage> pages, List<String> keys) {
    public GameHelp {
        pages = List.copyOf(pages);
        keys = List.copyOf(keys);
    }
}
