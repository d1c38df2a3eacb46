package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.web.browser.Chromium;
import parlour.web.browser.Device;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The program in which the table is ends and is started again: both come back and play on. */
class RestartedHostTest {
    private static final String BROKEN = "The connection broke";

    @TempDir Path data;

    private Chromium chromium;
    private LiveWindow window;

    @BeforeEach
    void start() {
        chromium = new Chromium();
        window = new LiveWindow(data, 1280, 720);
    }

    @AfterEach
    void stop() {
        window.close();
        chromium.close();
    }

    @Test
    void theTableIsThereAgain() {
        DesktopFriend anna = new DesktopFriend(window, "Anna");
        TabFriend ben = new TabFriend(chromium.open(Device.PHONE.plain()), "Ben");
        String link = anna.open("fastest", Optional.empty(), 0, true, "");
        ben.join(link.replace(URI.create(link).getHost(), Chromium.ELSEWHERE));
        ben.awaitTable(table -> table.seats().get(1).name().equals(Optional.of("Ben")));
        anna.press("friends.begin");
        ben.awaitNewer(0);
        turns(anna, ben, 4);
        long before = ben.revision();
        window.close();
        ben.awaitText(BROKEN);
        window = new LiveWindow(data, 1280, 720);
        DesktopFriend again = new DesktopFriend(window, "Anna");
        again.press("menu.friends");
        again.press("friends.kept.back");
        again.awaitScreen("TableScreen");
        ben.awaitNoText(BROKEN);
        ben.look();
        assertEquals(before, ben.revision(), "nothing is lost");
        turns(again, ben, 4);
    }

    private static void turns(DesktopFriend anna, TabFriend ben, int count) {
        for (int i = 0; i < count; i++) {
            long revision = ben.revision();
            String name = ben.table().seats().get(ben.turn().orElseThrow()).name().orElseThrow();
            List.<Friend>of(anna, ben).stream()
                    .filter(friend -> friend.name().equals(name))
                    .forEach(friend -> friend.play(revision));
            ben.awaitNewer(revision);
        }
    }
}
