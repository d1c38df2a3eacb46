package parlour.app.tabletop;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * Shows a past move again with copies of its cards or tokens, which lie above the real ones and
 * leave no trace.
 *
 * @param <T> the kind of sprite
 * @param <F> what is on its face
 */
public final class MoveReplay<T extends Sprite, F> {
    /** More than any move has; of a larger one only so many are shown. */
    public static final int MOST = 24;

    /** How long a copy stays in each place. */
    private static final float REST = 0.35f;

    private static final float LEG = 0.5f;
    private static final float FADE = 0.25f;

    /**
     * A copy and where it goes.
     *
     * @param path at least one pose, the first of which is where it appears
     */
    public record Copy<F>(F face, List<Pose> path) {}

    private final SpriteLayer<T> layer;
    private final BiConsumer<T, F> become;
    private final Flights flights = new Flights();

    /**
     * @param layer draws {@link #MOST} copies
     * @param become gives a copy its face
     */
    public MoveReplay(SpriteLayer<T> layer, BiConsumer<T, F> become) {
        this.layer = layer;
        this.become = become;
        stop();
    }

    /** Draws the copies. */
    public SpriteLayer<T> layer() {
        return layer;
    }

    /** The copies, most of which are not shown. */
    public List<T> copies() {
        return layer.sprites();
    }

    public boolean moving() {
        return flights.moving();
    }

    public void begin(List<Copy<F>> copies) {
        stop();
        for (int i = 0; i < Math.min(copies.size(), MOST); i++) {
            send(layer.sprites().get(i), copies.get(i), i);
        }
    }

    private void send(T sprite, Copy<F> copy, int number) {
        become.accept(sprite, copy.face());
        List<Pose> path = copy.path();
        Pose end = path.get(path.size() - 1).copy();
        end.order = number;
        end.alpha = 0;
        sprite.home().set(end);
        sprite.now().set(path.get(0));
        sprite.now().order = number;
        float start = REST;
        for (Pose stop : path.subList(1, path.size())) {
            flights.fly(sprite, stop, start, LEG, 0.5f);
            start += LEG + REST;
        }
        flights.fly(sprite, sprite.home(), start, FADE, 0);
    }

    void advance(float seconds) {
        flights.advance(seconds);
    }

    /** Removes the copies. */
    public void stop() {
        flights.finish();
        for (T sprite : layer.sprites()) {
            sprite.home().alpha = 0;
            sprite.settle();
        }
    }
}
