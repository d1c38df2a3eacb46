package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.CardSprite;
import parlour.fastest.rules.FastestMove;

import java.util.List;
import java.util.Optional;

/** A person chooses with clicks, drags and keys. */
class FastestMoveSelectorTest extends FastestSelecting {
    @Test
    void onAFreeMoveAClickTakesTheWholeGroup() {
        free(FastestTestScreen.PLAIN, HAND);
        assertEquals("Lead any single, pair, three or four of a kind", label());
        click("5d");
        assertEquals("3 5", picked());
        assertEquals("Play three 5s", label());
        assertTrue(screen.table.proposedMove().playable());
    }

    @Test
    void furtherClicksTakeFewerAndThenLetGo() {
        free(FastestTestScreen.PLAIN, HAND);
        click("5d");
        click("5d");
        assertEquals("2 5", picked());
        click("5c");
        assertEquals("1 5", picked());
        click("5h");
        assertEquals("", picked());
        click("5h");
        assertEquals("3 5", picked());
    }

    @Test
    void anAnswerTakesWhatIsAskedForAndMoreOnFurtherClicks() {
        answering(FastestTestScreen.PLAIN, HAND, "1 3", "1 4", "1 6");
        click("Kh");
        assertEquals("1 K", picked());
        click("Kh");
        assertEquals("2 K", picked());
        click("Kh");
        click("Kh");
        assertEquals("4 K", picked());
        click("Kh");
        assertEquals("", picked());
    }

    @Test
    void aRankTooLowTakesAsManyAsAreHigher() {
        answering(FastestTestScreen.PLAIN, HAND, "1 3", "1 8", "pass");
        click("5c");
        assertEquals("2 5", picked(), "a single 5 is not higher than an 8, two are");
        assertTrue(screen.table.proposedMove().playable());
    }

    @Test
    void whatIsNotHigherIsRefusedInWords() {
        answering(FastestTestScreen.PLAIN, HAND, "1 3", "1 10", "pass");
        click("8s");
        assertEquals("1 8", picked());
        assertFalse(screen.table.proposedMove().playable());
        assertTrue(problem().contains("not higher than a single 10"), problem());
        room.key(Keys.ENTER);
        assertEquals(List.of(move("1 8")), screen.played);
        assertEquals("1 8", picked(), "a refused play stays picked");
    }

    @Test
    void aDoubleClickPlays() {
        free(FastestTestScreen.PLAIN, HAND);
        doubleClick("9c");
        assertEquals(List.of(move("2 9")), screen.played);
    }

    @Test
    void aDoubleClickOnWhatIsPickedPlaysJustThat() {
        free(FastestTestScreen.PLAIN, HAND);
        click("Kd");
        click("Kd");
        assertEquals("3 K", picked());
        doubleClick("Kc");
        assertEquals(List.of(move("3 K")), screen.played);
    }

    @Test
    void jokersArePickedAloneAndThenTogether() {
        free(FastestTestScreen.PLAIN, HAND);
        click("BJ");
        assertEquals("1 BJ", picked());
        click("BJ");
        assertEquals("2 joker", picked());
        click("BJ");
        assertEquals("", picked());
        click("RJ");
        assertEquals("1 RJ", picked());
    }

    @Test
    void playsThatAreHigherAreLitAndTheRestDimmed() {
        answering(FastestTestScreen.PLAIN, HAND, "2 5", "2 7", "pass");
        room.pass(1);
        for (String useful : List.of("9c", "9d", "Jh", "Kc", "BJ", "RJ")) {
            assertTrue(lit(useful), useful);
        }
        for (String useless : List.of("3c", "8s", "5h")) {
            assertFalse(lit(useless), useless);
        }
    }

    /** A card that cannot be played is dimmed, one that can be is not. */
    private boolean lit(String card) {
        CardSprite sprite = sprite(card);
        assertEquals(sprite.isLit(), !sprite.isDim(), card);
        return sprite.isLit();
    }

    @Test
    void onAFreeMoveNothingIsDimmed() {
        free(FastestTestScreen.PLAIN, HAND);
        for (CardSprite sprite : screen.table.zones().hands.get(0)) {
            assertFalse(sprite.isDim());
        }
    }

    @Test
    void passingIsOfferedBesideThePlay() {
        answering(FastestTestScreen.PLAIN, HAND, "2 5", "2 7", "pass");
        assertEquals("Beat two 7s, or pass", label());
        assertTrue(screen.table.alternative().orElseThrow().playable());
        room.key(Keys.P);
        assertEquals(List.of(FastestMove.PASS), screen.played);
        assertTrue(screen.table.alternative().isEmpty(), "nobody here is to move");
    }

    @Test
    void aFreeMoveCannotBePassed() {
        free(FastestTestScreen.PLAIN, HAND);
        assertTrue(screen.table.alternative().isEmpty());
        room.key(Keys.P);
        assertEquals(0, screen.match.revision());
    }

    @Test
    void whoHoldsNothingHigherMayJustPressEnter() {
        answering(FastestTestScreen.PLAIN, "3c 3d 5c", "1 3", "pass", "4 A");
        assertEquals("Pass: you hold nothing higher", label());
        assertTrue(screen.table.alternative().isEmpty(), "one button is enough");
        room.key(Keys.ENTER);
        assertEquals(List.of(FastestMove.PASS), screen.played);
    }

    @Test
    void whereRunsCountTheyMayBeLed() {
        free(FastestTestScreen.RUNS, HAND);
        assertEquals("Lead a single, pair, three, four of a kind or run", label());
    }

    @Test
    void theKeysGoAlongTheRanks() {
        free(FastestTestScreen.PLAIN, HAND);
        room.key(Keys.RIGHT, Keys.RIGHT, Keys.SPACE);
        assertEquals("3 5", picked());
        room.key(Keys.NUM_2);
        assertEquals("2 5", picked());
        room.key(Keys.RIGHT, Keys.RIGHT, Keys.SPACE);
        assertEquals("2 9", picked(), "over the 8 to the 9s");
        room.key(Keys.LEFT, Keys.NUM_1);
        assertEquals("1 8", picked());
        room.key(Keys.ESCAPE);
        assertEquals("", picked());
    }

    @Test
    void numbersTakeNoMoreThanThereAre() {
        free(FastestTestScreen.PLAIN, HAND);
        click("5c");
        room.key(Keys.NUM_4);
        assertEquals("3 5", picked());
        click("BJ");
        room.key(Keys.NUM_2);
        assertEquals("2 joker", picked());
    }

    @Test
    void theOrderOfAllPlaysIsOneKeyAway() {
        free(FastestTestScreen.PLAIN, HAND);
        room.key(Keys.O);
        screen.table.ask(false);
        room.key(Keys.O);
        assertEquals(List.of(FastestHelp.ORDER, FastestHelp.ORDER), screen.explained);
    }

    @Test
    void aGroupIsDraggedOntoTheTableAsAWhole() {
        free(FastestTestScreen.PLAIN, HAND);
        drag("9c", 640, 300);
        assertEquals(List.of(move("2 9")), screen.played);
    }

    @Test
    void draggingBackIntoTheHandDoesNothing() {
        free(FastestTestScreen.PLAIN, HAND);
        drag("9c", 640, screen.table.layout().hand().y() + 5);
        room.pass(1);
        assertEquals(List.of(), screen.played);
        assertEquals("", picked());
        assertEquals(sprite("9c").home().x, sprite("9c").now().x, 0.1f);
        assertEquals(sprite("9d").home().x, sprite("9d").now().x, 0.1f);
    }

    @Test
    void tabGoesFromRankToRankThatCanBePlayed() {
        answering(FastestTestScreen.PLAIN, HAND, "1 3", "3 4", "pass");
        room.key(Keys.TAB, Keys.SPACE);
        assertEquals("3 5", picked());
        room.key(Keys.TAB, Keys.SPACE);
        assertTrue(picked().endsWith(" K"), picked() + ", not the 8, which cannot be played");
        room.key(Keys.TAB, Keys.SPACE);
        assertEquals("2 joker", picked());
    }

    @Test
    void aSuggestedPassIsWhatIsPlayed() {
        answering(FastestTestScreen.PLAIN, HAND, "1 3", "1 6", "pass");
        assertEquals("", picked());
        screen.table.suggest(FastestMove.PASS);
        assertEquals("pass", picked());
        assertTrue(screen.table.picked());
        screen.table.clear();
        assertEquals("", picked());
    }

    @Test
    void nothingIsPickedWhileNobodyIsAsked() {
        free(FastestTestScreen.PLAIN, HAND);
        screen.table.ask(false);
        click("5c");
        room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER, Keys.P);
        assertEquals(Optional.empty(), screen.table.proposedMove().move());
        assertEquals(List.of(), screen.played);
    }

    @Test
    void whatIsPickedOutlivesAResizeAndAnotherLanguage() {
        free(FastestTestScreen.PLAIN, HAND);
        click("5c");
        room.resize(900, 600);
        assertEquals("3 5", picked());
        room.resize(1280, 720);
        room.app().refresh();
        assertEquals("3 5", picked());
    }

    @Test
    void aHintLiftsTheCardsUntilSomethingIsPicked() {
        free(FastestTestScreen.PLAIN, HAND);
        float before = sprite("9c").home().y;
        screen.table.suggest(move("2 9"));
        assertTrue(sprite("9c").home().y > before + 10);
        assertTrue(sprite("9d").home().y > before + 10);
        assertEquals("2 9", picked());
        click("3c");
        assertEquals(before, sprite("9c").home().y);
    }

    @Test
    void theCardUnderThePointerRises() {
        free(FastestTestScreen.PLAIN, HAND);
        CardSprite sprite = sprite("8s");
        float before = sprite.home().y;
        room.move(screen.table.actor(), seenX(sprite), before);
        assertTrue(sprite.home().y > before);
        room.move(screen.table.actor(), 2, 300);
        assertEquals(before, sprite.home().y);
    }

    @Test
    void theOtherButtonLetsEverythingGo() {
        free(FastestTestScreen.PLAIN, HAND);
        click("5c");
        room.press(screen.table.actor(), 400, 300, Input.Buttons.RIGHT);
        room.release(screen.table.actor(), 400, 300, Input.Buttons.RIGHT);
        assertEquals("", picked());
    }
}
