package parlour.crosswise.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns of every kind, hands without a move, and how games end. */
class CrossWiseTurnTest {
    private static final CrossWiseRules RULES = new CrossWiseRules(2);
    private final List<CrossWiseEvent> told = new ArrayList<>();

    private CrossWiseState play(CrossWiseState state, String move) {
        told.clear();
        try {
            CrossWiseMove parsed = CrossWiseMove.parse(move);
            assertEquals(Optional.empty(), RULES.refusal(state, parsed));
            return RULES.play(state, parsed, told::add);
        } catch (BadInput e) {
            throw new AssertionError(move, e);
        }
    }

    private static CrossWisePosition position() {
        return CrossWisePosition.seats(2)
                .on("12..../3...../....../....../....../......")
                .hand(0, "4 7 8 9")
                .hand(1, "5 6 10 1");
    }

    @Test
    void aSymbolGoesOntoAnEmptyCellAndItsPlaceIsFilledFromThePile() {
        CrossWiseState before = position().state();
        CrossWiseState after = play(before, "put 4 r3c3");
        assertEquals(Optional.of(Token.STAR), after.field().at(Cell.at(2, 2)));
        assertEquals(before.pile().list().get(0), after.hands().get(0).token(0).orElseThrow());
        assertEquals(before.pile().size() - 1, after.pile().size());
        assertEquals(1, after.turn());
        assertEquals(2, told.size());
    }

    @Test
    void removeTakesASymbolIntoTheHandAndNothingIsDrawn() {
        CrossWiseState before = position().state();
        CrossWiseState after = play(before, "remove r1c2");
        assertTrue(after.field().isEmpty(Cell.at(0, 1)));
        assertEquals(CrossWisePosition.hand("4 2 8 9"), after.hands().get(0));
        assertEquals(before.pile(), after.pile());
        assertEquals(List.of(1, 0, 0, 0), after.used().list());
        CrossWiseView others = RULES.view(after, Eyes.of(1));
        assertEquals(Optional.of(Token.PENTAGON), others.hands().get(0).token(1), "all saw it");
        assertEquals(Optional.empty(), others.hands().get(0).token(0), "the rest stays hidden");
    }

    @Test
    void shiftMovesASymbolToAnyEmptyCell() {
        CrossWiseState after = play(position().state(), "shift r1c1 r6c6");
        assertTrue(after.field().isEmpty(Cell.at(0, 0)));
        assertEquals(Optional.of(Token.CROSS), after.field().at(Cell.at(5, 5)));
        assertEquals(List.of(0, 1, 0, 0), after.used().list());
    }

    @Test
    void exchangeSwapsTwoSymbols() {
        CrossWiseState after = play(position().state(), "exchange r1c1 r2c1");
        assertEquals(Optional.of(Token.DIAMOND), after.field().at(Cell.at(0, 0)));
        assertEquals(Optional.of(Token.CROSS), after.field().at(Cell.at(1, 0)));
        assertEquals(List.of(0, 0, 1, 0), after.used().list());
    }

    @Test
    void replaceSwapsASymbolWithOneOfTheHandAndThenATokenIsDrawn() {
        CrossWiseState before = position().turn(1).state();
        CrossWiseState after = play(before, "replace r1c1 5");
        assertEquals(Optional.of(Token.SUN), after.field().at(Cell.at(0, 0)));
        Hand hand = after.hands().get(1);
        assertEquals(Optional.of(Token.CROSS), hand.token(0), "in the place of the one given");
        assertEquals(before.pile().list().get(0), hand.token(2).orElseThrow());
        assertEquals(List.of(0, 0, 0, 1), after.used().list());
        assertTrue(after.hands().isOpen(1, 0));
        assertFalse(after.hands().isOpen(1, 2));
    }

    @Test
    void movesThatChangeNothingAreLegal() {
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("11..../....../....../....../....../......")
                        .hand(0, "9 10 1 2")
                        .hand(1, "3 3 3 3")
                        .state();
        assertEquals(state.field(), play(state, "exchange r1c1 r1c2").field());
        assertEquals(state.field(), play(state, "replace r1c1 1").field());
    }

    @Test
    void aDeadHandIsShownShuffledInAndDrawnAnew() {
        CrossWiseState before = CrossWisePosition.seats(2).hand(0, "4").hand(1, "7 8 9 10").state();
        CrossWiseState alive = play(before, "put 4 r1c1");
        assertEquals(1, alive.turn());
        assertTrue(told.stream().noneMatch(e -> e instanceof CrossWiseEvent.Redrew));
        CrossWiseState dead =
                CrossWisePosition.seats(2)
                        .on("4...../....../....../....../....../......")
                        .hand(0, "7")
                        .hand(1, "9 9 10 8")
                        .state();
        CrossWiseState after = play(dead, "remove r1c1");
        assertEquals(
                new CrossWiseEvent.Redrew(
                        1, List.of(Token.EXCHANGE, Token.EXCHANGE, Token.REPLACE, Token.SHIFT)),
                told.get(1));
        assertEquals(4, after.hands().get(1).size());
        assertEquals(dead.pile().size(), after.pile().size());
        assertNotEquals(dead.shuffle(), after.shuffle(), "the next shuffle is another one");
        CrossWiseLawsTest.assertConserved(after);
    }

    @Test
    void everyKindOfDeadHandIsFound() {
        Field empty = Field.EMPTY;
        Field one = CrossWisePosition.field("4...../....../....../....../....../......");
        Field two = CrossWisePosition.field("44..../....../....../....../....../......");
        assertFalse(
                CrossWiseMoves.any(empty, CrossWisePosition.hand("7 8 9 10")),
                "only actions, no symbol");
        assertFalse(
                CrossWiseMoves.any(one, CrossWisePosition.hand("9 10 10 9")),
                "one symbol on the field");
        assertFalse(
                CrossWiseMoves.any(two, CrossWisePosition.hand("10 10 10")),
                "nothing to replace with");
        assertTrue(CrossWiseMoves.any(empty, CrossWisePosition.hand("7 8 9 1")));
        assertTrue(CrossWiseMoves.any(one, CrossWisePosition.hand("9 10 10 7")));
        assertTrue(CrossWiseMoves.any(one, CrossWisePosition.hand("8")));
        assertTrue(CrossWiseMoves.any(two, CrossWisePosition.hand("9 10 10 10")));
    }

    @Test
    void withAnEmptyPileADeadHandPassesAtOnce() {
        CrossWiseState full =
                CrossWisePosition.seats(2)
                        .on("123456/234561/345612/456123/561234/6123..")
                        .used(3, 3, 3, 0)
                        .hand(0, "4 5 1 2")
                        .hand(1, "10 10 10")
                        .state();
        CrossWiseState bare =
                new CrossWiseState(
                        full.field(), full.hands(), Pile.of(List.of()), full.used(), 0, 1);
        CrossWiseState after = play(bare, "put 4 r6c5");
        assertEquals(0, after.turn(), "seat 2 has nothing to play");
        assertEquals(new CrossWiseEvent.Passed(1), told.get(told.size() - 1));
        CrossWiseState end = play(after, "put 5 r6c6");
        assertEquals(Rules.NOBODY, end.turn());
    }

    @Test
    void aHandThatIsDeadAfterItsRedrawPasses() throws BadInput {
        CrossWiseState state =
                CrossWisePosition.seats(4)
                        .on("123456/234561/345612/456123/561234/612...")
                        .used(3, 3, 3, 0)
                        .hand(0, "3 4 5 1")
                        .hand(1, "10 10")
                        .hand(2, "2 3 4 5")
                        .hand(3, "6")
                        .state();
        assertEquals(List.of(Token.REPLACE), state.pile().list(), "nothing else is left");
        CrossWiseState after =
                new CrossWiseRules(4).play(state, CrossWiseMove.parse("put 3 r6c4"), told::add);
        // Seat 1 fills its hand with the last replace, so seat 2 has nothing to draw from.
        assertEquals(2, after.turn());
        assertEquals(new CrossWiseEvent.Passed(1), told.get(told.size() - 1));
        told.clear();
        CrossWiseState dead =
                new CrossWiseState(state.field(), state.hands(), state.pile(), state.used(), 1, 7);
        CrossWiseState settled = new CrossWiseRules(4).settled(dead, told::add);
        assertEquals(2, settled.turn());
        assertEquals(
                List.of("Redrew", "Drew", "Drew", "Drew", "Passed"),
                told.stream().map(event -> event.getClass().getSimpleName()).toList());
    }

    @Test
    void sixOfOneSymbolWinForTheLinesOwnerWhoeverCompletesThem() {
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("11111./222.../22..../33..../....../......")
                        .hand(0, "1 5 5 5")
                        .hand(1, "4 4 4 4")
                        .state();
        CrossWiseState after = play(state, "put 1 r1c6");
        assertEquals(Rules.NOBODY, after.turn());
        assertEquals(List.of(0.0, 1.0), RULES.round(after).orElseThrow().points());
        assertEquals(Map.of("sixes", 0), Games.CROSSWISE.achievements(after, 0));
        assertEquals(Map.of("sixes", 1), Games.CROSSWISE.achievements(after, 1));
        assertEquals(
                new CrossWiseEvent.Won(Optional.of(Team.HORIZONTAL), Optional.of(0)),
                told.get(told.size() - 1));
    }

    @Test
    void aFullFieldIsWonByMorePointsAndEqualIsADraw() {
        // Every row and column has six different symbols: 36 points each.
        String full = "123456/234561/345612/456123/561234/61234.";
        CrossWiseState state =
                CrossWisePosition.seats(2).on(full).hand(0, "5 6").hand(1, "1").state();
        CrossWiseState drawn = play(state, "put 5 r6c6");
        assertEquals(List.of(0.5, 0.5), RULES.round(drawn).orElseThrow().points());
        assertEquals(List.of(36, 36), RULES.sheetPoints(drawn));
        assertEquals(new CrossWiseEvent.Scored(36, 36), told.get(told.size() - 2));
        // Two cells of the first row swapped: the first two columns have but a pair each.
        CrossWiseState other =
                CrossWisePosition.seats(2)
                        .on(full.replace("123456", "213456"))
                        .hand(0, "5")
                        .state();
        CrossWiseState won = play(other, "put 5 r6c6");
        assertEquals(new CrossWiseEvent.Scored(26, 36), told.get(told.size() - 2));
        assertEquals(List.of(0.0, 1.0), RULES.round(won).orElseThrow().points());
        assertEquals(
                new CrossWiseEvent.Won(Optional.of(Team.HORIZONTAL), Optional.empty()),
                told.get(told.size() - 1));
    }

    @Test
    void withFourSeatsPartnersWinTogether() {
        CrossWiseRules four = new CrossWiseRules(4);
        CrossWiseState state =
                CrossWisePosition.seats(4).on("1...../1...../1...../1...../1...../1.....").state();
        assertEquals(List.of(1.0, 0.0, 1.0, 0.0), four.round(state).orElseThrow().points());
        assertEquals(four.side(0), four.side(2));
        assertNotEquals(four.side(0), four.side(1));
    }

    @Test
    void everyoneGetsFourAndSeatOneStarts() {
        for (int seats : Games.CROSSWISE.seatCounts()) {
            var step = new CrossWiseRules(seats).deal(5);
            assertEquals(0, step.state().turn());
            assertEquals(54 - 4 * seats, step.state().pile().size());
            for (int seat = 0; seat < seats; seat++) {
                assertEquals(4, step.state().hands().get(seat).size());
            }
        }
    }

    @Test
    void aFirstHandOfActionsIsDrawnAnew() {
        int redrawn = 0;
        for (int seed = 0; seed < 5000; seed++) {
            var step = RULES.deal(seed);
            assertTrue(CrossWiseMoves.any(Field.EMPTY, step.state().hands().get(0)));
            boolean shown =
                    step.events().stream().anyMatch(e -> e instanceof CrossWiseEvent.Redrew);
            redrawn += shown ? 1 : 0;
            CrossWiseLawsTest.assertConserved(step.state());
        }
        assertTrue(redrawn > 0, "such a deal is among five thousand");
    }
}
