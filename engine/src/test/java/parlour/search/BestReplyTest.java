package parlour.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.CardSets;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoOptions;
import parlour.cassino.CassinoRules;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class BestReplyTest {
    private static final Effort EFFORT = new Effort(64, 24);

    @Test
    void everyMoveOfAnEndingIsWorthWhatBruteForceFinds() {
        int compared = 0;
        for (CassinoOptions options :
                List.of(CassinoOptions.HOUSE, CassinoOptions.FINNISH, CassinoOptions.LAISTO)) {
            for (int seed = 0; seed < 24; seed++) {
                CassinoRules rules = new CassinoRules(3 + seed % 2, options);
                CassinoState state = Endings.withCardsInHands(rules, seed, 5 + seed % 3);
                List<CassinoMove> moves = rules.moves(state);
                if (moves.size() == 1) {
                    continue;
                }
                compared++;
                Analysis<CassinoMove> found = thought(rules, state, moves);
                while (found.advance(100)) {
                    assertTrue(found.best().isPresent());
                }
                List<CassinoState> worlds = worlds(rules, state);
                double best = brute(rules, worlds, state.turn());
                for (CassinoMove move : moves) {
                    double value = after(rules, worlds, move, state.turn());
                    Evaluation<CassinoMove> one = found.evaluation(move).orElseThrow();
                    assertEquals(value, one.value(), 1e-9, move + " in " + state);
                    assertEquals(best - value, one.behind(), 1e-9);
                    assertEquals(worlds.size(), one.worlds());
                }
                assertEquals(found.best().orElseThrow(), found.evaluations().get(0).move());
            }
        }
        assertTrue(compared > 50, compared + " endings had a choice");
    }

    /** The mean over worlds that look the same to the seat, which is to move in all of them. */
    private static double brute(CassinoRules rules, List<CassinoState> worlds, int seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (CassinoMove move : rules.moves(worlds.get(0))) {
            best = Math.max(best, after(rules, worlds, move, seat));
        }
        return best;
    }

    private static double after(
            CassinoRules rules, List<CassinoState> worlds, CassinoMove move, int seat) {
        double sum = 0;
        Map<CassinoView, List<CassinoState>> sights = new HashMap<>();
        for (CassinoState world : worlds) {
            CassinoState state = rules.play(world, move, Rules.silent());
            while (state.turn() != Rules.NOBODY && state.turn() != seat) {
                CassinoMove reply = rules.policy().choose(state, new Rng(0));
                state = rules.play(state, reply, Rules.silent());
            }
            if (state.turn() == Rules.NOBODY) {
                List<Double> points = rules.round(state).orElseThrow().points();
                double all = points.stream().mapToDouble(p -> p).sum();
                double others = (all - points.get(seat)) / (points.size() - 1);
                sum += points.get(seat) - others;
            } else {
                CassinoView sight = rules.view(state, Eyes.of(seat));
                sights.computeIfAbsent(sight, s -> new ArrayList<>()).add(state);
            }
        }
        for (List<CassinoState> alike : sights.values()) {
            sum += alike.size() * brute(rules, alike, seat);
        }
        return sum / worlds.size();
    }

    /** All states that look the same to the mover: the other hands' cards divided in every way. */
    private static List<CassinoState> worlds(CassinoRules rules, CassinoState state) {
        List<long[]> divided = new ArrayList<>();
        long[] hands = new long[rules.seats()];
        hands[state.turn()] = state.hands().bits(state.turn());
        divide(state, state.hands().union() & ~hands[state.turn()], hands, divided);
        return divided.stream().map(one -> with(state, CardSets.of(one))).toList();
    }

    private static void divide(
            CassinoState state, long left, long[] hands, Collection<long[]> divided) {
        if (left == 0) {
            divided.add(hands.clone());
            return;
        }
        long card = Long.lowestOneBit(left);
        for (int seat = 0; seat < hands.length; seat++) {
            int room = Long.bitCount(state.hands().bits(seat)) - Long.bitCount(hands[seat]);
            if (room > 0) {
                hands[seat] |= card;
                divide(state, left & ~card, hands, divided);
                hands[seat] &= ~card;
            }
        }
    }

    private static CassinoState with(CassinoState state, CardSets hands) {
        return new CassinoState(
                state.table(),
                hands,
                state.piles(),
                state.deck(),
                state.turn(),
                state.dealer(),
                state.lastCapture(),
                state.sweeps(),
                state.scores(),
                state.round(),
                state.carriedCards(),
                state.carriedSpades());
    }

    private static Analysis<CassinoMove> thought(
            CassinoRules rules, CassinoState state, List<CassinoMove> also) {
        return new Expert<CassinoState, CassinoMove, CassinoView, CassinoEvent>(
                        rules, rules::points, EFFORT)
                .think(Endings.view(rules, state), 1, also);
    }

    @Test
    void equalViewsGiveEqualThoughtsWhateverIsHidden() {
        Rng rng = new Rng(8);
        for (int seed = 0; seed < 12; seed++) {
            CassinoRules rules = new CassinoRules(3 + seed % 3, CassinoOptions.HOUSE);
            CassinoState state = Endings.withCardsInHands(rules, seed, 4 * rules.seats());
            CassinoState other = rules.sample(Endings.view(rules, state), rng);
            Analysis<CassinoMove> one = Endings.think(rules, rules::worth, state, EFFORT);
            Analysis<CassinoMove> two = Endings.think(rules, rules::worth, other, EFFORT);
            one.advance(30_000);
            two.advance(30_000);
            assertEquals(one.evaluations(), two.evaluations());
        }
    }

    @Test
    void theSlicesDoNotChangeTheThought() {
        CassinoRules rules = new CassinoRules(3, CassinoOptions.HOUSE);
        CassinoState state = Endings.withCardsInHands(rules, 4, 12);
        Analysis<CassinoMove> whole = thought(rules, state, rules.candidates(state));
        Analysis<CassinoMove> sliced = thought(rules, state, rules.candidates(state));
        whole.advance(20_000);
        for (int i = 0; i < 4000; i++) {
            sliced.advance(5);
        }
        assertEquals(whole.evaluations(), sliced.evaluations());
    }

    @Test
    void aUnitPlaysOutOneMoveInOneWorldAtMost() {
        CassinoRules rules = new CassinoRules(3, CassinoOptions.HOUSE);
        int[] judged = {0};
        Worth<CassinoState> counting =
                (state, perSeat) -> {
                    judged[0]++;
                    rules.points(state, perSeat);
                };
        CassinoState state = Endings.withCardsInHands(rules, 4, 12);
        Analysis<CassinoMove> thought = Endings.think(rules, counting, state, EFFORT);
        boolean more = true;
        while (more) {
            int before = judged[0];
            more = thought.advance(1);
            assertTrue(judged[0] - before <= 1);
        }
        List<Evaluation<CassinoMove>> found = thought.evaluations();
        assertFalse(thought.advance(100));
        assertEquals(found, thought.evaluations());
    }
}
