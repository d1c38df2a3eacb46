package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.app.platform.Connection;
import parlour.fair.FairDeal;
import parlour.json.Json;
import parlour.server.web.Page;
import parlour.table.Witness;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;
import parlour.wire.ServerMessage;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The server inside the desktop program, with two clients over its own sockets. */
class TableHostTest {
    private static final String SALT = "5a".repeat(FairDeal.SALT);

    @TempDir Path folder;

    /** A client that waits for what it expects. */
    private static final class Client implements Connection.Listener {
        private final BlockingQueue<Optional<String>> heard = new LinkedBlockingQueue<>();
        private final Connection connection;
        private final Witness witness = new Witness();

        Client(URI socket) {
            connection =
                    new SocketConnection(
                            CompletableFuture.completedFuture(HttpClient.newHttpClient()),
                            socket,
                            this);
        }

        @Override
        public void opened() {
            heard.add(Optional.of("opened"));
        }

        @Override
        public void received(String text) {
            heard.add(Optional.of(text));
        }

        @Override
        public void closed() {
            heard.add(Optional.empty());
        }

        void send(ClientMessage message) {
            connection.send(message.json());
        }

        /** The next message of a kind; others before it are noted only. */
        <T extends ServerMessage> T next(Class<T> kind) throws BadInput, InterruptedException {
            while (true) {
                String text = heard.take().orElseThrow(() -> new AssertionError("closed"));
                if (text.equals("opened")) {
                    continue;
                }
                ServerMessage message = ServerMessage.read(text);
                witness.hears(message);
                if (kind.isInstance(message)) {
                    return kind.cast(message);
                }
            }
        }
    }

    private static ClientMessage.Hello hello(Optional<String> code) {
        return new ClientMessage.Hello(
                ClientMessage.PROTOCOL, "test", "en", code, Optional.empty(), 5);
    }

    @Test
    @Timeout(120)
    void twoPlayAWholeGameAtATableOfThisProgram() throws Exception {
        EmbeddedServer host =
                new EmbeddedServer(
                        new EmbeddedServer.Surroundings(
                                new TablesFolder(Optional.of(folder)),
                                () -> Page.NONE,
                                notice -> {
                                    throw new AssertionError(notice);
                                },
                                mistake -> {
                                    throw new AssertionError(mistake);
                                },
                                TimeUnit.HOURS.toMillis(1)));
        BlockingQueue<String> addresses = new LinkedBlockingQueue<>();
        host.start(addresses::add, why -> addresses.add(why.key()));
        String address = addresses.take();
        assertTrue(address.startsWith("http://"), address);
        host.start(addresses::add, why -> addresses.add(why.key()));
        assertEquals(address, addresses.take(), "it is started once");
        int port = URI.create(address).getPort();
        URI socket = URI.create("ws://127.0.0.1:" + port + "/table");
        Client anna = new Client(socket);
        anna.send(hello(Optional.empty()));
        anna.next(ServerMessage.Welcome.class);
        anna.send(
                new ClientMessage.Open(
                        "fastest",
                        Json.of(Games.FASTEST.presets().get("single").values()),
                        List.of(SeatPlan.PERSON, SeatPlan.PERSON),
                        0,
                        true));
        String code = anna.next(ServerMessage.Seated.class).code();
        ServerMessage.Table table = anna.next(ServerMessage.Table.class);
        Client tom = new Client(socket);
        tom.send(hello(Optional.of(code)));
        for (Client client : List.of(anna, tom)) {
            client.witness.gives(table.commitment(), SALT);
            client.send(
                    new ClientMessage.Sit(
                            OptionalInt.empty(), client == anna ? "Anna" : "Tom", SALT));
            client.next(ServerMessage.Seated.class);
        }
        anna.send(new ClientMessage.Begin());
        play(anna, tom);
        host.close();
        // Whoever stops closes the connections, after what is still on its way.
        while (tom.heard.take().isPresent()) {
            assertTrue(tom.heard.size() < 100);
        }
    }

    private static void play(Client anna, Client tom) throws Exception {
        List<Client> clients = List.of(anna, tom);
        List<ServerMessage.View> views =
                List.of(anna.next(ServerMessage.View.class), tom.next(ServerMessage.View.class));
        long revision = views.get(0).revision();
        int turn = views.get(0).turn().orElseThrow();
        List<String> moves = views.get(turn).moves();
        while (true) {
            clients.get(turn).send(new ClientMessage.Move(revision, moves.get(0)));
            ServerMessage.Events here = anna.next(ServerMessage.Events.class);
            ServerMessage.Events there = tom.next(ServerMessage.Events.class);
            assertEquals(here.revision(), there.revision());
            revision = here.revision();
            if (here.turn().isEmpty()) {
                break;
            }
            turn = here.turn().getAsInt();
            moves = (turn == 0 ? here : there).moves();
        }
        for (Client client : clients) {
            ServerMessage.Over over = client.next(ServerMessage.Over.class);
            assertEquals(Optional.empty(), client.witness.doubt(over));
        }
    }
}
