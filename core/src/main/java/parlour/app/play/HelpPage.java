package parlour.app.play;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;

/**
 * A page of the instructions.
 *
 * @param title the key of its title
 */
public record HelpPage(String title, Content content) {
    /** Fills a page with texts and pictures. */
    public interface Content {
        void fill(App app, Table page);
    }
}
