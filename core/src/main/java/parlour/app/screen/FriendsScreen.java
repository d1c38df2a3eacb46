package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.friends.KeptTable;
import parlour.app.game.GameModule;
import parlour.app.navigation.Navigator;
import parlour.app.widget.EntryField;
import parlour.app.widget.NoticeBar;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.SegmentedControl;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The way to a table with friends: open one, or join one that a friend has opened. */
final class FriendsScreen extends ControlsScreen {
    private static final float WIDEST = 1180;
    private static final float GAP = 16;

    /** The name and what stands beside it. */
    private static final float NAME = 480;

    private static final float BESIDE_NAME = 420;

    /** More places than this are listed on a sheet. */
    private static final int MOST_BARS = 2;

    /** The share of the width that the new table takes beside the join. */
    private static final float OPEN = 0.58f;

    /** What a panel needs beside its content. */
    private static final float SIDES = 44;

    private final AppFriends friends;
    private final FriendsForm form;
    private Optional<Phrase> notice;

    /** On a phone one of the two is shown. */
    private boolean opens;

    private TableRows nameRows;
    private EntryField name;
    private Cell<Label> nameLine;
    private OpenTablePanel open;
    private JoinTablePanel join;

    /**
     * @param link that somebody has followed to a table
     * @param notice why somebody is here again
     */
    FriendsScreen(
            App app,
            Navigator navigator,
            AppFriends friends,
            Optional<String> link,
            Optional<Phrase> notice) {
        super(app, navigator);
        this.friends = friends;
        this.notice = notice;
        form = new FriendsForm(app, game());
        link.ifPresent(form::typed);
    }

    @Override
    protected void fill() {
        if (app.shape().phone()) {
            phone();
        } else {
            desktop();
        }
        changed();
    }

    private void desktop() {
        Table root = addRoot();
        root.pad(16, 22, 16, 22);
        Table head = new Table();
        PushButton back = new PushButton(app, say("common.back"), "default", navigator::menu);
        back.setName("friends.menu");
        head.add(back.icon("icon-left")).height(48).top();
        head.add(new Label(say("friends.title"), skin(), "title"))
                .expandX()
                .left()
                .top()
                .padLeft(20);
        float room = (float) Math.floor(Math.min(stage().getWidth() - 44, WIDEST));
        float name = Math.min(NAME, room - BESIDE_NAME);
        head.add(nameRow(name)).width(name).top();
        root.add(head).growX().row();
        root.add(new Image(app.look().patch("divider"), Scaling.stretchX))
                .growX()
                .padBottom(10)
                .row();
        bars().forEach(bar -> root.add(bar).width(room).padBottom(10).row());
        float left = (float) Math.floor((room - GAP) * OPEN);
        float right = room - GAP - left;
        Table body = new Table();
        body.top();
        Table opening = openPanel(left - SIDES);
        Table joining = joinPanel(right - SIDES);
        body.add(panel(opening, open.button())).width(left).growY().padRight(GAP);
        body.add(panel(joining, join.button())).width(right).top();
        root.add(body).grow().minHeight(0).top();
    }

    /** What can be chosen, and below it the button, which does not scroll away. */
    private Table panel(Table content, PushButton button) {
        Table panel = new Table();
        panel.setBackground(app.look().patch("panel"));
        panel.pad(14, 24, 14, 14);
        content.padRight(ScrollArea.gutter(app));
        panel.add(new ScrollArea(app, content)).grow().minHeight(0).row();
        button.centre();
        panel.add(button).growX().height(52).padTop(8).padRight(10);
        return panel;
    }

    private void phone() {
        PhonePage page = new PhonePage(app, say("friends.title"));
        page.back("friends.menu", say("common.back"), navigator::menu);
        float width = stage().getWidth() - 2 * PhonePage.SIDE;
        Table content = new Table();
        content.top().pad(PhonePage.ABOVE, PhonePage.SIDE, PhonePage.ABOVE, PhonePage.SIDE);
        bars().forEach(bar -> content.add(bar).growX().padBottom(10).row());
        content.add(ways()).growX().padBottom(12).row();
        content.add(nameRow(width)).growX().row();
        Table open = openPanel(width);
        Table join = joinPanel(width);
        content.add(opens ? open : join).growX();
        page.content(new ScrollArea(app, content));
        Table buttons = new Table();
        buttons.add(opens ? this.open.button() : this.join.button());
        page.buttons(buttons);
        addRoot().add(page).grow();
    }

    private Table nameRow(float width) {
        Table row = new Table();
        nameRows = new TableRows(app, row, width);
        name = nameRows.nameField(form, this::changed, this::go);
        name.setName("friends.name");
        nameLine = nameRows.row("friends.name", name);
        return row;
    }

    /** Enter in the name does what is possible. */
    private void go() {
        if (form.mayJoin()) {
            join();
        } else {
            open();
        }
    }

    private SegmentedControl<Boolean> ways() {
        SegmentedControl<Boolean> ways =
                new SegmentedControl<Boolean>(
                        app,
                        wanted -> {
                            opens = wanted;
                            app.refresh();
                        });
        ways.value(false, say("friends.join"));
        ways.value(true, say("friends.open"));
        ways.setName("friends.ways");
        return ways.show(opens);
    }

    private OpenTablePanel openPanel(float width) {
        open =
                new OpenTablePanel(
                        app,
                        form,
                        width,
                        new OpenTablePanel.Actions(this::changed, this::choose, this::open));
        return open;
    }

    private JoinTablePanel joinPanel(float width) {
        join = new JoinTablePanel(app, form, width, this::changed, this::join);
        return join;
    }

    private void choose(String id) {
        GameModule<?, ?, ?, ?> gameModule = navigator.games().find(id).orElseThrow();
        app.settings().game(id);
        form.game(gameModule);
        app.refresh();
    }

    private void changed() {
        nameRows.show(
                name,
                nameLine,
                form.nameTyped() ? form.nameProblem() : Optional.empty(),
                form.nameProblem().isPresent() ? say("friends.name.help") : "");
        open.refresh();
        join.refresh();
    }

    private void open() {
        if (form.mayOpen()) {
            form.keep();
            friends.open(form);
        }
    }

    private void join() {
        if (form.mayJoin()) {
            form.keep();
            friends.join(form);
        }
    }

    /** Why somebody is here again, or the table to which they can go back. */
    private List<NoticeBar> bars() {
        List<NoticeBar> bars = new ArrayList<>();
        notice.ifPresent(
                why ->
                        bars.add(
                                new NoticeBar(app, app.texts().say(why))
                                        .closing(
                                                app,
                                                () -> {
                                                    notice = Optional.empty();
                                                    app.refresh();
                                                })));
        KeptTablesSheet.Actions actions =
                new KeptTablesSheet.Actions(
                        friends::comeBack,
                        kept -> {
                            friends.giveUp(kept);
                            app.refresh();
                        });
        List<KeptTable> kept = KeptTable.in(app.settings());
        if (kept.size() > MOST_BARS) {
            bars.add(
                    new NoticeBar(app, say("friends.kept.several", kept.size()))
                            .button(
                                    app,
                                    "friends.kept.show",
                                    say("friends.kept.show"),
                                    "icon-play",
                                    () -> sheets.open(new KeptTablesSheet(app, actions))));
        } else {
            kept.forEach(each -> bars.add(KeptTablesSheet.bar(app, each, actions)));
        }
        return bars;
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        Optional<Phrase> polled = navigator.pollNotice();
        if (polled.isPresent()) {
            notice = polled;
            refreshSoon();
        }
    }

    @Override
    protected Optional<Runnable> escape() {
        return Optional.of(navigator::menu);
    }
}
