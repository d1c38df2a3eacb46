package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.Games;
import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.ScorePaper;
import parlour.app.widget.CardStrip;
import parlour.app.widget.CountUp;
import parlour.app.widget.FigureTable;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.ScoreSheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The score sheet of See Who's Fastest: the finishing order, the points, and a chart of the totals.
 */
final class FastestScorePanel {
    private static final float TALLEST_ROW = 84;
    private static final float LOWEST_ROW = 44;
    private static final float PLACE = 52;
    private static final float NUMBER = 76;

    /** How long it takes to count a line, and its total. */
    private static final float LINE = 0.35f;

    private static final float TOTAL = 0.3f;

    private final App app;
    private final GameSession<FastestState, FastestMove, FastestView, FastestEvent> session;
    private final FastestState state;
    private final ScoreSheet sheet;
    private final ScorePaper paper;
    private final int games;
    private final CountUp countUp;
    private final float row;

    private FastestScorePanel(
            App app,
            GameSession<FastestState, FastestMove, FastestView, FastestEvent> session,
            CountUp countUp) {
        this.app = app;
        this.session = session;
        this.countUp = countUp;
        state = session.finishedRound();
        int seats = session.setup().participants().size();
        FastestRules rules = Games.FASTEST.rules(seats, session.rules().options());
        games = rules.options().games();
        sheet = rules.sheet(state);
        paper = new ScorePaper(app, session);
        float room = app.screen().stage().getHeight() - 350;
        row = Math.max(LOWEST_ROW, Math.min(TALLEST_ROW, room / seats));
    }

    /** The sheet of a finished game. */
    static Actor make(
            App app,
            GameSession<FastestState, FastestMove, FastestView, FastestEvent> session,
            CountUp countUp) {
        return new FastestScorePanel(app, session, countUp).sheet();
    }

    private Table sheet() {
        String title =
                games == 1
                        ? say("fastest.score.single")
                        : say("fastest.score.game", state.game(), games);
        String worth = games > 1 ? "fastest.score.worth" : "fastest.score.fewest";
        Table left = new Table();
        left.top();
        left.add(lines()).growX().row();
        left.add(paper.note(say(worth))).growX().padTop(8).row();
        Optional<Table> chart = games > 1 ? Optional.of(chart()) : Optional.empty();
        chart.ifPresent(table -> countUp.step(TOTAL, CountUp.appearing(table)));
        return paper.filled(title, say("fastest.score.order"), left, chart);
    }

    private Table lines() {
        FigureTable table = new FigureTable(say("fastest.score.order"));
        table.left();
        head(table, "place");
        table.head(say("fastest.score.name"));
        table.add(label(say("fastest.score.name"), "ink-small")).left().padBottom(4);
        head(table, "left");
        table.head(say("fastest.score.cards"));
        table.add(label(say("fastest.score.cards"), "ink-small")).left().padLeft(14).padBottom(4);
        if (games > 1) {
            head(table, "points");
            head(table, "total");
        }
        table.row();
        int columns = table.getColumns();
        List<Integer> byPlace =
                IntStream.range(0, sheet.places().size())
                        .boxed()
                        .sorted(Comparator.comparing(sheet.places()::get))
                        .toList();
        for (int seat : byPlace) {
            paper.rule(table, columns);
            line(table, seat);
        }
        paper.rule(table, columns);
        return table;
    }

    private void head(FigureTable table, String column) {
        table.head(say("fastest.score." + column));
        table.add(label(say("fastest.score." + column), "ink-small")).padBottom(4).padRight(6);
    }

    private void line(FigureTable table, int seat) {
        table.line(spoken(seat));
        int place = sheet.places().get(seat);
        boolean first = place == 1;
        Label nth = number(table, say("fastest.score.nth", place), "ink-heading", PLACE);
        table.add(paper.name(seat, first, nameWidth())).width(nameWidth()).height(row).left();
        int left = sheet.left().get(seat);
        Label cards =
                number(table, String.valueOf(left), first ? "ink-good" : "ink-strong", NUMBER);
        Actor remains = remains(seat);
        table.add(remains).width(cardsWidth()).left().padLeft(14);
        countUp.step(
                LINE,
                CountUp.appearing(nth),
                CountUp.appearing(cards),
                CountUp.appearing(remains),
                CountUp.counting(cards, 0, left, String::valueOf));
        if (games > 1) {
            points(table, seat);
        }
        table.row();
    }

    /** The line of a seat in words. */
    private List<String> spoken(int seat) {
        Hand hand = state.hands().get(seat);
        int place = sheet.places().get(seat);
        List<String> words = new ArrayList<>();
        words.add(say("fastest.score.nth", place));
        words.add(paper.spokenName(seat, place == 1));
        words.add(String.valueOf(sheet.left().get(seat)));
        words.add(
                hand.isEmpty()
                        ? say("fastest.score.none")
                        : app.texts().say(FastestPhrases.cards(hand)));
        if (games > 1) {
            int points = sheet.points().get(seat);
            words.add(String.valueOf(points));
            words.add(String.valueOf(state.scores().get(seat) + points));
        }
        return words;
    }

    /** The points of the match; a single game has none. */
    private void points(Table table, int seat) {
        int points = sheet.points().get(seat);
        int before = state.scores().get(seat);
        Label added = number(table, "+" + points, "ink-strong", NUMBER);
        Label total = number(table, String.valueOf(before + points), "ink-heading", NUMBER);
        countUp.step(LINE, CountUp.counting(added, 0, points, counted -> "+" + counted));
        countUp.step(TOTAL, CountUp.counting(total, before, before + points, String::valueOf));
    }

    /** The cards that were not played; everybody may see them now. */
    private Actor remains(int seat) {
        Hand hand = state.hands().get(seat);
        if (hand.isEmpty()) {
            return label(say("fastest.score.none"), "ink-good");
        }
        return CardStrip.whole(app.cards(), FastestFaces.of(hand), row - 12, cardsWidth());
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

    private Label number(Table table, String text, String style, float width) {
        Label label = label(text, style);
        label.setAlignment(Align.center);
        table.add(label).minWidth(width);
        return label;
    }

    private Table chart() {
        int seats = sheet.places().size();
        List<Integer> now =
                IntStream.range(0, seats)
                        .mapToObj(seat -> state.scores().get(seat) + sheet.points().get(seat))
                        .toList();
        return paper.chart(
                say("fastest.score.chart"), now, ScoreSheet.most(seats), state.game(), 0);
    }

    private Label label(String text, String style) {
        return paper.label(text, style);
    }

    private String say(String key, Object... args) {
        return app.texts().say(key, args);
    }
}
