package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;
import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.look.Markup;
import parlour.app.look.WindowShape;
import parlour.app.platform.FileAccess;
import parlour.app.saves.RelativeDate;
import parlour.app.widget.EntryField;
import parlour.app.widget.IconButton;
import parlour.app.widget.ListRow;
import parlour.app.widget.MiddleEllipsis;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.Sheet;
import parlour.app.widget.Switch;
import parlour.store.DiskErrors;
import parlour.store.FolderBrowser;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * A file dialog, to choose a file to open or a place to save one. It is built from our own widgets,
 * so it looks the same on every system and works with the keyboard.
 */
final class FileSheet extends Sheet {
    private final App app;
    private final FileAccess.Folders folders;
    private static final float PLACES = 200;

    /** The extensions of our files and of the older programs' files. */
    private static final Set<String> ENDINGS =
            Set.of("parlour", "json", "bak", "corrupt", "casino", "cassino", "record", "txt");

    /** The file to be saved. */
    private static final class Saving {
        private final Phrase what;
        private final BiConsumer<String, String> then;
        private String name;

        Saving(String name, Phrase what, BiConsumer<String, String> then) {
            this.name = name;
            this.what = what;
            this.then = then;
        }
    }

    private final Consumer<String> chosen;
    private final Optional<Saving> saving;
    private List<FolderBrowser.Entry> usual = List.of();
    private Optional<FolderBrowser.Drawer> drawer = Optional.empty();
    private Optional<Phrase> trouble = Optional.empty();
    private boolean all;
    private PushButton save;
    private Label problem;

    private FileSheet(
            App app, FileAccess.Folders folders, Consumer<String> chosen, Optional<Saving> saving) {
        super(app);
        this.app = app;
        this.folders = folders;
        this.chosen = chosen;
        this.saving = saving;
        String last = app.settings().folder();
        go(last.isEmpty() ? folders.browser().home() : last);
    }

    /** A dialog for choosing a file to open. */
    static FileSheet opening(App app, FileAccess.Folders folders, Consumer<String> chosen) {
        return new FileSheet(app, folders, chosen, Optional.empty());
    }

    /**
     * A dialog for choosing a folder and a file name.
     *
     * @param what describes the file to be written
     * @param then receives the folder and the name
     */
    static FileSheet saving(
            App app,
            FileAccess.Folders folders,
            String name,
            Phrase what,
            BiConsumer<String, String> then) {
        return new FileSheet(app, folders, place -> {}, Optional.of(new Saving(name, what, then)));
    }

    /** The content of a folder. */
    private record Listing(
            List<FolderBrowser.Entry> usual,
            Optional<FolderBrowser.Drawer> drawer,
            Optional<Phrase> trouble) {}

    private void go(String place) {
        app.backgroundTasks().browse(() -> list(place), this::failed, this::show);
    }

    private Listing failed(Phrase why) {
        return new Listing(usual, Optional.empty(), Optional.of(why));
    }

    private Listing list(String place) {
        FolderBrowser folderBrowser = folders.browser();
        try {
            return new Listing(
                    folderBrowser.usual(),
                    Optional.of(folderBrowser.open(place)),
                    Optional.empty());
        } catch (BadInput e) {
            return new Listing(folderBrowser.usual(), Optional.empty(), Optional.of(e.phrase()));
        } catch (IOException e) {
            return new Listing(
                    folderBrowser.usual(), Optional.empty(), Optional.of(DiskErrors.of(e)));
        }
    }

    private void show(Listing listing) {
        usual = listing.usual();
        trouble = listing.trouble();
        if (listing.drawer().isPresent()) {
            drawer = listing.drawer();
            app.settings().folder(drawer.get().place());
        } else if (drawer.isEmpty() && !app.settings().folder().isEmpty()) {
            // The last folder used no longer exists, or is not a folder.
            app.settings().folder("");
            go(folders.browser().home());
        }
        refresh();
    }

    @Override
    protected String title() {
        return say(saving.isPresent() ? "file.save" : "file.open");
    }

    @Override
    protected void fill(Table content) {
        Table folder = folderPanel();
        if (app.shape() == WindowShape.PORTRAIT) {
            Table places = new Table();
            placeButtons().forEach(button -> places.add(button).height(46));
            content.add(ScrollArea.sideways(app, places)).growX().minWidth(0).height(46).row();
            content.add(folder).grow().minHeight(0);
        } else {
            Table places = new Table();
            places.top();
            placeButtons().forEach(button -> places.add(button).width(PLACES).height(44).row());
            content.add(new ScrollArea(app, places)).top().growY().minHeight(0).width(PLACES + 14);
            content.add(folder).grow().minHeight(0).padLeft(14);
        }
    }

    /** Buttons for the places where files usually are. */
    private List<PushButton> placeButtons() {
        List<PushButton> buttons = new ArrayList<>();
        for (int i = 0; i < usual.size(); i++) {
            FolderBrowser.Entry place = usual.get(i);
            PushButton button =
                    new PushButton(app, name(place), "quiet", () -> go(place.place()))
                            .icon("icon-folder");
            button.getLabel().setEllipsis(true);
            button.getCell(button.getLabel()).minWidth(0);
            button.setName("file-place-" + i);
            buttons.add(button);
        }
        return buttons;
    }

    private String name(FolderBrowser.Entry place) {
        return place.place().equals(folders.browser().home())
                ? say("file.home")
                : Markup.plain(place.name());
    }

    private Table folderPanel() {
        Table right = new Table();
        boolean phone = app.shape().phone();
        if (saving.isPresent() && phone) {
            // In the upper half, where no keyboard on the screen covers it.
            right.add(nameField(saving.get())).growX().row();
        }
        right.add(pathBar()).growX().padBottom(6).row();
        Table list = new Table();
        list.top();
        list(list);
        Table frame = new Table();
        frame.setBackground(app.look().patch("field"));
        frame.add(new ScrollArea(app, list)).grow().minHeight(0);
        right.add(frame).grow().minHeight(0).row();
        if (saving.isEmpty()) {
            right.add(allFilesSwitch()).growX().padTop(6);
        } else if (!phone) {
            right.add(nameField(saving.get())).growX().padTop(10);
        }
        return right;
    }

    private Table pathBar() {
        Table where = new Table();
        Optional<String> above = drawer.flatMap(FolderBrowser.Drawer::above);
        IconButton up =
                new IconButton(app, "icon-up", say("file.up"), () -> above.ifPresent(this::go));
        up.setName("file-up");
        up.setDisabled(above.isEmpty());
        where.add(up).size(app.shape().pressable(40)).padRight(6);
        String place = drawer.map(FolderBrowser.Drawer::place).orElse("");
        Label path = new MiddleEllipsis(app, place, "soft");
        path.setName("file-path");
        where.add(path).growX().minWidth(0);
        return where;
    }

    private void list(Table list) {
        trouble.ifPresent(why -> sentence(list, app.texts().say(why), "bad"));
        if (drawer.isEmpty()) {
            return;
        }
        int shown = 0;
        for (FolderBrowser.Entry entry : drawer.get().entries()) {
            if (entry.folder() || fits(entry.name())) {
                // Otherwise a row would be as wide as its whole name.
                list.add(row(entry)).growX().minWidth(0).height(app.shape().pressable(40)).row();
                shown++;
            }
        }
        if (shown == 0) {
            sentence(list, say(saving.isPresent() ? "file.empty" : "file.nothing"), "soft");
        }
        if (!drawer.get().complete()) {
            sentence(list, say("file.more"), "soft");
        }
    }

    private void sentence(Table list, String text, String style) {
        Label label = new Label(text, skin(), style);
        label.setWrap(true);
        list.add(label).growX().pad(10, 12, 10, 12).row();
    }

    private boolean fits(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return all || ENDINGS.contains(ending) || name.contains(".corrupt");
    }

    private ListRow row(FolderBrowser.Entry entry) {
        ListRow row = new ListRow(app, () -> press(entry));
        row.setName("file-" + entry.name());
        boolean file = !entry.folder();
        // When saving, files are listed only to show which names are taken.
        row.setDisabled(file && saving.isPresent());
        String color = entry.folder() ? "gold" : "creamSoft";
        row.add(
                        new Image(
                                app.look()
                                        .picture(
                                                file ? "icon-file" : "icon-folder",
                                                app.look().color(color)),
                                Scaling.fit))
                .size(20)
                .padRight(12);
        String style = file && saving.isPresent() ? "soft" : "default";
        row.add(new MiddleEllipsis(app, entry.name(), style, row)).growX().minWidth(0);
        if (file) {
            Phrase when =
                    RelativeDate.of(entry.changed(), TimeUtils.millis(), ZoneId.systemDefault());
            Label time = new Label(app.texts().say(when), skin(), "small-soft");
            time.setAlignment(Align.right);
            row.add(time).padLeft(10);
        }
        return row;
    }

    private void press(FolderBrowser.Entry entry) {
        if (entry.folder()) {
            go(entry.place());
        } else if (saving.isEmpty()) {
            close();
            chosen.accept(entry.place());
        }
    }

    private Table allFilesSwitch() {
        Table line = new Table();
        // Nobody drops a file on a phone.
        String drop = app.shape().phone() ? "" : say("file.drop");
        line.add(new Label(drop, skin(), "small-soft")).growX().left();
        line.add(new Label(say("file.all"), skin(), "small")).padRight(8);
        Switch everything =
                new Switch(
                        app,
                        all,
                        on -> {
                            all = on;
                            refresh();
                        });
        everything.setName("file-all");
        Spoken.name(everything, say("file.all"));
        line.add(everything);
        return line;
    }

    private Table nameField(Saving file) {
        Table line = new Table();
        Label what = new Label(app.texts().say(file.what), skin(), "small-soft");
        what.setWrap(true);
        line.add(what).growX().colspan(2).padBottom(6).row();
        line.add(new Label(say("file.name"), skin())).padRight(10);
        EntryField field =
                new EntryField(
                        app,
                        file.name,
                        text -> {
                            file.name = text;
                            check(file);
                        },
                        () -> write(file),
                        this::close);
        field.setName("file-name");
        Spoken.name(field, say("file.name"));
        field.setMaxLength(120);
        line.add(field).growX().row();
        problem = new Label("", skin(), "small-bad");
        problem.setName("file-problem");
        problem.setEllipsis(true);
        line.add();
        line.add(problem).growX().minWidth(0).height(20);
        return line;
    }

    private Optional<Phrase> nameProblem(Saving file) {
        String name = file.name.strip();
        if (name.isEmpty()) {
            return Optional.of(Phrase.of("file.noName"));
        }
        boolean taken =
                drawer.map(FolderBrowser.Drawer::entries).orElse(List.of()).stream()
                        .anyMatch(entry -> entry.name().equalsIgnoreCase(name));
        return taken ? Optional.of(Phrase.of("file.exists", Markup.plain(name))) : Optional.empty();
    }

    private void check(Saving file) {
        Optional<Phrase> wrong = nameProblem(file);
        problem.setText(wrong.map(app.texts()::say).orElse(""));
        save.setDisabled(wrong.isPresent() || drawer.isEmpty());
    }

    private void write(Saving file) {
        if (nameProblem(file).isEmpty() && drawer.isPresent()) {
            close();
            file.then.accept(drawer.get().place(), file.name.strip());
        }
    }

    @Override
    protected void buttons(Table row) {
        row.add(button("file.cancel", "default", this::close)).minWidth(140);
        saving.ifPresent(
                file -> {
                    save = button("file.save.here", "primary", () -> write(file));
                    row.add(save).minWidth(180);
                    check(file);
                });
    }

    @Override
    protected boolean scrolls() {
        return false;
    }

    @Override
    protected float width() {
        return 940;
    }

    @Override
    protected float height() {
        return 620;
    }
}
