package parlour.app;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.backends.headless.HeadlessApplicationConfiguration;
import com.badlogic.gdx.backends.headless.mock.graphics.MockGraphics;
import com.badlogic.gdx.backends.headless.mock.input.MockInput;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The app without a window: everything runs but the pixels, and time passes when a test says. */
public final class Headless implements AutoCloseable {
    private final Screenless graphics = new Screenless();
    private final Set<Integer> held = new HashSet<>();
    private final App app;
    private final Bare platform;
    private final GraphicsMemory memory = new GraphicsMemory();
    private int draws;

    /** On a machine that keeps nothing. */
    public Headless(int width, int height, Function<App, Screen> first) {
        this(width, height, Optional.empty(), first);
    }

    /** On a machine that keeps games and settings in a folder. */
    public Headless(int width, int height, Path data, Function<App, Screen> first) {
        this(width, height, Optional.of(data), first);
    }

    private Headless(int width, int height, Optional<Path> data, Function<App, Screen> first) {
        HeadlessApplicationConfiguration configuration = new HeadlessApplicationConfiguration();
        configuration.updatesPerSecond = -1;
        new HeadlessApplication(new ApplicationAdapter() {}, configuration) {
            @Override
            public ApplicationType getType() {
                return ApplicationType.Desktop; // only there a pointer rests on things
            }
        };
        graphics.width = width;
        graphics.height = height;
        Gdx.graphics = graphics;
        Gdx.gl = Gdx.gl20 = proxy(GL20.class, this::gl);
        Gdx.input =
                new MockInput() {
                    @Override
                    public boolean isKeyPressed(int key) {
                        return held.contains(key);
                    }
                };
        platform = new Bare(data);
        app = new App(platform, first);
        app.create();
        draw();
    }

    public App app() {
        return app;
    }

    public Bare platform() {
        return platform;
    }

    public Stage stage() {
        return app.screen().stage();
    }

    /** The actor of that name, the one on top if there are several. */
    public Actor find(String name) {
        for (int i = stage().getActors().size - 1; i >= 0; i--) {
            Actor root = stage().getActors().get(i);
            Actor found = name.equals(root.getName()) ? root : null;
            if (found == null && root instanceof com.badlogic.gdx.scenes.scene2d.Group group) {
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
        Vector2 at =
                actor.localToScreenCoordinates(
                        new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        click(Math.round(at.x), Math.round(at.y));
    }

    /** Clicks at a point of an actor. */
    public void click(Actor actor, float x, float y) {
        press(actor, x, y, Buttons.LEFT);
        release(actor, x, y, Buttons.LEFT);
    }

    public void move(Actor actor, float x, float y) {
        Vector2 at = actor.localToScreenCoordinates(new Vector2(x, y));
        stage().mouseMoved(Math.round(at.x), Math.round(at.y));
    }

    public void press(Actor actor, float x, float y, int button) {
        Vector2 at = actor.localToScreenCoordinates(new Vector2(x, y));
        stage().touchDown(Math.round(at.x), Math.round(at.y), 0, button);
    }

    public void drag(Actor actor, float x, float y) {
        Vector2 at = actor.localToScreenCoordinates(new Vector2(x, y));
        stage().touchDragged(Math.round(at.x), Math.round(at.y), 0);
    }

    public void release(Actor actor, float x, float y, int button) {
        Vector2 at = actor.localToScreenCoordinates(new Vector2(x, y));
        stage().touchUp(Math.round(at.x), Math.round(at.y), 0, button);
    }

    public void click(int x, int y) {
        stage().mouseMoved(x, y);
        stage().touchDown(x, y, 0, 0);
        stage().touchUp(x, y, 0, 0);
        pass(0.02f);
    }

    public void key(int... keycodes) {
        for (int keycode : keycodes) {
            stage().keyDown(keycode);
            if (keycode == Keys.TAB || keycode == Keys.ENTER || keycode == Keys.SPACE) {
                stage().keyTyped(keycode == Keys.TAB ? '\t' : keycode == Keys.ENTER ? '\n' : ' ');
            }
            stage().keyUp(keycode);
            pass(0.02f);
        }
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
        held.add(modifier);
        what.run();
        held.remove(modifier);
    }

    public void type(String text) {
        for (char character : text.toCharArray()) {
            stage().keyTyped(character);
        }
        pass(0.02f);
    }

    public void pass(float seconds) {
        for (float t = 0; t < seconds; t += 1 / 60f) {
            app.advance(1 / 60f);
        }
        draw();
    }

    public void draw() {
        app.draw();
    }

    /** How many times the graphics card is asked to draw for one frame. */
    public int drawCalls() {
        draws = 0;
        draw();
        return draws;
    }

    /** What lies on the graphics card. */
    public GraphicsMemory memory() {
        return memory;
    }

    public void resize(int width, int height) {
        graphics.width = width;
        graphics.height = height;
        app.resize(width, height);
        draw();
    }

    @Override
    public void close() {
        app.dispose();
        Gdx.app.exit();
    }

    /** A graphics card that says yes. */
    private Object gl(Method method, Object[] args) {
        if (memory.takes(method.getName())) {
            return memory.call(method.getName(), args);
        }
        switch (method.getName()) {
            case "glGetShaderiv", "glGetProgramiv" -> {
                int asked = (Integer) args[1];
                boolean status = asked == GL20.GL_COMPILE_STATUS || asked == GL20.GL_LINK_STATUS;
                ((IntBuffer) args[2]).put(0, status ? 1 : 0);
            }
            case "glCreateShader", "glCreateProgram", "glGenBuffer" -> {
                return 1;
            }
            case "glDrawArrays", "glDrawElements" -> draws++;
            default -> {}
        }
        return nothing(method);
    }

    private interface Answer {
        Object to(Method method, Object[] args);
    }

    private static <T> T proxy(Class<T> kind, Answer answer) {
        return kind.cast(
                Proxy.newProxyInstance(
                        kind.getClassLoader(),
                        new Class<?>[] {kind},
                        (self, method, args) -> answer.to(method, args)));
    }

    private static Object nothing(Method method) {
        Class<?> kind = method.getReturnType();
        if (kind == boolean.class) {
            return false;
        }
        if (kind == float.class) {
            return 0f;
        }
        if (kind == String.class) {
            return "";
        }
        return kind == int.class ? (Object) 0 : null;
    }

    /** A window of any size that shows nothing. */
    private static final class Screenless extends MockGraphics {
        private int width;
        private int height;

        @Override
        public int getWidth() {
            return width;
        }

        @Override
        public int getHeight() {
            return height;
        }

        @Override
        public int getBackBufferWidth() {
            return width;
        }

        @Override
        public int getBackBufferHeight() {
            return height;
        }

        /** Else smaller pictures would be made here, pixel by pixel. */
        @Override
        public boolean supportsExtension(String extension) {
            return true;
        }
    }
}
