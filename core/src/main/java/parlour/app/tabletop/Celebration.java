package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Align;

import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A short announcement over the table, with sparks if it is something to celebrate. */
public final class Celebration extends Actor {
    private static final float SECONDS = 1.15f;
    private static final float COMES = 0.22f;

    /** The length of the line on each side of the text. */
    private static final float LINE = 70;

    private static final float GROUND = 0.86f;
    private static final List<String> FONTS = List.of("title", "heading", "strong");

    private final Ui ui;
    private final Function<Phrase, String> words;
    private Sparks sparks;
    private BitmapFontCache text;
    private TextureRegion white;
    private Color line = Color.WHITE;
    private Color ground = Color.WHITE;
    private boolean overCards;
    private boolean onGround;
    private Box felt = new Box(0, 0, 1, 1);
    private float high;
    private float wide;
    private float lasts = SECONDS;
    private float age = SECONDS;
    private Optional<Phrase> said = Optional.empty();

    /**
     * @param words translates a phrase into the current language
     */
    public Celebration(Ui ui, Function<Phrase, String> words) {
        this.ui = ui;
        this.words = words;
    }

    /** Adds a dark background, so that the text can be read over open cards. */
    public Celebration overCards() {
        overCards = true;
        return this;
    }

    public void restyle(Sparks drawnWithCards) {
        sparks = drawnWithCards;
        white = ui.cards().region("white");
        line = ui.look().color("gold");
        ground = ui.look().color("panel");
        write();
    }

    public void place(Box middle) {
        felt = middle;
        write();
    }

    private void write() {
        if (white == null || said.isEmpty()) {
            return;
        }
        String word = words.apply(said.get());
        BitmapFont font = fitting(word);
        text = new BitmapFontCache(font, false);
        GlyphLayout layout =
                new GlyphLayout(
                        font,
                        word,
                        0,
                        word.length(),
                        ui.look().color("goldLight"),
                        felt.width(),
                        Align.center,
                        false,
                        "…");
        high = layout.height;
        wide = layout.width;
        text.setText(layout, 0, 0);
    }

    /** The largest letters with which a text fits the table. */
    private BitmapFont fitting(String word) {
        for (String name : FONTS) {
            BitmapFont font = ui.look().font(name);
            if (new GlyphLayout(font, word).width <= felt.width()) {
                return font;
            }
        }
        return ui.look().font(FONTS.get(FONTS.size() - 1));
    }

    /** How long the announcement lasts. */
    public float seconds() {
        return ui.reducedMotion() ? 0.6f : SECONDS;
    }

    /** Shows an announcement for a while, readable over open cards. */
    public void announce(Phrase phrase, float seconds) {
        say(phrase, seconds, true);
    }

    /** Shows an announcement, with or without sparks. */
    public void begin(Phrase phrase, boolean sparkling) {
        say(phrase, SECONDS, overCards);
        if (sparkling && !ui.reducedMotion()) {
            sparks.burst(
                    felt.middleX(),
                    felt.middleY(),
                    Math.min(felt.width(), felt.height() * 2) * 0.6f);
        }
    }

    private void say(Phrase phrase, float seconds, boolean grounded) {
        said = Optional.of(phrase);
        write();
        lasts = seconds;
        onGround = grounded;
        age = 0;
    }

    public void end() {
        age = lasts;
    }

    public void stop() {
        end();
        if (sparks != null) {
            sparks.stop();
        }
    }

    /** What is being announced now. */
    public Optional<Phrase> announced() {
        return age < lasts ? said : Optional.empty();
    }

    /** Advances at the speed of the card animations. */
    public void advance(float seconds) {
        if (age < lasts) {
            age = Math.min(lasts, age + seconds);
            ui.frameScheduler().next();
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (age >= lasts) {
            return;
        }
        float in = Interpolation.swingOut.apply(Math.min(1, age / COMES));
        float alpha = parentAlpha * Math.min(Math.min(1, age / COMES), (lasts - age) / COMES);
        float x = getX() + felt.middleX();
        float y = getY() + felt.top() - high * 1.7f;
        if (onGround) {
            batch.setColor(ground.r, ground.g, ground.b, alpha * GROUND);
            batch.draw(white, x - wide / 2 - 24, y - high, wide + 48, high * 2);
        }
        batch.setColor(line.r, line.g, line.b, alpha);
        float from = wide / 2 + (onGround ? 24 : 16);
        float length = Math.max(0, Math.min(LINE, felt.width() / 2 - from)) * in;
        batch.draw(white, x - from - length, y - 1, length, 2);
        batch.draw(white, x + from, y - 1, length, 2);
        batch.setColor(Color.WHITE);
        text.setPosition(x - felt.width() / 2, y + high / 2);
        text.setAlphas(alpha);
        text.draw(batch);
    }
}
