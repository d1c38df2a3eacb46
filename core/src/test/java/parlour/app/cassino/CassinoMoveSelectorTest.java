package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.tabletop.CardSprite;
import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A person chooses with clicks, drags and keys, through the stage. */
class CassinoMoveSelectorTest {
    private static final float FRAME = 1 / 60f;

    private static Headless room;

    @BeforeAll
    static void open() {
        room = new Headless(1280, 720, CassinoTestScreen.Empty::new);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    private CassinoTestScreen screen;

    /** The person holds the hand, the neighbour four clubs, the rest is in the deck. */
    private void sit(String hand, String table) {
        CardSet own = set(hand);
        CardSet other = set("9c 10c Jc Qc");
        CardSet open = set(table);
        CardSet rest = CardSet.PACK.minus(own).minus(other).minus(open);
        screen =
                CassinoTestScreen.at(
                        room.app(),
                        new CassinoState(
                                open,
                                CardSets.of(List.of(own, other)),
                                CardSets.empty(2),
                                Deck.of(rest.stream().toList()),
                                0,
                                Rules.NOBODY,
                                Tally.zeros(2),
                                RoundStart.first(2, 1)));
        room.app().show(screen);
        screen.table.ask(true);
        room.pass(0.5f);
    }

    private static CardSet set(String text) {
        try {
            return CardNotation.set(text);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    private static Card card(String text) {
        return set(text).first();
    }

    private CardSprite sprite(String text) {
        return screen.table.zones().all().stream()
                .filter(sprite -> sprite.is(card(text)))
                .findFirst()
                .orElseThrow();
    }

    private void click(String text) {
        CardSprite sprite = sprite(text);
        room.click(screen.table.actor(), sprite.home().x, sprite.home().y);
        room.pass(0.5f);
    }

    private void drag(String text, float x, float y) {
        CardSprite sprite = sprite(text);
        room.press(screen.table.actor(), sprite.home().x, sprite.home().y, Input.Buttons.LEFT);
        room.drag(screen.table.actor(), sprite.home().x + 3, sprite.home().y + 20);
        room.pass(FRAME);
        room.drag(screen.table.actor(), x, y);
        room.pass(FRAME);
        room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
        room.pass(FRAME);
    }

    private void dragOnto(String text, String onto) {
        drag(text, sprite(onto).home().x, sprite(onto).home().y);
    }

    private String label() {
        return room.app().texts().say(screen.table.proposedMove().label());
    }

    private String problem() {
        return screen.table.proposedMove().problem().map(p -> room.app().texts().say(p)).orElse("");
    }

    private static CassinoMove capture(String text, String taken) {
        return new CassinoMove.Capture(card(text), set(taken));
    }

    @Test
    void theButtonSaysWhatItWillDo() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        assertEquals("Pick a card from your hand", label());
        click("9h");
        assertTrue(label().startsWith("Place 9"), label());
        click("7s");
        click("7d");
        assertTrue(label().startsWith("Take 7"), label());
        click("4c");
        assertFalse(screen.table.proposedMove().playable());
        assertTrue(problem().contains("left over"), problem());
        click("3h");
        assertEquals("Take 3 cards", label());
        assertTrue(screen.table.proposedMove().playable());
        assertEquals(Optional.of(capture("7d", "7s 4c 3h")), screen.table.proposedMove().move());
    }

    @Test
    void takingAllIsSaidToBeASweep() {
        sit("7d 9h Ac 2s", "4c 3h 7s");
        click("7d");
        assertEquals("Take 3 cards: sweep!", label());
    }

    @Test
    void tableCardsMayBePickedFirst() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("4c");
        click("3h");
        assertTrue(label().startsWith("Pick the hand card"), label());
        click("7d");
        room.key(Keys.ENTER);
        assertEquals(List.of(capture("7d", "4c 3h")), screen.played);
    }

    @Test
    void aDoubleClickPlaysWithTheChosenCards() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("7s");
        CardSprite sprite = sprite("7d");
        float x = sprite.home().x;
        float y = sprite.home().y;
        room.click(screen.table.actor(), x, y);
        room.pass(0.1f);
        room.click(screen.table.actor(), x, y);
        assertEquals(List.of(capture("7d", "7s")), screen.played);
    }

    @Test
    void twoSlowClicksPickAndLetGo() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("7d");
        click("7d");
        assertEquals("Pick a card from your hand", label());
        assertEquals(List.of(), screen.played);
    }

    @Test
    void aRefusedMoveKeepsTheSelection() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("Kd");
        click("7d");
        room.key(Keys.ENTER);
        assertEquals(List.of(capture("7d", "Kd")), screen.played);
        assertEquals(Optional.of(capture("7d", "Kd")), screen.table.proposedMove().move());
        assertEquals(0, screen.match.revision());
        assertTrue(problem().contains("alone is 13"), problem());
    }

    @Test
    void draggingOntoTheFeltPlaces() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        CassinoLayout layout = screen.table.layout();
        drag("7d", layout.felt().x() + 20, layout.felt().y() + 20);
        assertEquals(List.of(new CassinoMove.Place(card("7d"))), screen.played);
        assertTrue(CassinoZones.known(screen.table.zones().table).has(card("7d")));
    }

    @Test
    void draggingBackIntoTheHandDoesNothing() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        CassinoLayout layout = screen.table.layout();
        drag("7d", layout.hand().middleX(), layout.hand().y() + 5);
        room.pass(1);
        assertEquals(List.of(), screen.played);
        assertEquals("Pick a card from your hand", label());
        assertEquals(sprite("7d").home().x, sprite("7d").now().x, 0.1f);
    }

    @Test
    void draggingOntoACardOfOneCaptureTakesIt() {
        sit("9h 7d Ac 2s", "4c 5h Kd Ks");
        dragOnto("9h", "4c");
        assertEquals(List.of(capture("9h", "4c 5h")), screen.played);
    }

    @Test
    void draggingOntoACardOfSeveralCapturesWaits() {
        sit("7d 9h Ac 2s", "4c 3h 3d Kd");
        dragOnto("7d", "4c");
        assertEquals(List.of(), screen.played);
        assertTrue(label().startsWith("Pick what 7"), label());
        assertFalse(screen.table.proposedMove().playable());
        click("3d");
        room.key(Keys.ENTER);
        assertEquals(List.of(capture("7d", "4c 3d")), screen.played);
    }

    @Test
    void draggingWithChosenCardsTakesThemToo() {
        sit("7d 9h Ac 2s", "4c 3h 3d Kd");
        click("4c");
        dragOnto("7d", "3h");
        assertEquals(List.of(capture("7d", "4c 3h")), screen.played);
    }

    @Test
    void draggingOntoACardThatCannotBeTakenIsRefused() {
        sit("7d 9h Ac 2s", "4c 3h 3d Kd");
        dragOnto("7d", "Kd");
        assertEquals(List.of(capture("7d", "Kd")), screen.played);
        assertEquals(0, screen.match.revision());
        assertEquals(
                Optional.of(card("7d")), screen.table.proposedMove().move().map(CassinoMove::card));
    }

    @Test
    void theKeysDoWhatThePointerDoes() {
        sit("9h 7d Ac 2s", "7s 4c 3h Kd");
        CardSprite second = screen.table.zones().hands.get(0).get(1);
        room.key(Keys.NUM_2);
        assertEquals(second.card(), screen.table.proposedMove().move().map(CassinoMove::card));
        room.key(Keys.TAB);
        room.key(Keys.SPACE);
        assertEquals(1, screen.table.proposedMove().move().orElseThrow().taken().size());
        room.key(Keys.RIGHT);
        room.key(Keys.SPACE);
        assertEquals(2, screen.table.proposedMove().move().orElseThrow().taken().size());
        room.key(Keys.ESCAPE);
        assertEquals("Pick a card from your hand", label());
    }

    @Test
    void tabGoesFromAPickedCardToWhatItCanTakeAndBack() {
        sit("9h 7d Ac 2s", "7s 4c 3h Kd");
        room.key(Keys.NUM_3);
        assertEquals(set("4c 3h 7s"), taken(), "all that it takes");
        List<CardSet> left = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            room.key(Keys.TAB, Keys.SPACE);
            left.add(taken());
        }
        assertEquals(List.of(2, 1, 0), left.stream().map(CardSet::size).toList(), "never the king");
        room.key(Keys.TAB, Keys.SPACE);
        assertEquals(
                Optional.empty(),
                screen.table.proposedMove().move(),
                "back at the hand, whose card is let go of");
    }

    private CardSet taken() {
        return screen.table.proposedMove().move().orElseThrow().taken();
    }

    @Test
    void tabGoesToTheTableEvenIfNothingCanBeTaken() {
        sit("9h 7d Ac 2s", "Kd");
        room.key(Keys.NUM_1, Keys.TAB, Keys.SPACE);
        assertEquals(set("Kd"), screen.table.proposedMove().move().orElseThrow().taken());
    }

    @Test
    void arrowsGoFromTheHandToTheTableAndBack() {
        sit("9h 7d Ac 2s", "7s 4c 3h Kd");
        room.key(Keys.RIGHT);
        room.key(Keys.UP);
        room.key(Keys.SPACE);
        assertTrue(label().startsWith("Pick the hand card"), label());
        room.key(Keys.DOWN);
        room.key(Keys.SPACE);
        assertEquals(1, screen.table.proposedMove().move().orElseThrow().taken().size());
    }

    @Test
    void theOtherButtonLetsEverythingGo() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("7d");
        click("4c");
        room.press(screen.table.actor(), 400, 300, Input.Buttons.RIGHT);
        room.release(screen.table.actor(), 400, 300, Input.Buttons.RIGHT);
        assertEquals("Pick a card from your hand", label());
    }

    @Test
    void nothingIsPickedWhileNobodyIsAsked() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        screen.table.ask(false);
        click("7d");
        room.key(Keys.NUM_1);
        room.key(Keys.ENTER);
        assertEquals(Optional.empty(), screen.table.proposedMove().move());
        assertEquals(List.of(), screen.played);
    }

    @Test
    void askingAgainEveryFrameChangesNothing() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("7d");
        int before = screen.changes;
        screen.table.ask(true);
        assertEquals(before, screen.changes);
        assertEquals("Take 3 cards", label());
    }

    @Test
    void aClickIsTakenWhileCardsFly() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("7d");
        room.key(Keys.ENTER);
        screen.match.play(new CassinoMove.Place(card("9c")));
        assertTrue(screen.table.moving());
        screen.table.ask(true);
        room.pass(FRAME);
        CardSprite flying = sprite("9c");
        room.click(screen.table.actor(), flying.home().x, flying.home().y);
        CardSprite held = sprite("9h");
        room.click(screen.table.actor(), held.home().x, held.home().y);
        assertTrue(screen.table.moving());
        assertEquals(Optional.of(capture("9h", "9c")), screen.table.proposedMove().move());
        room.key(Keys.ENTER);
        assertEquals(capture("9h", "9c"), screen.played.get(1));
        CassinoTableAgreesTest.assertAgrees(
                screen.match.rules().view(screen.match.state(), parlour.engine.Eyes.of(0)),
                screen.table.zones());
    }

    @Test
    void aHintLiftsTheCardsUntilSomethingIsPicked() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        float before = sprite("7d").home().y;
        screen.table.suggest(capture("7d", "4c 3h"));
        assertTrue(sprite("7d").home().y > before);
        assertTrue(sprite("4c").home().height > 0);
        assertEquals("Take 2 cards", label());
        assertEquals(Optional.of(capture("7d", "4c 3h")), screen.table.proposedMove().move());
        click("9h");
        assertEquals(before, sprite("7d").home().y);
    }

    @Test
    void theHandCardUnderThePointerRises() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        float before = sprite("9h").home().y;
        room.move(screen.table.actor(), sprite("9h").home().x, before);
        assertTrue(sprite("9h").home().y > before);
        room.move(screen.table.actor(), 2, 2);
        assertEquals(before, sprite("9h").home().y);
    }

    @Test
    void aCrowdedTableIsMarkedAtOnce() {
        CardSet own = set("Ad 10d 2s 7d");
        CardSet open = CardSet.PACK.minus(own).minus(set("9c 10c Jc Qc"));
        sit(own.toString(), open.toString());
        for (String text : List.of("Ad", "10d", "2s", "7d")) {
            click(text);
            assertTrue(screen.table.proposedMove().playable());
        }
        click("3h");
        assertFalse(screen.table.proposedMove().playable());
        assertFalse(problem().isEmpty());
    }
}
