package parlour.app.game;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.look.Markup;
import parlour.app.widget.ScoreChart;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.SeatMarks;
import parlour.app.widget.Tooltip;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Builds the score sheet's paper and the parts that all games share. */
public final class ScorePaper {
    private static final float RULE = 1.4f;
    private static final float SCROLL_BAR = 10;
    private static final float LEVEL = 15;

    /** Closer to the name than to the line below, also where many rows are low. */
    private static final float LEVEL_UP = -2;

    private static final float MARK = 16;
    private static final float CROWN = 20;

    private final App app;
    private final GameSession<?, ?, ?, ?> session;
    private final SeatMarks marks;

    public ScorePaper(App app, GameSession<?, ?, ?, ?> session) {
        this.app = app;
        this.session = session;
        marks = new SeatMarks(app.look());
    }

    /** An empty sheet. */
    public Table blank() {
        Table paper = new Table();
        paper.setBackground(app.look().patch("panel-light"));
        return paper;
    }

    /** A sheet with a title line, the points below it, and an optional chart beside them. */
    public Table filled(String title, String note, Table points, Optional<Table> chart) {
        Table paper = blank();
        paper.pad(18, 26, 18, 22);
        Table head = new Table();
        head.add(label(title, "ink-title")).left().expandX();
        head.add(label(note, "ink-soft")).right();
        paper.add(head).growX().colspan(2).padBottom(8).row();
        ScrollArea scrollArea = new ScrollArea(app, points);
        if (chart.isEmpty()) {
            paper.add(scrollArea).grow().minHeight(0).top();
        } else {
            // If the points scroll, the bar does not take their width.
            paper.add(scrollArea)
                    .width(points.getPrefWidth() + SCROLL_BAR)
                    .growY()
                    .minHeight(0)
                    .top();
            paper.add(chart.get()).grow().minWidth(0).padLeft(14).top();
        }
        return paper;
    }

    public Label label(String text, String style) {
        return new Label(text, app.look().skin(), style);
    }

    /** A sentence below the points. */
    public Label note(String text) {
        Label note = label(text, "ink-soft");
        note.setWrap(true);
        return note;
    }

    /** A thin line across a table of so many columns. */
    public Cell<Image> rule(Table table, int columns) {
        Image rule = new Image(app.look().fill(app.look().color("paperEdge"), 1), Scaling.stretch);
        Cell<Image> cell = table.add(rule).colspan(columns).growX().height(RULE);
        table.row();
        return cell;
    }

    /**
     * A seat's icon and name, with a crown for the winner; what a computer is stands below.
     *
     * @param width the room for all of it; a long name is written smaller
     */
    public Table name(int seat, boolean won, float width) {
        Table name = new Table();
        name.left();
        name.add(marks.image(seat)).size(MARK).padRight(8);
        Table words = new Table();
        float room = width - MARK - 8;
        words.add(nameLabel(seat, room - (won ? CROWN + 8 : 0))).minWidth(0).growX().left();
        if (won) {
            words.add(crown()).size(CROWN).padLeft(4).padRight(4).padTop(-2).padBottom(-2);
        }
        words.row();
        // The crown stands beside the name, so that the level has the whole width.
        computer(seat, room)
                .ifPresent(
                        level ->
                                words.add(level)
                                        .colspan(won ? 2 : 1)
                                        .minWidth(0)
                                        .growX()
                                        .left()
                                        .height(LEVEL)
                                        .padTop(LEVEL_UP));
        name.add(words).minWidth(0).growX().left();
        return name;
    }

    /** A seat's name, and whether it has won, for screen readers. */
    public String spokenName(int seat, boolean won) {
        String name = Markup.plain(session.setup().name(seat));
        return won ? app.texts().say("spoken.winner", name) : name;
    }

    /** A seat's icon and name in one line, with what a computer is. */
    public Table nameLine(int seat) {
        Table name = new Table();
        name.left();
        name.add(marks.image(seat)).size(MARK).padRight(8);
        name.add(nameLabel(seat, Float.MAX_VALUE)).minWidth(0).left();
        computer(seat, Float.MAX_VALUE).ifPresent(level -> name.add(level).padLeft(10).left());
        name.add().growX();
        return name;
    }

    private Label nameLabel(int seat, float room) {
        String text = Markup.plain(session.setup().name(seat));
        Label label = label(text, "ink-strong");
        if (label.getPrefWidth() > room) {
            label = label(text, "ink-label");
        }
        label.setEllipsis(true);
        return label;
    }

    /**
     * The level or character of a computer player, with a tooltip on how it plays; where there is
     * little room, without the character that a level has drawn.
     */
    private Optional<Label> computer(int seat, float room) {
        return session.computer(seat, app.texts())
                .map(
                        computer -> {
                            Label level = label(computer.title(), "ink-small");
                            if (level.getPrefWidth() > room) {
                                level.setText(computer.level());
                            }
                            level.setEllipsis(true);
                            level.setName("score-level-" + seat);
                            if (!computer.help().isEmpty()) {
                                String tip = computer.title() + ". " + computer.help();
                                level.addListener(new Tooltip(app, level, tip));
                            }
                            return level;
                        });
    }

    public Image crown() {
        Image crown = new Image(app.look().picture("icon-crown"), Scaling.fit);
        crown.setColor(app.look().color("goldDark"));
        return crown;
    }

    /**
     * A chart of the totals by round.
     *
     * @param now the current totals by seat, including this round
     * @param points see {@link RunningTotals#before}
     * @param round the number of this round
     * @param target the target score; 0 if there is none
     */
    public Table chart(String title, List<Integer> now, double points, int round, int target) {
        Table table = new Table();
        table.top();
        Spoken.silence(table);
        Label heading = label(title, "ink-small");
        heading.setWrap(true);
        table.add(heading).growX().padBottom(6).row();
        List<String> names =
                IntStream.range(0, now.size()).mapToObj(session.setup()::name).toList();
        List<List<Integer>> totals = RunningTotals.before(now, session.rounds(), points);
        int first = round - totals.size() + 2;
        ScoreChart chart = new ScoreChart(app.look(), totals, first, target, names);
        chart.setName("score-chart");
        table.add(chart).grow().minWidth(0).maxHeight(420);
        return table;
    }
}
