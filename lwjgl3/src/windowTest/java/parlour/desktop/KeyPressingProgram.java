package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;

import parlour.app.App;
import parlour.app.cassino.Watched;

/**
 * The program as it is started everywhere, with a guest who presses the keys of a move at every
 * frame and says on the output how far the game is.
 */
final class KeyPressingProgram {
    private static final String GO_ON = "menu.continue";

    /** So many frames at most, until the menu knows of a game to continue. */
    private static final int PATIENCE = 60;

    private String said = "";
    private int frames;

    private KeyPressingProgram() {}

    public static void main(String[] args) {
        Thread guest = new Thread(new KeyPressingProgram()::sitDown, "guest");
        guest.setDaemon(true);
        guest.start();
        Main.main(args);
    }

    private void sitDown() {
        while (Gdx.app == null || Gdx.input == null) {
            Thread.yield();
        }
        Gdx.app.postRunnable(this::press);
    }

    /** The first card of the hand and Enter, which also begins games and goes on with them. */
    private void press() {
        if (frames++ < PATIENCE && app().screen().stage().getRoot().findActor(GO_ON) == null) {
            Gdx.app.postRunnable(this::press);
            return;
        }
        frames = PATIENCE;
        InputProcessor keys = Gdx.input.getInputProcessor();
        for (int key : new int[] {Keys.NUM_1, Keys.ENTER}) {
            keys.keyDown(key);
            keys.keyUp(key);
        }
        say();
        Gdx.app.postRunnable(this::press);
    }

    private static App app() {
        return (App) ((Lwjgl3Application) Gdx.app).getApplicationListener();
    }

    private void say() {
        Watched.on(app().screen())
                .ifPresent(
                        table -> {
                            String now = table.match().seed() + " " + table.match().length();
                            if (!now.equals(said)) {
                                said = now;
                                System.out.println(now);
                            }
                        });
    }
}
