package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.Games;
import parlour.app.App;
import parlour.app.play.Session;
import parlour.app.play.Totals;
import parlour.app.widget.CardStrip;
import parlour.app.widget.Markup;
import parlour.app.widget.ScoreChart;
import parlour.app.widget.Scroll;
import parlour.app.widget.SeatMarks;
import parlour.fastest.FastestEvent;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestRules;
import parlour.fastest.FastestState;
import parlour.fastest.FastestView;
import parlour.fastest.Hand;
import parlour.fastest.ScoreSheet;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The sheet of a game of See Who's Fastest: the order of finishing, the points, how they grew. */
final class FastestScore {
    private static final float TALLEST_ROW = 84;
    private static final float LOWEST_ROW = 44;
    private static final float PLACE = 52;
    private static final float NUMBER = 76;

    private final App app;
    private final Session<FastestState, FastestMove, FastestView, FastestEvent> session;
    private final FastestState state;
    private final ScoreSheet sheet;
    private final SeatMarks marks;
    private final int games;
    private final float row;

    private FastestScore(
            App app, Session<FastestState, FastestMove, FastestView, FastestEvent> session) {
        this.app = app;
        this.session = session;
        state = session.match().state();
        int seats = session.setup().sitters().size();
        FastestRules rules = Games.FASTEST.rules(seats, session.match().rules().options());
        games = rules.options().games();
        sheet = rules.sheet(state);
        marks = new SeatMarks(app);
        float room = app.screen().stage().getHeight() - 350;
        row = Math.max(LOWEST_ROW, Math.min(TALLEST_ROW, room / seats));
    }

    /** The sheet of a game that is over. */
    static Actor make(
            App app, Session<FastestState, FastestMove, FastestView, FastestEvent> session) {
        return new FastestScore(app, session).paper();
    }

    private Table paper() {
        Table paper = new Table();
        paper.setBackground(app.look().patch("panel-light"));
        paper.pad(18, 26, 18, 22);
        Table head = new Table();
        String title =
                games == 1
                        ? say("fastest.score.single")
                        : say("fastest.score.game", state.game(), games);
        head.add(label(title, "ink-title")).left().expandX();
        head.add(label(say("fastest.score.order"), "ink-soft")).right();
        paper.add(head).growX().colspan(2).padBottom(8).row();
        Table left = new Table();
        left.top();
        left.add(lines()).growX().row();
        left.add(note()).growX().padTop(8).row();
        if (games == 1) {
            paper.add(new Scroll(app, left)).grow().minHeight(0).top();
            return paper;
        }
        paper.add(new Scroll(app, left)).width(left.getPrefWidth()).growY().minHeight(0).top();
        paper.add(chart()).grow().minWidth(0).padLeft(14).top();
        return paper;
    }

    private Table lines() {
        Table table = new Table();
        table.left();
        head(table, "place");
        table.add(label(say("fastest.score.name"), "ink-small")).left().padBottom(4);
        head(table, "left");
        table.add(label(say("fastest.score.cards"), "ink-small")).left().padLeft(14).padBottom(4);
        if (games > 1) {
            head(table, "points");
            head(table, "total");
        }
        table.row();
        List<Integer> byPlace =
                IntStream.range(0, sheet.places().size())
                        .boxed()
                        .sorted(Comparator.comparing(sheet.places()::get))
                        .toList();
        for (int seat : byPlace) {
            rule(table);
            line(table, seat);
        }
        rule(table);
        return table;
    }

    private void head(Table table, String column) {
        table.add(label(say("fastest.score." + column), "ink-small")).padBottom(4).padRight(6);
    }

    private void rule(Table table) {
        Image rule = new Image(app.look().fill(app.look().color("paperEdge"), 1), Scaling.stretch);
        table.add(rule).colspan(games > 1 ? 6 : 4).growX().height(1.4f).row();
    }

    private void line(Table table, int seat) {
        int place = sheet.places().get(seat);
        boolean first = place == 1;
        number(table, say("fastest.score.nth", place), "ink-heading", PLACE);
        table.add(name(seat, first)).width(nameWidth()).height(row).left();
        int left = sheet.left().get(seat);
        number(table, String.valueOf(left), first ? "ink-good" : "ink-strong", NUMBER);
        table.add(remains(seat)).width(cardsWidth()).left().padLeft(14);
        if (games > 1) {
            number(table, "+" + sheet.points().get(seat), "ink-strong", NUMBER);
            int total = state.scores().get(seat) + sheet.points().get(seat);
            number(table, String.valueOf(total), "ink-heading", NUMBER);
        }
        table.row();
    }

    private Table name(int seat, boolean first) {
        Table name = new Table();
        name.left();
        name.add(marks.image(seat)).size(16).padRight(8);
        Label label = label(Markup.plain(session.setup().name(seat)), "ink-strong");
        label.setEllipsis(true);
        name.add(label).minWidth(0).growX().left();
        if (first) {
            Image crown = new Image(app.look().picture("icon-crown"), Scaling.fit);
            crown.setColor(app.look().color("goldDark"));
            name.add(crown).size(20).padLeft(4).padRight(4);
        }
        return name;
    }

    /** The cards that were not played; everybody may see them now. */
    private Actor remains(int seat) {
        Hand hand = state.hands().get(seat);
        if (hand.isEmpty()) {
            return label(say("fastest.score.none"), "ink-good");
        }
        return CardStrip.whole(app, Faces.of(hand), row - 12, cardsWidth());
    }

    private float nameWidth() {
        return games > 1 ? 150 : 220;
    }

    private float cardsWidth() {
        float width = app.screen().stage().getWidth() - 92;
        float rest = PLACE + nameWidth() + NUMBER + 40;
        return games > 1
                ? Math.max(130, Math.min(300, width - rest - 2 * NUMBER - 260))
                : width - rest;
    }

    private void number(Table table, String text, String style, float width) {
        Label label = label(text, style);
        label.setAlignment(Align.center);
        table.add(label).minWidth(width);
    }

    /** What places are worth. */
    private Label note() {
        Label note =
                label(say(games > 1 ? "fastest.score.worth" : "fastest.score.fewest"), "ink-soft");
        note.setWrap(true);
        return note;
    }

    private Table chart() {
        Table table = new Table();
        table.top();
        Label title = label(say("fastest.score.chart"), "ink-small");
        title.setWrap(true);
        table.add(title).growX().padBottom(6).row();
        int seats = sheet.places().size();
        List<String> names = IntStream.range(0, seats).mapToObj(session.setup()::name).toList();
        List<Integer> now =
                IntStream.range(0, seats)
                        .mapToObj(seat -> state.scores().get(seat) + sheet.points().get(seat))
                        .toList();
        List<List<Integer>> totals = Totals.before(now, session.rounds(), ScoreSheet.most(seats));
        int first = state.game() - totals.size() + 2;
        ScoreChart chart = new ScoreChart(app, totals, first, 0, names);
        chart.setName("score-chart");
        table.add(chart).grow().minWidth(0).maxHeight(420);
        return table;
    }

    private Label label(String text, String style) {
        return new Label(text, app.look().skin(), style);
    }

    private String say(String key, Object... args) {
        return app.texts().say(key, args);
    }
}
