package parlour.thinking;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.review.EstimatedMove;
import parlour.review.JudgementFormat;
import parlour.review.Review;
import parlour.review.ReviewEffort;
import parlour.review.ReviewPiece;
import parlour.review.ReviewSearch;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A review whose pieces can be done by another copy of the program, one after another. It is a
 * thinking so that whatever runs thinking runs it too; it never has a move to suggest.
 */
public final class SendableReview<S, M, V, E> implements Sendable<M> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final ReviewEffort effort;
    private final ReviewSearch<S, M, V, E> search;

    /**
     * @param eyes the seats whose moves are judged while their round is not over
     */
    public SendableReview(
            Game<S, M, V, E> game, Match<S, M, V, E> match, ReviewEffort effort, Eyes eyes) {
        this.game = game;
        this.effort = effort;
        rules = match.rules();
        search = new ReviewSearch<>(game, match, effort, eyes);
    }

    /** Takes over what an earlier review of this very match has found. */
    public void take(Review<M> known) {
        search.take(known);
    }

    /** Looks at the moves of these seats first, and estimates all of them before it judges any. */
    public void first(Eyes seats) {
        search.first(seats);
    }

    /** What is estimated of moves that are not judged yet, in their order. */
    public List<EstimatedMove> estimates() {
        return search.estimates();
    }

    /** What is known so far. */
    public Review<M> review() {
        return search.review();
    }

    /** Whether there is nothing left to do. */
    public boolean complete() {
        return search.next().isEmpty();
    }

    /** Whether all moves are judged, and only the par of rounds may be missing. */
    public boolean movesJudged() {
        return search.movesJudged();
    }

    /** The share of the work that is done, from 0 to 1. */
    public double progress() {
        return search.total() == 0 ? 1 : (double) search.done() / search.total();
    }

    @Override
    public boolean advance(int units) {
        return search.advance(units);
    }

    @Override
    public Optional<M> best() {
        return Optional.empty();
    }

    @Override
    public boolean pending() {
        return !complete();
    }

    /** The request for the next piece. */
    @Override
    public String request() {
        return ReviewRequest.of(game, rules, effort, search.next().orElseThrow()).json();
    }

    /** Takes the result of the piece that was requested last, after which another one is next. */
    @Override
    public void answer(String text) throws BadInput {
        Json json = JsonReader.read(text);
        ReviewPiece<S, M> piece = search.next().orElseThrow();
        if (piece instanceof ReviewPiece.Estimate<S, M> estimate) {
            json.only(JudgementFormat.MEMBERS);
            search.take(estimate, JudgementFormat.read(game, json));
        } else if (piece instanceof ReviewPiece.Move<S, M> move) {
            json.only(JudgementFormat.MEMBERS);
            search.take(move, JudgementFormat.read(game, json));
        } else if (piece instanceof ReviewPiece.Play<S, M> play) {
            List<Double> points = new ArrayList<>();
            for (Json one : json.get("points").list(rules.seats())) {
                points.add(ReviewRequest.real(one));
            }
            search.take(play, points);
        }
    }
}
