package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.Games;
import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.PhoneScorePaper;
import parlour.app.game.ScorePanel;
import parlour.app.look.CardArt;
import parlour.app.look.Face;
import parlour.app.widget.CardStrip;
import parlour.app.widget.CountUp;
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
public final class CassinoScorePanel
        extends ScorePanel<CassinoState, CassinoMove, CassinoView, CassinoEvent> {
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

    private final CassinoOptions options;
    private final ScoreSheet sheet;
    private final CassinoScoreWords words;
    private final float row;

    private CassinoScorePanel(
            App app,
            GameSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session,
            CountUp countUp) {
        super(app, session, countUp);
        CassinoRules rules = Games.CASSINO.rules(seats, session.rules().options());
        options = rules.options();
        sheet = rules.sheet(state);
        words = new CassinoScoreWords(app.texts(), paper, state, options, sheet, this::won);
        row = rowHeight(LOWEST_ROW, TALLEST_ROW, 290);
    }

    /** The sheet of a finished round. */
    public static Actor make(
            App app,
            GameSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session,
            CountUp countUp) {
        CassinoScorePanel panel = new CassinoScorePanel(app, session, countUp);
        return panel.phone ? panel.phoneSheet() : panel.sheet();
    }

    private List<Integer> bySeat() {
        return IntStream.range(0, sheet.lines().size()).boxed().toList();
    }

    private Actor phoneSheet() {
        PhoneScorePaper sheetOfPhone = new PhoneScorePaper(app, paper);
        Table chart = chart();
        CassinoPhoneLines lines =
                new CassinoPhoneLines(app, paper, words, sheetOfPhone.width(), this::parts);
        Actor whole =
                sheetOfPhone.filled(
                        say("score.cassino.round", state.round()),
                        goal(),
                        lines::of,
                        bySeat(),
                        notes(),
                        Optional.of(chart));
        countUp.step(TOTAL, CountUp.appearing(chart));
        return whole;
    }

    private Table sheet() {
        Table left = new Table();
        left.top();
        left.add(lines()).growX().row();
        notes().forEach(note -> left.add(note).growX().padTop(6).row());
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
        Table table = words.table(bySeat());
        table.left();
        CassinoScoreHeads heads = new CassinoScoreHeads(app, paper);
        heads.add(table, "name").align(Align.left).padLeft(0);
        heads.categories(table);
        heads.add(table, "sum");
        heads.add(table, "total");
        // A single round has no target.
        if (!options.oneRound()) {
            heads.add(table, "left");
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

    private void line(Table table, int seat) {
        table.add(name(seat)).width(nameWidth()).height(row).left();
        CassinoScoreLine parts = parts(seat);
        float[] widths = {58, 118, 96, single(), single(), 60};
        for (int i = 0; i < widths.length; i++) {
            table.add(parts.cells().get(i)).width(widths[i]).padLeft(8);
        }
        number(table, parts.sum());
        number(table, parts.total());
        parts.missing().ifPresent(label -> number(table, label));
        table.row();
    }

    /** The figures of a seat, which are counted one after another. */
    private CassinoScoreLine parts(int seat) {
        ScoreSheet.Line line = sheet.lines().get(seat);
        CardSet pile = state.piles().get(seat);
        CardSet ten = pile.and(CardSet.of(CardValues.TEN_OF_DIAMONDS));
        CardSet two = pile.and(CardSet.of(CardValues.TWO_OF_SPADES));
        List<Integer> points =
                List.of(
                        line.cards(),
                        line.spades(),
                        line.aces(),
                        line.tenOfDiamonds(),
                        line.twoOfSpades(),
                        line.sweeps());
        List<Actor> cells =
                List.of(
                        cell(count(pile.size(), "cards", seat), line.cards()),
                        cell(spades(pile.and(CardValues.SPADES), seat), line.spades()),
                        cell(cards(pile.and(CardValues.ACES), phone ? 30 : 72), line.aces()),
                        cell(cards(ten, single()), line.tenOfDiamonds()),
                        cell(cards(two, single()), line.twoOfSpades()),
                        cell(sweeps(line.sweeps()), line.sweeps()));
        Label sum = label("+" + line.total(), "ink-strong");
        int before = state.scores().get(seat);
        int after = before + line.total();
        Label total = label(String.valueOf(after), "ink-heading");
        Optional<Label> missing =
                options.oneRound() ? Optional.empty() : Optional.of(missing(after));
        sum.setName("score-sum-" + seat);
        total.setName("score-total-" + seat);
        count(cells, points, sum);
        countUp.step(TOTAL, CountUp.counting(total, before, after, String::valueOf));
        missing.ifPresent(label -> countUp.step(TOTAL, CountUp.appearing(label)));
        return new CassinoScoreLine(seat, won(seat), cells, sum, total, missing);
    }

    /** How many points are missing from the target. */
    private Label missing(int total) {
        int left = options.target() - total;
        return label(words.missing(total), left > 0 ? "ink-soft" : "ink-good");
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
        proof.add(count(spades.size(), "spades", seat)).padRight(phone ? 4 : 8);
        if (sheet.lines().get(seat).spades() > 0 && !phone) {
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

    /** The cards that earned the points, and the points. */
    private Table cell(Actor proof, int points) {
        Table cell = new Table();
        // Where there is little room, a count without points says enough.
        boolean silent = phone && points == 0 && ((Layout) proof).getPrefWidth() > 0;
        Cell<Actor> shown = cell.add(proof).center();
        if (!phone) {
            shown.expandX();
        }
        if (!silent) {
            cell.add(
                            label(
                                    points == 0 ? "–" : String.valueOf(points),
                                    points == 0 ? "ink-soft" : "ink-strong"))
                    .right()
                    .padLeft(4);
        }
        return cell;
    }

    private static void number(Table table, Label label) {
        label.setAlignment(Align.center);
        table.add(label).minWidth(48).padLeft(8);
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

    private List<Label> notes() {
        List<Label> notes = new ArrayList<>();
        if (sheet.carriedCards() > 0) {
            notes.add(paper.note(say("cassino.log.carriedCards", sheet.carriedCards())));
        }
        if (sheet.carriedSpades() > 0) {
            notes.add(paper.note(say("cassino.log.carriedSpades", sheet.carriedSpades())));
        }
        return notes;
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
}
