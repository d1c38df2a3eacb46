package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.PhoneScorePaper;
import parlour.app.game.ScorePanel;
import parlour.app.widget.CountUp;
import parlour.app.widget.FigureTable;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The score sheet of CrossWise: the board with its points, both totals, and why the game was won.
 */
public final class CrossWiseScorePanel
        extends ScorePanel<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> {
    private static final float WIDEST_TEXT = 560;

    /** How much of a sheet's height the board takes on a phone held sideways. */
    private static final float BOARD = 0.94f;

    /** How long it takes to show a six, and to count a team's lines. */
    private static final float SIX = 0.5f;

    private static final float LINES = 1.3f;

    private final Field field;
    private final TeamStyle teamStyle;
    private final WinReason winReason;
    private final CrossWiseScoreWords scoreWords;

    private CrossWiseScorePanel(
            App app,
            GameSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session,
            CountUp countUp) {
        super(app, session, countUp);
        field = state.field();
        teamStyle = new TeamStyle(app);
        winReason = WinReason.of(app, field);
        scoreWords =
                new CrossWiseScoreWords(app.texts(), paper, field, seats, winReason.won().team());
    }

    /** The sheet of a finished game. */
    public static Actor make(
            App app,
            GameSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session,
            CountUp countUp) {
        CrossWiseScorePanel panel = new CrossWiseScorePanel(app, session, countUp);
        return switch (app.shape()) {
            case DESKTOP -> panel.sheet();
            case LANDSCAPE -> panel.sidewaysSheet();
            case PORTRAIT -> panel.uprightSheet();
        };
    }

    private Table sheet() {
        Table sheet = paper.blank();
        sheet.pad(18, 22, 18, 26);
        float side = Math.min(520, app.screen().stage().getHeight() - 210);
        sheet.add(board()).size(side).padRight(24);
        sheet.add(words("ink-title")).growX().maxWidth(WIDEST_TEXT).minWidth(0);
        return sheet;
    }

    private Actor uprightSheet() {
        PhoneScorePaper phonePaper = new PhoneScorePaper(app, paper);
        Table sheet = new Table();
        sheet.top();
        sheet.add(board()).size(Math.min(phonePaper.width(), 420)).padBottom(12).row();
        sheet.add(words("ink-heading")).growX();
        return phonePaper.around(sheet);
    }

    /** The board stays where it is while the words scroll. */
    private Actor sidewaysSheet() {
        Table sheet = new Table();
        sheet.setBackground(app.look().fill(app.look().color("paper"), 1));
        // What stands below the sheet decides how high it is.
        sheet.add(board()).size(Value.percentHeight(BOARD, sheet)).padLeft(10);
        Actor words = new PhoneScorePaper(app, paper).around(words("ink-heading"));
        sheet.add(words).grow().minWidth(0);
        return sheet;
    }

    private BoardWidget board() {
        BoardWidget board =
                new BoardWidget(app, field)
                        .points()
                        .lit(new Finale(app).line(winReason.won(), field));
        board.setName("score-board");
        return board;
    }

    /** Who has won and why, and the points of both teams. */
    private Table words(String titleStyle) {
        Table right = new Table();
        right.top().left();
        Label title = label(winReason.title(), titleStyle);
        title.setWrap(true);
        title.setName("score-verdict");
        right.add(title).growX().row();
        Label reason = label(winReason.reason(), "ink");
        reason.setWrap(true);
        reason.setName("score-reason");
        right.add(reason).growX().padTop(4).padBottom(18).row();
        FigureTable both = scoreWords.table(teams());
        for (Team team : teams()) {
            both.add(team(team)).growX().padBottom(14).row();
        }
        right.add(both).growX();
        return right;
    }

    /** The teams; one that has won by six of one symbol comes first. */
    private List<Team> teams() {
        return Stream.of(Team.values())
                .sorted(Comparator.comparing(team -> !hasSix(team)))
                .toList();
    }

    private boolean hasSix(Team team) {
        return field.winner().equals(Optional.of(team));
    }

    /** One team: its total, how it was scored, and its members. */
    private Table team(Team team) {
        Table block = new Table();
        block.left();
        Table head = new Table();
        head.add(new Image(teamStyle.icon(team, teamStyle.ink(team)), Scaling.fit))
                .size(26)
                .padRight(10);
        Label name =
                new Label(
                        app.texts().say(team.phrase()),
                        new Label.LabelStyle(app.look().font("heading"), teamStyle.ink(team)));
        name.setEllipsis(true);
        head.add(name).minWidth(0).left().growX();
        if (winReason.won().team().equals(Optional.of(team))) {
            head.add(paper.crown()).size(26).padLeft(6).padRight(12);
        }
        Label six = label(say("crosswise.score.six"), "ink-title");
        Label sum = label(String.valueOf(field.points(team)), "ink-title");
        sum.setName("score-sum-" + team.ordinal());
        six.setName("score-six-" + team.ordinal());
        head.add(hasSix(team) ? six : sum).right();
        block.add(head).growX().row();
        paper.rule(block, 1).padTop(2).padBottom(4);
        Label how = label(lines(team, Cell.SIDE), "ink-small");
        how.setName("score-lines-" + team.ordinal());
        how.setWrap(phone);
        how.setEllipsis(!phone);
        block.add(how).minWidth(0).growX().padBottom(6).row();
        seats(block, team);
        if (hasSix(team)) {
            countUp.step(SIX, CountUp.appearing(six));
        }
        countUp.step(LINES, share -> count(team, how, sum, Math.round(share * Cell.SIDE)));
        return block;
    }

    /** Shows the points of the first lines and their sum. */
    private void count(Team team, Label how, Label sum, int lines) {
        how.setText(lines(team, lines));
        int points = IntStream.range(0, lines).map(line -> field.points(team, line)).sum();
        sum.setText(String.valueOf(points));
    }

    /** The points of the first lines, one by one; of all of them, that six decided the game. */
    private String lines(Team team, int count) {
        boolean six = hasSix(team) && count == Cell.SIDE;
        String points =
                IntStream.range(0, count)
                        .mapToObj(line -> scoreWords.points(team, line))
                        .collect(Collectors.joining(" + "));
        String key = team == Team.VERTICAL ? "crosswise.score.columns" : "crosswise.score.rows";
        return say(six ? key + ".six" : key, points, field.points(team));
    }

    private void seats(Table block, Team team) {
        for (int seat = 0; seat < seats; seat++) {
            if (Team.of(seat) == team) {
                block.add(paper.nameLine(seat)).growX().padTop(2).row();
            }
        }
    }
}
