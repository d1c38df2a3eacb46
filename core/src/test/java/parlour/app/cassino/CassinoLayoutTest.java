package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.List;

class CassinoLayoutTest {
    private static final int[][] SIZES = {
        {900, 420},
        {900, 700},
        {940, 520},
        {1240, 580},
        {1250, 720},
        {1280, 610},
        {1720, 600},
        {2400, 1200}
    };

    private interface Check {
        void of(CassinoLayout layout, int seats, int viewer, Box bounds, String what);
    }

    private static void everywhere(Check check) {
        for (int[] size : SIZES) {
            for (int seats = 2; seats <= 12; seats++) {
                for (int viewer = 0; viewer < seats; viewer += 3) {
                    check.of(
                            CassinoDesktopLayout.of(seats, viewer, size[0], size[1]),
                            seats,
                            viewer,
                            new Box(0, 0, size[0], size[1]),
                            seats + " seats, viewer " + viewer + ", " + size[0] + "x" + size[1]);
                }
            }
        }
    }

    private static List<Box> boxes(CassinoLayout layout) {
        List<Box> boxes = new ArrayList<>();
        layout.places().forEach(place -> boxes.add(place.badge()));
        boxes.add(layout.deck().badge());
        boxes.add(layout.table());
        boxes.add(layout.choices());
        Box hand = layout.hand();
        boxes.add(new Box(hand.x(), hand.y(), hand.width(), hand.height() + CassinoLayout.RISE));
        return boxes;
    }

    @Test
    void nothingOverlapsOrLeavesTheTable() {
        everywhere(
                (layout, seats, viewer, bounds, what) -> {
                    List<Box> boxes = boxes(layout);
                    for (int i = 0; i < boxes.size(); i++) {
                        assertTrue(bounds.holds(boxes.get(i)), what + ": " + boxes.get(i));
                        for (int j = 0; j < i; j++) {
                            assertFalse(
                                    boxes.get(i).inset(0.01f).meets(boxes.get(j)),
                                    what + ": " + boxes.get(i) + " meets " + boxes.get(j));
                        }
                    }
                });
    }

    @Test
    void whatBelongsToASeatLiesOnItsBadge() {
        everywhere(
                (layout, seats, viewer, bounds, what) -> {
                    for (int seat = 0; seat < seats; seat++) {
                        CassinoLayout.Place place = layout.places().get(seat);
                        List<Box> parts =
                                new ArrayList<>(
                                        List.of(place.title(), place.pile(), place.notes()));
                        if (seat != viewer) {
                            parts.add(place.hand());
                        }
                        for (int i = 0; i < parts.size(); i++) {
                            assertTrue(
                                    place.badge().holds(parts.get(i)), what + ": " + parts.get(i));
                            for (int j = 0; j < i; j++) {
                                assertFalse(parts.get(i).meets(parts.get(j)), what);
                            }
                        }
                        assertTrue(place.title().width() >= 120, what + ": a name has room");
                        assertTrue(place.card() >= 10, what + ": cards can be seen");
                        assertTrue(place.notes().width() >= 20, what + ": the count has room");
                    }
                });
    }

    @Test
    void theSeatsGoClockwiseFromTheViewersLeft() {
        everywhere(
                (layout, seats, viewer, bounds, what) -> {
                    double before = 0;
                    for (int i = 1; i < seats; i++) {
                        Box badge = layout.places().get((viewer + i) % seats).badge();
                        double x = (badge.middleX() - bounds.middleX()) / bounds.width();
                        double y = (badge.middleY() - layout.felt().middleY()) / bounds.height();
                        // The angle from straight down, growing clockwise.
                        double angle = Math.atan2(-x, -y);
                        angle = angle < 0 ? angle + 2 * Math.PI : angle;
                        assertTrue(angle > before, what + ": seat " + i);
                        before = angle;
                    }
                });
    }

    @Test
    void theOpenCardsHaveAGoodPartOfTheTable() {
        everywhere(
                (layout, seats, viewer, bounds, what) -> {
                    float part =
                            layout.table().width()
                                    * layout.table().height()
                                    / bounds.width()
                                    / bounds.height();
                    assertTrue(part > 0.2f, what + ": " + part);
                });
    }

    @Test
    void theHandIsInTheMiddleAtTheBottom() {
        everywhere(
                (layout, seats, viewer, bounds, what) -> {
                    assertEquals(bounds.middleX(), layout.hand().middleX(), 0.01f, what);
                    assertTrue(layout.hand().top() < layout.felt().y(), what);
                    for (CassinoLayout.Place place : layout.places()) {
                        assertTrue(place.card() < layout.handCard(), what);
                    }
                });
    }
}
