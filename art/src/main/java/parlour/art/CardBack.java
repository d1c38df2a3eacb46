package parlour.art;

import java.awt.Color;
import java.awt.image.BufferedImage;

/** The back: a knitted field of stars inside a cream edge, the same whichever way up. */
final class CardBack {
    private CardBack() {}

    static BufferedImage draw(Color ground) {
        return Canvas.draw(CardFace.WIDTH, CardFace.HEIGHT, pen -> paint(pen, ground));
    }

    private static void paint(Pen pen, Color ground) {
        pen.fill(CardFace.paper(0), Palette.PAPER_EDGE);
        pen.fill(CardFace.paper(1.5), Palette.PAPER);
        pen.fill(CardFace.paper(11), ground);
    }
}
