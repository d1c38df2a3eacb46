package parlour.app.cassino;

import parlour.app.game.ProposedMove;
import parlour.app.game.VisiblePosition;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Refusal;
import parlour.text.Phrase;

import java.util.Optional;

/** Says which move a selection or a dragged card makes, and what the button reads meanwhile. */
final class CassinoProposals {
    private final CassinoRules rules;
    private final VisiblePosition<CassinoState, CassinoMove, CassinoView> position;

    CassinoProposals(
            CassinoRules rules, VisiblePosition<CassinoState, CassinoMove, CassinoView> position) {
        this.rules = rules;
        this.position = position;
    }

    /**
     * The move that a selection makes so far.
     *
     * @param takes whether the selected hand card could take something
     */
    ProposedMove<CassinoMove> of(CassinoSelection selection, boolean takes) {
        ProposedMove<CassinoMove> found = find(selection, takes);
        return new ProposedMove<>(
                found.move(),
                found.label(),
                found.problem(),
                selection.hand().flatMap(this::value));
    }

    /** What a card is worth in the hand, if it is worth something else on the table. */
    private Optional<Phrase> value(Card card) {
        return CardValues.SPECIALS.has(card)
                ? Optional.of(Phrase.of("cassino.table.value", card, CardValues.inHand(card)))
                : Optional.empty();
    }

    private ProposedMove<CassinoMove> find(CassinoSelection selection, boolean takes) {
        Optional<CassinoMove> move = selection.move();
        if (move.isEmpty()) {
            String what = selection.table().isEmpty() ? "pick" : "pickTaker";
            return new ProposedMove<>(
                    move,
                    Phrase.of("cassino.table." + what, selection.table().size()),
                    Optional.empty());
        }
        Optional<Refusal> refusal = position.refusal(move.get());
        if (move.get().taken().isEmpty()) {
            boolean open = takes && (selection.undecided() || refusal.isPresent());
            return open ? choosing(move.get()) : place(move.get(), takes, refusal);
        }
        if (selection.undecided()) {
            Phrase choose =
                    Phrase.of(
                            "cassino.table.choose", move.get().card(), move.get().taken().first());
            return refusal.isPresent()
                    ? new ProposedMove<>(move, choose, Optional.of(choose))
                    : new ProposedMove<>(move, label(move.get(), true), Optional.empty());
        }
        return new ProposedMove<>(
                move, label(move.get(), refusal.isEmpty()), refusal.map(Refusal::phrase));
    }

    /** It has to be said first what the card takes. */
    private static ProposedMove<CassinoMove> choosing(CassinoMove move) {
        return new ProposedMove<>(
                Optional.empty(),
                Phrase.of("cassino.table.chooseTake", move.card()),
                Optional.empty());
    }

    private static ProposedMove<CassinoMove> place(
            CassinoMove move, boolean takes, Optional<Refusal> refusal) {
        String key = takes ? "cassino.table.placeOnly" : "cassino.table.place";
        return new ProposedMove<>(
                Optional.of(move), Phrase.of(key, move.card()), refusal.map(Refusal::phrase));
    }

    private Phrase label(CassinoMove move, boolean legal) {
        CardSet taken = move.taken();
        boolean sweep = legal && sweeps(move);
        return Phrase.of(
                sweep ? "cassino.table.takeAll" : "cassino.table.take",
                taken.size(),
                taken.first());
    }

    /** What letting go of a dragged card would do. */
    ProposedMove<CassinoMove> afterDrop(CassinoDrop drop) {
        Optional<Refusal> refusal = drop.move().flatMap(position::refusal);
        boolean sweep = refusal.isEmpty() && drop.move().filter(this::sweeps).isPresent();
        return new ProposedMove<>(drop.move(), drop.label(sweep), refusal.map(Refusal::phrase));
    }

    /** Whether the rules would count this as a sweep. */
    boolean sweeps(CassinoMove move) {
        return rules.sweep(position.view(), move) == CassinoEvent.Sweep.COUNTS;
    }
}
