package parlour.table;

import parlour.wire.Stage;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The time for a person's move. It starts anew with every position, when the person takes the seat
 * back from a computer, and when somebody comes to a table where nobody was.
 */
final class MoveTimer {
    private final TableState state;
    private final Attendance attendance;
    private Optional<Asked> asked = Optional.empty();
    private long since;

    /** A person is asked for a move. */
    private record Asked(long revision, int seat) {}

    MoveTimer(TableState state, Attendance attendance) {
        this.state = state;
        this.attendance = attendance;
    }

    /** Looks whether somebody else is asked now. */
    void update(long now) {
        Optional<Asked> current = asked();
        if (!current.equals(asked)) {
            asked = current;
            since = now;
        }
    }

    private Optional<Asked> asked() {
        if (state.opened().moveSeconds() == 0
                || state.stage() != Stage.PLAYING
                || !attendance.awake()) {
            return Optional.empty();
        }
        int turn = state.current().turn();
        return state.seats().get(turn).played()
                ? Optional.of(new Asked(state.revision(), turn))
                : Optional.empty();
    }

    OptionalLong deadline() {
        return asked.isPresent()
                ? OptionalLong.of(since + 1000L * state.opened().moveSeconds())
                : OptionalLong.empty();
    }

    OptionalInt millisLeft(long now) {
        return asked.isPresent()
                ? OptionalInt.of((int) Math.max(0, deadline().getAsLong() - now))
                : OptionalInt.empty();
    }
}
