package parlour.art;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** White icons on a grid of 24 with lines two units wide, drawn at twice that size. */
final class Icons {
    private static final Color W = Color.WHITE;
    private static final double LINE = 2;

    private Icons() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        game(atlas);
        lines(atlas);
        playing(atlas);
        files(atlas);
        for (Suit suit : Suit.values()) {
            String name = suit.name().toLowerCase(Locale.ROOT);
            put(
                    atlas,
                    name.substring(0, name.length() - 1),
                    p -> p.fill(suit.shape(12, 12, 20), W));
        }
    }

    private static void put(Map<String, BufferedImage> atlas, String name, Consumer<Pen> painter) {
        atlas.put("icon-" + name, Canvas.draw(48, 48, 2, painter));
    }

    private static void put(Map<String, BufferedImage> atlas, String name, String... paths) {
        put(
                atlas,
                name,
                p -> {
                    for (String path : paths) {
                        p.line(path, W, LINE);
                    }
                });
    }

    private static void game(Map<String, BufferedImage> atlas) {
        put(
                atlas,
                "deck",
                p -> {
                    p.line(Shapes.round(4, 3, 12, 16, 2.2), W, LINE);
                    p.line("M8.5 21.5 L18 21.5 C19.4 21.5 20.5 20.4 20.5 19 L20.5 7", W, LINE);
                    p.fill(Shapes.path("M10 7.2 L13 11 L10 14.8 L7 11 Z"), W);
                });
        put(
                atlas,
                "pile",
                p -> {
                    p.placed(
                            10,
                            12.5,
                            -14,
                            1,
                            q -> q.line(Shapes.round(-5.5, -7.5, 11, 15, 2.2), W, LINE));
                    p.line(
                            "M14.4 4.4 L18.6 5.5 C19.8 5.8 20.5 7 20.2 8.2 L17.2 19.2 C17 20 16.6"
                                    + " 20.5 15.8 20.8",
                            W,
                            LINE);
                });
        put(
                atlas,
                "sweep",
                p -> {
                    p.line("M20.5 3.5 L13.2 10.8", W, LINE);
                    p.fill(
                            Shapes.path(
                                    "M10.2 9.2 C11.6 7.8 13 8.2 14.4 9.6 C15.8 11 16.2 12.4 14.8"
                                            + " 13.8 L14 14.6 L9.4 10 Z"),
                            W);
                    p.fill(
                            Shapes.path(
                                    "M8.4 11 L13 15.6 C12.4 18.4 10.4 20.6 7.6 21.6 C6.8 20.8 6.6"
                                        + " 20 7 18.8 C5.9 19.5 5 19.5 4.2 18.9 C4 18 4.2 17.2 5"
                                        + " 16.2 C3.8 16.6 3 16.4 2.4 15.8 C3.6 13.2 5.6 11.4 8.4"
                                        + " 11 Z"),
                            W);
                    p.fill(
                            Shapes.path(
                                    "M18 15 C18.3 17.2 18.8 17.7 21 18 C18.8 18.3 18.3 18.8 18 21"
                                        + " C17.7 18.8 17.2 18.3 15 18 C17.2 17.7 17.7 17.2 18 15"
                                        + " Z"),
                            W);
                });
        put(
                atlas,
                "crown",
                p -> {
                    p.solid(
                            "M4 16.5 L2.8 7.5 L8 11 L12 4.5 L16 11 L21.2 7.5 L20 16.5 Z",
                            W,
                            W,
                            1.2);
                    p.line("M4.4 20 L19.6 20", W, LINE);
                });
        put(
                atlas,
                "trophy",
                p -> {
                    p.solid(
                            "M7 3.5 L17 3.5 L17 9 C17 12.5 15 14.5 12 14.5 C9 14.5 7 12.5 7 9 Z",
                            W,
                            W,
                            1.4);
                    p.line(
                            "M6.6 5.5 L3.6 5.5 C3.4 8.6 4.6 10.6 7.4 11 M17.4 5.5 L20.4 5.5 C20.6"
                                    + " 8.6 19.4 10.6 16.6 11",
                            W,
                            LINE);
                    p.line("M12 14 L12 18.5 M8 20.5 L16 20.5", W, LINE);
                });
        put(
                atlas,
                "star",
                p ->
                        p.solid(
                                "M12.0 2.5 L14.7 9.2 L21.9 9.7 L16.4 14.3 L18.1 21.3"
                                        + " L12.0 17.5 L5.9 21.3 L7.6 14.3 L2.1 9.7 L9.3 9.2 Z",
                                W,
                                W,
                                1.2));
        put(
                atlas,
                "person",
                p -> {
                    p.fill(Shapes.circle(12, 7.6, 4.4), W);
                    p.fill(
                            Shapes.path(
                                    "M3.8 20.2 C3.8 16 7.2 13.8 12 13.8 C16.8 13.8 20.2 16 20.2"
                                        + " 20.2 C20.2 20.9 19.8 21.2 19.2 21.2 L4.8 21.2 C4.2 21.2"
                                        + " 3.8 20.9 3.8 20.2 Z"),
                            W);
                });
        put(
                atlas,
                "computer",
                p -> {
                    p.line(Shapes.round(3, 4, 18, 12, 2), W, LINE);
                    p.line("M12 16.5 L12 19.5 M8 20.5 L16 20.5", W, LINE);
                    p.fill(Shapes.circle(9, 10, 1.5), W);
                    p.fill(Shapes.circle(15, 10, 1.5), W);
                });
        put(
                atlas,
                "hint",
                "M9 17.5 C9 15.6 5.8 14 5.8 9.6 C5.8 6 8.6 3 12 3 C15.4 3 18.2 6 18.2 9.6 C18.2 14"
                        + " 15 15.6 15 17.5 Z",
                "M9.8 21 L14.2 21",
                "M12 17 L12 12 M9.8 10.2 L12 12.2 L14.2 10.2");
        put(
                atlas,
                "dealer",
                p -> {
                    p.fill(
                            Shapes.minus(
                                    Shapes.circle(12, 12, 10),
                                    Shapes.minus(
                                            Shapes.path(
                                                    "M8.2 6.6 L12 6.6 C15.6 6.6 17.8 8.7 17.8 12"
                                                        + " C17.8 15.3 15.6 17.4 12 17.4 L8.2 17.4"
                                                        + " Z"),
                                            Shapes.path(
                                                    "M10.7 8.8 L12 8.8 C14.2 8.8 15.3 10 15.3 12"
                                                            + " C15.3 14 14.2 15.2 12 15.2 L10.7"
                                                            + " 15.2 Z"))),
                            W);
                });
    }

    private static void lines(Map<String, BufferedImage> atlas) {
        put(
                atlas,
                "undo",
                "M8.5 4.5 L4 9 L8.5 13.5",
                "M4.5 9 L14 9 C17.6 9 20 11.4 20 14.5 C20 17.6 17.6 20 14 20 L9 20");
        put(atlas, "menu", "M4 6.5 L20 6.5", "M4 12 L20 12", "M4 17.5 L20 17.5");
        put(
                atlas,
                "log",
                "M6.5 3 L17.5 3 C18.6 3 19.5 3.9 19.5 5 L19.5 21 L16.6 19 L14.3 21 L12 19 L9.7 21"
                        + " L7.4 19 L4.5 21 L4.5 5 C4.5 3.9 5.4 3 6.5 3 Z",
                "M8.5 8 L15.5 8",
                "M8.5 12.5 L13.5 12.5");
        put(
                atlas,
                "help",
                p -> {
                    p.line(Shapes.circle(12, 12, 9.2), W, LINE);
                    p.line(
                            "M9.3 9.6 C9.3 7.9 10.5 6.9 12 6.9 C13.6 6.9 14.8 8 14.8 9.5 C14.8 11.6"
                                    + " 12 11.7 12 13.7",
                            W,
                            LINE);
                    p.fill(Shapes.circle(12, 16.9, 1.35), W);
                });
        put(
                atlas,
                "settings",
                p -> {
                    Area gear = new Area(Shapes.circle(12, 12, 7.4));
                    for (int i = 0; i < 8; i++) {
                        gear.add(
                                new Area(
                                        Shapes.at(
                                                Shapes.turned(
                                                        Shapes.path(
                                                                "M-2.3 -6.4 L-1.6 -10 C-1.5 -10.5"
                                                                    + " -1.3 -10.6 -0.9 -10.6 L0.9"
                                                                    + " -10.6 C1.3 -10.6 1.5 -10.5"
                                                                    + " 1.6 -10 L2.3 -6.4 Z"),
                                                        45 * i),
                                                12,
                                                12,
                                                1)));
                    }
                    p.fill(Shapes.minus(gear, Shapes.circle(12, 12, 3.4)), W);
                });
        put(
                atlas,
                "sound",
                p -> {
                    p.solid("M3.5 9.5 L7 9.5 L11.5 5.5 L11.5 18.5 L7 14.5 L3.5 14.5 Z", W, W, 1.4);
                    p.line(
                            "M15 9 C16.6 10.6 16.6 13.4 15 15 M17.8 6.2 C21 9.4 21 14.6 17.8 17.8",
                            W,
                            LINE);
                });
        put(
                atlas,
                "mute",
                p -> {
                    p.solid("M3.5 9.5 L7 9.5 L11.5 5.5 L11.5 18.5 L7 14.5 L3.5 14.5 Z", W, W, 1.4);
                    p.line("M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5", W, LINE);
                });
        put(
                atlas,
                "bolt",
                p ->
                        p.solid(
                                "M13.5 2.5 L5 13.6 L11 13.6 L9.8 21.5 L19 9.6 L12.6 9.6 Z",
                                W,
                                W,
                                1.2));
        put(
                atlas,
                "lock",
                p -> {
                    p.fill(Shapes.round(5, 10.5, 14, 10.5, 2.2), W);
                    p.line(
                            "M8 10.5 L8 8 C8 5.4 9.6 3.8 12 3.8 C14.4 3.8 16 5.4 16 8 L16 10.5",
                            W,
                            LINE);
                });
        put(atlas, "close", "M6 6 L18 18", "M18 6 L6 18");
        put(atlas, "plus", "M12 5 L12 19", "M5 12 L19 12");
        put(atlas, "minus", "M5 12 L19 12");
        put(atlas, "up", "M5.5 15 L12 8.5 L18.5 15");
        put(atlas, "down", "M5.5 9 L12 15.5 L18.5 9");
        put(atlas, "left", "M15 5.5 L8.5 12 L15 18.5");
        put(atlas, "right", "M9 5.5 L15.5 12 L9 18.5");
        put(atlas, "check", "M4.5 12.5 L9.8 17.8 L19.5 7");
        put(
                atlas,
                "save",
                "M5 3.5 L15.5 3.5 L20.5 8.5 L20.5 19 C20.5 19.8 19.8 20.5 19 20.5 L5 20.5 C4.2 20.5"
                        + " 3.5 19.8 3.5 19 L3.5 5 C3.5 4.2 4.2 3.5 5 3.5 Z",
                "M8 4 L8 8.5 L14.5 8.5 L14.5 4",
                "M7.5 20 L7.5 13.5 L16.5 13.5 L16.5 20");
        put(
                atlas,
                "trash",
                "M4 6.5 L20 6.5",
                "M9 6 L9 4.5 C9 3.9 9.4 3.5 10 3.5 L14 3.5 C14.6 3.5 15 3.9 15 4.5 L15 6",
                "M6 7 L6.8 19 C6.9 19.9 7.6 20.5 8.4 20.5 L15.6 20.5 C16.4 20.5 17.1 19.9 17.2 19"
                        + " L18 7",
                "M10 10.5 L10 16.5",
                "M14 10.5 L14 16.5");
        put(
                atlas,
                "eye",
                p -> {
                    p.line(
                            "M2.5 12 C4.8 7.8 8.2 5.7 12 5.7 C15.8 5.7 19.2 7.8 21.5 12 C19.2 16.2"
                                    + " 15.8 18.3 12 18.3 C8.2 18.3 4.8 16.2 2.5 12 Z",
                            W,
                            LINE);
                    p.fill(Shapes.circle(12, 12, 3.1), W);
                });
        put(
                atlas,
                "clock",
                p -> {
                    p.line(Shapes.circle(12, 12, 9.2), W, LINE);
                    p.line("M12 6.8 L12 12 L15.6 14.2", W, LINE);
                });
        put(
                atlas,
                "fullscreen",
                "M4 9 L4 4 L9 4",
                "M15 4 L20 4 L20 9",
                "M20 15 L20 20 L15 20",
                "M9 20 L4 20 L4 15");
    }

    private static void playing(Map<String, BufferedImage> atlas) {
        put(atlas, "play", p -> p.solid("M8 5.5 L18.5 12 L8 18.5 Z", W, W, LINE));
        put(
                atlas,
                "pause",
                p -> {
                    p.fill(Shapes.round(6, 5, 4.2, 14, 1.4), W);
                    p.fill(Shapes.round(13.8, 5, 4.2, 14, 1.4), W);
                });
        put(
                atlas,
                "step",
                p -> {
                    p.solid("M6 6 L14.5 12 L6 18 Z", W, W, LINE);
                    p.fill(Shapes.round(16.6, 5, 3, 14, 1.4), W);
                });
        put(
                atlas,
                "fast",
                p -> {
                    p.solid("M4 6.5 L11 12 L4 17.5 Z", W, W, LINE);
                    p.solid("M13 6.5 L20 12 L13 17.5 Z", W, W, LINE);
                });
        put(
                atlas,
                "restart",
                "M19.6 9.2 C18.4 6 15.5 4 12 4 C7.6 4 4 7.6 4 12 C4 16.4 7.6 20 12 20 C15.4 20 18.3"
                        + " 17.9 19.5 14.8",
                "M20.2 4.2 L20.2 9.4 L15 9.4");
    }

    private static void files(Map<String, BufferedImage> atlas) {
        put(
                atlas,
                "rename",
                "M4 20 L4.9 15.9 L15.6 5.2 C16.4 4.4 17.6 4.4 18.4 5.2 L18.8 5.6 C19.6 6.4 19.6 7.6"
                        + " 18.8 8.4 L8.1 19.1 Z",
                "M13.6 7.2 L16.8 10.4");
        String tray =
                "M4 15 L4 18.5 C4 19.3 4.7 20 5.5 20 L18.5 20 C19.3 20 20 19.3 20 18.5 L20 15";
        put(atlas, "export", tray, "M12 15 L12 4", "M7.5 8.3 L12 3.8 L16.5 8.3");
        put(atlas, "import", tray, "M12 4 L12 15", "M7.5 10.7 L12 15.2 L16.5 10.7");
        put(
                atlas,
                "folder",
                "M3.5 18 L3.5 6.5 C3.5 5.7 4.2 5 5 5 L9.3 5 L11.5 7.5 L19 7.5 C19.8 7.5 20.5 8.2"
                        + " 20.5 9 L20.5 18 C20.5 18.8 19.8 19.5 19 19.5 L5 19.5 C4.2 19.5 3.5 18.8"
                        + " 3.5 18 Z");
        put(
                atlas,
                "file",
                "M6 3.5 L14 3.5 L18.5 8 L18.5 19.5 C18.5 20.1 18.1 20.5 17.5 20.5 L6 20.5 C5.4 20.5"
                        + " 5 20.1 5 19.5 L5 4.5 C5 3.9 5.4 3.5 6 3.5 Z",
                "M13.5 4 L13.5 8.5 L18 8.5");
        put(
                atlas,
                "chart",
                p -> {
                    p.fill(Shapes.round(4, 12.5, 4, 7.5, 1.2), W);
                    p.fill(Shapes.round(10, 4, 4, 16, 1.2), W);
                    p.fill(Shapes.round(16, 8.5, 4, 11.5, 1.2), W);
                });
        put(
                atlas,
                "warning",
                p -> {
                    p.line("M12 4 L21 19.5 L3 19.5 Z", W, LINE);
                    p.line("M12 10 L12 14", W, LINE);
                    p.fill(Shapes.circle(12, 16.8, 1.2), W);
                });
    }
}
