package parlour.thinking;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.review.CostSearch;
import parlour.review.Judgement;
import parlour.review.JudgementFormat;
import parlour.review.ReviewEffort;
import parlour.review.ReviewPiece;
import parlour.text.BadInput;

import java.util.Optional;

/**
 * The judgement of one move, as a review would judge it, found here or by another copy of the
 * program. It knows no more of the position than the mover does.
 */
public final class SendableJudgement<S, M, V, E> implements Sendable<M> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final ReviewEffort effort;
    private final ReviewPiece.Move<S, M> piece;
    private final CostSearch<S, M, V, E> here;
    private Optional<Judgement<M>> judgement = Optional.empty();

    /**
     * @param asked the move; only what its mover sees of the position matters
     */
    SendableJudgement(
            Game<S, M, V, E> game,
            Rules<S, M, V, E> rules,
            ReviewEffort effort,
            ReviewPiece.Move<S, M> asked) {
        this.game = game;
        this.rules = rules;
        this.effort = effort;
        V view = rules.view(asked.state(), Eyes.of(rules.turn(asked.state())));
        S seen = rules.sample(view, new Rng(asked.seed()));
        piece = new ReviewPiece.Move<>(asked.entry(), seen, asked.move(), asked.seed());
        here = new CostSearch<>(game, rules, seen, asked.move(), asked.seed(), effort);
    }

    /** Judges a move that is about to be played in a match. */
    public static <S, M, V, E> SendableJudgement<S, M, V, E> next(
            Game<S, M, V, E> game, Match<S, M, V, E> match, M move, ReviewEffort effort) {
        int entry = match.length();
        long seed = Seeds.REVIEW.of(match.seed(), entry);
        return new SendableJudgement<>(
                game,
                match.rules(),
                effort,
                new ReviewPiece.Move<>(entry, match.state(), move, seed));
    }

    /** The move that is judged, in a position that looks the same to its mover. */
    public ReviewPiece.Move<S, M> piece() {
        return piece;
    }

    /** What was found, once it is known. */
    public Optional<Judgement<M>> judgement() {
        return judgement;
    }

    @Override
    public boolean advance(int units) {
        if (judgement.isEmpty() && !here.advance(units)) {
            judgement = here.judgement();
        }
        return judgement.isEmpty();
    }

    /** The best move, once it is known. */
    @Override
    public Optional<M> best() {
        return judgement.map(Judgement::best);
    }

    @Override
    public String request() {
        return ReviewRequest.of(game, rules, effort, piece).json();
    }

    @Override
    public void answer(String text) throws BadInput {
        Json json = JsonReader.read(text);
        json.only(JudgementFormat.MEMBERS);
        judgement = Optional.of(JudgementFormat.read(game, json));
    }
}
