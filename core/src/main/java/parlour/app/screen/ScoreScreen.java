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
import parlour.app.navigation.Navigator;
import parlour.app.settings.Pace;
import parlour.app.sheet.CodeSheet;
import parlour.app.sheet.LeaveGame;
import parlour.app.widget.CountUp;
import parlour.app.widget.IconButton;
import parlour.app.widget.KeyGuard;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.code.GameCode;
import parlour.engine.Result;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.List;
import java.util.Optional;

/**
 * Shown after a round: the game's score sheet and what comes next, or after the last round the
 * winners.
 */
public final class ScoreScreen<S, M, V, E> extends ControlsScreen {
    private final GameSession<S, M, V, E> session;
    private final Optional<Result> ended;
    private final LeaveGame leaveGame;
    private boolean counted;
    private boolean celebrated;
    private boolean heard;
    private Optional<ComparisonBar> comparison = Optional.empty();
    private int comparedRevision;

    public ScoreScreen(App app, GameSession<S, M, V, E> session, Navigator navigator) {
        super(app, navigator);
        this.session = session;
        ended = session.result();
        leaveGame = new LeaveGame(app, navigator.saves(), sheets);
    }

    @Override
    protected GameModule<?, ?, ?, ?> game() {
        return session.gameModule();
    }

    @Override
    protected void fill() {
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
        root.add(foot()).growX().padTop(12);
    }

    private void phone(Actor sheet) {
        boolean over = ended.isPresent();
        String leave = over ? "score.menu" : "score.leave";
        PhonePage page = new PhonePage(app, title());
        page.back(leave, say(own(leave)), this::leave);
        if (over) {
            page.atEnd(crown());
        }
        code().ifPresent(code -> page.atEnd(codeIcon(code)));
        page.content(sheet);
        comparison.ifPresent(page::aboveButtons);
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
                && ended.get().winners().stream().anyMatch(session.setup().persons()::include);
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
        boolean own = winners.stream().anyMatch(session.setup().persons()::include);
        if (session.setup().personCount() == 1 && own && sides(winners) == 1) {
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
        boolean over = ended.isPresent();
        button(foot, over ? "score.menu" : "score.leave", "default", "icon-menu", this::leave)
                .minWidth(160);
        code().ifPresent(
                        code ->
                                button(
                                                foot,
                                                "code.same",
                                                "default",
                                                "icon-code",
                                                () -> showCode(code))
                                        .padLeft(12));
        foot.add().expandX();
        next(foot);
        return foot;
    }

    /** The ways to see the game again, where all of it is known. */
    private void replay(Table row) {
        if (session.allows(GameSession.Action.RESTART)) {
            button(row, "score.review", "default", "icon-chart", () -> navigator.review(session))
                    .padRight(12);
            button(row, "score.replay", "default", "icon-replay", () -> navigator.replay(session))
                    .padRight(12);
        }
    }

    /** The buttons for what can come next. */
    private void next(Table row) {
        replay(row);
        if (ended.isPresent()) {
            button(row, "score.changePlayers", "default", "icon-person", this::changePlayers)
                    .padRight(12);
            button(row, "score.rematch", "primary", "icon-restart", this::rematch).minWidth(240);
        } else if (session.allows(GameSession.Action.NEXT_ROUND)) {
            button(row, "score.next", "primary", "icon-play", this::nextRound).minWidth(240);
        }
    }

    private Cell<PushButton> button(
            Table foot, String key, String style, String icon, Runnable action) {
        PushButton button = new PushButton(app, say(own(key)), style, action).icon(icon);
        button.setName(key);
        return foot.add(button);
    }

    private void nextRound() {
        // Show the table first, so that the deal is visible on it.
        navigator.play(session);
        session.dealNext();
    }

    private void rematch() {
        leaveGame.leave(() -> navigator.rematch(session));
    }

    private void changePlayers() {
        leaveGame.leave(() -> navigator.changePlayers(session));
    }

    private void leave() {
        if (ended.isPresent()) {
            leaveGame.leave(navigator::menu);
        } else {
            leaveGame.ask(navigator::menu);
        }
    }

    @Override
    protected void shown() {
        // Whoever comes back from a replay has heard it.
        if (ended.isPresent() && !heard) {
            app.sounds().play(Cue.WIN);
        }
        heard = true;
        navigator.saves().save(session);
    }

    @Override
    protected boolean closeRequested() {
        if (ended.isPresent() && navigator.saves().stored()) {
            return true;
        }
        if (ended.isPresent()) {
            leaveGame.leave(navigator::quit);
        } else {
            leaveGame.ask(navigator::quit);
        }
        return false;
    }
}
