package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.app.screen.AllGames;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What the screens before a game say of names, seats that wait and this machine's address. */
class FriendsWaitingTest extends FriendsUi {
    private TableClient opensElsewhere(String name) {
        TableClient client =
                new TableClient(
                        room.app(),
                        AllGames.REGISTRY,
                        ServerAddress.read("192.168.1.5:7676").orElseThrow(),
                        TableWish.opening(
                                SharedTableTests.open(Games.CASSINO), Optional.of(name), false),
                        new SharedTableTests.Heard());
        client.connect();
        room.pass(0.3f);
        return client;
    }

    @Test
    void whatIsWrongWithANameIsSaidWhileItIsTyped() {
        TableClient eva = opensElsewhere("Eva");
        press("menu.friends");
        type("friends.name", "Eva");
        type("friends.join.field", "http://192.168.1.5:7676/#" + tables.code());
        press("friends.join.go");
        // Somebody here is called so already: another name is asked for.
        assertTrue(shows("friends.sit-1"));
        assertEquals("", text("friends.name.problem"), "nobody is blamed before");
        press("friends.sit-1");
        assertTrue(text("friends.name.problem").startsWith("Somebody here is called Eva already"));
        type("friends.name", "");
        assertTrue(shows("friends.name.problem") && !text("friends.name.problem").isEmpty());
        press("friends.sit-1");
        assertTrue(shows("friends.sit-1"), "nobody sits down without a name");
        type("friends.name", " Anna ");
        assertEquals("", text("friends.name.problem"));
        press("friends.sit-1");
        assertEquals("You", text("friends.seat-1-status"));
        assertEquals("Anna", eva.table().orElseThrow().seats().get(1).name().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390", "667, 375"})
    void onAPhoneWhatCanBeDoneIsSaidWhereNothingScrollsAway(int width, int height) {
        opensElsewhere("Eva");
        press("menu.friends");
        type("friends.name", "Anna");
        type("friends.join.field", "http://192.168.1.5:7676/#" + tables.code());
        press("friends.join.go");
        room.resize(width, height);
        room.pass(0.3f);
        Actor message = room.find("friends.message");
        assertTrue(text("friends.message").startsWith("The game begins when everybody is ready"));
        float bottom = message.localToStageCoordinates(new Vector2()).y;
        assertTrue(bottom >= 0 && bottom + message.getHeight() < 120, "it lies at " + bottom);
    }

    @Test
    void aRefusalThatComesWhileSomethingIsHeldDownIsTold() {
        opensElsewhere("Eva");
        press("menu.friends");
        type("friends.name", "Eva");
        type("friends.join.field", "http://192.168.1.5:7676/#" + tables.code());
        press("friends.join.go");
        type("friends.name", "Anna");
        tables.late(true);
        OtherProgram.joins(tables, "Tom");
        press("friends.sit-1");
        Actor promise = room.find("friends.promise");
        room.press(promise, 5, 5, Buttons.LEFT);
        tables.late(false);
        room.pass(1);
        room.release(promise, 5, 5, Buttons.LEFT);
        room.pass(0.5f);
        assertEquals("Seat 2 is taken: choose another.", text("friends.message"));
    }

    @Test
    void theHostNeedsNoNetworkAndItsLinkFollowsTheNetwork() {
        List<String> routes = new ArrayList<>();
        room.platform().network().server =
                Optional.of(
                        (address, listener) -> {
                            routes.add(address);
                            return tables.connect(address, listener);
                        });
        openTable();
        assertEquals(List.of("ws://127.0.0.1:7676/table"), routes);
        assertEquals("http://192.168.1.5:7676/#" + tables.code(), text("friends.link"));
        room.platform().network().tableHost =
                Optional.of((running, failed) -> running.accept("http://10.0.0.7:7676/"));
        room.pass(6);
        assertEquals("http://10.0.0.7:7676/#" + tables.code(), text("friends.link"));
        assertEquals(1, routes.size(), "the connection stays");
        assertEquals(
                "http://10.0.0.7:7676", KeptTable.in(room.app().settings()).get(0).server().url());
    }

    @ParameterizedTest
    @CsvSource({"1, wire.clientOld", "-1, wire.serverOld"})
    void whoMustUpdateIsSaidAndNobodyTriesAgain(int newer, String sentence) {
        tables.protocol(newer);
        openTable();
        assertEquals(room.app().texts().say(Phrase.of(sentence, "test")), text("notice-text"));
        long before = tables.connections();
        room.pass(30);
        assertEquals(before, tables.connections());
    }

    @Test
    void theLinkInTheMenuFollowsTheNetwork() {
        begin();
        room.platform().network().tableHost =
                Optional.of((running, failed) -> running.accept("http://10.0.0.7:7676/"));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        press("friends.invitation");
        assertEquals("http://10.0.0.7:7676/#" + tables.code(), text("friends.link"));
    }

    @ParameterizedTest
    @CsvSource({"390, 844, 300", "844, 390, 280", "360, 640, 300", "667, 375, 240"})
    void onAPhoneTheInvitationShowsItsPictureAsLargeAsItCan(int width, int height, int least) {
        begin();
        room.resize(width, height);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        press("friends.invitation");
        Actor picture = room.find("qr");
        float side = Math.min(picture.getWidth(), picture.getHeight());
        assertTrue(side >= least, "it is " + side);
    }

    @Test
    void aButtonOfTheInvitationIsPressedEvenIfTheNetworkChangesMeanwhile() {
        begin();
        List<Consumer<String>> asked = new ArrayList<>();
        room.platform().network().tableHost = Optional.of((running, failed) -> asked.add(running));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        press("friends.invitation");
        String before = text("friends.link");
        Actor copy = room.find("friends.copy");
        room.press(copy, 20, 20, Buttons.LEFT);
        asked.get(0).accept("http://10.0.0.7:7676/");
        room.pass(0.5f);
        assertSame(copy, room.find("friends.copy"));
        room.release(copy, 20, 20, Buttons.LEFT);
        room.pass(0.1f);
        assertEquals(before, Gdx.app.getClipboard().getContents());
        assertEquals("http://10.0.0.7:7676/#" + tables.code(), text("friends.link"));
    }

    @Test
    void whoGetsNoAnswerIsToldWhatToCheck() {
        tables.down(true);
        press("menu.friends");
        type("friends.name", "Anna");
        type("friends.join.field", "http://192.168.1.5:7676/#BCDFGH");
        press("friends.join.go");
        room.pass(2);
        assertTrue(text("friends.connecting").contains("does not answer"));
        assertEquals(
                "Check the link, and whether both computers are in the same network.",
                text("friends.message"));
    }

    @Test
    void allSeatsThatWaitAreListed() {
        for (int i = 0; i < 3; i++) {
            openTable();
            press("friends.leave", "friends.leave.now");
        }
        press("menu.friends");
        assertFalse(shows("friends.kept.back"));
        press("friends.kept.show", "friends.kept.forget");
        assertEquals(2, KeptTable.in(room.app().settings()).size());
        assertTrue(shows("friends.kept.back"), "few are on the screen itself");
        press("friends.kept.back");
        assertEquals("You", text("friends.seat-0-status"));
    }

    @Test
    void whoLeftWhileOfflineHasLeftAfterTheNextStart() {
        press("menu.friends");
        type("friends.name", "Anna");
        type("friends.open.server", "192.168.1.5:7676");
        press("friends.open.go");
        OtherProgram tom = OtherProgram.joins(tables, "Tom");
        room.pass(0.3f);
        tables.down(true);
        tables.cut();
        room.pass(1);
        press("friends.leave", "friends.leave.good");
        room.close();
        tables.down(false);
        open();
        room.pass(2);
        tom.comesBack();
        assertEquals(Optional.empty(), seatOfAnna(tom));
        assertEquals(List.of(), KeptTable.left(room.app().settings()));
    }

    private static Optional<String> seatOfAnna(OtherProgram program) {
        return program.heard().stream()
                .filter(parlour.wire.ServerMessage.Table.class::isInstance)
                .map(parlour.wire.ServerMessage.Table.class::cast)
                .reduce((before, after) -> after)
                .flatMap(table -> table.seats().get(0).name());
    }
}
