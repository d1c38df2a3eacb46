package parlour.fastest.rules;

import java.util.List;

/** Something that happened at the table, for listeners that show, play or record it. */
public sealed interface FastestEvent {
    /** A game begins. */
    record GameBegan(int game, int first) implements FastestEvent {}

    /** A seat got its cards; the hand is empty where the viewer sees only backs. */
    record Dealt(int seat, Hand cards, int count) implements FastestEvent {}

    /** Cards went from a hand to the middle; {@code left} remain in it. */
    record CardsPlayed(int seat, FastestMove move, Hand cards, int left) implements FastestEvent {}

    /** A seat passed; it holds {@code left} cards. */
    record Passed(int seat, int left) implements FastestEvent {}

    /** Everybody else has passed, so this seat has a free move. */
    record FreeMove(int seat) implements FastestEvent {}

    /** The game is over: places, cards left and points by seat; the totals include them. */
    record Ended(
            int game,
            List<Integer> places,
            List<Integer> left,
            List<Integer> points,
            List<Integer> totals)
            implements FastestEvent {}

    /** The match is over. */
    record Won(List<Integer> seats) implements FastestEvent {}
}
