package parlour.app.review;

import parlour.app.look.Markup;
import parlour.app.saves.LoadedGame;
import parlour.app.widget.Ui;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.ReviewScale;
import parlour.engine.Rules;
import parlour.review.Habit;
import parlour.review.Habits;
import parlour.review.JudgedMove;
import parlour.review.Mark;
import parlour.review.ParFigures;
import parlour.review.Review;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Says what a review has found: moves, what they cost, and what the cards were worth. */
final class ReviewWords<S, M, V, E> {
    private static final int PERCENT = 100;

    private final Ui ui;
    private final LoadedGame<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;

    ReviewWords(Ui ui, LoadedGame<S, M, V, E> game) {
        this.ui = ui;
        this.game = game;
        rules = game.saved().match().rules();
    }

    String say(Phrase phrase) {
        return ui.texts().say(phrase, seat -> Markup.plain(game.setup().name(seat)));
    }

    String say(String key, Object... args) {
        return say(Phrase.of(key, args));
    }

    /** The position before a move. */
    S before(JudgedMove<M> move) {
        return game.saved().match().history().get(move.entry()).before();
    }

    /** What the log says, or would say, of a move. */
    String move(JudgedMove<M> judged, M move) {
        List<E> events = new ArrayList<>();
        rules.play(before(judged), move, events::add);
        return events.stream()
                .flatMap(event -> rules.seen(event, Eyes.NONE).stream())
                .flatMap(event -> game.gameModule().game().log(rules, event).stream())
                .findFirst()
                .map(this::say)
                .orElseGet(() -> game.gameModule().game().text(move));
    }

    /** Where a move is, and how good it was. */
    String verdict(JudgedMove<M> move) {
        String where = say("review.move", move.number());
        return where + " · " + say("review.mark." + name(move.mark())) + cost(move);
    }

    private static String name(Mark mark) {
        return mark.name().toLowerCase(Locale.ROOT);
    }

    private String cost(JudgedMove<M> move) {
        return move.mark().isLapse() ? " · " + amount(move.judgement().cost()) : "";
    }

    /** An amount in the unit of the game's reviews. */
    String amount(double cost) {
        boolean points = game.gameModule().game().reviewScale().unit() == ReviewScale.Unit.POINTS;
        return points
                ? say("review.points", cost)
                : say("review.chance", Math.round(PERCENT * cost));
    }

    /** Why a move was a mistake, if the game has a name for it. */
    Optional<String> reason(JudgedMove<M> move) {
        return move.judgement()
                .lapse()
                .map(kind -> "lapse." + game.gameModule().game().id() + "." + kind)
                .filter(ui.texts()::has)
                .map(this::say);
    }

    /** What the cards were worth and what was made of them, in two sentences. */
    String luck(ParFigures figures) {
        String luck =
                say(
                        figures.luck() >= 0 ? "review.luck.more" : "review.luck.less",
                        Math.abs(figures.luck()),
                        figures.luckInterval());
        if (figures.play().isEmpty()) {
            return luck;
        }
        double play = figures.play().getAsDouble();
        return luck
                + " "
                + say(
                        play >= 0 ? "review.play.more" : "review.play.less",
                        Math.abs(play),
                        figures.parInterval());
    }

    /** Luck and play, habits, and what accuracy means. */
    List<String> notes(Review<M> review, int seat) {
        Game<S, M, V, E> kind = game.gameModule().game();
        List<String> sentences = new ArrayList<>();
        review.par(seat).map(this::luck).ifPresent(sentences::add);
        Habits habits = Habits.of(kind.reviewScale(), List.of(review.movesOf(seat)));
        List<Habit> all = new ArrayList<>(habits.weaknesses());
        habits.strength().ifPresent(all::add);
        all.forEach(habit -> sentences.add(say(habit.phrase(kind))));
        sentences.add(say("review.accuracy.means"));
        return sentences;
    }

    String figure(OptionalDouble number) {
        return number.isPresent() ? say("review.figure", number.getAsDouble()) : "–";
    }

    /** A figure that may be good or bad, with its sign. */
    String signed(double number) {
        String amount = say("review.figure", Math.abs(number));
        return (number < 0 ? "−" : "+") + amount;
    }

    String accuracy(OptionalDouble accuracy) {
        return accuracy.isPresent() ? String.valueOf(Math.round(accuracy.getAsDouble())) : "–";
    }
}
