package parlour.app.screen;

import parlour.app.App;
import parlour.app.frames.Delay;
import parlour.app.friends.Absence;
import parlour.app.friends.LeaveTable;
import parlour.app.friends.RemoteSession;
import parlour.app.friends.TableClient;
import parlour.app.look.Markup;
import parlour.app.navigation.Navigator;
import parlour.app.widget.Sheets;
import parlour.text.Phrase;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** How a game with friends goes on: whoever opened the table decides, or all agree. */
final class AfterSharedRound implements AfterRound {
    private final App app;
    private final TableClient client;
    private final RemoteSession<?, ?, ?, ?> session;
    private final AppFriends friends;
    private final Navigator navigator;
    private final LeaveTable leaveTable;
    private final Absence absence;

    /** Until the time that somebody is away is another. */
    private final Delay second;

    private int seconds;

    AfterSharedRound(
            App app,
            TableClient client,
            RemoteSession<?, ?, ?, ?> session,
            AppFriends friends,
            Navigator navigator,
            Sheets sheets) {
        this.app = app;
        this.client = client;
        this.session = session;
        this.friends = friends;
        this.navigator = navigator;
        leaveTable = new LeaveTable(app, client, sheets);
        absence = new Absence(client);
        second = new Delay(app.frameScheduler());
        second.begin(1);
    }

    private boolean over() {
        return session.result().isPresent();
    }

    @Override
    public Choice leave() {
        return Choice.plain("friends.leave", "icon-left", () -> leaveTable.ask(friends::left));
    }

    @Override
    public List<Choice> next() {
        List<Choice> choices = new ArrayList<>();
        if (awaited() && absence.ripe()) {
            choices.add(Choice.plain("friends.swap", "icon-computer", absence::swap));
        } else if (over() && client.record().isPresent()) {
            choices.add(Choice.plain("friends.score.record", "icon-export", this::export));
        }
        if (client.seat().isPresent() || !over() && client.opener()) {
            choices.add(goOn());
        }
        return choices;
    }

    private void export() {
        String game = app.texts().say("game." + session.gameModule().game().id() + ".title");
        String code = client.table().map(ServerMessage.Table::code).orElse("");
        navigator.exportRecord(game + " " + code, client.record().orElseThrow());
    }

    private Choice goOn() {
        // Whoever may deal does so, even after agreeing to what another would have dealt.
        boolean agreed = agreed() && (over() || !client.opener());
        String key = over() ? "friends.score.again" : "score.next";
        Runnable run = over() ? client::again : session::dealNext;
        return new Choice(
                agreed ? "friends.score.agreed" : key,
                "primary",
                agreed ? "icon-check" : "icon-play",
                !agreed && client.connected() && (client.over() || !over()),
                run);
    }

    private boolean agreed() {
        return client.own().filter(SeatState::agreed).isPresent();
    }

    /** Whether somebody is away without whom it does not go on, or not well. */
    private boolean awaited() {
        boolean waits = over() ? agreed() || client.seat().isEmpty() : client.opener();
        return waits && absence.seat().isPresent();
    }

    @Override
    public Optional<Note> note() {
        if (!client.connected()) {
            return Optional.of(new Note(Phrase.of("friends.broken"), true));
        }
        Optional<Phrase> waiting = awaited() ? Optional.of(absence.phrase()) : waiting();
        if (waiting.isPresent()) {
            return Optional.of(new Note(waiting.get(), false));
        }
        return over() ? afterGame() : Optional.empty();
    }

    /** Who wants to play again, and whether the deal was fair. */
    private Optional<Note> afterGame() {
        Optional<Note> verdict =
                client.dealVerdict().map(known -> new Note(known.phrase(), !known.fair()));
        List<Object> asking = persons(SeatState::agreed);
        if (asking.isEmpty()) {
            return verdict;
        }
        Phrase asked = Phrase.of("friends.score.asked", asking);
        return Optional.of(
                verdict.isEmpty()
                        ? new Note(asked, false)
                        : new Note(
                                Phrase.of("friends.score.both", asked, verdict.get().phrase()),
                                verdict.get().bad()));
    }

    /** For whom somebody waits who has agreed to go on. */
    private Optional<Phrase> waiting() {
        if (!agreed() && client.seat().isPresent() || client.seat().isEmpty() && over()) {
            return Optional.empty();
        }
        List<Object> names = persons(seat -> !seat.agreed());
        return Optional.of(
                names.isEmpty()
                        ? Phrase.of("friends.score.others")
                        : Phrase.of("friends.score.wait", names));
    }

    /** The names of those who play for themselves and of whom something is true. */
    private List<Object> persons(Predicate<SeatState> of) {
        return client.table().map(ServerMessage.Table::seats).orElse(List.of()).stream()
                .filter(seat -> seat.kind() == SeatState.Kind.PERSON)
                .filter(seat -> seat.computer().isEmpty() && of.test(seat))
                .<Object>map(seat -> Markup.plain(seat.name().orElse("")))
                .toList();
    }

    @Override
    public void act() {
        if (awaited() && client.connected() && second.over()) {
            seconds++;
            second.begin(1);
        }
    }

    @Override
    public int revision() {
        return client.revision() + seconds;
    }

    @Override
    public boolean closeRequested() {
        leaveTable.ask(navigator::quit);
        return false;
    }
}
