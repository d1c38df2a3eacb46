package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.cards.Card;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoMoves;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class AnyMoveTest {
    private static final int TIMES = 2_000;

    /** So many standard errors from what is expected nothing of this may be. */
    private static final double ERRORS = 5;

    @ParameterizedTest
    @CsvSource({
        "'', 'Kd 2c'",
        "'5c', '5d Kh Qs 2c'",
        "'3c 4d 7h', '7s Kh'",
        "'Ac 2c 3c 4c', '5d 6d 7d 4h'",
        "'2c 2d 4c 4h 6s', '6d 8h 10d Ah'",
        "'Ac Ad 2c 2d 3c 3d 4c', '5s 7s 8d 9c'",
        "'2c 3c 4c 5c 6c 7c 8c 9c', 'As 10d 9d 3h'",
        "'Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c', '2s Ah 10d 3h'"
    })
    void everyLegalMoveIsAsLikely(String table, String hand) {
        for (CassinoOptions options : List.of(CassinoOptions.HOUSE, forced())) {
            CassinoRules rules = new CassinoRules(2, options);
            CassinoState state =
                    CassinoPosition.seats(2).table(table).hand(0, hand).hand(1, "Ks").state();
            List<CassinoMove> legal = rules.moves(state, Integer.MAX_VALUE);
            Map<CassinoMove, Integer> chosen = new HashMap<>();
            AnyMove any = new AnyMove(options);
            Rng rng = new Rng(7);
            for (int i = 0; i < TIMES * legal.size(); i++) {
                chosen.merge(any.choose(state, rng), 1, Integer::sum);
            }
            assertEquals(new HashSet<>(legal), chosen.keySet());
            chosen.forEach(
                    (move, times) ->
                            assertTrue(
                                    Math.abs(times - TIMES) < ERRORS * Math.sqrt(TIMES),
                                    () -> move + " " + times + " times, not " + TIMES));
        }
    }

    private static CassinoOptions forced() {
        CassinoOptions options = CassinoOptions.LAISTO;
        assertTrue(options.forcedCapture());
        return options;
    }

    @Test
    void onACrowdedTableEveryCardOfTheHandIsPlayed() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        CassinoState state =
                CassinoPosition.seats(2)
                        .table(
                                "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc Ad 2d 3d 4d 5d 6d 7d 8d"
                                        + " 9d Jd Qd Kd 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh 3s 4s"
                                        + " 5s 6s 7s 8s 9s 10s Js Qs")
                        .hand(0, "10d 2s As Ah")
                        .hand(1, "Ks")
                        .state();
        AnyMove any = new AnyMove(CassinoOptions.HOUSE);
        Rng rng = new Rng(3);
        Set<Card> played = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            CassinoMove move = any.choose(state, rng);
            assertTrue(rules.refusal(state, move).isEmpty(), move::toString);
            played.add(move.card());
        }
        assertTrue(captures(state) > Integer.MAX_VALUE, "more than an int can number");
        assertEquals(new HashSet<>(CassinoCards.list("10d 2s As Ah")), played);
    }

    private static long captures(CassinoState state) {
        return new CassinoMoves(false).count(state.table(), state.hands().get(0));
    }

    @Test
    void wholeRoundsAreLegalAtAnyNumberOfSeats() {
        for (int seats = CassinoRules.FEWEST_SEATS; seats <= CassinoRules.MOST_SEATS; seats++) {
            CassinoRules rules = new CassinoRules(seats, CassinoOptions.HOUSE);
            AnyMove any = new AnyMove(CassinoOptions.HOUSE);
            for (int seed = 0; seed < 50; seed++) {
                Rng rng = new Rng(seed);
                CassinoState state = rules.deal(seed).state();
                while (state.turn() != Rules.NOBODY) {
                    CassinoMove move = any.choose(state, rng);
                    assertTrue(rules.refusal(state, move).isEmpty());
                    state = rules.play(state, move, Rules.silent());
                }
            }
        }
    }
}
