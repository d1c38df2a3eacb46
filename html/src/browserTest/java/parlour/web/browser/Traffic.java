package parlour.web.browser;

import com.badlogic.gdx.utils.JsonValue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** What came to a page over the wire. */
public final class Traffic {
    private final Map<String, String> requested = new ConcurrentHashMap<>();
    private final List<String> loaded = new CopyOnWriteArrayList<>();
    private final List<String> socketTexts = new ArrayList<>();
    private final AtomicLong bytes = new AtomicLong();

    void hear(String method, JsonValue event) {
        switch (method) {
            case "Network.requestWillBeSent" ->
                    requested.put(
                            event.getString("requestId"), event.get("request").getString("url"));
            case "Network.loadingFinished" -> {
                long length = (long) event.getDouble("encodedDataLength");
                bytes.addAndGet(length);
                loaded.add(requested.get(event.getString("requestId")) + " " + length);
            }
            case "Network.webSocketFrameReceived" ->
                    received(event.get("response").getString("payloadData"));
            default -> {}
        }
    }

    /** How many bytes have come. */
    long bytes() {
        return bytes.get();
    }

    /** What was loaded and how many bytes each took. */
    String loaded() {
        return String.join("\n", loaded);
    }

    private synchronized void received(String text) {
        socketTexts.add(text);
        notifyAll();
    }

    /** The texts that its sockets have received after the first so many. */
    public synchronized List<String> socketTexts(int known) {
        return List.copyOf(socketTexts.subList(known, socketTexts.size()));
    }

    /** Waits until its sockets have received more texts than so many, or for so long. */
    public synchronized boolean awaitSocketText(int known, long millis)
            throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long left = millis;
        while (socketTexts.size() <= known && left > 0) {
            wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        }
        return socketTexts.size() > known;
    }
}
