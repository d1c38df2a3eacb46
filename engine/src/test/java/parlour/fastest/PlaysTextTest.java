package parlour.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.PlayHistory;
import parlour.json.JsonWriter;

import java.util.ArrayList;
import java.util.List;

/** What grows from move to move is what would be written anew. */
class PlaysTextTest {
    private static void assertWrites(PlayHistory plays, PlaysText text) {
        assertSame(plays, text.plays());
        assertEquals(
                JsonWriter.compact(
                        plays.list().stream().map(play -> play.move().toString()).toList()),
                text.moves());
        assertEquals(JsonWriter.compact(FastestFormat.plays(plays)), text.cards());
    }

    /** From one position to the next, back by one, and to any other, of other games too. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itFollowsAnyWayThroughSomeGames(boolean suits) {
        FastestRules rules = new FastestRules(3, new FastestOptions(true, suits, 1));
        Rng rng = new Rng(71);
        PlaysText text = PlaysText.NOTHING;
        List<FastestState> seen = new ArrayList<>();
        for (int game = 0; game < 30; game++) {
            FastestState state = rules.deal(rng.next()).state();
            while (rules.turn(state) != Rules.NOBODY) {
                seen.add(state);
                List<FastestMove> moves = rules.moves(state, 20);
                state = rules.play(state, moves.get(rng.below(moves.size())), Rules.silent());
                text = text.of(state.playHistory());
                assertWrites(state.playHistory(), text);
                if (rng.below(4) == 0) {
                    FastestState other = seen.get(rng.below(seen.size()));
                    text = text.of(other.playHistory());
                    assertWrites(other.playHistory(), text);
                }
                if (rng.below(4) == 0) {
                    text = text.of(state.playHistory().before());
                    assertWrites(state.playHistory().before(), text);
                }
            }
        }
    }
}
