package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.settings.DisplayOption;
import parlour.app.widget.Sheet;

/** The display options of a game's table, applied as soon as they are chosen. */
public final class DisplayOptionsSheet extends Sheet {
    private final App app;
    private final GameModule<?, ?, ?, ?> gameModule;

    public DisplayOptionsSheet(App app, GameModule<?, ?, ?, ?> gameModule) {
        super(app);
        this.app = app;
        this.gameModule = gameModule;
    }

    @Override
    protected String title() {
        return say("setup.table");
    }

    @Override
    protected void fill(Table content) {
        String game = gameModule.game().id();
        for (DisplayOption displayOption : gameModule.displayOptions()) {
            DisplayOptionControl control =
                    new DisplayOptionControl(app, game, displayOption, () -> {});
            content.add(new ExplainedControl(app, control.key(), control.actor(), control.wide()))
                    .growX()
                    .padBottom(10)
                    .row();
        }
    }

    @Override
    protected float width() {
        return 640;
    }
}
