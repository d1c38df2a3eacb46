package parlour.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Rng;
import parlour.fastest.computers.FastestSearchModel;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPosition;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;

import java.util.HashMap;
import java.util.Map;

class WaveringPolicyTest {
    private static final FastestRules RULES = new FastestRules(2, FastestOptions.SINGLE);
    private static final FastestSearchModel MODEL = Games.FASTEST.searchModel(RULES);
    private static final FastestState STATE =
            FastestPosition.of(RULES).hand(1, "Kc Kd 4d").hand(0, "3c 6c 6d 9c BJ").state();

    private static Map<FastestMove, Integer> choices(double share) {
        WaveringPolicy<FastestState, FastestMove> policy = new WaveringPolicy<>(MODEL, share);
        Rng rng = new Rng(1);
        Map<FastestMove, Integer> choices = new HashMap<>();
        for (int i = 0; i < 1000; i++) {
            choices.merge(policy.choose(STATE, rng), 1, Integer::sum);
        }
        return choices;
    }

    @Test
    void itFollowsThePolicyButForAShare() {
        FastestMove usual = MODEL.policy().choose(STATE, new Rng(1));
        assertEquals(Map.of(usual, 1000), choices(0));
        Map<FastestMove, Integer> some = choices(0.2);
        assertEquals(MODEL.candidates(STATE).size(), some.size(), "every candidate now and then");
        assertTrue(some.get(usual) > 780 && some.get(usual) < 900, some::toString);
        assertTrue(choices(1).get(usual) < 500);
    }
}
