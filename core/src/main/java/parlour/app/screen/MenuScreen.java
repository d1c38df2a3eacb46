package parlour.app.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.Screen;

/** The first screen. */
public final class MenuScreen extends Screen {
    public MenuScreen(App app) {
        super(app);
    }

    @Override
    protected void build() {
        Table root = root();
        root.add(new Image(app.look().picture("logo"), Scaling.fit))
                .size(450, 150)
                .padBottom(30)
                .row();
        TextButton quit = new TextButton(say("menu.quit"), skin(), "primary");
        quit.addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        Gdx.app.exit();
                    }
                });
        root.add(quit).width(280).height(52);
    }
}
