package parlour.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.utils.ScreenUtils;

/** The least that any LibGDX program is: a window of one colour. */
public final class Empty extends ApplicationAdapter {
    /** Opens a window of the width and height given. */
    public static void main(String[] args) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setBackBufferConfig(8, 8, 8, 8, 0, 0, 0);
        configuration.setWindowedMode(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        configuration.setForegroundFPS(60);
        new Lwjgl3Application(new Empty(), configuration);
    }

    @Override
    public void render() {
        ScreenUtils.clear(Color.DARK_GRAY);
    }
}
