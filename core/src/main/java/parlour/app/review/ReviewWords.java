package parlour.app.review;

import parlour.app.game.MoveWords;
import parlour.app.saves.LoadedGame;
import parlour.app.widget.Ui;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.ReviewScale;
import parlour.review.EstimatedMove;
import parlour.review.Habits;
import parlour.review.JudgedMove;
import parlour.review.ParFigures;
import parlour.review.Review;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Says what a review has found: moves, what they cost, and what the cards were worth. */
final class ReviewWords<S, M, V, E> {
    private static final int PERCENT = 100;

    /** What {@code review.figure} shows of a number. */
    private static final int TENTHS = 10;

    private final LoadedGame<S, M, V, E> game;
    private final MoveWords<S, M, V, E> moves;
    private final boolean inPoints;

    ReviewWords(Ui ui, LoadedGame<S, M, V, E> game) {
        this.game = game;
        moves =
                new MoveWords<>(
                        ui, game.gameModule().game(), game.saved().match().rules(), game.setup());
        inPoints = game.gameModule().game().reviewScale().unit() == ReviewScale.Unit.POINTS;
    }

    private String say(Phrase phrase) {
        return moves.say(phrase);
    }

    String say(String key, Object... args) {
        return moves.say(key, args);
    }

    /** The position before a move. */
    S before(JudgedMove<M> move) {
        return game.saved().match().history().get(move.entry()).before();
    }

    /** What the log says, or would say, of a move. */
    String move(JudgedMove<M> judged, M move) {
        return moves.move(before(judged), move);
    }

    /** What a move does, as a spectator sees it. */
    Optional<E> event(JudgedMove<M> judged, M move) {
        return moves.event(before(judged), move);
    }

    /** Where a move is, and how good it was. */
    String verdict(JudgedMove<M> move) {
        String verdict = say("review.move", move.number()) + " · " + moves.mark(move.mark());
        return move.mark().isLapse() ? verdict + " · " + moves.cost(move.judgement()) : verdict;
    }

    /** Which move is not judged yet, and what it was. */
    String estimate(EstimatedMove move) {
        Match.Entry<S, M> entry = game.saved().match().history().get(move.entry());
        return say("review.move", move.number())
                + " · "
                + say("review.estimated")
                + ". "
                + moves.move(entry.before(), entry.move().orElseThrow());
    }

    /** Why a move was a mistake. */
    Optional<String> reason(JudgedMove<M> move) {
        return moves.reason(before(move), move.move(), move.judgement());
    }

    /** What the cards were worth and what a seat made of them, in two sentences. */
    String luck(ParFigures figures, int seat) {
        String luck =
                say(
                        "review.luck." + compared(figures.luck()),
                        worth(figures.luck()),
                        number(figures.luckInterval()));
        if (figures.play().isEmpty()) {
            return luck;
        }
        double play = figures.play().getAsDouble();
        boolean you = game.setup().persons().equals(Eyes.of(seat));
        return luck
                + " "
                + say(
                        (you ? "review.play." : "review.play.other.") + compared(play),
                        worth(play),
                        number(figures.parInterval()),
                        new Seat(seat));
    }

    /** Whether an amount, as it is shown, is more or less than nothing. */
    private String compared(double amount) {
        long parts = parts(amount);
        return parts > 0 ? "more" : parts < 0 ? "less" : "even";
    }

    private long parts(double amount) {
        return Math.round((inPoints ? TENTHS : PERCENT) * amount);
    }

    /** An amount with its unit, whether it is good or bad. */
    private Phrase worth(double amount) {
        return inPoints
                ? Phrase.of("review.amount.points", Math.abs(amount))
                : Phrase.of("review.amount.chance", Math.round(PERCENT * Math.abs(amount)));
    }

    /** A number in the unit of the game's reviews. */
    private Phrase number(double number) {
        return inPoints
                ? Phrase.of("review.figure", number)
                : Phrase.of("review.percent", Math.round(PERCENT * number));
    }

    /** Luck and play, and habits. */
    List<String> notes(Review<M> review, int seat) {
        Game<S, M, V, E> kind = game.gameModule().game();
        List<String> sentences = new ArrayList<>();
        review.par(seat).map(figures -> luck(figures, seat)).ifPresent(sentences::add);
        review.rounds().stream()
                .filter(round -> round.result().isEmpty())
                .forEach(round -> sentences.add(say("review.unfinished", round.number())));
        Habits.of(kind.reviewScale(), List.of(review.movesOf(seat)))
                .all()
                .forEach(habit -> sentences.add(say(habit.phrase(kind))));
        return sentences;
    }

    String figure(OptionalDouble number) {
        return number.isPresent() ? say(number(number.getAsDouble())) : "–";
    }

    /** A figure that may be good or bad, with its sign. */
    String signed(double number) {
        long parts = parts(number);
        return (parts < 0 ? "−" : parts > 0 ? "+" : "") + say(number(Math.abs(number)));
    }

    String accuracy(OptionalDouble accuracy) {
        return accuracy.isPresent() ? String.valueOf(Math.round(accuracy.getAsDouble())) : "–";
    }
}
