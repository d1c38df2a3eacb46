package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.cassino.CassinoGame;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The players that search choose as they did when their strength was last measured. */
class SearchedMovesTest {
    private static final CassinoGame GAME = new CassinoGame();

    private static final List<Options> PRESETS = List.copyOf(GAME.presets().values());

    private static void assertPlays(String expected, String level) {
        assertEquals(expected.strip().replaceAll("\\s+", " "), moves(level));
    }

    private static String moves(String level) {
        return IntStream.range(0, 40)
                .mapToObj(number -> move(level, number))
                .collect(Collectors.joining(", "));
    }

    /** Two, two, three and four seats in turn, from the first moves of a round to its last. */
    private static String move(String level, int number) {
        CassinoRules rules =
                GAME.rules(Math.max(2, 1 + number % 4), PRESETS.get(number / 4 % PRESETS.size()));
        CassinoState state = rules.deal(number).state();
        for (int i = 0; i < number; i++) {
            CassinoMove move = new QuickCounter(rules.options()).choose(state, new Rng(i));
            CassinoState after = rules.play(state, move, Rules.silent());
            state = after.turn() == Rules.NOBODY ? state : after;
        }
        CassinoView view = rules.view(state, Eyes.of(state.turn()));
        Thinking<CassinoMove> thinking =
                GAME.computer(level, rules, new Rng(number)).think(view, number);
        thinking.advance(10_000);
        return GAME.text(thinking.best().orElseThrow());
    }

    @Test
    void theSkilledLevelPlaysAsItDid() {
        assertPlays(
                """
                Jh x Jc, Ac x 6c 8c, 9d x 4c 5s, Kc x Ks, Kh, 8h, Ks x Jc 2d Kd, Ks x Kh, 8d,
                Jd x Js, 2d, 6h x 2d 4h, 9c, 7c x 7s, Qh x Qc, 8d, 3h, 10c x 10h, 3s, 5s x 5d,
                9s, 10s, 6d x 6s, 7h, Kc, Js x Ad 10d, Kc x Ac Qh, 5c, 2c, Jd x Jc, Qs x 3h 9s,
                5d, 3s x 3d, Ah x Jc 3h, Qd x Qc Qh, Qc x 2c 4d 6d, Qh, 6d, 4d, 5s
                """,
                "skilled");
    }

    @Test
    void theExpertPlaysAsItDid() {
        assertPlays(
                """
                8s x 4h 4s, 6h x 6c, 9d x 4c 5s, Kc x Ks, Kh, 2h, Ks x Jc 2d, Ks x Kh, 9h,
                Jd x Js, 6h, 6h x 2d 4h, 9c, 7c x 7s, 9d x 9c, 4h, 3h, 10d, 5d, 5s x 5d, 4d, 8c,
                6d x 6s, 7h, Jc, Js x Ad 10d, Kc x Ac Qh, 2d, 2c, 3c, 3s x 3h, 5d, 3s x 3d,
                Ah x Jc 3h, Qd x Qc, Qc x 2c 4d 6d, Qh, 6d, 4d, 5s
                """,
                Game.EXPERT);
    }
}
