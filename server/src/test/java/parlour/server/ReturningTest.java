package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.nio.file.Path;
import java.util.Optional;

/** A connection that breaks, at any moment, is followed by another, and the game goes on. */
class ReturningTest {
    @TempDir private Path data;
    private TableServer server;

    /** When a connection breaks. */
    enum Moment {
        JOINING,
        DEALING,
        OWN_TURN,
        OTHERS_TURN,
        BETWEEN_ROUNDS,
        END;

        boolean is(ServerMessage message, BotClient bot) {
            return switch (this) {
                case JOINING ->
                        message instanceof ServerMessage.Seated seated && seated.seat().isPresent();
                case DEALING -> message instanceof ServerMessage.View;
                case OWN_TURN ->
                        message instanceof ServerMessage.Events events
                                && events.turn().equals(bot.seat());
                case OTHERS_TURN ->
                        message instanceof ServerMessage.Events events
                                && events.turn().isPresent()
                                && !events.turn().equals(bot.seat());
                case BETWEEN_ROUNDS ->
                        message instanceof ServerMessage.Table table
                                && table.stage() == Stage.BETWEEN_ROUNDS;
                case END -> message instanceof ServerMessage.Over;
            };
        }
    }

    @BeforeEach
    void start() throws Exception {
        server = TestServer.start(data);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource
    void theGuestBreaksAndReturns(Moment moment) throws Exception {
        BotClient anna = BotClient.opener(server.port(), 1, TestServer.shortGame());
        anna.expect(2).sit("Anna");
        BotClient tom = BotClient.guest(server.port(), 2, anna.code());
        tom.breakAt(message -> moment.is(message, tom));
        tom.sit("Tom");
        tom.broken();
        BotClient back = tom.again(server.port());
        assertEquals(anna.over(), back.over());
    }

    @ParameterizedTest
    @EnumSource
    void theOpenerBreaksAndReturns(Moment moment) throws Exception {
        BotClient anna = BotClient.opener(server.port(), 1, TestServer.shortGame());
        anna.breakAt(message -> moment.is(message, anna));
        anna.expect(2).sit("Anna");
        BotClient tom = BotClient.guest(server.port(), 2, anna.code()).sit("Tom");
        anna.broken();
        BotClient back = anna.again(server.port());
        assertEquals(back.over(), tom.over());
    }

    @ParameterizedTest
    @EnumSource
    void theServerStopsAndStartsAgain(Moment moment) throws Exception {
        BotClient anna = BotClient.opener(server.port(), 1, TestServer.shortGame());
        anna.expect(2).sit("Anna");
        BotClient tom = BotClient.guest(server.port(), 2, anna.code());
        tom.breakAt(message -> moment.is(message, tom));
        tom.sit("Tom");
        tom.broken();
        server.close();
        assertEquals(1001, anna.closing(), "everybody hears that the server goes");
        server = TestServer.start(data);
        BotClient annaBack = anna.again(server.port());
        BotClient tomBack = tom.again(server.port());
        assertEquals(annaBack.over(), tomBack.over());
    }

    private ServerMessage.Seated opened(ClientMessage.Open wish) throws Exception {
        TestClient client = TestClient.connect(server.port());
        client.say(TestClient.hello(Optional.empty(), Optional.empty()));
        client.say(wish);
        return client.await(ServerMessage.Seated.class);
    }

    @Test
    void aTableIsOpenedOnceHoweverOftenItIsAskedFor() throws Exception {
        String token = "0f".repeat(ClientMessage.TOKEN);
        ClientMessage.Open wish = TestServer.shortGame().by(token);
        ServerMessage.Seated first = opened(wish);
        assertEquals(Optional.of(token), first.token());
        ServerMessage.Seated again = opened(wish);
        assertEquals(first.code(), again.code());
        assertTrue(again.opener());
        assertEquals(1, server.tables());
        // Whoever is somebody else opens another.
        assertNotEquals(first.code(), opened(TestServer.shortGame().by("0e".repeat(16))).code());
        server.close();
        server = TestServer.start(data);
        assertEquals(first.code(), opened(wish).code());
        assertEquals(2, server.tables());
    }

    @Test
    void whoeverHasLeftATableOpensAnotherInTheSameWords() throws Exception {
        ClientMessage.Open wish = TestServer.shortGame().by("0f".repeat(ClientMessage.TOKEN));
        TestClient anna = TestClient.connect(server.port());
        anna.say(TestClient.hello(Optional.empty(), Optional.empty()));
        anna.say(wish);
        String code = anna.await(ServerMessage.Seated.class).code();
        BotClient.guest(server.port(), 2, code).sit("Tom").await(ServerMessage.Seated.class);
        anna.say(new ClientMessage.Leave());
        anna.say(wish);
        assertNotEquals(code, anna.await(ServerMessage.Seated.class).code());
    }

    @Test
    void theOtherSeesThatSomebodyIsAwayAndBack() throws Exception {
        BotClient anna = BotClient.opener(server.port(), 1, TestServer.shortGame()).sit("Anna");
        BotClient tom = BotClient.guest(server.port(), 2, anna.code()).sit("Tom");
        awaitPresence(anna, "Tom", true);
        // Others may hear of it before Tom has the token that brings him back.
        tom.await(ServerMessage.Seated.class);
        tom.close();
        awaitPresence(anna, "Tom", false);
        BotClient back = tom.again(server.port());
        awaitPresence(anna, "Tom", true);
        assertEquals(Optional.empty(), back.await(ServerMessage.Seated.class).token());
    }

    /** Waits until somebody, in whichever seat, is there or not. */
    private static void awaitPresence(BotClient client, String name, boolean present)
            throws Exception {
        ServerMessage.Table table = client.await(ServerMessage.Table.class);
        while (table.seats().stream()
                .noneMatch(
                        seat ->
                                seat.name().equals(Optional.of(name))
                                        && seat.present() == present)) {
            table = client.await(ServerMessage.Table.class);
        }
    }

    @Test
    void aSecondConnectionReplacesTheFirst() throws Exception {
        BotClient anna = BotClient.opener(server.port(), 1, TestServer.shortGame()).sit("Anna");
        BotClient again = anna.again(server.port());
        again.await(ServerMessage.Seated.class);
        assertEquals("table.elsewhere", anna.trouble());
        assertEquals(1000, anna.closing());
        assertTrue(!again.isClosed());
    }
}
