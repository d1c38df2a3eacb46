package parlour.app;

import com.badlogic.gdx.Gdx;

import parlour.app.accessibility.ScreenReader;
import parlour.app.framecache.FrameCopier;
import parlour.app.freetype.FreeTypeTypefaces;
import parlour.app.look.Pictures;
import parlour.app.look.Typefaces;
import parlour.app.platform.Connection;
import parlour.app.platform.FileAccess;
import parlour.app.platform.NewVersion;
import parlour.app.platform.Platform;
import parlour.app.platform.SafePreferences;
import parlour.app.platform.TableHost;
import parlour.app.platform.WindowBounds;
import parlour.store.DiskFolder;
import parlour.store.DiskFolderBrowser;
import parlour.store.FileWork;
import parlour.store.Folder;
import parlour.store.FolderBrowser;
import parlour.text.Phrase;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A machine on which thoughts are short, every game has the same seed and files are written at
 * once, unless it is told to be {@link #slow}.
 */
public final class TestPlatform implements Platform {
    /** How long it takes, in seconds, to write. */
    private static final double WRITING = 0.05;

    private final Optional<Path> data;
    private final Optional<TestStorage> storage;
    private final Optional<HeardScreen> heard;
    private final TestBackground testBackground = new TestBackground();
    private final List<String> logged = new ArrayList<>();
    private final List<Throwable> reported = new ArrayList<>();
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final Pictures pictures = new UndrawnPictures();
    private SafePreferences settings;
    private boolean full;
    private final TestLog log = new TestLog(() -> full, logged);
    private boolean held;
    private boolean thoughtless;
    private final ShortThinker thinker =
            new ShortThinker(testBackground, () -> thoughtless, this::wake);
    private String broken = "";
    private Error mistake = new InternalError();
    private boolean passing;
    private int quits;
    private boolean endless;
    private float density = 1;
    private float wake = Float.POSITIVE_INFINITY;
    private final Deque<Runnable> putOff = new ArrayDeque<>();
    private boolean puttingOff;
    private FileAccess access = (FileAccess.Folders) this::folderBrowser;
    private Optional<NewVersion> newVersion = Optional.empty();
    private final TestNetwork network = new TestNetwork();

    /**
     * @param browser whether files are stored as in a browser, after the work
     * @param heard the screen reader, if there is one
     */
    TestPlatform(Optional<Path> data, boolean browser, Optional<HeardScreen> heard) {
        this.data = data;
        this.heard = heard;
        storage =
                data.filter(folder -> browser)
                        .map(folder -> new TestStorage(folder, () -> full, this::inBackground));
    }

    @Override
    public Optional<ScreenReader> screenReader() {
        return heard.map(reader -> reader);
    }

    /** From now on the window has so many pixels to a unit of its size; resize it after that. */
    public void density(float pixels) {
        density = pixels;
    }

    @Override
    public float density() {
        return density;
    }

    /** From now on the program cannot close itself, like a browser's page. */
    public void endless() {
        endless = true;
    }

    @Override
    public boolean canQuit() {
        return !endless;
    }

    /** From now on nothing can be written, or again. */
    public void full(boolean isFull) {
        full = isFull;
    }

    /** From now on the background does nothing before it is let. */
    public void hold() {
        held = true;
    }

    /** Lets the background do all that waits. */
    public void release() {
        held = false;
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    /** Whoever touches a file of such a name makes a mistake of ours; nothing breaks nothing. */
    public void breaking(String names) {
        breaking(names, new InternalError("touched"));
    }

    /** As {@link #breaking(String)}, with a mistake of this kind. */
    public void breaking(String names, Error what) {
        broken = names;
        mistake = what;
    }

    private void touched(String name) {
        if (!broken.isEmpty() && name.matches(broken)) {
            throw mistake;
        }
    }

    /** From now on nobody can think, or again. */
    public void thoughtless(boolean nobodyThinks) {
        thoughtless = nobodyThinks;
    }

    /** From now on thoughts have so many units. */
    public void thinking(int units) {
        thinker.units(units);
    }

    /**
     * From now on thoughts and files take their time, as they do beside the frames of a desktop.
     */
    public void slow(boolean takesTime) {
        testBackground.slow(takesTime);
    }

    TestBackground testBackground() {
        return testBackground;
    }

    /** From now on nothing is kept for the next time. */
    public void passing() {
        passing = true;
    }

    @Override
    public Optional<Phrase> unkept() {
        return passing ? Optional.of(Phrase.of("menu.unkept")) : Optional.empty();
    }

    /** From now on work that no game waits for takes its time, or again none. */
    public void puttingOff(boolean isPutOff) {
        puttingOff = isPutOff;
    }

    /** One piece of such work gets done; false when there was none. */
    public boolean finish() {
        Runnable work = putOff.poll();
        if (work != null) {
            work.run();
        }
        return work != null;
    }

    /** From now on there is a newer version, or none. */
    public void newVersion(Optional<NewVersion> found) {
        newVersion = found;
    }

    @Override
    public Optional<NewVersion> newVersion() {
        return newVersion;
    }

    public int quits() {
        return quits;
    }

    @Override
    public Thinker thinker() {
        return thinker;
    }

    /** The mistakes of ours that were written down. */
    public List<Throwable> reported() {
        return reported;
    }

    @Override
    public Optional<String> report(Throwable mistake) {
        reported.add(mistake);
        return Optional.of("[errors].txt");
    }

    @Override
    public OptionalLong seed() {
        return OptionalLong.of(7);
    }

    @Override
    public Folder saves() throws IOException {
        return folder("saves", place().resolve("saves"));
    }

    @Override
    public Folder data() throws IOException {
        return folder("data", place());
    }

    private Folder folder(String name, Path path) throws IOException {
        return storage.isPresent()
                ? new FullFolder(storage.get().folder(name), () -> false, this::touched)
                : new FullFolder(DiskFolder.at(path), () -> full, this::touched);
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
        return Optional.of(new WindowBounds(-5, 7, 1000, 700));
    }

    /** What was logged so far. */
    public List<String> logged() {
        return logged;
    }

    @Override
    public Optional<Log> log() {
        return data.map(folder -> log);
    }

    private Path place() throws IOException {
        return data.orElseThrow(() -> new IOException("nothing is kept here"));
    }

    @Override
    public void later(FileWork work) {
        storage.ifPresentOrElse(
                store -> store.add(work), () -> inBackground(() -> work.run().run()));
    }

    private void inBackground(Runnable work) {
        if (held) {
            waiting.add(work);
        } else {
            testBackground.after(WRITING, work);
        }
    }

    @Override
    public void meanwhile(Runnable work) {
        if (puttingOff) {
            putOff.add(work);
        } else {
            inBackground(work);
        }
    }

    /** From now on files are chosen in these dialogs. */
    public void dialogs(FileAccess.Dialogs ofThePlatform) {
        access = ofThePlatform;
    }

    /** What this machine is connected to. */
    public TestNetwork network() {
        return network;
    }

    @Override
    public Connection connect(String address, Connection.Listener listener) {
        return network.connect(address, listener);
    }

    @Override
    public Optional<Phrase> refusal(String server) {
        return network.refusal;
    }

    @Override
    public double seconds() {
        return testBackground.now();
    }

    @Override
    public byte[] randomBytes(int count) {
        return network.randomBytes(count);
    }

    @Override
    public Optional<TableHost> tableHost() {
        return network.tableHost;
    }

    @Override
    public Optional<String> homeServer() {
        return network.homeServer;
    }

    @Override
    public Optional<String> invitation() {
        return network.invitation;
    }

    @Override
    public FileAccess fileAccess() {
        return access;
    }

    private FolderBrowser folderBrowser() {
        touched("the folders");
        Path home = data.orElse(Path.of("nowhere"));
        return new DiskFolderBrowser(home, List.of(home));
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
        return Optional.empty();
    }

    @Override
    public void wake() {
        if (Gdx.graphics != null) {
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    public void wakeIn(float seconds) {
        wake = seconds;
    }

    /** How many seconds after the last frame another one is wanted. */
    float wakesIn() {
        return wake;
    }

    @Override
    public void fullScreen(boolean on) {}

    @Override
    public void quit() {
        quits++;
    }
}
