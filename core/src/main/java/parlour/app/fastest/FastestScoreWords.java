package parlour.app.fastest;

import parlour.app.game.ScorePaper;
import parlour.app.widget.FigureTable;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.ScoreSheet;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.List;

/** The score sheet of See Who's Fastest in words, for screen readers. */
final class FastestScoreWords {
    private final Texts texts;
    private final ScorePaper paper;
    private final FastestState state;
    private final ScoreSheet sheet;
    private final boolean match;

    /**
     * @param match whether several games are played, so that there are points
     */
    FastestScoreWords(
            Texts texts, ScorePaper paper, FastestState state, ScoreSheet sheet, boolean match) {
        this.texts = texts;
        this.paper = paper;
        this.state = state;
        this.sheet = sheet;
        this.match = match;
    }

    /** A table that has the words of some seats; its cells are still to be added. */
    FigureTable table(List<Integer> seats) {
        FigureTable table = new FigureTable(texts.say("fastest.score.order"));
        head(table, "place");
        head(table, "name");
        head(table, "left");
        head(table, "cards");
        if (match) {
            head(table, "points");
            head(table, "total");
        }
        seats.forEach(seat -> table.line(line(seat)));
        return table;
    }

    private void head(FigureTable table, String column) {
        table.head(texts.say("fastest.score." + column));
    }

    private List<String> line(int seat) {
        Hand hand = state.hands().get(seat);
        int place = sheet.places().get(seat);
        List<String> words = new ArrayList<>();
        words.add(texts.say("fastest.score.nth", place));
        words.add(paper.spokenName(seat, place == 1));
        words.add(String.valueOf(sheet.left().get(seat)));
        words.add(
                hand.isEmpty()
                        ? texts.say("fastest.score.none")
                        : texts.say(FastestPhrases.cards(hand)));
        if (match) {
            int points = sheet.points().get(seat);
            words.add(String.valueOf(points));
            words.add(String.valueOf(state.scores().get(seat) + points));
        }
        return words;
    }
}
