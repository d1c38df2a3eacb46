package parlour.table;

import java.util.Optional;
import java.util.OptionalInt;

/** A connection at a table: of a member, of somebody who watches, or of a visitor at the door. */
final class Guest {
    private final long connection;
    private final int moves;
    private final long since;
    private Optional<Member> member;
    private boolean watches;

    /** What it was told of its own place last, so that it is told again when that changes. */
    private Optional<Place> told = Optional.empty();

    /** A place at a table as its owner knows it. */
    record Place(OptionalInt seat, boolean opener) {}

    /**
     * @param moves how many legal moves it wants to be told
     * @param since when the connection came to the table
     */
    Guest(long connection, Optional<Member> member, int moves, long since) {
        this.connection = connection;
        this.member = member;
        this.moves = moves;
        this.since = since;
    }

    long connection() {
        return connection;
    }

    int moves() {
        return moves;
    }

    long since() {
        return since;
    }

    Optional<Member> member() {
        return member;
    }

    boolean is(Member other) {
        return member.filter(other::equals).isPresent();
    }

    boolean watches() {
        return watches;
    }

    /** Whether it is told what happens in the game. */
    boolean sees() {
        return watches || member.isPresent();
    }

    void watch() {
        watches = true;
    }

    void admit(Member person) {
        member = Optional.of(person);
        watches = false;
    }

    boolean knows(Place place) {
        return told.filter(place::equals).isPresent();
    }

    void told(Place place) {
        told = Optional.of(place);
    }
}
