package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;

import java.util.ArrayList;
import java.util.List;

/** Everything has its own room at a table of any size. */
class CrossWiseLayoutTest {
    private static final float[][] SIZES = {
        {800, 590}, {1097, 590}, {982, 584}, {1280, 584}, {1700, 600}, {900, 880}, {1240, 700}
    };

    private interface Check {
        void of(CrossWiseLayout layout, Box table, int viewer);
    }

    private static void each(Check check) {
        for (int seats : Games.CROSSWISE.seatCounts()) {
            for (int viewer = 0; viewer < seats; viewer++) {
                for (boolean summed : new boolean[] {true, false}) {
                    for (float[] size : SIZES) {
                        CrossWiseLayout layout =
                                CrossWiseDesktopLayout.of(seats, viewer, summed, size[0], size[1]);
                        check.of(layout, new Box(0, 0, size[0], size[1]), viewer);
                    }
                }
            }
        }
    }

    private static List<Box> panels(CrossWiseLayout layout) {
        List<Box> boxes = new ArrayList<>(layout.places().stream().map(p -> p.badge()).toList());
        boxes.addAll(
                List.of(
                        layout.board(),
                        layout.pile().badge(),
                        layout.turn(),
                        layout.points().orElseThrow(),
                        layout.actions().orElseThrow()));
        if (!layout.sums().equals(layout.turn())) {
            boxes.add(layout.sums());
        }
        return boxes;
    }

    @Test
    void nothingLiesOverAnythingElseNorOutside() {
        each(
                (layout, table, viewer) -> {
                    List<Box> boxes = panels(layout);
                    boxes.add(layout.places().get(viewer).hand());
                    for (int i = 0; i < boxes.size(); i++) {
                        assertTrue(table.holds(boxes.get(i)), boxes.get(i) + " in " + table);
                        for (int j = 0; j < i; j++) {
                            assertFalse(
                                    boxes.get(i).meets(boxes.get(j)),
                                    boxes.get(i) + " meets " + boxes.get(j));
                        }
                    }
                });
    }

    @Test
    void cellsLieOnTheBoardAndAreFoundAgain() {
        each(
                (layout, table, viewer) -> {
                    for (int i = 0; i < Cell.COUNT; i++) {
                        Box cell = layout.cell(i);
                        assertTrue(layout.board().holds(cell));
                        assertEquals(i, layout.cellAt(cell.middleX(), cell.middleY()));
                    }
                    assertEquals(-1, layout.cellAt(layout.board().x() + 1, layout.board().y() + 1));
                });
    }

    @Test
    void handsHaveFourPlacesThatCanBeHit() {
        each(
                (layout, table, viewer) -> {
                    for (CrossWiseLayout.Place place : layout.places()) {
                        for (int i = 0; i < Hand.PLACES; i++) {
                            assertTrue(place.token() >= 30, "tokens of " + place.token());
                            Box box = place.place(i).inset(0.01f);
                            assertTrue(place.hand().holds(box));
                            assertTrue(i == 0 || !box.meets(place.place(i - 1)));
                        }
                    }
                });
    }

    @Test
    void tokensOnTheBoardAreAtLeastAsLargeAsInAnyHand() {
        each(
                (layout, table, viewer) -> {
                    float onBoard = layout.pitch() * CrossWiseLayout.IN_CELL;
                    for (CrossWiseLayout.Place place : layout.places()) {
                        assertTrue(
                                onBoard >= place.token() - 0.01f,
                                onBoard + " and " + place.token() + " at " + table);
                    }
                });
    }

    @Test
    void theBoardIsTheLargestThing() {
        each(
                (layout, table, viewer) ->
                        assertTrue(
                                layout.board().height() > table.height() * 0.55f
                                        || layout.board().width() > table.width() * 0.45f,
                                layout.board() + " in " + table));
    }
}
