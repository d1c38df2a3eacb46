package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.frames.Delay;
import parlour.app.friends.InvitationPanel;
import parlour.app.friends.LeaveTable;
import parlour.app.friends.TableClient;
import parlour.app.game.GameModule;
import parlour.app.look.Markup;
import parlour.app.look.WindowShape;
import parlour.app.navigation.Navigator;
import parlour.app.platform.TableHost;
import parlour.app.setup.SetupForm;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.engine.Rng;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/** A shared table before the game: how friends get there, who has come, and the beginning. */
final class WaitingScreen extends ControlsScreen {
    private static final float WIDEST = 1100;
    private static final float GAP = 16;
    private static final float LEAST_PICTURE = 150;
    private static final float LOW_PICTURE = 140;
    private static final float AROUND_PICTURE = 390;

    /** How often it is seen whether this machine has another address. */
    private static final float LOOK_SECONDS = 5;

    /** The share of the width that the invitation takes beside the seats. */
    private static final float INVITATION = 0.42f;

    private final TableClient client;
    private final AppFriends friends;
    private final FriendsForm form;
    private final LeaveTable leaveTable;
    private final Delay second;
    private final Delay look;
    private int shownRevision;
    private Optional<Phrase> trouble = Optional.empty();

    WaitingScreen(App app, Navigator navigator, AppFriends friends, TableClient client) {
        super(app, navigator);
        this.friends = friends;
        this.client = client;
        form = new FriendsForm(app, super.game());
        leaveTable = new LeaveTable(app, client, sheets);
        second = new Delay(app.frameScheduler());
        second.begin(1);
        look = new Delay(app.frameScheduler());
        look.begin(LOOK_SECONDS);
    }

    @Override
    protected GameModule<?, ?, ?, ?> game() {
        return client.table()
                .flatMap(table -> navigator.games().find(table.game()))
                .orElseGet(super::game);
    }

    @Override
    protected void fill() {
        shownRevision = client.revision();
        if (app.shape().phone()) {
            phone();
        } else {
            desktop();
        }
    }

    private String title() {
        return client.table()
                .map(table -> say("game." + table.game() + ".title"))
                .orElseGet(() -> say("friends.title"));
    }

    private void desktop() {
        Table root = addRoot();
        root.pad(16, 22, 16, 22);
        root.add(new Label(title(), skin(), "title")).left().row();
        addDivider(root);
        Optional<ServerMessage.Table> table = client.table();
        if (table.isEmpty()) {
            root.add(connecting()).expand().row();
        } else {
            float room = (float) Math.floor(Math.min(stage().getWidth() - 44, WIDEST));
            float left = (float) Math.floor((room - GAP) * INVITATION);
            Table body = new Table();
            body.add(panel(invitation(table.get()))).width(left).growY().padRight(GAP);
            body.add(panel(seats(table.get()))).width(room - GAP - left).growY();
            root.add(body).expand().fillY().minHeight(0).row();
        }
        Table foot = new Table();
        foot.add(leaveButton()).height(52).minWidth(130);
        Label message = message();
        message.setAlignment(Align.right);
        foot.add(message).growX().minWidth(0).padLeft(20).padRight(16);
        table.ifPresent(known -> buttons(foot, known));
        root.add(foot).growX().padTop(12);
    }

    private Table panel(Table content) {
        Table panel = new Table();
        panel.setBackground(app.look().patch("panel"));
        panel.pad(16, 22, 16, 14);
        content.padRight(ScrollArea.gutter(app));
        panel.add(new ScrollArea(app, content)).grow().minHeight(0);
        return panel;
    }

    private void phone() {
        PhonePage page = new PhonePage(app, title());
        page.back("friends.leave", say("friends.leave"), this::leave);
        Optional<ServerMessage.Table> table = client.table();
        Table content = new Table();
        content.top().pad(PhonePage.ABOVE, PhonePage.SIDE, PhonePage.ABOVE, PhonePage.SIDE);
        if (table.isEmpty()) {
            content.add(connecting()).growX();
        } else if (app.shape() == WindowShape.PORTRAIT) {
            content.add(seats(table.get())).growX().row();
            content.add(invitation(table.get())).growX().padTop(14);
        } else {
            float room = stage().getWidth() - 2 * PhonePage.SIDE - GAP;
            content.add(seats(table.get())).width(room / 2).top().padRight(GAP);
            content.add(invitation(table.get())).width(room / 2).top();
        }
        page.content(new ScrollArea(app, content));
        Label message = message();
        message.setAlignment(Align.center);
        page.aboveButtons(message);
        Table buttons = new Table();
        table.ifPresent(known -> buttons(buttons, known));
        page.buttons(buttons);
        addRoot().add(page).grow();
    }

    private Label connecting() {
        String server = Markup.plain(client.server().url());
        Label label =
                new Label(
                        client.failures() > 0
                                ? say("friends.noAnswer", server)
                                : say("friends.connecting", server),
                        skin(),
                        "soft");
        label.setName("friends.connecting");
        label.setWrap(app.shape().phone());
        return label;
    }

    private Table invitation(ServerMessage.Table table) {
        Table content = new Table();
        content.top();
        limitation().ifPresent(line -> content.add(line).growX().padBottom(8).row());
        content.add(new InvitationPanel(app, client.server(), table.code(), picture())).growX();
        return content;
    }

    /** Who cannot come although the table is open. */
    private Optional<Label> limitation() {
        return app.platform()
                .tableHost()
                .filter(host -> client.here())
                .flatMap(TableHost::limitation)
                .map(
                        why -> {
                            Label line = line(app.texts().say(why), "friends.limitation");
                            line.setStyle(skin().get("small-bad", Label.LabelStyle.class));
                            return line;
                        });
    }

    /** As large as the window allows, so that it can be read from across a room. */
    private float picture() {
        if (app.shape().phone()) {
            return app.shape() == WindowShape.PORTRAIT ? LEAST_PICTURE : LOW_PICTURE;
        }
        return Math.max(LEAST_PICTURE, Math.min(stage().getHeight() - AROUND_PICTURE, 360));
    }

    private Table seats(ServerMessage.Table table) {
        Table content = new Table();
        content.top();
        content.add(new Label(say("friends.seats"), skin(), "heading")).left().row();
        rules(table).ifPresent(text -> content.add(line(text, "friends.rules")).growX().row());
        Optional<IntConsumer> sit = Optional.empty();
        if (maySit(table)) {
            SeatName name = new SeatName(app, form, table);
            sit = Optional.of(seat -> name.whenRight(own -> client.sit(OptionalInt.of(seat), own)));
            content.add(name).growX().padTop(8).row();
        }
        content.add(new SeatList(app, client, table, sit)).growX().padTop(8).row();
        if (free(table) && sit.isEmpty()) {
            content.add(line(say("friends.seat.free.help"), "friends.free")).growX().row();
        }
        if (table.watchers() > 0) {
            content.add(line(say("friends.watchers", table.watchers()), "friends.watchers"))
                    .growX()
                    .padTop(4)
                    .row();
        }
        content.add(line(say("friends.promise"), "friends.promise")).growX().padTop(10);
        return content;
    }

    private Label line(String text, String name) {
        Label line = new Label(text, skin(), "small-soft");
        line.setName(name);
        line.setWrap(true);
        return line;
    }

    /** The rules in a line. */
    private Optional<String> rules(ServerMessage.Table table) {
        return navigator
                .games()
                .find(table.game())
                .filter(module -> !module.game().options().isEmpty())
                .flatMap(module -> rules(module, table));
    }

    private Optional<String> rules(GameModule<?, ?, ?, ?> module, ServerMessage.Table table) {
        SetupForm setup = new SetupForm(module.game(), String::valueOf, new Rng(1));
        try {
            setup.rules().options(module.game().readOptions(table.options()));
        } catch (BadInput e) {
            return Optional.empty();
        }
        return Optional.of(new RuleSetDropdown(app, setup).description());
    }

    private static boolean free(ServerMessage.Table table) {
        return table.seats().stream().anyMatch(seat -> seat.kind() == SeatState.Kind.FREE);
    }

    private static boolean between(ServerMessage.Table table) {
        return table.stage() == Stage.WAITING || table.stage() == Stage.OVER;
    }

    private boolean maySit(ServerMessage.Table table) {
        return client.seat().isEmpty() && !client.opener() && free(table) && between(table);
    }

    private Label message() {
        Optional<Phrase> problem =
                trouble.or(
                        () ->
                                client.connected() || client.table().isEmpty()
                                        ? Optional.empty()
                                        : Optional.of(Phrase.of("friends.broken")));
        Label label =
                new Label(
                        app.texts().say(problem.orElseGet(this::next)),
                        skin(),
                        problem.isPresent() ? "bad" : "soft");
        label.setName("friends.message");
        label.setWrap(true);
        return label;
    }

    /** What the person can do, or what is waited for. */
    private Phrase next() {
        Optional<ServerMessage.Table> table = client.table();
        if (table.isEmpty()) {
            return Phrase.of(client.failures() > 0 ? "friends.noAnswer.help" : "friends.preparing");
        }
        if (client.opener()) {
            return Phrase.of("friends.begin.help");
        }
        if (client.seat().isPresent()) {
            boolean agreed = client.own().filter(SeatState::agreed).isPresent();
            return Phrase.of(agreed ? "friends.ready.wait" : "friends.ready.help", opener());
        }
        if (client.watching()) {
            return Phrase.of("friends.watching");
        }
        if (!between(table.get())) {
            return Phrase.of("friends.runs");
        }
        return Phrase.of(free(table.get()) ? "friends.chooseSeat" : "friends.full");
    }

    /** The name of whoever may begin. */
    private String opener() {
        ServerMessage.Table table = client.table().orElseThrow();
        Optional<String> name =
                table.opener().isPresent() && table.opener().getAsInt() < table.seats().size()
                        ? table.seats().get(table.opener().getAsInt()).name()
                        : Optional.empty();
        return name.map(Markup::plain).orElseGet(() -> say("friends.opener"));
    }

    private PushButton leaveButton() {
        PushButton button = new PushButton(app, say("friends.leave"), "default", this::leave);
        button.setName("friends.leave");
        return button.icon("icon-left");
    }

    private void buttons(Table row, ServerMessage.Table table) {
        if (client.seat().isEmpty() && !client.opener() && !client.watching()) {
            row.add(button("friends.watch", "default", "icon-eye", client::watch)).height(52);
            return;
        }
        boolean agreed = client.own().filter(SeatState::agreed).isPresent();
        if (client.opener()) {
            PushButton begin = button("friends.begin", "primary", "icon-play", client::begin);
            begin.setDisabled(!client.connected());
            row.add(begin).height(52).minWidth(200).getActor().centre();
        } else if (client.seat().isPresent() && table.stage() == Stage.WAITING && !agreed) {
            PushButton ready = button("friends.ready", "primary", "icon-check", client::begin);
            ready.setDisabled(!client.connected());
            row.add(ready).height(52).minWidth(200).getActor().centre();
        }
    }

    private PushButton button(String key, String style, String icon, Runnable action) {
        PushButton button = new PushButton(app, say(key), style, action);
        button.setName(key);
        return button.icon(icon);
    }

    private void leave() {
        leaveTable.ask(friends::left);
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        if (client.here() && look.over()) {
            look.begin(LOOK_SECONDS);
            friends.lookAgain(client);
        }
        if (someoneAway() && second.over()) {
            second.begin(1);
            refreshSoon();
        }
        if (app.interacting()) {
            return; // a refusal is told until something changes, and nothing is shown yet
        }
        Optional<Phrase> polled = client.pollTrouble().or(navigator::pollNotice);
        if (polled.isPresent()) {
            trouble = polled;
        } else if (shownRevision != client.revision()) {
            trouble = Optional.empty();
        }
        if (polled.isPresent() || shownRevision != client.revision()) {
            refreshSoon();
        }
    }

    private boolean someoneAway() {
        return client.table()
                .filter(
                        table ->
                                table.seats().stream()
                                        .anyMatch(
                                                seat ->
                                                        seat.kind() == SeatState.Kind.PERSON
                                                                && !seat.present()))
                .isPresent();
    }

    @Override
    protected Optional<Runnable> escape() {
        return Optional.of(this::leave);
    }

    @Override
    protected boolean closeRequested() {
        leaveTable.ask(navigator::quit);
        return false;
    }
}
