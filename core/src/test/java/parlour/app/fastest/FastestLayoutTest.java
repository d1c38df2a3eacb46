package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.List;

class FastestLayoutTest {
    /** The sizes that a table has in windows from 900×600 on, with and without the log. */
    private static final float[][] SIZES = {
        {1097, 595}, {799, 595}, {1280, 584}, {982, 584}, {1300, 560}, {1680, 560}, {1240, 900}
    };

    private interface Check {
        void of(FastestLayout layout, Box table);
    }

    private static void everyTable(Check check) {
        for (float[] size : SIZES) {
            for (int seats : Games.FASTEST.seatCounts()) {
                for (int viewer = 0; viewer < seats; viewer++) {
                    for (boolean tip : new boolean[] {false, true}) {
                        for (boolean counter : new boolean[] {false, true}) {
                            FastestLayout.Extras extras = new FastestLayout.Extras(tip, counter);
                            check.of(
                                    FastestDesktopLayout.of(
                                            seats, viewer, extras, size[0], size[1]),
                                    new Box(0, 0, size[0], size[1]));
                        }
                    }
                }
            }
        }
    }

    @Test
    void nothingLiesOverAnythingElseOrOutside() {
        everyTable(
                (layout, table) -> {
                    List<Box> boxes = new ArrayList<>();
                    layout.places().forEach(place -> boxes.add(place.badge()));
                    boxes.add(layout.hand());
                    boxes.add(layout.felt());
                    boxes.add(layout.aside().badge());
                    for (int i = 0; i < boxes.size(); i++) {
                        assertTrue(table.holds(boxes.get(i)), boxes.get(i) + " in " + table);
                        for (int j = 0; j < i; j++) {
                            assertFalse(
                                    boxes.get(i).meets(boxes.get(j)),
                                    boxes.get(i) + " over " + boxes.get(j));
                        }
                    }
                });
    }

    @Test
    void pickedCardsRiseIntoFreeRoom() {
        everyTable(
                (layout, table) ->
                        assertTrue(layout.felt().y() >= layout.hand().top() + FastestLayout.RISE));
    }

    @Test
    void badgesHoldTheirNameTheirCardsAndTheirNumber() {
        everyTable(
                (layout, table) -> {
                    for (FastestLayout.Place place : layout.places()) {
                        assertTrue(place.badge().holds(place.title()));
                        assertTrue(place.badge().holds(place.count()));
                        boolean own = place.cards().equals(layout.hand());
                        assertTrue(own || place.badge().holds(place.cards()));
                        assertFalse(place.title().meets(place.count()));
                        assertTrue(own || !place.cards().meets(place.count()));
                        assertTrue(own || place.cards().width() >= place.card());
                    }
                });
    }

    @Test
    void theTrickAndItsLineAreOnTheFelt() {
        everyTable(
                (layout, table) -> {
                    assertTrue(layout.felt().holds(layout.trick()));
                    assertTrue(layout.felt().holds(layout.caption()));
                    assertFalse(layout.trick().meets(layout.caption()));
                    List<Box> lines = new ArrayList<>(List.of(layout.trick(), layout.caption()));
                    layout.tip().ifPresent(lines::add);
                    layout.counter().ifPresent(lines::add);
                    for (int i = 0; i < lines.size(); i++) {
                        assertTrue(layout.felt().holds(lines.get(i)));
                        for (int j = 0; j < i; j++) {
                            assertFalse(lines.get(i).meets(lines.get(j)), "lines " + i + ", " + j);
                        }
                    }
                    assertTrue(layout.trickCard() >= 60, "card of " + layout.trickCard());
                });
    }

    @Test
    void nineSitClockwiseTwoOnEachSideAndFourAcross() {
        FastestLayout layout = FastestDesktopLayout.of(9, 0, FastestLayout.Extras.NONE, 1097, 595);
        List<Box> badges = layout.places().stream().map(FastestLayout.Place::badge).toList();
        assertTrue(badges.get(0).y() < badges.get(1).y() && badges.get(1).y() < badges.get(2).y());
        assertTrue(badges.get(2).x() < 20, "the second on the left");
        for (int seat = 3; seat < 6; seat++) {
            assertEquals(badges.get(seat).y(), badges.get(seat + 1).y());
            assertTrue(badges.get(seat).x() < badges.get(seat + 1).x());
        }
        assertTrue(badges.get(7).x() > 800 && badges.get(8).x() > 800, "on the right");
        assertTrue(badges.get(7).y() > badges.get(8).y(), "downwards");
        assertTrue(badges.get(8).y() > layout.aside().badge().y());
    }

    @Test
    void othersSitClockwiseFromTheViewersLeft() {
        FastestLayout layout = FastestDesktopLayout.of(6, 2, FastestLayout.Extras.NONE, 1240, 600);
        assertEquals(layout.hand(), layout.places().get(2).cards());
        assertTrue(layout.places().get(3).badge().x() < 20, "on the left");
        assertTrue(
                layout.places().get(4).badge().x() < layout.places().get(5).badge().x(), "above");
        assertTrue(layout.places().get(1).badge().x() > 900, "on the right");
    }
}
