package parlour.app.tabletop;

import parlour.app.look.Sounds.Cue;
import parlour.app.widget.Ui;

/** Sound effects for flying cards and tokens; the same sound is not repeated immediately. */
public final class AnimationSounds {
    /** The shortest time before a sound repeats, so that a fast game does not rattle. */
    private static final float SILENCE = 0.06f;

    private final Ui ui;
    private final Flights flights;
    private final float[] silence = new float[Cue.values().length];

    public AnimationSounds(Ui ui, Flights flights) {
        this.ui = ui;
        this.flights = flights;
    }

    /** Plays a sound at the given time, unless the same one was played just before. */
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

    /** Advances in real time, whatever the animation speed. */
    public void advance(float seconds) {
        for (int i = 0; i < silence.length; i++) {
            silence[i] -= seconds;
        }
    }
}
