package parlour.app.screen;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.UIUtils;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.look.Markup;
import parlour.app.navigation.Navigator;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SaveTitles;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.SavedGames;
import parlour.app.sheet.DeletedSheet;
import parlour.app.widget.NoticeBar;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The saved games: open, rename, delete and restore, import and export them. */
public final class SavedScreen extends ControlsScreen {
    private final SavedGames games;

    /** The games deleted since the bar that says so was last closed. */
    private final List<SavedGameEntry> justDeleted = new ArrayList<>();

    private Optional<SavedRow.Renaming> renaming = Optional.empty();
    private Optional<Phrase> notice = Optional.empty();
    private String wanted = "";
    private int shown;

    public SavedScreen(App app, Navigator navigator, SavedGames games) {
        super(app, navigator);
        this.games = games;
    }

    @Override
    protected void fill() {
        shown = games.revision();
        Table root = addRoot();
        if (app.shape().phone()) {
            phone(root);
        } else {
            desktop(root);
        }
    }

    private void desktop(Table root) {
        root.pad(16, 22, 16, 22);
        root.add(head()).growX().row();
        addDivider(root);
        root.add(new ScrollArea(app, list())).grow().minHeight(0).row();
        bar().ifPresent(bar -> root.add(bar).growX().padTop(10));
    }

    private void phone(Table root) {
        PhonePage page = new PhonePage(app, say("saved.title"));
        page.back("saved.back", say("common.back"), navigator::menu);
        Table content = new Table();
        content.add(new ScrollArea(app, list())).grow().minHeight(0).row();
        bar().ifPresent(bar -> content.add(bar).growX().pad(4, 6, 4, 6));
        page.content(content);
        Table buttons = new Table();
        deletedButton().ifPresent(buttons::add);
        buttons.add(importButton());
        page.buttons(buttons);
        root.add(page).grow();
    }

    private Table head() {
        Table head = new Table();
        head.add(button("saved.back", "common.back", "icon-left", navigator::menu)).height(48);
        Label title = new Label(say("saved.title"), skin(), "title");
        title.setEllipsis(true);
        head.add(title).growX().minWidth(0).padLeft(20).padRight(12);
        deletedButton().ifPresent(button -> head.add(button).height(48).padRight(8));
        head.add(importButton()).height(48);
        return head;
    }

    /** Shows the deleted games, if there are any. */
    private Optional<PushButton> deletedButton() {
        int deleted = games.deleted().size();
        if (deleted == 0) {
            return Optional.empty();
        }
        PushButton show =
                new PushButton(
                        app,
                        say("saved.deleted.show", deleted),
                        "default",
                        () -> sheets.open(new DeletedSheet(app, games)));
        show.setName("saved.deleted");
        return Optional.of(show.icon("icon-trash"));
    }

    private PushButton importButton() {
        return button("saved.import", "saved.import", "icon-import", navigator::importFile);
    }

    private PushButton button(String name, String key, String icon, Runnable action) {
        PushButton button = new PushButton(app, say(key), "default", action).icon(icon);
        button.setName(name);
        return button;
    }

    private Actor list() {
        List<SavedGameEntry> all = games.all();
        Table list = new Table();
        list.top();
        if (app.shape().phone()) {
            list.pad(8, 8, 4, 8);
        }
        if (all.isEmpty()) {
            Label nothing = new Label(say("saved.none"), skin(), "soft");
            nothing.setName("saved.none");
            nothing.setWrap(true);
            nothing.setAlignment(Align.center);
            list.add(nothing)
                    .width(Math.min(560, stage().getWidth() - 80))
                    .padTop(app.shape().phone() ? 40 : 120);
            return list;
        }
        for (SavedGameEntry savedGameEntry : all) {
            Optional<SavedRow.Renaming> here =
                    renaming.filter(r -> r.id.equals(savedGameEntry.id()));
            SavedRow row = new SavedRow(app, savedGameEntry, new Actions(), here, new Typing());
            list.add(row).growX().padBottom(10).padRight(ScrollArea.gutter(app)).row();
        }
        return list;
    }

    private Optional<NoticeBar> bar() {
        justDeleted.retainAll(games.deleted());
        if (!justDeleted.isEmpty()) {
            NoticeBar bar = new NoticeBar(app, app.texts().say(deletion()));
            return Optional.of(
                    bar.button(app, "saved.undo", say("saved.undo"), "icon-undo", this::undo)
                            .closing(
                                    app,
                                    () -> {
                                        justDeleted.clear();
                                        app.refresh();
                                    }));
        }
        return notice.map(
                phrase ->
                        new NoticeBar(app, app.texts().say(phrase))
                                .closing(
                                        app,
                                        () -> {
                                            notice = Optional.empty();
                                            app.refresh();
                                        }));
    }

    private String title(LoadedGame<?, ?, ?, ?> game) {
        return SaveTitles.shown(app, game);
    }

    private Phrase deletion() {
        Optional<String> title =
                justDeleted.size() == 1
                        ? justDeleted.get(0).game().map(this::title)
                        : Optional.empty();
        return title.map(name -> Phrase.of("saved.deleted.one", Markup.plain(name)))
                .orElseGet(() -> Phrase.of("saved.deleted.several", justDeleted.size()));
    }

    @Override
    protected void shown() {
        games.read();
        focus.focus(wanted);
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        if (app.interacting()) {
            return; // it is not built again by itself later: the focus must follow
        }
        Optional<Phrase> polled = games.pollNotice();
        if (polled.isPresent()) {
            notice = polled;
            app.refresh();
        } else if (shown != games.revision()) {
            app.refresh();
            focus.focus(wanted);
            wanted = "";
        }
    }

    /** Brings back what the bar names; without a bar, what was deleted last. */
    private void undo() {
        List<SavedGameEntry> deleted = games.deleted();
        List<SavedGameEntry> back =
                justDeleted.isEmpty()
                        ? deleted.subList(deleted.size() - 1, deleted.size())
                        : justDeleted;
        List<String> ids = back.stream().map(SavedGameEntry::id).toList();
        wanted = "saved-" + ids.get(ids.size() - 1) + "-open";
        justDeleted.clear();
        games.undelete(ids);
        app.refresh();
    }

    @Override
    protected Optional<Runnable> escape() {
        return Optional.of(renaming.isPresent() ? new Typing()::cancelled : navigator::menu);
    }

    @Override
    protected boolean pressed(int keycode) {
        if (keycode == Keys.Z && UIUtils.ctrl() && !games.deleted().isEmpty()) {
            undo();
            return true;
        }
        return false;
    }

    /** Handles the actions of the rows. */
    private final class Actions implements SavedRow.Actions {
        @Override
        public void open(SavedGameEntry savedGameEntry) {
            navigator.open(savedGameEntry.id());
        }

        @Override
        public void replay(LoadedGame<?, ?, ?, ?> game) {
            navigator.replay(game);
        }

        @Override
        public void review(SavedGameEntry savedGameEntry) {
            navigator.review(savedGameEntry);
        }

        @Override
        public void rename(SavedGameEntry savedGameEntry) {
            String title = savedGameEntry.game().map(SavedScreen.this::title).orElse("");
            renaming = Optional.of(new SavedRow.Renaming(savedGameEntry.id(), title));
            app.refresh();
            focus.focus("saved-" + savedGameEntry.id() + "-field");
        }

        @Override
        public void export(SavedGameEntry savedGameEntry) {
            navigator.export(savedGameEntry);
        }

        @Override
        public void delete(SavedGameEntry savedGameEntry) {
            int place = games.all().indexOf(savedGameEntry);
            justDeleted.add(savedGameEntry);
            notice = Optional.empty();
            games.delete(savedGameEntry);
            app.refresh();
            // Not at the next game's Delete: a second press must not delete that one too.
            List<SavedGameEntry> rest = games.all();
            focus.focus(
                    rest.isEmpty()
                            ? "saved.undo"
                            : "saved-" + rest.get(Math.min(place, rest.size() - 1)).id() + "-open");
        }
    }

    /** Handles changes to the title being edited. */
    private final class Typing implements SavedRow.Typing {
        @Override
        public Optional<Phrase> problem(SavedRow.Renaming typed) {
            return SaveTitles.problem(typed.text, title -> games.taken(title, typed.id));
        }

        @Override
        public void given() {
            renaming.ifPresent(typed -> games.rename(typed.id, typed.text.strip()));
            done();
        }

        @Override
        public void cancelled() {
            done();
        }

        private void done() {
            String back = renaming.map(typed -> "saved-" + typed.id + "-rename").orElse("");
            renaming = Optional.empty();
            app.refresh();
            focus.focus(back);
        }
    }
}
