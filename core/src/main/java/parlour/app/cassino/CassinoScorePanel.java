package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.Games;
import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.ScorePaper;
import parlour.app.look.CardArt;
import parlour.app.look.Face;
import parlour.app.widget.CardStrip;
import parlour.app.widget.CountUp;
import parlour.app.widget.FigureTable;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.ScoreSheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The score sheet of a round of Cassino: the points by category, the totals, and a chart of them.
 */
public final class CassinoScorePanel {
    private static final float TALLEST_ROW = 100;
    private static final float TALLEST_CARD = 64;
    private static final float CHART = 212;
    private static final float LOWEST_ROW = 33;
    private static final int COLUMNS = 10;

    /** How long it takes to count a category with points, one without, and the total. */
    private static final float POINTS = 0.16f;

    private static final float NO_POINTS = 0.05f;
    private static final float TOTAL = 0.3f;

    /** Rows lower than this show only the corners of cards. */
    private static final float WHOLE_CARDS = 48;

    private final App app;
    private final GameSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session;
    private final CassinoState state;
    private final CassinoOptions options;
    private final ScoreSheet sheet;
    private final ScorePaper paper;
    private final CountUp countUp;
    private final float row;

    private CassinoScorePanel(
            App app,
            GameSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session,
            CountUp countUp) {
        this.app = app;
        this.session = session;
        this.countUp = countUp;
        state = session.finishedRound();
        int seats = session.setup().participants().size();
        CassinoRules rules = Games.CASSINO.rules(seats, session.rules().options());
        options = rules.options();
        sheet = rules.sheet(state);
        paper = new ScorePaper(app, session);
        float room = app.screen().stage().getHeight() - 290;
        row = Math.max(LOWEST_ROW, Math.min(TALLEST_ROW, room / seats));
    }

    /** The sheet of a finished round. */
    public static Actor make(
            App app,
            GameSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session,
            CountUp countUp) {
        return new CassinoScorePanel(app, session, countUp).sheet();
    }

    private Table sheet() {
        Table left = new Table();
        left.top();
        left.add(lines()).growX().row();
        notes(left);
        Table chart = chart();
        countUp.step(TOTAL, CountUp.appearing(chart));
        return paper.filled(
                say("score.cassino.round", state.round()), goal(), left, Optional.of(chart));
    }

    private String goal() {
        if (options.oneRound()) {
            return say(
                    options.misere() ? "score.cassino.oneRound.misere" : "score.cassino.oneRound");
        }
        return say(
                options.misere() ? "score.cassino.misere" : "score.cassino.target",
                options.target());
    }

    private Table lines() {
        FigureTable table = new FigureTable(say("score.cassino.round", state.round()));
        table.left();
        head(table, "name", "", "").align(Align.left).padLeft(0);
        head(table, "cards", "", "");
        head(table, "spades", "", "");
        head(table, "aces", "", "");
        head(table, "ten", "icon-diamond", "red");
        head(table, "two", "icon-spade", "ink");
        for (String column : List.of("sweeps", "sum", "total")) {
            head(table, column, "", "");
        }
        // A single round has no target.
        if (!options.oneRound()) {
            head(table, "left", "", "");
        }
        table.row();
        for (int seat = 0; seat < sheet.lines().size(); seat++) {
            paper.rule(table, columns());
            line(table, seat);
        }
        paper.rule(table, columns());
        return table;
    }

    private int columns() {
        return options.oneRound() ? COLUMNS - 1 : COLUMNS;
    }

    private Cell<Table> head(FigureTable table, String column, String icon, String color) {
        String suit = icon.isEmpty() ? "" : icon.equals("icon-diamond") ? "♦" : "♠";
        table.head(say("score.cassino." + column) + suit);
        Table head = new Table();
        head.add(label(say("score.cassino." + column), "ink-small"));
        if (!icon.isEmpty()) {
            Image image = new Image(app.look().picture(icon), Scaling.fit);
            image.setColor(app.look().color(color));
            head.add(image).size(14).padLeft(1);
        }
        return table.add(head).padLeft(8).padBottom(4);
    }

    private void line(FigureTable table, int seat) {
        ScoreSheet.Line line = sheet.lines().get(seat);
        CardSet pile = state.piles().get(seat);
        table.line(spoken(line, pile, seat));
        table.add(name(seat)).width(nameWidth()).height(row).left();
        List<Actor> cells = new ArrayList<>();
        List<Integer> points = new ArrayList<>();
        cell(table, cells, 58, count(pile.size(), "cards", seat), line.cards());
        points.add(line.cards());
        cell(table, cells, 118, spades(pile.and(CardValues.SPADES), seat), line.spades());
        points.add(line.spades());
        cell(table, cells, 96, cards(pile.and(CardValues.ACES), 72), line.aces());
        points.add(line.aces());
        CardSet ten = pile.and(CardSet.of(CardValues.TEN_OF_DIAMONDS));
        cell(table, cells, single(), cards(ten, single()), line.tenOfDiamonds());
        points.add(line.tenOfDiamonds());
        CardSet two = pile.and(CardSet.of(CardValues.TWO_OF_SPADES));
        cell(table, cells, single(), cards(two, single()), line.twoOfSpades());
        points.add(line.twoOfSpades());
        cell(table, cells, 60, sweeps(line.sweeps()), line.sweeps());
        points.add(line.sweeps());
        Label sum = number(table, "+" + line.total(), "ink-strong");
        int before = state.scores().get(seat);
        int after = before + line.total();
        Label total = number(table, String.valueOf(after), "ink-heading");
        Optional<Label> missing =
                options.oneRound() ? Optional.empty() : Optional.of(missing(table, after));
        sum.setName("score-sum-" + seat);
        total.setName("score-total-" + seat);
        table.row();
        count(cells, points, sum);
        countUp.step(TOTAL, CountUp.counting(total, before, after, String::valueOf));
        missing.ifPresent(label -> countUp.step(TOTAL, CountUp.appearing(label)));
    }

    /** The line of a seat in words. */
    private List<String> spoken(ScoreSheet.Line line, CardSet pile, int seat) {
        int after = state.scores().get(seat) + line.total();
        List<String> words = new ArrayList<>();
        words.add(paper.spokenName(seat, won(seat)));
        words.add(say("spoken.counted", pile.size(), line.cards()));
        words.add(say("spoken.counted", pile.and(CardValues.SPADES).size(), line.spades()));
        IntStream.of(
                        line.aces(),
                        line.tenOfDiamonds(),
                        line.twoOfSpades(),
                        line.sweeps(),
                        line.total(),
                        after)
                .forEach(points -> words.add(String.valueOf(points)));
        if (!options.oneRound()) {
            words.add(leftText(after));
        }
        return words;
    }

    private String leftText(int total) {
        int left = options.target() - total;
        return left > 0 ? String.valueOf(left) : say("score.cassino.reached");
    }

    /** How many points are missing from the target. */
    private Label missing(Table table, int total) {
        int left = options.target() - total;
        return number(table, leftText(total), left > 0 ? "ink-soft" : "ink-good");
    }

    /** Counts the points of a line: every cell adds to the sum. */
    private void count(List<Actor> cells, List<Integer> points, Label sum) {
        int so = 0;
        for (int i = 0; i < cells.size(); i++) {
            int from = so;
            so += points.get(i);
            countUp.step(
                    points.get(i) == 0 ? NO_POINTS : POINTS,
                    CountUp.appearing(cells.get(i)),
                    CountUp.counting(sum, from, so, counted -> "+" + counted));
        }
    }

    /** The number of spades of everybody, and those that earned the points. */
    private Table spades(CardSet spades, int seat) {
        Table proof = new Table();
        proof.add(count(spades.size(), "spades", seat)).padRight(4);
        if (sheet.lines().get(seat).spades() > 0) {
            proof.add(cards(spades, 70));
        }
        return proof;
    }

    private Table name(int seat) {
        return paper.name(seat, won(seat), nameWidth());
    }

    private boolean won(int seat) {
        return session.result().map(result -> result.winners().contains(seat)).orElse(false);
    }

    /** Wide enough for long names, but narrow enough for the chart beside it. */
    private float nameWidth() {
        float others = 58 + 118 + 96 + 2 * single() + 60 + 3 * 56 + 9 * 8;
        float room = app.screen().stage().getWidth() - 92 - 14;
        return Math.max(116, Math.min(196, room - others - CHART));
    }

    /** The width of one card and its points. */
    private float single() {
        return Math.max(56, cardHeight() * CardArt.ASPECT + 18);
    }

    private float cardHeight() {
        return row >= WHOLE_CARDS ? Math.min(row - 12, TALLEST_CARD) : row - 6;
    }

    /** Adds the cards that earned the points, and the points. */
    private void cell(Table table, List<Actor> cells, float width, Actor proof, int points) {
        Table cell = new Table();
        cell.add(proof).expandX().center();
        cell.add(
                        label(
                                points == 0 ? "–" : String.valueOf(points),
                                points == 0 ? "ink-soft" : "ink-strong"))
                .right()
                .padLeft(4);
        table.add(cell).width(width).padLeft(8);
        cells.add(cell);
    }

    private Label number(Table table, String text, String style) {
        Label label = label(text, style);
        label.setAlignment(Align.center);
        table.add(label).minWidth(48).padLeft(8);
        return label;
    }

    private Label count(int number, String column, int seat) {
        Label label = label(String.valueOf(number), "ink-small");
        label.setName("score-" + column + "-" + seat);
        return label;
    }

    private CardStrip cards(CardSet cards, float widest) {
        return row >= WHOLE_CARDS
                ? CardStrip.whole(app.cards(), Face.of(cards), cardHeight(), widest)
                : CardStrip.corners(app.cards(), Face.of(cards), cardHeight(), widest);
    }

    private Actor sweeps(int count) {
        Table table = new Table();
        if (count > 0) {
            Image broom = new Image(app.look().picture("icon-sweep"), Scaling.fit);
            broom.setColor(app.look().color("goldDark"));
            table.add(broom).size(22);
        }
        return table;
    }

    private void notes(Table left) {
        if (sheet.carriedCards() > 0) {
            note(left, say("cassino.log.carriedCards", sheet.carriedCards()));
        }
        if (sheet.carriedSpades() > 0) {
            note(left, say("cassino.log.carriedSpades", sheet.carriedSpades()));
        }
    }

    private void note(Table left, String text) {
        left.add(paper.note(text)).growX().padTop(6).row();
    }

    private Table chart() {
        List<Integer> now =
                IntStream.range(0, sheet.lines().size())
                        .mapToObj(seat -> state.scores().get(seat) + sheet.totals().get(seat))
                        .toList();
        return paper.chart(
                say("score.cassino.chart"),
                now,
                session.rules().sheetSign(),
                state.round(),
                options.target());
    }

    private Label label(String text, String style) {
        return paper.label(text, style);
    }

    private String say(String key, Object... args) {
        return app.texts().say(key, args);
    }
}
