package parlour.app.cassino;

import parlour.app.game.ScorePaper;
import parlour.app.widget.FigureTable;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.ScoreSheet;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Cassino's score sheet in words, for screen readers: where cards stand for figures. */
final class CassinoScoreWords {
    private final Texts texts;
    private final ScorePaper paper;
    private final CassinoState state;
    private final CassinoOptions options;
    private final ScoreSheet sheet;
    private final IntPredicate won;

    CassinoScoreWords(
            Texts texts,
            ScorePaper paper,
            CassinoState state,
            CassinoOptions options,
            ScoreSheet sheet,
            IntPredicate won) {
        this.texts = texts;
        this.paper = paper;
        this.state = state;
        this.options = options;
        this.sheet = sheet;
        this.won = won;
    }

    /** A table that has the words of some seats; its cells are still to be added. */
    FigureTable table(List<Integer> seats) {
        FigureTable table = new FigureTable(texts.say("score.cassino.round", state.round()));
        head(table, "name", "");
        head(table, "cards", "");
        head(table, "spades", "");
        head(table, "aces", "");
        head(table, "ten", "♦");
        head(table, "two", "♠");
        head(table, "sweeps", "");
        head(table, "sum", "");
        head(table, "total", "");
        // A single round has no target.
        if (!options.oneRound()) {
            head(table, "left", "");
        }
        seats.forEach(seat -> table.line(line(seat)));
        return table;
    }

    private void head(FigureTable table, String column, String suit) {
        table.head(texts.say("score.cassino." + column) + suit);
    }

    private List<String> line(int seat) {
        ScoreSheet.Line line = sheet.lines().get(seat);
        CardSet pile = state.piles().get(seat);
        int after = state.scores().get(seat) + line.total();
        List<String> words = new ArrayList<>();
        words.add(paper.spokenName(seat, won.test(seat)));
        words.add(texts.say("spoken.counted", pile.size(), line.cards()));
        words.add(texts.say("spoken.counted", pile.and(CardValues.SPADES).size(), line.spades()));
        IntStream.of(
                        line.aces(),
                        line.tenOfDiamonds(),
                        line.twoOfSpades(),
                        line.sweeps(),
                        line.total(),
                        after)
                .forEach(points -> words.add(String.valueOf(points)));
        if (!options.oneRound()) {
            words.add(missing(after));
        }
        return words;
    }

    /** How many points are missing from the target. */
    String missing(int total) {
        int left = options.target() - total;
        return left > 0 ? String.valueOf(left) : texts.say("score.cassino.reached");
    }
}
