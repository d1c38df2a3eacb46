package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.StageTexts;
import parlour.app.platform.NewVersion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A newer version is offered where no game is being played, and only once. */
class NewVersionTest {
    private Headless room;
    private final List<String> chosen = new ArrayList<>();

    private final class Found implements NewVersion {
        @Override
        public void use() {
            chosen.add("use");
        }

        @Override
        public void dismiss() {
            chosen.add("dismiss");
            room.platform().newVersion(Optional.empty());
        }
    }

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, AppNavigator::first);
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private boolean offered() {
        return StageTexts.on(room.stage(), "A new version of Parlour is ready");
    }

    private void find() {
        room.platform().newVersion(Optional.of(new Found()));
        room.platform().wake();
        room.pass(0.5f);
    }

    @Test
    void itIsUsedAtOnceByWhoeverSaysSo() {
        find();
        assertTrue(offered());
        room.click("version.now");
        assertEquals(List.of("use"), chosen);
    }

    @Test
    void enterLeavesItForTheNextStart() {
        find();
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertEquals(List.of("dismiss"), chosen);
        assertFalse(offered());
    }

    @Test
    void nobodyIsAskedAtATable() {
        room.click("menu.new.cassino");
        room.pass(0.5f);
        room.click("setup.start");
        room.pass(3);
        find();
        assertFalse(offered());
    }
}
