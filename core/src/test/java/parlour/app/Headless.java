package parlour.app;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.backends.headless.HeadlessApplicationConfiguration;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.glutils.GLFrameBuffer;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Clipboard;

import parlour.app.framecache.DrawingHash;

import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;

/**
 * The app without a window: everything runs but the pixels, and time passes when a test says. As on
 * a desktop, only those frames are drawn that an input brings about or somebody asks for.
 */
public final class Headless implements AutoCloseable {
    private static final double FRAME = 1 / 60.0;

    private final HeadlessGraphics graphics = new HeadlessGraphics();
    private final TestInput testInput = new TestInput();
    private final Clipboard clipboard = new TestClipboard();
    private final App app;
    private final TestPlatform platform;
    private final HeadlessGl card = new HeadlessGl();
    private int frames;
    private double time;
    private double lastFrame;

    /** On a machine that keeps nothing. */
    public Headless(int width, int height, Function<App, Screen> first) {
        this(width, height, Optional.empty(), false, Optional.empty(), first);
    }

    /** On a machine that keeps games and settings in a folder. */
    public Headless(int width, int height, Path data, Function<App, Screen> first) {
        this(width, height, data, false, first);
    }

    /**
     * On a machine that keeps games and settings in a folder.
     *
     * @param browser whether it stores files as a browser does
     */
    public Headless(
            int width, int height, Path data, boolean browser, Function<App, Screen> first) {
        this(width, height, Optional.of(data), browser, Optional.empty(), first);
    }

    /** On such a machine, with a screen reader. */
    public Headless(
            int width, int height, Path data, HeardScreen heard, Function<App, Screen> first) {
        this(width, height, Optional.of(data), false, Optional.of(heard), first);
    }

    private Headless(
            int width,
            int height,
            Optional<Path> data,
            boolean browser,
            Optional<HeardScreen> heard,
            Function<App, Screen> first) {
        HeadlessApplicationConfiguration configuration = new HeadlessApplicationConfiguration();
        configuration.updatesPerSecond = -1;
        new HeadlessApplication(new ApplicationAdapter() {}, configuration) {
            @Override
            public ApplicationType getType() {
                return ApplicationType.Desktop; // only there a pointer rests on things
            }

            @Override
            public Clipboard getClipboard() {
                return clipboard;
            }
        };
        // A button looks pressed for a while of real time, and time is the test's own here.
        ClickListener.visualPressedDuration = 0;
        graphics.width = width;
        graphics.height = height;
        Gdx.graphics = graphics;
        Gdx.gl = Gdx.gl20 = card.gl();
        Gdx.input = testInput;
        platform = new TestPlatform(data, browser, heard);
        app = new App(platform, first);
        app.create();
        draw();
    }

    public App app() {
        return app;
    }

    public TestPlatform platform() {
        return platform;
    }

    /** Whether a keyboard is asked for on the screen. */
    public boolean keyboardShown() {
        return testInput.keyboardShown();
    }

    public Stage stage() {
        return app.screen().stage();
    }

    /** The actor of that name, the one on top if there are several. */
    public Actor find(String name) {
        for (int i = stage().getActors().size - 1; i >= 0; i--) {
            Actor root = stage().getActors().get(i);
            Actor found = name.equals(root.getName()) ? root : null;
            if (found == null && root instanceof Group group) {
                found = group.findActor(name);
            }
            if (found != null) {
                return found;
            }
        }
        throw new NoSuchElementException(name);
    }

    /** Clicks in the middle of an actor, as a mouse does. */
    public void click(String name) {
        click(find(name));
    }

    public void click(Actor actor) {
        Vector2 at = onScreen(actor, actor.getWidth() / 2, actor.getHeight() / 2);
        click(Math.round(at.x), Math.round(at.y));
    }

    private static Vector2 onScreen(Actor actor, float x, float y) {
        return actor.localToScreenCoordinates(new Vector2(x, y));
    }

    /** Clicks at a point of an actor. */
    public void click(Actor actor, float x, float y) {
        press(actor, x, y, Buttons.LEFT);
        release(actor, x, y, Buttons.LEFT);
    }

    public void move(Actor actor, float x, float y) {
        Vector2 at = onScreen(actor, x, y);
        testInput.getInputProcessor().mouseMoved(Math.round(at.x), Math.round(at.y));
        graphics.requestRendering();
    }

    public void press(Actor actor, float x, float y, int button) {
        Vector2 at = onScreen(actor, x, y);
        testInput.getInputProcessor().touchDown(Math.round(at.x), Math.round(at.y), 0, button);
        graphics.requestRendering();
    }

    public void drag(Actor actor, float x, float y) {
        Vector2 at = onScreen(actor, x, y);
        testInput.getInputProcessor().touchDragged(Math.round(at.x), Math.round(at.y), 0);
        graphics.requestRendering();
    }

    public void release(Actor actor, float x, float y, int button) {
        Vector2 at = onScreen(actor, x, y);
        testInput.getInputProcessor().touchUp(Math.round(at.x), Math.round(at.y), 0, button);
        graphics.requestRendering();
    }

    public void click(int x, int y) {
        testInput.getInputProcessor().mouseMoved(x, y);
        testInput.getInputProcessor().touchDown(x, y, 0, 0);
        testInput.getInputProcessor().touchUp(x, y, 0, 0);
        pass(0.02f);
    }

    /** Turns the wheel over whatever the pointer is at. */
    public void scroll(float amount) {
        testInput.getInputProcessor().scrolled(0, amount);
        graphics.requestRendering();
    }

    public void key(int... keycodes) {
        for (int keycode : keycodes) {
            testInput.getInputProcessor().keyDown(keycode);
            if (keycode == Keys.TAB || keycode == Keys.ENTER || keycode == Keys.SPACE) {
                testInput
                        .getInputProcessor()
                        .keyTyped(keycode == Keys.TAB ? '\t' : keycode == Keys.ENTER ? '\n' : ' ');
            }
            testInput.getInputProcessor().keyUp(keycode);
            pass(0.02f);
        }
    }

    /** One input of several that come together. */
    public interface Pressing {
        void on(InputProcessor listening);
    }

    /**
     * Inputs that come before the next frame: as LibGDX does it, all are told to whoever listened
     * when the first one came.
     */
    public void burst(List<Pressing> presses) {
        InputProcessor listening = Gdx.input.getInputProcessor();
        presses.forEach(press -> press.on(listening));
        pass(0.02f);
    }

    /** A click in the middle of where an actor is now. */
    public static Pressing clicking(Actor actor) {
        return clicking(actor, actor.getWidth() / 2, actor.getHeight() / 2);
    }

    /** A click at a point of where an actor is now. */
    public static Pressing clicking(Actor actor, float left, float low) {
        Vector2 at = actor.localToScreenCoordinates(new Vector2(left, low));
        int x = Math.round(at.x);
        int y = Math.round(at.y);
        return listening -> {
            listening.mouseMoved(x, y);
            listening.touchDown(x, y, 0, Buttons.LEFT);
            listening.touchUp(x, y, 0, Buttons.LEFT);
        };
    }

    /** Enter, pressed and let go. */
    public static void enter(InputProcessor listening) {
        listening.keyDown(Keys.ENTER);
        listening.keyTyped('\n');
        listening.keyUp(Keys.ENTER);
    }

    public void shiftKey(int keycode) {
        keyWith(Keys.SHIFT_LEFT, keycode);
    }

    /** A key while another is held. */
    public void keyWith(int modifier, int keycode) {
        hold(modifier, () -> key(keycode));
    }

    /** Does something while a key is held. */
    public void hold(int modifier, Runnable what) {
        testInput.hold(modifier);
        what.run();
        testInput.release(modifier);
    }

    public void type(String text) {
        for (char character : text.toCharArray()) {
            testInput.getInputProcessor().keyTyped(character);
        }
        pass(0.02f);
    }

    /**
     * Lets time pass, beginning with a frame: a test changes what it likes behind the app's back.
     */
    public void pass(float seconds) {
        graphics.requestRendering();
        rest(seconds);
    }

    /** Lets time pass in which nobody touches anything, and says how many frames were drawn. */
    public int rest(float seconds) {
        int before = frames;
        double end = time + Math.ceil(seconds / FRAME - 0.01) * FRAME + FRAME / 10;
        while (true) {
            double next = nextFrame();
            double job = platform.testBackground().next();
            if (Math.min(next, job) > end) {
                break;
            }
            time = Math.min(next, job);
            platform.testBackground().pass(time);
            if (job <= next) {
                continue;
            }
            graphics.delta = (float) (time - lastFrame);
            graphics.requested = false;
            lastFrame = time;
            frames++;
            app.render();
        }
        time = Math.max(time, end - FRAME / 10);
        platform.testBackground().pass(time);
        return frames - before;
    }

    /** The machine is busy with something else for a while. */
    public void stall(float seconds) {
        time += seconds;
        platform.testBackground().pass(time);
    }

    /** When the next frame is due. */
    private double nextFrame() {
        double wanted = lastFrame + Math.max(FRAME, platform.wakesIn());
        return graphics.requested ? time + FRAME : Math.max(time, wanted);
    }

    /** Whether nothing will be drawn unless something happens. */
    public boolean resting() {
        return nextFrame() == Double.POSITIVE_INFINITY
                && platform.testBackground().next() == Double.POSITIVE_INFINITY;
    }

    /** Who still wants something, for a test that finds it restless. */
    String wishes() {
        return "asked "
                + graphics.requested
                + ", frame at "
                + nextFrame()
                + ", work at "
                + platform.testBackground().next()
                + ", now "
                + time;
    }

    /** What is to be seen now, as a number: what looks otherwise has another one. */
    public long picture() {
        draw();
        DrawingHash print = new DrawingHash();
        print.begin();
        print.setProjectionMatrix(stage().getCamera().combined);
        app.screen().drawCached(print);
        stage().getRoot().draw(print, 1);
        print.end();
        return print.value();
    }

    /** Lets frames be drawn that nobody asked for, such as when the window is uncovered. */
    public void uncover(int times) {
        for (int i = 0; i < times; i++) {
            app.advance((float) FRAME);
            draw();
        }
    }

    public void draw() {
        app.draw();
    }

    /** How many times the graphics card is asked to draw for one frame. */
    public int drawCalls() {
        int before = card.draws();
        draw();
        return card.draws() - before;
    }

    /** What lies on the graphics card. */
    public GraphicsMemory memory() {
        return card.memory();
    }

    public void resize(int width, int height) {
        graphics.width = width;
        graphics.height = height;
        app.resize(width, height);
        graphics.requestRendering();
        draw();
    }

    @Override
    public void close() {
        app.dispose();
        Gdx.app.exit();
        forget(Gdx.app);
    }

    /** LibGDX lists what lies on the graphics card by app, and would keep every app for ever. */
    private static void forget(Application closed) {
        Texture.clearAllTextures(closed);
        Mesh.clearAllMeshes(closed);
        ShaderProgram.clearAllShaderPrograms(closed);
        GLFrameBuffer.clearAllFrameBuffers(closed);
    }
}
