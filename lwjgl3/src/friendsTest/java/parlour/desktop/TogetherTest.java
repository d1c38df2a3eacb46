package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.web.browser.Chromium;
import parlour.web.browser.Device;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Friends at one table, each with a program of their own: the desktop program in a window, which
 * has the server inside, two pages in a browser that follow its link over plain http, one of them
 * on a phone, and a bot in Python.
 */
@Tag("long")
class TogetherTest {
    private static final Path PICTURES = Path.of(System.getProperty("parlour.pictures"));
    private static final String CHECKED = "Checked: nobody chose the deal";

    @TempDir Path data;

    private Chromium chromium;
    private LiveWindow window;
    private DesktopFriend anna;
    private TabFriend ben;
    private TabFriend eve;

    @BeforeEach
    void arrive() {
        chromium = new Chromium();
        window = new LiveWindow(data, 1280, 720);
        anna = new DesktopFriend(window, "Anna");
        ben = new TabFriend(chromium.open(new Device(900, 600, 1, false)), "Ben");
        eve = new TabFriend(chromium.open(Device.PHONE.plain()), "Eve");
    }

    @AfterEach
    void leave() {
        window.close();
        chromium.close();
    }

    /** The two pages and the bot come to the table that a link leads to. */
    private PythonBot gather(String link, int persons, int games) throws IOException {
        URI address = URI.create(link);
        String elsewhere = link.replace(address.getHost(), Chromium.ELSEWHERE);
        for (TabFriend friend : List.of(ben, eve)) {
            friend.join(elsewhere);
            friend.awaitScreen("WaitingScreen");
        }
        PythonBot bot = new PythonBot(address.getPort(), address.getFragment(), games);
        ben.awaitTable(table -> persons(table) == persons);
        picture("waiting");
        return bot;
    }

    private static long persons(ServerMessage.Table table) {
        return table.seats().stream().filter(s -> s.kind() == SeatState.Kind.PERSON).count();
    }

    private void picture(String what) {
        for (Friend friend : List.of(anna, ben, eve)) {
            friend.picture(PICTURES.resolve(what + "-" + friend.name() + ".png"));
        }
    }

    /** Everybody plays until so many games are over. */
    private void playToTheScore(int games) {
        ben.look();
        while (ben.overs().size() < games) {
            long revision = ben.revision();
            if (ben.turn().isEmpty()) {
                ben.awaitTable(table -> table.stage() != Stage.PLAYING);
                if (ben.table().stage() == Stage.OVER) {
                    continue;
                }
                anna.press("score.next");
            } else {
                String name = ben.table().seats().get(ben.turn().getAsInt()).name().orElseThrow();
                List.of(anna, ben, eve).stream()
                        .filter(friend -> friend.name().equals(name))
                        .forEach(friend -> friend.play(revision));
            }
            ben.awaitNewer(revision);
        }
        for (Friend friend : List.of(anna, ben, eve)) {
            friend.awaitScreen("ScoreScreen");
        }
        eve.look();
        assertEquals(
                ben.overs().get(games - 1).result(),
                eve.overs().get(games - 1).result(),
                "all see the same score");
        assertEquals(List.of(), ben.errors());
        assertEquals(List.of(), eve.errors());
    }

    private void begin() {
        long before = ben.revision();
        anna.press("friends.begin");
        ben.awaitNewer(before);
    }

    @Test
    void fourPlayCassinoAndARematch() throws Exception {
        String link = anna.open("cassino", Optional.of("oneRound"), 2, true, "");
        try (PythonBot bot = gather(link, 4, 2)) {
            begin();
            picture("cassino");
            playToTheScore(1);
            for (Friend friend : List.of(anna, ben, eve)) {
                friend.awaitText(CHECKED);
            }
            picture("cassino-score");
            long before = ben.revision();
            for (Friend friend : List.of(anna, ben, eve)) {
                friend.press("friends.score.again");
            }
            ben.awaitNewer(before);
            playToTheScore(2);
            bot.awaitEnd(2);
        }
    }

    @Test
    void fourPlayCrossWise() throws Exception {
        String link = anna.open("crosswise", Optional.empty(), 1, true, "");
        try (PythonBot bot = gather(link, 4, 1)) {
            begin();
            picture("crosswise");
            playToTheScore(1);
            picture("crosswise-score");
            bot.awaitEnd(1);
        }
    }

    /** The desktop shows the table to the room and has no seat. */
    @Test
    void threePlayFastestBeforeAScreenForAll() throws Exception {
        anna.ownRules("fastest", "{\"games\":2}");
        String link = anna.open("fastest", Optional.of("own"), 1, false, "");
        try (PythonBot bot = gather(link, 3, 1)) {
            begin();
            picture("fastest");
            playToTheScore(1);
            picture("fastest-score");
            bot.awaitEnd(1);
        }
    }
}
