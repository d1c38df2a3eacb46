package parlour.table;

import parlour.wire.Limits;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Who is connected to a table, and for how long its persons have been away. It is not kept. */
final class Attendance {
    /** How long a person must be away before a computer may take the seat. */
    static final long AWAY = 1000L * Limits.AWAY;

    /** How long a table waits for somebody to come back. */
    static final long DESERTED = 24 * 60 * 60_000L;

    /** How long it does if nobody has a seat there and no game was played. */
    static final long UNUSED = 15 * 60_000L;

    /** How long a visitor may stay at the door of a table when others want to come. */
    static final long AT_THE_DOOR = 2 * 60_000L;

    private final TableState state;
    private final Map<Long, Guest> guests = new LinkedHashMap<>();
    private final Map<Member, Long> awaySince = new HashMap<>();

    /** Those whose long absence everybody was told of. */
    private final Set<Member> missed = new HashSet<>();

    /** When the last person went, or the table was made. */
    private long emptySince;

    Attendance(TableState state, long now) {
        this.state = state;
        emptySince = now;
        state.opener().ifPresent(member -> awaySince.put(member, now));
        state.seats().forEach(seat -> seat.owner().ifPresent(m -> awaySince.put(m, now)));
    }

    List<Guest> guests() {
        return new ArrayList<>(guests.values());
    }

    Optional<Guest> find(long connection) {
        return Optional.ofNullable(guests.get(connection));
    }

    Optional<Guest> find(Member member) {
        return guests.values().stream().filter(guest -> guest.is(member)).findFirst();
    }

    void add(Guest guest) {
        guests.put(guest.connection(), guest);
        guest.member().ifPresent(this::arrived);
    }

    /** A guest becomes a member. */
    void admit(Guest guest, Member member) {
        guest.admit(member);
        arrived(member);
    }

    private void arrived(Member member) {
        awaySince.remove(member);
        missed.remove(member);
    }

    void remove(Guest guest, long now) {
        guests.remove(guest.connection());
        if (guest.member().isPresent()) {
            emptySince = now;
            if (state.belongs(guest.member().get())) {
                awaySince.put(guest.member().get(), now);
            }
        }
    }

    boolean present(Member member) {
        return !awaySince.containsKey(member);
    }

    /** How long a member has been away; 0 while present. */
    long away(Member member, long now) {
        Long since = awaySince.get(member);
        return since == null ? 0 : Math.max(0, now - since);
    }

    /** Whether all with a seat are here or have been away for long: nobody is on the way back. */
    boolean settled(long now) {
        return state.seats().stream()
                .flatMap(seat -> seat.owner().stream())
                .allMatch(member -> present(member) || away(member, now) >= AWAY);
    }

    /** Whether a person is here: the opener, or one with a seat. */
    boolean awake() {
        for (Guest guest : guests.values()) {
            if (guest.member().isPresent()) {
                return true;
            }
        }
        return false;
    }

    int watchers() {
        return (int) guests.values().stream().filter(Guest::watches).count();
    }

    /** Those who have said hello and neither sat down nor watch. */
    int visitors() {
        return (int) guests.values().stream().filter(guest -> !guest.sees()).count();
    }

    /** The visitor who came first, if that one has been at the door for long. */
    Optional<Guest> lingering(long now) {
        return guests.values().stream()
                .filter(guest -> !guest.sees() && now - guest.since() >= AT_THE_DOOR)
                .min(Comparator.comparingLong(Guest::since));
    }

    /**
     * The one who may begin, deal and swap: whoever opened the table; while that one is away, or
     * has left, the person present with the lowest seat.
     */
    Optional<Member> opener() {
        if (state.opener().filter(this::present).isPresent()) {
            return state.opener();
        }
        for (TableSeat seat : state.seats()) {
            if (seat.owner().filter(this::present).isPresent()) {
                return seat.owner();
            }
        }
        return state.opener();
    }

    boolean opens(Guest guest) {
        return guest.member().isPresent() && opener().equals(guest.member());
    }

    OptionalInt seat(Guest guest) {
        return guest.member().isPresent()
                ? state.seatOf(guest.member().get())
                : OptionalInt.empty();
    }

    /** Whether somebody with a seat has been away for long and nobody was told; tells only once. */
    boolean misses(long now) {
        boolean news = false;
        for (TableSeat seat : state.seats()) {
            if (seat.owner().filter(member -> away(member, now) >= AWAY).isPresent()) {
                news |= missed.add(seat.owner().get());
            }
        }
        return news;
    }

    /** When {@link #misses} changes next. */
    OptionalLong nextMissed() {
        if (awaySince.isEmpty()) {
            return OptionalLong.empty();
        }
        return state.seats().stream()
                .flatMap(seat -> seat.owner().stream())
                .filter(member -> !present(member) && !missed.contains(member))
                .mapToLong(member -> awaySince.get(member) + AWAY)
                .min();
    }

    /** When the table is cleared away if nobody comes; empty while somebody is here. */
    OptionalLong clearing() {
        if (awake()) {
            return OptionalLong.empty();
        }
        boolean unused =
                state.stage() == Stage.WAITING
                        && state.seats().stream().allMatch(seat -> seat.owner().isEmpty());
        return OptionalLong.of(emptySince + (unused ? UNUSED : DESERTED));
    }
}
