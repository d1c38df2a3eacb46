package parlour.app.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Event;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.UnfinishedGames;
import parlour.app.saves.UnfinishedGame;
import parlour.app.widget.Confirm;
import parlour.app.widget.NoticeBar;
import parlour.app.widget.PushButton;
import parlour.engine.Rng;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** The main menu, beside a fan of cards that sways a little. */
public final class MenuScreen extends ControlsScreen {
    /** As wide as the letters of the logo. */
    private static final float COLUMN = 408;

    private static final float LOGO = 450;
    private static final float GAP = 6;

    /** The share of the window's width left free beside the column. */
    private static final float LEFT = 0.09f;

    private final MenuCardFan.Hand hand;
    private final UnfinishedGames unfinishedGames;
    private int shownRevision;
    private boolean asked;
    private boolean entered;
    private Optional<Phrase> notice = Optional.empty();

    public MenuScreen(App app, Navigator navigator) {
        super(app, navigator);
        unfinishedGames = navigator.unfinishedGames();
        hand = new MenuCardFan.Hand(new Rng(app.platform().seed().orElse(1)));
    }

    /** Shows a message when the menu opens. */
    MenuScreen withNotice(Optional<Phrase> first) {
        notice = first;
        return this;
    }

    @Override
    protected void fill() {
        shownRevision = unfinishedGames.revision();
        stage().addActor(new MenuCardFan(app, hand));
        stage().addCaptureListener(this::stirs);
        Table root = addRoot();
        root.left().padLeft(stage().getWidth() * LEFT);
        Table column = new Table();
        column.add(new Image(app.look().picture("logo"), Scaling.fit)).size(LOGO, 150).left().row();
        Label tagline = new Label(say("menu.tagline"), skin(), "soft");
        tagline.setAlignment(Align.center);
        column.add(tagline).width(LOGO).padTop(2).padBottom(30).row();
        column.defaults().width(COLUMN).spaceBottom(GAP);
        Optional<UnfinishedGame> unfinished = unfinishedGames.latest();
        unfinished.ifPresent(game -> goOn(column, game));
        games(column, unfinishedGames.loaded() && unfinished.isEmpty());
        Table more = new Table();
        more.defaults().width((COLUMN - GAP) / 2).height(50);
        button(more, "menu.saved", "icon-save", navigator::savedGames).padRight(GAP);
        button(more, "menu.statistics", "icon-chart", navigator::statistics).row();
        button(more, "menu.help", "icon-help", this::help).padTop(GAP).padRight(GAP);
        button(more, "menu.settings", "icon-settings", this::settings).padTop(GAP);
        column.add(more).padTop(14).row();
        if (app.platform().canQuit()) {
            PushButton quit = new PushButton(app, say("menu.quit"), "quiet", navigator::quit);
            quit.setName("menu.quit");
            column.add(quit.icon("icon-close")).height(50).row();
        }
        root.add(column);
        corner();
        notice.ifPresent(this::show);
    }

    /** Any pointer or key input makes the cards sway. */
    private boolean stirs(Event event) {
        if (event instanceof InputEvent input && !passive(input.getType())) {
            hand.stir();
        }
        return false;
    }

    /** The stage fires these by itself when actors move under a resting pointer. */
    private static boolean passive(InputEvent.Type type) {
        return type == InputEvent.Type.enter || type == InputEvent.Type.exit;
    }

    @Override
    protected float tallestCard() {
        return MenuCardFan.cardHeight(stage().getWidth(), stage().getHeight());
    }

    private void show(Phrase phrase) {
        Table place = addRoot();
        place.bottom().pad(0, 20, 14, 20);
        NoticeBar bar =
                new NoticeBar(app, app.texts().say(phrase))
                        .closing(
                                app,
                                () -> {
                                    notice = Optional.empty();
                                    app.refresh();
                                });
        // Beside the column of buttons, never over it.
        float room = stage().getWidth() * (1 - LEFT) - LOGO - 40;
        place.add(bar).width(Math.min(760, room)).right().expandX();
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        Optional<Phrase> polled = navigator.pollNotice();
        if (polled.isPresent()) {
            notice = polled;
        }
        if (polled.isPresent() || shownRevision != unfinishedGames.revision()) {
            app.refresh();
            interrupted();
        }
        if (entered && unfinishedGames.loaded()) {
            entered = false;
            enter();
        }
    }

    /** Enter pressed before the list of saved games is read takes effect once it is. */
    @Override
    protected boolean pressed(int keycode) {
        boolean enter = keycode == Keys.ENTER || keycode == Keys.NUMPAD_ENTER;
        entered |= enter && !unfinishedGames.loaded();
        return enter;
    }

    private void enter() {
        if (sheets.isEmpty()) {
            unfinishedGames
                    .latest()
                    .map(UnfinishedGame::resume)
                    .orElse(() -> navigator.setup(navigator.games().first()))
                    .run();
        }
    }

    /** Offers once to resume a game that was interrupted. */
    private void interrupted() {
        Optional<UnfinishedGame> game = asked ? Optional.empty() : unfinishedGames.interrupted();
        if (game.isEmpty()) {
            return;
        }
        asked = true;
        sheets.open(
                new Confirm(
                        app,
                        Phrase.of("interrupted.title"),
                        Phrase.of("interrupted.text", game.get().standing()),
                        List.of(
                                Confirm.Answer.other(
                                        "interrupted.later", unfinishedGames::dismissInterrupted),
                                Confirm.Answer.safe("interrupted.goOn", game.get().resume()))));
    }

    private void goOn(Table column, UnfinishedGame game) {
        PushButton button =
                new PushButton(
                                app,
                                say("menu.continue", say(game.game())),
                                // Until the list has been read, a newer game may still turn up.
                                unfinishedGames.loaded() ? "primary" : "default",
                                game.resume())
                        .icon("icon-play")
                        .line(app.texts().say(game.standing()));
        button.setName("menu.continue");
        column.add(button).height(74).row();
    }

    /**
     * A button for a new game of each kind; Enter means the first if there is no game to continue.
     */
    private void games(Table column, boolean first) {
        boolean primary = first;
        for (GameModule<?, ?, ?, ?> gameModule : navigator.games().all()) {
            PushButton button =
                    new PushButton(
                            app,
                            say(gameModule.title()),
                            primary ? "primary" : "default",
                            () -> navigator.setup(gameModule));
            button.setName("menu.new." + gameModule.game().id());
            column.add(button.icon(gameModule.icon())).height(54).row();
            primary = false;
        }
    }

    private Cell<PushButton> button(Table table, String key, String icon, Runnable action) {
        PushButton button = new PushButton(app, say(key), "default", action).icon(icon);
        button.setName(key);
        return table.add(button);
    }

    private void corner() {
        Table corner = addRoot();
        corner.bottom().left().pad(14, 20, 14, 20);
        String version = Gdx.files.classpath("version.txt").readString("UTF-8").strip();
        corner.add(new Label(say("menu.version", version), skin(), "small-soft"));
    }
}
