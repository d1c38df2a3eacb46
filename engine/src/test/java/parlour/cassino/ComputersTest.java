package parlour.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.CardSet;
import parlour.engine.Eyes;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is true of every computer player. */
class ComputersTest {
    private static final CassinoGame GAME = new CassinoGame();

    @Test
    void equalViewsGiveEqualMovesWhateverTheHiddenCards() {
        Rng rng = new Rng(21);
        for (int deal = 0; deal < 30; deal++) {
            CassinoRules rules = new CassinoRules(2 + deal % 4, CassinoOptions.HOUSE);
            CassinoState state = walk(rules, deal, deal % 13);
            CassinoView view = rules.view(state, Eyes.of(state.turn()));
            CassinoState other = rules.sample(view, rng);
            CassinoView same = rules.view(other, Eyes.of(other.turn()));
            for (String name : GAME.computers()) {
                assertEquals(
                        move(GAME.computer(name, rules, new Rng(deal)), view, 9),
                        move(GAME.computer(name, rules, new Rng(deal)), same, 9),
                        name);
            }
        }
    }

    /** A policy gets a state, so it could peek where a player cannot. */
    @Test
    void aPolicyDoesNotPeek() {
        Rng rng = new Rng(22);
        for (int deal = 0; deal < 100; deal++) {
            CassinoRules rules = new CassinoRules(2 + deal % 4, CassinoOptions.HOUSE);
            CassinoState state = walk(rules, deal, deal % 13);
            CassinoState other = rules.sample(rules.view(state, Eyes.of(state.turn())), rng);
            List<Policy<CassinoState, CassinoMove>> policies = new ArrayList<>();
            policies.add(new Greedy());
            policies.add(new Counter(false));
            policies.add(rules.policy());
            Types.ALL.forEach(type -> policies.add(new Grader(type, CassinoOptions.HOUSE)));
            for (Policy<CassinoState, CassinoMove> policy : policies) {
                assertEquals(
                        policy.choose(state, new Rng(7)),
                        policy.choose(other, new Rng(7)),
                        policy.getClass().getSimpleName());
            }
        }
    }

    @Test
    void mixedTablesPlayLegallyAndLoseNoCard() {
        int rounds = Integer.getInteger("parlour.soak", 100);
        List<Map<String, Object>> presets = List.copyOf(GAME.presets().values());
        for (int round = 0; round < rounds; round++) {
            Rng rng = new Rng(round);
            int seats = 2 + round % 11;
            soak(GAME.rules(seats, presets.get(round % presets.size())), rng);
        }
    }

    private static void soak(CassinoRules rules, Rng rng) {
        List<Player<CassinoView, CassinoMove>> players = new ArrayList<>();
        List<String> names = GAME.computers();
        for (int seat = 0; seat < rules.seats(); seat++) {
            players.add(GAME.computer(names.get(rng.below(names.size())), rules, rng));
        }
        CassinoState state = rules.deal(rng.next()).state();
        while (state.turn() != Rules.NOBODY) {
            CassinoView view = rules.view(state, Eyes.of(state.turn()));
            CassinoMove move = move(players.get(state.turn()), view, rng.next());
            CassinoState before = state;
            assertTrue(
                    rules.refusal(state, move).isEmpty(), () -> move + " is illegal in " + before);
            state = rules.play(state, move, Rules.silent());
            assertEquals(Long.bitCount(CardSet.PACK.bits()), cards(state), "cards in " + state);
        }
    }

    private static int cards(CassinoState state) {
        long all =
                state.table().bits()
                        | state.hands().union()
                        | state.piles().union()
                        | state.deck().set().bits();
        return Long.bitCount(all);
    }

    private static CassinoMove move(
            Player<CassinoView, CassinoMove> player, CassinoView view, long seed) {
        Thinking<CassinoMove> thinking = player.think(view, seed);
        thinking.advance(40);
        return thinking.best().orElseThrow();
    }

    private static CassinoState walk(CassinoRules rules, long seed, int moves) {
        CassinoState state = rules.deal(seed).state();
        Policy<CassinoState, CassinoMove> policy = rules.policy();
        for (int i = 0; i < moves; i++) {
            state = rules.play(state, policy.choose(state, new Rng(seed)), Rules.silent());
        }
        return state;
    }
}
