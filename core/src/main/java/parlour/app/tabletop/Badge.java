package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.look.Look;
import parlour.app.look.Markup;
import parlour.app.setup.Participant;
import parlour.app.widget.Ui;

/**
 * The panel of one seat: its name, whether a person or a computer sits there, and whose turn it is.
 */
public abstract class Badge {
    /** The transparent margin around a badge's image, left for its glow. */
    public static final float MARGIN = 8;

    public static final float ICON = 16;
    public static final float SPACE = 5;

    /** How quickly the turn glow fades in and out. */
    private static final float EAGER = 9;

    /** A difference in brightness too small to see. */
    private static final float ALIKE = 0.02f;

    private final int seat;
    private final TableStatus tableStatus;
    private final Participant participant;
    private Box panel = new Box(0, 0, 1, 1);
    private Box title = panel;
    private Drawable plain;
    private Drawable lit;
    private Drawable kind;
    private Color cream = Color.WHITE;
    private Drawable trophy;
    private Color gold = Color.WHITE;
    private float trophyX;
    private float glow;

    protected Badge(int seat, TableStatus tableStatus) {
        this.seat = seat;
        this.tableStatus = tableStatus;
        participant = tableStatus.setup().participants().get(seat);
    }

    /** Loads images and colours from the current look. */
    protected void restyle(Ui ui) {
        Look look = ui.look();
        plain = look.patch(participant.person() ? "badge-person" : "badge");
        lit = look.patch("badge-turn");
        cream = look.color("cream");
        gold = look.color("goldLight");
        trophy = look.picture("icon-trophy", look.color("gold"));
        kind =
                look.picture(
                        participant.person() ? "icon-person" : "icon-computer",
                        look.color("creamSoft"));
    }

    /** Sets the bounds of the panel and of the row with the name. */
    protected final void place(Box badge, Box row) {
        panel = badge.inset(-MARGIN);
        title = row;
    }

    /**
     * Writes the name between the person or computer icon and what stands at the right of the row.
     */
    protected final void writeName(TextLayer textLayer, float right) {
        float left = title.x() + ICON + SPACE;
        textLayer.left(
                TextLayer.Size.STRONG,
                Markup.plain(participant.name()),
                cream,
                left,
                title.middleY(),
                right - left);
    }

    /**
     * Writes the score at the right of the row, with a trophy in front of it.
     *
     * @return the x at which the space left for the name ends
     */
    protected final float writeScore(TextLayer textLayer, int score) {
        float right = title.right();
        right -=
                textLayer.right(
                        TextLayer.Size.STRONG, String.valueOf(score), gold, right, title.middleY());
        trophyX = right - SPACE - ICON;
        return trophyX - SPACE;
    }

    protected final void drawTrophy(Batch batch, float x, float y) {
        trophy.draw(batch, x + trophyX, y + title.middleY() - ICON / 2, ICON, ICON);
    }

    /** Advances the glow towards the turn's state; returns whether it is still changing. */
    final boolean advance(float seconds) {
        float wanted = tableStatus.turn() == seat ? 1 : 0;
        glow += (wanted - glow) * Math.min(1, seconds * EAGER);
        glow = Math.abs(wanted - glow) < ALIKE ? wanted : glow;
        return glow != wanted;
    }

    protected void drawPanel(Batch batch, float x, float y, float alpha) {
        batch.setColor(1, 1, 1, alpha);
        plain.draw(batch, x + panel.x(), y + panel.y(), panel.width(), panel.height());
        if (glow > 0) {
            batch.setColor(1, 1, 1, alpha * glow);
            lit.draw(batch, x + panel.x(), y + panel.y(), panel.width(), panel.height());
        }
    }

    /** Draws everything but the text. */
    protected void drawIcons(Batch batch, float x, float y, float alpha) {
        batch.setColor(1, 1, 1, alpha);
        kind.draw(batch, x + title.x(), y + title.middleY() - ICON / 2, ICON, ICON);
    }
}
