package parlour.app.screen;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.friends.FriendsMode;
import parlour.app.friends.GivenUp;
import parlour.app.friends.Invitation;
import parlour.app.friends.KeptTable;
import parlour.app.friends.RemoteSession;
import parlour.app.friends.ServerAddress;
import parlour.app.friends.TableClient;
import parlour.app.friends.TableWish;
import parlour.app.navigation.Navigator;
import parlour.app.platform.TableHost;
import parlour.app.table.TableMode;
import parlour.app.table.TableScreen;
import parlour.app.widget.Sheets;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;

/** Leads between the screens of a table that friends share. */
final class AppFriends implements TableClient.Listener, FriendsMode.Roads {
    private final App app;
    private final Navigator navigator;
    private Optional<TableClient> client = Optional.empty();
    private Optional<FriendsMode> mode = Optional.empty();

    /** The link that was followed last. */
    private Optional<String> link = Optional.empty();

    /** The code or link that was typed for the table to which somebody is on the way. */
    private Optional<String> typed = Optional.empty();

    /** The score sheet of the table, if that is shown. */
    private Optional<Screen> score = Optional.empty();

    AppFriends(App app, Navigator navigator) {
        this.app = app;
        this.navigator = navigator;
        app.windowEvents().onInvitation(this::invited);
    }

    /** The first screen of somebody who has followed a link: it leads to that table, or back. */
    Optional<Screen> first() {
        tellWhoLeft();
        link = app.platform().invitation().filter(each -> Invitation.read(each).isPresent());
        return link.map(
                each ->
                        kept(each)
                                .filter(kept -> !kept.here())
                                .map(this::back)
                                .orElseGet(() -> ways(Optional.empty())));
    }

    /** Servers that were not told the last time are told now. */
    private void tellWhoLeft() {
        for (KeptTable left : KeptTable.left(app.settings())) {
            left.forget(app.settings());
            if (!left.here()) {
                new GivenUp(app, left).connect();
            }
        }
    }

    /** Somebody follows a link while the program runs. */
    private void invited(String followed) {
        Optional<Invitation> invitation = Invitation.read(followed);
        boolean there =
                invitation.isPresent()
                        && client.flatMap(TableClient::table)
                                .filter(table -> table.code().equals(invitation.get().code()))
                                .isPresent();
        if (invitation.isPresent() && !there) {
            link = Optional.of(followed);
            client.ifPresent(TableClient::depart);
            forget();
            navigator.friends();
            kept(followed).ifPresent(this::comeBack);
        }
    }

    /** The place at the table to which a link leads. */
    private Optional<KeptTable> kept(String to) {
        return Invitation.read(to)
                .flatMap(
                        table ->
                                KeptTable.in(app.settings()).stream()
                                        .filter(kept -> kept.of(table))
                                        .findFirst());
    }

    /** Shows the ways to a table. */
    void show() {
        app.show(ways(Optional.empty()));
    }

    private Screen ways(Optional<Phrase> notice) {
        // Whoever was refused corrects a letter instead of typing everything again.
        Optional<String> known = notice.isPresent() ? typed.or(() -> link) : link;
        return new FriendsScreen(app, navigator, this, known, notice);
    }

    /** Opens a table: where the form says, on this machine, or where the program comes from. */
    void open(FriendsForm form) {
        TableWish wish =
                TableWish.opening(
                        form.open(),
                        form.plays() ? Optional.of(form.name().strip()) : Optional.empty(),
                        form.opensHere());
        if (form.typedServer().isPresent()) {
            connect(form.typedServer().get(), wish);
        } else if (form.opensHere()) {
            host(address -> connect(address, wish));
        } else {
            app.platform()
                    .homeServer()
                    .flatMap(ServerAddress::read)
                    .ifPresent(home -> connect(home, wish));
        }
    }

    /** Starts the server inside this program first. */
    private void host(Consumer<ServerAddress> then) {
        Screen asked = app.screen();
        app.platform()
                .tableHost()
                .orElseThrow()
                .start(
                        address -> app.backgroundTasks().post(() -> hosted(asked, address, then)),
                        why -> app.backgroundTasks().tell(why));
    }

    private void hosted(Screen asked, String address, Consumer<ServerAddress> then) {
        // Stay where the person has gone in the meantime.
        if (app.screen() == asked) {
            ServerAddress.read(address).ifPresent(then);
        }
    }

    /** Networks come and go. */
    @Override
    public void lookAgain(TableClient at) {
        Optional<TableHost> host = app.platform().tableHost().filter(any -> at.here());
        host.ifPresent(
                running ->
                        running.start(
                                address ->
                                        app.backgroundTasks()
                                                .post(
                                                        () ->
                                                                ServerAddress.read(address)
                                                                        .ifPresent(at::moved)),
                                why -> app.backgroundTasks().tell(why)));
    }

    void join(FriendsForm form) {
        typed = Optional.of(form.typed());
        connect(
                form.invitingServer().orElseThrow(),
                TableWish.joining(form.invitation().orElseThrow().code(), form.name().strip()));
    }

    /** Comes back to a place; a table of this program needs its server. */
    void comeBack(KeptTable kept) {
        if (kept.here() && app.platform().tableHost().isPresent()) {
            host(address -> app.show(back(kept.at(address))));
        } else {
            app.show(back(kept));
        }
    }

    private Screen back(KeptTable kept) {
        return connected(kept.server(), TableWish.returning(kept));
    }

    /** Leaves a table for good to which somebody could have come back. */
    void giveUp(KeptTable kept) {
        kept.forget(app.settings());
        if (kept.here() && app.platform().tableHost().isPresent()) {
            host(address -> new GivenUp(app, kept.at(address)).connect());
        } else {
            new GivenUp(app, kept).connect();
        }
    }

    private void connect(ServerAddress server, TableWish wish) {
        app.show(connected(server, wish));
    }

    private Screen connected(ServerAddress server, TableWish wish) {
        client.ifPresent(TableClient::depart);
        TableClient fresh = new TableClient(app, navigator.games(), server, wish, this);
        client = Optional.of(fresh);
        fresh.connect();
        return new WaitingScreen(app, navigator, this, fresh);
    }

    /** Nobody is at the table any more here. */
    @Override
    public void left() {
        forget();
        navigator.menu();
    }

    private void forget() {
        typed = Optional.empty();
        mode.ifPresent(FriendsMode::close);
        mode = Optional.empty();
        score = Optional.empty();
        client = Optional.empty();
    }

    @Override
    public void changed() {
        if (score.isPresent() && app.screen() == score.get() && playing()) {
            play();
        } else {
            mode.ifPresent(FriendsMode::update);
        }
    }

    private boolean playing() {
        return client.flatMap(TableClient::session).filter(s -> s.turn() >= 0).isPresent();
    }

    @Override
    public void began(RemoteSession<?, ?, ?, ?> session) {
        if (session.turn() < 0) {
            score();
        } else {
            play();
        }
    }

    @Override
    public void dealing() {
        play();
    }

    @Override
    public void ended(Phrase why) {
        Screen ways = ways(Optional.of(why));
        forget();
        app.show(ways);
    }

    private void play() {
        client.flatMap(TableClient::session).ifPresent(this::play);
    }

    private <S, M, V, E> void play(RemoteSession<S, M, V, E> session) {
        mode.ifPresent(FriendsMode::close);
        score = Optional.empty();
        app.show(
                new TableScreen<>(
                        app, session, (sheets, changed) -> mode(session, sheets, changed)));
    }

    private TableMode mode(RemoteSession<?, ?, ?, ?> session, Sheets sheets, Runnable changed) {
        FriendsMode made =
                new FriendsMode(
                        app, client.orElseThrow(), session, navigator, sheets, changed, this);
        mode = Optional.of(made);
        return made;
    }

    @Override
    public void score() {
        client.flatMap(TableClient::session).ifPresent(this::score);
    }

    private <S, M, V, E> void score(RemoteSession<S, M, V, E> session) {
        mode.ifPresent(FriendsMode::close);
        mode = Optional.empty();
        TableClient here = client.orElseThrow();
        Screen sheet =
                new ScoreScreen<>(
                        app,
                        session,
                        navigator,
                        sheets ->
                                new AfterSharedRound(app, here, session, this, navigator, sheets));
        score = Optional.of(sheet);
        app.show(sheet);
    }
}
