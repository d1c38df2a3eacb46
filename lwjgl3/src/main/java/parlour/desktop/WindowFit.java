package parlour.desktop;

import parlour.app.platform.WindowBounds;
import parlour.app.settings.Settings;

import java.util.List;
import java.util.Optional;

/**
 * The size of a new window, and its position if known.
 *
 * @param at empty for the middle of the screen
 */
record WindowFit(int width, int height, Optional<At> at) {
    /** A size that fits most screens. */
    private static final int USUAL_WIDTH = 1280;

    private static final int USUAL_HEIGHT = 720;

    /** A new window is laid out for a desktop, unless the screen is smaller than that. */
    private static final int DESKTOP_WIDTH = 900;

    private static final int DESKTOP_HEIGHT = 600;

    /** Space for a window's title bar, which lies above its own area. */
    private static final int TITLE = 40;

    /** A position on the desktop, in the screens' own units. */
    record At(int x, int y) {}

    /** The part of a monitor available to windows. */
    record Area(int x, int y, int width, int height) {
        private long shared(WindowBounds place) {
            long across = Math.min(x + width, place.x() + place.width()) - Math.max(x, place.x());
            long down = Math.min(y + height, place.y() + place.height()) - Math.max(y, place.y());
            return Math.max(0, across) * Math.max(0, down);
        }
    }

    /** A window opened for the first time: of the default size if there is room. */
    static WindowFit first(Area screen) {
        return new WindowFit(
                fitted(USUAL_WIDTH, screen.width(), Math.min(screen.width(), DESKTOP_WIDTH)),
                fitted(
                        USUAL_HEIGHT,
                        screen.height() - TITLE,
                        Math.min(screen.height(), DESKTOP_HEIGHT)),
                Optional.empty());
    }

    /**
     * A window as it was last time, as far as it is visible on the current screens.
     *
     * @param screens the first is the main one
     */
    static WindowFit again(WindowBounds last, List<Area> screens) {
        Area screen = screens.get(0);
        for (Area other : screens) {
            if (other.shared(last) > screen.shared(last)) {
                screen = other;
            }
        }
        int width = fitted(last.width(), screen.width(), Settings.LEAST_WIDTH);
        int height = fitted(last.height(), screen.height(), Settings.LEAST_HEIGHT);
        if (screen.shared(last) == 0) {
            // Its monitor is gone.
            return new WindowFit(
                    width,
                    fitted(height, screen.height() - TITLE, Settings.LEAST_HEIGHT),
                    Optional.empty());
        }
        return new WindowFit(
                width,
                height,
                Optional.of(
                        new At(
                                within(last.x(), screen.x(), screen.width() - width),
                                within(last.y(), screen.y(), screen.height() - height))));
    }

    private static int fitted(int wanted, int room, int least) {
        return Math.max(least, Math.min(wanted, room));
    }

    /** The upper left corner stays visible if there is too little room. */
    private static int within(int wanted, int from, int room) {
        return Math.max(from, Math.min(wanted, from + room));
    }
}
