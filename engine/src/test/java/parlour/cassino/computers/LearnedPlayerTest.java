package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Eyes;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;

class LearnedPlayerTest {
    private static final CassinoRules RULES = new CassinoRules(2, CassinoOptions.HOUSE);

    @Test
    void everyMoveIsLegalUnderAllRules() {
        for (CassinoOptions options : List.of(CassinoOptions.HOUSE, CassinoOptions.FINNISH)) {
            for (boolean forced : List.of(false, true)) {
                CassinoOptions both = forced ? forced(options) : options;
                for (int deal = 0; deal < 50; deal++) {
                    playsLegally(new CassinoRules(2, both), deal);
                }
            }
        }
    }

    private static CassinoOptions forced(CassinoOptions options) {
        return new CassinoOptions(
                options.target(),
                options.firstDealer(),
                options.ties(),
                true,
                options.sweepLimit(),
                options.lastSweeps(),
                options.sweepsCancel(),
                false);
    }

    private static void playsLegally(CassinoRules rules, int deal) {
        LearnedPlayer player = new LearnedPlayer(rules.options());
        CassinoState state = rules.deal(deal).state();
        while (state.turn() != Rules.NOBODY) {
            CassinoMove move = player.choose(state, new Rng(deal));
            assertTrue(rules.refusal(state, move).isEmpty(), move + " in " + state);
            state = rules.play(state, move, Rules.silent());
        }
    }

    @Test
    void takesWhatScores() {
        CassinoPosition position =
                CassinoPosition.seats(2).table("10d 4c").hand(1, "7c 8c").deck("Kc Kd Qc Qd");
        assertEquals("10c x 10d", choose(position.hand(0, "10c 4h 9h 5s").state()));
        assertEquals("Ah x 4c 10d", choose(position.hand(0, "Ah 4h 9h 5s").state()));
    }

    /** A card is placed for its equal, not next to a card with which others could take it. */
    @Test
    void leavesNoSweep() {
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("9c 6d")
                        .hand(0, "9h 3c 4d 2h")
                        .hand(1, "7c 8c 5c Jc")
                        .deck("Kc Kd Qc Qd")
                        .state();
        CassinoMove move = new LearnedPlayer(CassinoOptions.HOUSE).choose(state, new Rng(1));
        CassinoState left = RULES.play(state, move, Rules.silent());
        assertNotEquals("6d", left.table().toString());
    }

    /** What it learned is worth something without any search. */
    @Test
    void winsAgainstTheQuickCounter() {
        Policy<CassinoState, CassinoMove> learned = new LearnedPlayer(CassinoOptions.HOUSE);
        Policy<CassinoState, CassinoMove> quick = new QuickCounter(CassinoOptions.HOUSE);
        double lead = 0;
        for (int deal = 0; deal < 500; deal++) {
            lead += lead(learned, quick, deal) - lead(quick, learned, deal);
        }
        assertTrue(lead / 1000 > 0.5, lead / 1000 + " points a round");
    }

    private static double lead(
            Policy<CassinoState, CassinoMove> first,
            Policy<CassinoState, CassinoMove> second,
            int deal) {
        CassinoState state = RULES.deal(deal).state();
        while (state.turn() != Rules.NOBODY) {
            CassinoMove move = (state.turn() == 0 ? first : second).choose(state, new Rng(deal));
            state = RULES.play(state, move, Rules.silent());
        }
        List<Double> points = RULES.round(state).orElseThrow().points();
        return points.get(0) - points.get(1);
    }

    /** Otherwise figures of reviews, par and puzzles would change with what the expert learns. */
    @Test
    void onlyTheExpertOfTwoUsesIt() {
        assertFalse(quickAlone(2, CassinoOptions.HOUSE, false));
        assertFalse(quickAlone(2, CassinoOptions.FINNISH, false));
        assertTrue(quickAlone(2, CassinoOptions.LAISTO, false));
        assertTrue(quickAlone(3, CassinoOptions.HOUSE, false));
        assertTrue(quickAlone(2, CassinoOptions.HOUSE, true));
    }

    private static boolean quickAlone(int seats, CassinoOptions options, boolean judging) {
        CassinoRules rules = new CassinoRules(seats, options);
        CassinoSearchModel model = Games.CASSINO.searchModel(rules);
        assertTrue(model.reviewPolicy() instanceof QuickCounter);
        assertTrue(model.puzzleModel() instanceof CassinoSearchModel puzzles && !learned(puzzles));
        CassinoState state = rules.deal(1).state();
        return (judging ? model.judgingModel() : model)
                        .belief(rules, rules.view(state, Eyes.of(state.turn())), new Rng(1))
                        .policy()
                instanceof QuickCounter;
    }

    private static boolean learned(CassinoSearchModel model) {
        CassinoState state = RULES.deal(1).state();
        return !(model.belief(RULES, RULES.view(state, Eyes.of(state.turn())), new Rng(1)).policy()
                instanceof QuickCounter);
    }

    private static String choose(CassinoState state) {
        return new LearnedPlayer(CassinoOptions.HOUSE).choose(state, new Rng(1)).toString();
    }
}
