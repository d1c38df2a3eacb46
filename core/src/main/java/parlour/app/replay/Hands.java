package parlour.app.replay;

import parlour.app.session.HotSeat;
import parlour.app.settings.Settings;
import parlour.engine.Eyes;

/**
 * Decides whose cards a replay shows: those that were seen at the table, or all of them once the
 * round is over. Where several persons shared the screen, each turn is seen by whoever had it.
 */
final class Hands {
    private final ReplaySession<?, ?, ?, ?> session;
    private final HotSeat hotSeat;
    private final boolean shared;
    private boolean open;

    Hands(ReplaySession<?, ?, ?, ?> session) {
        this.session = session;
        hotSeat = HotSeat.of(session);
        shared = session.persons().count() > 1;
    }

    /** Applies the setting for which hands of a game are always shown. */
    void agree(Settings settings) {
        hotSeat.agree(settings, session.gameModule().game().id());
    }

    /** Whether all hands are to be shown wherever they may be. */
    boolean open() {
        return open;
    }

    void toggle() {
        open = !open;
    }

    /** Whether there are hands that were not seen at the table. */
    boolean hidden() {
        return session.gameModule().game().hasHiddenHands()
                && !seen(session.at()).equals(session.visible());
    }

    /** Whether all hands may be shown: nothing of a round is told before it is over. */
    boolean mayOpen() {
        return over(session.at());
    }

    private boolean over(int at) {
        return session.timeline().round(at).over();
    }

    /** The seats whose cards are shown at a position. */
    Eyes at(int position) {
        return open && over(position) ? session.visible() : seen(position);
    }

    private Eyes seen(int position) {
        if (shared && over(position)) {
            hotSeat.answered(HotSeat.Notice.READY, viewer(position));
        } else {
            hotSeat.answered(HotSeat.Notice.PASS, viewer(position));
        }
        return hotSeat.eyes();
    }

    /**
     * The person who had the screen: to move, or else the last who moved, or the first who will.
     */
    private int viewer(int position) {
        Timeline<?, ?, ?, ?> timeline = session.timeline();
        Timeline.Round round = timeline.round(position);
        for (int at = position + 1; at > round.first(); at--) {
            if (at <= round.last() && session.persons().include(timeline.mover(at))) {
                return timeline.mover(at);
            }
        }
        return hotSeat.nextPerson(0);
    }
}
