package parlour.table;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A connection at a table: of a member, of somebody who watches, or of a visitor at the door. */
final class Guest {
    private final long connection;
    private final int moves;
    private final long since;
    private final OptionalLong attempt;
    private Optional<Member> member;
    private boolean watches;

    /** What it was told of its own place last, so that it is told again when that changes. */
    private Optional<Place> told = Optional.empty();

    /** A place at a table as its owner knows it. */
    record Place(OptionalInt seat, boolean opener) {}

    /**
     * @param moves how many legal moves it wants to be told
     * @param since when the connection came to the table
     * @param attempt how its program counts this connection, if it does
     */
    Guest(long connection, Optional<Member> member, int moves, long since, OptionalLong attempt) {
        this.connection = connection;
        this.member = member;
        this.moves = moves;
        this.since = since;
        this.attempt = attempt;
    }

    /** The same connection, known to be of a member. */
    Guest as(Optional<Member> known) {
        return new Guest(connection, known, moves, since, attempt);
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

    /** Whether its program has made another connection since. */
    boolean isOlderThan(Guest other) {
        return attempt.isPresent()
                && other.attempt.isPresent()
                && attempt.getAsLong() < other.attempt.getAsLong();
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
