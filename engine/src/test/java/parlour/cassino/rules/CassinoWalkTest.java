package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.Rounds;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.engine.Match;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whole random games, each step held against a second, brute-force writing of the rules. */
class CassinoWalkTest {
    private static final int ORACLE_TABLE = 9;

    @Test
    void listedMovesAreTheOraclesAndAllOthersAreRefused() {
        int compared = 0;
        for (int seats : Games.CASSINO.seatCounts()) {
            for (String rules : CassinoLawsTest.RULE_SETS) {
                compared += walk(Games.CASSINO.rules(seats, CassinoLawsTest.options(rules)));
            }
        }
        assertTrue(compared > Rounds.of(4000), compared + " positions compared");
    }

    private static int walk(CassinoRules rules) {
        int compared = 0;
        Rng rng = new Rng(31L * rules.seats() + rules.options().values().hashCode());
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
                Match.begin(rules, rng.next());
        Set<CassinoState> states = new HashSet<>();
        for (int moves = 0; moves < Rounds.of(96) && rules.game(match.state()).isEmpty(); moves++) {
            if (rules.round(match.state()).isPresent()) {
                match.dealNext();
            }
            CassinoState state = match.state();
            assertAllCardsAreSomewhereOnce(state);
            assertTrue(states.add(state), "no position comes twice");
            if (state.table().size() <= ORACLE_TABLE) {
                agree(rules, state, rng);
                compared++;
            }
            match.play(chosen(rules, state, rng)).ifPresent(r -> assertEquals(null, r));
        }
        assertAllCardsAreSomewhereOnce(match.state());
        return compared;
    }

    private static CassinoMove chosen(CassinoRules rules, CassinoState state, Rng rng) {
        if (state.table().size() > ORACLE_TABLE || rng.below(4) == 0) {
            return Games.CASSINO.searchModel(rules).policy().choose(state, rng);
        }
        List<CassinoMove> moves = rules.moves(state);
        return moves.get(rng.below(moves.size()));
    }

    private static void assertAllCardsAreSomewhereOnce(CassinoState state) {
        List<CardSet> places = new ArrayList<>(state.hands().list());
        places.addAll(state.piles().list());
        places.add(state.table());
        places.add(state.deck().set());
        assertEquals(52, places.stream().mapToInt(CardSet::size).sum());
        assertEquals(CardSet.PACK, places.stream().reduce(CardSet.EMPTY, CardSet::or));
        assertEquals(state.deck().size(), state.deck().set().size());
    }

    private static void agree(CassinoRules rules, CassinoState state, Rng rng) {
        List<String> table = texts(state.table());
        List<String> hand = texts(state.hands().get(state.turn()));
        Set<String> legal = CassinoMoveOracle.moves(table, hand, rules.options().forcedCapture());
        List<String> listed = rules.moves(state).stream().map(CassinoMove::toString).toList();
        assertEquals(legal, new HashSet<>(listed), state::toString);
        assertEquals(legal.size(), listed.size(), "no move twice");
        for (Card card : Card.pack()) {
            // Every subset for a card that is held, or many of them; one for any other.
            int subsets = 1 << table.size();
            int tries = hand.contains(card.toString()) ? Math.min(subsets, 128) : 1;
            for (int i = 0; i < tries; i++) {
                int set = tries == subsets ? i : rng.below(subsets);
                assertAccepted(rules, state, legal, card, CassinoMoveOracle.members(table, set));
            }
        }
    }

    private static void assertAccepted(
            CassinoRules rules,
            CassinoState state,
            Set<String> legal,
            Card card,
            List<String> taken) {
        CassinoMove move = CassinoMove.of(card, CassinoCards.set(String.join(" ", taken)));
        boolean accepted = rules.refusal(state, move).isEmpty();
        assertEquals(legal.contains(move.toString()), accepted, () -> move + " in " + state);
    }

    private static List<String> texts(CardSet cards) {
        return cards.stream().map(Card::toString).toList();
    }

    @Test
    void theOracleKnowsTheWorkedExample() {
        List<String> table = List.of("As", "3c", "5c", "6d", "10c", "Jh");
        assertEquals(
                Set.of("Qh", "Qh x As Jh", "Qh x As 5c 6d"),
                CassinoMoveOracle.moves(table, List.of("Qh"), false));
        assertEquals(Set.of("2d"), CassinoMoveOracle.moves(table, List.of("2d"), true));
        assertEquals(8, CassinoMoveOracle.moves(table, List.of("Js"), false).size());
    }
}
