package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static parlour.app.cassino.CassinoTestScreen.capture;
import static parlour.app.cassino.CassinoTestScreen.place;
import static parlour.app.cassino.CassinoTestScreen.set;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.settings.Language;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Eyes;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a hand card takes is selected or offered, with pointer and keys. */
class CassinoChoosingTest extends CassinoSelectionTests {
    @Test
    void aCardWithOneCaptureSelectsItAndLetsItGo() {
        sit("7d 9h Ac 2s", "4c 3h Kd Qd");
        click("7d");
        assertEquals(Optional.of(capture("7d", "4c 3h")), move());
        assertEquals("Take 2 cards", label());
        assertEquals(List.of("5 3♥ 4♣", "6 Place 7♦"), sorted(offers()));
        click("7d");
        assertFalse(screen.table.picked());
        assertEquals(List.of(), chips());
    }

    /** Cards of a capture in the order of their ranks: the order of the deck is no matter here. */
    private static List<String> sorted(List<String> offers) {
        return offers.stream().map(offer -> offer.replace("4♣ 3♥", "3♥ 4♣")).toList();
    }

    @Test
    void allThatCanBeTakenTogetherIsOneCapture() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("7d");
        assertEquals(Optional.of(capture("7d", "4c 3h 7s")), move());
        click("7s");
        assertEquals(Optional.of(capture("7d", "4c 3h")), move(), "a card is unpicked by a click");
    }

    @Test
    void anotherHandCardLetsGoWhatWasSelectedForTheFirst() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("7d");
        click("9h");
        assertEquals(Optional.of(place("9h")), move());
    }

    @Test
    void severalCapturesAreOfferedTheBestFirst() {
        sit("Qh 4d 2d 9h", "6d 5c Jh As 10c 3c");
        click("Qh");
        assertEquals(
                List.of("5 3 cards, 1 spade, 1 point", "6 J♥ A♠, 1 spade, 1 point", "7 Place Q♥"),
                offers());
        assertEquals("Place Q♥ and take nothing", label());
        room.key(Keys.NUM_6);
        assertEquals(Optional.of(capture("Qh", "Jh As")), move());
        room.key(Keys.NUM_5);
        assertEquals(Optional.of(capture("Qh", "6d 5c As")), move());
        assertEquals("Take 3 cards", label());
        room.key(Keys.ENTER);
        assertEquals(List.of(capture("Qh", "6d 5c As")), screen.played);
        assertEquals(List.of(), chips());
    }

    @Test
    void aChoiceIsSelectedByOneClickAndPlayedByTwo() {
        sit("Qh 4d 2d 9h", "6d 5c Jh As 10c 3c");
        click("Qh");
        room.click(chips().get(1));
        assertEquals(Optional.of(capture("Qh", "Jh As")), move());
        assertEquals(List.of(), screen.played);
        room.click(chips().get(1));
        assertEquals(List.of(capture("Qh", "Jh As")), screen.played);
    }

    @Test
    void whatASpecialCardCountsInTheHandIsSaid() {
        sit("10d 9h Ac 2s", "4c Qh 7s Kd");
        click("10d");
        assertEquals(
                Optional.of("In your hand 10♦ counts 16: it takes cards that add up to that."),
                screen.table
                        .proposedMove()
                        .outcome()
                        .map(room.app().texts()::say)
                        .map(CassinoSelectionTests::plain));
        click("9h");
        assertEquals(Optional.empty(), screen.table.proposedMove().outcome());
    }

    @Test
    void aSweepIsNamedWithItsPoint() {
        sit("7d 9h Ac 2s", "4c 3h 7s");
        click("7d");
        assertEquals("5 3 cards, 1 spade, 1 point, sweep", offers().get(0));
    }

    @Test
    void theCardIsPlacedAllTheSameIfThatIsChosen() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        room.key(Keys.NUM_1 + screen.table.zones().hands.get(0).indexOf(screen.sprite("7d")));
        assertEquals(Optional.of(capture("7d", "4c 3h 7s")), move());
        room.key(Keys.NUM_6);
        assertEquals("Place 7♦ and take nothing", label());
        room.key(Keys.NUM_6);
        assertEquals(List.of(place("7d")), screen.played);
    }

    @Test
    void aDoubleClickTakesTheOnlyCapture() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        doubleClick("7d");
        assertEquals(List.of(capture("7d", "4c 3h 7s")), screen.played);
    }

    @Test
    void aDoubleClickPlacesWhatTakesNothing() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        doubleClick("9h");
        assertEquals(List.of(place("9h")), screen.played);
    }

    @Test
    void aDoubleClickAsksWhereThereIsAChoice() {
        sit("Qh 4d 2d 9h", "6d 5c Jh As 10c 3c");
        doubleClick("Qh");
        assertEquals(List.of(), screen.played);
        assertEquals("Choose what Q♥ takes", label());
        assertEquals(3, chips().size());
        room.key(Keys.ENTER);
        assertEquals(List.of(), screen.played, "Enter does not place it either");
        room.key(Keys.NUM_5, Keys.ENTER);
        assertEquals(List.of(capture("Qh", "6d 5c As")), screen.played);
    }

    @Test
    void whatIsClickedNarrowsTheChoice() {
        sit("Qh 4d 2d 9h", "6d 5c Jh As 10c 3c");
        click("Qh");
        click("Jh");
        assertEquals(List.of("5 J♥ A♠, 1 spade, 1 point", "6 Place Q♥"), offers());
        room.key(Keys.NUM_5, Keys.ENTER);
        assertEquals(List.of(capture("Qh", "Jh As")), screen.played);
    }

    @Test
    void underThePointerAChoiceShowsItsCards() {
        sit("Qh 4d 2d 9h", "6d 5c Jh As 10c 3c");
        click("Qh");
        assertTrue(screen.sprite("6d").isLit());
        Actor second = chips().get(1);
        room.move(second, second.getWidth() / 2, second.getHeight() / 2);
        room.pass(FRAME);
        assertTrue(screen.sprite("Jh").isLit());
        assertTrue(screen.sprite("As").isLit());
        assertFalse(screen.sprite("6d").isLit());
        room.move(screen.table.actor(), 2, 2);
        room.pass(FRAME);
        assertTrue(screen.sprite("6d").isLit());
        assertEquals(Optional.of(place("Qh")), move(), "nothing was selected");
    }

    @Test
    void wherePointsAreBadTheCheapestIsFirstAndPlacingIsNotOffered() {
        sit(
                CassinoOptions.LAISTO,
                CassinoTestScreen.position("Qh 4d 2d 9h", "6d 5c Jh As 10c 3c 7c"));
        click("Qh");
        assertEquals(
                List.of("5 5♣ 7♣", "6 J♥ A♠, 1 spade, 1 point", "7 3 cards, 1 spade, 1 point"),
                offers());
        assertEquals("Choose what Q♥ takes", label());
        assertFalse(screen.table.proposedMove().playable());
        room.key(Keys.NUM_5, Keys.NUM_5);
        assertEquals(List.of(capture("Qh", "5c 7c")), screen.played);
    }

    @Test
    void theChoiceUnderThePointerMayGoWithThePosition() {
        sit("Qh 9h Ac 2s", "6d 5c Jh As 10c 3c");
        click("Qh");
        Actor second = chips().get(1);
        room.move(second, 2, second.getHeight() / 2);
        room.pass(FRAME);
        CassinoState other = CassinoTestScreen.position("Qh 9h Ac 2s", "2c 3d");
        screen.table.show(Games.CASSINO.rules(2, CassinoOptions.HOUSE).view(other, Eyes.of(0)));
        room.pass(FRAME);
        assertEquals(List.of(), chips());
        assertFalse(screen.sprite("3d").isLit());
    }

    private static Box box(Actor actor, Actor in) {
        Vector2 corner = actor.localToAscendantCoordinates(in, new Vector2(0, 0));
        return new Box(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    @Test
    void choicesLieOverNoCardAndNoBadge() {
        Rng rng = new Rng(9);
        for (Language language : Language.values()) {
            room.app().settings().language(language);
            for (int[] size : new int[][] {{900, 600}, {1280, 720}, {1920, 1080}}) {
                room.resize(size[0], size[1]);
                for (int seats : new int[] {2, 4, 7, 12}) {
                    for (int open : new int[] {3, 8, 22, 36}) {
                        apart(rng, seats, Math.min(open, Card.COUNT - 4 * seats + 20));
                    }
                }
            }
        }
    }

    private void apart(Rng rng, int seats, int open) {
        CardSet hand = set("10d Qh 2s Ks");
        CardSet table = CardSet.EMPTY;
        while (table.size() < open) {
            Card card = Card.at(rng.below(Card.COUNT));
            table = hand.has(card) ? table : table.with(card);
        }
        sit(CassinoOptions.HOUSE, CassinoTestScreen.position(seats, hand, table));
        for (CardSprite held : screen.table.zones().hands.get(0)) {
            room.click(screen.table.actor(), held.home().x, held.home().y);
            room.pass(0.4f);
            room.draw();
            List<Box> others = new ArrayList<>();
            screen.table.zones().table.forEach(card -> others.add(card.home().box()));
            screen.table.zones().hands.get(0).forEach(card -> others.add(card.home().box()));
            screen.table.layout().places().forEach(place -> others.add(place.badge()));
            List<Actor> chips = chips();
            assertTrue(chips.size() <= 6);
            for (Actor chip : chips) {
                Box box = box(chip, screen.table.actor());
                String what = seats + " seats, " + open + " cards, " + box;
                assertTrue(screen.table.layout().choices().inset(-0.5f).holds(box), what);
                others.forEach(other -> assertFalse(box.meets(other), what + " meets " + other));
            }
            assertEquals(
                    chips.isEmpty(),
                    parlour.cassino.captures.Takeable.of(
                                    table, held.card().orElseThrow(), CardSet.EMPTY)
                            .isEmpty());
        }
    }

    @Test
    void whatHasNoRoomIsReachedByTheNextPage() {
        room.resize(900, 600);
        sit(
                CassinoOptions.HOUSE,
                CassinoTestScreen.position(
                        12,
                        set("Qh 10d"),
                        set("6d 5c As Ac 10c 10s 2c 2d 3c 3d 9c 9d 8c 8d 4c 4d 7s 7c 5d 5s")));
        click("Qh");
        List<String> first = offers();
        int more = first.size() - 2;
        assertTrue(first.get(more).endsWith("more"), first.toString());
        room.click(chips().get(more));
        room.key(Keys.NUM_5);
        CassinoMove second = move().orElseThrow();
        assertFalse(second.taken().isEmpty());
        click("Qh");
        click("Qh");
        room.key(Keys.NUM_5);
        assertFalse(second.equals(move().orElseThrow()), "the first page has others");
        assertTrue(CardValues.points(move().orElseThrow().taken().bits()) >= 1);
    }
}
