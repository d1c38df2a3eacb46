package parlour.desktop;

import parlour.app.platform.Platform;
import parlour.store.DiskErrors;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/** The log of turns in its files, off until it is started. */
final class DesktopLog implements Platform.Log {
    private final LogFiles files;
    private final Consumer<Runnable> later;
    private boolean begun;
    private volatile boolean on;
    private volatile Runnable listener = () -> {};

    /**
     * @param later runs work in the background, in order
     */
    DesktopLog(LogFiles files, Consumer<Runnable> later) {
        this.files = files;
        this.later = later;
    }

    @Override
    public String place() {
        return files.file().toString();
    }

    @Override
    public boolean on() {
        return on;
    }

    @Override
    public synchronized Optional<Phrase> start() {
        try {
            // Switching it off and on again in one run takes up the same file.
            if (!begun) {
                files.begin();
                begun = true;
            }
            files.append(
                    "Parlour %s, Java %s, %s %s"
                            .formatted(
                                    Main.version(),
                                    System.getProperty("java.version"),
                                    System.getProperty("os.name"),
                                    System.getProperty("os.version")));
        } catch (IOException e) {
            return Optional.of(DiskErrors.of(e));
        }
        on = true;
        listener.run();
        return Optional.empty();
    }

    @Override
    public void stop() {
        on = false;
    }

    @Override
    public void listen(Runnable started) {
        listener = started;
    }

    @Override
    public void write(String line) {
        if (on) {
            later.accept(() -> append(line));
        }
    }

    /** If the disk refuses, it says so once and the game goes on. */
    private synchronized void append(String line) {
        try {
            files.append(line);
        } catch (IOException e) {
            if (on) {
                System.err.println("The log ends here, it cannot be written: " + e.getMessage());
            }
            on = false;
        }
    }
}
