package parlour.crosswise.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.English;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The field and its lines, hands and the pile, and how people write them. */
class FieldTest {
    private static final String EMPTY = "/....../....../....../....../......";

    private static int content(String symbols) {
        int line = Line.EMPTY;
        for (char symbol : symbols.toCharArray()) {
            line = Line.with(line, symbol - '0');
        }
        return line;
    }

    @Test
    void aFieldIsWrittenAsItIsRead() throws BadInput {
        String text =
                "3 3 2 1 5 2 / 0 4 5 0 2 5 / 1 2 3 4 5 6 / 0 0 0 0 0 0 / 6 0 0 0 0 1"
                        + " / 0 0 0 0 0 4";
        Field field = FieldNotation.field(text);
        assertEquals(text, field.toString());
        assertEquals(field, FieldNotation.field(text));
        assertEquals(field.hashCode(), FieldNotation.field(text).hashCode());
        assertNotEquals(field, Field.EMPTY);
        assertNotEquals(field.hashCode(), Field.EMPTY.hashCode());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 0 0 0 0 0 | A field has six rows separated by /, not 1.",
                "0/0/0/0/0/0/0 | A field has six rows separated by /, not 7.",
                "0 0 0 0 0 0/0 0 0 0 0/0/0/0/0 | Row 2 has 5 numbers: it needs six.",
                "0 0 0 0 0 0 0/0/0/0/0/0 | Row 1 has 7 numbers: it needs six.",
                "0 0 0 0 0 0/ /0/0/0/0 | Row 2 has no numbers: it needs six.",
                "0 0 0 0 0 0/0 0 7 0 0 0/0/0/0/0 | \"7\" in row 2 cannot be on the field: 0 is an"
                        + " empty cell, 1 to 6 are the symbols."
            })
    void aWrongFieldIsExplained(String text, String sentence) {
        BadInput bad = assertThrows(BadInput.class, () -> FieldNotation.field(text));
        assertEquals(sentence, English.say(bad.phrase()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | A hand has one to 4 tokens, not 0.",
                "1 2 3 4 5 | A hand has one to 4 tokens, not 5.",
                "1 11 | \"11\" is not a token: 1 to 6 are the symbols, 7 to 10 remove, shift,"
                        + " exchange and replace.",
                "0 | \"0\" is not a token: 1 to 6 are the symbols, 7 to 10 remove, shift,"
                        + " exchange and replace."
            })
    void aWrongHandIsExplained(String text, String sentence) {
        BadInput bad = assertThrows(BadInput.class, () -> FieldNotation.hand(text));
        assertEquals(sentence, English.say(bad.phrase()));
    }

    @Test
    void aHandIsReadInItsOrder() throws BadInput {
        Hand hand = FieldNotation.hand(" 10  1 7 ");
        assertEquals(List.of(Token.REPLACE, Token.CROSS, Token.REMOVE), hand.tokens());
        assertEquals(4, FieldNotation.hand("1 1 1 1").size());
        assertEquals(
                Hand.ofPlaces(
                        List.of(
                                Optional.of(Token.REPLACE),
                                Optional.of(Token.CROSS),
                                Optional.of(Token.REMOVE))),
                hand);
        assertEquals(
                List.of(Token.SUN),
                Hand.ofPlaces(List.of(Optional.empty(), Optional.of(Token.SUN))).tokens());
    }

    @Test
    void everyCellAndTokenIsFoundByItsNumberAndNamed() {
        for (int row = 0; row < Cell.SIDE; row++) {
            for (int column = 0; column < Cell.SIDE; column++) {
                Cell cell = Cell.at(row, column);
                assertEquals(row, cell.row());
                assertEquals(column, cell.column());
                assertEquals(cell, Cell.at(cell.index()));
                assertEquals(Optional.of(cell), Cell.find(cell.toString()));
                assertEquals("r" + (row + 1) + "c" + (column + 1), cell.toString());
                assertEquals(
                        "row " + (row + 1) + " column " + (column + 1), English.say(cell.phrase()));
            }
        }
        int copies = 0;
        for (int number = 1; number <= 10; number++) {
            assertEquals(number, Token.of(number).number());
            assertEquals(number <= 6, Token.of(number).isSymbol());
            copies += Token.of(number).copies();
        }
        assertEquals(Token.COUNT, copies);
        assertEquals(List.of(0, 3), List.of(Token.REMOVE.action(), Token.REPLACE.action()));
    }

    @Test
    void theSymbolThatALineHasMostOfIsTheFirstOfEquals() {
        assertEquals(0, Line.mostSymbol(Line.EMPTY));
        assertEquals(6, Line.mostSymbol(content("6")));
        assertEquals(1, Line.mostSymbol(content("61")));
        assertEquals(4, Line.mostSymbol(content("1442")));
        assertEquals(6, Line.mostSymbol(content("123466")));
        assertEquals(2, Line.most(content("1442")));
        assertEquals(4, Line.size(content("1442")));
        assertEquals(content("142"), Line.without(content("1442"), 4));
    }

    @Test
    void columnsAreLinesOfTheVerticalTeamAndRowsOfTheOther() {
        Field field = CrossWisePosition.field("11.222/3....." + EMPTY.substring(7));
        assertEquals(content("13"), field.line(Team.VERTICAL, 0));
        assertEquals(content("11222"), field.line(Team.HORIZONTAL, 0));
        assertEquals(field.line(Team.HORIZONTAL, 1), field.line(Cell.SIDE + 1));
        assertEquals(field.line(Team.VERTICAL, 5), field.line(5));
        assertEquals(Team.VERTICAL, Field.owner(0));
        assertEquals(Team.VERTICAL, Field.owner(5));
        assertEquals(Team.HORIZONTAL, Field.owner(6));
        assertEquals(Team.HORIZONTAL, Team.VERTICAL.other());
        assertEquals(Team.VERTICAL, Team.HORIZONTAL.other());
        assertEquals("Vertical", English.say(Team.VERTICAL.phrase()));
        assertEquals("horizontal", Team.HORIZONTAL.word());
    }

    @Test
    void sixOfAKindAreOneLine() {
        Field column = CrossWisePosition.field(".4..../.4..../.4..../.4..../.4..../.4....");
        assertEquals(Optional.of(Team.VERTICAL), column.winner());
        assertEquals(1, column.sixLine());
        assertTrue(column.isOver());
        assertFalse(column.isFull());
        Field row = CrossWisePosition.field("....../444444/....../....../....../......");
        assertEquals(Optional.of(Team.HORIZONTAL), row.winner());
        assertEquals(1, row.sixLine());
        Field five = CrossWisePosition.field("44444." + EMPTY);
        assertEquals(Optional.empty(), five.winner());
        assertFalse(five.isOver());
        assertThrows(IllegalStateException.class, five::sixLine);
    }

    @Test
    void pilesAreEqualWhenTheirTokensAre() {
        Pile pile = Pile.of(List.of(Token.SUN, Token.CROSS, Token.SHIFT));
        Pile rest = Pile.of(List.of(Token.CROSS, Token.SHIFT));
        assertEquals(rest, pile.rest());
        assertEquals(rest.hashCode(), pile.rest().hashCode());
        assertNotEquals(rest, pile);
        assertNotEquals(rest.hashCode(), pile.hashCode());
        assertEquals("[CROSS, SHIFT]", pile.rest().toString());
        assertEquals(2, pile.rest().size());
        assertEquals(Token.CROSS.number(), pile.rest().top());
        assertFalse(rest.rest().isEmpty());
        Pile bare = rest.rest().rest();
        assertTrue(bare.isEmpty());
        assertThrows(IllegalStateException.class, bare::top);
    }

    @Test
    void everyMoveIsAtHandByItsNumbers() {
        List<CrossWiseMove> made =
                List.of(
                        CrossWiseMoves.put(4, 7),
                        CrossWiseMoves.remove(7),
                        CrossWiseMoves.shift(0, 7),
                        CrossWiseMoves.exchange(7, 0),
                        CrossWiseMoves.replace(7, 4));
        assertEquals(
                List.of(
                        "put 4 r2c2",
                        "remove r2c2",
                        "shift r1c1 r2c2",
                        "exchange r1c1 r2c2",
                        "replace r2c2 4"),
                made.stream().map(CrossWiseMove::toString).toList());
    }

    @Test
    void onlySymbolsArePutOrGiven() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new CrossWiseMove.Put(Token.REMOVE, Cell.at(0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new CrossWiseMove.Replace(Cell.at(0), Token.REMOVE));
    }

    @Test
    void aVisitorThatHasSeenEnoughIsAskedNoMore() {
        Field field = CrossWisePosition.field("12..../345..." + EMPTY.substring(7));
        for (String tokens : List.of("4 7 8 9", "10 1 1 2", "9 8 7 10")) {
            Hand hand = CrossWisePosition.hand(tokens);
            List<CrossWiseMove> all = new ArrayList<>();
            CrossWiseMoves.each(field, hand, all::add);
            for (int enough = 1; enough <= all.size(); enough++) {
                int most = enough;
                List<CrossWiseMove> seen = new ArrayList<>();
                CrossWiseMoves.each(
                        field,
                        hand,
                        move -> {
                            seen.add(move);
                            return seen.size() < most;
                        });
                assertEquals(all.subList(0, enough), seen);
            }
        }
    }

    @Test
    void aListHasAtMostSoManyMoves() {
        CrossWiseRules rules = new CrossWiseRules(2);
        CrossWiseState state = CrossWisePosition.seats(2).hand(0, "1").state();
        assertEquals(List.of(), rules.moves(state, 0));
        assertEquals(1, rules.moves(state, 1).size());
        assertEquals(36, rules.moves(state, 36).size());
        assertEquals(36, rules.moves(state, 37).size());
    }

    @Test
    void aPositionFromElsewhereHasWhatLiesNowhereElseInItsPile() {
        CrossWiseRules rules = new CrossWiseRules(2);
        Field field = CrossWisePosition.field("12...." + EMPTY);
        Hands hands =
                Hands.of(List.of(CrossWisePosition.hand("3 7"), CrossWisePosition.hand("4 8 9")));
        CrossWiseState state = rules.position(field, hands, Tally.of(List.of(1, 0, 2, 0)), 1, 5);
        assertEquals(54 - 2 - 5 - 3, state.pile().size());
        CrossWiseLawsTest.assertConserved(state);
        assertEquals(1, state.turn());
        Field won = CrossWisePosition.field("222222" + EMPTY);
        CrossWiseState over = rules.position(won, hands, Tally.zeros(Token.ACTIONS), 0, 5);
        assertEquals(Rules.NOBODY, over.turn());
        Hands dead =
                Hands.of(List.of(CrossWisePosition.hand("7 8 9 10"), CrossWisePosition.hand("1")));
        CrossWiseState redrawn =
                rules.position(Field.EMPTY, dead, Tally.zeros(Token.ACTIONS), 0, 5);
        assertTrue(CrossWiseMoves.any(Field.EMPTY, redrawn.hands().get(redrawn.turn())));
        CrossWiseLawsTest.assertConserved(redrawn);
    }

    @Test
    void theStandingTellsTheEmptyCellsAndNoPoints() {
        CrossWiseRules rules = new CrossWiseRules(2);
        CrossWiseState state = CrossWisePosition.seats(2).on("11...." + EMPTY).hand(0, "1").state();
        assertEquals("34 empty cells", English.say(rules.standing(state)));
        assertEquals(Tally.zeros(2), rules.scores(state));
        assertThrows(IllegalArgumentException.class, () -> new CrossWiseRules(3));
    }
}
