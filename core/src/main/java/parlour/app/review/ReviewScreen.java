package parlour.app.review;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.accessibility.Spoken;
import parlour.app.look.Markup;
import parlour.app.navigation.Navigator;
import parlour.app.replay.ReplayScreen;
import parlour.app.replay.ReplaySession;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SaveTitles;
import parlour.app.sheet.LeaveGame;
import parlour.app.widget.Dropdown;
import parlour.app.widget.Focus;
import parlour.app.widget.PhonePage;
import parlour.app.widget.ProgressBar;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.Sheets;
import parlour.review.JudgedMove;
import parlour.review.MoveFigures;
import parlour.review.Review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What a game's moves cost and what its cards were worth: the chance to win over the game, the
 * rounds in figures, and the costliest decisions.
 */
public final class ReviewScreen<S, M, V, E> extends Screen {
    /** How much of the width the figures take, so that their sentences are short in lines. */
    private static final float FIGURES = 0.4f;

    /** Room for two lines. */
    private static final float CAPTION_HEIGHT = 42;

    /** The costliest decisions take no more, so that the chart has room. */
    private static final float MOMENTS_HEIGHT = 346;

    private final LoadedGame<S, M, V, E> game;
    private final ReviewWork<S, M, V, E> work;
    private final Navigator navigator;
    private final Runnable back;
    private final Focus focus = Focus.everywhere();
    private final Sheets sheets;
    private final LeaveGame leaveGame;
    private final ReviewWords<S, M, V, E> words;
    private final RoundFigures figures;
    private int seat;
    private WinChart chart;
    private Label caption;
    private Label summary;
    private Container<Actor> progress;
    private MomentCards<S, M, V, E> moments;
    private Container<Table> rounds;

    /** The move that is picked in the chart. */
    private OptionalInt picked = OptionalInt.empty();

    private ReviewNotes notes;
    private int shown;
    private List<List<String>> shownRounds = List.of();

    /**
     * @param back shows what was there before
     */
    public ReviewScreen(App app, ReviewWork<S, M, V, E> work, Navigator navigator, Runnable back) {
        super(app);
        this.game = work.game();
        this.work = work;
        this.navigator = navigator;
        this.back = back;
        sheets = new Sheets(app, focus);
        leaveGame = new LeaveGame(app, navigator.saves(), sheets);
        words = new ReviewWords<>(app, game);
        figures = new RoundFigures(words);
        int persons = game.setup().persons().seats();
        seat = persons == 0 ? 0 : Integer.numberOfTrailingZeros(persons);
    }

    @Override
    public Optional<Sheets> sheets() {
        return Optional.of(sheets);
    }

    @Override
    protected void shown() {
        work.begin();
    }

    @Override
    protected void hidden() {
        work.leave();
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        work.pass();
        if (shown != work.revision()) {
            update();
        }
    }

    @Override
    protected void build() {
        chart = new WinChart(app, game.saved().match().length(), borders(), new Charted());
        Spoken.name(chart, say("review.chart"));
        // Beside its heading it has little room, and more lines than two would push the chart down.
        caption = wrapped("", app.shape().phone() ? "default" : "small");
        caption.setName("caption");
        summary = wrapped("", "strong");
        summary.setName("summary");
        progress = new Container<>();
        progress.fill();
        moments =
                new MomentCards<>(
                        app, game, words, move -> replay(Optional.of(move)), this::tryAgain);
        rounds = new Container<>();
        rounds.fill();
        notes = new ReviewNotes(app);
        shownRounds = List.of();
        Table root = addRoot();
        if (app.shape().phone()) {
            phone(root);
        } else {
            desktop(root);
        }
        update();
        sheets.attach(stage());
    }

    private List<Integer> borders() {
        return IntStream.range(0, game.saved().match().length())
                .filter(i -> game.saved().match().history().get(i).move().isEmpty())
                .boxed()
                .toList();
    }

    private void desktop(Table root) {
        root.pad(14, 22, 16, 22);
        Table head = new Table();
        PushButton leave = new PushButton(app, say("common.back"), "default", back);
        leave.setName("leave");
        head.add(leave.icon("icon-left")).height(48);
        Label title = new Label(title(), skin(), "title");
        title.setEllipsis(true);
        head.add(title).growX().minWidth(0).padLeft(20).padRight(12);
        head.add(seats()).width(200).height(44).padRight(10);
        head.add(replayButton()).height(48);
        root.add(head).growX().padBottom(8).row();
        Table line = new Table();
        line.add(summary).growX().minWidth(0);
        line.add(progress).width(300).padLeft(14);
        root.add(line).growX().height(30).padBottom(8).row();
        Table charted = panel();
        Table heading = new Table();
        heading.top();
        heading.add(new Label(say("review.chart"), skin(), "heading")).top().padRight(24);
        heading.add(caption).growX().minWidth(0).top().padTop(5);
        charted.add(heading).growX().minHeight(CAPTION_HEIGHT).row();
        charted.add(chart).grow().minHeight(0);
        Table figured = new Table();
        figured.top().padRight(8);
        figured.add(rounds).growX().minWidth(0).padBottom(8).row();
        figured.add(notes).growX().minWidth(0);
        Table told = panel();
        told.add(new ScrollArea(app, figured).fading(app.look().color("panel")))
                .grow()
                .minHeight(0);
        Table upper = new Table();
        upper.add(charted).grow().minSize(0).padRight(12);
        upper.add(told).width(Value.percentWidth(FIGURES, upper)).growY().minHeight(0);
        root.add(upper).grow().minHeight(0).prefHeight(0).padBottom(8).row();
        root.add(new Label(say("review.moments"), skin(), "heading")).left().padBottom(4).row();
        root.add(new ScrollArea(app, moments)).growX().minHeight(0).maxHeight(MOMENTS_HEIGHT);
    }

    private void phone(Table root) {
        PhonePage page = new PhonePage(app, title());
        page.back("leave", say("common.back"), back);
        Table content = new Table();
        content.top().pad(8, 12, 8, 12);
        content.add(seats()).growX().height(46).padBottom(6).row();
        content.add(summary).growX().minWidth(0).row();
        content.add(progress).growX().row();
        content.add(chart).growX().height(190).padTop(6).row();
        content.add(caption).growX().minWidth(0).minHeight(64).row();
        content.add(new Label(say("review.moments"), skin(), "heading"))
                .left()
                .padTop(10)
                .padBottom(6)
                .row();
        content.add(moments).growX().minWidth(0).row();
        content.add(rounds).growX().minWidth(0).padTop(12).row();
        content.add(notes).growX().minWidth(0).padTop(12);
        page.content(new ScrollArea(app, content));
        Table buttons = new Table();
        buttons.add(replayButton());
        page.buttons(buttons);
        root.add(page).grow();
    }

    private Table panel() {
        Table panel = new Table();
        panel.setBackground(app.look().patch("panel"));
        panel.pad(10, 14, 10, 14);
        return panel;
    }

    private Label wrapped(String text, String style) {
        Label label = new Label(text, skin(), style);
        label.setWrap(true);
        return label;
    }

    private String title() {
        return say("review.title", Markup.plain(SaveTitles.shown(app, game)));
    }

    /** The choice whose moves are shown. */
    private Dropdown seats() {
        List<Dropdown.Item> items = new ArrayList<>();
        for (int i = 0; i < game.setup().participants().size(); i++) {
            items.add(new Dropdown.Item(String.valueOf(i), Markup.plain(game.setup().name(i)), ""));
        }
        Dropdown dropdown =
                new Dropdown(
                        app,
                        items,
                        String.valueOf(seat),
                        value -> {
                            seat = Integer.parseInt(value);
                            update();
                        });
        dropdown.setName("seat");
        Spoken.name(dropdown, say("review.seat"));
        return dropdown;
    }

    private PushButton replayButton() {
        PushButton button =
                new PushButton(app, say("score.replay"), "default", () -> replay(Optional.empty()));
        button.setName("replay");
        return button.icon("icon-replay");
    }

    /** Shows what is known by now. */
    private void update() {
        shown = work.revision();
        Review<M> review = work.review();
        MoveFigures all = review.figures(seat);
        summary.setText(
                say(
                        "review.summary",
                        words.accuracy(all.accuracy()),
                        all.inaccuracies(),
                        all.mistakes(),
                        all.blunders()));
        progress.setActor(progressActor());
        caption.setText(""); // until the chart picks a move
        chart.show(WinChart.Point.of(review, work.estimates(), seat), picked);
        moments.show(review, seat, work.complete());
        List<List<String>> cells = figures.cells(review, seat);
        if (!cells.equals(shownRounds)) {
            shownRounds = cells;
            rounds.setActor(figures.table(app, cells));
        }
        notes.show(words.notes(review, seat));
        app.frameScheduler().next();
    }

    private Actor progressActor() {
        if (work.trouble().isPresent()) {
            return wrapped(
                    say("review.trouble", app.texts().say(work.trouble().get())), "small-bad");
        }
        if (work.complete()) {
            return new Table();
        }
        Table line = new Table();
        long percent = Math.round(100 * work.progress());
        line.add(new Label(say("review.progress", percent), skin(), "small-soft")).padRight(10);
        ProgressBar bar = new ProgressBar(app.look(), (float) work.progress(), "gold");
        line.add(bar).growX().height(16);
        return line;
    }

    /** Opens the replay, at a move with what would have been better. */
    private void replay(Optional<JudgedMove<M>> at) {
        ReplayScreen<S, M, V, E> screen =
                new ReplayScreen<>(app, game, navigator, () -> app.show(this))
                        .reviewed(work.review());
        at.ifPresent(move -> screen.comparing(move.entry()));
        app.show(screen);
    }

    /** Starts a practice game from the position before a move. */
    private void tryAgain(JudgedMove<M> move) {
        ReplaySession<S, M, V, E> session = new ReplaySession<>(game);
        session.show(session.timeline().before(move.entry()));
        session.practice(app).ifPresent(one -> navigator.practise(one, "review.wayBack"));
    }

    @Override
    protected boolean key(int keycode) {
        if (!sheets.isEmpty()) {
            return false;
        }
        switch (keycode) {
            case Keys.ESCAPE -> back.run();
            case Keys.F11 -> app.toggleFullScreen();
            case Keys.M -> app.settings().muted(!app.settings().muted());
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    protected String spokenTitle() {
        return title();
    }

    @Override
    protected boolean closeRequested() {
        leaveGame.leave(navigator::quit);
        return false;
    }

    /** Says what the move is that is picked in the chart. */
    private final class Charted implements WinChart.Listener {
        @Override
        public String picked(int entry) {
            String said = work.review().at(entry).map(this::words).orElseGet(() -> estimate(entry));
            caption.setText(said);
            picked = OptionalInt.of(entry);
            return said;
        }

        private String estimate(int entry) {
            return work.estimates().stream()
                    .filter(one -> one.entry() == entry)
                    .findFirst()
                    .map(words::estimate)
                    .orElse("");
        }

        private String words(JudgedMove<M> move) {
            String verdict = words.verdict(move) + ". " + words.move(move, move.move());
            return move.mark().isLapse()
                    ? verdict
                            + " "
                            + say("review.better", words.move(move, move.judgement().best()))
                    : verdict;
        }

        @Override
        public void pressed(int entry) {
            work.review().at(entry).ifPresent(move -> replay(Optional.of(move)));
        }
    }
}
