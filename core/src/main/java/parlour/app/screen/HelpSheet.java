package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.widget.Sheet;

/** How the game is played. */
public final class HelpSheet extends Sheet {
    public HelpSheet(App app) {
        super(app);
    }

    @Override
    protected String title() {
        return say("help.title");
    }

    @Override
    protected void fill(Table content) {
        content.add(new Label(say("help.title"), skin()));
    }
}
