package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.Settings;
import parlour.server.TableServer;
import parlour.server.log.ServerLog;
import parlour.server.web.FolderPage;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.web.browser.Chromium;
import parlour.web.browser.Device;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The connections of the desktop program and of a page in a browser break at every stage of a game,
 * and both come back by themselves to where the table is.
 */
@Tag("long")
class BrokenConnectionsTest {
    private static final String BROKEN = "The connection broke";

    @TempDir Path data;
    @TempDir Path tables;

    private final List<Throwable> mistakes = new ArrayList<>();
    private TableServer server;
    private Chromium chromium;
    private LiveWindow window;
    private Breaking<DesktopFriend> anna;
    private Breaking<TabFriend> ben;

    /** A friend and the way of that one to the server. */
    private record Breaking<F extends Friend>(F friend, BreakableRoute route) {
        /** The connection breaks, which is said here and at the other's. */
        void breaks(Breaking<?> other) {
            route.cut();
            friend.awaitText(BROKEN);
            other.friend.awaitText(friend.name() + " is away.");
        }

        void comesBack(Breaking<?> other) {
            route.mend();
            friend.awaitNoText(BROKEN);
            other.friend.awaitNoText(friend.name() + " is away. ");
        }
    }

    @BeforeEach
    void start() throws BadInput {
        server =
                TableServer.start(
                        Settings.usual(
                                        tables,
                                        new FolderPage(Path.of(System.getProperty("parlour.page"))))
                                .withBind("127.0.0.1")
                                .withPort(0),
                        new Noting());
        chromium = new Chromium();
        window = new LiveWindow(data, 1280, 720);
        anna = new Breaking<>(new DesktopFriend(window, "Anna"), new BreakableRoute(server.port()));
        ben =
                new Breaking<>(
                        new TabFriend(chromium.open(Device.PHONE.plain()), "Ben"),
                        new BreakableRoute(server.port()));
    }

    private final class Noting implements ServerLog {
        @Override
        public void note(Phrase what) {
            // Everything is as it should be.
        }

        @Override
        public void trouble(Phrase what) {
            // A connection was cut.
        }

        @Override
        public void mistake(Throwable mistake) {
            mistakes.add(mistake);
        }
    }

    @AfterEach
    void stop() {
        window.close();
        chromium.close();
        anna.route().close();
        ben.route().close();
        server.close();
        assertEquals(List.of(), mistakes);
    }

    private Breaking<?> toMove() {
        int turn = ben.friend().turn().orElseThrow();
        String name = ben.friend().table().seats().get(turn).name().orElseThrow();
        return name.equals("Anna") ? anna : ben;
    }

    /** Both connections break at once, and both come back to where they were. */
    private void bothBreak() {
        anna.route().cut();
        ben.route().cut();
        anna.friend().awaitText(BROKEN);
        ben.friend().awaitText(BROKEN);
        anna.route().mend();
        ben.route().mend();
        anna.friend().awaitNoText(BROKEN);
        ben.friend().awaitNoText(BROKEN);
    }

    /** Plays on until the round is over; in the first turns of each the connections break. */
    private void playRound() {
        List<Breaking<?>> broken = new ArrayList<>();
        ben.friend().look();
        while (ben.friend().turn().isPresent()) {
            long revision = ben.friend().revision();
            Breaking<?> mover = toMove();
            Breaking<?> other = mover == anna ? ben : anna;
            if (broken.contains(mover)) {
                mover.friend().play(revision);
            } else {
                broken.add(mover);
                List<String> rest = mover.friend().prepare(revision);
                // In the own turn: what was picked is picked still.
                mover.breaks(other);
                mover.comesBack(other);
                // In the other's: it is seen after coming back.
                other.breaks(mover);
                rest.forEach(mover.friend()::press);
                other.comesBack(mover);
            }
            ben.friend().awaitNewer(revision);
        }
    }

    @Test
    void atEveryStageOfAGame() {
        anna.friend().ownRules("fastest", "{\"games\":2}");
        String link =
                anna.friend()
                        .open(
                                "fastest",
                                Optional.of("own"),
                                0,
                                true,
                                "127.0.0.1:" + anna.route().port());
        String code = link.substring(link.indexOf('#'));
        // While joining.
        ben.friend().join("http://" + Chromium.ELSEWHERE + ":" + ben.route().port() + "/" + code);
        ben.route().cut();
        ben.friend().awaitScreen("WaitingScreen");
        ben.route().mend();
        ben.friend().awaitTable(table -> table.seats().get(1).name().equals(Optional.of("Ben")));
        ben.friend().awaitText("You");
        // While waiting.
        bothBreak();
        // While the cards are dealt.
        anna.friend().press("friends.begin");
        bothBreak();
        // It may have been lost with the connection.
        anna.friend().pressIfThere("friends.begin");
        anna.friend().awaitScreen("TableScreen");
        ben.friend().awaitScreen("TableScreen");
        playRound();
        // Between rounds.
        anna.friend().awaitScreen("ScoreScreen");
        ben.friend().awaitScreen("ScoreScreen");
        bothBreak();
        long between = ben.friend().revision();
        anna.friend().press("score.next");
        ben.friend().awaitNewer(between);
        playRound();
        // At the end.
        anna.friend().awaitScreen("ScoreScreen");
        ben.friend().awaitScreen("ScoreScreen");
        bothBreak();
        anna.friend().awaitText("Checked: nobody chose the deal");
        ben.friend().awaitText("Checked: nobody chose the deal");
        ben.friend().press("friends.score.again");
        bothBreak();
        ben.friend().pressIfThere("friends.score.again");
        anna.friend().press("friends.score.again");
        anna.friend().awaitScreen("TableScreen");
        ben.friend().awaitScreen("TableScreen");
    }
}
