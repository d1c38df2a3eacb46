package parlour.app.tabletop;

import parlour.app.look.Sounds.Cue;
import parlour.app.widget.Ui;

/** Sounds that go with flights; the same one is not heard again at once. */
public final class AnimationSounds {
    /** A sound is not heard again sooner than this, so that a fast game does not rattle. */
    private static final float SILENCE = 0.06f;

    private final Ui ui;
    private final Flights flights;
    private final float[] silence = new float[Cue.values().length];

    public AnimationSounds(Ui ui, Flights flights) {
        this.ui = ui;
        this.flights = flights;
    }

    /** Heard when its moment comes, unless the same was heard just before. */
    public void at(float time, Cue cue) {
        flights.at(
                time,
                () -> {
                    if (!flights.finishing() && silence[cue.ordinal()] <= 0) {
                        silence[cue.ordinal()] = SILENCE;
                        ui.sounds().play(cue);
                    }
                });
    }

    /** Real time passes, whatever the pace. */
    public void advance(float seconds) {
        for (int i = 0; i < silence.length; i++) {
            silence[i] -= seconds;
        }
    }
}
