package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;

import parlour.app.frames.Delay;
import parlour.app.frames.FrameScheduler;

/**
 * Decides when to pass for a person who holds nothing higher: after a moment in which they can see
 * it, and never at a position to which they have just gone back.
 */
final class AutoPass extends Actor {
    private static final int NEVER = -1;

    private final Delay moment;
    private int waiting = NEVER;
    private boolean asked;
    private int followed;
    private int goneBackTo = NEVER;

    /**
     * @param revision of the position at first
     */
    AutoPass(FrameScheduler frameScheduler, int revision) {
        moment = new Delay(frameScheduler);
        followed = revision;
        setTouchable(Touchable.disabled);
    }

    /** The position has changed by a move or a deal. */
    void moved(int revision) {
        followed = revision;
    }

    /** A position is shown that nobody moved to: it was gone back to, unless it is the same. */
    void shown(int revision) {
        if (revision != followed) {
            followed = revision;
            goneBackTo = revision;
        }
    }

    /** Whether to pass now; asked in each frame in which only a pass is possible. */
    boolean due(int revision, float seconds) {
        asked = true;
        if (revision == goneBackTo) {
            return false;
        }
        if (waiting != revision) {
            waiting = revision;
            moment.begin(seconds);
        }
        return moment.over();
    }

    /** While nobody asks, as under a sheet, the moment does not pass. */
    @Override
    public void act(float seconds) {
        if (!asked) {
            waiting = NEVER;
        }
        asked = false;
    }
}
