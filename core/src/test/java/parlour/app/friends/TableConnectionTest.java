package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.TableTestScreen;
import parlour.app.platform.Connection;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.Gesture;
import parlour.wire.Limits;
import parlour.wire.ServerMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A connection that breaks is made again, in time that this test controls. */
class TableConnectionTest {
    private static final ServerAddress SERVER =
            ServerAddress.read("192.168.1.5:8080").orElseThrow();

    private final Headless room = new Headless(900, 600, TableTestScreen.Empty::new);
    private final List<Connection.Listener> attempts = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();
    private final List<ServerMessage> heard = new ArrayList<>();
    private final List<Phrase> ended = new ArrayList<>();
    private int closed;
    private int changes;
    private final TableConnection connection =
            new TableConnection(room.app(), SERVER, new Hearing());

    private final class Hearing implements TableConnection.Listener {
        @Override
        public ClientMessage.Hello hello(long attempt) {
            return TableConnection.hello(
                    room.app(), Optional.of("BCDFGH"), Optional.empty(), attempt);
        }

        @Override
        public void received(ServerMessage message, double arrived) {
            heard.add(message);
        }

        @Override
        public void changed() {
            changes++;
        }

        @Override
        public void ended(Phrase why) {
            ended.add(why);
        }
    }

    TableConnectionTest() {
        room.platform().network().server = Optional.of(this::connected);
    }

    private Connection connected(String address, Connection.Listener listener) {
        assertEquals("ws://192.168.1.5:8080/table?code=BCDFGH", address);
        attempts.add(listener);
        return new Connection() {
            @Override
            public void send(String text) {
                sent.add(text);
            }

            @Override
            public void close() {
                closed++;
            }
        };
    }

    @AfterEach
    void close() {
        room.close();
    }

    private Connection.Listener last() {
        return attempts.get(attempts.size() - 1);
    }

    private void welcome() {
        last().opened();
        last().received(new ServerMessage.Welcome(1, "test", Limits.USUAL).json());
        room.pass(0.1f);
        assertTrue(connection.welcomed());
    }

    @Test
    void eachAttemptWaitsTwiceAsLongUpToTenSeconds() {
        connection.connect();
        for (float wait : new float[] {0.5f, 1, 2, 4, 8, 10, 10}) {
            int before = attempts.size();
            last().closed();
            room.pass(wait - 0.1f);
            assertEquals(before, attempts.size(), "waits " + wait);
            room.pass(0.2f);
            assertEquals(before + 1, attempts.size(), "waits " + wait);
        }
    }

    @Test
    void aWelcomeIsTheBeginningAgain() {
        connection.connect();
        for (int i = 0; i < 4; i++) {
            last().closed();
            room.pass(5);
        }
        welcome();
        int before = attempts.size();
        last().closed();
        room.pass(0.6f);
        assertEquals(before + 1, attempts.size());
    }

    @Test
    void nobodyDrawsFramesWhileItWaits() {
        connection.connect();
        welcome();
        room.pass(1);
        assertEquals(0, room.rest(20));
        last().closed();
        room.pass(0.3f);
        assertTrue(room.rest(0.1f) <= 2);
    }

    @Test
    void helloIsSaidEachTime() {
        connection.connect();
        welcome();
        last().closed();
        room.pass(1);
        welcome();
        assertEquals(2, sent.size());
        assertEquals(hello(0).code(), hello(1).code());
    }

    private ClientMessage.Hello hello(int number) {
        try {
            return (ClientMessage.Hello) ClientMessage.read(sent.get(number));
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theServerCanTellALaterConnectionFromAnEarlierOne() {
        connection.connect();
        welcome();
        connection.hello();
        assertEquals(hello(0), hello(1), "the same connection");
        last().closed();
        room.pass(1);
        welcome();
        assertTrue(hello(2).attempt().getAsLong() > hello(0).attempt().getAsLong());
    }

    @Test
    void itIsMadeAgainWhileTheWindowIsMinimised() {
        connection.connect();
        welcome();
        int shown = changes;
        room.app().pause();
        last().closed();
        room.rest(2);
        assertEquals(2, attempts.size(), "after half a second");
        last().closed();
        room.rest(2);
        assertEquals(3, attempts.size(), "after another second");
        last().opened();
        last().received(new ServerMessage.Welcome(1, "test", Limits.USUAL).json());
        room.rest(0.1f);
        assertEquals(2, sent.size(), "hello was said");
        room.rest(TableConnection.SILENCE + 1);
        assertEquals(3, sent.size(), "it is asked whether it still works");
        assertEquals(shown, changes, "nobody sees what changes");
        last().received(new ServerMessage.Said(0, Gesture.HELLO).json());
        room.app().resume();
        room.rest(0.1f);
        assertEquals(shown + 1, changes, "it works again, whatever was in between");
        assertTrue(connection.welcomed());
        assertEquals(new ServerMessage.Said(0, Gesture.HELLO), heard.get(heard.size() - 1));
    }

    @Test
    void aMinimisedWindowRestsWhileTheConnectionWorks() {
        connection.connect();
        welcome();
        room.rest(1);
        room.app().pause();
        room.rest(1);
        assertEquals(0, room.rest(TableConnection.SILENCE - 5));
    }

    @Test
    void whatAnEarlierConnectionStillTellsIsIgnored() {
        connection.connect();
        Connection.Listener first = last();
        welcome();
        first.closed();
        room.pass(1);
        welcome();
        int before = heard.size();
        first.received(new ServerMessage.Trouble(Phrase.of("table.full")).json());
        first.closed();
        room.pass(20);
        assertEquals(before, heard.size());
        assertEquals(2, attempts.size());
    }

    @Test
    void aServerThatDoesNotAnswerIsTakenForLost() {
        connection.connect();
        welcome();
        connection.send(new ClientMessage.Begin());
        room.pass(9);
        assertEquals(1, attempts.size());
        room.pass(2);
        assertEquals(2, attempts.size());
        assertEquals(1, closed);
    }

    @Test
    void aConnectionThatBrokeUnnoticedIsFoundOut() {
        connection.connect();
        welcome();
        room.pass(TableConnection.SILENCE - 1);
        assertEquals(1, sent.size());
        room.pass(2);
        assertEquals(2, sent.size(), "asked whether it still works");
        room.pass(TableConnection.PATIENCE + 1);
        assertEquals(2, attempts.size());
    }

    @Test
    void aConnectionThatStillWorksIsTheSame() {
        connection.connect();
        welcome();
        room.pass(TableConnection.SILENCE + 1);
        assertEquals(2, sent.size(), "asked whether it still works");
        last().received(new ServerMessage.Welcome(1, "test", Limits.USUAL).json());
        room.pass(0.1f);
        assertEquals(1, changes);
    }

    @Test
    void aConnectionThatIsNeverMadeIsTriedAgain() {
        connection.connect();
        room.pass(TableConnection.PATIENCE - 1);
        assertEquals(1, attempts.size());
        room.pass(2);
        assertEquals(2, attempts.size());
        assertEquals(1, closed);
    }

    @Test
    void anAddressThatThisProgramMayNotUseIsNotTried() {
        Phrase why = Phrase.of("friends.insecure", "http://192.168.1.5:8080");
        room.platform().network().refusal = Optional.of(why);
        connection.connect();
        room.pass(30);
        assertEquals(List.of(why), ended);
        assertEquals(0, attempts.size());
    }

    @Test
    void aConnectionThatWorksIsLeftAlone() {
        connection.connect();
        welcome();
        for (int i = 0; i < 10; i++) {
            last().received(new ServerMessage.Said(0, Gesture.HELLO).json());
            room.pass(20);
        }
        assertEquals(1, sent.size());
        assertEquals(1, attempts.size());
    }

    @Test
    void aTableThatIsGoneIsNotLookedForAgain() {
        connection.connect();
        welcome();
        Phrase why = Phrase.of("table.closed");
        last().received(new ServerMessage.Trouble(why).json());
        last().closed();
        room.pass(30);
        assertEquals(List.of(why), ended);
        assertEquals(1, attempts.size());
    }

    @Test
    void aServerThatStopsIsLookedForAgain() {
        connection.connect();
        last().opened();
        last().received(new ServerMessage.Trouble(Phrase.of("server.stopping")).json());
        last().closed();
        room.pass(1);
        assertEquals(List.of(), ended);
        assertEquals(2, attempts.size());
    }

    @Test
    void whatIsNoMessageEndsIt() {
        connection.connect();
        welcome();
        last().received("{\"kind\": \"new\"}");
        room.pass(30);
        assertEquals("friends.unreadable", ended.get(0).key());
        assertFalse(connection.welcomed());
        assertEquals(1, attempts.size());
    }

    @Test
    void whoeverClosedItHearsNothingMore() {
        connection.connect();
        welcome();
        connection.close();
        last().closed();
        room.pass(30);
        assertEquals(1, attempts.size());
        assertEquals(List.of(), ended);
    }
}
