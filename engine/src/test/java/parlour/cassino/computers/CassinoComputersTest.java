package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.CassinoGame;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Options;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What is true of every computer player. */
class CassinoComputersTest {
    private static final CassinoGame GAME = new CassinoGame();

    @Test
    void equalViewsGiveEqualMovesWhateverTheHiddenCards() {
        Rng rng = new Rng(21);
        int different = 0;
        for (int deal = 0; deal < 30; deal++) {
            CassinoRules rules = rules(deal);
            CassinoState state = walk(rules, deal, deal % 13);
            CassinoView view = rules.view(state, Eyes.of(state.turn()));
            CassinoState other = rules.sample(view, rng);
            different += state.equals(other) ? 0 : 1;
            CassinoView same = rules.view(other, Eyes.of(other.turn()));
            for (String name : GAME.computers()) {
                assertEquals(
                        move(GAME.computer(name, rules, new Rng(deal)), view, 9),
                        move(GAME.computer(name, rules, new Rng(deal)), same, 9),
                        name);
            }
        }
        assertEquals(30, different, "the hidden cards were the same");
    }

    /** A policy gets a state, so it could peek where a player cannot. */
    @Test
    void aPolicyDoesNotPeek() {
        Rng rng = new Rng(22);
        for (int deal = 0; deal < 100; deal++) {
            CassinoRules rules = rules(deal);
            CassinoOptions options = rules.options();
            CassinoState state = walk(rules, deal, deal % 13);
            CassinoState other = rules.sample(rules.view(state, Eyes.of(state.turn())), rng);
            List<Policy<CassinoState, CassinoMove>> policies = new ArrayList<>();
            policies.add(new Greedy());
            policies.add(new Counter(options.forcedCapture()));
            policies.add(Games.CASSINO.searchModel(rules).policy());
            if (rules.seats() == 2) {
                policies.add(new LearnedPlayer(options));
            }
            GraderTypes.ALL.forEach(type -> policies.add(new Grader(type, options)));
            for (Policy<CassinoState, CassinoMove> policy : policies) {
                assertEquals(
                        policy.choose(state, new Rng(7)),
                        policy.choose(other, new Rng(7)),
                        policy.getClass().getSimpleName());
            }
        }
    }

    /** Two to five seats under each set of rules in turn. */
    private static CassinoRules rules(int number) {
        List<Options> presets = List.copyOf(GAME.presets().values());
        return GAME.rules(2 + number % 4, presets.get(number % presets.size()));
    }

    @Test
    void mixedTablesPlayLegallyAndLoseNoCard() {
        int rounds = Integer.getInteger("parlour.soak", 100);
        List<Options> presets = List.copyOf(GAME.presets().values());
        Map<String, Integer> moves = new TreeMap<>();
        for (int round = 0; round < rounds; round++) {
            Rng rng = new Rng(round);
            int seats = 2 + round % 11;
            soak(GAME.rules(seats, presets.get(round % presets.size())), rng, moves);
        }
        assertEquals(GAME.computers().size(), moves.size(), "somebody never played");
        System.out.println(rounds + " rounds, moves by player: " + moves);
    }

    private static void soak(CassinoRules rules, Rng rng, Map<String, Integer> moves) {
        List<Player<CassinoView, CassinoMove>> players = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            names.add(GAME.computers().get(rng.below(GAME.computers().size())));
            players.add(GAME.computer(names.get(seat), rules, rng));
        }
        CassinoState state = rules.deal(rng.next()).state();
        while (state.turn() != Rules.NOBODY) {
            CassinoView view = rules.view(state, Eyes.of(state.turn()));
            CassinoMove move = move(players.get(state.turn()), view, rng.next());
            CassinoState before = state;
            assertTrue(
                    rules.refusal(state, move).isEmpty(), () -> move + " is illegal in " + before);
            moves.merge(names.get(state.turn()), 1, Integer::sum);
            state = rules.play(state, move, Rules.silent());
            assertEveryCardOnce(state);
        }
        assertTrue(rules.round(state).isPresent(), "nobody is to move, so the round is over");
    }

    private static void assertEveryCardOnce(CassinoState state) {
        List<Long> places = new ArrayList<>();
        places.add(state.table().bits());
        places.add(state.deck().set().bits());
        for (int seat = 0; seat < state.hands().size(); seat++) {
            places.add(state.hands().bits(seat));
            places.add(state.piles().bits(seat));
        }
        long all = 0;
        int count = 0;
        for (long cards : places) {
            all |= cards;
            count += Long.bitCount(cards);
        }
        assertEquals(CardSet.PACK.bits(), all, "cards missing in " + state);
        assertEquals(Card.COUNT, count, "cards twice in " + state);
    }

    private static CassinoMove move(
            Player<CassinoView, CassinoMove> player, CassinoView view, long seed) {
        Thinking<CassinoMove> thinking = player.think(view, seed);
        thinking.advance(40);
        return thinking.best().orElseThrow();
    }

    private static CassinoState walk(CassinoRules rules, long seed, int moves) {
        CassinoState state = rules.deal(seed).state();
        Policy<CassinoState, CassinoMove> policy = Games.CASSINO.searchModel(rules).policy();
        for (int i = 0; i < moves; i++) {
            state = rules.play(state, policy.choose(state, new Rng(seed)), Rules.silent());
        }
        return state;
    }
}
