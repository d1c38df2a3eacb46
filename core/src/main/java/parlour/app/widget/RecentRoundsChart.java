package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import parlour.app.look.Look;
import parlour.statistics.RecentRound;

import java.util.ArrayList;
import java.util.List;

/** A bar for each of the last rounds, gold where it was won, and a line of the average of ten. */
public final class RecentRoundsChart extends Chart {
    /** How many rounds the line is the average of. */
    public static final int WINDOW = 10;

    private static final float LEFT = 30;
    private static final float TOP = 8;
    private static final float BOTTOM = 4;
    private static final float WIDEST_BAR = 16;
    private static final float LINE = 2;

    private final List<RecentRound> rounds;
    private final boolean places;
    private final int lowest;
    private final int highest;
    private final List<Label> values = new ArrayList<>();
    private final List<Integer> ticks = new ArrayList<>();
    private final TextureRegion white;
    private final Color won;
    private final Color lost;
    private final Color mean;
    private final Color grid;

    /**
     * @param places whether the figures are places, of which 1 is the best
     */
    public RecentRoundsChart(Look look, List<RecentRound> rounds, boolean places) {
        super(look, "small-soft", LEFT);
        this.rounds = List.copyOf(rounds);
        this.places = places;
        int most = rounds.stream().mapToInt(RecentRound::figure).max().orElse(1);
        int least = rounds.stream().mapToInt(RecentRound::figure).min().orElse(0);
        // The worst place still has a bar, so that nobody looks absent.
        lowest = places ? Math.max(2, most) + 1 : Math.min(0, least);
        highest = places ? 1 : Math.max(1, most);
        white = look.picture("white").getRegion();
        won = look.color("gold");
        lost = look.color("creamSoft");
        lost.a = 0.4f;
        mean = look.color("cream");
        grid = look.color("panelEdge");
        int from = places ? 1 : lowest;
        int to = places ? lowest - 1 : highest;
        int step = Math.max(1, (int) Math.ceil((to - from) / 4.0));
        for (int value = from; value <= to; value += step) {
            values.add(addAxisLabel(String.valueOf(value)));
            ticks.add(value);
        }
    }

    private float x(float round) {
        float room = getWidth() - LEFT;
        float every = Math.min(WIDEST_BAR * 1.5f, room / rounds.size());
        return LEFT + every * round;
    }

    private float y(float value) {
        float share = (value - lowest) / (highest - lowest);
        return BOTTOM + (getHeight() - BOTTOM - TOP) * share;
    }

    @Override
    public void layout() {
        for (int i = 0; i < values.size(); i++) {
            placeAxisLabel(values.get(i), y(ticks.get(i)));
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        for (int tick : ticks) {
            fill(batch, grid, alpha * 0.6f, LEFT, y(tick) - 0.5f, getWidth() - LEFT, 1);
        }
        float base = places ? lowest : 0;
        float wide = Math.max(1.5f, (x(1) - x(0)) * 0.7f);
        for (int i = 0; i < rounds.size(); i++) {
            RecentRound round = rounds.get(i);
            float tall = y(round.figure()) - y(base);
            // A round without points has a bar, too: it was played.
            float shown = Math.abs(tall) < 2 ? 2 : tall;
            fill(batch, round.won() ? won : lost, alpha, x(i), y(base), wide, shown);
        }
        for (int i = WINDOW; i < rounds.size(); i++) {
            float from = x(i - 1) + wide / 2;
            float to = x(i) + wide / 2;
            line(batch, mean, alpha, from, y(mean(i - 1)), to, y(mean(i)), LINE);
        }
        batch.setColor(Color.WHITE);
        super.draw(batch, parentAlpha);
    }

    /** The average of a round and those before it. */
    private float mean(int last) {
        return (float)
                rounds.subList(last - WINDOW + 1, last + 1).stream()
                        .mapToInt(RecentRound::figure)
                        .average()
                        .orElseThrow();
    }

    private void fill(
            Batch batch, Color color, float alpha, float x, float y, float width, float height) {
        batch.setColor(color.r, color.g, color.b, color.a * alpha);
        batch.draw(white, getX() + x, getY() + y, width, height);
    }

    /** The rounds, oldest first. */
    public List<RecentRound> rounds() {
        return rounds;
    }

    @Override
    public float getPrefWidth() {
        return 260;
    }

    @Override
    public float getPrefHeight() {
        return 150;
    }
}
