package parlour.table;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Options;
import parlour.fair.FairDeal;
import parlour.fair.Hex;
import parlour.fair.Sha256;
import parlour.text.BadInput;
import parlour.text.PlayerName;
import parlour.wire.Limits;
import parlour.wire.SeatPlan;
import parlour.wire.Stage;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is kept of a shared table: the sum of its entries. Entries that cannot follow are refused,
 * whoever wrote them.
 */
final class TableState {
    private final TableEntry.Opened opened;
    private final Dealing dealing;
    private final Game<?, ?, ?, ?> game;
    private final Options options;
    private final List<TableSeat> seats;
    private Optional<Member> opener;
    private Optional<GameInProgress<?, ?, ?, ?>> current = Optional.empty();
    private String secret;
    private String commitment;

    /** Whether the secret is one that no game has used. */
    private boolean fresh = true;

    private int games;
    private long revision;
    private boolean closed;

    /** Asked for often, and changed by entries alone. */
    private Stage stage = Stage.WAITING;

    TableState(TableEntry.Opened opened, Dealing dealing) throws BadInput {
        this.opened = opened;
        this.dealing = dealing;
        this.game = Games.find(opened.game()).orElseThrow(TableState::impossible);
        this.options = game.readOptions(opened.options());
        this.seats = opened.seats().stream().map(TableSeat::new).toList();
        this.opener = Optional.of(new Member(opened.token()));
        this.secret = opened.secret();
        check(TableCode.read(opened.code()).filter(opened.code()::equals).isPresent());
        check(game.seatCounts().contains(seats.size()));
        for (SeatPlan plan : opened.seats()) {
            check(plan.computer().isEmpty() || game.computers().contains(plan.computer().get()));
        }
        check(opened.moveSeconds() >= 0 && opened.moveSeconds() <= Limits.LONGEST_MOVE);
        check(Hex.fits(opened.token(), Sha256.LENGTH) && Hex.fits(secret, FairDeal.SECRET));
        this.commitment = FairDeal.commitment(secret);
    }

    /** Enters an entry that may follow; any other changes nothing. */
    void enter(TableEntry entry) throws BadInput {
        check(!closed);
        if (entry instanceof TableEntry.Sat sat) {
            sit(sat);
        } else if (entry instanceof TableEntry.Left left) {
            leave(left.seat());
        } else if (entry instanceof TableEntry.Agreed agreed) {
            agree(agreed);
        } else if (entry instanceof TableEntry.Began began) {
            begin(began.computers());
        } else if (entry instanceof TableEntry.Played played) {
            check(stage() == Stage.PLAYING && played.seat() == current().turn());
            current().play(played.move());
            revision++;
        } else if (entry instanceof TableEntry.Dealt) {
            check(stage() == Stage.BETWEEN_ROUNDS);
            current().dealNext();
            seats.forEach(TableSeat::goOn);
            revision++;
        } else if (entry instanceof TableEntry.Swapped swapped) {
            swap(swapped);
        } else if (entry instanceof TableEntry.Committed committed) {
            check(stage() == Stage.OVER && !fresh && Hex.fits(committed.secret(), FairDeal.SECRET));
            secret = committed.secret();
            commitment = FairDeal.commitment(secret);
            fresh = true;
            seats.forEach(TableSeat::gameOver);
        } else if (entry instanceof TableEntry.Closed) {
            closed = true;
        } else {
            throw impossible();
        }
        stage = stageNow();
    }

    private void sit(TableEntry.Sat sat) throws BadInput {
        TableSeat seat = seat(sat.seat());
        check(betweenGames() && seat.open());
        check(sat.name().equals(sat.name().strip()) && !taken(sat.name()));
        check(PlayerName.problem(sat.name()).isEmpty());
        check(Hex.fits(sat.salt(), FairDeal.SALT));
        Member person;
        if (sat.token().isPresent()) {
            person = new Member(sat.token().get());
            check(Hex.fits(person.token(), Sha256.LENGTH) && !belongs(person));
        } else {
            person = opener.orElseThrow(TableState::impossible);
            check(seatOf(person).isEmpty());
        }
        seat.sit(person, sat.name(), sat.salt());
        if (stage() == Stage.OVER) {
            seat.agree();
        }
    }

    private void leave(OptionalInt left) throws BadInput {
        Optional<Member> person = left.isPresent() ? seat(left.getAsInt()).owner() : opener;
        check(person.isPresent());
        if (left.isPresent()) {
            TableSeat seat = seat(left.getAsInt());
            check(!playing() || seat.computer().isPresent());
            seat.leave(stage() != Stage.WAITING, playing());
        } else {
            check(seatOf(person.get()).isEmpty());
        }
        if (opener.equals(person)) {
            opener = Optional.empty();
        }
    }

    private void agree(TableEntry.Agreed agreed) throws BadInput {
        TableSeat seat = seat(agreed.seat());
        check(seat.owner().isPresent() && stage() != Stage.PLAYING);
        check(agreed.salt().isPresent() == (stage() == Stage.OVER));
        if (agreed.salt().isPresent()) {
            check(fresh && Hex.fits(agreed.salt().get(), FairDeal.SALT));
            seat.agree(agreed.salt().get());
        } else {
            seat.agree();
        }
    }

    private void begin(SortedMap<Integer, NamedComputer> computers) throws BadInput {
        check(betweenGames());
        Set<String> names = new HashSet<>();
        for (int i = 0; i < seats.size(); i++) {
            TableSeat seat = seats.get(i);
            check(seat.owner().isEmpty() == computers.containsKey(i));
            check(!seat.played() || seat.salt().isPresent());
            if (seat.owner().isEmpty()) {
                Casting casting = computers.get(i).casting();
                check(casting.fits(game));
                check(seat.plan().computer().orElse(casting.computer()).equals(casting.computer()));
                check(PlayerName.problem(computers.get(i).name()).isEmpty());
            }
            names.add(
                    PlayerName.folded(
                            seat.owner().isPresent()
                                    ? seat.name().orElseThrow()
                                    : computers.get(i).name()));
        }
        check(names.size() == seats.size());
        check(computers.isEmpty() || computers.firstKey() >= 0);
        check(computers.isEmpty() || computers.lastKey() < seats.size());
        computers.forEach((seat, computer) -> seats.get(seat).cast(computer));
        current =
                Optional.of(GameInProgress.begin(game, options, secret, salts(), dealing, names()));
        seats.forEach(TableSeat::goOn);
        fresh = false;
        games++;
        revision++;
    }

    private void swap(TableEntry.Swapped swapped) throws BadInput {
        TableSeat seat = seat(swapped.seat());
        check(seat.owner().isPresent());
        check(seat.computer().isPresent() != swapped.computer().isPresent());
        check(swapped.computer().isEmpty() || swapped.computer().get().fits(game));
        seat.standIn(swapped.computer());
    }

    private SortedMap<Integer, String> salts() {
        SortedMap<Integer, String> salts = new TreeMap<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            int at = seat;
            seats.get(seat).salt().ifPresent(salt -> salts.put(at, salt));
        }
        return salts;
    }

    private List<String> names() {
        return seats.stream().map(seat -> seat.name().orElseThrow()).toList();
    }

    private TableSeat seat(int seat) throws BadInput {
        check(seat >= 0 && seat < seats.size());
        return seats.get(seat);
    }

    private static void check(boolean possible) throws BadInput {
        if (!possible) {
            throw impossible();
        }
    }

    private static BadInput impossible() {
        return new BadInput("table.damaged");
    }

    /** Whether a person already has a name that looks like this one. */
    boolean taken(String name) {
        return seats.stream()
                .filter(seat -> seat.owner().isPresent())
                .anyMatch(seat -> PlayerName.same(seat.name().orElseThrow(), name));
    }

    boolean belongs(Member member) {
        return opener.filter(member::equals).isPresent() || seatOf(member).isPresent();
    }

    OptionalInt seatOf(Member member) {
        for (int seat = 0; seat < seats.size(); seat++) {
            Optional<Member> owner = seats.get(seat).owner();
            if (owner.isPresent() && owner.get().equals(member)) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether nobody belongs to the table any more. */
    boolean deserted() {
        return opener.isEmpty() && seats.stream().allMatch(seat -> seat.owner().isEmpty());
    }

    TableEntry.Opened opened() {
        return opened;
    }

    Game<?, ?, ?, ?> game() {
        return game;
    }

    List<TableSeat> seats() {
        return seats;
    }

    /** The one who opened the table, unless that one left. */
    Optional<Member> opener() {
        return opener;
    }

    Stage stage() {
        return stage;
    }

    private Stage stageNow() {
        if (current.isEmpty()) {
            return Stage.WAITING;
        }
        if (!current().roundOver()) {
            return Stage.PLAYING;
        }
        return current().result().isPresent() ? Stage.OVER : Stage.BETWEEN_ROUNDS;
    }

    boolean playing() {
        return stage() == Stage.PLAYING || stage() == Stage.BETWEEN_ROUNDS;
    }

    /** Whether persons may sit down and a game may begin. */
    boolean betweenGames() {
        return !playing() && fresh;
    }

    /** Whether the game is over and the secret of the next one is yet to be drawn. */
    boolean lacksSecret() {
        return stage() == Stage.OVER && !fresh;
    }

    Optional<GameInProgress<?, ?, ?, ?>> inProgress() {
        return current;
    }

    /** The game that is played or was played last. */
    GameInProgress<?, ?, ?, ?> current() {
        return current.orElseThrow();
    }

    /** Of the game that is played, or else of the next one. */
    String commitment() {
        return commitment;
    }

    /** The number of games that have begun. */
    int games() {
        return games;
    }

    long revision() {
        return revision;
    }

    boolean closed() {
        return closed;
    }
}
