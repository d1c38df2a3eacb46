package parlour.app;

import parlour.app.platform.Connection;
import parlour.app.platform.TableHost;
import parlour.engine.Rng;
import parlour.text.Phrase;

import java.util.Optional;

/** A machine's connections to others: none, until a test has some. */
public final class TestNetwork {
    /** Where connections lead. */
    public interface Server {
        Connection connect(String address, Connection.Listener listener);
    }

    /** What opens tables for others here. */
    public Optional<TableHost> tableHost = Optional.empty();

    /** The server that the program was loaded from. */
    public Optional<String> homeServer = Optional.empty();

    /** The link with which the program was started. */
    public Optional<String> invitation = Optional.empty();

    /** Where all connections lead; empty if nobody can be reached. */
    public Optional<Server> server = Optional.empty();

    /** Why no connection is tried. */
    public Optional<Phrase> refusal = Optional.empty();

    private final Rng random = new Rng(11);

    Connection connect(String address, Connection.Listener listener) {
        if (server.isPresent()) {
            return server.get().connect(address, listener);
        }
        listener.closed();
        return Connection.NONE;
    }

    byte[] randomBytes(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) random.next();
        }
        return bytes;
    }
}
