package parlour.app;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.TimeUtils;
import com.badlogic.gdx.utils.viewport.ScreenViewport;

import parlour.app.framecache.FrameCache;
import parlour.app.frames.FrameScheduler;
import parlour.app.look.CardArt;
import parlour.app.look.DeckDesign;
import parlour.app.look.DeckLoader;
import parlour.app.look.Fonts;
import parlour.app.look.Look;
import parlour.app.look.Palette;
import parlour.app.look.Resources;
import parlour.app.look.Sounds;
import parlour.app.look.Typefaces;
import parlour.app.look.WindowShape;
import parlour.app.platform.BackgroundTasks;
import parlour.app.platform.HiddenWork;
import parlour.app.platform.Platform;
import parlour.app.settings.Language;
import parlour.app.settings.Setting;
import parlour.app.settings.Settings;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;
import parlour.text.Texts;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The application: owns the look, the language, the sounds and the current screen. */
public final class App implements ApplicationListener, Ui {
    private final Platform platform;
    private final Function<App, Screen> first;
    private final Settings settings;
    private final FrameScheduler frameScheduler;
    private final BackgroundTasks backgroundTasks;
    private final WindowEvents windowEvents;
    private final StartPictures startPictures;
    private final Map<Language, Texts> languages = new EnumMap<>(Language.class);
    private Texts texts;
    private Palette palette;
    private TextureAtlas controls;
    private Typefaces typefaces;
    private Look look;
    private CardArt cards;
    private DeckLoader deckLoader;
    private final Resources resources;
    private Sounds sounds;
    private FrameCache frameCache;
    private final Consumer<Batch> underlay = this::drawUnderlay;
    private Backdrop backdrop;
    private SpriteBatch batch;
    private final InputGate input = new InputGate();
    private Screen screen;
    private WindowShape shape;
    private float scale;
    private final HiddenWork hiddenWork;
    private Optional<ScreenMirror> mirror = Optional.empty();

    /** Starts loading assets right away, so that little is left to do once there is a window. */
    public App(Platform platform, Function<App, Screen> first) {
        this.platform = platform;
        this.first = first;
        settings = new Settings(platform.settings());
        frameScheduler = new FrameScheduler(platform);
        backgroundTasks = new BackgroundTasks(platform, frameScheduler);
        hiddenWork = new HiddenWork(platform, frameScheduler, backgroundTasks);
        resources = new Resources(platform.pictures());
        windowEvents = new WindowEvents(platform, backgroundTasks);
        startPictures = StartPictures.unpack(platform, chosenDeck(DeckDesign.FULL));
    }

    /** The deck chosen in the settings. */
    private DeckDesign chosenDeck(int size) {
        return new DeckDesign(settings.fourColours(), settings.largeIndex(), size);
    }

    private Texts chosenTexts() {
        return settings.language().texts(settings.fourColours());
    }

    @Override
    public void create() {
        Gdx.graphics.setContinuousRendering(false);
        texts = chosenTexts();
        shape = WindowShape.of(width(), height());
        scale = fittingScale();
        Screen opening = first.apply(this);
        batch = new SpriteBatch(4000);
        frameCache = new FrameCache(platform.copier());
        backdrop = new Backdrop(startPictures.backdrop());
        palette = new Palette(Gdx.files.classpath("palette.properties"));
        controls = Look.atlas(startPictures.controls());
        cards = startPictures.cardArt();
        deckLoader =
                new DeckLoader(
                        cards,
                        platform.pictures(),
                        backgroundTasks::attempt,
                        () -> screen.deckChanged());
        platform.pictures().onLate(this::pictureArrived);
        typefaces = platform.openTypefaces();
        typefaces.onMore(this::renewFonts);
        look = new Look(palette, controls, new Fonts(scale, typefaces));
        sounds = new Sounds(work -> platform.whenLoaded("sounds", work));
        applyVolume(settings.volume());
        settings.listen(this::settingChanged);
        show(opening);
        mirror = platform.screenReader().map(reader -> new ScreenMirror(this, reader));
        Gdx.input.setInputProcessor(input);
        if (settings.fullScreen()) {
            platform.fullScreen(true);
        }
    }

    public Platform platform() {
        return platform;
    }

    public Settings settings() {
        return settings;
    }

    @Override
    public FrameScheduler frameScheduler() {
        return frameScheduler;
    }

    /** Runs work that would hold up a frame. */
    public BackgroundTasks backgroundTasks() {
        return backgroundTasks;
    }

    @Override
    public Texts texts() {
        return texts;
    }

    /** The texts of a language, read when they are first needed. */
    public Texts texts(Language language) {
        return languages.computeIfAbsent(language, one -> one.texts(false));
    }

    @Override
    public Look look() {
        return look;
    }

    @Override
    public CardArt cards() {
        return cards;
    }

    @Override
    public Resources resources() {
        return resources;
    }

    @Override
    public Sounds sounds() {
        return sounds;
    }

    public Screen screen() {
        return screen;
    }

    /** Switches to another screen; the window and its backdrop stay. */
    public void show(Screen next) {
        if (screen != null) {
            screen.hidden();
        }
        Screen previous = screen;
        screen = next;
        refresh();
        if (previous != null && !reducedMotion()) {
            next.fadeIn();
        }
        next.shown();
    }

    /** Updates only what depends on the setting. */
    private void settingChanged(Setting setting) {
        switch (setting) {
            case LANGUAGE -> {
                texts = chosenTexts();
                refresh();
            }
            case VOLUME, MUTED -> applyVolume(settings.volume());
            case FOUR_COLOURS -> {
                // The suits within sentences have the colours of the deck.
                texts = chosenTexts();
                requestDeck();
            }
            case LARGE_INDEX -> requestDeck();
            default -> {}
        }
        screen.settingChanged(setting);
        frameScheduler.next();
    }

    /** Applies a volume from 0 to 100 without saving it. */
    public void applyVolume(int percent) {
        sounds.volume(settings.muted() ? 0 : percent / 100f);
    }

    /** Requests the deck chosen in the settings, at the size the current screen needs. */
    private void requestDeck() {
        float tallest = screen.tallestCard() * scale;
        deckLoader.want(
                chosenDeck(
                        tallest == 0 ? deckLoader.wanted().size() : DeckDesign.sizeFor(tallest)));
    }

    @Override
    public boolean reducedMotion() {
        return settings.reducedMotion();
    }

    @Override
    public void frontChanged() {
        input.close();
        mirror.ifPresent(ScreenMirror::frontChanged);
    }

    @Override
    public boolean interacting() {
        return input.pressing() || screen.interacting();
    }

    /** Says something to people who do not see the screen. */
    public void announce(String sentence) {
        mirror.ifPresent(to -> to.announce(sentence));
    }

    /** Opens a sheet over the current screen, if that screen can have sheets. */
    public void open(Sheet sheet) {
        screen.sheets().ifPresent(sheets -> sheets.open(sheet));
    }

    /** What happens to the window that is nobody's input. */
    public WindowEvents windowEvents() {
        return windowEvents;
    }

    /** Builds the screen again after what it shows has changed. */
    public void refresh() {
        ScreenViewport viewport = new ScreenViewport();
        viewport.setUnitsPerPixel(1 / scale);
        viewport.update(Gdx.graphics.getWidth(), Gdx.graphics.getHeight(), true);
        Stage stage = new Stage(viewport, batch);
        screen.rebuild(stage);
        input.setStage(stage);
        frameScheduler.next();
        requestDeck();
    }

    /** The window's width in the units of the screen; a sharp screen has several pixels for one. */
    public float width() {
        return Gdx.graphics.getWidth() / platform.density();
    }

    private float height() {
        return Gdx.graphics.getHeight() / platform.density();
    }

    private float fittingScale() {
        return shape.scale(width(), height()) * platform.density();
    }

    @Override
    public WindowShape shape() {
        return shape;
    }

    @Override
    public void resize(int width, int height) {
        if (width == 0 || height == 0) {
            return; // a minimised window
        }
        shape = WindowShape.of(width(), height());
        float fitting = fittingScale();
        if (fitting != scale) {
            scale = fitting;
            renewFonts();
        } else {
            refresh();
        }
    }

    /** Draws all text anew, because of another scale or more letters. */
    private void renewFonts() {
        Look old = look;
        look = new Look(palette, controls, new Fonts(scale, typefaces));
        refresh();
        old.dispose();
    }

    /** What was blank so far can be seen now. */
    private void pictureArrived() {
        frameCache.forget();
        frameScheduler.next();
    }

    @Override
    public void render() {
        if (hiddenWork.step()) {
            return;
        }
        step(frameScheduler.begin(Gdx.graphics.getDeltaTime()));
        draw();
        mirror.ifPresent(ScreenMirror::update);
        frameScheduler.end();
    }

    /** Advances time by hand; tests call this instead of waiting. */
    public void advance(float seconds) {
        frameScheduler.pass(seconds);
        step(seconds);
    }

    private void step(float seconds) {
        backgroundTasks.runPosted();
        screen.act(seconds);
        screen.refreshIfOutdated();
        input.open();
    }

    /** Draws the screen in its current state. */
    public void draw() {
        Stage stage = screen.stage();
        stage.getViewport().apply();
        frameCache.draw(stage, underlay);
        input.open();
    }

    private void drawUnderlay(Batch to) {
        backdrop.draw(to, screen.stage().getWidth(), screen.stage().getHeight());
        screen.drawCached(to);
    }

    /** The seed for the next game. */
    public long newSeed() {
        return platform.seed().orElseGet(() -> TimeUtils.nanoTime() ^ TimeUtils.millis() << 20);
    }

    /** Asks whether the window may close: true when it may close at once. */
    public boolean closeRequested() {
        return screen == null || screen.closeRequested();
    }

    public void toggleFullScreen() {
        settings.fullScreen(!settings.fullScreen());
        platform.fullScreen(settings.fullScreen());
    }

    /** How many pixels there are to a unit of the stage. */
    public float scale() {
        return scale;
    }

    /** The window is hidden: time stops. */
    @Override
    public void pause() {
        hiddenWork.begin();
    }

    @Override
    public void resume() {
        hiddenWork.end();
    }

    @Override
    public void dispose() {
        platform.window().ifPresent(settings::window);
        screen.hidden();
        screen.stage().dispose();
        look.dispose();
        typefaces.dispose();
        controls.dispose();
        deckLoader.end();
        cards.dispose();
        resources.dispose();
        sounds.dispose();
        frameCache.dispose();
        backdrop.dispose();
        batch.dispose();
    }
}
