package parlour.cassino.rules;

import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.List;
import java.util.Optional;

/** Something that happened at the table, for listeners that show, play or record it. */
public sealed interface CassinoEvent {
    /** A round begins. */
    record RoundBegan(int round, int dealer) implements CassinoEvent {}

    /** Cards went from the deck to a seat; the list is empty where the viewer sees only backs. */
    record Dealt(int seat, List<Card> cards, int count) implements CassinoEvent {}

    /** Cards went from the deck to the table, face up; {@code table} is what then lies there. */
    record DealtToTable(List<Card> cards, CardSet table) implements CassinoEvent {}

    /** A card went from a hand to the table. */
    record Placed(int seat, Card card) implements CassinoEvent {}

    /** A hand card took cards from the table into its player's pile. */
    record Captured(int seat, Card card, CardSet cards, Sweep sweep) implements CassinoEvent {}

    /** A card went from the deck to a hand; empty where the viewer sees only its back. */
    record Drew(int seat, Optional<Card> card) implements CassinoEvent {}

    /**
     * The round is over, and the last player to capture takes the remaining table cards, or nobody
     * does.
     */
    record TookRest(int seat, CardSet cards) implements CassinoEvent {}

    /** The round is scored; the totals include it. */
    record Scored(int round, ScoreSheet sheet, List<Integer> totals) implements CassinoEvent {}

    /** The game is over. */
    record Won(List<Integer> seats) implements CassinoEvent {}

    /** Whether a capture cleared the table, and whether that counts. */
    enum Sweep {
        NONE,
        COUNTS,
        DOES_NOT_COUNT
    }
}
