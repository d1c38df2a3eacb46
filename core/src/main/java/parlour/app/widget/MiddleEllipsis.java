package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Markup;

import java.util.Optional;

/**
 * A label for the name of a file: too long a name is cut in the middle, so that its ending can be
 * read, and is a tooltip in full.
 */
public final class MiddleEllipsis extends Label implements Accessible {
    private static final String ELLIPSIS = "…";

    /** How much of a name is kept before its ending at least. */
    private static final int BEFORE_ENDING = 4;

    private static final int LONGEST_ENDING = 12;

    private final Ui ui;
    private final String full;
    private final Optional<Actor> owner;
    private final float fullWidth;
    private float fitted = -1;
    private boolean explained;

    /**
     * @param full the whole name, as it is
     */
    public MiddleEllipsis(Ui ui, String full, String style) {
        this(ui, full, style, Optional.empty());
    }

    /** Within a control, whose tooltip the whole name is. */
    public MiddleEllipsis(Ui ui, String full, String style, Actor owner) {
        this(ui, full, style, Optional.of(owner));
    }

    private MiddleEllipsis(Ui ui, String full, String style, Optional<Actor> owner) {
        super(Markup.plain(full), ui.look().skin(), style);
        this.ui = ui;
        this.full = full;
        this.owner = owner;
        fullWidth = measure(Markup.plain(full));
    }

    private float measure(String text) {
        return new GlyphLayout(getStyle().font, text).width;
    }

    /** As wide as the whole name, whatever of it fits. */
    @Override
    public float getPrefWidth() {
        return fullWidth;
    }

    /** The whole name, as it is. */
    String full() {
        return full;
    }

    @Override
    public void describe(Description to) {
        to.text(Markup.plain(full));
    }

    @Override
    public void layout() {
        if (fitted != getWidth()) {
            fitted = getWidth();
            boolean fits = fullWidth <= fitted;
            setText(fits ? Markup.plain(full) : shortened());
            if (!fits && !explained) {
                explained = true;
                Actor shownAt = owner.orElse(this);
                shownAt.addListener(new Tooltip(ui, shownAt, Markup.plain(full)));
            }
        }
        super.layout();
    }

    /** The longest version that fits. */
    private String shortened() {
        int least = 0;
        int most = full.length() - 1;
        while (least < most) {
            int tried = (least + most + 1) / 2;
            if (measure(cut(tried)) <= fitted) {
                least = tried;
            } else {
                most = tried - 1;
            }
        }
        return cut(least);
    }

    /** The name cut to a number of characters, and an ellipsis. */
    private String cut(int kept) {
        int dot = full.lastIndexOf('.');
        int ending = dot < 0 ? 0 : full.length() - dot;
        int wanted = ending > LONGEST_ENDING ? 0 : ending + BEFORE_ENDING;
        int end = Math.min(kept, Math.max(kept / 2, wanted));
        int from = full.length() - end;
        int to = kept - end;
        // Not between the halves of one character.
        if (from < full.length() && Character.isLowSurrogate(full.charAt(from))) {
            from++;
        }
        if (to > 0 && Character.isHighSurrogate(full.charAt(to - 1))) {
            to--;
        }
        return Markup.plain(full.substring(0, to)) + ELLIPSIS + Markup.plain(full.substring(from));
    }
}
