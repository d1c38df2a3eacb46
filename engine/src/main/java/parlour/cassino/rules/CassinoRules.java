package parlour.cassino.rules;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.captures.Captures;
import parlour.cassino.rules.CassinoEvent.Sweep;
import parlour.engine.Eyes;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Step;
import parlour.engine.Tally;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The rules of Nordic Cassino. */
public final class CassinoRules
        implements Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> {
    public static final int FEWEST_SEATS = 2;
    public static final int MOST_SEATS = 12;
    public static final int HAND = 4;

    /** A game that has not ended after this many rounds is scored as it stands. */
    public static final int MOST_ROUNDS = 100;

    private final int seats;
    private final CassinoOptions options;
    private final CassinoMoves moves;

    public CassinoRules(int seats, CassinoOptions options) {
        if (seats < FEWEST_SEATS || seats > MOST_SEATS) {
            throw new IllegalArgumentException(seats + " seats");
        }
        this.seats = seats;
        this.options = options;
        this.moves = new CassinoMoves(options.forcedCapture());
        // Here and not on first use, which may be part of a timed search.
        Captures.prepare();
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public CassinoOptions options() {
        return options;
    }

    @Override
    public Step<CassinoState, CassinoEvent> deal(long seed) {
        Rng rng = new Rng(seed);
        // Drawn in either case, so that the option does not change the cards.
        int drawn = rng.below(seats);
        int dealer = options.firstDealer() == CassinoOptions.FirstDealer.FIRST ? 0 : drawn;
        return deal(rng, RoundStart.first(seats, dealer));
    }

    @Override
    public Step<CassinoState, CassinoEvent> dealNext(CassinoState finished, long seed) {
        ScoreSheet sheet = sheet(finished);
        RoundStart next =
                new RoundStart(
                        (finished.dealer() + 1) % seats,
                        totals(finished, sheet),
                        finished.round() + 1,
                        sheet.carriedCards(),
                        sheet.carriedSpades());
        return deal(new Rng(seed), next);
    }

    @Override
    public Step<CassinoState, CassinoEvent> redeal(CassinoState state, long seed) {
        return deal(new Rng(seed), state.roundStart());
    }

    private Step<CassinoState, CassinoEvent> deal(Rng rng, RoundStart roundStart) {
        CassinoDeal dealt = new CassinoDeal(seats, roundStart.dealer(), roundStart.round(), rng);
        CassinoState state =
                new CassinoState(
                        dealt.table(),
                        dealt.hands(),
                        CardSets.empty(seats),
                        dealt.deck(),
                        (roundStart.dealer() + 1) % seats,
                        NOBODY,
                        Tally.zeros(seats),
                        roundStart);
        return new Step<>(state, dealt);
    }

    @Override
    public int turn(CassinoState state) {
        return state.turn();
    }

    @Override
    public void eachMove(CassinoState state, Predicate<? super CassinoMove> visitor) {
        if (state.turn() != NOBODY) {
            moves.each(state.table(), state.hands().get(state.turn()), visitor);
        }
    }

    @Override
    public List<CassinoMove> moves(CassinoState state, int limit) {
        return state.turn() == NOBODY
                ? List.of()
                : moves.first(state.table(), state.hands().get(state.turn()), limit);
    }

    @Override
    public Optional<Refusal> refusal(CassinoState state, CassinoMove move) {
        return state.turn() == NOBODY
                ? Optional.of(new CassinoRefusal.RoundOver())
                : moves.refusal(state.table(), state.hands().get(state.turn()), move);
    }

    @Override
    public CassinoState play(
            CassinoState state, CassinoMove move, Consumer<? super CassinoEvent> tell) {
        CassinoState next = after(state, move);
        if (tell != Rules.silent()) {
            announce(state, move, next, tell);
        }
        return next;
    }

    private CassinoState after(CassinoState state, CassinoMove move) {
        int seat = state.turn();
        long card = move.card().bit();
        long taken = move.taken().bits();
        CardSets piles = state.piles();
        Tally sweeps = state.sweeps();
        int lastCapture = state.lastCapture();
        if (taken != 0) {
            piles = piles.with(seat, piles.bits(seat) | taken | card);
            lastCapture = seat;
            if (sweep(state, move) == Sweep.COUNTS) {
                sweeps = sweeps.plus(seat, 1);
            }
        }
        long hand = state.hands().bits(seat) & ~card;
        Deck deck = state.deck();
        if (!deck.isEmpty()) {
            hand |= deck.top().bit();
            deck = deck.without(1);
        }
        CardSets hands = state.hands().with(seat, hand);
        int turn = next(hands, seat);
        long table = tableAfter(state, move);
        if (turn == NOBODY && lastCapture != NOBODY) {
            piles = piles.with(lastCapture, piles.bits(lastCapture) | table);
            table = 0;
        }
        return new CassinoState(
                new CardSet(table),
                hands,
                piles,
                deck,
                turn,
                lastCapture,
                sweeps,
                state.roundStart());
    }

    private static long tableAfter(CassinoState before, CassinoMove move) {
        long table = before.table().bits();
        long taken = move.taken().bits();
        return taken == 0 ? table | move.card().bit() : table & ~taken;
    }

    private void announce(
            CassinoState before,
            CassinoMove move,
            CassinoState next,
            Consumer<? super CassinoEvent> tell) {
        int seat = before.turn();
        tell.accept(
                move.taken().isEmpty()
                        ? new CassinoEvent.Placed(seat, move.card())
                        : new CassinoEvent.Captured(
                                seat, move.card(), move.taken(), sweep(before, move)));
        if (!before.deck().isEmpty()) {
            tell.accept(new CassinoEvent.Drew(seat, Optional.of(before.deck().top())));
        }
        if (next.turn() == NOBODY) {
            CardSet rest = new CardSet(tableAfter(before, move));
            if (!rest.isEmpty()) {
                tell.accept(new CassinoEvent.TookRest(next.lastCapture(), rest));
            }
            tellEnd(next, tell);
        }
    }

    private void tellEnd(CassinoState state, Consumer<? super CassinoEvent> tell) {
        Optional<Result> game = game(state);
        ScoreSheet sheet = game.isPresent() ? sheet(state).last() : sheet(state);
        tell.accept(new CassinoEvent.Scored(state.round(), sheet, totals(state, sheet).list()));
        game.ifPresent(result -> tell.accept(new CassinoEvent.Won(result.winners())));
    }

    /** Whether a capture is also a sweep. */
    private Sweep sweep(CassinoState before, CassinoMove move) {
        return before.table().bits() == move.taken().bits() ? sweep(before) : Sweep.NONE;
    }

    /** Whether a capture would also be a sweep, told from what the mover sees. */
    public Sweep sweep(CassinoView before, CassinoMove move) {
        return !move.taken().isEmpty() && before.table().equals(move.taken())
                ? sweep(before.deck() == 0, before.scores().get(before.turn()))
                : Sweep.NONE;
    }

    /** What clearing the table would count as for the player to move. */
    public Sweep sweep(CassinoState before) {
        return sweep(before.deck().isEmpty(), before.scores().get(before.turn()));
    }

    private Sweep sweep(boolean deckEmpty, int score) {
        boolean late = deckEmpty && !options.lastSweeps();
        boolean limited = options.sweepLimit() > 0 && score >= options.sweepLimit();
        return late || limited ? Sweep.DOES_NOT_COUNT : Sweep.COUNTS;
    }

    /** The next seat that holds a card: imported games may have seats without any. */
    private int next(CardSets hands, int seat) {
        int next = seat;
        do {
            next = next + 1 == seats ? 0 : next + 1;
            if (hands.bits(next) != 0) {
                return next;
            }
        } while (next != seat);
        return NOBODY;
    }

    /** The points of a finished round, line by line. */
    public ScoreSheet sheet(CassinoState state) {
        return ScoreSheet.of(options, state);
    }

    private Tally totals(CassinoState state, ScoreSheet sheet) {
        return Tally.of(
                IntStream.range(0, seats)
                        .mapToObj(
                                seat -> state.scores().get(seat) + sheet.lines().get(seat).total())
                        .toList());
    }

    @Override
    public Optional<Result> round(CassinoState state) {
        return state.turn() == NOBODY
                ? Optional.of(result(sheet(state).totals()))
                : Optional.empty();
    }

    @Override
    public Optional<Result> game(CassinoState state) {
        if (state.turn() != NOBODY) {
            return Optional.empty();
        }
        Tally totals = totals(state, sheet(state));
        return totals.max() >= options.target() || state.round() >= MOST_ROUNDS
                ? Optional.of(result(totals.list()))
                : Optional.empty();
    }

    private Result result(List<Integer> points) {
        return Result.of(points.stream().map(p -> (double) (sheetSign() * p)).toList());
    }

    @Override
    public int sheetSign() {
        return options.misere() ? -1 : 1;
    }

    @Override
    public OptionalInt target() {
        return options.oneRound() ? OptionalInt.empty() : OptionalInt.of(options.target());
    }

    @Override
    public int roundNumber(CassinoState state) {
        return state.round();
    }

    @Override
    public Tally scores(CassinoState state) {
        return state.scores();
    }

    @Override
    public Phrase standing(CassinoState state) {
        Phrase round = roundPhrase(state);
        return options.misere() ? Phrase.of("cassino.standing.misere", round) : round;
    }

    private Phrase roundPhrase(CassinoState state) {
        if (options.oneRound()) {
            return Phrase.of("cassino.standing.oneRound");
        }
        if (state.carriedCards() + state.carriedSpades() == 0) {
            return Phrase.of("cassino.standing", state.round(), options.target());
        }
        return Phrase.of(
                "cassino.standing.carried",
                state.round(),
                options.target(),
                state.carriedCards(),
                state.carriedSpades());
    }

    @Override
    public CassinoView view(CassinoState state, Eyes eyes) {
        return CassinoView.of(state, eyes);
    }

    @Override
    public Optional<CassinoEvent> seen(CassinoEvent event, Eyes eyes) {
        if (event instanceof CassinoEvent.Dealt dealt && !eyes.include(dealt.seat())) {
            return Optional.of(new CassinoEvent.Dealt(dealt.seat(), List.of(), dealt.count()));
        }
        if (event instanceof CassinoEvent.Drew drew && !eyes.include(drew.seat())) {
            return Optional.of(new CassinoEvent.Drew(drew.seat(), Optional.empty()));
        }
        return Optional.of(event);
    }

    @Override
    public CassinoState sample(CassinoView view, Rng rng) {
        return view.sample(rng);
    }
}
