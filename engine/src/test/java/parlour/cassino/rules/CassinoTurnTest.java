package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoEvent.Sweep;
import parlour.engine.Eyes;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class CassinoTurnTest {
    private static final CassinoRules HOUSE = rules("house");

    private static CassinoRules rules(String options) {
        return new CassinoRules(2, CassinoOptions.of(CassinoLawsTest.options(options)));
    }

    private static void assertMoves(
            CassinoRules rules, String table, String hand, String... moves) {
        CassinoState state =
                CassinoPosition.seats(2).table(table).hand(0, hand).hand(1, "Kc").state();
        Set<CassinoMove> expected =
                Stream.of(moves).map(CassinoCards::move).collect(Collectors.toSet());
        assertEquals(expected, new HashSet<>(rules.moves(state)));
    }

    private static boolean takes(String card, String table, String taken) {
        CassinoState state = CassinoPosition.seats(2).table(table).hand(0, card).state();
        return HOUSE.refusal(state, CassinoCards.move(card + " x " + taken)).isEmpty();
    }

    private static List<CassinoEvent> events(
            CassinoRules rules, CassinoPosition position, String move) {
        List<CassinoEvent> events = new ArrayList<>();
        CassinoState state = position.state();
        assertEquals(Optional.empty(), rules.refusal(state, CassinoCards.move(move)));
        rules.play(state, CassinoCards.move(move), events::add);
        return events;
    }

    private static CassinoState after(CassinoRules rules, CassinoPosition position, String move) {
        return rules.play(position.state(), CassinoCards.move(move), Rules.silent());
    }

    @Test
    void workedExampleOfTheSpec() {
        String table = "6d 5c Jh As 10c 3c";
        assertMoves(HOUSE, table, "Qh", "Qh", "Qh x Jh As", "Qh x 6d 5c As");
        assertMoves(HOUSE, table, "4c", "4c", "4c x As 3c");
        assertMoves(HOUSE, table, "2d", "2d");
        assertMoves(
                HOUSE,
                table,
                "Js",
                "Js",
                "Js x 6d 5c",
                "Js x Jh",
                "Js x 10c As",
                "Js x 6d 5c Jh",
                "Js x 6d 5c 10c As",
                "Js x Jh 10c As",
                "Js x 6d 5c Jh 10c As");
    }

    @Test
    void nineTakesSevenEightAceTwoInAnyOrder() {
        List<String> cards = List.of("7d", "8h", "Ac", "2s");
        for (List<String> order : orders(cards)) {
            assertTrue(takes("9h", "7d 8h Ac 2s Kc", String.join(" ", order)));
        }
        assertEquals(24, orders(cards).size());
    }

    private static List<List<String>> orders(List<String> cards) {
        if (cards.isEmpty()) {
            return List.of(List.of());
        }
        List<List<String>> all = new ArrayList<>();
        for (String first : cards) {
            for (List<String> rest : orders(cards.stream().filter(c -> c != first).toList())) {
                all.add(Stream.concat(Stream.of(first), rest.stream()).toList());
            }
        }
        return all;
    }

    @Test
    void nineNeverTakesEightTwoEight() {
        assertFalse(takes("9d", "8d 2h 8s", "8d 2h 8s"));
    }

    @Test
    void aceTakesNothingFromTheTableAsOne() {
        assertMoves(HOUSE, "Ac Ad", "As", "As");
        assertFalse(takes("As", "Ac", "Ac"));
    }

    @Test
    void handValuesOfTheSpecialCards() {
        assertTrue(takes("Ah", "Kc Ac", "Kc Ac"), "an ace takes 14");
        assertTrue(takes("2s", "Kc 2c", "Kc 2c"), "the two of spades takes 15");
        assertTrue(takes("10d", "Kc 3c", "Kc 3c"), "the ten of diamonds takes 16");
        assertTrue(takes("2d", "2s", "2s"), "on the table the two of spades is 2");
        assertTrue(takes("10c", "10d", "10d"), "on the table the ten of diamonds is 10");
        assertTrue(takes("3d", "2s Ad", "2s Ad"), "on the table an ace is 1");
        assertFalse(takes("10d", "10c", "10c"));
        assertFalse(takes("2s", "2c", "2c"));
        assertTrue(takes("Jd", "Jc", "Jc"));
        assertTrue(takes("Qd", "Qc", "Qc"));
        assertTrue(takes("Kd", "Kh", "Kh"));
    }

    @Test
    void nobodyMustTakeAllTheyCould() {
        assertMoves(HOUSE, "5c 5d", "5h", "5h", "5h x 5c", "5h x 5d", "5h x 5c 5d");
    }

    @Test
    void placingIsAlwaysAllowedUnlessCaptureIsForced() {
        assertMoves(HOUSE, "5c", "5h 9d", "5h", "9d", "5h x 5c");
        assertMoves(rules("forcedCapture=on"), "5c", "5h 9d", "5h x 5c");
        assertMoves(rules("forcedCapture=on"), "4c", "5h 9d", "5h", "9d");
        assertMoves(rules("forcedCapture=on"), "", "5h 9d", "5h", "9d");
        assertMoves(rules("misere=on"), "5c", "5h 9d", "5h x 5c");
    }

    @Test
    void forcedCaptureLeavesFreeWhichAndHowMuch() {
        assertMoves(
                rules("forcedCapture=on"),
                "5c 5d 9h",
                "5h 9d",
                "5h x 5c",
                "5h x 5d",
                "5h x 5c 5d",
                "9d x 9h");
    }

    @Test
    void aPlacedCardLiesOnTheTableAndTheNextSeatPlays() {
        CassinoPosition position =
                CassinoPosition.seats(2).table("5c").hand(0, "9d 3c").hand(1, "Kc");
        assertEquals(
                List.of(new CassinoEvent.Placed(0, CassinoCards.card("9d"))),
                events(HOUSE, position, "9d"));
        CassinoState state = after(HOUSE, position, "9d");
        assertEquals(CassinoCards.set("5c 9d"), state.table());
        assertEquals(CassinoCards.set("3c"), state.hands().get(0));
        assertEquals(1, state.turn());
        assertEquals(Rules.NOBODY, state.lastCapture());
    }

    @Test
    void aCaptureGoesToThePileWithItsCard() {
        CassinoPosition position =
                CassinoPosition.seats(2)
                        .table("5c 4d Kd")
                        .hand(0, "9d 3c")
                        .hand(1, "Kc")
                        .pile(0, "As");
        assertEquals(
                List.of(
                        new CassinoEvent.Captured(
                                0, CassinoCards.card("9d"), CassinoCards.set("5c 4d"), Sweep.NONE)),
                events(HOUSE, position, "9d x 5c 4d"));
        CassinoState state = after(HOUSE, position, "9d x 5c 4d");
        assertEquals(CassinoCards.set("Kd"), state.table());
        assertEquals(CassinoCards.set("As 9d 5c 4d"), state.piles().get(0));
        assertEquals(CardSet.EMPTY, state.piles().get(1));
        assertEquals(0, state.lastCapture());
        assertEquals(List.of(0, 0), state.sweeps().list());
    }

    @Test
    void oneCardIsDrawnAfterAPlayWhileTheDeckHasAny() {
        CassinoPosition position =
                CassinoPosition.seats(2).table("5c").hand(0, "9d 3c").hand(1, "Kc").deck("Qs Js");
        assertEquals(
                List.of(
                        new CassinoEvent.Placed(0, CassinoCards.card("9d")),
                        new CassinoEvent.Drew(0, Optional.of(CassinoCards.card("Qs")))),
                events(HOUSE, position, "9d"));
        CassinoState state = after(HOUSE, position, "9d");
        assertEquals(CassinoCards.set("3c Qs"), state.hands().get(0));
        assertEquals(CassinoCards.list("Js"), state.deck().list());
    }

    @Test
    void othersSeeThatACardWasDrawnButNotWhich() {
        CassinoEvent drew = new CassinoEvent.Drew(0, Optional.of(CassinoCards.card("Qs")));
        assertEquals(Optional.of(drew), HOUSE.seen(drew, Eyes.of(0)));
        assertEquals(
                Optional.of(new CassinoEvent.Drew(0, Optional.empty())),
                HOUSE.seen(drew, Eyes.of(1)));
    }

    @Test
    void othersSeeHowManyCardsWereDealtButNotWhich() {
        CassinoEvent dealt = new CassinoEvent.Dealt(0, CassinoCards.list("Qs Js"), 2);
        assertEquals(Optional.of(dealt), HOUSE.seen(dealt, Eyes.of(0)));
        assertEquals(
                Optional.of(new CassinoEvent.Dealt(0, List.of(), 2)),
                HOUSE.seen(dealt, Eyes.of(1)));
    }

    @Test
    void playGoesClockwiseAndPassesOverEmptyHands() {
        CassinoRules four = new CassinoRules(4, CassinoOptions.HOUSE);
        CassinoPosition position = CassinoPosition.seats(4).hand(1, "5c 6c").hand(3, "7c").turn(1);
        CassinoState first = four.play(position.state(), CassinoCards.move("5c"), Rules.silent());
        assertEquals(3, first.turn());
        CassinoState second = four.play(first, CassinoCards.move("7c"), Rules.silent());
        assertEquals(1, second.turn());
    }

    @Test
    void takingEveryCardIsASweep() {
        CassinoPosition position =
                CassinoPosition.seats(2).table("5c 4d").hand(0, "9d 3c").hand(1, "Kc");
        assertEquals(
                List.of(
                        new CassinoEvent.Captured(
                                0,
                                CassinoCards.card("9d"),
                                CassinoCards.set("5c 4d"),
                                Sweep.COUNTS)),
                events(HOUSE, position, "9d x 4d 5c"));
        assertEquals(List.of(1, 0), after(HOUSE, position, "9d x 4d 5c").sweeps().list());
        assertEquals(
                List.of(3, 1), after(HOUSE, position.sweeps(2, 1), "9d x 4d 5c").sweeps().list());
    }

    @Test
    void withoutLastSweepsOnlyACardPlayedWhileTheDeckLastsSweeps() {
        CassinoRules rules = rules("lastSweeps=off");
        CassinoPosition late = CassinoPosition.seats(2).table("9c").hand(0, "9d 3c").hand(1, "Kc");
        assertSweep(rules, late, "9d x 9c", Sweep.DOES_NOT_COUNT, 0);
        // The last card of the deck is drawn after this play, so it is not yet late.
        assertSweep(rules, late.deck("Qs"), "9d x 9c", Sweep.COUNTS, 1);
    }

    @Test
    void withTwelveSeatsEverySweepIsALastSweep() {
        CassinoRules rules =
                new CassinoRules(12, CassinoOptions.of(CassinoLawsTest.options("lastSweeps=off")));
        assertTrue(rules.deal(1).state().deck().isEmpty());
        CassinoPosition first = CassinoPosition.seats(12).table("9c").hand(0, "9d").hand(1, "Kc");
        assertSweep(rules, first, "9d x 9c", Sweep.DOES_NOT_COUNT, 0);
    }

    @Test
    void whoBeganTheRoundAtTheSweepLimitSweepsForNothing() {
        CassinoRules rules = rules("sweepLimit=10");
        CassinoPosition position =
                CassinoPosition.seats(2).table("9c").hand(0, "9d 3c").hand(1, "Kc");
        assertSweep(rules, position.scores(9, 15), "9d x 9c", Sweep.COUNTS, 1);
        assertSweep(rules, position.scores(10, 0), "9d x 9c", Sweep.DOES_NOT_COUNT, 0);
        assertSweep(rules, position.scores(15, 0), "9d x 9c", Sweep.DOES_NOT_COUNT, 0);
        // The limit looks at the beginning of the round, not at what was swept since.
        assertSweep(rules, position.scores(9, 0).sweeps(5, 0), "9d x 9c", Sweep.COUNTS, 6);
        assertSweep(HOUSE, position.scores(15, 0).sweeps(0, 0), "9d x 9c", Sweep.COUNTS, 1);
    }

    private static void assertSweep(
            CassinoRules rules, CassinoPosition position, String move, Sweep sweep, int counted) {
        CassinoEvent.Captured captured =
                (CassinoEvent.Captured) events(rules, position, move).get(0);
        assertEquals(sweep, captured.sweep());
        assertEquals(counted, after(rules, position, move).sweeps().get(0));
    }
}
