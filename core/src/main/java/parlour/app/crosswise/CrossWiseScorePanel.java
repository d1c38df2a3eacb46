package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.ScorePaper;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The score sheet of CrossWise: the board with its points, both totals, and why the game was won.
 */
public final class CrossWiseScorePanel {
    private static final float WIDEST_TEXT = 560;

    private final App app;
    private final GameSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session;
    private final Field field;
    private final TeamStyle teamStyle;
    private final WinReason winReason;
    private final ScorePaper paper;

    private CrossWiseScorePanel(
            App app,
            GameSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session) {
        this.app = app;
        this.session = session;
        field = session.finishedRound().field();
        teamStyle = new TeamStyle(app);
        winReason = WinReason.of(app, field);
        paper = new ScorePaper(app, session);
    }

    /** The sheet of a finished game. */
    public static Actor make(
            App app,
            GameSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session) {
        return new CrossWiseScorePanel(app, session).sheet();
    }

    private Table sheet() {
        Table sheet = paper.blank();
        sheet.pad(18, 22, 18, 26);
        float side = Math.min(520, app.screen().stage().getHeight() - 210);
        BoardWidget board =
                new BoardWidget(app, field)
                        .points()
                        .lit(new Finale(app).line(winReason.won(), field));
        board.setName("score-board");
        sheet.add(board).size(side).padRight(24);
        Table right = new Table();
        right.top().left();
        Label title = label(winReason.title(), "ink-title");
        title.setWrap(true);
        title.setName("score-verdict");
        right.add(title).growX().row();
        Label reason = label(winReason.reason(), "ink");
        reason.setWrap(true);
        reason.setName("score-reason");
        right.add(reason).growX().padTop(4).padBottom(18).row();
        for (Team team : Team.values()) {
            right.add(team(team)).growX().padBottom(14).row();
        }
        sheet.add(right).growX().maxWidth(WIDEST_TEXT).minWidth(0);
        return sheet;
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
        Label sum = label(String.valueOf(field.points(team)), "ink-title");
        sum.setName("score-sum-" + team.ordinal());
        head.add(sum).right();
        block.add(head).growX().row();
        paper.rule(block, 1).padTop(2).padBottom(4);
        String lines =
                IntStream.range(0, Cell.SIDE)
                        .mapToObj(line -> String.valueOf(field.points(team, line)))
                        .collect(Collectors.joining(" + "));
        String key = team == Team.VERTICAL ? "crosswise.score.columns" : "crosswise.score.rows";
        Label how = label(app.texts().say(key, lines), "ink-small");
        how.setEllipsis(true);
        block.add(how).minWidth(0).growX().padBottom(6).row();
        seats(block, team);
        return block;
    }

    private void seats(Table block, Team team) {
        for (int seat = 0; seat < session.setup().participants().size(); seat++) {
            if (Team.of(seat) == team) {
                block.add(paper.name(seat, false)).growX().padTop(2).row();
            }
        }
    }

    private Label label(String text, String style) {
        return paper.label(text, style);
    }
}
