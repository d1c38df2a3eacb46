package parlour.fastest.rules;

import parlour.engine.Tally;

/**
 * One game, and the standing of the match it started from. Every card is in a hand or was played in
 * the open.
 *
 * @param first who had the first move; turns go round from there without exception
 * @param turn who is to move, nobody once a hand is empty
 * @param scores the points of the match at the start of the game
 * @param game counts from 1
 */
public record FastestState(
        Hands hands, PlayHistory playHistory, int first, int turn, Tally scores, int game) {

    /** The play to beat; a pass on a free move, when there is nothing to beat. */
    public FastestMove toBeat() {
        return toBeat(playHistory, hands.size());
    }

    /**
     * The play to beat: once all other seats have passed, the last play stands and the next move is
     * free.
     */
    public static FastestMove toBeat(PlayHistory playHistory, int seats) {
        return playHistory.passes() >= seats - 1 ? FastestMove.PASS : playHistory.last();
    }
}
