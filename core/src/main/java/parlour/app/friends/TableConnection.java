package parlour.app.friends;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.frames.Timers;
import parlour.app.platform.Connection;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A connection to a shared table that is made again whenever it breaks, even while the window is
 * hidden, until it is closed here or the server has said that trying again is useless.
 */
final class TableConnection implements RemoteSession.Server {
    /** Hears from the table, in frames. */
    interface Listener {
        /**
         * What to say first, each time the connection is made.
         *
         * @param attempt tells a later connection from an earlier one
         */
        ClientMessage.Hello hello(long attempt);

        /**
         * @param arrived when, by the clock of the platform: frames may come much later
         */
        void received(ServerMessage message, double arrived);

        /** The connection was made or has broken. */
        void changed();

        /** The connection is over for good. */
        void ended(Phrase why);
    }

    /** Seconds before the first and the last of further attempts; each waits twice as long. */
    static final float FIRST_WAIT = 0.5f;

    static final float LONGEST_WAIT = 10;

    /** A server that does not answer for so many seconds is taken for lost. */
    static final float PATIENCE = 10;

    /**
     * After so many seconds without a word the server is asked for everything again: a connection
     * that broke while a machine slept is not noticed otherwise.
     */
    static final float SILENCE = 30;

    /** What does not change by trying again. */
    private static final Set<String> FINAL =
            Set.of(
                    "wire.clientOld",
                    "wire.serverOld",
                    "table.closed",
                    "table.unknownToken",
                    "table.elsewhere",
                    "server.noSuchTable");

    private final App app;
    private final ServerAddress address;
    private final Listener listener;
    private Connection connection = Connection.NONE;
    private Optional<Timers.Timer> retry = Optional.empty();
    private Optional<Timers.Timer> unanswered = Optional.empty();
    private Optional<Timers.Timer> silent = Optional.empty();

    /** The kind of what was asked for last, while the server has said nothing since. */
    private Optional<Class<? extends ClientMessage>> asked = Optional.empty();

    private float wait = FIRST_WAIT;

    /** Counts attempts: what an earlier one still has to tell is of no interest. */
    private int attempt;

    /**
     * Tells the server which of two connections is the later one, whichever it hears first. By the
     * clock, because the program may have been started anew since the earlier one.
     */
    private long latest;

    private boolean welcomed;
    private boolean closed;

    /** Whether it was closed here, so that nobody wants to hear of it. */
    private boolean dismissed;

    private int changes;
    private int failures;

    TableConnection(App app, ServerAddress address, Listener listener) {
        this.app = app;
        this.address = address;
        this.listener = listener;
    }

    /** Connects, unless it was closed. */
    void connect() {
        if (closed) {
            return;
        }
        retry = Optional.empty();
        attempt++;
        latest = Math.max(latest + 1, TimeUtils.millis());
        int number = attempt;
        Optional<Phrase> refusal = app.platform().refusal(address.url());
        if (refusal.isPresent()) {
            post(number, () -> end(refusal.get()));
            return;
        }
        await();
        connection =
                app.platform()
                        .connect(
                                address.socket(listener.hello(latest).code()),
                                new Connection.Listener() {
                                    @Override
                                    public void opened() {
                                        post(number, TableConnection.this::opened);
                                    }

                                    @Override
                                    public void received(String text) {
                                        double arrived = app.platform().seconds();
                                        post(
                                                number,
                                                () -> TableConnection.this.received(text, arrived));
                                    }

                                    @Override
                                    public void closed() {
                                        post(number, TableConnection.this::broken);
                                    }
                                });
    }

    private void post(int number, Runnable news) {
        app.backgroundTasks()
                .postUnseen(
                        () -> {
                            if (number == attempt && !closed) {
                                news.run();
                            }
                        });
    }

    /** Tells the listener in a frame: what is shown does not change while nobody sees it. */
    private void tell(Runnable news) {
        app.backgroundTasks()
                .post(
                        () -> {
                            if (!dismissed) {
                                news.run();
                            }
                        });
    }

    private void tellChange() {
        changes++;
        int number = changes;
        tell(
                () -> {
                    // While the window was hidden there may have been many.
                    if (number == changes) {
                        listener.changed();
                    }
                });
    }

    private void opened() {
        hello();
    }

    /** What this program says first at a table. */
    static ClientMessage.Hello hello(
            App app, Optional<String> code, Optional<String> token, long attempt) {
        return new ClientMessage.Hello(
                ClientMessage.PROTOCOL,
                Gdx.files.classpath("version.txt").readString("UTF-8").strip(),
                app.settings().language().code(),
                code,
                token,
                0,
                OptionalLong.of(attempt));
    }

    /** Says who this is, so that everything is told again. */
    void hello() {
        send(listener.hello(latest));
    }

    /** Whether the server has answered since the connection was made. */
    boolean welcomed() {
        return welcomed;
    }

    /** How often in a row the connection could not be made. */
    int failures() {
        return failures;
    }

    /** Whether the server has answered everything that was said. */
    boolean answers() {
        return welcomed && unanswered.isEmpty();
    }

    @Override
    public void tellAgain() {
        hello();
    }

    /** Sends a message; if the connection is broken, it is lost. */
    void send(ClientMessage message) {
        connection.send(message.json());
        if (!(message instanceof ClientMessage.Leave)) {
            await();
        }
    }

    /** Gives the server a while to say something. */
    private void await() {
        if (unanswered.isEmpty()) {
            unanswered = Optional.of(app.backgroundTasks().unseenTimers().in(PATIENCE, this::lost));
        }
    }

    /**
     * Asks for something; whoever presses twice before the server has said anything asks once. If
     * the connection is broken, it is lost.
     */
    @Override
    public void ask(ClientMessage message) {
        ask(message.getClass(), () -> message);
    }

    /** Asks for something that is made only if it is asked for. */
    void ask(Class<? extends ClientMessage> kind, Supplier<ClientMessage> message) {
        if (asked.filter(kind::equals).isEmpty()) {
            asked = Optional.of(kind);
            send(message.get());
        }
    }

    private void received(String text, double arrived) {
        answered();
        asked = Optional.empty();
        silent = Optional.of(app.backgroundTasks().unseenTimers().in(SILENCE, this::hello));
        ServerMessage message;
        try {
            message = ServerMessage.read(text);
        } catch (BadInput e) {
            end(Phrase.of("friends.unreadable", e.phrase()));
            return;
        }
        if (message instanceof ServerMessage.Trouble trouble
                && FINAL.contains(trouble.reason().key())) {
            end(trouble.reason());
            return;
        }
        // One that is asked again whether it works is the same connection still.
        if (message instanceof ServerMessage.Welcome && !welcomed) {
            welcomed = true;
            wait = FIRST_WAIT;
            failures = 0;
            tellChange();
        }
        tell(() -> listener.received(message, arrived));
    }

    private void answered() {
        unanswered.ifPresent(Timers.Timer::cancel);
        unanswered = Optional.empty();
        silent.ifPresent(Timers.Timer::cancel);
        silent = Optional.empty();
    }

    /** The server does not answer, although nobody has closed the connection. */
    private void lost() {
        connection.close();
        broken();
    }

    private void broken() {
        attempt++;
        answered();
        asked = Optional.empty();
        welcomed = false;
        failures++;
        connection = Connection.NONE;
        retry = Optional.of(app.backgroundTasks().unseenTimers().in(wait, this::connect));
        wait = Math.min(LONGEST_WAIT, 2 * wait);
        tellChange();
    }

    private void end(Phrase why) {
        disconnect();
        tell(() -> listener.ended(why));
    }

    /** Ends the connection for good. */
    void close() {
        dismissed = true;
        disconnect();
    }

    private void disconnect() {
        closed = true;
        welcomed = false;
        answered();
        retry.ifPresent(Timers.Timer::cancel);
        retry = Optional.empty();
        connection.close();
        connection = Connection.NONE;
    }
}
