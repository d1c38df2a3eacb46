package parlour.app.fastest;

import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a click on a card may mean in a position. All of it comes from the list of legal moves;
 * where a card belongs to none of them, it means what was asked for, so that the rules can say what
 * is wrong with it.
 *
 * @param hand the hand that is played from
 * @param last the play to beat; none on a free move
 * @param legal the legal moves, the lowest first
 * @param suits whether suits count, so that single cards matter
 */
record ClickMeaning(Hand hand, Optional<FastestMove> last, List<FastestMove> legal, boolean suits) {

    /** Nobody is to choose. */
    static final ClickMeaning NONE =
            new ClickMeaning(Hand.EMPTY, Optional.empty(), List.of(), false);

    ClickMeaning {
        legal = List.copyOf(legal);
    }

    /** What is picked once a card was clicked. */
    Hand clicked(FastestCard card, Hand picked) {
        boolean sameRank = !picked.isEmpty() && picked.of(card.level()).equals(picked);
        if (suits && sameRank && !card.level().isJoker()) {
            return toggled(card, picked);
        }
        List<Hand> meanings = of(card, picked);
        int now = meanings.indexOf(picked);
        return now + 1 < meanings.size() ? meanings.get(now + 1) : Hand.EMPTY;
    }

    static Hand toggled(FastestCard card, Hand picked) {
        return picked.has(card) ? picked.without(card) : picked.with(card);
    }

    /** So many cards of a card's rank. */
    Hand number(FastestCard card, int count) {
        boolean both = card.level().isJoker() && count == 2;
        if (both) {
            return hand.and(hand.of(Level.BLACK_JOKER).or(hand.of(Level.RED_JOKER)));
        }
        for (FastestMove move : legal) {
            if (move.size() == count && isGroup(move) && level(move) == card.level()) {
                return hand.taken(move);
            }
        }
        return lowest(hand.of(card.level()), count);
    }

    /** All that a click may mean, the likeliest first; never empty. */
    private List<Hand> of(FastestCard card, Hand picked) {
        List<Hand> meanings = new ArrayList<>();
        if (last.isEmpty() && !picked.isEmpty()) {
            runBetween(card, picked).ifPresent(meanings::add);
        }
        if (last.isPresent() && last.get() instanceof FastestMove.Run) {
            runsWith(card).forEach(run -> meanings.add(hand.taken(run)));
        }
        meanings.addAll(groupsWith(card));
        if (meanings.isEmpty()) {
            meanings.add(asked(card));
        }
        return meanings;
    }

    /** From what is picked to another rank: first and last of a run were clicked. */
    private Optional<Hand> runBetween(FastestCard card, Hand picked) {
        int low = card.level().ordinal();
        int high = low;
        for (FastestCard other : picked) {
            low = Math.min(low, other.level().ordinal());
            high = Math.max(high, other.level().ordinal());
        }
        for (FastestMove move : legal) {
            if (move instanceof FastestMove.Run run
                    && run.low().ordinal() == low
                    && run.high().ordinal() == high) {
                return Optional.of(hand.taken(run));
            }
        }
        return Optional.empty();
    }

    /** Runs that answer, those that begin nearest to the card first. */
    private List<FastestMove.Run> runsWith(FastestCard card) {
        List<FastestMove.Run> runs = new ArrayList<>();
        for (FastestMove move : legal) {
            if (move instanceof FastestMove.Run run && has(run, card.level())) {
                runs.add(run);
            }
        }
        runs.sort(Comparator.comparing(FastestMove.Run::low).reversed());
        return runs;
    }

    private List<Hand> groupsWith(FastestCard card) {
        List<Hand> groups = new ArrayList<>();
        for (FastestMove move : legal) {
            Hand cards = move.size() == 0 ? Hand.EMPTY : hand.taken(move);
            boolean group =
                    move instanceof FastestMove.BothJokers
                            ? card.level().isJoker()
                            : isGroup(move) && level(move) == card.level();
            if (group && (!suits || cards.has(card))) {
                groups.add(cards);
            }
        }
        // A free move gives away a whole group; an answer costs as little as it can.
        if (last.isEmpty() && !card.level().isJoker()) {
            groups.sort(Comparator.comparing(Hand::size).reversed());
        }
        return suits && !groups.isEmpty() && !card.level().isJoker()
                ? groups.subList(0, 1)
                : groups;
    }

    /** As many as the trick asks for, or as there are. */
    private Hand asked(FastestCard card) {
        Hand rank = hand.of(card.level());
        boolean group = last.isPresent() && !(last.get() instanceof FastestMove.Run);
        Hand cards = lowest(rank, group ? last.get().size() : 1);
        return !suits || cards.has(card)
                ? cards
                : lowest(rank, Math.max(0, cards.size() - 1)).with(card);
    }

    private static Hand lowest(Hand cards, int count) {
        Hand lowest = Hand.EMPTY;
        for (FastestCard card : cards) {
            lowest = lowest.size() < count ? lowest.with(card) : lowest;
        }
        return lowest;
    }

    /** The cards that belong to some play. */
    Hand usable() {
        Hand usable = Hand.EMPTY;
        for (FastestMove move : legal) {
            if (move instanceof FastestMove.Run run) {
                for (int level = run.low().ordinal(); level <= run.high().ordinal(); level++) {
                    usable = usable.or(hand.of(Level.at(level)));
                }
            } else if (move instanceof FastestMove.Group group) {
                usable = usable.or(hand.of(group.level()));
            } else if (move.size() > 0) {
                usable = usable.or(hand.taken(move));
            }
        }
        return usable;
    }

    /** Whether nothing can be played. */
    boolean onlyPass() {
        return legal.size() == 1 && legal.get(0).size() == 0;
    }

    private static boolean isGroup(FastestMove move) {
        return move instanceof FastestMove.Group || move instanceof FastestMove.Suited;
    }

    private static Level level(FastestMove group) {
        return group instanceof FastestMove.Suited suited
                ? suited.level()
                : ((FastestMove.Group) group).level();
    }

    private static boolean has(FastestMove.Run run, Level level) {
        return run.low().compareTo(level) <= 0 && run.high().compareTo(level) >= 0;
    }
}
