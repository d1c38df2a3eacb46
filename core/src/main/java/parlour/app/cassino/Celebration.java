package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.cards.Box;
import parlour.app.cards.Sparks;

/** A word and some sparks for a sweep. */
final class Celebration extends Actor {
    private static final float SECONDS = 1.15f;
    private static final float COMES = 0.22f;

    private final App app;
    private Sparks sparks;
    private BitmapFontCache text;
    private TextureRegion white;
    private Color band = Color.WHITE;
    private Color line = Color.WHITE;
    private Box felt = new Box(0, 0, 1, 1);
    private float high;
    private float age = SECONDS;
    private boolean counts;

    Celebration(App app) {
        this.app = app;
    }

    void dress(Sparks drawnWithCards) {
        sparks = drawnWithCards;
        white = app.cards().region("white");
        band = app.look().color("feltDark");
        line = app.look().color("gold");
        BitmapFont font = app.look().font("title");
        text = new BitmapFontCache(font, false);
        write();
    }

    void place(Box middle) {
        felt = middle;
        write();
    }

    private void write() {
        if (text == null) {
            return;
        }
        String word = app.texts().say(counts ? "cassino.table.sweep" : "cassino.table.noSweep");
        BitmapFont font = text.getFont();
        GlyphLayout layout =
                new GlyphLayout(
                        font,
                        word,
                        0,
                        word.length(),
                        app.look().color("goldLight"),
                        felt.width(),
                        Align.center,
                        false,
                        "…");
        high = layout.height;
        text.setText(layout, 0, 0);
    }

    /** How long it takes. */
    float seconds() {
        return app.settings().reducedMotion() ? 0.6f : SECONDS;
    }

    void begin(boolean itCounts) {
        counts = itCounts;
        write();
        age = 0;
        if (counts && !app.settings().reducedMotion()) {
            sparks.burst(
                    felt.middleX(),
                    felt.middleY(),
                    Math.min(felt.width(), felt.height() * 2) * 0.6f);
        }
    }

    void end() {
        age = SECONDS;
    }

    void stop() {
        end();
        if (sparks != null) {
            sparks.stop();
        }
    }

    @Override
    public void act(float seconds) {
        age = Math.min(SECONDS, age + seconds);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (age >= SECONDS) {
            return;
        }
        float in = Interpolation.pow2Out.apply(Math.min(1, age / COMES));
        float out = Math.min(1, (SECONDS - age) / COMES);
        float alpha = parentAlpha * Math.min(in, out);
        float bandHigh = high * 3.2f * in;
        float x = getX() + felt.x();
        float y = getY() + felt.middleY();
        batch.setColor(band.r, band.g, band.b, alpha * 0.82f);
        batch.draw(white, x, y - bandHigh / 2, felt.width(), bandHigh);
        batch.setColor(line.r, line.g, line.b, alpha);
        batch.draw(white, x, y - bandHigh / 2, felt.width(), 1.5f);
        batch.draw(white, x, y + bandHigh / 2 - 1.5f, felt.width(), 1.5f);
        batch.setColor(Color.WHITE);
        text.setPosition(x, y + high / 2);
        text.draw(batch, alpha);
    }
}
