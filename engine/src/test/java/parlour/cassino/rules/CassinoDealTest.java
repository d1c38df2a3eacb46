package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.Deck;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Step;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class CassinoDealTest {
    private static final CassinoRules TWO = new CassinoRules(2, CassinoOptions.HOUSE);

    @Test
    void twoSeatsGetPairsLeftOfTheDealerThenTableThenDealerTwice() {
        Step<CassinoState, CassinoEvent> step = TWO.deal(3);
        int dealer = step.state().dealer();
        String once = (1 - dealer) + ", table, " + dealer;
        assertEquals(
                "[round 1 by " + dealer + ", " + once + ", " + once + "]", order(step).toString());
    }

    @Test
    void twelveSeatsGetPairsInOrderAndEmptyTheDeck() {
        CassinoRules rules = new CassinoRules(12, withFirstDealer("first"));
        Step<CassinoState, CassinoEvent> step = rules.deal(3);
        String once = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, table, 0";
        assertEquals("[round 1 by 0, " + once + ", " + once + "]", order(step).toString());
        assertTrue(step.state().deck().isEmpty());
    }

    @Test
    void cardsGoOffTheTopOfTheShuffledDeckTwoByTwo() {
        for (int seats = 2; seats <= 12; seats++) {
            CassinoRules rules = new CassinoRules(seats, CassinoOptions.HOUSE);
            Step<CassinoState, CassinoEvent> step = rules.deal(seats);
            Rng rng = new Rng(seats);
            rng.below(seats);
            List<Card> dealt = new ArrayList<>();
            for (CassinoEvent event : step.events()) {
                List<Card> pair = cards(event);
                assertTrue(pair.isEmpty() || pair.size() == 2);
                dealt.addAll(pair);
            }
            dealt.addAll(step.state().deck().list());
            assertEquals(Deck.shuffled(CardSet.PACK, rng).list(), dealt);
        }
    }

    @Test
    void everyoneAndTheTableHaveFourAndTheLeftOfTheDealerBegins() {
        for (int seats = 2; seats <= 12; seats++) {
            CassinoState state = new CassinoRules(seats, CassinoOptions.HOUSE).deal(77).state();
            for (int seat = 0; seat < seats; seat++) {
                assertEquals(4, state.hands().get(seat).size());
                assertTrue(state.piles().get(seat).isEmpty());
            }
            assertEquals(4, state.table().size());
            assertEquals(52 - 4 - 4 * seats, state.deck().size());
            assertEquals((state.dealer() + 1) % seats, state.turn());
            assertEquals(Rules.NOBODY, state.lastCapture());
            assertEquals(1, state.round());
        }
    }

    @Test
    void theFirstDealerIsAnySeatOrTheFirstByTheOption() {
        CassinoRules random = new CassinoRules(5, withFirstDealer("random"));
        CassinoRules first = new CassinoRules(5, withFirstDealer("first"));
        Set<Integer> dealers = new HashSet<>();
        for (long seed = 0; seed < 60; seed++) {
            dealers.add(random.deal(seed).state().dealer());
            assertEquals(0, first.deal(seed).state().dealer());
            assertEquals(
                    random.deal(seed).state().deck(),
                    first.deal(seed).state().deck(),
                    "the option does not change the cards");
        }
        assertEquals(Set.of(0, 1, 2, 3, 4), dealers);
    }

    @Test
    void theDealMovesToTheLeftAndKeepsTheStanding() {
        CassinoRules rules = new CassinoRules(3, CassinoOptions.HOUSE);
        CassinoState finished =
                CassinoPosition.seats(3)
                        .pile(0, "As 2c")
                        .pile(1, "10d")
                        .pile(2, "3c 4c 5c")
                        .scores(1, 2, 3)
                        .sweeps(1, 0, 0)
                        .round(4)
                        .state();
        Step<CassinoState, CassinoEvent> next = rules.dealNext(finished, 9);
        assertEquals(new CassinoEvent.RoundBegan(5, 1), next.events().get(0));
        assertEquals(1, next.state().dealer());
        assertEquals(2, next.state().turn());
        // An ace, most spades and a sweep; ten of diamonds; most cards.
        assertEquals(List.of(1 + 4, 2 + 2, 3 + 1), next.state().scores().list());
        assertEquals(List.of(0, 0, 0), next.state().sweeps().list());
        CassinoState last = rules.dealNext(rules.dealNext(finished, 1).state(), 2).state();
        assertEquals(2, last.dealer());
        assertEquals(0, rules.dealNext(last, 3).state().dealer(), "round the table");
    }

    @Test
    void aRoundDealtAnewKeepsDealerAndStandingAndHasOtherCards() {
        CassinoRules rules = new CassinoRules(3, CassinoOptions.HOUSE);
        CassinoState second =
                rules.dealNext(
                                CassinoPosition.seats(3)
                                        .scores(1, 2, 3)
                                        .round(4)
                                        .carry(1, 2)
                                        .state(),
                                9)
                        .state();
        CassinoState anew = rules.redeal(second, 10).state();
        assertEquals(second.dealer(), anew.dealer());
        assertEquals(second.turn(), anew.turn());
        assertEquals(second.round(), anew.round());
        assertEquals(second.scores(), anew.scores());
        assertEquals(second.carriedCards(), anew.carriedCards());
        assertEquals(second.carriedSpades(), anew.carriedSpades());
        assertNotEquals(second.deck(), anew.deck());
        CassinoState played =
                rules.play(
                        anew,
                        Games.CASSINO.searchModel(rules).policy().choose(anew, new Rng(1)),
                        Rules.silent());
        assertEquals(rules.redeal(second, 10), rules.redeal(played, 10), "whenever it is asked");
    }

    @Test
    void fewerThanTwoOrMoreThanTwelveSeatsAreNoGame() {
        assertThrows(
                IllegalArgumentException.class, () -> new CassinoRules(1, CassinoOptions.HOUSE));
        assertThrows(
                IllegalArgumentException.class, () -> new CassinoRules(13, CassinoOptions.HOUSE));
    }

    private static CassinoOptions withFirstDealer(String who) {
        return CassinoOptions.of(CassinoLawsTest.options("firstDealer=" + who));
    }

    private static List<String> order(Step<CassinoState, CassinoEvent> step) {
        List<String> order = new ArrayList<>();
        for (CassinoEvent event : step.events()) {
            if (event instanceof CassinoEvent.RoundBegan began) {
                order.add("round " + began.round() + " by " + began.dealer());
            } else if (event instanceof CassinoEvent.Dealt dealt) {
                order.add("" + dealt.seat());
                assertTrue(
                        step.state().hands().get(dealt.seat()).hasAll(CardSet.of(dealt.cards())));
                assertEquals(2, dealt.count());
            } else {
                order.add("table");
                assertTrue(step.state().table().hasAll(CardSet.of(cards(event))));
            }
        }
        return order;
    }

    private static List<Card> cards(CassinoEvent event) {
        if (event instanceof CassinoEvent.Dealt dealt) {
            return dealt.cards();
        }
        return event instanceof CassinoEvent.DealtToTable dealt ? dealt.cards() : List.of();
    }
}
