package parlour.cassino.rules;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.cassino.captures.Grouping;
import parlour.engine.Refusal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/** The legal moves of a hand on a table. */
public final class CassinoMoves {
    /** The most captures per card that a search considers. */
    private static final int CANDIDATES_A_CARD = 12;

    private final boolean forcedCapture;

    public CassinoMoves(boolean forcedCapture) {
        this.forcedCapture = forcedCapture;
    }

    /** Passes every legal move once to the visitor, placements first, until it returns false. */
    public void each(CardSet table, CardSet hand, Predicate<? super CassinoMove> visitor) {
        Captures.lend(captures -> each(captures, table, hand, visitor));
    }

    /** Returns whether the visitor has seen all of them. */
    private boolean each(
            Captures captures,
            CardSet table,
            CardSet hand,
            Predicate<? super CassinoMove> visitor) {
        for (Card card : placeable(table, hand)) {
            if (!visitor.test(new CassinoMove.Place(card))) {
                return false;
            }
        }
        for (Card card : hand) {
            boolean all =
                    captures.forEach(
                            table.bits(),
                            CardValues.inHand(card),
                            taken ->
                                    visitor.test(
                                            new CassinoMove.Capture(card, new CardSet(taken))));
            if (!all) {
                return false;
            }
        }
        return true;
    }

    /** The number of legal moves, without creating them. */
    public long count(CardSet table, CardSet hand) {
        return Captures.lend(captures -> count(captures, table, hand));
    }

    private long count(Captures captures, CardSet table, CardSet hand) {
        long count = placeable(table, hand).size();
        for (Card card : hand) {
            count += captures.count(table.bits(), CardValues.inHand(card));
        }
        return count;
    }

    /**
     * All moves if there are at most {@code limit}, otherwise the placements and the largest
     * captures.
     */
    public List<CassinoMove> first(CardSet table, CardSet hand, int limit) {
        List<CassinoMove> placements = new ArrayList<>();
        for (Card card : placeable(table, hand)) {
            placements.add(new CassinoMove.Place(card));
        }
        if (placements.size() >= limit) {
            return List.copyOf(placements.subList(0, limit));
        }
        return Captures.lend(captures -> first(captures, table, hand, placements, limit));
    }

    private List<CassinoMove> first(
            Captures captures,
            CardSet table,
            CardSet hand,
            List<CassinoMove> placements,
            int limit) {
        List<CassinoMove> moves = new ArrayList<>();
        each(
                captures,
                table,
                hand,
                move -> {
                    moves.add(move);
                    return moves.size() <= limit;
                });
        if (moves.size() <= limit) {
            return moves;
        }
        moves.clear();
        int room = limit - placements.size();
        for (Card card : hand) {
            for (CardSet taken : captures.largest(table.bits(), CardValues.inHand(card), room)) {
                moves.add(new CassinoMove.Capture(card, taken));
            }
        }
        moves.sort(Comparator.comparingInt((CassinoMove move) -> move.taken().size()).reversed());
        placements.addAll(moves);
        return List.copyOf(placements.subList(0, Math.min(limit, placements.size())));
    }

    /** The placements, and all captures of a card or, where there are many, the maximal ones. */
    public List<CassinoMove> candidates(CardSet table, CardSet hand) {
        Captures captures = new Captures();
        List<CassinoMove> moves = new ArrayList<>();
        for (Card card : placeable(table, hand)) {
            moves.add(new CassinoMove.Place(card));
        }
        for (Card card : hand) {
            int most = moves.size() + CANDIDATES_A_CARD;
            LongPredicate add =
                    taken -> {
                        moves.add(new CassinoMove.Capture(card, new CardSet(taken)));
                        return moves.size() < most;
                    };
            int target = CardValues.inHand(card);
            if (captures.count(table.bits(), target) <= CANDIDATES_A_CARD) {
                captures.forEach(table.bits(), target, add);
            } else {
                captures.forEachMaximal(table.bits(), target, add);
            }
        }
        return moves;
    }

    /** Why a move is illegal, or empty if it is legal. */
    public Optional<Refusal> refusal(CardSet table, CardSet hand, CassinoMove move) {
        if (!hand.has(move.card())) {
            return Optional.of(new CassinoRefusal.NotHeld(move.card()));
        }
        if (move.taken().isEmpty()) {
            CardSet able = forcedCapture ? able(table, hand) : CardSet.EMPTY;
            return able.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new CassinoRefusal.MustCapture(able));
        }
        CardSet missing = move.taken().minus(table);
        if (!missing.isEmpty()) {
            return Optional.of(new CassinoRefusal.NotOnTable(missing));
        }
        int target = CardValues.inHand(move.card());
        if (Captures.legal(move.taken().bits(), target)) {
            return Optional.empty();
        }
        for (Card card : move.taken()) {
            if (CardValues.onTable(card) > target) {
                return Optional.of(new CassinoRefusal.TooBig(move.card(), card, target));
            }
        }
        Grouping grouping = new Captures().split(move.taken(), target);
        return Optional.of(
                new CassinoRefusal.DoesNotAddUp(
                        move.card(), target, grouping.groups(), grouping.leftOver()));
    }

    private CardSet placeable(CardSet table, CardSet hand) {
        return forcedCapture && !able(table, hand).isEmpty() ? CardSet.EMPTY : hand;
    }

    /** The hand cards that can capture something. */
    private CardSet able(CardSet table, CardSet hand) {
        CardSet able = CardSet.EMPTY;
        for (Card card : hand) {
            if (Captures.any(table.bits(), CardValues.inHand(card))) {
                able = able.with(card);
            }
        }
        return able;
    }
}
