package parlour.cassino.rules;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import parlour.Games;
import parlour.Rounds;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.RulesLaws;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The laws of every game, for Cassino: in random games and on positions such games seldom reach.
 */
class CassinoLawsTest {
    static final RulesLaws<CassinoState, CassinoMove, CassinoView, CassinoEvent> LAWS =
            new RulesLaws<>(Games.CASSINO, CassinoLawsTest::wellFormed);

    /** Each rule set, and each option by itself. */
    static final List<String> RULE_SETS =
            List.of(
                    "house",
                    "finnish",
                    "laisto",
                    "ties=none",
                    "ties=carry",
                    "forcedCapture=on",
                    "sweepLimit=3",
                    "lastSweeps=off",
                    "sweepsCancel=on",
                    "misere=on",
                    "firstDealer=first",
                    "target=40,ties=carry",
                    "oneRound");

    @TestFactory
    Stream<DynamicTest> lawsHoldInRandomGamesOfEverySizeAndRuleSet() {
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < RULE_SETS.size(); i++) {
            String rules = RULE_SETS.get(i);
            boolean preset = Games.CASSINO.presets().containsKey(rules);
            for (int seats : preset ? Games.CASSINO.seatCounts() : List.of(2, 3 + i % 9)) {
                long seed = 1000L * seats + i;
                tests.add(
                        DynamicTest.dynamicTest(
                                seats + " seats, " + rules,
                                () -> LAWS.check(seats, options(rules), seed, 70)));
            }
        }
        return Rounds.of(tests).stream();
    }

    @Test
    void lawsHoldOnRarePositions() {
        List<CassinoPosition> rare =
                List.of(
                        CassinoPosition.seats(2).hand(0, "As").hand(1, "2s").restInPile(1),
                        CassinoPosition.seats(2)
                                .hand(1, "Kd 3c")
                                .turn(1)
                                .table("Kc Qs As")
                                .restInPile(0),
                        CassinoPosition.seats(3)
                                .hand(2, "10d")
                                .turn(2)
                                .table("8c 8d 8h 8s")
                                .restInPile(1),
                        CassinoPosition.seats(2).table("Kc Kd").restInPile(0),
                        CassinoPosition.seats(4).hand(3, "9h").turn(3).restInPile(0).lastCapture(2),
                        CassinoPosition.seats(2).restInPile(0).round(100).scores(3, 3),
                        CassinoPosition.seats(2)
                                .hand(0, "5c")
                                .table("Ac 2c 3c 4c 4d 2d 2h")
                                .restInPile(0),
                        CassinoPosition.seats(2)
                                .hand(0, "Ac Ad Ah As")
                                .hand(1, "2s 10d Kc Kd")
                                .deck("3c 4c")
                                .table("7c 7d")
                                .restInPile(0)
                                .round(7)
                                .carry(3, 6));
        Rng rng = new Rng(5);
        for (String rules : RULE_SETS) {
            for (CassinoPosition position : rare) {
                CassinoState state = position.state();
                LAWS.position(
                        Games.CASSINO.rules(state.hands().size(), options(rules)), state, rng);
            }
        }
    }

    static Options options(String text) {
        try {
            return Games.CASSINO.parseOptions(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    /** Held and other cards, with parts of the table and with cards that are not on it. */
    private static List<CassinoMove> wellFormed(CassinoState state, Rng rng) {
        List<CassinoMove> moves = new ArrayList<>();
        CardSet hand = state.hands().get(state.turn());
        long table = state.table().bits();
        for (int i = 0; i < 25; i++) {
            // Thinned once or twice: legal sets are mostly small.
            long taken = table & rng.next() & (i % 2 == 0 ? -1 : rng.next());
            for (Card card : hand) {
                moves.add(CassinoMove.of(card, new CardSet(taken)));
            }
            Card any = Card.at(rng.below(Card.COUNT));
            moves.add(CassinoMove.of(any, new CardSet(taken)));
            moves.add(new CassinoMove.Capture(any, new CardSet(taken | any.bit())));
            moves.add(new CassinoMove.Capture(hand.first(), new CardSet(taken | any.bit())));
        }
        return moves;
    }
}
