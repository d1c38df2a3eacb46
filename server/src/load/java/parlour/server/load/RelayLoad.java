package parlour.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Pairs of clients of the relay that take turns to speak, each pair with at most one message on its
 * way.
 */
final class RelayLoad implements Bots {
    private final NetworkLoop loop;
    private final int port;
    private final List<Pair> pairs = new ArrayList<>();
    private final Latencies latencies = new Latencies();
    private String message = "";
    private boolean working;
    private long pause;
    private long told;
    private int connected;

    RelayLoad(NetworkLoop loop, int port) {
        this.loop = loop;
        this.port = port;
    }

    /** Sets the length of the messages to the relay. */
    void length(int characters) {
        message = "y".repeat(characters);
    }

    void connect(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            Pair pair = new Pair();
            for (int each = 0; each < 2; each++) {
                pair.clients.add(new RelayClient(pair));
                // In this order at the server too.
                int now = 2 * i + each + 1;
                loop.run(NetworkLoop.in(60), () -> connected < now);
            }
            pairs.add(pair);
        }
    }

    @Override
    public long done() {
        return told;
    }

    @Override
    public Latencies latencies() {
        return latencies;
    }

    @Override
    public void work(long nanos) {
        pause = nanos;
        working = true;
        long now = System.nanoTime();
        for (int i = 0; i < pairs.size(); i++) {
            loop.at(now + i * pause / pairs.size(), pairs.get(i)::speak);
        }
    }

    @Override
    public void rest() {
        working = false;
    }

    private final class Pair {
        private final List<RelayClient> clients = new ArrayList<>();
        private int turn;
        private int missing;
        private long sent;

        void speak() {
            if (working && missing == 0) {
                missing = 2;
                sent = System.nanoTime();
                clients.get(turn).connection.send(message);
                turn = 1 - turn;
            }
        }

        /** The next one speaks when both have heard it, as the next mover at a table does. */
        void heard() {
            missing--;
            if (missing == 0) {
                told++;
                latencies.add(System.nanoTime() - sent);
                if (pause == 0) {
                    speak();
                } else {
                    loop.at(sent + pause, this::speak);
                }
            }
        }
    }

    private final class RelayClient implements LoadConnection.Owner {
        private final Pair pair;
        private final LoadConnection connection;

        RelayClient(Pair pair) throws IOException {
            this.pair = pair;
            connection = new LoadConnection(loop, port, this);
        }

        @Override
        public void opened() {
            connected++;
        }

        @Override
        public void text(ReceivedText text) {
            pair.heard();
        }
    }
}
