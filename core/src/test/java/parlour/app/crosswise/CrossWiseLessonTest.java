package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.LessonTests;
import parlour.app.game.LessonStep;
import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The lesson of CrossWise says what is true at its table, and can be played. */
class CrossWiseLessonTest
        extends LessonTests<
                CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable> {
    CrossWiseLessonTest() {
        super(CrossWiseModule.make(), CrossWiseTable.class);
    }

    private void click(CrossWiseTable table, Box box) {
        room.click(table.actor(), box.middleX(), box.middleY());
        room.pass(0.5f);
    }

    private static Box inHand(CrossWiseTable table, Token token) {
        return table.layout().places().get(0).place(table.zones().find(0, token));
    }

    @Override
    protected void click(CrossWiseTable table, CrossWiseMove move) {
        click(table, inHand(table, move.token()));
        move.cells().forEach(cell -> click(table, table.layout().cell(cell.index())));
        if (move instanceof CrossWiseMove.Replace replace) {
            click(table, inHand(table, replace.given()));
        }
    }

    /** The number of the token picks it; the cells are clicked. */
    @Override
    protected void press(CrossWiseTable table, CrossWiseMove move) {
        room.key(Keys.NUM_1 + table.zones().find(0, move.token()));
        move.cells().forEach(cell -> click(table, table.layout().cell(cell.index())));
        if (move instanceof CrossWiseMove.Replace replace) {
            room.key(Keys.NUM_1 + table.zones().find(0, replace.given()));
        }
    }

    private Field before(String name) {
        return step(name).position().field();
    }

    /** The field after each wanted move. */
    private List<Field> wanted(String name) {
        LessonStep<CrossWiseState, CrossWiseMove> step = step(name);
        List<Field> fields = wanted(step).stream().map(move -> after(step, move).field()).toList();
        assertFalse(fields.isEmpty());
        return fields;
    }

    private void gains(String name, int before, int after) {
        assertEquals(before, before(name).points(Team.VERTICAL));
        wanted(name).forEach(field -> assertEquals(after, field.points(Team.VERTICAL), name));
    }

    @Test
    void theColumnsScoreWhatTheLessonSays() {
        gains("pair", 0, 1);
        gains("different", 0, 6);
        gains("shift", 1, 3);
        gains("exchange", 1, 4);
        gains("replace", 3, 5);
    }

    @Test
    void actionsAreTaughtWithTheirTokens() {
        for (Token token : List.of(Token.REMOVE, Token.SHIFT, Token.EXCHANGE, Token.REPLACE)) {
            String name = token.name().toLowerCase(Locale.ROOT);
            wanted(step(name)).forEach(move -> assertEquals(token, move.token()));
        }
    }

    @Test
    void removingMakesThreeTrianglesAPair() {
        assertEquals(3, before("remove").points(Team.HORIZONTAL));
        wanted("remove").forEach(field -> assertEquals(1, field.points(Team.HORIZONTAL)));
    }

    /** Whether a sun that is put somewhere wins for the opponent. */
    private static boolean sunWins(Field field) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (field.isEmpty(Cell.at(cell))) {
                Field filled = with(field, cell, Token.SUN);
                if (filled.winner().equals(Optional.of(Team.HORIZONTAL))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Field with(Field field, int cell, Token token) {
        List<Integer> numbers = new ArrayList<>();
        field.rows().forEach(numbers::addAll);
        numbers.set(cell, token.number());
        return Field.of(numbers);
    }

    @Test
    void theGapMustBeFilledAndThenNoSunWins() {
        LessonStep<CrossWiseState, CrossWiseMove> step = step("block");
        assertTrue(sunWins(step.position().field()));
        wanted("block").forEach(field -> assertFalse(sunWins(field)));
        unwanted(step).forEach(move -> assertTrue(sunWins(after(step, move).field())));
    }

    @Test
    void theLastTokenWins() {
        wanted("six").forEach(field -> assertEquals(Optional.of(Team.VERTICAL), field.winner()));
    }

    /** Without used actions every turn put one symbol, and the first seat began. */
    @Test
    void thePositionsCouldHaveComeAbout() {
        for (LessonStep<CrossWiseState, CrossWiseMove> step : lesson.steps()) {
            assertEquals(0, step.position().field().size() % 2, step.task().key());
            assertEquals(4, step.position().hands().get(0).size());
            assertEquals(4, step.position().hands().get(1).size());
        }
    }
}
