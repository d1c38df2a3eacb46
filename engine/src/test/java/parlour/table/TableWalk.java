package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import parlour.engine.Rng;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.Gesture;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Random clients at one table, with their own idea of who they are and who is there. */
final class TableWalk {
    /** A client that is connected. */
    private static final class Client {
        private Optional<String> token = Optional.empty();
        private OptionalInt seat = OptionalInt.empty();
        private boolean watches;
        private boolean opener;

        /** The position it knows; -1 before the first. */
        private long revision = -1;
    }

    private final TestTable room;
    private final Rng rng;
    private final Map<Long, Client> clients = new LinkedHashMap<>();

    /** The seats of those who belong to the table, by token; none for the opener without one. */
    private final Map<String, OptionalInt> members = new LinkedHashMap<>();

    private final String openersToken;

    /** Who was sent each token. */
    private final Map<String, Long> owners = new HashMap<>();

    private long connections = 1;

    TableWalk(TestTable room, Rng rng) {
        this.room = room;
        this.rng = rng;
        Client opener = new Client();
        clients.put(0L, opener);
        openersToken = room.token(0);
        room.last().forEach(this::hear);
        check();
    }

    void step() {
        int chance = rng.below(100);
        if (chance < 6) {
            arrive(Optional.empty());
        } else if (chance < 14 && !members.isEmpty()) {
            arrive(Optional.of(pick(members.keySet())));
        } else if (chance < 18 && !clients.isEmpty()) {
            disconnect(pick(clients.keySet()));
        } else if (chance < 22) {
            room.pass(rng.below(8) == 0 ? 70_000 : rng.below(20_000));
            hear();
        } else if (chance < 24) {
            restart();
        } else if (chance < 60) {
            goOn();
        } else if (!clients.isEmpty()) {
            say(pick(clients.keySet()));
        }
        check();
        if (rng.below(8) == 0 && !room.table().closed()) {
            theRestoredTableSaysTheSame();
        }
    }

    private <T> T pick(Collection<T> all) {
        return new ArrayList<>(all).get(rng.below(all.size()));
    }

    private void arrive(Optional<String> token) {
        long connection = connections++;
        clients.put(connection, new Client());
        clients.get(connection).token = token;
        token.ifPresent(
                known -> clients.keySet().removeIf(c -> c != connection && holds(c, known)));
        room.send(connection, TestTable.hello(token, rng.below(2) * 3));
        hear();
    }

    private boolean holds(long connection, String token) {
        return clients.get(connection).token.equals(Optional.of(token));
    }

    private void disconnect(long connection) {
        clients.remove(connection);
        room.disconnect(connection);
        hear();
    }

    private void restart() {
        room.restart();
        clients.clear();
    }

    /** What brings the game forward: a legal move, a computer's, the next deal. */
    private void goOn() {
        Stage stage = room.table().stage();
        if (stage != Stage.PLAYING) {
            say(clients.isEmpty() ? -1 : pick(clients.keySet()));
            return;
        }
        int turn = room.turn();
        String move = pick(room.playing().moves(10));
        Optional<Long> mover =
                clients.keySet().stream()
                        .filter(c -> clients.get(c).seat.equals(OptionalInt.of(turn)))
                        .findFirst();
        if (mover.isPresent()) {
            room.move(mover.get(), move);
        } else {
            room.computerMoves(move);
        }
        hear();
    }

    /** Anything anybody could say. */
    private void say(long connection) {
        if (connection < 0) {
            return;
        }
        ClientMessage message = anything();
        if (message instanceof ClientMessage.Hello) {
            message = TestTable.hello(Optional.empty(), 1);
        }
        boolean leaves = message instanceof ClientMessage.Leave;
        Optional<String> token = clients.get(connection).token;
        boolean watch = message instanceof ClientMessage.Watch;
        String text = rng.below(10) == 0 ? damaged(message.json()) : message.json();
        ClientMessage read;
        try {
            read = ClientMessage.read(text);
        } catch (BadInput e) {
            assertFalse(e.phrase().key().isEmpty());
            return;
        }
        if (!read.equals(message)) {
            return;
        }
        if (leaves) {
            clients.remove(connection);
            token.ifPresent(members::remove);
        }
        room.send(connection, read);
        if (watch && token.isEmpty() && answered(connection, ServerMessage.Seated.class)) {
            clients.get(connection).watches = true;
        }
        hear();
    }

    private boolean answered(long connection, Class<?> kind) {
        return room.last(connection).stream().anyMatch(kind::isInstance);
    }

    private ClientMessage anything() {
        int seats = room.state().seats().size();
        return switch (rng.below(14)) {
            case 0 -> new ClientMessage.Watch();
            case 1, 2 -> new ClientMessage.Begin();
            case 3, 4 -> new ClientMessage.Next();
            case 5, 6 -> new ClientMessage.Again(room.salt());
            case 7 -> new ClientMessage.Swap(rng.below(seats + 1));
            case 8 -> new ClientMessage.Say(Gesture.values()[rng.below(8)]);
            case 9 -> rng.below(6) == 0 ? new ClientMessage.Leave() : new ClientMessage.Watch();
            case 10 -> new ClientMessage.Move(room.table().revision() - rng.below(3) + 1, "As");
            case 11 -> TestTable.hello(Optional.empty(), 1);
            default -> room.someSit(rng.below(seats + 2) - 1, "Guest " + rng.below(seats * 2));
        };
    }

    private String damaged(String text) {
        int at = rng.below(text.length());
        return text.substring(0, at) + (char) (32 + rng.below(96)) + text.substring(at + 1);
    }

    private void hear() {
        room.last().forEach(this::hear);
    }

    private void hear(Delivery delivery) {
        secretsStayWhereTheyBelong(delivery);
        Client client = clients.get(delivery.connection());
        if (client == null) {
            assertTrue(
                    delivery.last() || delivery.message() instanceof ServerMessage.Trouble,
                    "only a last word to who is gone: " + delivery);
            return;
        }
        ServerMessage message = delivery.message();
        if (message instanceof ServerMessage.Seated seated) {
            seated.token().ifPresent(token -> client.token = seated.token());
            client.seat = seated.seat();
            client.opener = seated.opener();
            client.token.ifPresent(token -> members.put(token, seated.seat()));
            client.watches &= client.token.isEmpty();
        } else if (message instanceof ServerMessage.View view) {
            assertTrue(view.revision() >= client.revision, "revisions never go back");
            client.revision = view.revision();
        } else if (message instanceof ServerMessage.Events events) {
            assertEquals(client.revision + 1, events.revision(), "nobody misses a position");
            client.revision = events.revision();
        } else if (message instanceof ServerMessage.Over over) {
            assertEquals(client.revision, over.revision());
        }
        if (delivery.last()) {
            clients.remove(delivery.connection());
        }
    }

    private void secretsStayWhereTheyBelong(Delivery delivery) {
        String text = delivery.message().json();
        if (delivery.message() instanceof ServerMessage.Seated seated) {
            seated.token().ifPresent(token -> owners.put(token, delivery.connection()));
        }
        owners.forEach(
                (token, owner) ->
                        assertTrue(
                                !text.contains(token)
                                        || owner == delivery.connection()
                                                && delivery.message()
                                                        instanceof ServerMessage.Seated,
                                "a token is told to its owner alone"));
        TableState state = room.state();
        if (!(delivery.message() instanceof ServerMessage.Over)) {
            for (TableEntry entry : room.stored()) {
                if (entry instanceof TableEntry.Opened opened) {
                    assertFalse(text.contains(opened.secret()));
                } else if (entry instanceof TableEntry.Committed committed) {
                    assertFalse(text.contains(committed.secret()));
                }
            }
            state.seats()
                    .forEach(seat -> seat.salt().ifPresent(s -> assertFalse(text.contains(s))));
        }
    }

    private void check() {
        for (TableEntry entry :
                room.stored()
                        .subList(Math.max(0, room.stored().size() - 5), room.stored().size())) {
            String kept = entry.json();
            owners.keySet().forEach(token -> assertFalse(kept.contains(token), "only its hash"));
        }
        assertTrue(!members.isEmpty() || room.table().closed(), "everybody has left");
        if (room.table().closed()) {
            return;
        }
        assertEquals(
                clients.values().stream().anyMatch(c -> c.token.isPresent()), room.table().awake());
        Optional<String> acting = acting();
        for (Map.Entry<Long, Client> each : clients.entrySet()) {
            Client client = each.getValue();
            ServerMessage.Table seen = room.seen(each.getKey());
            presenceIsRight(seen);
            assertEquals(room.table().stage(), seen.stage());
            assertEquals(room.state().commitment(), seen.commitment());
            if (client.token.isPresent()) {
                assertEquals(client.token.equals(acting), client.opener, "who may begin");
                assertEquals(members.get(client.token.get()), client.seat);
            }
            if (acting.isPresent()) {
                assertEquals(members.get(acting.get()), seen.opener());
            }
            boolean sees = client.watches || client.token.isPresent();
            if (sees && room.table().stage() != Stage.WAITING && client.revision >= 0) {
                assertEquals(room.table().revision(), client.revision, "all know the position");
            }
        }
    }

    /** Who may begin now: the opener, else the lowest seat that is here. */
    private Optional<String> acting() {
        List<String> present =
                clients.values().stream().flatMap(client -> client.token.stream()).toList();
        if (present.contains(openersToken)) {
            return Optional.of(openersToken);
        }
        return present.stream()
                .min(Comparator.comparing(t -> members.get(t).orElse(Integer.MAX_VALUE)));
    }

    private void presenceIsRight(ServerMessage.Table seen) {
        for (int seat = 0; seat < seen.seats().size(); seat++) {
            OptionalInt here = OptionalInt.of(seat);
            SeatState state = seen.seats().get(seat);
            boolean owned = members.containsValue(here);
            assertEquals(owned, state.kind() == SeatState.Kind.PERSON);
            boolean present =
                    clients.values().stream()
                            .anyMatch(c -> c.token.isPresent() && c.seat.equals(here));
            assertEquals(present, state.present(), "presence of seat " + (seat + 1));
        }
        long watching = clients.values().stream().filter(client -> client.watches).count();
        assertEquals(watching, seen.watchers());
    }

    /** A server that was killed now and knows only what was stored tells everybody the same. */
    private void theRestoredTableSaysTheSame() {
        SharedTable restored = room.restored(room.stored());
        assertEquals(room.table().revision(), restored.revision());
        assertEquals(room.table().stage(), restored.stage());
        for (int round = 0; round < 2; round++) {
            for (Map.Entry<Long, Client> each : clients.entrySet()) {
                long connection = each.getKey();
                Client client = each.getValue();
                List<String> there =
                        texts(
                                restored.receive(
                                        connection, TestTable.hello(client.token, 3), room.now()),
                                connection);
                if (client.watches && round == 0) {
                    restored.receive(connection, new ClientMessage.Watch(), room.now());
                }
                if (round == 1) {
                    room.send(connection, TestTable.hello(client.token, 3));
                    List<String> here =
                            room.last(connection).stream().map(TableWalk::timeless).toList();
                    hear();
                    assertEquals(here, there);
                }
            }
        }
        assertEquals(room.table().thinking().isPresent(), restored.thinking().isPresent());
    }

    private static List<String> texts(Outcome outcome, long connection) {
        return outcome.deliveries().stream()
                .filter(delivery -> delivery.connection() == connection)
                .map(delivery -> timeless(delivery.message()))
                .toList();
    }

    private static String timeless(ServerMessage message) {
        return message.json()
                .replaceAll("\"awaySeconds\":\\d+", "")
                .replaceAll("\"millisLeft\":\\d+", "");
    }
}
