package parlour.bare;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.SharedLibraryLoader;

import java.nio.file.Path;

/**
 * The least that any LibGDX program is: a window of one colour. In a package of its own, since Java
 * looks for classes of the program's packages in the program's module alone.
 */
public final class Empty extends ApplicationAdapter {
    /** Opens a window of the width and height given, with the libraries of the folder given. */
    public static void main(String[] args) {
        Path libraries = Path.of(args[2]);
        System.setProperty("org.lwjgl.librarypath", libraries.toString());
        String library = new SharedLibraryLoader().mapLibraryName("gdx");
        System.load(libraries.resolve(library).toString());
        SharedLibraryLoader.setLoaded("gdx");
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
