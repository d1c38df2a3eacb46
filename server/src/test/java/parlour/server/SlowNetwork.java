package parlour.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A way to another port on which everything takes longer. */
final class SlowNetwork implements AutoCloseable {
    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final int target;
    private volatile long delayMillis;

    SlowNetwork(int target) throws IOException {
        this.target = target;
        begin(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** From now on each way takes so long. */
    void delay(long millis) {
        delayMillis = millis;
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void begin(Work work) {
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                work.run();
                            } catch (IOException e) {
                                // One of the ends is gone, and with it this way.
                                return;
                            }
                        },
                        "slow-network");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() throws IOException {
        while (true) {
            Socket here = door.accept();
            Socket there = new Socket("127.0.0.1", target);
            sockets.addAll(List.of(here, there));
            begin(() -> carry(here, there));
            begin(() -> carry(there, here));
        }
    }

    private void carry(Socket from, Socket to) throws IOException {
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream();
        byte[] buffer = new byte[1 << 16];
        long due = System.nanoTime();
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
            byte[] part = Arrays.copyOf(buffer, count);
            long now = System.nanoTime();
            // Nothing overtakes what was sent before.
            due = Math.max(due, now + TimeUnit.MILLISECONDS.toNanos(delayMillis));
            timer.schedule(() -> write(out, part), due - now, TimeUnit.NANOSECONDS);
        }
    }

    private static void write(OutputStream out, byte[] part) {
        try {
            out.write(part);
        } catch (IOException e) {
            // Whoever should read it is gone.
            return;
        }
    }

    @Override
    public void close() throws IOException {
        timer.shutdownNow();
        door.close();
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
