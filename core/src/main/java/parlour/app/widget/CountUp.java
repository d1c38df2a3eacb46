package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Shows figures one after another; any click or key shows all that is left. */
public final class CountUp extends Actor {
    /** Something that is shown little by little. */
    public interface Reveal {
        /**
         * @param share from 0, not at all, to 1, completely
         */
        void show(float share);
    }

    private record Step(float start, float length, List<Reveal> reveals) {
        void show(float share) {
            reveals.forEach(reveal -> reveal.show(share));
        }
    }

    private static final float LEAD = 0.25f;
    private static final float LONGEST = 4.5f;

    private final Ui ui;
    private final Runnable done;
    private final List<Step> steps = new ArrayList<>();
    private float length;
    private float time;
    private boolean counting;

    /**
     * @param counting whether to count; otherwise everything is shown at once
     * @param done called when everything is shown
     */
    public CountUp(Ui ui, boolean counting, Runnable done) {
        this.ui = ui;
        this.counting = counting;
        this.done = done;
    }

    /** An actor that fades in. */
    public static Reveal appearing(Actor actor) {
        return share -> actor.getColor().a = share;
    }

    /** A number that is counted up or down. */
    public static Reveal counting(Label label, int from, int to, IntFunction<String> text) {
        return share -> label.setText(text.apply(from + Math.round((to - from) * share)));
    }

    /** Adds what is shown next, all of it together, in so many seconds. */
    public void step(float seconds, Reveal... reveals) {
        steps.add(new Step(length, seconds, List.of(reveals)));
        length += seconds;
    }

    /** Whether something is still to be shown. */
    public boolean counting() {
        return counting;
    }

    /** Begins, now that all steps are known. */
    public void begin() {
        if (counting && !steps.isEmpty()) {
            show(0);
        } else {
            counting = true;
            finish();
        }
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage != null && counting) {
            stage.addCaptureListener(
                    new InputListener() {
                        @Override
                        public boolean keyDown(InputEvent event, int keycode) {
                            // The key that skips does nothing else: who is used to pressing Enter
                            // should not miss the sheet.
                            boolean skips = counting;
                            if (skips) {
                                finish();
                                event.stop();
                            }
                            return skips;
                        }

                        @Override
                        public boolean touchDown(
                                InputEvent event, float x, float y, int pointer, int button) {
                            finish();
                            return false;
                        }
                    });
        }
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        if (!counting) {
            return;
        }
        time += seconds;
        // Many seats do not make anybody wait longer.
        float now = (time - LEAD) * Math.max(1, length / LONGEST);
        show(now);
        if (now >= length) {
            finish();
        }
        ui.frameScheduler().next();
    }

    /** Shows a moment. Several steps may change one figure: the latest that has begun decides. */
    private void show(float now) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).start() >= now) {
                steps.get(i).show(0);
            }
        }
        for (Step step : steps) {
            if (step.start() < now) {
                step.show(Math.min(1, (now - step.start()) / step.length()));
            }
        }
    }

    /** Shows everything. */
    public void finish() {
        if (counting) {
            counting = false;
            steps.forEach(step -> step.show(1));
            ui.frameScheduler().next();
            done.run();
        }
    }
}
