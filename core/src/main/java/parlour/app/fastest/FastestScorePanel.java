package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.Games;
import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.PhoneScorePaper;
import parlour.app.game.ScorePanel;
import parlour.app.widget.CardStrip;
import parlour.app.widget.CountUp;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.ScoreSheet;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The score sheet of See Who's Fastest: the finishing order, the points, and a chart of the totals.
 */
final class FastestScorePanel
        extends ScorePanel<FastestState, FastestMove, FastestView, FastestEvent> {
    private static final float TALLEST_ROW = 84;
    private static final float LOWEST_ROW = 44;
    private static final float PLACE = 60;
    private static final float NUMBER = 76;
    private static final float PHONE_NUMBER = 54;
    private static final float PHONE_CARDS = 56;

    /** How long it takes to count a line, and its total. */
    private static final float LINE = 0.35f;

    private static final float TOTAL = 0.3f;

    private final ScoreSheet sheet;
    private final FastestScoreWords words;
    private final int games;
    private final PhoneScorePaper phonePaper;
    private final float row;

    private FastestScorePanel(
            App app,
            GameSession<FastestState, FastestMove, FastestView, FastestEvent> session,
            CountUp countUp) {
        super(app, session, countUp);
        FastestRules rules = Games.FASTEST.rules(seats, session.rules().options());
        games = rules.options().games();
        sheet = rules.sheet(state);
        words = new FastestScoreWords(app.texts(), paper, state, sheet, games > 1);
        phonePaper = new PhoneScorePaper(app, paper);
        row = rowHeight(LOWEST_ROW, TALLEST_ROW, 350);
    }

    /** The sheet of a finished game. */
    static Actor make(
            App app,
            GameSession<FastestState, FastestMove, FastestView, FastestEvent> session,
            CountUp countUp) {
        FastestScorePanel panel = new FastestScorePanel(app, session, countUp);
        return panel.phone ? panel.phoneSheet() : panel.sheet();
    }

    private Actor phoneSheet() {
        Optional<Table> chart = games > 1 ? Optional.of(chart()) : Optional.empty();
        Actor whole =
                phonePaper.filled(
                        title(),
                        say("fastest.score.order"),
                        this::phoneLines,
                        byPlace(),
                        List.of(paper.note(worth())),
                        chart);
        chart.ifPresent(table -> countUp.step(TOTAL, CountUp.appearing(table)));
        return whole;
    }

    /** Two lines for each seat: the name and the points, and the cards left below. */
    private Table phoneLines(List<Integer> seats) {
        Table lines = words.table(seats);
        lines.top();
        for (int seat : seats) {
            paper.rule(lines, 1);
            FastestScoreLine line = parts(seat);
            Table above = new Table();
            above.add(line.nth()).width(PLACE);
            above.add(paper.name(seat, line.first(), nameWidth())).width(nameWidth()).left();
            line.points().ifPresent(label -> above.add(label).width(PHONE_NUMBER));
            line.total().ifPresent(label -> above.add(label).width(PHONE_NUMBER));
            lines.add(above).left().height(row).row();
            Table below = new Table();
            below.add(line.left()).width(PLACE);
            below.add(line.remains()).width(cardsWidth()).left();
            lines.add(below).left().padBottom(8).row();
        }
        paper.rule(lines, 1);
        return lines;
    }

    private Table sheet() {
        Table left = new Table();
        left.top();
        left.add(lines()).growX().row();
        left.add(paper.note(worth())).growX().padTop(8).row();
        Optional<Table> chart = games > 1 ? Optional.of(chart()) : Optional.empty();
        chart.ifPresent(table -> countUp.step(TOTAL, CountUp.appearing(table)));
        return paper.filled(title(), say("fastest.score.order"), left, chart);
    }

    private String title() {
        return games == 1
                ? say("fastest.score.single")
                : say("fastest.score.game", state.game(), games);
    }

    private String worth() {
        return say(games > 1 ? "fastest.score.worth" : "fastest.score.fewest");
    }

    private List<Integer> byPlace() {
        return IntStream.range(0, sheet.places().size())
                .boxed()
                .sorted(Comparator.comparing(sheet.places()::get))
                .toList();
    }

    private Table lines() {
        Table table = words.table(byPlace());
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
        int columns = table.getColumns();
        for (int seat : byPlace()) {
            paper.rule(table, columns);
            line(table, seat);
        }
        paper.rule(table, columns);
        return table;
    }

    private void head(Table table, String column) {
        table.add(label(say("fastest.score." + column), "ink-small")).padBottom(4).padRight(6);
    }

    private void line(Table table, int seat) {
        FastestScoreLine line = parts(seat);
        table.add(line.nth()).minWidth(PLACE);
        table.add(paper.name(seat, line.first(), nameWidth()))
                .width(nameWidth())
                .height(row)
                .left();
        table.add(line.left()).minWidth(NUMBER);
        table.add(line.remains()).width(cardsWidth()).left().padLeft(14);
        line.points().ifPresent(label -> table.add(label).minWidth(NUMBER));
        line.total().ifPresent(label -> table.add(label).minWidth(NUMBER));
        table.row();
    }

    /** The figures of a seat, which are counted one after another. */
    private FastestScoreLine parts(int seat) {
        int place = sheet.places().get(seat);
        boolean first = place == 1;
        Label nth = centred(say("fastest.score.nth", place), "ink-heading");
        int left = sheet.left().get(seat);
        Label cards = centred(String.valueOf(left), first ? "ink-good" : "ink-strong");
        Actor remains = remains(seat);
        countUp.step(
                LINE,
                CountUp.appearing(nth),
                CountUp.appearing(cards),
                CountUp.appearing(remains),
                CountUp.counting(cards, 0, left, String::valueOf));
        if (games == 1) {
            return new FastestScoreLine(
                    first, nth, cards, remains, Optional.empty(), Optional.empty());
        }
        int points = sheet.points().get(seat);
        int before = state.scores().get(seat);
        Label added = centred("+" + points, "ink-strong");
        Label total = centred(String.valueOf(before + points), "ink-heading");
        countUp.step(LINE, CountUp.counting(added, 0, points, counted -> "+" + counted));
        countUp.step(TOTAL, CountUp.counting(total, before, before + points, String::valueOf));
        return new FastestScoreLine(
                first, nth, cards, remains, Optional.of(added), Optional.of(total));
    }

    /** The cards that were not played; everybody may see them now. */
    private Actor remains(int seat) {
        Hand hand = state.hands().get(seat);
        if (hand.isEmpty()) {
            return label(say("fastest.score.none"), "ink-good");
        }
        return CardStrip.whole(app.cards(), FastestFaces.of(hand), cardHeight(), cardsWidth());
    }

    private float cardHeight() {
        return phone ? PHONE_CARDS : row - 12;
    }

    private float nameWidth() {
        if (phone) {
            return phonePaper.width() - PLACE - (games > 1 ? 2 * PHONE_NUMBER : 0);
        }
        return games > 1 ? 150 : 220;
    }

    private float cardsWidth() {
        if (phone) {
            return phonePaper.width() - PLACE - 8;
        }
        float width = app.screen().stage().getWidth() - 92;
        float rest = PLACE + nameWidth() + NUMBER + 40;
        return games > 1
                ? Math.max(130, Math.min(300, width - rest - 2 * NUMBER - 260))
                : width - rest;
    }

    private Label centred(String text, String style) {
        Label label = label(text, style);
        label.setAlignment(Align.center);
        return label;
    }

    private Table chart() {
        List<Integer> now =
                IntStream.range(0, seats)
                        .mapToObj(seat -> state.scores().get(seat) + sheet.points().get(seat))
                        .toList();
        return paper.chart(
                say("fastest.score.chart"), now, ScoreSheet.most(seats), state.game(), 0);
    }
}
