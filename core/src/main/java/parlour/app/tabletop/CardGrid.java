package parlour.app.tabletop;

import parlour.app.look.CardArt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lays out open cards in an area: in order, in even rows around its middle, as large as they fit.
 * The same number of cards always lies in the same places.
 *
 * @param <K> the key of a card
 */
public final class CardGrid<K> {
    /** The gap between cards, as a fraction of their width. */
    private static final float GAP = 0.12f;

    private final Map<K, Integer> places = new HashMap<>();
    private List<K> cards = List.of();
    private Box area = new Box(0, 0, 1, 1);
    private float largest = 1;
    private int rows = 1;
    private float width = 1;

    /** Sets the area and lays everything out again in the same order. */
    public void area(Box box, float largestWidth) {
        area = box;
        largest = largestWidth;
        arrange(cards);
    }

    /** Lays out these cards and no others, from left to right and from top to bottom. */
    public void arrange(List<K> keys) {
        cards = List.copyOf(keys);
        places.clear();
        for (int i = 0; i < cards.size(); i++) {
            places.put(cards.get(i), i);
        }
        rows = bestRows();
        width = width(rows);
    }

    /** The cards in order. */
    public List<K> cards() {
        return cards;
    }

    public boolean has(K key) {
        return places.containsKey(key);
    }

    public float x(K key) {
        int place = places.get(key);
        int row = row(place);
        float middle = (rowStart(row) + rowStart(row + 1) - 1) / 2f;
        return area.middleX() + (place - middle) * width * (1 + GAP);
    }

    public float y(K key) {
        float pitch = width / CardArt.ASPECT + width * GAP;
        return area.middleY() - (row(places.get(key)) - (rows - 1) / 2f) * pitch;
    }

    /** The width of each card. */
    public float width() {
        return width;
    }

    /** Whether there is enough space between cards to tilt them a little. */
    public boolean roomy() {
        return width >= largest * 0.7f;
    }

    /** The place with which a row begins; the upper rows have one card more where it must be. */
    private int rowStart(int row) {
        return row * (cards.size() / rows) + Math.min(row, cards.size() % rows);
    }

    private int row(int place) {
        int row = 0;
        while (place >= rowStart(row + 1)) {
            row++;
        }
        return row;
    }

    /** The number of rows that makes the cards largest; the fewest of those that do. */
    private int bestRows() {
        int best = 1;
        for (int candidate = 2; candidate <= cards.size(); candidate++) {
            if (width(candidate) > width(best)) {
                best = candidate;
            }
        }
        return best;
    }

    private float width(int inRows) {
        int across = Math.max(1, (cards.size() + inRows - 1) / inRows);
        float byWidth = area.width() / (across + GAP * (across - 1));
        float byHeight = area.height() / (inRows / CardArt.ASPECT + GAP * (inRows - 1));
        return Math.min(largest, Math.min(byWidth, byHeight));
    }
}
