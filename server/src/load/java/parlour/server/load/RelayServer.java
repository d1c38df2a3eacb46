package parlour.server.load;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

import parlour.server.journal.Journal;
import parlour.server.storage.Receipt;
import parlour.server.storage.TableSteps;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The least that a server with the same promise as the tables can do: it stores every message and,
 * once that is on the disk, tells the two clients of a pair. It knows no game and composes no
 * messages.
 */
public final class RelayServer implements AutoCloseable {
    private static final String USUAL_ENTRY =
            "{\"kind\":\"played\",\"seat\":1,\"move\":\"Jc x 2h 9s\"}";

    private final Journal journal;
    private final LibraryServer server;
    private volatile String answer = "";
    private Optional<Pair> unmatched = Optional.empty();
    private int pairs;

    RelayServer(Path folder) throws Exception {
        journal =
                Journal.open(
                        folder, System::currentTimeMillis, mistake -> mistake.printStackTrace());
        journal.start();
        server = new LibraryServer(LibraryServer::likeTables, this::client);
    }

    int port() {
        return server.port();
    }

    /** Sets the length of every answer. */
    void answer(int length) {
        answer = "x".repeat(length);
    }

    /** Two connections that follow each other are a pair. */
    private synchronized Client client() {
        Pair pair = unmatched.orElseGet(() -> new Pair(journal.table("P" + pairs++)));
        unmatched = unmatched.isPresent() ? Optional.empty() : Optional.of(pair);
        return new Client(pair);
    }

    /** Whoever is told the same. */
    private final class Pair implements Receipt {
        private final TableSteps steps;
        private volatile Session first;
        private volatile Session second;

        Pair(TableSteps steps) {
            this.steps = steps;
        }

        synchronized void join(Session session) {
            if (first == null) {
                first = session;
            } else {
                second = session;
            }
        }

        @Override
        public void stored() {
            first.sendText(answer, Callback.NOOP);
            second.sendText(answer, Callback.NOOP);
        }

        @Override
        public void failed(IOException why) {
            why.printStackTrace();
        }
    }

    /** One connection; public because the library calls it. */
    public final class Client extends Session.Listener.AbstractAutoDemanding {
        private final Pair pair;

        Client(Pair pair) {
            this.pair = pair;
        }

        @Override
        public void onWebSocketOpen(Session session) {
            super.onWebSocketOpen(session);
            pair.join(session);
        }

        @Override
        public void onWebSocketText(String message) {
            pair.steps.append(USUAL_ENTRY, pair);
        }
    }

    @Override
    public void close() {
        journal.close();
    }
}
