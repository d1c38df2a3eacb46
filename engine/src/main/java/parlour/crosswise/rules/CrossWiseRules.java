package parlour.crosswise.rules;

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
import java.util.stream.IntStream;

/** The rules of CrossWise. */
public final class CrossWiseRules
        implements Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> {
    public static final List<Integer> SEAT_COUNTS = List.of(2, 4);

    private final int seats;

    public CrossWiseRules(int seats) {
        if (!SEAT_COUNTS.contains(seats)) {
            throw new IllegalArgumentException(seats + " seats");
        }
        this.seats = seats;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public CrossWiseOptions options() {
        return CrossWiseOptions.HOUSE;
    }

    @Override
    public int side(int seat) {
        return Team.of(seat).ordinal();
    }

    @Override
    public Step<CrossWiseState, CrossWiseEvent> deal(long seed) {
        Rng rng = new Rng(seed);
        int[] counts = new int[Token.all().size() + 1];
        Token.all().forEach(token -> counts[token.number()] = token.copies());
        Pile pile = Pile.shuffled(counts, rng);
        List<Hand> hands = new ArrayList<>();
        List<CrossWiseEvent> events = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            List<Token> dealt = List.copyOf(pile.list().subList(0, Hand.PLACES));
            hands.add(Hand.of(dealt));
            events.add(new CrossWiseEvent.Dealt(seat, dealt, dealt.size()));
            for (int i = 0; i < Hand.PLACES; i++) {
                pile = pile.rest();
            }
        }
        CrossWiseState dealt =
                new CrossWiseState(
                        Field.EMPTY,
                        Hands.of(hands),
                        pile,
                        Tally.zeros(Token.ACTIONS),
                        0,
                        rng.next());
        CrossWiseState settled = settled(dealt, events::add);
        return new Step<>(settled, List.copyOf(events));
    }

    /**
     * A position from another program: tokens that are nowhere else are shuffled into the pile, and
     * a game that is over there is over here.
     *
     * @param turn the seat to move, unless the game is over or that seat has no move
     */
    public CrossWiseState position(Field field, Hands hands, Tally used, int turn, long seed) {
        Rng rng = new Rng(seed);
        int[] left = new CrossWiseView(Eyes.all(seats), field, hands, 0, used, turn).unseen();
        Pile pile = Pile.shuffled(left, rng);
        CrossWiseState state = new CrossWiseState(field, hands, pile, used, turn, rng.next());
        return field.isOver() ? withTurn(state, NOBODY) : settled(state, Rules.silent());
    }

    @Override
    public Step<CrossWiseState, CrossWiseEvent> redeal(CrossWiseState state, long seed) {
        return deal(seed);
    }

    @Override
    public int turn(CrossWiseState state) {
        return state.turn();
    }

    @Override
    public void eachMove(CrossWiseState state, Predicate<? super CrossWiseMove> visitor) {
        if (state.turn() != NOBODY) {
            CrossWiseMoves.each(state.field(), state.hands().get(state.turn()), visitor);
        }
    }

    @Override
    public List<CrossWiseMove> moves(CrossWiseState state, int limit) {
        List<CrossWiseMove> moves = new ArrayList<>();
        if (limit > 0) {
            eachMove(
                    state,
                    move -> {
                        moves.add(move);
                        return moves.size() < limit;
                    });
        }
        return moves;
    }

    @Override
    public Optional<Refusal> refusal(CrossWiseState state, CrossWiseMove move) {
        return state.turn() == NOBODY
                ? Optional.of(new CrossWiseRefusal.GameOver())
                : CrossWiseMoves.refusal(state.field(), state.hands().get(state.turn()), move);
    }

    @Override
    public CrossWiseState play(
            CrossWiseState state, CrossWiseMove move, Consumer<? super CrossWiseEvent> tell) {
        int seat = state.turn();
        Field before = state.field();
        int place = state.hands().get(seat).find(move.token().number());
        if (tell != Rules.silent()) {
            List<Optional<Token>> symbols = move.cells().stream().map(before::at).toList();
            tell.accept(new CrossWiseEvent.Played(seat, move, place, symbols));
        }
        Field field = after(before, move);
        Hands hands = state.hands().with(seat, place, 0, false);
        if (move instanceof CrossWiseMove.Remove remove) {
            hands = hands.with(seat, place, before.at(remove.cell().index()), true);
        } else if (move instanceof CrossWiseMove.Replace replace) {
            int given = hands.get(seat).find(replace.given().number());
            hands = hands.with(seat, given, before.at(replace.cell().index()), true);
        }
        Tally used =
                move.token().isSymbol()
                        ? state.used()
                        : state.used().plus(move.token().action(), 1);
        CrossWiseState played =
                new CrossWiseState(field, hands, state.pile(), used, seat, state.shuffle());
        if (field.isOver()) {
            return over(played, tell);
        }
        CrossWiseState filled =
                move instanceof CrossWiseMove.Remove ? played : filled(played, tell);
        return settled(withTurn(filled, next(seat)), tell);
    }

    /** The field after a legal move. */
    public static Field after(Field field, CrossWiseMove move) {
        if (move instanceof CrossWiseMove.Put put) {
            return field.with(put.cell().index(), put.token().number());
        }
        if (move instanceof CrossWiseMove.Remove remove) {
            return field.with(remove.cell().index(), 0);
        }
        if (move instanceof CrossWiseMove.Replace replace) {
            return field.with(replace.cell().index(), replace.given().number());
        }
        int first = move.cells().get(0).index();
        int second = move.cells().get(1).index();
        return field.with(first, field.at(second), second, field.at(first));
    }

    /** Refills the hand of the seat to move, while the pile lasts. */
    private static CrossWiseState filled(
            CrossWiseState state, Consumer<? super CrossWiseEvent> tell) {
        int seat = state.turn();
        Hands hands = state.hands();
        Pile pile = state.pile();
        for (int place = 0; place < Hand.PLACES && !pile.isEmpty(); place++) {
            if (!hands.get(seat).holds(place)) {
                hands = hands.with(seat, place, pile.top(), false);
                if (tell != Rules.silent()) {
                    Optional<Token> drawn = Optional.of(Token.of(pile.top()));
                    tell.accept(new CrossWiseEvent.Drew(seat, place, drawn));
                }
                pile = pile.rest();
            }
        }
        return new CrossWiseState(state.field(), hands, pile, state.used(), seat, state.shuffle());
    }

    /**
     * The state in which the seat to move can move: a hand without a move is shown and redrawn
     * once, and the seat passes if that does not help.
     */
    CrossWiseState settled(CrossWiseState state, Consumer<? super CrossWiseEvent> tell) {
        CrossWiseState now = state;
        while (!canMove(now)) {
            // While the field is not full there are symbols outside it, so somebody will get one.
            if (!now.pile().isEmpty()) {
                now = redrawn(now, tell);
            }
            if (!canMove(now)) {
                tell.accept(new CrossWiseEvent.Passed(now.turn()));
                now = withTurn(now, next(now.turn()));
            }
        }
        return now;
    }

    private static boolean canMove(CrossWiseState state) {
        return CrossWiseMoves.any(state.field(), state.hands().get(state.turn()));
    }

    private static CrossWiseState redrawn(
            CrossWiseState state, Consumer<? super CrossWiseEvent> tell) {
        int seat = state.turn();
        Hand hand = state.hands().get(seat);
        tell.accept(new CrossWiseEvent.Redrew(seat, hand.tokens()));
        Rng rng = new Rng(state.shuffle());
        Hands emptied = state.hands();
        for (int place = 0; place < Hand.PLACES; place++) {
            emptied = emptied.with(seat, place, 0, false);
        }
        CrossWiseState shuffled =
                new CrossWiseState(
                        state.field(),
                        emptied,
                        state.pile().reshuffled(hand, rng),
                        state.used(),
                        seat,
                        rng.next());
        return filled(shuffled, tell);
    }

    private static CrossWiseState withTurn(CrossWiseState state, int turn) {
        return new CrossWiseState(
                state.field(), state.hands(), state.pile(), state.used(), turn, state.shuffle());
    }

    private int next(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    private CrossWiseState over(CrossWiseState state, Consumer<? super CrossWiseEvent> tell) {
        if (tell != Rules.silent()) {
            Field field = state.field();
            tell.accept(
                    new CrossWiseEvent.Scored(
                            field.points(Team.VERTICAL), field.points(Team.HORIZONTAL)));
            Optional<Integer> six = field.winner().map(team -> field.sixLine());
            tell.accept(new CrossWiseEvent.Won(winner(field), six));
        }
        return withTurn(state, NOBODY);
    }

    /** The team that has won a finished game; nobody when the points are equal. */
    public static Optional<Team> winner(Field field) {
        int ahead = field.points(Team.VERTICAL) - field.points(Team.HORIZONTAL);
        Team leading = ahead > 0 ? Team.VERTICAL : Team.HORIZONTAL;
        return field.winner().or(() -> Optional.of(leading).filter(team -> ahead != 0));
    }

    /** One point for a win, half a point for a draw. */
    @Override
    public Optional<Result> round(CrossWiseState state) {
        if (state.turn() != NOBODY) {
            return Optional.empty();
        }
        Optional<Team> winner = winner(state.field());
        return Optional.of(
                Result.of(
                        IntStream.range(0, seats)
                                .mapToObj(seat -> share(winner, Team.of(seat)))
                                .toList()));
    }

    private static double share(Optional<Team> winner, Team team) {
        return winner.map(won -> won == team ? 1.0 : 0.0).orElse(0.5);
    }

    @Override
    public Optional<Result> game(CrossWiseState state) {
        return round(state);
    }

    @Override
    public Tally scores(CrossWiseState state) {
        return Tally.zeros(seats);
    }

    /** The points of the seat's own team, whoever won: six of a kind may beat more points. */
    @Override
    public List<Integer> sheetPoints(CrossWiseState finished) {
        Field field = finished.field();
        return IntStream.range(0, seats).mapToObj(s -> field.points(Team.of(s))).toList();
    }

    @Override
    public Phrase standing(CrossWiseState state) {
        // No points here: a player who has hidden them would see them.
        return Phrase.of("crosswise.standing", Cell.COUNT - state.field().size());
    }

    @Override
    public CrossWiseView view(CrossWiseState state, Eyes eyes) {
        Hands seen = state.hands();
        for (int seat = 0; seat < seats; seat++) {
            if (!eyes.include(seat)) {
                seen = seen.with(seat, backs(seen, seat));
            }
        }
        return new CrossWiseView(
                eyes, state.field(), seen, state.pile().size(), state.used(), state.turn());
    }

    private static Hand backs(Hands hands, int seat) {
        Hand hand = hands.get(seat);
        for (int place = 0; place < Hand.PLACES; place++) {
            if (hand.holds(place) && !hands.isOpen(seat, place)) {
                hand = hand.with(place, Hand.BACK);
            }
        }
        return hand;
    }

    @Override
    public Optional<CrossWiseEvent> seen(CrossWiseEvent event, Eyes eyes) {
        if (event instanceof CrossWiseEvent.Dealt dealt && !eyes.include(dealt.seat())) {
            return Optional.of(new CrossWiseEvent.Dealt(dealt.seat(), List.of(), dealt.count()));
        }
        if (event instanceof CrossWiseEvent.Drew drew && !eyes.include(drew.seat())) {
            return Optional.of(
                    new CrossWiseEvent.Drew(drew.seat(), drew.place(), Optional.empty()));
        }
        return Optional.of(event);
    }

    @Override
    public CrossWiseState sample(CrossWiseView view, Rng rng) {
        CrossWiseState world = anyWorld(view, rng);
        // The seat to move has a move, otherwise the hand would have been redrawn.
        while (view.turn() != NOBODY && !canMove(world)) {
            world = anyWorld(view, rng);
        }
        return world;
    }

    private CrossWiseState anyWorld(CrossWiseView view, Rng rng) {
        Pile unseen = Pile.shuffled(view.unseen(), rng);
        Hands hands = view.hands();
        for (int seat = 0; seat < seats; seat++) {
            Hand hand = hands.get(seat);
            for (int place = 0; place < Hand.PLACES; place++) {
                if (hand.at(place) == Hand.BACK) {
                    hand = hand.with(place, unseen.top());
                    unseen = unseen.rest();
                }
            }
            hands = hands.with(seat, hand);
        }
        return new CrossWiseState(
                view.field(), hands, unseen, view.used(), view.turn(), rng.next());
    }
}
