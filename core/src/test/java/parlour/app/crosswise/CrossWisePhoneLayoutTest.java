package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.Boxes;
import parlour.app.PhoneTables;
import parlour.app.look.WindowShape;
import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;

import java.util.ArrayList;
import java.util.List;

/** The CrossWise table on phones. */
class CrossWisePhoneLayoutTest {
    private interface Check {
        void of(CrossWiseLayout layout, int viewer, Box table, String what);
    }

    private static void everywhere(Check check) {
        List<PhoneTables> sizes = new ArrayList<>(PhoneTables.ALL);
        sizes.add(PhoneTables.OVER_A_PANEL.get(0));
        for (PhoneTables size : sizes) {
            for (int seats : Games.CROSSWISE.seatCounts()) {
                for (int viewer = 0; viewer < seats; viewer++) {
                    for (boolean summed : new boolean[] {true, false}) {
                        CrossWiseLayout layout =
                                CrossWiseLayout.of(
                                        size.shape(),
                                        seats,
                                        viewer,
                                        summed,
                                        size.width(),
                                        size.height());
                        Box table = new Box(0, 0, size.width(), size.height());
                        check.of(layout, viewer, table, seats + " seats on " + size);
                    }
                }
            }
        }
    }

    @Test
    void nothingLiesOverAnythingElseNorOutside() {
        everywhere(
                (layout, viewer, table, what) -> {
                    List<Box> boxes = new ArrayList<>();
                    layout.places().forEach(place -> boxes.add(place.badge()));
                    boxes.add(layout.places().get(viewer).hand());
                    boxes.addAll(List.of(layout.board(), layout.pile().badge(), layout.turn()));
                    layout.actions().ifPresent(boxes::add);
                    if (!layout.sums().equals(layout.turn())) {
                        boxes.add(layout.sums());
                    }
                    Boxes.assertInside(table, boxes, what);
                    Boxes.assertApart(boxes, what);
                });
    }

    @Test
    void whatBelongsToASeatLiesOnItsBadge() {
        everywhere(
                (layout, viewer, table, what) -> {
                    for (int seat = 0; seat < layout.places().size(); seat++) {
                        CrossWiseLayout.Place place = layout.places().get(seat);
                        assertTrue(place.badge().holds(place.title()), what + ": " + place);
                        assertTrue(place.badge().holds(place.notes()), what + ": " + place);
                        boolean own = seat == viewer;
                        assertEquals(own, !place.badge().holds(place.hand()), what);
                        assertTrue(own || !place.title().meets(place.hand()), what);
                        for (int i = 0; i < Hand.PLACES; i++) {
                            Box box = place.place(i).inset(0.01f);
                            assertTrue(place.hand().holds(box), what);
                            assertTrue(i == 0 || !box.meets(place.place(i - 1)), what);
                        }
                    }
                });
    }

    @Test
    void aFingerFindsTheCellsAndTheHand() {
        everywhere(
                (layout, viewer, table, what) -> {
                    boolean low = table.width() < table.height() && table.height() < 600;
                    float least = low ? 36 : WindowShape.FINGERTIP - 0.5f;
                    assertTrue(layout.pitch() >= least, what + ": cells of " + layout.pitch());
                    float reach = layout.places().get(viewer).token() * CrossWiseLayout.REACH;
                    assertTrue(reach >= least, what + ": places of " + reach);
                    for (int i = 0; i < Cell.COUNT; i++) {
                        Box cell = layout.cell(i);
                        assertTrue(layout.board().holds(cell));
                        assertEquals(i, layout.cellAt(cell.middleX(), cell.middleY()));
                    }
                });
    }

    @Test
    void theBoardOfAnUprightPhoneIsAsWideAsThePhone() {
        CrossWiseLayout layout = CrossWiseLayout.of(WindowShape.PORTRAIT, 4, 0, true, 390, 672);
        assertTrue(layout.pitch() >= 50, "cells of " + layout.pitch());
        assertTrue(layout.places().get(0).token() >= WindowShape.FINGERTIP);
        assertTrue(layout.actions().isPresent());
    }

    @Test
    void theBoardOfAPhoneHeldSidewaysIsAsHighAsThePhone() {
        CrossWiseLayout layout = CrossWiseLayout.of(WindowShape.LANDSCAPE, 4, 0, true, 628, 390);
        assertTrue(layout.pitch() >= 50, "cells of " + layout.pitch());
        assertTrue(layout.places().get(0).token() >= WindowShape.FINGERTIP);
    }

    /** As low as over the panel of a puzzle at 360×640. */
    @Test
    void onALowUprightPhoneTheTurnIsToldBesideTheOther() {
        CrossWiseLayout layout = CrossWiseLayout.of(WindowShape.PORTRAIT, 2, 0, false, 400, 410);
        assertTrue(layout.pitch() >= 40, "cells of " + layout.pitch());
        Box other = layout.places().get(1).badge();
        Boxes.assertApart(List.of(other, layout.turn(), layout.board()), "over the board");
        assertTrue(layout.turn().y() >= other.y());
    }
}
