package parlour.app.screen;

import parlour.app.App;
import parlour.app.friends.Invitation;
import parlour.app.friends.ServerAddress;
import parlour.app.game.GameModule;
import parlour.app.setup.RulesFormat;
import parlour.app.setup.SetupForm;
import parlour.engine.Rng;
import parlour.fair.Hex;
import parlour.json.Json;
import parlour.text.Phrase;
import parlour.text.PlayerName;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;

import java.util.Collections;
import java.util.Optional;

/** What somebody types who wants to open or join a table, valid or not. */
final class FriendsForm {
    private final App app;
    private String name;
    private boolean nameTyped;
    private String typed = "";
    private String server;
    private SetupForm setup;
    private boolean hints = true;
    private boolean plays = true;

    FriendsForm(App app, GameModule<?, ?, ?, ?> gameModule) {
        this.app = app;
        name = app.settings().person();
        server = app.settings().tableServer();
        game(gameModule);
        moveTime(app.settings().moveTime());
    }

    /** Chooses the game of a new table, with the rules that were played last. */
    void game(GameModule<?, ?, ?, ?> gameModule) {
        int moveTime = setup == null ? 0 : setup.moveTime();
        setup = new SetupForm(gameModule.game(), String::valueOf, new Rng(1));
        RulesFormat.read(
                gameModule.game(), app.settings().rules(gameModule.game().id()), setup.rules());
        setup.moveTime(moveTime);
    }

    SetupForm setup() {
        return setup;
    }

    String name() {
        return name;
    }

    void name(String text) {
        name = text;
        nameTyped = true;
    }

    /** Whether the name was touched: nobody is blamed for an empty field before. */
    boolean nameTyped() {
        return nameTyped;
    }

    String typed() {
        return typed;
    }

    void typed(String text) {
        typed = text;
    }

    String server() {
        return server;
    }

    void server(String text) {
        server = text;
    }

    boolean hints() {
        return hints;
    }

    void hints(boolean allowed) {
        hints = allowed;
    }

    boolean plays() {
        return plays;
    }

    void plays(boolean here) {
        plays = here;
    }

    void moveTime(int seconds) {
        setup.moveTime(seconds);
    }

    Optional<Phrase> nameProblem() {
        return PlayerName.problem(name);
    }

    /** Where a new table would be; empty if that is not known, or if it is this machine. */
    Optional<ServerAddress> typedServer() {
        return server.isBlank() ? Optional.empty() : ServerAddress.read(server);
    }

    /** Whether a new table would be on a server inside this program. */
    boolean opensHere() {
        return server.isBlank() && app.platform().tableHost().isPresent();
    }

    Optional<Phrase> serverProblem() {
        boolean known =
                app.platform().tableHost().isPresent() || app.platform().homeServer().isPresent();
        if (server.isBlank()) {
            return known ? Optional.empty() : Optional.of(Phrase.of("friends.open.server.needed"));
        }
        return typedServer().isPresent()
                ? Optional.empty()
                : Optional.of(Phrase.of("friends.open.server.bad"));
    }

    /** What the table is to be, for somebody who can say it again if the answer is lost. */
    ClientMessage.Open open() {
        return new ClientMessage.Open(
                setup.game().id(),
                Json.of(setup.options().values()),
                Collections.nCopies(setup.seats().size(), SeatPlan.PERSON),
                setup.moveTime(),
                hints,
                Optional.of(Hex.of(app.platform().randomBytes(ClientMessage.TOKEN))));
    }

    /** The table to join. */
    Optional<Invitation> invitation() {
        return Invitation.read(typed);
    }

    /** Where that table is: as the link says, where the last one was, or where we come from. */
    Optional<ServerAddress> invitingServer() {
        return invitation()
                .flatMap(Invitation::server)
                .or(() -> app.platform().homeServer().flatMap(ServerAddress::read))
                .or(this::typedServer);
    }

    Optional<Phrase> invitationProblem() {
        if (typed.isBlank()) {
            return Optional.empty();
        }
        if (invitation().isEmpty()) {
            return Optional.of(Phrase.of("friends.join.neither"));
        }
        return invitingServer().isPresent()
                ? Optional.empty()
                : Optional.of(Phrase.of("friends.join.noServer"));
    }

    boolean mayJoin() {
        return !typed.isBlank() && invitationProblem().isEmpty() && nameProblem().isEmpty();
    }

    boolean mayOpen() {
        return serverProblem().isEmpty() && (!plays || nameProblem().isEmpty());
    }

    /** Remembers what will be typed again. */
    void keep() {
        if (nameProblem().isEmpty()) {
            app.settings().person(name.strip());
        }
        app.settings().tableServer(server.strip());
    }
}
