package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static parlour.app.ButtonPress.CLICK;
import static parlour.app.ButtonPress.ENTER;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.app.ButtonPress;
import parlour.app.ButtonsInReach;
import parlour.app.Headless;
import parlour.app.InFront;
import parlour.app.game.GameSession;
import parlour.app.game.VisiblePosition;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.app.widget.Pressable;
import parlour.engine.Eyes;

import java.util.List;
import java.util.Optional;

/** Two presses before the next frame, on every button of the screens of a shared table. */
class FriendsTwoPressesTest {
    private static final String SERVER = "http://192.168.1.5:7676/";

    private Headless room;
    private TestTables tables;
    private OtherProgram tom;

    /** Where the presses happen. */
    enum Scene {
        WAYS,
        INVITED,
        ALONE,
        TWO,
        JOINED,
        TABLE,
        MENU,
        GESTURES,
        LEAVING,
        AWAY_FOR_LONG,
        SCORE
    }

    /** What can be counted of where the program and its table are. */
    private record Result(
            InFront inFront,
            int tables,
            long connections,
            int complaints,
            List<String> kept,
            int quits) {}

    @AfterEach
    void close() {
        if (room != null) {
            room.close();
        }
    }

    private void goTo(Scene scene) {
        close();
        tables = new TestTables(5);
        room = new Headless(1280, 720, AppNavigator::first);
        room.platform().network().server = Optional.of(tables);
        room.platform().network().tableHost =
                Optional.of((running, failed) -> running.accept(SERVER));
        room.app().settings().language(Language.ENGLISH);
        room.app().settings().reducedMotion(true);
        room.app().settings().pace(Pace.INSTANT);
        room.app().settings().game("fastest");
        room.app().settings().person("Anna");
        room.pass(0.2f);
        press("menu.friends");
        switch (scene) {
            case WAYS -> {}
            case INVITED -> invite();
            case JOINED -> {
                invite();
                press("friends.join.go");
            }
            case ALONE -> press("friends.open.go");
            case TWO -> openForTwo();
            default -> play(scene);
        }
        room.pass(0.2f);
    }

    /** Somebody else has opened a table, and its link is typed. */
    private void invite() {
        press("friends.open.go");
        press("friends.leave");
        press("friends.leave.now");
        press("menu.friends");
        press("friends.kept.forget");
        tom = OtherProgram.opens(tables, "Tom");
        TextField field = (TextField) room.find("friends.join.field");
        room.stage().setKeyboardFocus(field);
        field.selectAll();
        room.type(SERVER + "#" + tables.code());
        room.pass(0.1f);
    }

    private void openForTwo() {
        press("friends.open.go");
        tom = OtherProgram.joins(tables, "Tom");
        room.pass(0.2f);
    }

    private void play(Scene scene) {
        openForTwo();
        press("friends.begin");
        room.pass(0.5f);
        switch (scene) {
            case MENU -> room.key(Keys.ESCAPE);
            case GESTURES -> {
                room.key(Keys.ESCAPE);
                room.pass(0.2f);
                press("friends.gestures");
            }
            case LEAVING -> {
                room.key(Keys.ESCAPE);
                room.pass(0.2f);
                press("friends.leave");
            }
            case AWAY_FOR_LONG -> {
                tables.thinks(false);
                tom.breaks();
                tables.pass(61_000);
                room.pass(1.2f);
            }
            case SCORE -> toTheScore();
            default -> {}
        }
    }

    private void toTheScore() {
        for (int i = 0; i < 600 && room.app().screen() instanceof TableScreen<?, ?, ?, ?>; i++) {
            move(((TableScreen<?, ?, ?, ?>) room.app().screen()).session());
            tom.moves();
            room.pass(0.1f);
        }
        room.pass(2);
    }

    private static <S, M, V, E> void move(GameSession<S, M, V, E> session) {
        if (session.personToMove() && !session.underway()) {
            int turn = session.turn();
            session.play(turn, new VisiblePosition<>(session, Eyes.of(turn)).simpleMove());
        }
    }

    private void press(String name) {
        ((Pressable) room.find(name)).press();
        room.pass(0.1f);
    }

    private Result press(Scene scene, int button, List<ButtonPress> presses) {
        goTo(scene);
        long connections = tables.connections();
        int complaints = tables.complaints();
        ButtonPress.burst(room, ButtonsInReach.of(room.stage()).get(button), presses);
        room.pass(0.3f);
        return new Result(
                InFront.of(room),
                tables.tables(),
                tables.connections() - connections,
                tables.complaints() - complaints,
                // Random numbers that were drawn and not used make no difference.
                tables.kept().stream()
                        .map(entry -> entry.replaceAll("[0-9a-f]{32,}", "…"))
                        .toList(),
                room.platform().quits());
    }

    @ParameterizedTest
    @EnumSource
    void aSecondPressInTheSameFrameIsNotASecondAction(Scene scene) {
        goTo(scene);
        List<Actor> all = ButtonsInReach.of(room.stage());
        List<String> names = all.stream().map(Actor::getName).toList();
        assertTrue(all.size() > 0);
        for (int i = 0; i < all.size(); i++) {
            String which = scene + ": " + names.get(i) + " " + i;
            assertEquals(
                    press(scene, i, List.of(CLICK)), press(scene, i, List.of(CLICK, CLICK)), which);
            assertEquals(
                    press(scene, i, List.of(ENTER)), press(scene, i, List.of(ENTER, ENTER)), which);
        }
    }
}
