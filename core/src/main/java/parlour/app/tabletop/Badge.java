package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.look.Look;
import parlour.app.look.Markup;
import parlour.app.setup.ComputerDescription;
import parlour.app.setup.Participant;
import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The panel of one seat: its name, whether a person or a computer sits there, and whose turn it is.
 */
public abstract class Badge {
    /** The transparent margin around a badge's image, left for its glow. */
    public static final float MARGIN = 8;

    public static final float ICON = 16;
    public static final float SPACE = 5;

    /** The width of a compact badge's row in which names are written in strong letters. */
    private static final float LEAST_FOR_STRONG = 90;

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
    private Color soft = Color.WHITE;
    private Drawable trophy;
    private Color gold = Color.WHITE;
    private Box trophyRow = title;
    private float trophyX;
    private boolean trophyDrawn = true;

    /** Whether there is no room for the person or computer icon. */
    private boolean compact;

    private float glow;

    /** The level or character of a computer player, at length and shorter. */
    private List<String> levels = List.of();

    protected Badge(int seat, TableStatus tableStatus) {
        this.seat = seat;
        this.tableStatus = tableStatus;
        participant = tableStatus.setup().participants().get(seat);
    }

    /** Loads images and colours from the current look. */
    protected void restyle(Ui ui) {
        Look look = ui.look();
        levels = computer(ui).map(one -> List.of(one.title(), one.level())).orElse(List.of());
        soft = look.color("creamSoft");
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
        compact = false;
    }

    /** The same for a badge on which the name has the whole row. */
    protected final void placeCompact(Box badge, Box row) {
        place(badge, row);
        compact = true;
    }

    /**
     * Writes the name between the person or computer icon and what stands at the right of the row:
     * smaller before it is cut, and followed by the computer's level if there is room.
     */
    protected final void writeName(TextLayer textLayer, float right) {
        float left = title.x() + (compact ? 0 : ICON + SPACE);
        float room = right - left;
        String name = Markup.plain(participant.name());
        float small = textLayer.width(TextLayer.Size.SMALL, name);
        float strong = textLayer.width(TextLayer.Size.STRONG, name);
        Optional<String> level =
                levels.stream()
                        .filter(word -> !compact && small + beside(textLayer, word) <= room)
                        .findFirst();
        float besides = level.map(word -> beside(textLayer, word)).orElse(0f);
        boolean narrow = compact && title.width() < LEAST_FOR_STRONG;
        boolean large = !narrow && strong + besides <= room;
        TextLayer.Size size = large ? TextLayer.Size.STRONG : TextLayer.Size.SMALL;
        float wide = textLayer.left(size, name, cream, left, title.middleY(), room);
        if (level.isPresent()) {
            float at = left + wide + 2 * SPACE;
            textLayer.after(size, level.orElseThrow(), soft, at, title.middleY(), right - at + 1);
        }
    }

    private static float beside(TextLayer textLayer, String word) {
        return 2 * SPACE + textLayer.width(TextLayer.Size.SMALL, word);
    }

    /** The phrases that explain the signs on this badge, one line each. */
    protected List<Phrase> signs() {
        return List.of();
    }

    /** Explains the whole badge: who sits there, how a computer plays, and every sign. */
    final String explanation(Ui ui) {
        List<String> lines = new ArrayList<>();
        lines.add(Markup.plain(participant.name()));
        lines.add(ui.texts().say(who(ui)));
        signs().forEach(sign -> lines.add(ui.texts().say(sign)));
        return String.join("\n", lines);
    }

    private Phrase who(Ui ui) {
        return computer(ui)
                .map(one -> Phrase.of("badge.computer", one.title(), one.help()))
                .orElse(Phrase.of("badge.person"));
    }

    private Optional<ComputerDescription> computer(Ui ui) {
        return tableStatus.session().computer(seat, ui.texts());
    }

    /** The bounds of the panel. */
    final Box panel() {
        return panel.inset(MARGIN);
    }

    /**
     * Writes the score at the right of the row, with a trophy in front of it.
     *
     * @return the x at which the space left for the name ends
     */
    protected final float writeScore(TextLayer textLayer, int score) {
        return writeScore(textLayer, score, title, TextLayer.Size.STRONG, true);
    }

    /** Writes the score at the right of any row, with or without a trophy in front of it. */
    protected final float writeScore(
            TextLayer textLayer, int score, Box row, TextLayer.Size size, boolean withTrophy) {
        float right = row.right();
        right -= textLayer.right(size, String.valueOf(score), gold, right, row.middleY());
        trophyRow = row;
        trophyDrawn = withTrophy;
        trophyX = right - SPACE - ICON;
        return (withTrophy ? trophyX : right) - SPACE;
    }

    protected final void drawTrophy(Batch batch, float x, float y) {
        if (trophyDrawn) {
            trophy.draw(batch, x + trophyX, y + trophyRow.middleY() - ICON / 2, ICON, ICON);
        }
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
        if (!compact) {
            kind.draw(batch, x + title.x(), y + title.middleY() - ICON / 2, ICON, ICON);
        }
    }
}
