package parlour.app.table;

import parlour.app.session.HotSeat;

import java.util.Optional;
import java.util.function.IntSupplier;

/** The notices of hot seat play at a table: the curtain, and that the screen is to be passed on. */
final class HotSeatNotices {
    private final HotSeat hotSeat;
    private final IntSupplier turn;
    private final TableDialogs<?, ?, ?, ?> dialogs;
    private final Runnable changed;
    private final Runnable answered;
    private Optional<HotSeat.Notice> shown = Optional.empty();

    /**
     * @param changed called when a notice is to be shown
     * @param answered called when it was answered, and others may see their cards
     */
    HotSeatNotices(
            HotSeat hotSeat,
            IntSupplier turn,
            TableDialogs<?, ?, ?, ?> dialogs,
            Runnable changed,
            Runnable answered) {
        this.hotSeat = hotSeat;
        this.turn = turn;
        this.dialogs = dialogs;
        this.changed = changed;
        this.answered = answered;
    }

    /** Shows a notice to a person; may be called every frame. */
    void show(HotSeat.Notice notice, int person) {
        // Update the bars only once, however long it takes to pass the screen on.
        if (!shown.equals(Optional.of(notice))) {
            shown = Optional.of(notice);
            changed.run();
        }
        switch (notice) {
            case ROUND -> dialogs.curtain("play.round", person, this::answer);
            case READY -> dialogs.curtain("play.ready", person, this::answer);
            case PASS, NONE -> {}
        }
    }

    /** Whether the screen has to be passed on. */
    boolean passing() {
        return shown.equals(Optional.of(HotSeat.Notice.PASS));
    }

    /** Somebody answered what had to be said, or passes the screen on. */
    void answer() {
        shown.ifPresent(notice -> hotSeat.answered(notice, turn.getAsInt()));
        forget();
        answered.run();
    }

    /** A move was taken back, and nothing has to be said any more. */
    void forget() {
        shown = Optional.empty();
    }
}
