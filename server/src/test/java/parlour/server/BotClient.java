package parlour.server;

import parlour.engine.Rng;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * A bot at a table: plays a random one of the moves it is offered as soon as it is to move, goes on
 * after each round, and remembers what it was told.
 */
final class BotClient extends TestClient {
    private final Rng rng;
    private final CompletableFuture<ServerMessage.Over> over = new CompletableFuture<>();
    private final CompletableFuture<ServerMessage.Seated> seated = new CompletableFuture<>();
    private final CompletableFuture<ServerMessage.Table> table = new CompletableFuture<>();

    private Optional<String> code = Optional.empty();
    private Optional<String> token = Optional.empty();
    private OptionalInt seat = OptionalInt.empty();
    private boolean opener;
    private Stage stage = Stage.WAITING;
    private long revision = -1;

    /** How many positions it was told of on this connection. */
    private int positions;

    private int attempt;
    private long answered = -1;
    private int expected = -1;
    private boolean begun;
    private boolean again;
    private Optional<Throwable> failure = Optional.empty();
    private Runnable heard = () -> {};
    // Somebody else may have dealt just before.
    private Predicate<String> borne = key -> key.equals("table.noRoundDue");
    private long pauseMillis;
    private Optional<Json> view = Optional.empty();
    private Predicate<ServerMessage> stop = message -> false;
    private final CompletableFuture<ServerMessage> stopped = new CompletableFuture<>();

    BotClient(long seed) {
        rng = new Rng(seed);
    }

    /** Another connection of the same bot. */
    BotClient again(int port) throws Exception {
        return again(port, -1);
    }

    /**
     * @param known the position that somebody else at the table was told of
     */
    BotClient again(int port, long known) throws Exception {
        BotClient back = new BotClient(rng.below(1 << 30));
        synchronized (this) {
            back.code = code;
            back.token = token;
            back.revision = Math.max(revision, known);
            back.view = known > revision ? Optional.empty() : view;
            back.again = again;
            back.seat = seat;
            back.expected = expected;
            back.borne = borne;
            attempt++;
            back.attempt = attempt;
        }
        back.open(port);
        back.say(
                new ClientMessage.Hello(
                        ClientMessage.PROTOCOL,
                        "test",
                        "en",
                        back.code,
                        back.token,
                        20,
                        OptionalLong.of(back.attempt)));
        return back;
    }

    static BotClient opener(int port, long seed, ClientMessage.Open open) throws Exception {
        BotClient bot = new BotClient(seed).open(port);
        bot.say(hello(Optional.empty(), Optional.empty()));
        bot.say(open);
        bot.seated.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return bot;
    }

    static BotClient guest(int port, long seed, String code) throws Exception {
        BotClient bot = new BotClient(seed).open(port);
        bot.say(hello(Optional.of(code), Optional.empty()));
        bot.table.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return bot;
    }

    BotClient sit(String name) throws Exception {
        say(new ClientMessage.Sit(OptionalInt.empty(), name, salt()));
        return this;
    }

    private String salt() {
        byte[] salt = new byte[16];
        for (int i = 0; i < salt.length; i++) {
            salt[i] = (byte) rng.below(256);
        }
        return HexFormat.of().formatHex(salt);
    }

    /**
     * Plays another game after each. Whoever comes back after a game asks for the next one once
     * more, which may have begun by then.
     */
    synchronized BotClient forEver() {
        again = true;
        return bearing(key -> key.equals("table.notOver"));
    }

    /** Begins the game as soon as so many persons have sat down. */
    synchronized BotClient expect(int persons) {
        expected = persons;
        return this;
    }

    /** Waits until the game is over. */
    ServerMessage.Over over() throws Exception {
        return over.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    synchronized String code() {
        return code.orElseThrow();
    }

    synchronized Optional<String> token() {
        return token;
    }

    synchronized long revision() {
        return revision;
    }

    /** How many positions it was told of on this connection. */
    synchronized int positions() {
        return positions;
    }

    /** Troubles that are nothing to complain of. */
    synchronized BotClient bearing(Predicate<String> troubles) {
        borne = borne.or(troubles);
        return this;
    }

    /** Does something after each message. */
    synchronized BotClient whenever(Runnable work) {
        heard = work;
        return this;
    }

    /** Breaks the connection as soon as a message of some kind arrives. */
    synchronized void breakAt(Predicate<ServerMessage> when) {
        stop = when;
    }

    /** The message at which the connection was broken. */
    ServerMessage broken() throws Exception {
        return stopped.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    synchronized void received(String text) {
        super.received(text);
        if (stopped.isDone()) {
            return;
        }
        try {
            ServerMessage message = ServerMessage.read(text);
            note(message);
            if (stop.test(message)) {
                stopped.complete(message);
                close();
                return;
            }
            react(message);
        } catch (BadInput | RuntimeException e) {
            fail(e);
        }
        heard.run();
    }

    private void note(ServerMessage message) {
        if (message instanceof ServerMessage.Welcome welcome) {
            pauseMillis = 1000 / welcome.limits().messages();
        }
        if (message instanceof ServerMessage.Seated now) {
            code = Optional.of(now.code());
            token = now.token().or(() -> token);
            seat = now.seat();
            opener = now.opener();
            seated.complete(now);
        } else if (message instanceof ServerMessage.Table now) {
            stage = now.stage();
            code = Optional.of(now.code());
            table.complete(now);
        } else if (message instanceof ServerMessage.View now) {
            newer(now.revision(), now.view());
        } else if (message instanceof ServerMessage.Events now) {
            newer(now.revision(), now.view());
        }
    }

    private void newer(long told, Json seen) {
        if (told < revision) {
            throw new IllegalStateException("told of " + told + " after " + revision);
        }
        if (told == revision && !seen.equals(view.orElse(seen))) {
            throw new IllegalStateException("sees " + seen + " after " + view);
        }
        revision = told;
        positions++;
        view = Optional.of(seen);
    }

    private void react(ServerMessage message) {
        if (message instanceof ServerMessage.View view) {
            move(view.turn(), view.moves());
        } else if (message instanceof ServerMessage.Events events) {
            move(events.turn(), events.moves());
        } else if (message instanceof ServerMessage.Table now) {
            if (stage == Stage.BETWEEN_ROUNDS) {
                next();
            } else if (stage == Stage.WAITING && persons(now) == expected) {
                begin();
            }
        } else if (message instanceof ServerMessage.Over end) {
            over.complete(end);
            if (again) {
                soon(new ClientMessage.Again(salt()));
            }
        } else if (message instanceof ServerMessage.Trouble trouble
                && !borne.test(trouble.reason().key())) {
            fail(new AssertionError(trouble.reason().toString()));
        }
    }

    /** What went wrong, if anything did. */
    synchronized Optional<Throwable> failure() {
        return failure;
    }

    private void fail(Throwable why) {
        failure = failure.or(() -> Optional.of(why));
        over.completeExceptionally(why);
    }

    private void move(OptionalInt turn, List<String> moves) {
        if (turn.isPresent() && turn.equals(seat) && !moves.isEmpty() && answered != revision) {
            answered = revision;
            soon(new ClientMessage.Move(revision, moves.get(rng.below(moves.size()))));
        }
    }

    /** Says something no sooner than the server bears. */
    private void soon(ClientMessage message) {
        if (pauseMillis == 0) {
            say(message);
        } else {
            CompletableFuture.delayedExecutor(pauseMillis, TimeUnit.MILLISECONDS)
                    .execute(() -> say(message));
        }
    }

    private static long persons(ServerMessage.Table table) {
        return table.seats().stream().filter(seat -> seat.kind() == SeatState.Kind.PERSON).count();
    }

    /** Begins the game, unless it has begun it already. */
    synchronized void begin() {
        if (begun) {
            return;
        }
        begun = true;
        say(new ClientMessage.Begin());
    }

    private void next() {
        if (opener && answered != revision) {
            answered = revision;
            soon(new ClientMessage.Next());
        }
    }

    synchronized OptionalInt seat() {
        return seat;
    }
}
