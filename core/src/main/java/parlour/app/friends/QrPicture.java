package parlour.app.friends;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import io.nayuki.qrcodegen.QrCode;

import parlour.app.widget.Ui;

/** A link as a square that phones read with their camera. */
final class QrPicture extends Widget {
    /** Readers want so many empty modules around it. */
    private static final int MARGIN = 3;

    private final QrCode code;
    private final Drawable paper;
    private final Drawable ink;

    QrPicture(Ui ui, String link) {
        code = QrCode.encodeText(link, QrCode.Ecc.MEDIUM);
        paper = ui.look().fill(Color.WHITE, 1);
        ink = ui.look().fill(Color.BLACK, 1);
        setName("qr");
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        batch.setColor(1, 1, 1, parentAlpha * getColor().a);
        float side = Math.min(getWidth(), getHeight());
        float left = getX() + (getWidth() - side) / 2;
        float top = getY() + (getHeight() + side) / 2;
        paper.draw(batch, left, top - side, side, side);
        float module = side / (code.size + 2 * MARGIN);
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                int run = run(x, y);
                if (run > 0) {
                    ink.draw(
                            batch,
                            left + (MARGIN + x) * module,
                            top - (MARGIN + y + 1) * module,
                            run * module,
                            module);
                    x += run;
                }
            }
        }
        batch.setColor(Color.WHITE);
    }

    /** How many dark modules follow each other in a row. */
    private int run(int from, int y) {
        int to = from;
        while (to < code.size && code.getModule(to, y)) {
            to++;
        }
        return to - from;
    }
}
