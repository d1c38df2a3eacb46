package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.app.platform.WindowBounds;
import parlour.desktop.WindowFit.Area;
import parlour.desktop.WindowFit.At;

import java.util.List;
import java.util.Optional;

class WindowFitTest {
    private static final Area LARGE = new Area(0, 0, 1920, 1080);
    private static final Area SMALL = new Area(0, 0, 1024, 700);
    private static final Area RIGHT = new Area(1920, 0, 2560, 1440);

    private static WindowFit at(int x, int y, int width, int height) {
        return new WindowFit(width, height, Optional.of(new At(x, y)));
    }

    @Test
    void theFirstWindowHasTheUsualSizeWhereThereIsRoom() {
        assertEquals(new WindowFit(1280, 720, Optional.empty()), WindowFit.first(LARGE));
    }

    @Test
    void theFirstWindowFitsASmallScreenWithItsTitle() {
        assertEquals(new WindowFit(1024, 660, Optional.empty()), WindowFit.first(SMALL));
        assertEquals(
                new WindowFit(1280, 680, Optional.empty()),
                WindowFit.first(new Area(0, 0, 1280, 720)));
    }

    @Test
    void theFirstWindowFitsTheScreensOfSmallLaptops() {
        assertEquals(
                new WindowFit(1280, 688, Optional.empty()),
                WindowFit.first(new Area(0, 0, 1366, 728)));
        assertEquals(
                new WindowFit(1024, 600, Optional.empty()),
                WindowFit.first(new Area(0, 0, 1024, 600)));
    }

    @Test
    void aSmallScreenHasASmallWindow() {
        assertEquals(
                new WindowFit(640, 480, Optional.empty()),
                WindowFit.first(new Area(0, 0, 640, 480)));
        assertEquals(
                at(0, 0, 640, 480),
                WindowFit.again(
                        new WindowBounds(10, 10, 1000, 700), List.of(new Area(0, 0, 640, 480))));
    }

    @Test
    void aWindowAsSmallAsAPhoneStaysSo() {
        assertEquals(
                at(100, 50, 390, 844),
                WindowFit.again(new WindowBounds(100, 50, 390, 844), List.of(LARGE)));
    }

    @Test
    void noWindowIsSmallerThanWhatItHolds() {
        assertEquals(
                at(0, 0, 390, 390),
                WindowFit.again(
                        new WindowBounds(10, 10, 1000, 700), List.of(new Area(0, 0, 320, 240))));
    }

    @Test
    void aWindowInSightStaysWhereItWas() {
        assertEquals(
                at(100, 50, 1280, 720),
                WindowFit.again(new WindowBounds(100, 50, 1280, 720), List.of(LARGE)));
        assertEquals(
                at(2000, 100, 2000, 1200),
                WindowFit.again(new WindowBounds(2000, 100, 2000, 1200), List.of(LARGE, RIGHT)));
    }

    @Test
    void aWindowLargerThanTheScreenIsFitted() {
        assertEquals(
                at(0, 0, 1024, 700),
                WindowFit.again(new WindowBounds(40, 60, 2500, 1400), List.of(SMALL)));
    }

    @Test
    void whatHangsOverAnEdgeIsMovedIn() {
        assertEquals(
                at(640, 360, 1280, 720),
                WindowFit.again(new WindowBounds(1800, 1000, 1280, 720), List.of(LARGE)));
        assertEquals(
                at(0, 0, 1280, 720),
                WindowFit.again(new WindowBounds(-900, -500, 1280, 720), List.of(LARGE)));
    }

    @Test
    void aPanelOfTheDesktopIsNotCovered() {
        Area besidePanel = new Area(60, 30, 1860, 1050);
        assertEquals(
                at(60, 30, 1860, 1050),
                WindowFit.again(new WindowBounds(0, 0, 1920, 1080), List.of(besidePanel)));
    }

    @Test
    void aWindowOfAMonitorThatIsGoneComesToTheMainOne() {
        assertEquals(
                new WindowFit(1920, 1040, Optional.empty()),
                WindowFit.again(new WindowBounds(2000, 100, 2400, 1300), List.of(LARGE)));
        assertEquals(
                new WindowFit(1000, 700, Optional.empty()),
                WindowFit.again(new WindowBounds(-3000, 100, 1000, 700), List.of(LARGE)));
    }
}
