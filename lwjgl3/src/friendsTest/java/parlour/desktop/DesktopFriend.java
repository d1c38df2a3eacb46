package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;

import parlour.app.friends.RemoteSession;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.TableGroup;
import parlour.engine.Rng;
import parlour.web.browser.PressedMove;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.zip.Deflater;

/** Somebody at the desktop program in its window. */
final class DesktopFriend implements Friend {
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(90);

    private final LiveWindow window;
    private final String name;

    DesktopFriend(LiveWindow window, String name) {
        this.window = window;
        this.name = name;
        window.run(
                () -> {
                    window.app().settings().language(Language.ENGLISH);
                    window.app().settings().pace(Pace.INSTANT);
                    window.app().settings().reducedMotion(true);
                });
    }

    @Override
    public String name() {
        return name;
    }

    /** Has rules of one's own, as somebody left them in the set-up. */
    void ownRules(String game, String options) {
        window.run(
                () ->
                        window.app()
                                .settings()
                                .rules(game, "{\"own\":" + options + ",\"saved\":[]}"));
    }

    /**
     * Opens a table, from the menu.
     *
     * @param rules a set of rules by its name
     * @param seats which of the possible numbers of seats, from 0
     * @param plays whether a person sits at this screen
     * @param server where; empty for here
     * @return the link for the others
     */
    String open(String game, Optional<String> rules, int seats, boolean plays, String server) {
        window.run(() -> window.app().settings().game(game));
        press("menu.friends");
        awaitScreen("FriendsScreen");
        type("friends.name", name);
        press("friends.open.seats/" + seats);
        rules.ifPresent(
                set -> {
                    press("preset");
                    press("item-" + set);
                });
        press("friends.open.plays/" + (plays ? 0 : 1));
        if (!server.isEmpty()) {
            type("friends.open.server", server);
        }
        press("friends.open.go");
        until("the link", () -> label("friends.link").isPresent());
        return window.on(() -> label("friends.link").orElseThrow());
    }

    /** Joins a table by its link, from the menu. */
    void join(String link) {
        press("menu.friends");
        awaitScreen("FriendsScreen");
        type("friends.name", name);
        type("friends.join.field", link);
        press("friends.join.go");
    }

    private void type(String field, String text) {
        press(field);
        window.run(
                () -> {
                    ((TextField) find(field).orElseThrow()).selectAll();
                    InputProcessor keys = Gdx.input.getInputProcessor();
                    text.chars().forEach(character -> keys.keyTyped((char) character));
                });
    }

    @Override
    public void press(String what) {
        until(what, () -> place(what).isPresent());
        pressIfThere(what);
    }

    @Override
    public void pressIfThere(String what) {
        window.run(() -> place(what).ifPresent(DesktopFriend::click));
    }

    private static void click(Vector2 at) {
        InputProcessor mouse = Gdx.input.getInputProcessor();
        mouse.mouseMoved(Math.round(at.x), Math.round(at.y));
        mouse.touchDown(Math.round(at.x), Math.round(at.y), 0, 0);
        mouse.touchUp(Math.round(at.x), Math.round(at.y), 0, 0);
    }

    /** Where on the screen something can be pressed: a control, a part of one, or a card. */
    private Optional<Vector2> place(String what) {
        int slash = what.indexOf('/');
        Optional<Actor> actor =
                slash < 0
                        ? find(what)
                        : find(what.substring(0, slash))
                                .map(
                                        group ->
                                                ((Group) group)
                                                        .getChild(
                                                                Integer.parseInt(
                                                                        what.substring(
                                                                                slash + 1))));
        if (actor.isEmpty()) {
            return table().flatMap(
                            table ->
                                    table.cover()
                                            .pressPoint(what)
                                            .map(table::localToScreenCoordinates));
        }
        return actor.filter(any -> !(any instanceof Disableable d && d.isDisabled()))
                .map(
                        any ->
                                any.localToScreenCoordinates(
                                        new Vector2(any.getWidth() / 2, any.getHeight() / 2)));
    }

    private Stage stage() {
        return window.app().screen().stage();
    }

    private Optional<Actor> find(String what) {
        return Optional.ofNullable(stage().getRoot().findActor(what));
    }

    private Optional<String> label(String what) {
        return find(what).map(actor -> ((Label) actor).getText().toString());
    }

    private Optional<TableGroup> table() {
        List<TableGroup> found = new ArrayList<>();
        walk(
                stage().getRoot(),
                actor -> {
                    if (actor instanceof TableGroup table) {
                        found.add(table);
                    }
                });
        return found.stream().findFirst();
    }

    private static void walk(Actor actor, Consumer<Actor> visit) {
        if (actor.isVisible()) {
            visit.accept(actor);
            if (actor instanceof Group group) {
                for (Actor child : group.getChildren()) {
                    walk(child, visit);
                }
            }
        }
    }

    private boolean says(String words) {
        List<String> texts = new ArrayList<>();
        walk(
                stage().getRoot(),
                actor -> {
                    if (actor instanceof Label label) {
                        texts.add(label.getText().toString());
                    }
                });
        return texts.stream().anyMatch(text -> text.contains(words));
    }

    private Optional<RemoteSession<?, ?, ?, ?>> session() {
        return window.app().screen() instanceof TableScreen<?, ?, ?, ?> table
                        && table.session() instanceof RemoteSession<?, ?, ?, ?> session
                ? Optional.of(session)
                : Optional.empty();
    }

    @Override
    public List<String> prepare(long revision) {
        until("position " + revision, () -> session().filter(s -> asks(s, revision)).isPresent());
        List<String> presses = window.on(() -> presses(session().orElseThrow()));
        int last = Math.max(0, presses.size() - 1);
        presses.subList(0, last).forEach(this::press);
        return presses.subList(last, presses.size());
    }

    /** Plays a move if somebody here is to move. */
    void playIfAsked() {
        Optional<Long> revision =
                window.on(
                        () ->
                                session()
                                        .filter(s -> s.personToMove() && !s.underway())
                                        .map(RemoteSession::tableRevision));
        revision.ifPresent(this::play);
        window.awaitRest();
    }

    /** Whether a screen is shown. */
    boolean on(String screen) {
        return window.on(() -> window.app().screen().getClass().getSimpleName().equals(screen));
    }

    private static boolean asks(RemoteSession<?, ?, ?, ?> session, long revision) {
        return session.tableRevision() == revision && session.personToMove() && !session.underway();
    }

    private static <S, M, V, E> List<String> presses(RemoteSession<S, M, V, E> session) {
        S state = session.rules().sample(session.view(session.persons()), new Rng(1));
        return PressedMove.choose(session.gameModule().game(), session.rules(), state).presses();
    }

    @Override
    public void awaitScreen(String screen) {
        until(screen, () -> window.app().screen().getClass().getSimpleName().equals(screen));
    }

    @Override
    public void awaitText(String words) {
        until("“" + words + "”", () -> says(words));
    }

    @Override
    public void awaitNoText(String words) {
        until("nothing of “" + words + "”", () -> !says(words));
    }

    /** Waits until something can be seen in the window. */
    void until(String what, BooleanSupplier seen) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!window.on(seen::getAsBoolean)) {
            if (System.nanoTime() > end) {
                throw new AssertionError(name + " waits for " + what + " and sees " + state());
            }
        }
    }

    private String state() {
        List<String> names = new ArrayList<>();
        window.run(
                () ->
                        walk(
                                stage().getRoot(),
                                actor -> {
                                    if (actor.getName() != null) {
                                        names.add(actor.getName());
                                    }
                                }));
        return window.app().screen().getClass().getSimpleName() + " " + names;
    }

    @Override
    public void picture(Path file) {
        window.run(
                () -> {
                    window.app().draw();
                    Pixmap pixmap =
                            Pixmap.createFromFrameBuffer(
                                    0,
                                    0,
                                    Gdx.graphics.getBackBufferWidth(),
                                    Gdx.graphics.getBackBufferHeight());
                    // What is drawn half transparent is not to be seen through.
                    Pixmap opaque =
                            new Pixmap(pixmap.getWidth(), pixmap.getHeight(), Pixmap.Format.RGB888);
                    pixmap.setBlending(Pixmap.Blending.None);
                    opaque.setBlending(Pixmap.Blending.None);
                    opaque.drawPixmap(pixmap, 0, 0);
                    FileHandle handle = new FileHandle(file.toFile());
                    PixmapIO.writePNG(handle, opaque, Deflater.DEFAULT_COMPRESSION, true);
                    opaque.dispose();
                    pixmap.dispose();
                });
    }
}
