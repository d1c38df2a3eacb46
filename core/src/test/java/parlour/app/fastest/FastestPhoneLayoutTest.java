package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.Boxes;
import parlour.app.PhoneTables;
import parlour.app.look.CardArt;
import parlour.app.look.WindowShape;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.List;

/** The See Who's Fastest table on phones, for any number of seats. */
class FastestPhoneLayoutTest {
    private interface Check {
        void of(FastestLayout layout, Box table, String what);
    }

    private static void everywhere(Check check) {
        at(PhoneTables.ALL, check);
    }

    private static void at(List<PhoneTables> sizes, Check check) {
        for (PhoneTables size : sizes) {
            for (int seats : Games.FASTEST.seatCounts()) {
                for (boolean tip : new boolean[] {false, true}) {
                    for (boolean counter : new boolean[] {false, true}) {
                        FastestLayout.Extras extras = new FastestLayout.Extras(tip, counter);
                        FastestLayout layout =
                                FastestLayout.of(
                                        size.shape(),
                                        seats,
                                        1,
                                        extras,
                                        size.width(),
                                        size.height());
                        Box table = new Box(0, 0, size.width(), size.height());
                        check.of(layout, table, seats + " seats on " + size + ", " + extras);
                    }
                }
            }
        }
    }

    @Test
    void nothingLiesOverAnythingElseOrOutside() {
        everywhere(
                (layout, table, what) -> {
                    List<Box> boxes = new ArrayList<>();
                    layout.places().forEach(place -> boxes.add(place.badge()));
                    boxes.addAll(List.of(layout.hand(), layout.felt(), layout.aside().badge()));
                    Boxes.assertInside(table, boxes, what);
                    Boxes.assertApart(boxes, what);
                    float risen = layout.hand().top() + FastestLayout.RISE;
                    assertTrue(layout.felt().y() >= risen - 0.01f, what);
                });
    }

    @Test
    void badgesLieApartOverAPanelToo() {
        at(
                PhoneTables.OVER_A_PANEL,
                (layout, table, what) -> {
                    List<Box> boxes = new ArrayList<>();
                    layout.places().forEach(place -> boxes.add(place.badge()));
                    boxes.addAll(List.of(layout.hand(), layout.felt(), layout.aside().badge()));
                    Boxes.assertInside(table, boxes, what);
                    Boxes.assertApart(boxes, what);
                });
    }

    @Test
    void badgesHoldTheirNameTheirCardsAndTheirNumbers() {
        everywhere(
                (layout, table, what) -> {
                    for (FastestLayout.Place place : layout.places()) {
                        List<Box> parts = new ArrayList<>(List.of(place.title(), place.count()));
                        if (!place.own()) {
                            parts.add(place.cards());
                        }
                        if (place.compact()) {
                            parts.add(place.score());
                        }
                        parts.forEach(part -> assertTrue(place.badge().holds(part), what + part));
                        Boxes.assertApart(parts, what);
                        assertTrue(place.own() || place.cards().width() >= place.card(), what);
                        assertTrue(place.badge().height() >= WindowShape.FINGERTIP, what);
                    }
                });
    }

    @Test
    void theTrickAndItsLinesAreOnTheFelt() {
        everywhere(
                (layout, table, what) -> {
                    List<Box> lines = new ArrayList<>(List.of(layout.trick(), layout.caption()));
                    layout.tip().ifPresent(lines::add);
                    layout.counter().ifPresent(lines::add);
                    lines.forEach(line -> assertTrue(layout.felt().holds(line), what + line));
                    Boxes.assertApart(lines, what);
                    assertTrue(layout.trickCard() >= 40, what + ": " + layout.trickCard());
                });
    }

    @Test
    void largeIndicesAreReadableOnCardsThatAreNotTiny() {
        everywhere(
                (layout, table, what) -> {
                    int count = 54 / layout.places().size();
                    int[] ranks = HandFanTest.hand(count, 1);
                    HandFan fan = HandFan.forFingers(ranks, layout.hand(), true);
                    assertTrue(fan.width >= 40, what + ": " + fan.width);
                    float high = fan.width / CardArt.ASPECT;
                    for (int i = 0; i < count; i++) {
                        assertTrue(fan.y[i] + high / 2 <= layout.hand().top() + 1, what);
                        assertTrue(fan.y[i] - high / 2 >= layout.hand().y() - 1, what);
                    }
                });
    }

    @Test
    void aFingerFindsEveryCardOfAWholeHand() {
        everywhere(
                (layout, table, what) -> {
                    int count = 54 / layout.places().size();
                    for (long seed = 0; seed < 10; seed++) {
                        int[] ranks = HandFanTest.hand(count, seed);
                        HandFan fan = HandFan.forFingers(ranks, layout.hand(), false);
                        for (int i = 1; i < count; i++) {
                            float step = fan.x[i] - fan.x[i - 1];
                            boolean nextRow = step <= 0;
                            float least = ranks[i] == ranks[i - 1] ? 15 : 24;
                            assertTrue(nextRow || step >= least, what + ": " + step);
                        }
                    }
                });
    }
}
