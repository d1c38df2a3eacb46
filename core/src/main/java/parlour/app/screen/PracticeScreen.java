package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.look.WindowShape;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.SharedDeals;
import parlour.app.sheet.GameChoice;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.daily.DailyResult;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** The ways to practise a game, and how the deals of the last days went. */
public final class PracticeScreen extends ControlsScreen {
    private static final float ROW = 82;
    private static final float LOW_ROW = 64;
    private static final float GAP = 16;
    private static final float WIDEST = 1240;

    /** The share of the width that the ways to practise take beside the calendar. */
    private static final float LEFT = 0.47f;

    private final SharedDeals deals;
    private GameModule<?, ?, ?, ?> gameModule;
    private long day;
    private int shownRevision;
    private boolean shownTried;
    private DailyCalendar days;
    private Label dayText;

    public PracticeScreen(App app, Navigator navigator) {
        super(app, navigator);
        deals = navigator.sharedDeals();
        gameModule = super.game();
        day = deals.today();
    }

    @Override
    protected GameModule<?, ?, ?, ?> game() {
        return gameModule;
    }

    @Override
    protected void fill() {
        shownRevision = deals.revision();
        shownTried = tried();
        if (app.shape().phone()) {
            phone();
        } else {
            desktop();
        }
    }

    private void desktop() {
        Table root = addRoot();
        root.pad(16, 22, 16, 22);
        Table head = new Table();
        PushButton back = new PushButton(app, say("common.back"), "default", navigator::menu);
        back.setName("practice.back");
        head.add(back.icon("icon-left")).height(48);
        Label title = new Label(say("practice.title"), skin(), "title");
        title.setEllipsis(true);
        head.add(title).growX().minWidth(0).padLeft(20).padRight(12);
        head.add(games());
        root.add(head).growX().row();
        addDivider(root);
        // Whole units, so that rounding moves nothing over the edge.
        float room = (float) Math.floor(Math.min(stage().getWidth() - 44, WIDEST)) - 2;
        float left = (float) Math.floor((room - GAP) * LEFT);
        Table body = new Table();
        body.top();
        body.add(ways()).width(left).top().padRight(GAP);
        body.add(panel(calendar())).width(room - GAP - left).top();
        root.add(new ScrollArea(app, body)).grow().minHeight(0);
    }

    private Table panel(Table content) {
        Table panel = new Table();
        panel.setBackground(app.look().patch("panel"));
        panel.pad(14, 20, 16, 20);
        panel.add(content).grow();
        return panel;
    }

    private void phone() {
        PhonePage page = new PhonePage(app, say("practice.title"));
        page.back("practice.back", say("common.back"), navigator::menu);
        Table content = new Table();
        content.top().pad(PhonePage.ABOVE, PhonePage.SIDE, PhonePage.ABOVE, PhonePage.SIDE);
        if (app.shape() == WindowShape.PORTRAIT) {
            content.add(games()).growX().padBottom(10).row();
            content.add(ways()).growX().row();
            content.add(calendar()).growX().padTop(14);
        } else {
            page.atEnd(games());
            float room = stage().getWidth() - 2 * PhonePage.SIDE - GAP;
            content.add(ways()).width(room * LEFT).top().padRight(GAP);
            content.add(calendar()).width(room - room * LEFT).top();
        }
        page.content(new ScrollArea(app, content));
        Table root = addRoot();
        root.add(page).grow();
    }

    private Actor games() {
        List<String> ids =
                navigator.games().all().stream().map(module -> module.game().id()).toList();
        Actor choice = GameChoice.of(app, ids, gameModule.game().id(), this::choose);
        choice.setName("practice.games");
        return choice;
    }

    private void choose(String id) {
        gameModule = navigator.games().find(id).orElseThrow();
        app.settings().game(id);
        app.refresh();
    }

    /** The ways to practise, one below the other. */
    private Table ways() {
        Table ways = new Table();
        ways.top();
        way(ways, "lesson.offer.take", "icon-play", Phrase.of("lesson.take.help"), this::lesson);
        way(
                ways,
                "practice.puzzles",
                "icon-star",
                Phrase.of("practice.puzzles.help"),
                () -> navigator.puzzles(gameModule));
        way(ways, "practice.daily", "icon-calendar", dailyLine(), this::playToday);
        way(ways, "practice.code", "icon-code", Phrase.of("practice.code.help"), this::typeCode);
        return ways;
    }

    private void way(Table ways, String key, String icon, Phrase line, Runnable action) {
        PushButton button =
                new PushButton(app, say(key), "default", action)
                        .icon(icon)
                        .line(app.texts().say(line));
        button.setName(key);
        ways.add(button)
                .growX()
                .minWidth(0)
                .height(app.shape().phone() ? LOW_ROW : ROW)
                .padBottom(10)
                .row();
    }

    private Phrase dailyLine() {
        if (!tried()) {
            return Phrase.of("practice.daily.help");
        }
        boolean played = deals.result(gameModule.game(), deals.today()).own().isPresent();
        return Phrase.of(played ? "practice.daily.again" : "practice.daily.gone");
    }

    /** Whether today's only try is over. */
    private boolean tried() {
        return deals.tried(gameModule.game(), deals.today());
    }

    private void lesson() {
        navigator.lesson(gameModule, navigator::practice);
    }

    private void playToday() {
        deals.playToday(gameModule);
    }

    private void typeCode() {
        sheets.open(new PlayCodeSheet(app, deals));
    }

    private Table calendar() {
        Table calendar = new Table();
        calendar.top();
        Label title = new Label(say("daily.calendar"), skin(), "heading");
        calendar.add(title).left().row();
        Label legend = new Label(say("daily.legend"), skin(), "small-soft");
        legend.setWrap(true);
        calendar.add(legend).growX().padBottom(6).row();
        days = new DailyCalendar(app, deals, gameModule.game(), day, this::describe);
        calendar.add(days).growX().row();
        dayText = new Label(app.texts().say(description()), skin());
        dayText.setName("day-text");
        dayText.setWrap(true);
        calendar.add(dayText).growX().minHeight(48).padTop(10);
        return calendar;
    }

    private void describe(long chosen) {
        day = chosen;
        app.refresh();
    }

    private Phrase description() {
        DailyResult result = deals.result(gameModule.game(), day);
        return day == deals.today() && !tried()
                ? Phrase.of("daily.today")
                : Phrase.of("daily.described", DayText.of(day), DayText.result(result));
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        DailyResult shown = deals.result(gameModule.game(), day);
        if (shown.own().isPresent() && !shown.complete()) {
            deals.study(gameModule.game(), day, app.platform().thinker());
        }
        if (shownRevision != deals.revision()) {
            update();
        }
    }

    /** Experts finish several games a second: what is pressed or typed meanwhile must stay. */
    private void update() {
        if (shownTried != tried()) {
            refreshSoon();
            return;
        }
        shownRevision = deals.revision();
        days.update();
        dayText.setText(app.texts().say(description()));
    }

    @Override
    protected void hidden() {
        app.platform().thinker().drop();
    }

    @Override
    protected Optional<Runnable> escape() {
        return Optional.of(navigator::menu);
    }
}
