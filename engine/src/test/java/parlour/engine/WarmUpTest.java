package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class WarmUpTest {
    private final CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
    private final List<Integer> asked = new ArrayList<>();
    private int most;

    @Test
    void everyMoveOfARoundGetsASliceOfThought() {
        Player<CassinoView, CassinoMove> computer =
                Games.CASSINO.computer(Game.EXPERT, rules, new Rng(1));

        WarmUp.of(rules, (view, seed) -> counting(view, computer.think(view, seed)));

        // 52 cards, 4 of them dealt to the table.
        assertEquals(48, asked.size());
        assertEquals(24, asked.stream().filter(seat -> seat == 0).count());
        assertEquals(Thinking.SLICE, most);
    }

    private Thinking<CassinoMove> counting(CassinoView view, Thinking<CassinoMove> inner) {
        asked.add(view.turn());
        return new Thinking<>() {
            private int done;

            @Override
            public boolean advance(int units) {
                done += units;
                most = Math.max(most, done);
                return inner.advance(units);
            }

            @Override
            public Optional<CassinoMove> best() {
                return inner.best();
            }
        };
    }

    @Test
    void everyGameHasTheComputerThatRehearses() {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            assertTrue(game.computers().contains(Game.EXPERT), game.id());
            WarmUp.of(game);
        }
    }
}
