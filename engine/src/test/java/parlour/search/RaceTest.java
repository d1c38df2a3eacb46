package parlour.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Rng;

import java.util.List;

class RaceTest {
    private static final CassinoRules RULES = new CassinoRules(2, CassinoOptions.HOUSE);
    private static final Effort EFFORT = new Effort(64, 8);

    @Test
    void aUnitIsOnePlayout() {
        int[] judged = {0};
        Worth<CassinoState> counting =
                (state, perSeat) -> {
                    judged[0]++;
                    Games.CASSINO.searchModel(RULES).points(state, perSeat);
                };
        CassinoState state = Endings.afterMoves(RULES, 1, 6);
        Analysis<CassinoMove> playouts = Endings.think(RULES, counting, state, EFFORT);
        assertEquals(0, judged[0], "a thought that nobody advances does nothing");
        for (int units : new int[] {1, 1, 5, 30}) {
            int before = judged[0];
            assertTrue(playouts.advance(units));
            assertEquals(units, judged[0] - before);
        }
    }

    @Test
    void aMoveIsKnownAfterOneUnit() {
        for (int seed = 0; seed < 50; seed++) {
            CassinoState state = Endings.afterMoves(RULES, seed, seed % 20);
            Analysis<CassinoMove> playouts =
                    Endings.think(RULES, Games.CASSINO.searchModel(RULES)::worth, state, EFFORT);
            playouts.advance(1);
            assertTrue(RULES.refusal(state, playouts.best().orElseThrow()).isEmpty());
        }
    }

    @Test
    void theSlicesDoNotChangeTheThought() {
        CassinoState state = Endings.afterMoves(RULES, 4, 9);
        Analysis<CassinoMove> whole =
                Endings.think(RULES, Games.CASSINO.searchModel(RULES)::worth, state, EFFORT);
        Analysis<CassinoMove> sliced =
                Endings.think(RULES, Games.CASSINO.searchModel(RULES)::worth, state, EFFORT);
        whole.advance(200);
        for (int i = 0; i < 40; i++) {
            sliced.advance(5);
        }
        assertEquals(whole.evaluations(), sliced.evaluations());
        assertEquals(whole.best(), sliced.best());
    }

    @Test
    void itEndsWhenTheWorldsAreUsedUpOrOneMoveIsLeft() {
        CassinoState state = Endings.afterMoves(RULES, 4, 9);
        Analysis<CassinoMove> playouts =
                Endings.think(RULES, Games.CASSINO.searchModel(RULES)::worth, state, EFFORT);
        int units = 0;
        while (playouts.advance(1)) {
            units++;
        }
        assertTrue(units <= EFFORT.worlds() * playouts.evaluations().size());
        List<Evaluation<CassinoMove>> before = playouts.evaluations();
        assertFalse(playouts.advance(100));
        assertEquals(before, playouts.evaluations());
        assertEquals(playouts.best().orElseThrow(), before.get(0).move());
    }

    @Test
    void aMoveThatIsAskedForIsEvaluatedToo() {
        CassinoState state = Endings.afterMoves(RULES, 4, 9);
        CassinoView view = Endings.view(RULES, state);
        Expert<CassinoState, CassinoMove, CassinoView, CassinoEvent> expert =
                new Expert<>(RULES, Games.CASSINO.searchModel(RULES), EFFORT);
        for (CassinoMove move : RULES.moves(state)) {
            Analysis<CassinoMove> analysis = expert.think(view, 1, List.of(move));
            analysis.advance(2000);
            assertTrue(analysis.evaluation(move).orElseThrow().worlds() > 0);
        }
    }

    @Test
    void equalViewsGiveEqualThoughtsWhateverIsHidden() {
        Rng rng = new Rng(8);
        for (int seed = 0; seed < 20; seed++) {
            CassinoRules rules = new CassinoRules(2 + seed % 3, CassinoOptions.HOUSE);
            CassinoState state = Endings.afterMoves(rules, seed, 5);
            CassinoState other = rules.sample(Endings.view(rules, state), rng);
            Analysis<CassinoMove> one =
                    Endings.think(rules, Games.CASSINO.searchModel(rules)::worth, state, EFFORT);
            Analysis<CassinoMove> two =
                    Endings.think(rules, Games.CASSINO.searchModel(rules)::worth, other, EFFORT);
            one.advance(500);
            two.advance(500);
            assertEquals(one.evaluations(), two.evaluations());
        }
    }
}
