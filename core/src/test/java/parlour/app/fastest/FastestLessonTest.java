package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.Test;

import parlour.app.LessonTests;
import parlour.app.game.LessonStep;
import parlour.app.tabletop.CardSprite;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Level;

import java.util.List;
import java.util.Optional;

/** The lesson of See Who's Fastest says what is true at its table, and can be played. */
class FastestLessonTest
        extends LessonTests<FastestState, FastestMove, FastestView, FastestEvent, FastestTable> {
    private static final int MOST_CLICKS = 8;

    FastestLessonTest() {
        super(FastestModule.make(), FastestTable.class);
    }

    private static boolean selected(FastestTable table, FastestMove move) {
        return table.proposedMove().move().equals(Optional.of(move));
    }

    @Override
    protected void click(FastestTable table, FastestMove move) {
        if (move.equals(FastestMove.PASS)) {
            // The main button passes where nothing else is possible.
            room.click(offersPass() ? "instead" : "act");
            return;
        }
        Level level = move instanceof FastestMove.Group group ? group.level() : Level.RED_JOKER;
        Hand cards = Hand.PACK.of(level);
        CardSprite sprite =
                table.zones().hands.get(0).stream()
                        .filter(one -> FastestFaces.in(cards, one))
                        .findFirst()
                        .orElseThrow();
        for (int i = 0; i < MOST_CLICKS && !selected(table, move); i++) {
            // Its corner is seen even where others lie over it.
            float x = sprite.home().x - sprite.home().width * 0.42f;
            float y = sprite.home().y + sprite.home().box().height() * 0.42f;
            room.click(table.actor(), x, y);
            room.pass(0.5f);
        }
        assertTrue(selected(table, move), move::toString);
    }

    private boolean offersPass() {
        Actor button = room.stage().getRoot().findActor("instead");
        return button != null && button.isVisible();
    }

    /** Arrows lead to the rank, and Space picks it, each time with other cards of it. */
    @Override
    protected void press(FastestTable table, FastestMove move) {
        if (move.equals(FastestMove.PASS)) {
            room.key(Keys.P);
            return;
        }
        for (int rank = 0; rank < Level.values().length && !selected(table, move); rank++) {
            room.key(Keys.RIGHT);
            for (int i = 0; i < MOST_CLICKS && !selected(table, move); i++) {
                room.key(Keys.SPACE);
                room.pass(0.5f);
            }
        }
        assertTrue(selected(table, move), move::toString);
    }

    private void only(String name, String move) {
        assertEquals(List.of(FastestTestScreen.move(move)), wanted(step(name)), name);
    }

    private String toBeat(String name) {
        return step(name).position().toBeat().toString();
    }

    @Test
    void whatIsToBeatIsWhatTheLessonSays() {
        assertEquals("pass", toBeat("free"));
        assertEquals("1 6", toBeat("higher"));
        assertEquals("1 Q", toBeat("pass"));
        assertEquals("1 K", toBeat("more"));
        assertEquals("2 9", toBeat("three"));
        assertEquals("4 K", toBeat("jokers"));
        assertEquals("pass", toBeat("lead"));
        assertEquals("pass", toBeat("last"));
    }

    @Test
    void oneMoveIsWantedInEachStep() {
        only("free", "1 A");
        only("higher", "1 9");
        only("pass", "pass");
        only("more", "2 4");
        only("three", "3 5");
        only("jokers", "2 joker");
        only("lead", "3 4");
        only("last", "2 Q");
    }

    @Test
    void whereToPassNothingElseIsPossible() {
        assertEquals(List.of(), unwanted(step("pass")));
    }

    @Test
    void theWantedGroupIsTheLargest() {
        LessonStep<FastestState, FastestMove> step = step("lead");
        unwanted(step).forEach(move -> assertTrue(move.size() < 3, move::toString));
    }

    @Test
    void nothingBeatsBothJokers() {
        LessonStep<FastestState, FastestMove> step = step("jokers");
        FastestState state = after(step, FastestMove.BOTH_JOKERS);
        assertEquals(List.of(FastestMove.PASS), rules.moves(state));
    }

    @Test
    void theLastPlayEmptiesTheHandAndOthersHaveCardsLeft() {
        LessonStep<FastestState, FastestMove> step = step("last");
        FastestState over = after(step, wanted(step).get(0));
        assertEquals(Rules.NOBODY, over.turn());
        assertTrue(over.hands().get(0).isEmpty());
        assertFalse(over.hands().get(1).isEmpty());
    }

    @Test
    void theHandsHaveTheSizesThatTheTableShows() {
        FastestState state = step("higher").position();
        assertEquals(List.of(5, 6, 5), state.hands().list().stream().map(Hand::size).toList());
    }
}
