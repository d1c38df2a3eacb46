package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Files;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;

import parlour.app.App;
import parlour.app.framecache.FrameCopier;
import parlour.app.freetype.FreeTypeTypefaces;
import parlour.app.look.Pictures;
import parlour.app.look.PixmapPictures;
import parlour.app.look.Typefaces;
import parlour.app.platform.Connection;
import parlour.app.platform.FailureMessage;
import parlour.app.platform.FileAccess;
import parlour.app.platform.Platform;
import parlour.app.platform.SafePreferences;
import parlour.app.platform.TableHost;
import parlour.app.platform.WindowBounds;
import parlour.store.DiskFolder;
import parlour.store.DiskFolderBrowser;
import parlour.store.FileWork;
import parlour.store.Folder;
import parlour.store.FolderBrowser;
import parlour.store.MemoryFiles;
import parlour.text.Phrase;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The desktop implementation of the platform. */
class DesktopPlatform implements Platform {
    private static final int PATIENCE_SECONDS = 20;

    /** Longer than anybody needs from one table to the next. */
    private static final long SERVER_REST_MILLIS = TimeUnit.MINUTES.toMillis(2);

    /** A long evening's games; beyond that another file is started. */
    private static final long LOG_BYTES = 2_000_000;

    private final Optional<Path> data;
    private final OptionalLong seed;
    private final Optional<ErrorFile> errors;
    private final WorkerThinker thinker = new WorkerThinker(DesktopPlatform::requestFrame);
    private final MemoryFiles passing = new MemoryFiles();
    private final ExecutorService writer =
            Executors.newSingleThreadExecutor(task -> new Thread(task, "writer"));
    private final ExecutorService browser =
            Executors.newSingleThreadExecutor(
                    task -> {
                        Thread thread = new Thread(task, "browser");
                        // A remote folder may never answer; that must not keep the program alive.
                        thread.setDaemon(true);
                        return thread;
                    });
    private final WakeTimer wakeTimer = new WakeTimer(DesktopPlatform::requestFrame);
    private final Optional<Log> log;
    private final Pictures pictures = new PixmapPictures();
    private final SecureRandom random = new SecureRandom();
    private final EmbeddedServer server;
    private volatile Consumer<Phrase> notices = notice -> {};
    private Optional<CompletableFuture<HttpClient>> client = Optional.empty();
    private Optional<String> invitation = Optional.empty();
    private SafePreferences settings;
    private int width = 1280;
    private int height = 720;

    /** Stores games and settings in this folder. */
    DesktopPlatform(Path data, OptionalLong seed) {
        this(Optional.of(data), seed);
    }

    private DesktopPlatform(Optional<Path> data, OptionalLong seed) {
        this.data = data;
        this.seed = seed;
        this.errors =
                data.map(folder -> new ErrorFile(folder, ErrorFile.LIMIT, LocalDateTime::now));
        this.log = data.map(folder -> new DesktopLog(logFiles(folder), this::write));
        this.server =
                new EmbeddedServer(
                        new EmbeddedServer.Surroundings(
                                new TablesFolder(data),
                                DesktopPage::find,
                                notice -> notices.accept(notice),
                                mistake -> FailureMessage.tell(this, mistake),
                                SERVER_REST_MILLIS));
        readBeforeTheWindow();
    }

    /** Makes LibGDX's files available at once; the app reads its pictures before the window. */
    static void readBeforeTheWindow() {
        Gdx.files = new Lwjgl3Files();
    }

    /** Keeps games and settings only until the program ends. */
    static DesktopPlatform passing(OptionalLong seed) {
        return new DesktopPlatform(Optional.empty(), seed);
    }

    @Override
    public Thinker thinker() {
        return thinker;
    }

    @Override
    public Optional<String> report(Throwable mistake) {
        return errors.flatMap(file -> file.add(mistake));
    }

    @Override
    public OptionalLong seed() {
        return seed;
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
        if (Gdx.graphics.isFullscreen() || !(Gdx.graphics instanceof Lwjgl3Graphics graphics)) {
            return Optional.empty();
        }
        Lwjgl3Window window = graphics.getWindow();
        return Optional.of(
                new WindowBounds(
                        window.getPositionX(),
                        window.getPositionY(),
                        graphics.getLogicalWidth(),
                        graphics.getLogicalHeight()));
    }

    private static LogFiles logFiles(Path folder) {
        return new LogFiles(folder.resolve("logs"), LOG_BYTES, LocalDateTime::now);
    }

    @Override
    public Optional<Log> log() {
        return log;
    }

    @Override
    public Folder data() throws IOException {
        return data.isPresent() ? DiskFolder.at(data.get()) : passing.folder("data");
    }

    @Override
    public Folder saves() throws IOException {
        return data.isPresent()
                ? DiskFolder.at(data.get().resolve("saves"))
                : passing.folder("saves");
    }

    @Override
    public Optional<Phrase> unkept() {
        return data.isPresent() ? Optional.empty() : Optional.of(Phrase.of("menu.unkept"));
    }

    @Override
    public void later(FileWork work) {
        write(() -> work.run().run());
    }

    private void write(Runnable work) {
        writer.execute(reporting(work));
    }

    @Override
    public void meanwhile(Runnable work) {
        browser.execute(reporting(work));
    }

    /** Reports any exception that the work does not catch itself. */
    private Runnable reporting(Runnable work) {
        return () -> {
            try {
                work.run();
            } catch (RuntimeException | Error e) {
                report(e);
            }
        };
    }

    @Override
    public byte[] randomBytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /** The client is made in the background: it reads certificates first. */
    @Override
    public Connection connect(String address, Connection.Listener listener) {
        CompletableFuture<HttpClient> open =
                client.orElseGet(() -> CompletableFuture.supplyAsync(HttpClient::newHttpClient));
        client = Optional.of(open);
        return new SocketConnection(open, URI.create(address), listener);
    }

    @Override
    public Optional<TableHost> tableHost() {
        return Optional.of(server);
    }

    /** The program was started with the link to a table. */
    void invited(String link) {
        invitation = Optional.of(link);
    }

    @Override
    public Optional<String> invitation() {
        return invitation;
    }

    /** The app is made: it shows what the server inside has to say. */
    void opened(App app) {
        notices = app.backgroundTasks()::tell;
    }

    @Override
    public FileAccess fileAccess() {
        return (FileAccess.Folders) this::folderBrowser;
    }

    private FolderBrowser folderBrowser() {
        Path home = home();
        List<Path> usual = new ArrayList<>(List.of(home));
        for (String name : List.of("Desktop", "Documents", "Downloads")) {
            usual.add(home.resolve(name));
        }
        data.ifPresent(usual::add);
        FileSystems.getDefault().getRootDirectories().forEach(usual::add);
        return new DiskFolderBrowser(home, usual, data.map(InstanceLock::file));
    }

    /** The user's home folder; if the locale cannot represent its name, where games are stored. */
    private Path home() {
        try {
            return Path.of(System.getProperty("user.home"));
        } catch (InvalidPathException e) {
            return data.orElseGet(() -> Path.of("").toAbsolutePath());
        }
    }

    /** Waits until all pending writes are done; false if that takes too long. */
    boolean close() {
        thinker.close();
        server.close();
        writer.shutdown();
        try {
            if (writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return true;
            }
            writer.shutdownNow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    /**
     * LibGDX allows this from any thread; before there is a window its first frame is due anyway.
     */
    static void requestFrame() {
        Graphics window = Gdx.graphics;
        if (window != null) {
            window.requestRendering();
            if (window instanceof Lwjgl3Graphics graphics && graphics.getWindow().isIconified()) {
                // LibGDX passes over a minimised window unless that has something to do.
                graphics.getWindow().postRunnable(() -> {});
            }
        }
    }

    @Override
    public void wake() {
        requestFrame();
    }

    @Override
    public void wakeIn(float seconds) {
        wakeTimer.in(seconds);
    }

    @Override
    public void quit() {
        Gdx.app.exit();
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
        return BufferCopier.ofThisMachine();
    }

    @Override
    public void fullScreen(boolean on) {
        if (on) {
            width = Gdx.graphics.getWidth();
            height = Gdx.graphics.getHeight();
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        } else {
            Gdx.graphics.setWindowedMode(width, height);
        }
    }
}
