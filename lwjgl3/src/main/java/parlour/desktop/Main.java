package parlour.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;

import parlour.app.App;
import parlour.app.screen.Lobby;

/** Starts the game on a desktop. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Parlour");
        configuration.setWindowedMode(1280, 720);
        configuration.setWindowSizeLimits(900, 600, -1, -1);
        configuration.useVsync(true);
        configuration.setForegroundFPS(60);
        new Lwjgl3Application(new App(new DesktopPlatform(), Lobby::first), configuration);
    }
}
