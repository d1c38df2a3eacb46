package parlour.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.util.function.Consumer;

/** A Graphics2D with the few drawing operations used here. */
record Pen(Graphics2D g) {
    void fill(Shape shape, Paint paint) {
        g.setPaint(paint);
        g.fill(shape);
    }

    void line(Shape shape, Paint paint, double width) {
        g.setPaint(paint);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    void line(String path, Paint paint, double width) {
        line(Shapes.path(path), paint, width);
    }

    void segment(double x1, double y1, double x2, double y2, Paint paint, double width) {
        line(new Line2D.Double(x1, y1, x2, y2), paint, width);
    }

    /** Filled and outlined. */
    void solid(Shape shape, Paint fill, Color ink, double width) {
        fill(shape, fill);
        line(shape, ink, width);
    }

    void solid(String path, Paint fill, Color ink, double width) {
        solid(Shapes.path(path), fill, ink, width);
    }

    /** Draws with the origin moved, rotated and scaled, and restores it. */
    void placed(double x, double y, double degrees, double scale, Consumer<Pen> what) {
        Graphics2D inner = (Graphics2D) g.create();
        inner.translate(x, y);
        inner.rotate(Math.toRadians(degrees));
        inner.scale(scale, scale);
        what.accept(new Pen(inner));
        inner.dispose();
    }

    /** Draws only inside a shape; the edge is hard, so an outline should follow. */
    void within(Shape clip, Consumer<Pen> what) {
        Graphics2D inner = (Graphics2D) g.create();
        inner.clip(clip);
        what.accept(new Pen(inner));
        inner.dispose();
    }

    void mirrored(Consumer<Pen> what) {
        what.accept(this);
        Graphics2D inner = (Graphics2D) g.create();
        inner.scale(-1, 1);
        what.accept(new Pen(inner));
        inner.dispose();
    }

    static Paint downward(double top, Color from, double bottom, Color to) {
        return new GradientPaint(0, (float) top, from, 0, (float) bottom, to);
    }
}
