package parlour.app.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class FlightsTest {
    private final Flights flights = new Flights();
    private final CardSprite card = new CardSprite();
    private final List<String> heard = new ArrayList<>();

    private void pass(float seconds) {
        for (float left = seconds; left > 0; left -= 0.01f) {
            flights.advance(0.01f);
            card.advance(0.01f, true);
        }
    }

    @Test
    void aCardWaitsForItsFlightAndThenIsHome() {
        card.home().at(100, 50, 40);
        flights.home(card, 0.5f, 0.4f, 1);
        pass(0.4f);
        assertEquals(0, card.now().x);
        pass(0.3f);
        assertTrue(card.now().x > 0 && card.now().x < 100);
        assertTrue(card.now().height > 0, "it is in the air");
        pass(0.3f);
        assertEquals(100, card.now().x);
        assertEquals(0, card.now().height);
        assertFalse(flights.moving());
    }

    @Test
    void aFlightFollowsAHomeThatMoves() {
        card.home().at(100, 50, 40);
        flights.home(card, 0, 0.4f, 1);
        pass(0.2f);
        card.home().at(200, 70, 40);
        pass(0.3f);
        assertEquals(200, card.now().x);
    }

    @Test
    void aFlightWhoseGoalIsKeptArrivesThereFirst() {
        card.home().at(100, 50, 40);
        flights.home(card, 0, 0.4f, 1);
        pass(0.1f);
        flights.keepGoals(card);
        card.home().at(500, 50, 40);
        flights.home(card, 1, 0.4f, 1);
        pass(0.6f);
        assertEquals(100, card.now().x);
        pass(1);
        assertEquals(500, card.now().x);
    }

    @Test
    void momentsComeInTheOrderOfTheirTime() {
        flights.at(0.3f, () -> heard.add("later"));
        flights.at(0.1f, () -> heard.add("first"));
        flights.at(0.3f, () -> heard.add("last"));
        pass(0.2f);
        assertEquals(List.of("first"), heard);
        pass(0.2f);
        assertEquals(List.of("first", "later", "last"), heard);
    }

    @Test
    void finishingBringsEverythingToItsEnd() {
        card.home().at(100, 50, 40);
        flights.fly(card, new Pose().at(30, 30, 40), 1, 1, 1);
        flights.home(card, 3, 1, 1);
        flights.at(2, () -> heard.add(flights.finishing() ? "hurried" : "in time"));
        flights.finish();
        assertFalse(flights.moving());
        assertFalse(card.flying());
        assertEquals(100, card.now().x);
        assertEquals(List.of("hurried"), heard);
    }

    @Test
    void aCardIsTurnedOnItsWay() {
        card.home().at(100, 50, 40).face = 1;
        flights.home(card, 0, 1, 1);
        pass(0.1f);
        assertEquals(0, card.now().face);
        pass(0.4f);
        assertTrue(card.now().face > 0 && card.now().face < 1);
        pass(0.6f);
        assertEquals(1, card.now().face);
    }

    @Test
    void withoutMotionACardFadesFromPlaceToPlace() {
        flights.fading(true);
        card.home().at(100, 50, 40);
        flights.home(card, 0, 1, 1);
        pass(0.3f);
        assertEquals(0, card.now().x);
        assertTrue(card.now().alpha < 1);
        pass(0.4f);
        assertEquals(100, card.now().x);
        pass(0.4f);
        assertEquals(1, card.now().alpha);
    }
}
