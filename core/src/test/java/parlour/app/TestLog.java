package parlour.app;

import parlour.app.platform.Platform;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A log that is on until it is switched off. */
final class TestLog implements Platform.Log {
    private final BooleanSupplier full;
    private final List<String> lines;
    private boolean on = true;
    private Runnable listener = () -> {};

    /**
     * @param full whether nothing can be written
     * @param lines where it writes
     */
    TestLog(BooleanSupplier full, List<String> lines) {
        this.full = full;
        this.lines = lines;
    }

    @Override
    public String place() {
        return "the test's log";
    }

    @Override
    public boolean on() {
        return on;
    }

    @Override
    public Optional<Phrase> start() {
        if (full.getAsBoolean()) {
            return Optional.of(Phrase.of("disk.full"));
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
        lines.add(line);
    }
}
