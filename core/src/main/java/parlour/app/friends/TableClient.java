package parlour.app.friends;

import parlour.app.App;
import parlour.app.game.GameRegistry;
import parlour.fair.FairDeal;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.Gesture;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * This program's part in a shared table: comes back to it when the connection breaks, knows what
 * everybody knows, and has the session of its game.
 */
public final class TableClient {
    /** Hears what happens at the table, in frames. */
    public interface Listener {
        /** The table, the place there or the connection is another. */
        void changed();

        /** A game has begun, or it is known where it stands. */
        void began(RemoteSession<?, ?, ?, ?> session);

        /** The next round is about to be dealt, and nobody shows the table. */
        void dealing();

        /** This program is not at the table any more. */
        void ended(Phrase why);
    }

    /** How long a person is away before a computer may play instead, in seconds. */
    public static final int AWAY_SECONDS = 60;

    private final App app;
    private final Listener listener;
    private final TableConnection connection;
    private final TableGames tableGames;
    private final TableWish wish;
    private final SeatRequest seatRequest;
    private final TablePlace place;
    private Optional<ServerMessage.Table> table = Optional.empty();

    /** When the last message came, and the last one about the table, by the platform's clock. */
    private double arrived;

    private double tableTime;

    /** Whether the table was told since the connection was made. */
    private boolean tableKnown;

    /** Whether the position was told since then. */
    private boolean viewKnown;

    private boolean justBegun;
    private Optional<Phrase> trouble = Optional.empty();
    private int revision;

    public TableClient(
            App app, GameRegistry games, ServerAddress server, TableWish wish, Listener listener) {
        this.app = app;
        this.listener = listener;
        place = new TablePlace(server, wish);
        connection = new TableConnection(app, place.route(), new Received());
        tableGames = new TableGames(games, connection, app.platform()::seconds);
        this.wish = wish;
        seatRequest = new SeatRequest(wish.name());
        wish.pledge().ifPresent(tableGames::pledge);
    }

    /** Comes to the table, and from now on comes back whenever the connection breaks. */
    public void connect() {
        connection.connect();
    }

    /** Passes on what the connection brings. */
    private final class Received implements TableConnection.Listener {
        @Override
        public ClientMessage.Hello hello(long attempt) {
            return TableConnection.hello(app, place.code(), place.token(), attempt);
        }

        @Override
        public void received(ServerMessage message, double when) {
            arrived = when;
            TableClient.this.received(message);
        }

        @Override
        public void changed() {
            tableKnown = false;
            viewKnown = false;
            if (connection.welcomed()) {
                welcomed();
            }
            TableClient.this.changed();
        }

        @Override
        public void ended(Phrase why) {
            place.ended(app.settings(), why);
            listener.ended(safe(why));
        }
    }

    private Phrase safe(Phrase told) {
        int seats = table.map(known -> known.seats().size()).orElse(0);
        return ServerPhrases.known(app.texts(), told, seats);
    }

    private void changed() {
        revision++;
        listener.changed();
    }

    private void welcomed() {
        if (!member() && place.code().isEmpty()) {
            wish.open().ifPresent(connection::send);
        } else if (watching()) {
            connection.send(new ClientMessage.Watch());
        }
    }

    private void received(ServerMessage message) {
        tableGames.hears(message);
        if (message instanceof ServerMessage.Seated seated) {
            seated(seated);
        } else if (message instanceof ServerMessage.Table told) {
            table(told);
        } else if (message instanceof ServerMessage.View view) {
            table.ifPresent(known -> view(view, known));
        } else if (message instanceof ServerMessage.Events events) {
            session().ifPresent(known -> happened(known, events));
        } else if (message instanceof ServerMessage.Refused refused) {
            session().ifPresent(known -> known.refused(safe(refused.reason())));
        } else if (message instanceof ServerMessage.Trouble told) {
            trouble(told.reason());
        } else if (message instanceof ServerMessage.Said said) {
            session().ifPresent(known -> known.said(safe(Gestures.said(said))));
        } else if (message instanceof ServerMessage.Over told) {
            table.ifPresent(known -> tableGames.over(told, known));
            changed();
        }
    }

    /** Whoever does not get to the table is told why; at the table, play goes on. */
    private void trouble(Phrase why) {
        seatRequest.answered();
        if (connected() && table.isEmpty()) {
            depart();
            listener.ended(safe(why));
        } else {
            trouble = Optional.of(safe(why));
            changed();
        }
    }

    private void seated(ServerMessage.Seated seated) {
        Optional<String> asked =
                seated.seat().isPresent() ? seatRequest.answered() : Optional.empty();
        place.seated(seated, asked.or(wish::proposed));
        trouble = Optional.empty();
        keep();
        changed();
    }

    private void keep() {
        place.keep(app.settings(), tableGames.pledge());
    }

    private void table(ServerMessage.Table told) {
        Optional<ServerMessage.Table> before = table;
        boolean waited = before.filter(known -> known.stage() != Stage.PLAYING).isPresent();
        justBegun = tableKnown && waited && told.stage() == Stage.PLAYING;
        boolean again = !tableKnown;
        table = Optional.of(told);
        tableKnown = true;
        tableTime = arrived;
        session()
                .ifPresent(
                        play -> {
                            play.agreed(told);
                            before.map(known -> Presence.changes(known, told))
                                    .ifPresent(changes -> changes.forEach(play::note));
                        });
        boolean free = told.seats().stream().anyMatch(s -> s.kind() == SeatState.Kind.FREE);
        Optional<String> name = seatRequest.takeName();
        if (seat().isEmpty() && again && seatRequest.unanswered().isPresent()) {
            connection.send(seatRequest.unanswered().get());
        } else if (seat().isEmpty() && free) {
            name.ifPresent(wanted -> sit(OptionalInt.empty(), wanted));
        }
        changed();
    }

    private void view(ServerMessage.View view, ServerMessage.Table known) {
        boolean another;
        try {
            another = tableGames.view(view, known, seat(), justBegun, arrived);
        } catch (BadInput e) {
            depart();
            listener.ended(Phrase.of("friends.unreadable", e.phrase()));
            return;
        }
        justBegun = false;
        keep();
        RemoteSession<?, ?, ?, ?> play = session().orElseThrow();
        play.agreed(known);
        if (!viewKnown) {
            play.reconnected();
        }
        viewKnown = true;
        changed();
        if (another) {
            listener.began(play);
        }
    }

    /** News takes effect at once if nobody shows one thing after the other. */
    private void happened(RemoteSession<?, ?, ?, ?> known, ServerMessage.Events events) {
        known.happened(events, arrived);
        if (known.turn() < 0 && !known.shown()) {
            listener.dealing();
        }
        while (known.behind() && !known.shown()) {
            known.receive(() -> true);
        }
        changed();
    }

    /** The game that is played or was played last. */
    public Optional<RemoteSession<?, ?, ?, ?>> session() {
        return tableGames.session();
    }

    /** Whether the deals of the game that is over were fair. */
    public Optional<DealVerdict> dealVerdict() {
        return tableGames.verdict();
    }

    /** The record of the game that is over, which anybody can check. */
    public Optional<String> record() {
        return tableGames.record();
    }

    /** The table as everybody knows it; empty until it is known. */
    public Optional<ServerMessage.Table> table() {
        return table;
    }

    /** Where others find the table. */
    public ServerAddress server() {
        return place.server();
    }

    /** Whether the table is on a server inside this program. */
    public boolean here() {
        return place.here();
    }

    /** The server inside this program is now found here by others. */
    public void moved(ServerAddress now) {
        if (place.moved(now)) {
            keep();
            changed();
        }
    }

    /** The seat of the person here. */
    public OptionalInt seat() {
        return place.seat();
    }

    /** Whether this program has a place at the table: a seat, or because it opened it. */
    public boolean member() {
        return place.token().isPresent();
    }

    /** Whether this program looks on without a place. */
    public boolean watching() {
        return place.watching();
    }

    /** Whether the person here may begin, deal and let computers play. */
    public boolean opener() {
        return place.opener();
    }

    /** Whether the connection works. */
    public boolean connected() {
        return connection.welcomed();
    }

    /** How often in a row the connection could not be made. */
    public int failures() {
        return connection.failures();
    }

    /** How long a person has been away, in seconds. */
    public int away(SeatState person) {
        double since = app.platform().seconds() - tableTime;
        return person.present() ? 0 : person.awaySeconds() + (int) since;
    }

    /** Whether a computer plays for the person here. */
    public boolean standIn() {
        return own().flatMap(SeatState::computer).isPresent();
    }

    /** The seat of the person here as everybody sees it. */
    public Optional<SeatState> own() {
        return table.flatMap(known -> Presence.at(known, seat()));
    }

    /** Takes what the server objected to last. */
    public Optional<Phrase> pollTrouble() {
        Optional<Phrase> polled = trouble;
        trouble = Optional.empty();
        return polled;
    }

    /** Changes whenever something is to be shown differently. */
    public int revision() {
        return revision;
    }

    /** Sits down at a seat, or at any that is free. */
    public void sit(OptionalInt where, String name) {
        if (seatRequest.unanswered().isPresent()) {
            return;
        }
        Optional<String> proposed = Optional.of(SeatRequest.random(app, ClientMessage.TOKEN));
        ClientMessage.Sit sit =
                new ClientMessage.Sit(where, name, pledged(), proposed.filter(own -> !member()));
        seatRequest.asked(sit);
        connection.send(sit);
    }

    /** This person's part of the next deal, to be checked with what is published now. */
    private String pledged() {
        String promised = table.orElseThrow().commitment();
        String salt = tableGames.salt(promised, () -> SeatRequest.random(app, FairDeal.SALT));
        keep();
        return salt;
    }

    public void watch() {
        connection.ask(new ClientMessage.Watch());
    }

    /** Begins the game, or agrees to. */
    public void begin() {
        connection.ask(new ClientMessage.Begin());
    }

    /** Agrees to another game, once it is known what the server promises for it. */
    public void again() {
        if (over()) {
            connection.ask(ClientMessage.Again.class, () -> new ClientMessage.Again(pledged()));
        }
    }

    /** Whether a game is over and another one can be agreed to. */
    public boolean over() {
        return table.filter(known -> known.stage() == Stage.OVER).isPresent();
    }

    /** Lets a computer play at an absent person's seat, or takes the own seat back. */
    public void swap(int at) {
        connection.ask(new ClientMessage.Swap(at));
    }

    public void say(Gesture gesture) {
        connection.send(new ClientMessage.Say(gesture));
    }

    /** Leaves the table for good; if the server cannot be told now, it is told later. */
    public void leave() {
        Optional<KeptTable> kept = place.kept(Optional.empty());
        boolean told = connection.answers();
        connection.send(new ClientMessage.Leave());
        depart();
        if (told) {
            kept.ifPresent(own -> own.forget(app.settings()));
        } else {
            kept.ifPresent(own -> new GivenUp(app, own).connect());
        }
    }

    /** Goes away; whoever has a place can come back to it. */
    public void depart() {
        connection.close();
    }
}
