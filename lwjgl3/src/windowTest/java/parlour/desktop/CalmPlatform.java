package parlour.desktop;

import parlour.app.framecache.FrameCopier;
import parlour.app.freetype.FreeTypeTypefaces;
import parlour.app.look.Pictures;
import parlour.app.look.PixmapPictures;
import parlour.app.look.Typefaces;
import parlour.app.platform.Connection;
import parlour.app.platform.FileAccess;
import parlour.app.platform.Platform;
import parlour.app.platform.SafePreferences;
import parlour.app.platform.WindowBounds;
import parlour.engine.Thinking;
import parlour.store.DiskFolder;
import parlour.store.DiskFolderBrowser;
import parlour.store.FileWork;
import parlour.store.Folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A machine without chance: thoughts are short and thought at once, files are written at once,
 * every game has the same seed, and asking to quit is only counted.
 */
final class CalmPlatform implements Platform {
    private static final int SHORT_THOUGHT = 4;

    private final Path data;
    private final long seed;
    private final WakeTimer wakeTimer = new WakeTimer(DesktopPlatform::requestFrame);
    private final Pictures pictures = new PixmapPictures();
    private SafePreferences settings;
    private int quits;
    private int copies;

    CalmPlatform(Path data, long seed) {
        this.data = data;
        this.seed = seed;
        DesktopPlatform.readBeforeTheWindow();
    }

    int quits() {
        return quits;
    }

    /** How many frames began with a copy. */
    int copies() {
        return copies;
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

    /** A mistake ends the test. */
    @Override
    public Optional<String> report(Throwable mistake) {
        throw new AssertionError(mistake);
    }

    @Override
    public OptionalLong seed() {
        return OptionalLong.of(seed);
    }

    @Override
    public SafePreferences settings() {
        if (settings == null) {
            settings = SafePreferences.open(this);
        }
        return settings;
    }

    @Override
    public Optional<WindowBounds> window() {
        return Optional.empty();
    }

    @Override
    public Optional<Log> log() {
        return Optional.empty();
    }

    @Override
    public Folder data() throws IOException {
        return DiskFolder.at(data);
    }

    @Override
    public Folder saves() throws IOException {
        return DiskFolder.at(data.resolve("saves"));
    }

    @Override
    public void later(FileWork work) {
        work.run().run();
    }

    @Override
    public void meanwhile(Runnable work) {
        work.run();
    }

    @Override
    public byte[] randomBytes(int count) {
        return new byte[count];
    }

    /** Nobody is there. */
    @Override
    public Connection connect(String address, Connection.Listener listener) {
        throw new AssertionError("a test connects to " + address);
    }

    @Override
    public FileAccess fileAccess() {
        // A monkey must not find anything to write over, nor anywhere to write to.
        return (FileAccess.Folders) () -> new DiskFolderBrowser(data.resolve("nowhere"), List.of());
    }

    @Override
    public Pictures pictures() {
        return pictures;
    }

    @Override
    public Typefaces openTypefaces() {
        return new FreeTypeTypefaces();
    }

    @Override
    public Optional<FrameCopier> copier() {
        return BufferCopier.ofThisMachine()
                .map(
                        copier ->
                                (frameBuffer, width, height) -> {
                                    copies++;
                                    copier.copyTurned(frameBuffer, width, height);
                                });
    }

    @Override
    public void wake() {
        DesktopPlatform.requestFrame();
    }

    @Override
    public void wakeIn(float seconds) {
        wakeTimer.in(seconds);
    }

    @Override
    public void fullScreen(boolean on) {}

    @Override
    public void quit() {
        quits++;
    }
}
