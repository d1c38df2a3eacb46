package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.computers.MoverKnowledge;
import parlour.cassino.computers.Sweepers;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoView;

import java.util.List;
import java.util.Optional;

/** Names the kind of mistake that a move is where another is better. */
final class CassinoLapse {
    private static final String MISSES_SWEEPS = "missesSweeps";
    private static final String LEAVES_TEN = "leavesTen";
    private static final String LEAVES_ACES = "leavesAces";
    private static final String GIVES_SWEEPS = "givesSweeps";
    private static final String MISSES_GROUPS = "missesGroups";
    private static final String SPENDS_ACES = "spendsAces";
    private static final String SPENDS_SPECIALS = "spendsSpecials";
    private static final String LEAVES_SPADES = "leavesSpades";
    private static final String MISSES_CAPTURES = "missesCaptures";
    private static final String TAKES_SWEEPS = "takesSweeps";
    private static final String TAKES_POINTS = "takesPoints";
    private static final String TAKES_SPADES = "takesSpades";
    private static final String TAKES_CARDS = "takesCards";

    static final List<String> ALL =
            List.of(
                    MISSES_SWEEPS,
                    LEAVES_TEN,
                    LEAVES_ACES,
                    GIVES_SWEEPS,
                    MISSES_GROUPS,
                    SPENDS_ACES,
                    SPENDS_SPECIALS,
                    LEAVES_SPADES,
                    MISSES_CAPTURES,
                    TAKES_SWEEPS,
                    TAKES_POINTS,
                    TAKES_SPADES,
                    TAKES_CARDS);

    /** How much likelier a sweep of the next player has to be to explain a mistake. */
    private static final double LIKELIER = 0.1;

    private static final CardSet SMALL_POINTS = CardValues.ACES.with(CardValues.TWO_OF_SPADES);

    private final CassinoRules rules;
    private final CassinoView view;
    private final CassinoMove move;
    private final CassinoMove better;

    private CassinoLapse(
            CassinoRules rules, CassinoView view, CassinoMove move, CassinoMove better) {
        this.rules = rules;
        this.view = view;
        this.move = move;
        this.better = better;
    }

    static Optional<String> of(
            CassinoRules rules, CassinoView view, CassinoMove move, CassinoMove better) {
        CassinoLapse lapse = new CassinoLapse(rules, view, move, better);
        return rules.options().misere() ? lapse.misere() : lapse.usual();
    }

    /** The most specific kind comes first. */
    private Optional<String> usual() {
        if (sweeps(better) && !sweeps(move)) {
            return Optional.of(MISSES_SWEEPS);
        }
        if (left(move).has(CardValues.TEN_OF_DIAMONDS)
                && !left(better).has(CardValues.TEN_OF_DIAMONDS)) {
            return Optional.of(LEAVES_TEN);
        }
        if (left(move).and(SMALL_POINTS).size() > left(better).and(SMALL_POINTS).size()) {
            return Optional.of(LEAVES_ACES);
        }
        if (sweepChance(move) > sweepChance(better) + LIKELIER) {
            return Optional.of(GIVES_SWEEPS);
        }
        if (move.card() == better.card()
                && !move.taken().isEmpty()
                && better.taken().size() > move.taken().size()) {
            return Optional.of(MISSES_GROUPS);
        }
        if (spends(CardValues.ACES)) {
            return Optional.of(SPENDS_ACES);
        }
        if (spends(CardValues.SPECIALS)) {
            return Optional.of(SPENDS_SPECIALS);
        }
        if (spades(left(move)) > spades(left(better))) {
            return Optional.of(LEAVES_SPADES);
        }
        return move.taken().isEmpty() && !better.taken().isEmpty()
                ? Optional.of(MISSES_CAPTURES)
                : Optional.empty();
    }

    /** Where points are bad. */
    private Optional<String> misere() {
        if (sweeps(move) && !sweeps(better)) {
            return Optional.of(TAKES_SWEEPS);
        }
        if (CardValues.points(won(move).bits()) > CardValues.points(won(better).bits())) {
            return Optional.of(TAKES_POINTS);
        }
        if (spades(won(move)) > spades(won(better))) {
            return Optional.of(TAKES_SPADES);
        }
        return won(move).size() > won(better).size() ? Optional.of(TAKES_CARDS) : Optional.empty();
    }

    /** Whether a card of a kind leaves the hand where the better move keeps them all. */
    private boolean spends(CardSet kind) {
        Card kept = better.card();
        return kind.has(move.card()) && !kind.has(kept);
    }

    private boolean sweeps(CassinoMove one) {
        return rules.sweep(view, one) == CassinoEvent.Sweep.COUNTS;
    }

    private static CardSet won(CassinoMove one) {
        return one.taken().isEmpty() ? CardSet.EMPTY : one.taken().with(one.card());
    }

    /** The table after a move. */
    private CardSet left(CassinoMove one) {
        return one.taken().isEmpty()
                ? view.table().with(one.card())
                : view.table().minus(one.taken());
    }

    private static int spades(CardSet cards) {
        return cards.and(CardValues.SPADES).size();
    }

    /** The chance that the next player can clear the table that a move leaves. */
    private double sweepChance(CassinoMove one) {
        MoverKnowledge moverKnowledge = MoverKnowledge.of(view);
        long able = Sweepers.among(moverKnowledge.unseen(), left(one).bits());
        return moverKnowledge.chance(Long.bitCount(able));
    }
}
