package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.nio.file.Path;

/** What the tests of saved games share: three games, and the list of them. */
abstract class SavedScreenTests {
    static final long NOON = 1_700_000_000_000L;

    @TempDir Path data;
    SaveFolder saves;
    Headless room;

    @BeforeEach
    void open() {
        saves =
                new SaveFolder(data)
                        .put("game-1.json", SaveFolder.text("First", NOON, 3, 5))
                        .put("game-2.json", SaveFolder.text("Second", NOON + 9, 4, 7))
                        .put("game-3.json", SaveFolder.text("Third", NOON + 5, 2, 100_000));
        start();
    }

    void start() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.3f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    void list() {
        room.click("menu.saved");
        room.pass(0.5f);
    }

    String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    String title(String file) throws BadInput {
        return SavedGame.read(saves.get(file)).game().title();
    }

    float height(String name) {
        return room.find(name).localToStageCoordinates(new com.badlogic.gdx.math.Vector2()).y;
    }
}
