package parlour.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Clients of the echo, each with at most one message on its way. */
final class EchoLoad implements Bots {
    private final NetworkLoop loop;
    private final int port;
    private final List<EchoClient> clients = new ArrayList<>();
    private final Latencies latencies = new Latencies();
    private String message = "";
    private boolean working;
    private long pause;
    private long trips;
    private int connected;

    EchoLoad(NetworkLoop loop, int port) {
        this.loop = loop;
        this.port = port;
    }

    /** Sets the length of the messages to the echo. */
    void length(int characters) {
        message = "y".repeat(characters);
    }

    void connect(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            clients.add(new EchoClient());
        }
        loop.run(NetworkLoop.in(60), () -> connected < clients.size());
    }

    /** Closes all connections but so many. */
    void close(int left) throws IOException {
        while (clients.size() > left) {
            clients.remove(clients.size() - 1).connection.close();
            connected--;
        }
    }

    @Override
    public long done() {
        return trips;
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
        for (int i = 0; i < clients.size(); i++) {
            loop.at(now + i * pause / clients.size(), clients.get(i)::send);
        }
    }

    @Override
    public void rest() {
        working = false;
    }

    private final class EchoClient implements LoadConnection.Owner {
        private final LoadConnection connection;
        private boolean waiting;
        private long sent;

        EchoClient() throws IOException {
            connection = new LoadConnection(loop, port, this);
        }

        @Override
        public void opened() {
            connected++;
        }

        private void send() {
            if (working && !waiting) {
                waiting = true;
                sent = System.nanoTime();
                connection.send(message);
            }
        }

        @Override
        public void text(ReceivedText text) {
            latencies.add(System.nanoTime() - sent);
            trips++;
            waiting = false;
            if (pause == 0) {
                send();
            } else {
                loop.at(sent + pause, this::send);
            }
        }
    }
}
