package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.look.Look;

import java.util.List;

/**
 * A symbol and a colour for each seat on paper; the symbols alone are enough to tell them apart.
 */
public final class SeatMarks {
    private static final List<String> SIGNS =
            List.of(
                    "icon-spade",
                    "icon-heart",
                    "icon-diamond",
                    "icon-club",
                    "icon-play",
                    "icon-plus",
                    "icon-crown",
                    "icon-close",
                    "icon-pause",
                    "icon-person",
                    "icon-up",
                    "icon-check");
    private static final List<String> COLORS =
            List.of("blue", "red", "goldDark", "green", "burgundy", "night", "inkSoft", "ink");

    private final Look look;

    public SeatMarks(Look look) {
        this.look = look;
    }

    public TextureRegion sign(int seat) {
        return look.picture(SIGNS.get(seat % SIGNS.size())).getRegion();
    }

    public Color color(int seat) {
        return look.color(COLORS.get(seat % COLORS.size()));
    }

    /** The symbol to put before a name. */
    public Image image(int seat) {
        Image image = new Image(new TextureRegionDrawable(sign(seat)), Scaling.fit);
        image.setColor(color(seat));
        return image;
    }
}
