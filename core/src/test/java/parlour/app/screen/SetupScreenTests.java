package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameModule;
import parlour.app.setup.SetupForm;
import parlour.engine.Rng;

/** What the tests of the set-up share. */
abstract class SetupScreenTests {
    final RecordingNavigator recordingNavigator = new RecordingNavigator();
    Headless room;

    @BeforeEach
    void open() {
        room =
                new Headless(
                        1280,
                        720,
                        app ->
                                new SetupScreen(
                                        app, recordingNavigator, CassinoModule.make(), new Rng(1)));
    }

    @AfterEach
    void close() {
        room.close();
    }

    SetupForm form() {
        return ((SetupScreen) room.app().screen()).form();
    }

    String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    String focused() {
        return room.stage().getKeyboardFocus() == null
                ? ""
                : room.stage().getKeyboardFocus().getName();
    }

    void openSeats() {
        room.click("setup.seats.open");
    }

    boolean shown(String name) {
        return room.stage().getRoot().findActor(name) != null;
    }

    void show(GameModule<?, ?, ?, ?> gameModule) {
        room.app().show(new MenuScreen(room.app(), recordingNavigator));
        room.app().show(new SetupScreen(room.app(), recordingNavigator, gameModule, new Rng(4)));
        room.pass(0.5f);
    }
}
