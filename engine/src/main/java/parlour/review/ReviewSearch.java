package parlour.review;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Seeds;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reviews a match, piece by piece: first judges its moves, then finds the par of its rounds. Like a
 * thinking it knows no clock and is advanced by its caller; dropping it cancels it, and {@link
 * #review} always has what is known so far. A piece can also be done elsewhere and its result
 * brought to {@link #take}.
 */
public final class ReviewSearch<S, M, V, E> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final ReviewEffort effort;
    private final long seed;
    private final List<PlayedRound<S>> rounds;
    private final List<ReviewPiece.Move<S, M>> moves;
    private final Map<Integer, Integer> numbers = new TreeMap<>();
    private final Map<Integer, JudgedMove<M>> judged = new TreeMap<>();
    private final List<List<List<Double>>> plays = new ArrayList<>();
    private int nextMove;
    private Optional<CostSearch<S, M, V, E>> costSearch = Optional.empty();
    private Optional<ParPlay<S, M, V, E>> parPlay = Optional.empty();

    /**
     * @param eyes the seats whose moves are judged while their round is not over: a judgement says
     *     what the mover holds
     */
    public ReviewSearch(
            Game<S, M, V, E> game, Match<S, M, V, E> match, ReviewEffort effort, Eyes eyes) {
        this.game = game;
        this.effort = effort;
        rules = match.rules();
        seed = match.seed();
        rounds = PlayedRound.of(match);
        rounds.forEach(any -> plays.add(new ArrayList<>()));
        moves = moves(match.history(), eyes);
    }

    private List<ReviewPiece.Move<S, M>> moves(List<Match.Entry<S, M>> history, Eyes eyes) {
        int current = rounds.get(rounds.size() - 1).number();
        boolean over = rounds.get(rounds.size() - 1).result().isPresent();
        List<ReviewPiece.Move<S, M>> found = new ArrayList<>();
        for (int entry = 0; entry < history.size(); entry++) {
            S state = history.get(entry).before();
            Optional<M> move = history.get(entry).move();
            if (move.isEmpty()) {
                continue;
            }
            numbers.put(entry, numbers.size() + 1);
            boolean open = over || rules.roundNumber(state) != current;
            if (open || eyes.include(rules.turn(state))) {
                long own = Seeds.REVIEW.of(seed, entry);
                found.add(new ReviewPiece.Move<>(entry, state, move.get(), own));
            }
        }
        return found;
    }

    /** Takes over what an earlier review of this very match has found. */
    public void take(Review<M> known) {
        Set<Integer> entries = new HashSet<>();
        moves.forEach(move -> entries.add(move.entry()));
        known.moves().stream()
                .filter(one -> entries.contains(one.entry()))
                .forEach(one -> judged.put(one.entry(), one));
        for (int round = 0; round < rounds.size() && round < known.rounds().size(); round++) {
            if (rounds.get(round).result().isPresent()) {
                plays.set(round, new ArrayList<>(known.rounds().get(round).plays()));
            }
        }
        costSearch = Optional.empty();
        parPlay = Optional.empty();
    }

    /** The piece to do next; empty when the review is complete. */
    public Optional<ReviewPiece<S, M>> next() {
        while (nextMove < moves.size() && judged.containsKey(moves.get(nextMove).entry())) {
            nextMove++;
        }
        return nextMove < moves.size() ? Optional.of(moves.get(nextMove)) : nextPlay();
    }

    /** All rounds in turn, so that all intervals shrink together. */
    private Optional<ReviewPiece<S, M>> nextPlay() {
        int next = -1;
        int fewest = effort.plays();
        for (int round = 0; round < rounds.size(); round++) {
            // What the cards of an unfinished round are worth would say what is still to come.
            boolean over = rounds.get(round).result().isPresent();
            if (over && plays.get(round).size() < fewest) {
                next = round;
                fewest = plays.get(round).size();
            }
        }
        return next < 0
                ? Optional.empty()
                : Optional.of(
                        new ReviewPiece.Play<>(
                                next,
                                fewest,
                                rounds.get(next).start(),
                                ParSearch.seed(seed, fewest)));
    }

    /** Does this many units of work; false when the review is complete. */
    public boolean advance(int units) {
        Optional<ReviewPiece<S, M>> piece = next();
        for (int i = 0; i < units && piece.isPresent(); i++) {
            if (work(piece.get())) {
                piece = next();
            }
        }
        return piece.isPresent();
    }

    /** Does one unit; returns whether the piece is done. */
    private boolean work(ReviewPiece<S, M> piece) {
        if (piece instanceof ReviewPiece.Move<S, M> move) {
            CostSearch<S, M, V, E> search = costSearch.orElseGet(() -> costSearch(move));
            costSearch = Optional.of(search);
            if (search.advance(1)) {
                return false;
            }
            take(move, search.judgement().orElseThrow());
        } else if (piece instanceof ReviewPiece.Play<S, M> play) {
            ParPlay<S, M, V, E> experts = parPlay.orElseGet(() -> parPlay(play));
            parPlay = Optional.of(experts);
            if (experts.advance(1)) {
                return false;
            }
            take(play, experts.result().orElseThrow().points());
        }
        return true;
    }

    private CostSearch<S, M, V, E> costSearch(ReviewPiece.Move<S, M> piece) {
        return new CostSearch<>(game, rules, piece.state(), piece.move(), piece.seed(), effort);
    }

    private ParPlay<S, M, V, E> parPlay(ReviewPiece.Play<S, M> piece) {
        return new ParPlay<>(game, rules, piece.start(), piece.seed());
    }

    /** Takes the judgement of a move. */
    public void take(ReviewPiece.Move<S, M> piece, Judgement<M> judgement) {
        judged.put(
                piece.entry(),
                new JudgedMove<>(
                        piece.entry(),
                        numbers.get(piece.entry()),
                        rules.roundNumber(piece.state()),
                        rules.turn(piece.state()),
                        piece.move(),
                        judgement));
        costSearch = Optional.empty();
    }

    /** Takes the points, by seat, of a round that experts have played. */
    public void take(ReviewPiece.Play<S, M> piece, List<Double> points) {
        List<List<Double>> known = plays.get(piece.round());
        if (piece.play() != known.size() || points.size() != rules.seats()) {
            throw new IllegalArgumentException("not the next play of round " + piece.round());
        }
        known.add(List.copyOf(points));
        parPlay = Optional.empty();
    }

    /** Whether all moves are judged, and only the par of rounds may be missing. */
    public boolean movesJudged() {
        return !(next().orElse(null) instanceof ReviewPiece.Move<S, M>);
    }

    /** The number of pieces that are done. */
    public int done() {
        return judged.size() + plays.stream().mapToInt(List::size).sum();
    }

    /** The number of all pieces. */
    public int total() {
        int over = (int) rounds.stream().filter(one -> one.result().isPresent()).count();
        return moves.size() + over * effort.plays();
    }

    /** What is known so far. */
    public Review<M> review() {
        List<ReviewedRound> reviewed = new ArrayList<>();
        for (int round = 0; round < rounds.size(); round++) {
            PlayedRound<S> played = rounds.get(round);
            reviewed.add(new ReviewedRound(played.number(), played.result(), plays.get(round)));
        }
        return new Review<>(
                rules.seats(), rules.sheetSign(), List.copyOf(judged.values()), reviewed);
    }
}
