package parlour.app.friends;

import parlour.app.game.GameModule;
import parlour.app.game.GameRegistry;
import parlour.app.setup.Setup;
import parlour.table.FinishedGame;
import parlour.table.Witness;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/** The games of a shared table as this program sees them, one after the other. */
final class TableGames {
    private final GameRegistry games;
    private final RemoteSession.Server server;
    private final DoubleSupplier clock;
    private final Witness witness = new Witness();
    private Optional<RemoteSession<?, ?, ?, ?>> session = Optional.empty();

    /** The number of the game at the table. */
    private int number;

    /** Whose the session is. */
    private OptionalInt seat = OptionalInt.empty();

    private Optional<DealPledge> pledge = Optional.empty();

    /** Whether the game of the pledge has begun: it is of no use for another. */
    private boolean spent;

    private Optional<DealVerdict> verdict = Optional.empty();
    private Optional<String> record = Optional.empty();

    TableGames(GameRegistry games, RemoteSession.Server server, DoubleSupplier clock) {
        this.games = games;
        this.server = server;
        this.clock = clock;
    }

    /** Takes note of what the server says, whatever else comes of it. */
    void hears(ServerMessage message) {
        witness.hears(message);
        if (message instanceof ServerMessage.Table told) {
            boolean runs = told.stage() == Stage.PLAYING || told.stage() == Stage.BETWEEN_ROUNDS;
            spent |= runs && pledgedFor(told.commitment());
        } else if (message instanceof ServerMessage.Over told) {
            spent |= pledgedFor(told.proof().commitment());
        }
    }

    private boolean pledgedFor(String commitment) {
        return pledge.filter(given -> given.commitment().equals(commitment)).isPresent();
    }

    /** The game that is played or was played last. */
    Optional<RemoteSession<?, ?, ?, ?>> session() {
        return session;
    }

    /** What binds the server in the game that is played or comes next. */
    Optional<DealPledge> pledge() {
        return pledge;
    }

    /**
     * The part of the next deal that the person here adds. What was added for the same promise is
     * added again, because the server keeps what it was told first.
     */
    String salt(String commitment, Supplier<String> random) {
        Optional<DealPledge> given =
                pledge.filter(any -> !spent && any.commitment().equals(commitment));
        if (given.isEmpty()) {
            pledge(new DealPledge(commitment, random.get()));
        }
        return pledge.orElseThrow().salt();
    }

    void pledge(DealPledge given) {
        spent = false;
        pledge = Optional.of(given);
        witness.gives(given.commitment(), given.salt());
    }

    /**
     * The position was told; returns whether it is of another game than before.
     *
     * @param fresh whether the game has only just begun
     */
    boolean view(
            ServerMessage.View view,
            ServerMessage.Table table,
            OptionalInt own,
            boolean fresh,
            double arrived)
            throws BadInput {
        if (session.isPresent() && number == view.number() && seat.equals(own)) {
            session.get().returned(view, false, arrived);
            return false;
        }
        Optional<GameModule<?, ?, ?, ?>> module = games.find(table.game());
        if (module.isEmpty()) {
            throw new BadInput("friends.unknownGame", table.game());
        }
        RemoteSession<?, ?, ?, ?> another = session(module.get(), table, own);
        another.returned(view, fresh, arrived);
        if (number != view.number()) {
            verdict = Optional.empty();
            record = Optional.empty();
        }
        number = view.number();
        seat = own;
        session = Optional.of(another);
        return true;
    }

    private <S, M, V, E> RemoteSession<S, M, V, E> session(
            GameModule<S, M, V, E> module, ServerMessage.Table table, OptionalInt own)
            throws BadInput {
        if (!module.game().seatCounts().contains(table.seats().size())) {
            throw new BadInput("table.damaged");
        }
        return new RemoteSession<>(
                module,
                new Setup(
                        Presence.participants(module.game(), table),
                        module.game().readOptions(table.options())),
                Presence.characters(module.game(), table),
                own,
                server,
                clock);
    }

    /** The game is over: its deals can be checked, unless it is known already. */
    void over(ServerMessage.Over told, ServerMessage.Table table) {
        boolean nextOne = table.stage() == Stage.OVER && pledgedFor(table.commitment());
        write(told, table);
        if (verdict.isEmpty()) {
            verdict =
                    Optional.of(
                            new DealVerdict(
                                    nextOne
                                            ? Optional.of(Phrase.of("proof.late"))
                                            : witness.doubt(told)));
        }
    }

    /** The record of the game that is over, with what proves its deals. */
    Optional<String> record() {
        return record;
    }

    private void write(ServerMessage.Over told, ServerMessage.Table table) {
        if (record.isPresent() || session.isEmpty()) {
            // Whoever sits down after a game has not played it.
            return;
        }
        try {
            record = Optional.of(FinishedGame.record(table, told));
        } catch (BadInput e) {
            record = Optional.empty();
        }
    }

    /** Whether the deals of the game that is over were fair. */
    Optional<DealVerdict> verdict() {
        return verdict;
    }
}
