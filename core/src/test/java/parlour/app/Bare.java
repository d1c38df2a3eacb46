package parlour.app;

import parlour.engine.Thinking;
import parlour.store.Cabinet;
import parlour.store.DiskFolder;
import parlour.store.Folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;

/**
 * A machine on which thoughts are short, every game has the same seed and files are written at
 * once.
 */
public final class Bare implements Platform {
    private static final int SHORT_THOUGHT = 4;

    private final Optional<Path> data;
    private final List<String> logged = new ArrayList<>();
    private KeptPreferences settings;
    private boolean full;
    private int quits;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean slow;

    Bare(Optional<Path> data) {
        this.data = data;
    }

    /** From now on nothing can be written, or again. */
    public void full(boolean isFull) {
        full = isFull;
    }

    /** From now on work that no game waits for takes its time, or again none. */
    public void slow(boolean isSlow) {
        slow = isSlow;
    }

    /** One piece of such work gets done; false when there was none. */
    public boolean finish() {
        Runnable work = waiting.poll();
        if (work != null) {
            work.run();
        }
        return work != null;
    }

    public int quits() {
        return quits;
    }

    @Override
    public Thinker thinker() {
        return new Thinker() {
            @Override
            public boolean spend(Thinking<?> thinking) {
                thinking.advance(SHORT_THOUGHT);
                return true;
            }

            @Override
            public void drop() {}
        };
    }

    @Override
    public OptionalLong seed() {
        return OptionalLong.of(7);
    }

    @Override
    public Folder saves() throws IOException {
        return new FullFolder(DiskFolder.at(place().resolve("saves")), () -> full);
    }

    @Override
    public Folder data() throws IOException {
        return new FullFolder(DiskFolder.at(place()), () -> full);
    }

    @Override
    public KeptPreferences settings() {
        if (settings == null) {
            settings = KeptPreferences.open(this);
        }
        return settings;
    }

    @Override
    public Optional<WindowPlace> window() {
        return Optional.of(new WindowPlace(-5, 7, 1000, 700));
    }

    /** What was logged so far. */
    public List<String> logged() {
        return logged;
    }

    @Override
    public Optional<Log> log() {
        return data.map(folder -> new Log("the test's log", logged::add));
    }

    private Path place() throws IOException {
        return data.orElseThrow(() -> new IOException("nothing is kept here"));
    }

    @Override
    public void later(Runnable work) {
        work.run();
    }

    @Override
    public void meanwhile(Runnable work) {
        if (slow) {
            waiting.add(work);
        } else {
            work.run();
        }
    }

    @Override
    public Cabinet cabinet() {
        Path home = data.orElse(Path.of("nowhere"));
        return new Cabinet(home, List.of(home));
    }

    @Override
    public Optional<Copier> copier() {
        return Optional.empty();
    }

    @Override
    public void fullScreen(boolean on) {}

    @Override
    public void quit() {
        quits++;
    }
}
