package parlour.app.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Event;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.UnfinishedGames;
import parlour.app.platform.NewVersion;
import parlour.app.saves.UnfinishedGame;
import parlour.app.widget.Confirm;
import parlour.app.widget.NoticeBar;
import parlour.app.widget.PushButton;
import parlour.engine.Rng;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The main menu, beside a fan of cards that sways a little. */
public final class MenuScreen extends ControlsScreen {
    /** As wide as the letters of the logo. */
    private static final float COLUMN = 408;

    private static final float LOGO = 450;
    private static final float GAP = 6;

    /** What stays free above and below the column. */
    private static final float MARGIN = 10;

    /** The share of the window's width left free beside the column. */
    private static final float LEFT = 0.09f;

    /** The height of the cards, as a share of the room for their fan. */
    private static final float DESKTOP_CARDS = 0.42f;

    private static final float PHONE_CARDS = 0.62f;

    private final MenuCardFan.Hand hand;
    private final UnfinishedGames unfinishedGames;
    private int shownRevision;
    private MenuCardFan fan;
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
        stage().addCaptureListener(this::stirs);
        Optional<UnfinishedGame> unfinished = unfinishedGames.latest();
        PhoneMenu.Buttons buttons =
                new PhoneMenu.Buttons(
                        unfinished.map(this::goOn),
                        games(unfinishedGames.loaded() && unfinished.isEmpty()),
                        more());
        if (app.shape().phone()) {
            fan = new MenuCardFan(app, hand, PHONE_CARDS);
            Table root = addRoot();
            new PhoneMenu(app, buttons, fan, notice.map(this::bar), version()).fill(root);
            root.validate(); // the cards are decoded as large as there is room for them
        } else {
            float left = stage().getWidth() * LEFT + LOGO;
            fan = new MenuCardFan(app, hand, DESKTOP_CARDS);
            fan.setBounds(left, 0, stage().getWidth() - left, stage().getHeight());
            stage().addActor(fan);
            column(buttons);
            corner();
            notice.map(this::bar).ifPresent(this::show);
        }
    }

    private void column(PhoneMenu.Buttons buttons) {
        Table root = addRoot();
        root.left().padLeft(stage().getWidth() * LEFT);
        Table column = new Table();
        column.add(new Image(app.look().picture("logo"), Scaling.fit)).size(LOGO, 150).left().row();
        Label tagline = new Label(say("menu.tagline"), skin(), "soft");
        tagline.setAlignment(Align.center);
        column.add(tagline).width(LOGO).padTop(2).padBottom(30).row();
        column.defaults().width(COLUMN).spaceBottom(GAP);
        buttons.goOn().ifPresent(button -> column.add(button).height(74).row());
        Cell<?> place = column.add();
        column.row();
        Table more = more(buttons.more());
        column.add(more).padTop(14).row();
        float room = stage().getHeight() - 2 * MARGIN - column.getPrefHeight();
        WidgetGroup games = new GameButtons(app, buttons.games(), COLUMN, GAP).within(room);
        place.setActor(games);
        games.setZIndex(more.getZIndex()); // Tab and screen readers go from top to bottom
        root.add(column);
    }

    /** Two by two; one that is left over is as wide as two. */
    private static Table more(List<PushButton> buttons) {
        Table more = new Table();
        more.defaults().height(50);
        for (int i = 0; i < buttons.size(); i++) {
            boolean left = i % 2 == 0;
            boolean alone = left && i + 1 == buttons.size();
            more.add(buttons.get(i))
                    .width(alone ? COLUMN : (COLUMN - GAP) / 2)
                    .colspan(alone ? 2 : 1)
                    .padTop(i < 2 ? 0 : GAP)
                    .padRight(left && !alone ? GAP : 0);
            if (!left) {
                more.row();
            }
        }
        return more;
    }

    /** The buttons below those of the games; Quit is the last, where a program can be quit. */
    private List<PushButton> more() {
        List<PushButton> more = new ArrayList<>();
        more.add(button("menu.friends", "icon-friends", "default", navigator::friends));
        more.add(button("menu.practice", "icon-practice", "default", navigator::practice));
        more.add(button("menu.saved", "icon-save", "default", navigator::savedGames));
        more.add(button("menu.statistics", "icon-chart", "default", navigator::statistics));
        more.add(button("menu.help", "icon-help", "default", this::help));
        more.add(button("menu.settings", "icon-settings", "default", this::settings));
        if (app.platform().canQuit()) {
            more.add(button("menu.quit", "icon-close", "quiet", navigator::quit));
        }
        return more;
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
        return fan.cardHeight();
    }

    private NoticeBar bar(Phrase phrase) {
        return new NoticeBar(app, app.texts().say(phrase))
                .closing(
                        app,
                        () -> {
                            notice = Optional.empty();
                            app.refresh();
                        });
    }

    private void show(NoticeBar bar) {
        Table place = addRoot();
        place.bottom().pad(0, 20, 14, 20);
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
            refreshSoon();
            return; // a question comes after the list, and Enter after the question
        }
        interrupted();
        offerNewVersion();
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

    /** Only here: no game is interrupted by it. */
    private void offerNewVersion() {
        Optional<NewVersion> found =
                sheets.isEmpty() ? app.platform().newVersion() : Optional.empty();
        found.ifPresent(
                newVersion ->
                        sheets.open(
                                new Confirm(
                                        app,
                                        Phrase.of("version.title"),
                                        Phrase.of("version.text"),
                                        List.of(
                                                Confirm.Answer.other(
                                                        "version.now", newVersion::use),
                                                Confirm.Answer.safe(
                                                        "version.later", newVersion::dismiss)))));
    }

    private PushButton goOn(UnfinishedGame game) {
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
        return button;
    }

    /**
     * Buttons for a new game of each kind; Enter means the first if there is no game to continue.
     */
    private List<PushButton> games(boolean first) {
        List<PushButton> buttons = new ArrayList<>();
        for (GameModule<?, ?, ?, ?> gameModule : navigator.games().all()) {
            PushButton button =
                    new PushButton(
                            app,
                            say(gameModule.title()),
                            first && buttons.isEmpty() ? "primary" : "default",
                            () -> navigator.setup(gameModule));
            button.setName("menu.new." + gameModule.game().id());
            buttons.add(button.icon(gameModule.icon()));
        }
        return buttons;
    }

    private PushButton button(String key, String icon, String style, Runnable action) {
        PushButton button = new PushButton(app, label(key), style, action).icon(icon);
        button.setName(key);
        return button;
    }

    private void corner() {
        Table corner = addRoot();
        corner.bottom().left().pad(14, 20, 14, 20);
        corner.add(version());
    }

    private Label version() {
        String version = Gdx.files.classpath("version.txt").readString("UTF-8").strip();
        return new Label(say("menu.version", version), skin(), "small-soft");
    }
}
