package parlour.app.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.widget.HelpPageBuilder;
import parlour.app.widget.Ui;

import java.util.function.Consumer;

/**
 * A page of the instructions.
 *
 * @param title the text key of its title
 */
public record HelpPage(String title, Content content) {
    /** Fills a page with text and images. */
    public interface Content {
        void fill(Ui ui, Table page);
    }

    /** Creates the builder for a game's own pages. */
    public interface Pages<P> {
        P make(Ui ui, Table page, String keys);
    }

    /**
     * A page that begins with its title.
     *
     * @param keys the prefix of its text keys
     */
    public static <P extends HelpPageBuilder> HelpPage of(
            String keys, Pages<P> pages, Consumer<P> content) {
        return new HelpPage(
                keys + ".title",
                (ui, page) -> {
                    P guide = pages.make(ui, page, keys);
                    guide.heading();
                    content.accept(guide);
                });
    }
}
