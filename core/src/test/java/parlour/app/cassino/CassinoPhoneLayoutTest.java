package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.app.Boxes;
import parlour.app.PhoneTables;
import parlour.app.look.WindowShape;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.List;

/** The Cassino table on phones, for any number of seats. */
class CassinoPhoneLayoutTest {
    private interface Check {
        void of(CassinoLayout layout, int viewer, Box table, String what);
    }

    private static void everywhere(Check check) {
        at(PhoneTables.ALL, check);
    }

    private static void at(List<PhoneTables> sizes, Check check) {
        for (PhoneTables size : sizes) {
            for (int seats = 2; seats <= 12; seats++) {
                for (int viewer = 0; viewer < seats; viewer += 3) {
                    CassinoLayout layout =
                            CassinoLayout.of(
                                    size.shape(), seats, viewer, size.width(), size.height());
                    Box table = new Box(0, 0, size.width(), size.height());
                    check.of(layout, viewer, table, seats + " seats on " + size);
                }
            }
        }
    }

    @Test
    void nothingOverlapsOrLeavesTheTable() {
        everywhere(
                (layout, viewer, table, what) -> {
                    List<Box> boxes = new ArrayList<>();
                    layout.places().forEach(place -> boxes.add(place.badge()));
                    Box hand = layout.hand();
                    boxes.addAll(
                            List.of(layout.deck().badge(), layout.table(), layout.choices(), hand));
                    Boxes.assertInside(table, boxes, what);
                    Boxes.assertApart(boxes, what);
                    float rises = hand.top() + CassinoLayout.RISE;
                    Box above = new Box(hand.x(), hand.top(), hand.width(), rises - hand.top());
                    assertFalse(above.meets(layout.choices()), what);
                });
    }

    @Test
    void badgesLieApartOverAPanelToo() {
        at(
                PhoneTables.OVER_A_PANEL,
                (layout, viewer, table, what) -> {
                    List<Box> boxes = new ArrayList<>(List.of(layout.hand(), layout.felt()));
                    layout.places().forEach(place -> boxes.add(place.badge()));
                    boxes.add(layout.deck().badge());
                    Boxes.assertInside(table, boxes, what);
                    Boxes.assertApart(boxes, what);
                });
    }

    @Test
    void whatBelongsToASeatLiesOnItsBadge() {
        everywhere(
                (layout, viewer, table, what) -> {
                    for (int seat = 0; seat < layout.places().size(); seat++) {
                        CassinoLayout.Place place = layout.places().get(seat);
                        List<Box> parts =
                                new ArrayList<>(
                                        List.of(place.title(), place.pile(), place.notes()));
                        if (seat != viewer) {
                            parts.add(place.hand());
                        }
                        if (place.compact()) {
                            parts.add(place.score());
                        }
                        parts.forEach(part -> assertTrue(place.badge().holds(part), what + part));
                        Boxes.assertApart(parts, what + " " + place);
                        assertTrue(place.title().width() >= 75, what + ": a name has room");
                        assertTrue(place.card() >= 10, what + ": cards can be seen");
                        assertTrue(place.notes().width() >= 16, what + ": the count has room");
                    }
                });
    }

    @Test
    void aFingerFindsTheCardsAndTheChoices() {
        everywhere(
                (layout, viewer, table, what) -> {
                    assertTrue(layout.handCard() >= WindowShape.FINGERTIP, what);
                    assertTrue(layout.choices().height() >= WindowShape.FINGERTIP, what);
                    for (CassinoLayout.Place place : layout.places()) {
                        assertTrue(place.badge().height() >= WindowShape.FINGERTIP, what);
                    }
                });
    }

    @Test
    void theOpenCardsHaveRoom() {
        everywhere(
                (layout, viewer, table, what) -> {
                    assertTrue(layout.table().height() >= 90, what + ": " + layout.table());
                    assertTrue(layout.table().width() >= 220, what + ": " + layout.table());
                });
    }

    @Test
    void anUprightPhoneHasTheSeatsAboveAndTheHandBelow() {
        CassinoLayout layout = CassinoLayout.of(WindowShape.PORTRAIT, 4, 1, 390, 672);
        Box felt = layout.felt();
        for (int seat : new int[] {2, 3, 0}) {
            assertTrue(layout.places().get(seat).badge().y() > felt.top());
        }
        assertTrue(layout.places().get(1).badge().top() < felt.y());
        assertTrue(layout.hand().top() < layout.places().get(1).badge().y());
        assertTrue(
                layout.places().get(2).badge().x() < layout.places().get(3).badge().x(),
                "in the order of their turns");
    }
}
