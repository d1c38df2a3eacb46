package parlour.app.friends;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.App;
import parlour.app.Headless;
import parlour.app.Screen;
import parlour.app.TestNetwork;
import parlour.app.TestPlatform;
import parlour.app.game.GameSession;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.engine.Rng;

import java.nio.file.Path;
import java.util.Optional;

/** What tests of the screens of a shared table do with them. */
abstract class FriendsUi {
    @TempDir Path data;

    final TestTables tables = new TestTables(5);
    final Rng rng = new Rng(3);
    Headless room;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, data, this::first);
        room.platform().network().tableHost =
                Optional.of((running, failed) -> running.accept("http://192.168.1.5:7676/"));
        room.app().settings().language(Language.ENGLISH);
        room.app().settings().reducedMotion(true);
        room.app().settings().pace(Pace.INSTANT);
        room.app().settings().game("fastest");
        room.pass(1);
    }

    private Screen first(App app) {
        TestNetwork network = ((TestPlatform) app.platform()).network();
        network.server = Optional.of(tables);
        return AppNavigator.first(app);
    }

    @AfterEach
    void close() {
        room.close();
    }

    boolean shows(String name) {
        for (Actor root : room.stage().getActors()) {
            if (name.equals(root.getName())
                    || root instanceof Group group && group.findActor(name) != null) {
                return true;
            }
        }
        return false;
    }

    String text(String name) {
        Actor actor = room.find(name);
        return actor instanceof Label label
                ? label.getText().toString()
                : ((TextButton) actor).getText().toString();
    }

    void type(String field, String text) {
        room.click(field);
        ((TextField) room.find(field)).selectAll();
        room.type(text.isEmpty() ? "\b" : text);
        room.pass(0.2f);
    }

    void press(String... names) {
        for (String name : names) {
            room.click(name);
            room.pass(0.5f);
        }
    }

    void openTable() {
        press("menu.friends");
        type("friends.name", "Anna");
        press("friends.open.go");
    }

    OtherProgram begin() {
        openTable();
        OtherProgram tom = OtherProgram.joins(tables, "Tom");
        room.pass(0.3f);
        press("friends.begin");
        return tom;
    }

    boolean atTable() {
        return room.app().screen() instanceof TableScreen<?, ?, ?, ?>;
    }

    GameSession<?, ?, ?, ?> session() {
        return ((TableScreen<?, ?, ?, ?>) room.app().screen()).session();
    }

    /** Lets everybody play until the score is shown. */
    void playRound(Runnable others) {
        for (int i = 0; i < 600 && atTable(); i++) {
            SharedTableTests.move((RemoteSession<?, ?, ?, ?>) session(), rng);
            others.run();
            room.pass(0.2f);
        }
        room.pass(2);
    }
}
