package parlour.app.review;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.widget.FigureTable;
import parlour.app.widget.Ui;
import parlour.review.MoveFigures;
import parlour.review.ParFigures;
import parlour.review.Review;
import parlour.review.ReviewedRound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The figures of a player by round: result, par, luck, play and accuracy. */
final class RoundFigures {
    private static final List<String> HEADS =
            List.of(
                    "review.table.round",
                    "review.table.result",
                    "review.table.par",
                    "review.table.luck",
                    "review.table.play",
                    "review.table.accuracy");

    private final ReviewWords<?, ?, ?, ?> words;

    RoundFigures(ReviewWords<?, ?, ?, ?> words) {
        this.words = words;
    }

    /** The texts of the cells, by row; the last row has the sums of several rounds. */
    List<List<String>> cells(Review<?> review, int seat) {
        List<List<String>> cells = new ArrayList<>();
        for (ReviewedRound round : review.rounds()) {
            cells.add(
                    row(
                            String.valueOf(round.number()),
                            review.result(seat, round.number()),
                            review.par(seat, round.number()),
                            review.figures(seat, round.number())));
        }
        if (cells.size() > 1) {
            cells.add(
                    row(
                            words.say("review.table.all"),
                            review.result(seat),
                            review.par(seat),
                            review.figures(seat)));
        }
        return cells;
    }

    private List<String> row(
            String name, OptionalDouble result, Optional<ParFigures> par, MoveFigures moves) {
        OptionalDouble nothing = OptionalDouble.empty();
        return List.of(
                name,
                words.figure(result),
                words.figure(par.map(one -> OptionalDouble.of(one.par())).orElse(nothing)),
                par.map(one -> words.signed(one.luck())).orElse("–"),
                par.filter(one -> one.play().isPresent())
                        .map(one -> words.signed(one.play().getAsDouble()))
                        .orElse("–"),
                words.accuracy(moves.accuracy()));
    }

    /** The cells as a table. */
    Table table(Ui ui, List<List<String>> cells) {
        FigureTable table = new FigureTable(words.say("review.rounds"));
        table.setName("rounds");
        table.top();
        for (String head : HEADS) {
            table.add(label(ui, words.say(head), "small-soft")).expandX().right().padBottom(4);
        }
        table.row();
        for (List<String> row : cells) {
            boolean sum = cells.size() > 1 && row == cells.get(cells.size() - 1);
            for (String cell : row) {
                table.add(label(ui, cell, sum ? "strong" : "default")).right().padTop(2);
            }
            table.row();
        }
        return table;
    }

    private static Label label(Ui ui, String text, String style) {
        Label label = new Label(text, ui.look().skin(), style);
        label.setAlignment(Align.right);
        return label;
    }
}
