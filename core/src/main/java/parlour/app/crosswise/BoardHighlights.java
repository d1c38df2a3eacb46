package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

import parlour.app.look.Look;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.Pulse;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The highlights on the board: cells that can be selected, selected cells, those of the last move,
 * and faintly those changed since the viewer's last turn.
 */
final class BoardHighlights {
    /** How long a highlight takes to fade out. */
    private static final float FADE = 0.25f;

    private static final float GROWN = 1.25f * CrossWiseLayout.IN_CELL;
    private static final float PREVIEW = 0.6f;
    private static final float PULSES = 0.5f;
    private static final float RECENT = 0.55f;

    private final boolean[] open = new boolean[Cell.COUNT];
    private final float[] lit = new float[Cell.COUNT];
    private final boolean[] pointed = new boolean[Cell.COUNT];
    private final float[][] litHands;
    private Set<Cell> recent = Set.of();
    private final Box[] cells = new Box[Cell.COUNT];
    private final Box[][] hands;
    private TextureRegion white;
    private TextureRegion glow;
    private TextureRegion outline;
    private TokenArt art;
    private Color good = Color.WHITE;
    private Color gold = Color.WHITE;
    private Color focus = Color.WHITE;
    private Color cream = Color.WHITE;
    private int chosen = -1;
    private Optional<Token> preview = Optional.empty();
    private int hinted = -1;
    private int focused = -1;
    private boolean emphasised;
    private final Pulse pulse = new Pulse();

    BoardHighlights(int seats) {
        litHands = new float[seats][Hand.PLACES];
        hands = new Box[seats][Hand.PLACES];
    }

    void restyle(TokenArt tokens, Look look) {
        art = tokens;
        // The outermost pixels blend with their neighbours in the atlas.
        white = new TextureRegion(tokens.region("white"), 8, 8, 16, 16);
        glow = tokens.region("glow");
        outline = tokens.region("outline");
        good = look.color("good");
        gold = look.color("turn");
        focus = look.color("focus");
        cream = look.color("cream");
    }

    /** Creates all boxes here, so that drawing allocates nothing. */
    void layout(CrossWiseLayout layout) {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = layout.cell(i);
        }
        for (int seat = 0; seat < hands.length; seat++) {
            for (int place = 0; place < Hand.PLACES; place++) {
                hands[seat][place] = layout.places().get(seat).place(place);
            }
        }
    }

    /** Sets whether an empty cell can be selected now. */
    void open(int cell, boolean possible) {
        if (possible && !open[cell]) {
            pulse.begin();
        }
        open[cell] = possible;
    }

    /** Sets the selected empty cell and the token that will lie there; -1 for none. */
    void chosen(int cell, Optional<Token> will) {
        chosen = cell;
        preview = will;
    }

    /** Sets the empty cell of a suggested move; -1 for none. */
    void hinted(int cell) {
        if (cell >= 0 && cell != hinted) {
            pulse.begin();
        }
        hinted = cell;
    }

    /** Sets the cell with keyboard focus; -1 for none. */
    void focused(int cell) {
        focused = cell;
    }

    /** Marks faintly what has changed since the viewer's last turn. */
    void recent(Set<Cell> changed) {
        recent = changed;
    }

    /** Whether a cell is marked as changed since the viewer's last turn. */
    boolean recent(Cell cell) {
        return recent.contains(cell);
    }

    /** Sets the cells that a line of the log speaks of. */
    void pointed(List<Cell> spoken) {
        Arrays.fill(pointed, false);
        spoken.forEach(cell -> pointed[cell.index()] = true);
    }

    boolean pointed(Cell cell) {
        return pointed[cell.index()];
    }

    /** Highlights a cell of the last move for some seconds. */
    void light(Cell cell, float seconds) {
        lit[cell.index()] = seconds;
    }

    /** Highlights a place in a hand for some seconds. */
    void light(int seat, int place, float seconds) {
        litHands[seat][place] = seconds;
    }

    boolean lit(Cell cell) {
        return lit[cell.index()] > 0;
    }

    boolean lit(int seat, int place) {
        return litHands[seat][place] > 0;
    }

    /** Whether a cell is marked as selectable. */
    boolean open(Cell cell) {
        return open[cell.index()];
    }

    /** Removes the timed highlights. */
    void darken() {
        Arrays.fill(lit, 0);
        for (float[] hand : litHands) {
            Arrays.fill(hand, 0);
        }
    }

    /** Whether its appearance is still changing, so that another frame is needed. */
    boolean moving() {
        return emphasised || pulse.moving();
    }

    void advance(float seconds) {
        pulse.advance(seconds);
        emphasised = false;
        for (int i = 0; i < lit.length; i++) {
            lit[i] = Math.max(0, lit[i] - seconds);
            emphasised |= lit[i] > 0;
        }
        for (float[] hand : litHands) {
            for (int i = 0; i < hand.length; i++) {
                hand[i] = Math.max(0, hand[i] - seconds);
                emphasised |= hand[i] > 0;
            }
        }
    }

    void draw(Batch batch, float x, float y, float alpha) {
        float bright = pulse.brightness(PULSES);
        for (int i = 0; i < Cell.COUNT; i++) {
            if (recent.contains(Cell.at(i))) {
                square(batch, glow, cells[i], GROWN, x, y, cream, alpha * RECENT);
                square(batch, outline, cells[i], 1, x, y, cream, alpha * RECENT);
            }
        }
        for (int i = 0; i < Cell.COUNT; i++) {
            if (open[i]) {
                square(batch, white, cells[i], 0.8f, x, y, good, alpha * 0.2f * bright);
                square(batch, outline, cells[i], 0.88f, x, y, good, alpha * 0.85f * bright);
            }
        }
        if (emphasised) {
            last(batch, x, y, alpha);
        }
        for (int i = 0; i < Cell.COUNT; i++) {
            if (pointed[i]) {
                square(batch, white, cells[i], 0.9f, x, y, Color.WHITE, alpha * 0.25f);
                square(batch, outline, cells[i], 0.98f, x, y, Color.WHITE, alpha);
            }
        }
        if (hinted >= 0) {
            square(batch, glow, cells[hinted], GROWN, x, y, gold, alpha * bright);
        }
        if (chosen >= 0) {
            Box cell = cells[chosen];
            if (preview.isPresent()) {
                square(
                        batch,
                        art.face(preview.get()),
                        cell,
                        CrossWiseLayout.IN_CELL,
                        x,
                        y,
                        Color.WHITE,
                        alpha * PREVIEW);
            }
            square(batch, outline, cell, 0.94f, x, y, gold, alpha);
        }
        if (focused >= 0) {
            square(batch, outline, cells[focused], 1.04f, x, y, focus, alpha);
        }
        batch.setColor(Color.WHITE);
    }

    private void last(Batch batch, float x, float y, float alpha) {
        for (int i = 0; i < lit.length; i++) {
            if (lit[i] > 0) {
                float strength = alpha * Math.min(1, lit[i] / FADE);
                square(batch, glow, cells[i], GROWN, x, y, gold, strength);
            }
        }
        for (int seat = 0; seat < litHands.length; seat++) {
            for (int place = 0; place < Hand.PLACES; place++) {
                float left = litHands[seat][place];
                if (left > 0) {
                    Box box = hands[seat][place];
                    square(batch, glow, box, 1.25f, x, y, gold, alpha * Math.min(1, left / FADE));
                }
            }
        }
    }

    private static void square(
            Batch batch,
            TextureRegion picture,
            Box box,
            float times,
            float x,
            float y,
            Color tint,
            float alpha) {
        float size = box.width() * times;
        batch.setColor(tint.r, tint.g, tint.b, alpha);
        batch.draw(picture, x + box.middleX() - size / 2, y + box.middleY() - size / 2, size, size);
    }
}
