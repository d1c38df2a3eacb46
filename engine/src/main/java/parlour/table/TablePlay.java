package parlour.table;

import parlour.engine.Rng;
import parlour.fair.FairDeal;
import parlour.fair.Hex;
import parlour.text.BadInput;
import parlour.text.PlayerName;
import parlour.wire.Cause;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The games of a shared table: begins and deals when it is agreed, plays moves, tells everybody.
 */
final class TablePlay {
    /** So many games are played at one table. */
    static final int MOST_GAMES = 100;

    private final Ledger ledger;
    private final TableState state;
    private final Attendance attendance;
    private final TableNews news;
    private final MoveTimer timer;
    private final Randomness randomness;

    TablePlay(
            Ledger ledger,
            Attendance attendance,
            TableNews news,
            MoveTimer timer,
            Randomness randomness) {
        this.ledger = ledger;
        this.state = ledger.state();
        this.attendance = attendance;
        this.news = news;
        this.timer = timer;
        this.randomness = randomness;
    }

    /** Begins a game; computers take the free seats. */
    void begin(long now) {
        ledger.enter(new TableEntry.Began(computers()));
        timer.update(now);
        news.changes(now);
        news.views(timer.millisLeft(now));
    }

    /** Those of the last game stay, with their names unless a person has such a one now. */
    private SortedMap<Integer, NamedComputer> computers() {
        Set<String> taken = new HashSet<>();
        state.seats().stream()
                .filter(seat -> seat.owner().isPresent())
                .forEach(seat -> taken.add(PlayerName.folded(seat.name().orElseThrow())));
        SortedMap<Integer, NamedComputer> computers = new TreeMap<>();
        for (int i = 0; i < state.seats().size(); i++) {
            TableSeat seat = state.seats().get(i);
            if (seat.owner().isEmpty()) {
                String name =
                        seat.name().filter(PlayerName.COMPUTERS::contains).stream()
                                .filter(kept -> !taken.contains(PlayerName.folded(kept)))
                                .findFirst()
                                .orElseGet(() -> freeName(taken));
                taken.add(PlayerName.folded(name));
                computers.put(
                        i, new NamedComputer(name, seat.computer().orElseGet(() -> cast(seat))));
            }
        }
        return computers;
    }

    private String freeName(Set<String> taken) {
        List<String> free = new ArrayList<>(PlayerName.COMPUTERS);
        free.removeIf(name -> taken.contains(PlayerName.folded(name)));
        return free.get(rng().below(free.size()));
    }

    private Casting cast(TableSeat seat) {
        return cast(seat.plan().computer().orElseGet(state.game()::usualComputer));
    }

    /** The computer player that a name stands for here. */
    private Casting cast(String computer) {
        return new Casting(computer, state.game().character(computer, rng()));
    }

    /** The computer that takes a person's place. */
    Casting standIn() {
        return cast(state.game().usualComputer());
    }

    private Rng rng() {
        long seed = 0;
        for (byte each : randomness.bytes(Long.BYTES)) {
            seed = seed << Byte.SIZE | each & 0xff;
        }
        return new Rng(seed);
    }

    void deal(long now) {
        ledger.enter(new TableEntry.Dealt());
        timer.update(now);
        news.events(Optional.empty(), timer.millisLeft(now));
        news.changes(now);
    }

    /** Plays a move that is possible. */
    void play(String move, Optional<Cause.Kind> cause, long now) {
        int seat = state.current().turn();
        ledger.enter(new TableEntry.Played(seat, move, cause));
        timer.update(now);
        news.events(cause.map(kind -> new Cause(kind, seat)), timer.millisLeft(now));
        if (state.stage() == Stage.OVER) {
            news.gameOver();
            commit();
        }
        if (state.stage() != Stage.PLAYING) {
            // While a round goes on a move changes nothing that everybody knows of the table.
            news.changes(now);
        }
    }

    /** Draws the secret of the next game once a game is over. */
    void commit() {
        if (state.lacksSecret()) {
            ledger.enter(new TableEntry.Committed(Hex.of(randomness.bytes(FairDeal.SECRET))));
        }
    }

    /** Begins or deals if all that matter have agreed. */
    void goOn(long now) {
        switch (state.stage()) {
            case WAITING -> {
                if (agreed(false) && state.seats().stream().noneMatch(TableSeat::open)) {
                    begin(now);
                }
            }
            case BETWEEN_ROUNDS -> {
                if (agreed(true)) {
                    deal(now);
                }
            }
            case OVER -> {
                if (agreed(false) && state.games() < MOST_GAMES) {
                    begin(now);
                }
            }
            default -> {
                // Somebody is to move.
            }
        }
    }

    /** Every game is kept as long as its table, so there is a last one. */
    void checkGames() throws BadInput {
        if (state.games() >= MOST_GAMES) {
            throw new BadInput("table.manyGames", MOST_GAMES);
        }
    }

    /** Whether all who decide at their seats have agreed, and there are any. */
    private boolean agreed(boolean ofThosePresent) {
        List<TableSeat> asked =
                state.seats().stream()
                        .filter(TableSeat::played)
                        .filter(
                                seat ->
                                        !ofThosePresent
                                                || attendance.present(seat.owner().orElseThrow()))
                        .toList();
        return !asked.isEmpty() && asked.stream().allMatch(TableSeat::agreed);
    }

    /** The names of those whose part of the next deal is missing. */
    List<String> unsalted() {
        return state.seats().stream()
                .filter(seat -> seat.played() && seat.salt().isEmpty())
                .map(seat -> seat.name().orElseThrow())
                .toList();
    }
}
