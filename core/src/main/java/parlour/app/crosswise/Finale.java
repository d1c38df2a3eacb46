package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.Sparks;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The end of a game: the winning line is highlighted, sparks fly, and a banner says who won and
 * why.
 */
final class Finale extends Actor {
    private static final float SECONDS = 2.6f;
    private static final float COMES = 0.3f;
    private static final float PAD = 18;

    private final Ui ui;
    private Sparks sparks;
    private BitmapFontCache title;
    private BitmapFontCache reason;
    private Drawable panel;
    private Box board = new Box(0, 0, 1, 1);
    private Box banner = board;
    private CrossWiseEvent.Won won = new CrossWiseEvent.Won(Optional.empty(), Optional.empty());
    private Field field = Field.EMPTY;
    private List<TokenSprite> line = List.of();
    private float high;
    private float between;
    private float age;
    private boolean on;

    Finale(Ui ui) {
        this.ui = ui;
        setVisible(false);
    }

    void restyle(Sparks drawnWithTokens) {
        sparks = drawnWithTokens;
        panel = ui.look().patch("panel");
        String large = ui.shape().phone() ? "heading" : "title";
        title = new BitmapFontCache(ui.look().font(large), false);
        reason = new BitmapFontCache(ui.look().font("body"), false);
        write();
    }

    /** Sets where the sparks start, and the banner's place. */
    void place(Box middle, Box over) {
        board = middle;
        banner = over;
        write();
    }

    /** The cells of the winning line; empty if points decided the game. */
    List<Cell> line(CrossWiseEvent.Won how, Field now) {
        if (how.six().isEmpty()) {
            return List.of();
        }
        int number = how.six().get();
        boolean column = now.winner().equals(Optional.of(Team.VERTICAL));
        return IntStream.range(0, Cell.SIDE)
                .mapToObj(i -> column ? Cell.at(i, number) : Cell.at(number, i))
                .toList();
    }

    float seconds() {
        return SECONDS;
    }

    void begin(CrossWiseEvent.Won how, Field now, List<TokenSprite> lit) {
        won = how;
        field = now;
        line = lit;
        age = 0;
        on = true;
        setVisible(true);
        write();
        Color light = ui.look().color("turn");
        line.forEach(sprite -> sprite.light(light, 1, true));
        if (!ui.reducedMotion() && won.team().isPresent()) {
            sparks.burst(board.middleX(), board.middleY(), board.width() * 0.7f);
        }
    }

    void stop() {
        on = false;
        setVisible(false);
        line.forEach(sprite -> sprite.light(Color.WHITE, 0, false));
        line = List.of();
        if (sparks != null) {
            sparks.stop();
        }
    }

    /** Advances at the speed of the token animations. */
    void advance(float seconds) {
        if (on && age < COMES) {
            age += seconds;
            ui.frameScheduler().next();
        }
    }

    /** Who won, and why. */
    WinReason winReason() {
        return new WinReason(ui, won, field);
    }

    private void write() {
        if (title == null || !on) {
            return;
        }
        WinReason winReason = winReason();
        Color color =
                won.team().map(new TeamStyle(ui)::color).orElseGet(() -> ui.look().color("cream"));
        float wide = banner.width() - 2 * PAD;
        high = set(title, winReason.title(), color, wide);
        between = set(reason, winReason.reason(), ui.look().color("cream"), wide);
    }

    private static float set(BitmapFontCache cache, String text, Color color, float wide) {
        BitmapFont font = cache.getFont();
        GlyphLayout layout = new GlyphLayout(font, text, color, wide, Align.center, true);
        cache.setText(layout, 0, 0);
        return layout.height;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * Math.min(1, age / COMES);
        float rise = (1 - Interpolation.swingOut.apply(Math.min(1, age / COMES))) * -30;
        float tall = high + between + 2.6f * PAD;
        float y = getY() + Math.max(0, banner.middleY() - tall / 2) + rise;
        batch.setColor(1, 1, 1, alpha);
        panel.draw(batch, getX() + banner.x(), y, banner.width(), tall);
        batch.setColor(Color.WHITE);
        float x = getX() + banner.x() + PAD;
        text(batch, title, x, y + tall - PAD, alpha);
        text(batch, reason, x, y + PAD + between, alpha);
    }

    private static void text(Batch batch, BitmapFontCache cache, float x, float y, float alpha) {
        cache.setPosition(x, y);
        cache.setAlphas(alpha);
        cache.draw(batch);
    }
}
