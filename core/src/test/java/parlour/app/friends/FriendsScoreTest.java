package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.platform.FileAccess;
import parlour.app.platform.PickedFile;
import parlour.app.screen.AllGames;
import parlour.record.RecordReader;
import parlour.record.Replay;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** How a game with friends goes on from its score sheet when somebody is away. */
class FriendsScoreTest extends FriendsUi {
    @Test
    void aRematchDoesNotWaitForEverForAnAbsentFriend() {
        OtherProgram tom = begin();
        playRound(tom::moves);
        tom.breaks();
        room.pass(1);
        press("friends.score.again");
        room.pass(2);
        String before = text("score.note");
        assertTrue(before.startsWith("Tom is away. In 0:5"), before);
        assertFalse(shows("friends.swap"));
        room.pass(10);
        assertTrue(text("score.note").startsWith("Tom is away. In 0:4"), text("score.note"));
        tables.thinks(false);
        tables.pass(61_000);
        room.pass(1.2f);
        assertEquals(
                "Tom is away. You may let a computer play until Tom is back.", text("score.note"));
        press("friends.swap");
        assertTrue(atTable());
        tom.comesBack();
        room.pass(0.3f);
        assertEquals("Tom is back.", text("status"));
    }

    @Test
    void whoHasNotAgreedHearsThatSomebodyWantsToPlayAgain() {
        OtherProgram tom = begin();
        playRound(tom::moves);
        assertTrue(text("score.note").startsWith("Checked: "), text("score.note"));
        tom.playsAgain();
        room.pass(0.3f);
        assertTrue(
                text("score.note").startsWith("Tom would like to play again. Checked: "),
                text("score.note"));
        press("friends.score.again");
        assertTrue(atTable());
    }

    @Test
    void theRecordOfAGameCanBeSavedAndItsProofChecked() throws Exception {
        List<byte[]> files = new ArrayList<>();
        room.platform()
                .dialogs(
                        new FileAccess.Dialogs() {
                            @Override
                            public void open(Consumer<List<PickedFile>> picked) {}

                            @Override
                            public void save(String name, byte[] content) {
                                files.add(content);
                            }
                        });
        OtherProgram tom = begin();
        playRound(tom::moves);
        // Whoever sits down after the game has not played it.
        tom.leaves();
        OtherProgram.joins(tables, "Eva");
        room.pass(0.5f);
        press("friends.score.record");
        Replay<?, ?, ?, ?> replay =
                RecordReader.read(new String(files.get(0), StandardCharsets.UTF_8));
        assertTrue(replay.proof().isPresent());
        assertEquals(List.of("Anna", "Tom"), replay.names().subList(0, 2));
    }

    @Test
    void aFriendWhoComesBackIsWaitedForAgain() {
        OtherProgram tom = begin();
        playRound(tom::moves);
        tom.breaks();
        room.pass(1);
        press("friends.score.again");
        tom.comesBack();
        room.pass(1);
        assertEquals("Waiting for Tom.", text("score.note"));
        tom.playsAgain();
        room.pass(1);
        assertTrue(atTable());
    }

    @Test
    void whoeverMayDealDealsAfterHavingAgreedToo() {
        TableClient eva =
                new TableClient(
                        room.app(),
                        AllGames.REGISTRY,
                        ServerAddress.read("192.168.1.5:7676").orElseThrow(),
                        TableWish.opening(
                                SharedTableTests.open(Games.CASSINO), Optional.of("Eva"), false),
                        new SharedTableTests.Heard());
        eva.connect();
        room.pass(0.3f);
        press("menu.friends");
        type("friends.name", "Anna");
        type("friends.join.field", "http://192.168.1.5:7676/#" + tables.code());
        press("friends.join.go");
        eva.begin();
        room.pass(1);
        playRound(() -> SharedTableTests.move(eva.session().orElseThrow(), rng));
        press("score.next");
        assertTrue(shows("friends.score.agreed"));
        // The server is started again, and whoever opened the table does not come back.
        tables.restart();
        eva.depart();
        room.pass(2);
        if (shows("score.next")) {
            press("score.next");
        }
        assertTrue(atTable());
    }
}
