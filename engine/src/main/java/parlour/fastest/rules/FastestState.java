package parlour.fastest.rules;

import parlour.engine.Tally;

/**
 * One game, and the standing of the match it began from. Every card is in a hand or was played
 * before everybody's eyes.
 *
 * @param first who had the first move; turns go round from there without exception
 * @param turn who is to move, nobody once a hand is empty
 * @param scores the points of the match at the beginning of the game
 * @param game counts from 1
 */
public record FastestState(
        Hands hands, PlayHistory playHistory, int first, int turn, Tally scores, int game) {

    /** The play to beat; a pass on a free move, which nothing needs to beat. */
    public FastestMove toBeat() {
        return toBeat(playHistory, hands.size());
    }

    /** Once all other seats have passed, the last play is uncontested and the next move free. */
    public static FastestMove toBeat(PlayHistory playHistory, int seats) {
        return playHistory.passes() >= seats - 1 ? FastestMove.PASS : playHistory.last();
    }
}
