package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import parlour.Games;
import parlour.app.App;
import parlour.app.cassino.Watched;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.tabletop.Pose;
import parlour.app.tabletop.Sprite;
import parlour.app.tabletop.SpriteTable;
import parlour.app.widget.Adjustable;
import parlour.app.widget.Pressable;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Somebody who presses anything anywhere; the same seed presses the same things. */
final class Monkey {
    /** The screens, and with a game's name those that each game has. */
    static final List<String> SCREENS = screens();

    /** After so many inputs it is brought back to the screen it was put before. */
    private static final int LEASH = 200;

    /** Inputs between two frames of the window. */
    private static final int AT_ONCE = 20;

    private static final int REMEMBERED = 30;

    /** Of so many moves one is played when a round is hurried to its end. */
    private static final int SOME_MOVES = 200;

    private static final String CHARACTERS = "aäÅé7 ?[]{}'\"\\<>\t\n\b\u0000😀€";
    private static final int[] KEYS = {
        Keys.NUM_1,
        Keys.NUM_2,
        Keys.NUM_3,
        Keys.NUM_4,
        Keys.TAB,
        Keys.LEFT,
        Keys.RIGHT,
        Keys.UP,
        Keys.DOWN,
        Keys.SPACE,
        Keys.ENTER,
        Keys.ESCAPE,
        Keys.H,
        Keys.L,
        Keys.M,
        Keys.U,
        Keys.F1,
        Keys.F11,
        Keys.HOME,
        Keys.END,
        Keys.PAGE_UP,
        Keys.PAGE_DOWN,
        Keys.BACKSPACE
    };

    private final Window window;
    private final App app;
    private final Rng rng;
    private final Deque<String> last = new ArrayDeque<>();
    private int moves;

    Monkey(Window window, long seed) {
        this.window = window;
        this.app = window.app();
        rng = new Rng(seed);
    }

    public static void main(String[] args) throws Exception {
        int inputs = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        Path data = Files.createTempDirectory("parlour");
        try (Window window = new Window(data, seed, 1280, 720)) {
            Monkey monkey = new Monkey(window, seed);
            for (String screen : SCREENS) {
                monkey.play(screen, inputs);
                System.out.printf("%s: %d inputs, nothing broke%n", screen, inputs);
            }
            System.out.printf(
                    "%d moves were played; it wanted to quit %d times%n",
                    monkey.moves(), window.platform().quits());
        }
    }

    private static List<String> screens() {
        List<String> screens = new ArrayList<>(List.of("menu", "saved"));
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (String screen : List.of("setup", "table", "score")) {
                screens.add(screen + " " + game.id());
            }
        }
        return screens;
    }

    /** How many moves it brought about. */
    int moves() {
        return moves;
    }

    /** Lets it loose on a screen. Every input is followed by a look at the cards. */
    void play(String screen, int inputs) {
        for (int done = 0; done < inputs; done += AT_ONCE) {
            if (done % LEASH == 0) {
                window.run(() -> goTo(screen));
            }
            int count = Math.min(AT_ONCE, inputs - done);
            try {
                window.run(() -> press(count));
            } catch (AssertionError e) {
                throw new AssertionError("on " + screen + " after " + last, e);
            }
            if (rng.below(8) == 0) {
                window.resize(900 + rng.below(700), 600 + rng.below(400));
            }
        }
    }

    private void goTo(String screen) {
        String[] words = screen.split(" ");
        app.settings().pace(Pace.INSTANT);
        app.show(AppNavigator.first(app));
        pass(2);
        if (screen.equals("menu")) {
            return;
        }
        pressNamed("interrupted.later");
        if (screen.equals("saved")) {
            pressNamed("menu.saved");
            return;
        }
        String game = words[1];
        app.settings().setup(game, rng.below(2) == 0 ? "" : app.settings().setup(game));
        pressNamed("menu.new." + game);
        if (words[0].equals("setup")) {
            return;
        }
        pressNamed("setup.start");
        pass(10);
        if (words[0].equals("score")) {
            finishRound(Watched.matchOn(app.screen()).orElseThrow());
        }
    }

    private void pressNamed(String name) {
        if (app.screen().stage().getRoot().findActor(name) instanceof Pressable button) {
            button.press();
        }
        pass(1);
    }

    /** The table in front, of whichever game. */
    private Optional<SpriteTable<?, ?, ?, ?>> table() {
        return TableInFront.in(app.screen().stage().getRoot());
    }

    /** Plays the round to its end, whichever way. */
    private <S, M, V, E> void finishRound(Match<S, M, V, E> match) {
        while (match.turn() >= 0) {
            List<M> moves = match.rules().moves(match.state(), SOME_MOVES);
            match.play(moves.get(rng.below(moves.size())));
        }
        pass(200);
    }

    private void pass(int frames) {
        for (int i = 0; i < frames; i++) {
            app.advance(1 / 60f);
        }
        app.draw();
    }

    private void press(int count) {
        for (int i = 0; i < count; i++) {
            int before = length();
            remember(input());
            app.advance(1 / 60f);
            moves += Math.max(0, length() - before);
            look();
        }
        app.draw();
    }

    private int length() {
        return Watched.matchOn(app.screen()).map(Match::length).orElse(0);
    }

    private void remember(String what) {
        last.add(what);
        if (last.size() > REMEMBERED) {
            last.remove();
        }
    }

    private void look() {
        if (app.screen() == null || app.screen().stage().getActors().isEmpty()) {
            throw new AssertionError("no screen is shown");
        }
        Watched.on(app.screen())
                .map(Watched::disagreements)
                .filter(wrong -> !wrong.isEmpty())
                .ifPresent(
                        wrong -> {
                            throw new AssertionError(wrong.toString());
                        });
    }

    private String input() {
        InputProcessor input = Gdx.input.getInputProcessor();
        return switch (rng.below(24)) {
            case 0, 1, 2, 3 -> burst(input);
            case 4 -> rarely();
            case 5, 6, 7 -> wait(1 + rng.below(20));
            default -> press(input);
        };
    }

    /** Two or three inputs before the next frame, told to whoever listened before the first. */
    private String burst(InputProcessor input) {
        StringBuilder told = new StringBuilder("at once");
        boolean same = rng.below(2) == 0;
        int key = rng.below(2) == 0 ? Keys.ENTER : KEYS[rng.below(KEYS.length)];
        for (int left = 2 + rng.below(2); left > 0; left--) {
            told.append(", ").append(same ? key(input, key) : press(input));
        }
        return told.toString();
    }

    private String press(InputProcessor input) {
        return switch (rng.below(20)) {
            case 0, 1, 2, 3, 4, 5 -> clickControl(input);
            case 6, 7, 8 -> click(input, card());
            case 9, 10 -> click(input, point());
            case 11 -> drag(input, point(), point());
            case 12 -> drag(input, card(), rng.below(2) == 0 ? card() : point());
            case 13, 14, 15, 16, 17 -> key(input, KEYS[rng.below(KEYS.length)]);
            case 18 -> type(input);
            default -> scroll(input);
        };
    }

    private Vector2 point() {
        return new Vector2(rng.below(Gdx.graphics.getWidth()), rng.below(Gdx.graphics.getHeight()));
    }

    private static String click(InputProcessor input, Vector2 at) {
        return drag(input, at, at);
    }

    private static String drag(InputProcessor input, Vector2 from, Vector2 to) {
        input.mouseMoved((int) from.x, (int) from.y);
        input.touchDown((int) from.x, (int) from.y, 0, 0);
        if (!from.equals(to)) {
            input.touchDragged((int) (from.x + to.x) / 2, (int) (from.y + to.y) / 2, 0);
            input.touchDragged((int) to.x, (int) to.y, 0);
        }
        input.touchUp((int) to.x, (int) to.y, 0, 0);
        return from.equals(to) ? "click " + from : "drag " + from + " to " + to;
    }

    private String clickControl(InputProcessor input) {
        List<Actor> controls = new ArrayList<>();
        collect(app.screen().stage().getRoot(), controls);
        if (controls.isEmpty()) {
            return click(input, point());
        }
        Actor control = controls.get(rng.below(controls.size()));
        click(
                input,
                control.localToScreenCoordinates(
                        new Vector2(control.getWidth() / 2, control.getHeight() / 2)));
        return "click " + control;
    }

    private static void collect(Actor actor, List<Actor> controls) {
        if (!actor.isVisible()) {
            return;
        }
        if (actor instanceof Pressable
                || actor instanceof Adjustable
                || actor instanceof TextField) {
            controls.add(actor);
        } else if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, controls);
            }
        }
    }

    /** Where one of the cards or tokens lies, or anywhere. */
    private Vector2 card() {
        Optional<SpriteTable<?, ?, ?, ?>> table = table();
        List<Sprite> sprites = new ArrayList<>();
        table.ifPresent(found -> found.cards().forEach(sprites::add));
        if (sprites.isEmpty()) {
            return point();
        }
        Pose home = sprites.get(rng.below(sprites.size())).home();
        return table.orElseThrow().actor().localToScreenCoordinates(new Vector2(home.x, home.y));
    }

    private static String key(InputProcessor input, int keycode) {
        input.keyDown(keycode);
        switch (keycode) {
            case Keys.TAB -> input.keyTyped('\t');
            case Keys.ENTER -> input.keyTyped('\n');
            case Keys.SPACE -> input.keyTyped(' ');
            case Keys.BACKSPACE -> input.keyTyped('\b');
            default -> {}
        }
        input.keyUp(keycode);
        return "key " + Keys.toString(keycode);
    }

    private String type(InputProcessor input) {
        char character = CHARACTERS.charAt(rng.below(CHARACTERS.length()));
        input.keyTyped(character);
        return "type " + (int) character;
    }

    private String scroll(InputProcessor input) {
        input.scrolled(0, rng.below(3) - 1);
        return "scroll";
    }

    private String wait(int frames) {
        for (int i = 0; i < frames; i++) {
            app.advance(1 / 60f);
        }
        return "wait " + frames;
    }

    private String rarely() {
        switch (rng.below(4)) {
            case 0 -> {
                app.settings().language(Language.values()[rng.below(Language.values().length)]);
                return "another language";
            }
            case 1 -> {
                app.closeRequested();
                return "close the window";
            }
            case 2 -> {
                app.settings().reducedMotion(rng.below(2) == 0);
                app.settings().pace(Pace.values()[rng.below(Pace.values().length)]);
                return "another pace";
            }
            default -> {
                app.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
                return "build anew";
            }
        }
    }
}
