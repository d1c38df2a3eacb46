package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import parlour.app.GameRoom;
import parlour.app.Headless;
import parlour.app.cards.CardSprite;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestOptions;
import parlour.fastest.Hand;

import java.util.List;
import java.util.Optional;

/** A person chooses with clicks, drags and keys, through the stage. */
class ChoosingTest {
    private static final float FRAME = 1 / 60f;
    private static final String HAND = "3c 5c 5d 5h 8s 9c 9d Jh Js Kc Kd Kh Ks BJ RJ";

    private static Headless room;

    @BeforeAll
    static void open() {
        room = new Headless(1280, 720, GameRoom.Empty::new);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    private TableRoom screen;

    /** The person holds the hand and has a free move. */
    private void free(FastestOptions options, String hand) {
        screen = TableRoom.holding(room.app(), options, hand, "4c 4d 4h 6c 7c 7d 8c 8d 10c");
        room.app().show(screen);
        ask();
    }

    /** The person gave the lead away, and others played since. */
    private void answering(FastestOptions options, String hand, String lead, String... others) {
        free(options, hand);
        screen.others(lead);
        screen.others(others);
        ask();
    }

    private void ask() {
        screen.table.hurry();
        screen.table.ask(true);
        room.pass(0.5f);
    }

    private CardSprite sprite(String card) {
        Hand hand = TableRoom.hand(card);
        return screen.table.zones().all().stream()
                .filter(sprite -> Faces.in(hand, sprite))
                .findFirst()
                .orElseThrow();
    }

    /** Where a card is seen that others lie over: at its left edge. */
    private float seenX(CardSprite sprite) {
        return sprite.home().x - sprite.home().width * 0.42f;
    }

    private void clickOnce(String card) {
        CardSprite sprite = sprite(card);
        room.click(screen.table.actor(), seenX(sprite), sprite.home().y);
    }

    private void click(String card) {
        clickOnce(card);
        room.pass(0.5f);
    }

    private void doubleClick(String card) {
        clickOnce(card);
        room.pass(0.1f);
        clickOnce(card);
        room.pass(0.5f);
    }

    private void drag(String card, float x, float y) {
        CardSprite sprite = sprite(card);
        float fromX = seenX(sprite);
        room.press(screen.table.actor(), fromX, sprite.home().y, Input.Buttons.LEFT);
        room.drag(screen.table.actor(), fromX, sprite.home().y + 20);
        room.pass(FRAME);
        room.drag(screen.table.actor(), x, y);
        room.pass(FRAME);
        room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
        room.pass(FRAME);
    }

    /** The play that is picked, in the notation. */
    private String picked() {
        return screen.table.choice().move().map(FastestMove::toString).orElse("");
    }

    private String label() {
        return room.app().texts().say(screen.table.choice().label());
    }

    private String problem() {
        return screen.table.choice().problem().map(p -> room.app().texts().say(p)).orElse("");
    }

    private static FastestMove move(String text) {
        return TableRoom.move(text);
    }

    @Test
    void onAFreeMoveAClickTakesTheWholeGroup() {
        free(TableRoom.PLAIN, HAND);
        assertEquals("Free move: pick any cards", label());
        click("5d");
        assertEquals("3 5", picked());
        assertEquals("Play three 5s", label());
        assertTrue(screen.table.choice().playable());
    }

    @Test
    void furtherClicksTakeFewerAndThenLetGo() {
        free(TableRoom.PLAIN, HAND);
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
        answering(TableRoom.PLAIN, HAND, "1 3", "1 4", "1 6");
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
        answering(TableRoom.PLAIN, HAND, "1 3", "1 8", "pass");
        click("5c");
        assertEquals("2 5", picked(), "a single 5 is not higher than an 8, two are");
        assertTrue(screen.table.choice().playable());
    }

    @Test
    void whatIsNotHigherIsRefusedInWords() {
        answering(TableRoom.PLAIN, HAND, "1 3", "1 10", "pass");
        click("8s");
        assertEquals("1 8", picked());
        assertFalse(screen.table.choice().playable());
        assertTrue(problem().contains("not higher than a single 10"), problem());
        room.key(Keys.ENTER);
        assertEquals(List.of(move("1 8")), screen.played);
        assertEquals("1 8", picked(), "a refused play stays picked");
    }

    @Test
    void aDoubleClickPlays() {
        free(TableRoom.PLAIN, HAND);
        doubleClick("9c");
        assertEquals(List.of(move("2 9")), screen.played);
    }

    @Test
    void aDoubleClickOnWhatIsPickedPlaysJustThat() {
        free(TableRoom.PLAIN, HAND);
        click("Kd");
        click("Kd");
        assertEquals("3 K", picked());
        doubleClick("Kc");
        assertEquals(List.of(move("3 K")), screen.played);
    }

    @Test
    void jokersArePickedAloneAndThenTogether() {
        free(TableRoom.PLAIN, HAND);
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
        answering(TableRoom.PLAIN, HAND, "2 5", "2 7", "pass");
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
        free(TableRoom.PLAIN, HAND);
        for (CardSprite sprite : screen.table.zones().hands.get(0)) {
            assertFalse(sprite.isDim());
        }
    }

    @Test
    void passingIsOfferedBesideThePlay() {
        answering(TableRoom.PLAIN, HAND, "2 5", "2 7", "pass");
        assertEquals("Beat two 7s, or pass", label());
        assertTrue(screen.table.instead().orElseThrow().playable());
        room.key(Keys.P);
        assertEquals(List.of(FastestMove.PASS), screen.played);
        assertTrue(screen.table.instead().isEmpty(), "nobody here is to move");
    }

    @Test
    void aFreeMoveCannotBePassed() {
        free(TableRoom.PLAIN, HAND);
        assertFalse(screen.table.instead().orElseThrow().playable());
        room.key(Keys.P);
        assertEquals(0, screen.match.revision());
    }

    @Test
    void whoHoldsNothingHigherMayJustPressEnter() {
        answering(TableRoom.PLAIN, "3c 3d 5c", "1 3", "pass", "4 A");
        assertEquals("Pass: you hold nothing higher", label());
        room.key(Keys.ENTER);
        assertEquals(List.of(FastestMove.PASS), screen.played);
    }

    @Test
    void theKeysGoAlongTheRanks() {
        free(TableRoom.PLAIN, HAND);
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
        free(TableRoom.PLAIN, HAND);
        click("5c");
        room.key(Keys.NUM_4);
        assertEquals("3 5", picked());
        click("BJ");
        room.key(Keys.NUM_2);
        assertEquals("2 joker", picked());
    }

    @Test
    void theOrderOfAllPlaysIsOneKeyAway() {
        free(TableRoom.PLAIN, HAND);
        room.key(Keys.O);
        screen.table.ask(false);
        room.key(Keys.O);
        assertEquals(List.of(FastestHelp.ORDER, FastestHelp.ORDER), screen.explained);
    }

    @Test
    void firstAndLastRankPickARun() {
        free(TableRoom.RUNS, "3c 4s 5c 5d 6h 7s 9c 9d");
        click("3c");
        click("7s");
        assertEquals("run 3 7", picked());
        click("9c");
        assertEquals("2 9", picked(), "no run from 3 to 9, so the group");
        click("6h");
        click("4s");
        assertEquals("run 4 6", picked());
        click("7s");
        assertEquals("run 4 7", picked(), "a run grows");
    }

    @Test
    void aRunThatIsAskedForIsPickedWithOneClick() {
        answering(TableRoom.RUNS, "3c 4s 5c 9d 9h 10s Jd Qh", "run 3 5", "pass", "run 5 7");
        click("9d");
        assertEquals("run 9 J", picked());
        assertTrue(screen.table.choice().playable());
        click("Qh");
        assertEquals("run 10 Q", picked());
    }

    @Test
    void withShiftSingleCardsMakeAnyPlay() {
        free(TableRoom.RUNS, "3c 4s 5c 5d 6h 7s 9c 9d");
        for (String card : List.of("4s", "5d", "6h")) {
            CardSprite sprite = sprite(card);
            room.hold(Keys.SHIFT_LEFT, () -> clickOnce(card));
            room.pass(0.5f);
            assertTrue(sprite.home().height > 0, card + " is lifted");
        }
        assertEquals("run 4 6", picked());
        room.hold(Keys.SHIFT_LEFT, () -> clickOnce("9c"));
        assertEquals("", picked());
        assertTrue(problem().contains("no play together"), problem());
    }

    @Test
    void whereSuitsCountFurtherClicksPickSingleCards() {
        answering(TableRoom.SUITS, "3c 5c 5h 5s 9c", "3c", "4c", "5d");
        click("5c");
        assertFalse(screen.table.choice().playable() && picked().equals("5c"), picked());
        room.key(Keys.ESCAPE);
        click("5h");
        assertEquals("5h", picked());
        assertTrue(screen.table.choice().playable());
        click("5s");
        assertEquals("5h 5s", picked());
        click("5h");
        assertEquals("5s", picked());
    }

    @Test
    void aGroupIsDraggedOntoTheTableAsAWhole() {
        free(TableRoom.PLAIN, HAND);
        drag("9c", 640, 300);
        assertEquals(List.of(move("2 9")), screen.played);
    }

    @Test
    void draggingBackIntoTheHandDoesNothing() {
        free(TableRoom.PLAIN, HAND);
        drag("9c", 640, screen.table.layout().hand().y() + 5);
        room.pass(1);
        assertEquals(List.of(), screen.played);
        assertEquals("", picked());
        assertEquals(sprite("9c").home().x, sprite("9c").now().x, 0.1f);
        assertEquals(sprite("9d").home().x, sprite("9d").now().x, 0.1f);
    }

    @Test
    void nothingIsPickedWhileNobodyIsAsked() {
        free(TableRoom.PLAIN, HAND);
        screen.table.ask(false);
        click("5c");
        room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER, Keys.P);
        assertEquals(Optional.empty(), screen.table.choice().move());
        assertEquals(List.of(), screen.played);
    }

    @Test
    void whatIsPickedOutlivesAResizeAndAnotherLanguage() {
        free(TableRoom.PLAIN, HAND);
        click("5c");
        room.resize(900, 600);
        assertEquals("3 5", picked());
        room.resize(1280, 720);
        room.app().settingsChanged();
        assertEquals("3 5", picked());
    }

    @Test
    void aHintLiftsTheCardsUntilSomethingIsPicked() {
        free(TableRoom.PLAIN, HAND);
        float before = sprite("9c").home().y;
        screen.table.suggest(move("2 9"));
        assertTrue(sprite("9c").home().y > before + 10);
        assertTrue(sprite("9d").home().y > before + 10);
        assertEquals("", picked());
        click("3c");
        assertEquals(before, sprite("9c").home().y);
    }

    @Test
    void theCardUnderThePointerRises() {
        free(TableRoom.PLAIN, HAND);
        CardSprite sprite = sprite("8s");
        float before = sprite.home().y;
        room.move(screen.table.actor(), seenX(sprite), before);
        assertTrue(sprite.home().y > before);
        room.move(screen.table.actor(), 2, 300);
        assertEquals(before, sprite.home().y);
    }

    @Test
    void theOtherButtonLetsEverythingGo() {
        free(TableRoom.PLAIN, HAND);
        click("5c");
        room.press(screen.table.actor(), 400, 300, Input.Buttons.RIGHT);
        room.release(screen.table.actor(), 400, 300, Input.Buttons.RIGHT);
        assertEquals("", picked());
    }
}
