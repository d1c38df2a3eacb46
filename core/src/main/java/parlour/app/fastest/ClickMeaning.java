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
 * Works out what a click on a card means in a position, from the list of legal moves. If the card
 * belongs to none of them, the click selects as many as the trick asks for, so that the rules can
 * say what is wrong.
 *
 * @param hand the hand being played
 * @param last the play to beat; empty on a free move
 * @param legal the legal moves, lowest first
 * @param suits whether suits count, so that individual cards matter
 */
record ClickMeaning(Hand hand, Optional<FastestMove> last, List<FastestMove> legal, boolean suits) {

    /** Used while nobody is choosing. */
    static final ClickMeaning NONE =
            new ClickMeaning(Hand.EMPTY, Optional.empty(), List.of(), false);

    ClickMeaning {
        legal = List.copyOf(legal);
    }

    /** The selection after a card is clicked. */
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

    /** The given number of cards of a card's rank. */
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

    /** All meanings of a click, the likeliest first; never empty. */
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

    /** The run from the selected rank to the clicked one: its first and last cards were clicked. */
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

    /** Runs that beat the last play, those that begin nearest to the card first. */
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
        // A free move gets rid of a whole group; a reply spends as little as it can.
        if (last.isEmpty() && !card.level().isJoker()) {
            groups.sort(Comparator.comparing(Hand::size).reversed());
        }
        return suits && !groups.isEmpty() && !card.level().isJoker()
                ? groups.subList(0, 1)
                : groups;
    }

    /** As many cards of the rank as the trick asks for, or as there are. */
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

    /** The cards that are part of some legal play. */
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

    /** Whether the only legal move is to pass. */
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
