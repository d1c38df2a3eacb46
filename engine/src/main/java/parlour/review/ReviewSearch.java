package parlour.review;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Seeds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Reviews a match, piece by piece: first judges its moves, then finds the par of its rounds. Like a
 * thinking it knows no clock and is advanced by its caller; dropping it cancels it, and {@link
 * #review} always has what is known so far. A piece can also be done elsewhere and its result
 * brought to {@link #take}. What is found does not depend on the order.
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

    /** Empty where there was nothing to choose. */
    private final Map<Integer, Optional<EstimatedMove>> estimated = new TreeMap<>();

    private final List<List<List<Double>>> plays = new ArrayList<>();
    private int estimates;
    private int nextEstimate;
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

    /**
     * Looks at the moves of these seats first: estimates all of them quickly, then judges them
     * before those of the others.
     */
    public void first(Eyes seats) {
        Predicate<ReviewPiece.Move<S, M>> wanted = move -> seats.include(rules.turn(move.state()));
        moves.sort(Comparator.comparing(wanted::test).reversed());
        estimates = (int) moves.stream().filter(wanted).count();
        nextMove = 0;
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
        while (nextEstimate < estimates && looked(moves.get(nextEstimate).entry())) {
            nextEstimate++;
        }
        if (nextEstimate < estimates) {
            return Optional.of(new ReviewPiece.Estimate<>(moves.get(nextEstimate)));
        }
        while (nextMove < moves.size() && judged.containsKey(moves.get(nextMove).entry())) {
            nextMove++;
        }
        return nextMove < moves.size() ? Optional.of(moves.get(nextMove)) : nextPlay();
    }

    private boolean looked(int entry) {
        return judged.containsKey(entry) || estimated.containsKey(entry);
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
        if (piece instanceof ReviewPiece.Estimate<S, M> estimate) {
            Optional<Judgement<M>> rough = work(estimate.move(), ReviewEffort.QUICK);
            rough.ifPresent(found -> take(estimate, found));
            return rough.isPresent();
        }
        if (piece instanceof ReviewPiece.Move<S, M> move) {
            Optional<Judgement<M>> judgement = work(move, effort);
            judgement.ifPresent(found -> take(move, found));
            return judgement.isPresent();
        }
        if (piece instanceof ReviewPiece.Play<S, M> play) {
            ParPlay<S, M, V, E> experts = parPlay.orElseGet(() -> parPlay(play));
            parPlay = Optional.of(experts);
            if (experts.advance(1)) {
                return false;
            }
            take(play, experts.result().orElseThrow().points());
        }
        return true;
    }

    /** Does one unit of the work on a move; returns what is found once it is done. */
    private Optional<Judgement<M>> work(ReviewPiece.Move<S, M> piece, ReviewEffort thorough) {
        CostSearch<S, M, V, E> search = costSearch.orElseGet(() -> costSearch(piece, thorough));
        costSearch = Optional.of(search);
        return search.advance(1) ? Optional.empty() : Optional.of(search.judgement().orElseThrow());
    }

    private CostSearch<S, M, V, E> costSearch(ReviewPiece.Move<S, M> piece, ReviewEffort thorough) {
        return new CostSearch<>(game, rules, piece.state(), piece.move(), piece.seed(), thorough);
    }

    private ParPlay<S, M, V, E> parPlay(ReviewPiece.Play<S, M> piece) {
        return new ParPlay<>(game, rules, RoundPlayer.JUDGE, piece.start(), piece.seed());
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

    /** Takes the rough judgement of a move. */
    public void take(ReviewPiece.Estimate<S, M> piece, Judgement<M> rough) {
        int entry = piece.move().entry();
        boolean known = rough.before().isPresent() && rough.after().isPresent();
        estimated.put(
                entry,
                known
                        ? Optional.of(
                                new EstimatedMove(
                                        entry,
                                        numbers.get(entry),
                                        rules.turn(piece.move().state()),
                                        rough.before().getAsDouble(),
                                        rough.after().getAsDouble()))
                        : Optional.empty());
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
        return moves.stream().allMatch(move -> judged.containsKey(move.entry()));
    }

    /** What is estimated of moves that are not judged yet, in their order. */
    public List<EstimatedMove> estimates() {
        return estimated.values().stream()
                .flatMap(Optional::stream)
                .filter(one -> !judged.containsKey(one.entry()))
                .toList();
    }

    /** The number of pieces that are done, but for estimates. */
    public int done() {
        return judged.size() + plays.stream().mapToInt(List::size).sum();
    }

    /** The number of all pieces, but for estimates. */
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
