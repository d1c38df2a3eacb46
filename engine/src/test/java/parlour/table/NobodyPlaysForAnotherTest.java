package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.cards.Card;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.Gesture;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.List;
import java.util.Optional;

/** What is not one's own to do is answered, and nothing changes. */
class NobodyPlaysForAnotherTest {
    private static final long OPENER = 0;
    private static final long ANNA = 1;
    private static final long BEN = 2;
    private static final long WATCHER = 3;
    private static final long STRANGER = 4;

    private TestTable room;

    @BeforeEach
    void sitDown() {
        room = TestTable.open("cassino", "oneRound", 0, TestTable.persons(2));
        room.sit(ANNA, 0, "Anna");
        room.sit(BEN, 1, "Ben");
        room.arrive(WATCHER);
        room.send(WATCHER, new ClientMessage.Watch());
    }

    private void begin() {
        room.send(OPENER, new ClientMessage.Begin());
        assertEquals(Stage.PLAYING, room.table().stage());
    }

    private long mover() {
        return room.turnOf(ANNA, BEN);
    }

    private long other() {
        return room.turnOf(BEN, ANNA);
    }

    private String legal() {
        return room.legal();
    }

    /** Sends a message that must be answered with this and change nothing. */
    private void refused(String key, long connection, ClientMessage message) {
        List<TableEntry> before = room.stored();
        String view = view();
        room.send(connection, message);
        assertEquals(key, room.refused(connection));
        assertEquals(before, room.stored());
        assertEquals(view, view());
    }

    /** Everything the opener would be told again. */
    private String view() {
        room.send(OPENER, TestTable.hello(Optional.empty(), 0));
        return room.last(OPENER).toString();
    }

    @Test
    void aMoveNeedsTheSeat() {
        begin();
        ClientMessage move = new ClientMessage.Move(room.table().revision(), legal());
        refused("table.notSeated", WATCHER, move);
        refused("table.notSeated", OPENER, move);
        refused("table.helloFirst", STRANGER, move);
        refused("turn.notYours", other(), move);
        room.send(mover(), move);
        assertEquals(2, room.table().revision());
    }

    @Test
    void aMoveIsForThisPositionAlone() {
        refused("table.notBegun", ANNA, new ClientMessage.Move(0, "7d"));
        begin();
        String move = legal();
        refused("table.oldRevision", mover(), new ClientMessage.Move(0, move));
        refused("table.oldRevision", mover(), new ClientMessage.Move(2, move));
        ClientMessage played = new ClientMessage.Move(1, move);
        long first = mover();
        room.send(first, played);
        // The same message once more, as after a broken connection.
        refused("table.oldRevision", first, played);
    }

    @Test
    void aMoveMustBeOneAndLegal() {
        begin();
        refused("card.unknown", mover(), new ClientMessage.Move(1, "nonsense"));
        refused("card.twice", mover(), new ClientMessage.Move(1, "7d x 8d 8d"));
        for (Card card : Card.pack()) {
            try {
                room.state().current().playable(card.toString());
            } catch (BadInput e) {
                refused(e.phrase().key(), mover(), new ClientMessage.Move(1, card.toString()));
            }
        }
    }

    @Test
    void afterTheEndNothingIsPlayed() {
        begin();
        while (room.table().stage() == Stage.PLAYING) {
            room.move(room.turnOf(ANNA, BEN), legal());
        }
        assertEquals(Stage.OVER, room.table().stage());
        long revision = room.table().revision();
        refused("table.gameOver", ANNA, new ClientMessage.Move(revision, "7d"));
        refused("table.gameOver", BEN, new ClientMessage.Move(revision, "7d"));
        refused("table.noRoundDue", ANNA, new ClientMessage.Next());
    }

    @Test
    void onlyTheOpenerOrAllTogetherBegin() {
        refused("table.notSeated", WATCHER, new ClientMessage.Begin());
        refused("table.helloFirst", STRANGER, new ClientMessage.Begin());
        room.send(ANNA, new ClientMessage.Begin());
        assertEquals(Stage.WAITING, room.table().stage(), "Ben has not agreed");
        assertTrue(room.seen(WATCHER).seats().get(0).agreed());
        room.send(BEN, new ClientMessage.Begin());
        assertEquals(Stage.PLAYING, room.table().stage());
        refused("table.begun", OPENER, new ClientMessage.Begin());
    }

    @Test
    void nobodyTakesWhatAnotherHas() {
        refused("table.alreadySeated", ANNA, sit(1, "Anna"));
        refused("table.alreadySeated", ANNA, new ClientMessage.Watch());
        refused("table.seatTaken", WATCHER, sit(0, "Cecilia"));
        refused("table.noSeat", WATCHER, sit(2, "Cecilia"));
        refused("table.full", WATCHER, sit(-1, "Cecilia"));
        refused("table.openElsewhere", ANNA, room.someOpen());
        room.send(BEN, new ClientMessage.Leave());
        refused("table.sameName", WATCHER, sit(1, " aNNA "));
        refused("setup.problem.noName", WATCHER, sit(1, "  "));
        refused("setup.problem.longName", WATCHER, sit(1, "A".repeat(21)));
        refused("letters.problem", WATCHER, sit(1, "A\nB"));
        room.send(WATCHER, sit(1, "Å".repeat(20)));
        assertEquals(Optional.of("Å".repeat(20)), room.seen(ANNA).seats().get(1).name());
    }

    private ClientMessage sit(int seat, String name) {
        return room.someSit(seat, name);
    }

    @Test
    void noSeatChangesHandsWhileItsPersonIsHere() {
        begin();
        refused("table.notOpener", ANNA, new ClientMessage.Swap(1));
        refused("table.notOpener", WATCHER, new ClientMessage.Swap(1));
        refused("table.present", OPENER, new ClientMessage.Swap(1));
        refused("table.noSeat", OPENER, new ClientMessage.Swap(9));
        refused("table.yoursAlready", BEN, new ClientMessage.Swap(1));
        room.disconnect(BEN);
        room.pass(59_999);
        refused("table.awayShortly", OPENER, new ClientMessage.Swap(1));
        refused("table.notOpener", ANNA, new ClientMessage.Swap(1));
        room.pass(1);
        room.send(OPENER, new ClientMessage.Swap(1));
        refused("table.noPerson", OPENER, new ClientMessage.Swap(1));
        refused("table.notOpener", ANNA, new ClientMessage.Swap(1));
    }

    @Test
    void onlyPersonsWithASeatSpeak() {
        refused("table.notSeated", WATCHER, new ClientMessage.Say(Gesture.OOPS));
        refused("table.notSeated", OPENER, new ClientMessage.Say(Gesture.OOPS));
        room.arrive(STRANGER);
        room.send(ANNA, new ClientMessage.Say(Gesture.WELL_PLAYED));
        for (long connection : List.of(OPENER, ANNA, BEN, WATCHER)) {
            assertEquals(
                    List.of(new ServerMessage.Said(0, Gesture.WELL_PLAYED)), room.last(connection));
        }
        assertEquals(List.of(), room.last(STRANGER), "not to who is only at the door");
    }

    @Test
    void anotherGameNeedsOnesOwnWord() {
        refused("table.notOver", ANNA, new ClientMessage.Again(room.salt()));
        begin();
        while (room.table().stage() == Stage.PLAYING) {
            room.move(room.turnOf(ANNA, BEN), legal());
        }
        refused("table.notSeated", WATCHER, new ClientMessage.Again(room.salt()));
        refused("table.waitFor", OPENER, new ClientMessage.Begin());
        refused("table.sayAgain", BEN, new ClientMessage.Begin());
        room.send(ANNA, new ClientMessage.Again(room.salt()));
        assertEquals(Stage.OVER, room.table().stage());
        refused("table.waitFor", OPENER, new ClientMessage.Begin());
        room.send(BEN, new ClientMessage.Again(room.salt()));
        assertEquals(Stage.PLAYING, room.table().stage());
        assertEquals(2, room.newest(WATCHER, ServerMessage.View.class).number());
    }

    @Test
    void aTokenThatNobodyWasGivenOpensNothing() {
        refused("table.unknownToken", STRANGER, TestTable.hello(Optional.of("0".repeat(32)), 0));
        refused("table.unknownToken", STRANGER, TestTable.hello(Optional.of(""), 0));
        // What the server keeps is no token.
        String hash = ((TableEntry.Opened) room.stored().get(0)).token().substring(0, 32);
        refused("table.unknownToken", STRANGER, TestTable.hello(Optional.of(hash), 0));
        String left = room.token(BEN);
        room.send(BEN, new ClientMessage.Leave());
        refused("table.unknownToken", STRANGER, TestTable.hello(Optional.of(left), 0));
    }

    @Test
    void aComputersMoveIsForItsPositionAndItsSeatAlone() {
        begin();
        List<TableEntry> before = room.stored();
        room.computerMoves(legal());
        room.computerFails();
        assertEquals(before, room.stored(), "persons play here");
    }
}
