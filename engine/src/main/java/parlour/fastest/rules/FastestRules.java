package parlour.fastest.rules;

import parlour.engine.Eyes;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Step;
import parlour.engine.Tally;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The rules of See Who's Fastest. */
public final class FastestRules
        implements Rules<FastestState, FastestMove, FastestView, FastestEvent> {
    /** The seat counts that divide the pack evenly and leave a playable hand. */
    public static final List<Integer> SEAT_COUNTS = List.of(2, 3, 6, 9);

    private final int seats;
    private final FastestOptions options;
    private final FastestMoves moves;

    public FastestRules(int seats, FastestOptions options) {
        if (!SEAT_COUNTS.contains(seats)) {
            throw new IllegalArgumentException(seats + " seats");
        }
        this.seats = seats;
        this.options = options;
        this.moves = new FastestMoves(options);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public FastestOptions options() {
        return options;
    }

    @Override
    public Step<FastestState, FastestEvent> deal(long seed) {
        Rng rng = new Rng(seed);
        return deal(rng, rng.below(seats), Tally.zeros(seats), 1);
    }

    @Override
    public Step<FastestState, FastestEvent> dealNext(FastestState finished, long seed) {
        Rng rng = new Rng(seed);
        return deal(rng, rng.below(seats), totals(finished), finished.game() + 1);
    }

    @Override
    public Step<FastestState, FastestEvent> redeal(FastestState state, long seed) {
        return deal(new Rng(seed), state.first(), state.scores(), state.game());
    }

    private Step<FastestState, FastestEvent> deal(Rng rng, int first, Tally scores, int game) {
        Hands hands = Hands.of(FastestDeal.hands(seats, rng));
        FastestState state =
                new FastestState(hands, PlayHistory.NOTHING, first, first, scores, game);
        return new Step<>(state, FastestDeal.events(state));
    }

    @Override
    public int turn(FastestState state) {
        return state.turn();
    }

    @Override
    public void eachMove(FastestState state, Predicate<? super FastestMove> visitor) {
        if (state.turn() != NOBODY) {
            moves.each(state.hands().bits(state.turn()), state.toBeat(), visitor);
        }
    }

    @Override
    public List<FastestMove> moves(FastestState state, int limit) {
        return state.turn() == NOBODY
                ? List.of()
                : moves.first(state.hands().bits(state.turn()), state.toBeat(), limit);
    }

    @Override
    public Optional<Refusal> refusal(FastestState state, FastestMove move) {
        return state.turn() == NOBODY
                ? Optional.of(new FastestRefusal.GameOver())
                : moves.refusal(state.hands().bits(state.turn()), state.toBeat(), move);
    }

    @Override
    public FastestState play(
            FastestState state, FastestMove move, Consumer<? super FastestEvent> tell) {
        int seat = state.turn();
        long cards = PlayOrder.taken(state.hands().bits(seat), move);
        Hands hands = cards == 0 ? state.hands() : state.hands().without(seat, cards);
        int next = seat + 1 == seats ? 0 : seat + 1;
        FastestState after =
                new FastestState(
                        hands,
                        state.playHistory().and(move, cards),
                        state.first(),
                        hands.bits(seat) == 0 ? NOBODY : next,
                        state.scores(),
                        state.game());
        if (tell != Rules.silent()) {
            tell(after, seat, move, new Hand(cards), tell);
        }
        return after;
    }

    private void tell(
            FastestState after,
            int seat,
            FastestMove move,
            Hand cards,
            Consumer<? super FastestEvent> tell) {
        int left = after.hands().get(seat).size();
        tell.accept(
                cards.isEmpty()
                        ? new FastestEvent.Passed(seat, left)
                        : new FastestEvent.CardsPlayed(seat, move, cards, left));
        if (after.turn() != NOBODY) {
            if (after.toBeat().size() == 0) {
                tell.accept(new FastestEvent.FreeMove(after.turn()));
            }
            return;
        }
        ScoreSheet sheet = sheet(after);
        tell.accept(
                new FastestEvent.Ended(
                        after.game(),
                        sheet.places(),
                        sheet.left(),
                        sheet.points(),
                        totals(after).list()));
        game(after).ifPresent(result -> tell.accept(new FastestEvent.Won(result.winners())));
    }

    /** The places and points of a finished game. */
    public ScoreSheet sheet(FastestState state) {
        return ScoreSheet.of(state.hands());
    }

    private Tally totals(FastestState finished) {
        Tally totals = finished.scores();
        List<Integer> points = sheet(finished).points();
        for (int seat = 0; seat < seats; seat++) {
            totals = totals.plus(seat, points.get(seat));
        }
        return totals;
    }

    /** The winner gets 1 and the last seat 0; shared places share the mean. */
    @Override
    public Optional<Result> round(FastestState state) {
        return state.turn() == NOBODY
                ? Optional.of(
                        Result.of(
                                sheet(state).points().stream()
                                        .map(points -> (double) points / ScoreSheet.most(seats))
                                        .toList()))
                : Optional.empty();
    }

    @Override
    public List<Integer> sheetPoints(FastestState finished) {
        return sheet(finished).points();
    }

    @Override
    public Optional<Result> game(FastestState state) {
        return state.turn() == NOBODY && state.game() >= options.games()
                ? Optional.of(
                        Result.of(totals(state).list().stream().map(Double::valueOf).toList()))
                : Optional.empty();
    }

    @Override
    public int roundNumber(FastestState state) {
        return state.game();
    }

    @Override
    public Tally scores(FastestState state) {
        return state.scores();
    }

    @Override
    public Phrase standing(FastestState state) {
        return options.games() == 1
                ? Phrase.of("fastest.standing.single")
                : Phrase.of("fastest.standing", state.game(), options.games());
    }

    @Override
    public FastestView view(FastestState state, Eyes eyes) {
        long[] hands = new long[seats];
        List<Integer> counts = new ArrayList<>(seats);
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = eyes.include(seat) ? state.hands().bits(seat) : 0;
            counts.add(Long.bitCount(state.hands().bits(seat)));
        }
        return new FastestView(
                eyes,
                Hands.of(hands),
                Tally.of(counts),
                state.playHistory(),
                state.first(),
                state.turn(),
                state.scores(),
                state.game(),
                options.suits());
    }

    @Override
    public Optional<FastestEvent> seen(FastestEvent event, Eyes eyes) {
        if (event instanceof FastestEvent.Dealt dealt && !eyes.include(dealt.seat())) {
            return Optional.of(new FastestEvent.Dealt(dealt.seat(), Hand.EMPTY, dealt.count()));
        }
        return Optional.of(event);
    }

    @Override
    public FastestState sample(FastestView view, Rng rng) {
        long[] hands = new long[seats];
        int[] lacking = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = view.hands().bits(seat);
            lacking[seat] = view.counts().get(seat) - Long.bitCount(hands[seat]);
        }
        FastestDeal.deal(view.unseen().bits(), hands, lacking, rng);
        return new FastestState(
                Hands.of(hands),
                view.playHistory(),
                view.first(),
                view.turn(),
                view.scores(),
                view.game());
    }
}
