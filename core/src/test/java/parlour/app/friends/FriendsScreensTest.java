package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.App;
import parlour.app.Headless;
import parlour.app.Screen;
import parlour.app.TestNetwork;
import parlour.app.TestPlatform;
import parlour.app.game.GameSession;
import parlour.app.platform.TableHost;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.table.TableCode;
import parlour.text.Phrase;
import parlour.text.PlayerName;
import parlour.wire.Gesture;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A table with a friend from the menu to the score and back, by clicks and keys. */
class FriendsScreensTest {
    @TempDir Path data;

    private final TestTables tables = new TestTables(5);
    private Headless room;
    private OtherProgram tom;

    @BeforeEach
    void open() {
        open(Optional.empty());
    }

    private void open(Optional<String> link) {
        room = new Headless(1280, 720, data, app -> first(app, link));
        room.platform().network().tableHost =
                Optional.of((running, failed) -> running.accept("http://192.168.1.5:7676/"));
        room.app().settings().language(Language.ENGLISH);
        room.app().settings().reducedMotion(true);
        room.app().settings().pace(Pace.INSTANT);
        room.app().settings().game("fastest");
        room.pass(1);
    }

    private Screen first(App app, Optional<String> link) {
        TestNetwork network = ((TestPlatform) app.platform()).network();
        network.server = Optional.of(tables);
        network.invitation = link;
        return AppNavigator.first(app);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private boolean shows(String name) {
        for (Actor root : room.stage().getActors()) {
            if (name.equals(root.getName())
                    || root instanceof Group group && group.findActor(name) != null) {
                return true;
            }
        }
        return false;
    }

    private String text(String name) {
        Actor actor = room.find(name);
        return actor instanceof Label label
                ? label.getText().toString()
                : ((TextButton) actor).getText().toString();
    }

    private void type(String field, String text) {
        room.click(field);
        ((TextField) room.find(field)).selectAll();
        room.type(text.isEmpty() ? "\b" : text);
        room.pass(0.2f);
    }

    private void openTable() {
        room.click("menu.friends");
        room.pass(0.5f);
        type("friends.name", "Anna");
        room.click("friends.open.go");
        room.pass(0.5f);
    }

    private void begin() {
        openTable();
        tom = OtherProgram.joins(tables, "Tom");
        room.pass(0.3f);
        room.click("friends.begin");
        room.pass(1);
        assertTrue(room.app().screen() instanceof TableScreen<?, ?, ?, ?>);
    }

    private GameSession<?, ?, ?, ?> session() {
        return ((TableScreen<?, ?, ?, ?>) room.app().screen()).session();
    }

    /** Lets everybody play until the score is shown; the hint plays for the person here. */
    private void playToTheEnd() {
        for (int i = 0; i < 600 && room.app().screen() instanceof TableScreen<?, ?, ?, ?>; i++) {
            if (session().personToMove() && !session().underway()) {
                room.key(Keys.H);
                room.pass(0.5f);
                room.key(Keys.H);
            }
            tom.moves();
            room.pass(0.3f);
        }
        room.pass(2);
    }

    @Test
    void aTableIsOpenedAndItsLinkCopied() {
        openTable();
        String code = tables.code();
        assertEquals(TableCode.readable(code), text("friends.code"));
        assertEquals("http://192.168.1.5:7676/#" + code, text("friends.link"));
        room.click("friends.copy");
        assertEquals("http://192.168.1.5:7676/#" + code, Gdx.app.getClipboard().getContents());
        assertEquals("You", text("friends.seat-0-status"));
        tom = OtherProgram.joins(tables, "Tom");
        room.pass(0.3f);
        assertEquals("Here", text("friends.seat-1-status"));
        tom.breaks();
        room.pass(3);
        assertTrue(text("friends.seat-1-status").startsWith("Away for 0:0"));
        assertEquals("Anna", room.app().settings().person());
    }

    @Test
    void aWholeGameIsPlayedWithAFriendAndItsDealChecked() {
        begin();
        playToTheEnd();
        assertTrue(shows("friends.score.again"));
        assertTrue(text("score.note").startsWith("Checked: nobody chose the deal"));
        room.click("friends.score.again");
        room.pass(0.3f);
        assertEquals("Waiting for Tom.", text("score.note"));
        tom.playsAgain();
        room.pass(0.5f);
        assertTrue(room.app().screen() instanceof TableScreen<?, ?, ?, ?>);
    }

    @Test
    void somebodyAwayIsShownAndReplacedByAComputerAfterAMinute() {
        begin();
        tom.breaks();
        room.pass(1.2f);
        assertTrue(text("panel-text").startsWith("Tom is away. In 0:5"), text("panel-text"));
        tables.thinks(false);
        tables.pass(61_000);
        room.pass(1.2f);
        assertTrue(text("panel-text").startsWith("Tom is away. You may let a computer play"));
        if (shows("friends.swap")) {
            room.click("friends.swap");
        } else {
            room.click("act");
        }
        room.pass(0.3f);
        assertFalse(shows("panel-text"), "the table has its room again");
        assertEquals("A computer plays for Tom.", text("status"));
        tom.comesBack();
        room.pass(0.3f);
    }

    @Test
    void aBrokenConnectionIsSaidAndComesBackByItself() {
        begin();
        tables.down(true);
        tables.cut();
        room.pass(0.3f);
        assertEquals("The connection broke. Trying again…", text("panel-text"));
        tables.down(false);
        room.pass(3);
        // Tom's connection was cut too, and his program does not try again.
        String now = shows("panel-text") ? text("panel-text") : "Tom is away.";
        assertTrue(now.startsWith("Tom is away."), now);
    }

    @Test
    void gesturesGoBothWays() {
        begin();
        tom.says(Gesture.HELLO);
        room.pass(0.3f);
        assertEquals("Tom: “Hello!”", text("status"));
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("friends.gestures");
        room.pass(0.3f);
        room.click("friends.gesture.thanks");
        room.pass(0.3f);
        assertEquals("Anna: “Thanks!”", text("status"));
    }

    @Test
    void whoOnlyGoesAwayCanComeBackEvenAfterARestart() {
        begin();
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("friends.leave");
        room.pass(0.3f);
        room.click("friends.leave.now");
        room.pass(0.5f);
        assertTrue(shows("menu.friends"));
        room.close();
        open();
        room.click("menu.friends");
        room.pass(0.5f);
        room.click("friends.kept.back");
        room.pass(1);
        assertTrue(room.app().screen() instanceof TableScreen<?, ?, ?, ?>);
        playToTheEnd();
        assertTrue(text("score.note").startsWith("Checked"), text("score.note"));
    }

    @Test
    void whoLeavesForGoodIsNotAskedBack() {
        begin();
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("friends.leave");
        room.pass(0.3f);
        room.click("friends.leave.good");
        room.pass(0.5f);
        room.click("menu.friends");
        room.pass(0.5f);
        assertFalse(shows("friends.kept.back"));
    }

    @Test
    void aLinkLeadsToTheTableOfAFriend() {
        openTable();
        String link = text("friends.link");
        room.click("friends.leave");
        room.pass(0.3f);
        room.click("friends.leave.now");
        room.pass(0.5f);
        room.click("menu.friends");
        room.pass(0.5f);
        type("friends.name", "Eva");
        type("friends.join.field", "nonsense");
        assertTrue(((TextButton) room.find("friends.join.go")).isDisabled());
        type("friends.join.field", link);
        room.click("friends.join.go");
        room.pass(0.5f);
        assertEquals("You", text("friends.seat-1-status"));
    }

    @Test
    void aNameIsAskedForAndNobodyIsBlamedBefore() {
        room.click("menu.friends");
        room.pass(0.5f);
        assertTrue(shows("Type your name: the others see it at the table."::equals));
        assertFalse(shows(problem()::equals));
        type("friends.name", "A");
        type("friends.name", "");
        assertTrue(shows(problem()::equals));
    }

    private String problem() {
        return room.app().texts().say(PlayerName.problem("").orElseThrow());
    }

    private boolean shows(Predicate<String> text) {
        return shows(room.stage().getRoot(), text);
    }

    private static boolean shows(Actor actor, Predicate<String> text) {
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (shows(child, text)) {
                    return true;
                }
            }
        }
        return actor instanceof Label label && text.test(label.getText().toString());
    }

    @Test
    void whoFollowsALinkComesStraightToTheTable() {
        room.click("menu.friends");
        room.pass(0.5f);
        type("friends.name", "Anna");
        type("friends.open.server", "192.168.1.5:7676");
        room.click("friends.open.go");
        room.pass(0.5f);
        String link = text("friends.link");
        tom = OtherProgram.joins(tables, "Tom");
        leave("friends.leave.good");
        startWith(link);
        type("friends.name", "Eva");
        room.click("friends.join.go");
        room.pass(0.5f);
        assertEquals("You", text("friends.seat-0-status"));
        // The page is loaded again: back at the table without a question.
        startWith(link);
        room.pass(1);
        assertEquals("You", text("friends.seat-0-status"));
        room.app().windowEvents().invited(link);
        room.pass(0.5f);
        assertEquals("You", text("friends.seat-0-status"), "it leads where she is");
        String other = "http://192.168.1.5:7676/#BCDFGH";
        room.app().windowEvents().invited(other);
        room.pass(0.5f);
        assertEquals(other, ((TextField) room.find("friends.join.field")).getText());
        assertTrue(shows("friends.kept.back"), "the seat waits");
    }

    private void leave(String how) {
        room.click("friends.leave");
        room.pass(0.3f);
        room.click(how);
        room.pass(0.5f);
    }

    private void startWith(String link) {
        room.close();
        open(Optional.of(link));
    }

    @Test
    void aTableOfThisProgramNeedsItsServerAgainAfterARestart() {
        openTable();
        room.close();
        open();
        tables.down(true);
        room.platform().network().tableHost =
                Optional.of(
                        (running, failed) -> {
                            tables.down(false);
                            running.accept("http://10.0.0.7:7677/");
                        });
        room.click("menu.friends");
        room.pass(0.5f);
        room.click("friends.kept.back");
        room.pass(1);
        assertEquals("http://10.0.0.7:7677/#" + tables.code(), text("friends.link"));
    }

    @Test
    void whoCannotComeIsSaid() {
        TableHost host =
                new TableHost() {
                    @Override
                    public void start(Consumer<String> running, Consumer<Phrase> failed) {
                        running.accept("http://192.168.1.5:7676/");
                    }

                    @Override
                    public Optional<Phrase> limitation() {
                        return Optional.of(Phrase.of("server.host.noPage"));
                    }
                };
        room.platform().network().tableHost = Optional.of(host);
        openTable();
        assertTrue(text("friends.limitation").startsWith("Friends cannot join in a browser"));
    }

    @Test
    void aTableThatIsGoneIsExplained() {
        room.click("menu.friends");
        room.pass(0.5f);
        type("friends.name", "Eva");
        type("friends.join.field", "http://192.168.1.5:7676/#BCDFGH");
        room.click("friends.join.go");
        room.pass(0.5f);
        String why = room.app().texts().say(Phrase.of("table.closed"));
        assertEquals(why, text("notice-text"));
        TextField typed = (TextField) room.find("friends.join.field");
        assertEquals("http://192.168.1.5:7676/#BCDFGH", typed.getText(), "a letter is corrected");
    }
}
