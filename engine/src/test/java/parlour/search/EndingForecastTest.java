package parlour.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cards.CardSets;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

class EndingForecastTest {
    private static final Effort EFFORT = new Effort(64, 24);
    private static final int PLIES = 4;

    @Test
    void everyMoveOfAnEndingIsWorthWhatBruteForceFinds() {
        int compared = 0;
        for (CassinoOptions options :
                List.of(CassinoOptions.HOUSE, CassinoOptions.FINNISH, CassinoOptions.LAISTO)) {
            for (int seed = 0; seed < 12; seed++) {
                CassinoRules rules = new CassinoRules(3 + seed % 2, options);
                CassinoState state = Endings.withCardsInHands(rules, seed, 4 + seed % 3);
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
                double best =
                        moves.stream()
                                .mapToDouble(m -> brute(rules, worlds, m))
                                .max()
                                .orElseThrow();
                for (CassinoMove move : moves) {
                    double value = brute(rules, worlds, move);
                    Evaluation<CassinoMove> one = found.evaluation(move).orElseThrow();
                    assertEquals(value, one.value(), 1e-9, move + " in " + state);
                    assertEquals(best - value, one.behind(), 1e-9);
                    assertEquals(worlds.size(), one.worlds());
                }
                assertEquals(found.best().orElseThrow(), found.evaluations().get(0).move());
            }
        }
        assertTrue(compared > 25, compared + " endings had a choice");
    }

    /** The mean over the worlds, the policy's way of play three times as likely as the other. */
    private static double brute(CassinoRules rules, List<CassinoState> worlds, CassinoMove move) {
        int seat = worlds.get(0).turn();
        double sum = 0;
        for (CassinoState world : worlds) {
            CassinoState after = rules.play(world, move, Rules.silent());
            sum += 0.75 * alone(rules, after, seat);
            sum += 0.25 * together(rules, after, PLIES)[seat];
        }
        return sum / worlds.size();
    }

    /** The seat tries all it has, the others play by the policy. */
    private static double alone(CassinoRules rules, CassinoState state, int seat) {
        if (state.turn() == Rules.NOBODY) {
            return ahead(rules, state)[seat];
        }
        if (state.turn() != seat) {
            CassinoMove reply = Games.CASSINO.searchModel(rules).policy().choose(state, new Rng(0));
            return alone(rules, rules.play(state, reply, Rules.silent()), seat);
        }
        return Games.CASSINO.searchModel(rules).candidates(state).stream()
                .mapToDouble(move -> alone(rules, rules.play(state, move, Rules.silent()), seat))
                .max()
                .orElseThrow();
    }

    /** Everybody tries all it has for so many plies and wants the best for itself. */
    private static double[] together(CassinoRules rules, CassinoState state, int plies) {
        if (state.turn() == Rules.NOBODY) {
            return ahead(rules, state);
        }
        // Among equals the policy's choice is expected, as nothing speaks against it.
        CassinoMove usual = Games.CASSINO.searchModel(rules).policy().choose(state, new Rng(0));
        double[] best = together(rules, rules.play(state, usual, Rules.silent()), plies - 1);
        if (plies > 0) {
            for (CassinoMove move : Games.CASSINO.searchModel(rules).candidates(state)) {
                double[] found =
                        together(rules, rules.play(state, move, Rules.silent()), plies - 1);
                best = found[state.turn()] > best[state.turn()] ? found : best;
            }
        }
        return best;
    }

    /** By how much each seat is ahead of the mean of the others. */
    private static double[] ahead(CassinoRules rules, CassinoState state) {
        List<Double> points = rules.round(state).orElseThrow().points();
        double all = points.stream().mapToDouble(p -> p).sum();
        return points.stream()
                .mapToDouble(own -> own - (all - own) / (points.size() - 1))
                .toArray();
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
                state.lastCapture(),
                state.sweeps(),
                state.roundStart());
    }

    private static Analysis<CassinoMove> thought(
            CassinoRules rules, CassinoState state, List<CassinoMove> also) {
        return new Expert<CassinoState, CassinoMove, CassinoView, CassinoEvent>(
                        rules,
                        Games.CASSINO.searchModel(rules),
                        Games.CASSINO.searchModel(rules)::points,
                        EFFORT)
                .think(Endings.view(rules, state), 1, also);
    }

    @Test
    void equalViewsGiveEqualThoughtsWhateverIsHidden() {
        Rng rng = new Rng(8);
        for (int seed = 0; seed < 6; seed++) {
            CassinoRules rules = new CassinoRules(3 + seed % 3, CassinoOptions.HOUSE);
            CassinoState state = Endings.withCardsInHands(rules, seed, 10);
            CassinoState other = rules.sample(Endings.view(rules, state), rng);
            Analysis<CassinoMove> one =
                    Endings.think(rules, Games.CASSINO.searchModel(rules)::worth, state, EFFORT);
            Analysis<CassinoMove> two =
                    Endings.think(rules, Games.CASSINO.searchModel(rules)::worth, other, EFFORT);
            one.advance(10_000);
            two.advance(10_000);
            assertEquals(one.evaluations(), two.evaluations());
        }
    }

    @Test
    void theSlicesDoNotChangeTheThought() {
        CassinoRules rules = new CassinoRules(3, CassinoOptions.HOUSE);
        CassinoState state = Endings.withCardsInHands(rules, 4, 12);
        Analysis<CassinoMove> whole =
                thought(rules, state, Games.CASSINO.searchModel(rules).candidates(state));
        Analysis<CassinoMove> sliced =
                thought(rules, state, Games.CASSINO.searchModel(rules).candidates(state));
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
                    Games.CASSINO.searchModel(rules).points(state, perSeat);
                };
        CassinoState state = Endings.withCardsInHands(rules, 4, 8);
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
