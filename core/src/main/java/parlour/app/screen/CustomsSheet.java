package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.Custom;
import parlour.app.play.Shelf;
import parlour.app.widget.Sheet;

/** How a game's table shall look, applied as soon as it is chosen. */
public final class CustomsSheet extends Sheet {
    private final Shelf<?, ?, ?, ?> shelf;

    public CustomsSheet(App app, Shelf<?, ?, ?, ?> shelf) {
        super(app);
        this.shelf = shelf;
    }

    @Override
    protected String title() {
        return say("setup.table");
    }

    @Override
    protected void fill(Table content) {
        String game = shelf.game().id();
        for (Custom custom : shelf.customs()) {
            String key = "custom." + game + "." + custom.name();
            OptionControl control =
                    new OptionControl(
                            app,
                            key,
                            custom.option(),
                            value -> app.settings().custom(game, custom, value));
            control.actor().setName(key);
            control.show(app.settings().custom(game, custom), false);
            content.add(new Explained(app, key, control.actor(), control.wide()))
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
