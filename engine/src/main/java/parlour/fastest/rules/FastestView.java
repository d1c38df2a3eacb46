package parlour.fastest.rules;

import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.engine.Tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a viewer sees of a {@link FastestState}: hidden hands are empty and only counted.
 *
 * @param suits whether suits count in this game
 */
public record FastestView(
        Eyes eyes,
        Hands hands,
        Tally counts,
        PlayHistory playHistory,
        int first,
        int turn,
        Tally scores,
        int game,
        boolean suits) {

    /** The play to beat; empty on a free move. */
    public Optional<FastestMove> toBeat() {
        return Optional.of(FastestState.toBeat(playHistory, counts.size()))
                .filter(move -> move.size() > 0);
    }

    /** Who made the play to beat, or nobody. */
    public int lastSeat() {
        int number = playHistory.size() - 1 - playHistory.passes();
        return toBeat().isEmpty() ? Rules.NOBODY : (first + number) % counts.size();
    }

    /** One turn; a pass has no cards. */
    public record Act(int seat, FastestMove move, Hand cards) {}

    /** The turns since the last free move, oldest first; empty if the next move is free. */
    public List<Act> trick() {
        List<Act> trick = new ArrayList<>();
        int seat = first;
        int passes = 0;
        for (PlayHistory.Play play : playHistory.list()) {
            trick.add(new Act(seat, play.move(), play.cards()));
            passes = play.cards().isEmpty() ? passes + 1 : 0;
            if (passes == counts.size() - 1) {
                trick.clear();
            }
            seat = (seat + 1) % counts.size();
        }
        return trick;
    }

    /** The cards that this view cannot place: those in hidden hands. */
    public Hand unseen() {
        return Hand.PACK.minus(hands.union().or(playHistory.cards()));
    }
}
