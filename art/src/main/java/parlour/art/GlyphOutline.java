package parlour.art;

import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/** The outline of a letter as a TrueType font keeps it: points on and between quadratic curves. */
final class GlyphOutline {
    /** How far a curve may be from the one it stands for, in units of the font. */
    private static final double TOLERANCE = 0.5;

    private static final int ON_CURVE = 1;
    private static final int X_SHORT = 2;
    private static final int Y_SHORT = 4;
    private static final int X_SAME_OR_POSITIVE = 16;
    private static final int Y_SAME_OR_POSITIVE = 32;
    private static final int LONGEST_SHORT = 255;

    /** A point in units of the font, upwards. */
    private record Point(double x, double y, boolean onCurve) {
        int roundX() {
            return (int) Math.round(x);
        }

        int roundY() {
            return (int) Math.round(y);
        }

        boolean isBetween(Point before, Point after) {
            return onCurve
                    && !before.onCurve
                    && !after.onCurve
                    && Math.abs((before.roundX() + after.roundX()) / 2.0 - x) <= TOLERANCE
                    && Math.abs((before.roundY() + after.roundY()) / 2.0 - y) <= TOLERANCE;
        }
    }

    private final List<List<Point>> contours = new ArrayList<>();
    private List<Point> current = new ArrayList<>();

    /**
     * @param shape with its origin on the baseline, downwards
     */
    GlyphOutline(Shape shape) {
        double[] at = new double[6];
        for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
            switch (path.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> {
                    close();
                    current.add(on(at, 0));
                }
                case PathIterator.SEG_LINETO -> current.add(on(at, 0));
                case PathIterator.SEG_QUADTO -> {
                    current.add(off(at[0], -at[1]));
                    current.add(on(at, 2));
                }
                case PathIterator.SEG_CUBICTO ->
                        cubic(off(at[0], -at[1]), off(at[2], -at[3]), on(at, 4));
                default -> close();
            }
        }
        close();
    }

    private static Point on(double[] at, int index) {
        return new Point(at[index], -at[index + 1], true);
    }

    private static Point off(double x, double y) {
        return new Point(x, y, false);
    }

    /** Adds a cubic curve as the fewest quadratic ones of equal parameter that are near enough. */
    private void cubic(Point first, Point second, Point end) {
        Point start = current.get(current.size() - 1);
        double bend =
                Math.hypot(
                        end.x - 3 * second.x + 3 * first.x - start.x,
                        end.y - 3 * second.y + 3 * first.y - start.y);
        int pieces = (int) Math.max(1, Math.ceil(Math.cbrt(bend * Math.sqrt(3) / 36 / TOLERANCE)));
        for (int i = 0; i < pieces; i++) {
            double from = (double) i / pieces;
            double to = (i + 1.0) / pieces;
            // The tangents at both ends of the piece meet near this point.
            double step = (to - from) / 2;
            Point begin = along(start, first, second, end, from);
            Point finish = i == pieces - 1 ? end : along(start, first, second, end, to);
            Point leaving = direction(start, first, second, end, from);
            Point arriving = direction(start, first, second, end, to);
            current.add(
                    off(
                            (begin.x + finish.x + step * (leaving.x - arriving.x)) / 2,
                            (begin.y + finish.y + step * (leaving.y - arriving.y)) / 2));
            current.add(finish);
        }
    }

    private static Point along(Point a, Point b, Point c, Point d, double t) {
        double s = 1 - t;
        double wa = s * s * s;
        double wb = 3 * s * s * t;
        double wc = 3 * s * t * t;
        double wd = t * t * t;
        return new Point(
                wa * a.x + wb * b.x + wc * c.x + wd * d.x,
                wa * a.y + wb * b.y + wc * c.y + wd * d.y,
                true);
    }

    /** The derivative. */
    private static Point direction(Point a, Point b, Point c, Point d, double t) {
        double s = 1 - t;
        return off(
                3 * (s * s * (b.x - a.x) + 2 * s * t * (c.x - b.x) + t * t * (d.x - c.x)),
                3 * (s * s * (b.y - a.y) + 2 * s * t * (c.y - b.y) + t * t * (d.y - c.y)));
    }

    private void close() {
        List<Point> points = current;
        current = new ArrayList<>();
        if (points.size() > 1 && sameRounded(points.get(0), points.get(points.size() - 1))) {
            points.remove(points.size() - 1);
        }
        if (points.size() > 2) {
            contours.add(withoutImplied(points));
        }
    }

    private static boolean sameRounded(Point a, Point b) {
        return a.roundX() == b.roundX() && a.roundY() == b.roundY();
    }

    /** A point halfway between two control points goes without saying. */
    private static List<Point> withoutImplied(List<Point> points) {
        List<Point> said = new ArrayList<>();
        int count = points.size();
        for (int i = 0; i < count; i++) {
            Point point = points.get(i);
            boolean implied =
                    i > 0 && point.isBetween(points.get(i - 1), points.get((i + 1) % count));
            if (!implied) {
                said.add(point);
            }
        }
        return said;
    }

    int points() {
        return contours.stream().mapToInt(List::size).sum();
    }

    int contours() {
        return contours.size();
    }

    /** Left, bottom, right and top. */
    int[] bounds() {
        if (contours.isEmpty()) {
            return new int[4];
        }
        int[] bounds = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
        for (List<Point> contour : contours) {
            for (Point point : contour) {
                bounds[0] = Math.min(bounds[0], point.roundX());
                bounds[1] = Math.min(bounds[1], point.roundY());
                bounds[2] = Math.max(bounds[2], point.roundX());
                bounds[3] = Math.max(bounds[3], point.roundY());
            }
        }
        return bounds;
    }

    /** Its part of the table "glyf"; empty if nothing is drawn. */
    byte[] bytes() {
        if (contours.isEmpty()) {
            return new byte[0];
        }
        FontTable table = new FontTable().shorts(contours.size()).shorts(bounds());
        int last = -1;
        for (List<Point> contour : contours) {
            last += contour.size();
            table.shorts(last);
        }
        table.shorts(0); // no instructions
        ByteArrayOutputStream flags = new ByteArrayOutputStream();
        FontTable across = new FontTable();
        FontTable up = new FontTable();
        int x = 0;
        int y = 0;
        for (List<Point> contour : contours) {
            for (Point point : contour) {
                flags.write(
                        (point.onCurve ? ON_CURVE : 0)
                                | move(point.roundX() - x, across, X_SHORT, X_SAME_OR_POSITIVE)
                                | move(point.roundY() - y, up, Y_SHORT, Y_SAME_OR_POSITIVE));
                x = point.roundX();
                y = point.roundY();
            }
        }
        return table.raw(flags.toByteArray()).raw(across.bytes()).raw(up.bytes()).padded();
    }

    private static int move(int by, FontTable to, int isShort, int sameOrPositive) {
        if (by == 0) {
            return sameOrPositive;
        }
        if (Math.abs(by) <= LONGEST_SHORT) {
            to.raw(new byte[] {(byte) Math.abs(by)});
            return by > 0 ? isShort | sameOrPositive : isShort;
        }
        to.shorts(by);
        return 0;
    }
}
