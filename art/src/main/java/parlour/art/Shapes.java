package parlour.art;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Scanner;

/** Shapes written as SVG path text (absolute M L C Q Z), so that a curve fits on one line. */
final class Shapes {
    private Shapes() {}

    static Path2D path(String text) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        char command = ' ';
        try (Scanner in = new Scanner(text.replaceAll("([A-Z])", " $1 ").replace(',', ' '))) {
            while (in.hasNext()) {
                if (in.hasNext("[A-Z]")) {
                    command = in.next().charAt(0);
                    if (command == 'Z') {
                        path.closePath();
                        continue;
                    }
                }
                switch (command) {
                    case 'M' -> {
                        path.moveTo(number(in), number(in));
                        command = 'L';
                    }
                    case 'L' -> path.lineTo(number(in), number(in));
                    case 'Q' -> path.quadTo(number(in), number(in), number(in), number(in));
                    case 'C' ->
                            path.curveTo(
                                    number(in),
                                    number(in),
                                    number(in),
                                    number(in),
                                    number(in),
                                    number(in));
                    default ->
                            throw new IllegalArgumentException(
                                    "path command " + command + " in " + text);
                }
            }
        }
        return path;
    }

    private static double number(Scanner in) {
        return Double.parseDouble(in.next());
    }

    /** Every x negated: the other side of a symmetric figure. */
    static Shape mirror(Shape shape) {
        return AffineTransform.getScaleInstance(-1, 1).createTransformedShape(shape);
    }

    static Shape both(Shape shape) {
        Path2D pair = new Path2D.Double(shape);
        pair.append(mirror(shape), false);
        return pair;
    }

    /**
     * The left half of an outline, drawn from top to bottom on {@code x <= 0}, joined with its
     * mirror image.
     */
    static Shape symmetric(String leftHalf) {
        Area area = new Area(path(leftHalf));
        area.add(new Area(mirror(path(leftHalf))));
        return area;
    }

    static Shape at(Shape shape, double x, double y, double scale) {
        AffineTransform t = AffineTransform.getTranslateInstance(x, y);
        t.scale(scale, scale);
        return t.createTransformedShape(shape);
    }

    static Shape turned(Shape shape, double degrees) {
        return AffineTransform.getRotateInstance(Math.toRadians(degrees))
                .createTransformedShape(shape);
    }

    static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    static Shape oval(double x, double y, double rx, double ry) {
        return new Ellipse2D.Double(x - rx, y - ry, 2 * rx, 2 * ry);
    }

    static Shape round(double x, double y, double width, double height, double radius) {
        return new RoundRectangle2D.Double(x, y, width, height, 2 * radius, 2 * radius);
    }

    static Shape minus(Shape from, Shape... holes) {
        Area area = new Area(from);
        for (Shape hole : holes) {
            area.subtract(new Area(hole));
        }
        return area;
    }

    static Shape union(Shape... parts) {
        Area area = new Area();
        for (Shape part : parts) {
            area.add(new Area(part));
        }
        return area;
    }

    static Shape box(double x, double y, double width, double height) {
        return new Rectangle2D.Double(x, y, width, height);
    }

    static Shape lozenge(double x, double y, double rx, double ry) {
        Path2D path = new Path2D.Double();
        path.moveTo(x, y - ry);
        path.lineTo(x + rx, y);
        path.lineTo(x, y + ry);
        path.lineTo(x - rx, y);
        path.closePath();
        return path;
    }

    /** A shape of horizontal and vertical sides with rounded corners, convex and concave alike. */
    static Shape rounded(double radius, double[][] corners) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < corners.length; i++) {
            double[] here = corners[i];
            double[] before = corners[(i + corners.length - 1) % corners.length];
            double[] after = corners[(i + 1) % corners.length];
            double inX = here[0] + radius * Math.signum(before[0] - here[0]);
            double inY = here[1] + radius * Math.signum(before[1] - here[1]);
            if (i == 0) {
                path.moveTo(inX, inY);
            } else {
                path.lineTo(inX, inY);
            }
            path.quadTo(
                    here[0],
                    here[1],
                    here[0] + radius * Math.signum(after[0] - here[0]),
                    here[1] + radius * Math.signum(after[1] - here[1]));
        }
        path.closePath();
        return path;
    }
}
