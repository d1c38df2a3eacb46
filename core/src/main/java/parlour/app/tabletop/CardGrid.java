package parlour.app.tabletop;

import parlour.app.look.CardArt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lays out open cards in an area, as large as they fit. A card keeps its place while others come
 * and go; all of them move only when no place is left, or when so few remain that they could be
 * much larger.
 *
 * @param <K> the key of a card
 */
public final class CardGrid<K> {
    /** The gap between cards, as a fraction of their width. */
    private static final float GAP = 0.12f;

    /** The cards are laid out again once they could grow by this factor. */
    private static final float WORTH_MOVING = 1.4f;

    private record Slot(int row, int column) {}

    private final Map<K, Slot> slots = new HashMap<>();
    private Box area = new Box(0, 0, 1, 1);
    private float largest = 1;
    private int rows;
    private int columns;
    private float width = 1;

    /** Sets the area and lays everything out again in the same order. */
    public void area(Box box, float largestWidth) {
        area = box;
        largest = largestWidth;
        arrange(inOrder());
    }

    public void clear() {
        slots.clear();
    }

    /** Adds cards, each in the free place nearest the middle. */
    public void add(List<K> keys) {
        if (slots.isEmpty() || slots.size() + keys.size() > rows * columns) {
            List<K> all = inOrder();
            all.addAll(keys);
            arrange(all);
            return;
        }
        for (K key : keys) {
            slots.put(key, freest());
        }
    }

    public void remove(K key) {
        slots.remove(key);
    }

    /** Enlarges the cards if so many have gone that moving the rest is worth it. */
    public void tidy() {
        if (!slots.isEmpty()
                && width(bestRows(slots.size()), slots.size()) > width * WORTH_MOVING) {
            arrange(inOrder());
        }
    }

    public boolean has(K key) {
        return slots.containsKey(key);
    }

    public float x(K key) {
        return area.middleX() + (slots.get(key).column - (columns - 1) / 2f) * width * (1 + GAP);
    }

    public float y(K key) {
        float pitch = width / CardArt.ASPECT + width * GAP;
        return area.middleY() - (slots.get(key).row - (rows - 1) / 2f) * pitch;
    }

    /** The width of each card. */
    public float width() {
        return width;
    }

    /** Whether there is enough space between cards to tilt them a little. */
    public boolean roomy() {
        return width >= largest * 0.7f;
    }

    private List<K> inOrder() {
        List<K> keys = new ArrayList<>(slots.keySet());
        keys.sort(
                Comparator.comparingInt((K key) -> slots.get(key).row)
                        .thenComparingInt(key -> slots.get(key).column));
        return keys;
    }

    private void arrange(List<K> keys) {
        slots.clear();
        if (keys.isEmpty()) {
            return;
        }
        rows = bestRows(keys.size());
        width = width(rows, keys.size());
        int needed = needed(rows, keys.size());
        int most = Math.max(needed, (int) ((area.width() + width * GAP) / (width * (1 + GAP))));
        // As many spare columns on the left as on the right, so that the cards are centred.
        columns = most - (most - needed) % 2;
        int side = (columns - needed) / 2;
        for (int i = 0; i < keys.size(); i++) {
            int row = i / needed;
            int inRow = Math.min(needed, keys.size() - row * needed);
            int column = side + (needed - inRow) / 2 + i % needed;
            slots.put(keys.get(i), new Slot(row, column));
        }
    }

    private Slot freest() {
        Slot best = null;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Slot slot = new Slot(row, column);
                if (!slots.containsValue(slot)
                        && (best == null || fromMiddle(slot) < fromMiddle(best))) {
                    best = slot;
                }
            }
        }
        if (best == null) {
            throw new IllegalStateException("no slot is free");
        }
        return best;
    }

    private float fromMiddle(Slot slot) {
        return Math.abs(slot.column - (columns - 1) / 2f) * 4
                + Math.abs(slot.row - (rows - 1) / 2f);
    }

    private int bestRows(int count) {
        int best = 1;
        for (int candidate = 2; candidate <= count; candidate++) {
            if (width(candidate, count) > width(best, count)) {
                best = candidate;
            }
        }
        return best;
    }

    private static int needed(int inRows, int count) {
        return (count + inRows - 1) / inRows;
    }

    private float width(int inRows, int count) {
        int across = needed(inRows, count);
        float byWidth = area.width() / (across + GAP * (across - 1));
        float byHeight = area.height() / (inRows / CardArt.ASPECT + GAP * (inRows - 1));
        return Math.min(largest, Math.min(byWidth, byHeight));
    }
}
