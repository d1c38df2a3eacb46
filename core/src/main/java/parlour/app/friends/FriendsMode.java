package parlour.app.friends;

import parlour.app.App;
import parlour.app.frames.Timers;
import parlour.app.navigation.Navigator;
import parlour.app.table.PanelContent;
import parlour.app.table.TableAction;
import parlour.app.table.TableMode;
import parlour.app.widget.Sheets;
import parlour.engine.Rules;
import parlour.text.Phrase;
import parlour.text.Seat;
import parlour.wire.ServerMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The table of a game whose match is on a server: says who is away and what can be done about it,
 * and is left for a while or for good.
 */
public final class FriendsMode implements TableMode {
    /** Where the table leads. */
    public interface Roads {
        /** The round is over: its score is shown. */
        void score();

        /** Nobody is at the table any more here. */
        void left();

        /** Looks where others find a table of this program now. */
        void lookAgain(TableClient at);
    }

    private final App app;
    private final TableClient client;
    private final RemoteSession<?, ?, ?, ?> session;
    private final Navigator navigator;
    private final Sheets sheets;
    private final Runnable changed;
    private final Roads roads;
    private final LeaveTable leaveTable;
    private final Absence absence;
    private boolean panelShown;
    private Optional<Timers.Timer> second = Optional.empty();

    public FriendsMode(
            App app,
            TableClient client,
            RemoteSession<?, ?, ?, ?> session,
            Navigator navigator,
            Sheets sheets,
            Runnable changed,
            Roads roads) {
        this.app = app;
        this.client = client;
        this.session = session;
        this.navigator = navigator;
        this.sheets = sheets;
        this.changed = changed;
        this.roads = roads;
        leaveTable = new LeaveTable(app, client, sheets);
        absence = new Absence(client);
        panelShown = content().isPresent();
        countDown();
    }

    /** Something about the table is to be shown differently. */
    public void update() {
        boolean shown = content().isPresent();
        if (shown == panelShown) {
            changed.run();
        } else {
            // The table makes room for the panel, or takes it back.
            panelShown = shown;
            app.screen().refreshSoon();
        }
        countDown();
    }

    /** The table is not shown any more. */
    public void close() {
        second.ifPresent(Timers.Timer::cancel);
        second = Optional.empty();
    }

    /** Comes back every second while somebody's time away is shown. */
    private void countDown() {
        boolean counts = absence.seat().isPresent() && client.opener();
        if (counts && second.isEmpty()) {
            second = Optional.of(app.backgroundTasks().timers().in(1, this::tick));
        } else if (!counts) {
            close();
        }
    }

    private void tick() {
        second = Optional.empty();
        update();
    }

    @Override
    public Optional<PanelContent> panel() {
        // What has no panel at first gets one only when the screen is built again.
        return panelShown ? content().or(FriendsMode::nothing) : Optional.empty();
    }

    private static Optional<PanelContent> nothing() {
        return Optional.of(
                new PanelContent(
                        Phrase.of("friends.panel"),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        List.of()));
    }

    private Optional<PanelContent> content() {
        if (!client.connected()) {
            return Optional.of(said(List.of(Phrase.of("friends.broken")), Optional.empty()));
        }
        if (client.standIn() && client.seat().isPresent()) {
            TableAction back =
                    new TableAction(
                            "friends.takeBack",
                            "icon-person",
                            () -> client.swap(client.seat().getAsInt()));
            return Optional.of(said(List.of(Phrase.of("friends.standIn.you")), Optional.of(back)));
        }
        return absence.seat().isPresent()
                ? Optional.of(away(absence.seat().getAsInt()))
                : Optional.empty();
    }

    private PanelContent away(int seat) {
        List<Phrase> sentences = new ArrayList<>();
        sentences.add(Phrase.of("friends.away", new Seat(seat)));
        int left = absence.left();
        Optional<TableAction> swap = Optional.empty();
        if (!client.opener()) {
            sentences.add(Phrase.of("friends.away.wait"));
        } else if (left > 0) {
            sentences.add(Phrase.of("friends.away.left", TimeAway.clock(left)));
        } else {
            sentences.add(Phrase.of("friends.away.long", new Seat(seat)));
            swap =
                    Optional.of(
                            new TableAction(
                                    "friends.swap", "icon-computer", () -> client.swap(seat)));
        }
        return said(sentences, swap);
    }

    /**
     * @param action takes the place of a move if nobody here is to move, or stands beside the
     *     sentences
     */
    private PanelContent said(List<Phrase> sentences, Optional<TableAction> action) {
        boolean free = session.turn() != Rules.NOBODY && !session.personToMove();
        return new PanelContent(
                Phrase.of("friends.panel"),
                Optional.empty(),
                sentences,
                action.filter(any -> free),
                action.filter(any -> !free).stream().toList());
    }

    /** The server keeps the game. */
    @Override
    public void keep() {}

    @Override
    public boolean kept() {
        return true;
    }

    @Override
    public Optional<Phrase> pollNotice() {
        return client.pollTrouble().or(navigator::pollNotice);
    }

    @Override
    public OptionalInt moveTime() {
        return OptionalInt.of(client.table().map(ServerMessage.Table::moveSeconds).orElse(0));
    }

    @Override
    public List<TableAction> menu() {
        List<TableAction> items = new ArrayList<>();
        if (client.seat().isPresent()) {
            items.add(new TableAction("friends.gestures", "icon-talk", this::gestures));
        }
        items.add(new TableAction("friends.invitation", "icon-friends", this::invite));
        return items;
    }

    private void gestures() {
        sheets.open(new GesturesSheet(app, client::say));
    }

    private void invite() {
        roads.lookAgain(client);
        client.table()
                .ifPresent(
                        table ->
                                sheets.open(
                                        new InvitationSheet(app, client::server, table.code())));
    }

    @Override
    public TableAction leave() {
        return new TableAction("friends.leave", "icon-close", () -> leaveTable.ask(roads::left));
    }

    @Override
    public void quit() {
        leaveTable.ask(navigator::quit);
    }

    @Override
    public void roundOver() {
        roads.score();
    }
}
