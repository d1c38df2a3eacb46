package parlour.art;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/** The word mark. */
final class Logo {
    static final int WIDTH = 900;
    static final int HEIGHT = 300;

    private Logo() {}

    static BufferedImage draw(Fonts fonts) {
        return Canvas.draw(
                WIDTH,
                HEIGHT,
                pen -> {
                    Shape word = fonts.serif("Parlour");
                    Rectangle2D box = word.getBounds2D();
                    double scale = 700 / box.getWidth();
                    pen.fill(
                            Shapes.at(word, 450 - box.getCenterX() * scale, 190, scale),
                            Pen.downward(60, Palette.GOLD_LIGHT, 200, Palette.GOLD));
                });
    }
}
