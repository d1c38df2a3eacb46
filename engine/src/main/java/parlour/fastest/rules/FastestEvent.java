package parlour.fastest.rules;

import java.util.List;

/** Something that happened at the table, for whoever shows, hears or writes it down. */
public sealed interface FastestEvent {
    /** A game begins. */
    record GameBegan(int game, int first) implements FastestEvent {}

    /** A seat got its cards; no cards where the watcher sees only backs. */
    record Dealt(int seat, Hand cards, int count) implements FastestEvent {}

    /** Cards went from a hand to the middle; so many are left in it. */
    record CardsPlayed(int seat, FastestMove move, Hand cards, int left) implements FastestEvent {}

    /** A seat passed; it holds so many cards. */
    record Passed(int seat, int left) implements FastestEvent {}

    /** Everybody else has passed: this seat may begin anew. */
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
