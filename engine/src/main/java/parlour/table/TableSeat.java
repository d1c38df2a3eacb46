package parlour.table;

import parlour.wire.SeatPlan;

import java.util.Optional;

/** A seat of a shared table: who has it and who plays there. */
final class TableSeat {
    private final SeatPlan plan;
    private Optional<Member> owner = Optional.empty();
    private Optional<String> name = Optional.empty();
    private Optional<Casting> computer = Optional.empty();
    private Optional<String> salt = Optional.empty();
    private boolean agreed;

    TableSeat(SeatPlan plan) {
        this.plan = plan;
    }

    SeatPlan plan() {
        return plan;
    }

    /** The person whose seat it is. */
    Optional<Member> owner() {
        return owner;
    }

    /** Of the person, or of the computer from its first game on. */
    Optional<String> name() {
        return name;
    }

    /** The computer that plays here, in a person's place too. */
    Optional<Casting> computer() {
        return computer;
    }

    /** What the person gave for the deal. */
    Optional<String> salt() {
        return salt;
    }

    boolean agreed() {
        return agreed;
    }

    /** Whether a person may sit down here, between games. */
    boolean open() {
        return owner.isEmpty() && plan.computer().isEmpty();
    }

    /** Whether its person decides here, and no computer in their place. */
    boolean played() {
        return owner.isPresent() && computer.isEmpty();
    }

    void sit(Member person, String called, String given) {
        owner = Optional.of(person);
        name = Optional.of(called);
        computer = Optional.empty();
        salt = Optional.of(given);
        agreed = false;
    }

    /**
     * The person leaves; the name stays as long as there is something to remember, and what was
     * given for a deal as long as its game is played.
     */
    void leave(boolean remembered, boolean playing) {
        owner = Optional.empty();
        salt = salt.filter(given -> playing);
        agreed = false;
        if (!remembered) {
            name = Optional.empty();
            computer = Optional.empty();
        }
    }

    void agree() {
        agreed = true;
    }

    void agree(String given) {
        agreed = true;
        salt = Optional.of(given);
    }

    void cast(NamedComputer player) {
        name = Optional.of(player.name());
        computer = Optional.of(player.casting());
    }

    /** A computer plays for the person; none if the person does again. */
    void standIn(Optional<Casting> casting) {
        computer = casting;
    }

    /** What was agreed is done. */
    void goOn() {
        agreed = false;
    }

    /** The next game needs another salt. */
    void gameOver() {
        agreed = false;
        salt = Optional.empty();
    }
}
