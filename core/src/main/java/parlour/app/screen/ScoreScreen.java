package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.look.Markup;
import parlour.app.look.Sounds.Cue;
import parlour.app.look.WindowShape;
import parlour.app.navigation.Navigator;
import parlour.app.settings.Pace;
import parlour.app.sheet.CodeSheet;
import parlour.app.widget.CountUp;
import parlour.app.widget.IconButton;
import parlour.app.widget.KeyGuard;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.app.widget.Sheets;
import parlour.code.GameCode;
import parlour.engine.Result;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Shown after a round: the game's score sheet and what comes next, or after the last round the
 * winners.
 */
public final class ScoreScreen<S, M, V, E> extends ControlsScreen {
    private final GameSession<S, M, V, E> session;
    private final Optional<Result> ended;
    private final AfterRound afterRound;
    private boolean counted;
    private boolean celebrated;
    private boolean heard;
    private Optional<ComparisonBar> comparison = Optional.empty();
    private int comparedRevision;
    private int shownRevision;

    /** The score of a game that is saved on this machine. */
    public ScoreScreen(App app, GameSession<S, M, V, E> session, Navigator navigator) {
        this(
                app,
                session,
                navigator,
                sheets -> new AfterSavedRound<>(app, session, navigator, sheets));
    }

    /** The score of a game that goes on in any way. */
    ScoreScreen(
            App app,
            GameSession<S, M, V, E> session,
            Navigator navigator,
            Function<Sheets, AfterRound> after) {
        super(app, navigator);
        this.session = session;
        ended = session.result();
        afterRound = after.apply(sheets);
    }

    @Override
    protected GameModule<?, ?, ?, ?> game() {
        return session.gameModule();
    }

    @Override
    protected void fill() {
        shownRevision = afterRound.revision();
        boolean first = !counted;
        boolean counting = first && !app.reducedMotion() && app.settings().pace() != Pace.INSTANT;
        // A sheet that is built again, for another size or language, shows everything.
        counted = true;
        CountUp countUp = new CountUp(app, counting, this::celebrate);
        Actor sheet = session.gameModule().scoreFactory().make(app, session, countUp);
        comparison =
                navigator.sharedDeals().comparison(session).map(said -> new ComparisonBar(app));
        compare();
        if (app.shape().phone()) {
            phone(sheet);
        } else {
            desktop(sheet);
        }
        stage().addActor(countUp);
        countUp.begin();
        if (first) {
            // Whoever pressed Enter for the last card has not seen the sheet yet.
            stage().addActor(new KeyGuard(app));
        }
    }

    private void desktop(Actor sheet) {
        Table root = addRoot();
        root.pad(14, 22, 16, 22);
        root.add(head()).growX().padBottom(10).row();
        root.add(sheet).expand().fillX().minHeight(0).row();
        comparison.ifPresent(bar -> root.add(bar).growX().padTop(8).row());
        afterRound.note().ifPresent(note -> root.add(line(note)).growX().padTop(8).row());
        root.add(foot()).growX().padTop(12);
    }

    private void phone(Actor sheet) {
        AfterRound.Choice leave = afterRound.leave();
        PhonePage page = new PhonePage(app, title());
        page.back(leave.key(), say(own(leave.key())), leave.run());
        if (ended.isPresent() && app.shape() == WindowShape.PORTRAIT) {
            page.atEnd(crown());
        }
        code().ifPresent(code -> page.atEnd(codeIcon(code)));
        page.content(sheet);
        comparison.ifPresent(page::aboveButtons);
        afterRound.note().ifPresent(note -> page.aboveButtons(line(note)));
        Table buttons = new Table();
        next(buttons);
        page.buttons(buttons);
        addRoot().add(page).grow();
    }

    /** Says how the score compares with what others made of the same cards. */
    private void compare() {
        comparedRevision = navigator.sharedDeals().revision();
        comparison.ifPresent(
                bar -> navigator.sharedDeals().comparison(session).ifPresent(bar::show));
    }

    private Optional<GameCode> code() {
        return navigator.sharedDeals().code(session);
    }

    private IconButton codeIcon(GameCode code) {
        IconButton button =
                new IconButton(app, "icon-code", say("code.same"), () -> showCode(code));
        button.setName("code.same");
        return button;
    }

    private void showCode(GameCode code) {
        sheets.open(new CodeSheet(app, code));
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        session.idle(app.platform().thinker());
        if (comparedRevision != navigator.sharedDeals().revision()) {
            compare();
        }
        afterRound.act();
        if (shownRevision != afterRound.revision()) {
            refreshSoon();
        }
    }

    /** A sentence above the buttons. */
    private Label line(AfterRound.Note note) {
        String style = note.bad() ? "small-bad" : "small-soft";
        Label line = new Label(app.texts().say(note.phrase()), skin(), style);
        line.setName("score.note");
        line.setWrap(true);
        line.setAlignment(Align.center);
        return line;
    }

    @Override
    protected void hidden() {
        app.platform().thinker().drop();
    }

    /** Celebrates a person who has won, once, behind the sheet: nothing covers the figures. */
    private void celebrate() {
        if (!celebrated && personWon() && !app.reducedMotion()) {
            stage().getRoot().addActorAt(0, new Confetti(app));
        }
        celebrated = true;
    }

    private boolean personWon() {
        return ended.isPresent()
                && !drawn()
                && ended.get().winners().stream().anyMatch(session.persons()::include);
    }

    /** Whether nobody has won more than anybody else. */
    private boolean drawn() {
        List<Integer> winners = ended.orElseThrow().winners();
        return sides(winners) > 1 && winners.size() == session.setup().participants().size();
    }

    private Table head() {
        Table head = new Table();
        Label title = new Label(title(), skin(), "title");
        title.setName("score.title");
        title.setAlignment(Align.center);
        title.setEllipsis(true);
        if (ended.isPresent()) {
            head.add(crown()).size(38).padRight(14);
        }
        head.add(title).minWidth(0);
        if (ended.isPresent()) {
            head.add(crown()).size(38).padLeft(14);
        }
        return head;
    }

    private Image crown() {
        return new Image(
                app.look().picture("icon-crown", app.look().color("goldLight")), Scaling.fit);
    }

    private String title() {
        if (ended.isEmpty()) {
            return say(own("score.round"));
        }
        List<Integer> winners = ended.get().winners();
        if (drawn()) {
            return say("score.draw");
        }
        boolean own = winners.stream().anyMatch(session.persons()::include);
        if (session.persons().count() == 1 && own && sides(winners) == 1) {
            return say(winners.size() == 1 ? "score.youWon" : "score.yourTeamWon");
        }
        List<Seat> seats = winners.stream().map(Seat::new).toList();
        Phrase won = Phrase.of(winners.size() == 1 ? "score.won" : "score.wonTogether", seats);
        return app.texts().say(won, seat -> Markup.plain(session.setup().name(seat)));
    }

    /** The game's own text for a key, if it has one, otherwise the general one. */
    private String own(String key) {
        String special = key + "." + session.gameModule().game().id();
        return app.texts().has(special) ? special : key;
    }

    private long sides(List<Integer> seats) {
        return seats.stream().map(session.rules()::side).distinct().count();
    }

    private Table foot() {
        Table foot = new Table();
        foot.defaults().height(52);
        button(foot, afterRound.leave()).minWidth(160);
        code().ifPresent(
                        code ->
                                button(
                                                foot,
                                                AfterRound.Choice.plain(
                                                        "code.same",
                                                        "icon-code",
                                                        () -> showCode(code)))
                                        .padLeft(12));
        foot.add().expandX().padLeft(12);
        next(foot);
        return foot;
    }

    /** The buttons for what can come next. */
    private void next(Table row) {
        for (AfterRound.Choice choice : afterRound.next()) {
            if (choice.style().equals("primary")) {
                button(row, choice).prefWidth(240).getActor().centre();
            } else {
                button(row, choice).padRight(12);
            }
        }
    }

    private Cell<PushButton> button(Table row, AfterRound.Choice choice) {
        PushButton button =
                new PushButton(app, label(own(choice.key())), choice.style(), choice.run())
                        .icon(choice.icon());
        button.setName(choice.key());
        button.setDisabled(!choice.enabled());
        return row.add(button);
    }

    @Override
    protected void shown() {
        // Whoever comes back from a replay has heard it.
        if (ended.isPresent() && !heard) {
            app.sounds().play(Cue.WIN);
        }
        heard = true;
        afterRound.shown();
    }

    @Override
    protected boolean closeRequested() {
        return afterRound.closeRequested();
    }
}
