package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;
import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.look.Markup;
import parlour.app.look.WindowShape;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.RelativeDate;
import parlour.app.saves.SaveTitles;
import parlour.app.saves.SavedGameEntry;
import parlour.app.setup.Setup;
import parlour.app.widget.EntryField;
import parlour.app.widget.IconButton;
import parlour.app.widget.ProgressBar;
import parlour.app.widget.PushButton;
import parlour.text.Phrase;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** A row in the list of saved games: a thumbnail, the players and scores, and the actions. */
final class SavedRow extends Table {
    /** The sizes of the parts that stand beside each other, and the space between them. */
    private record Sizes(float height, float picture, float standing, float gap) {}

    private static final Sizes DESKTOP = new Sizes(132, 178, 280, 18);
    private static final Sizes LANDSCAPE = new Sizes(124, 128, 212, 12);
    private static final float SMALL_PICTURE = 112;

    /** The height of the sign of a game that cannot be read. */
    private static final float SIGN = 54;

    /** With more seats than this, the rest are summed up in one line. */
    private static final int MOST_SEATS = 4;

    /** The actions on a saved game. */
    interface Actions {
        void open(SavedGameEntry savedGameEntry);

        void replay(LoadedGame<?, ?, ?, ?> game);

        void review(SavedGameEntry savedGameEntry);

        void rename(SavedGameEntry savedGameEntry);

        void export(SavedGameEntry savedGameEntry);

        void delete(SavedGameEntry savedGameEntry);
    }

    /** A title being edited. */
    static final class Renaming {
        final String id;
        String text;

        Renaming(String id, String text) {
            this.id = id;
            this.text = text;
        }
    }

    /** Receives changes to the title being edited. */
    interface Typing {
        Optional<Phrase> problem(Renaming renaming);

        void given();

        void cancelled();
    }

    private final App app;
    private final SavedGameEntry savedGameEntry;
    private Label problem;
    private EntryField field;
    private IconButton give;

    SavedRow(
            App app,
            SavedGameEntry savedGameEntry,
            Actions actions,
            Optional<Renaming> renaming,
            Typing typing) {
        this.app = app;
        this.savedGameEntry = savedGameEntry;
        setName("saved-" + savedGameEntry.id());
        setBackground(app.look().patch("panel"));
        pad(11, 12, 11, 12);
        Spoken.name(this, spokenName());
        Table what =
                savedGameEntry
                        .game()
                        .map(game -> words(game, renaming, typing))
                        .orElseGet(this::lost);
        Actor picture =
                savedGameEntry.game().<Actor>map(g -> g.thumbnail(app)).orElseGet(this::sign);
        Optional<Table> standing = savedGameEntry.game().map(this::standing);
        switch (app.shape()) {
            case DESKTOP -> beside(DESKTOP, picture, what, standing, actions);
            case LANDSCAPE ->
                    beside(
                            LANDSCAPE,
                            picture,
                            what,
                            standing.filter(table -> renaming.isEmpty()),
                            actions);
            case PORTRAIT -> below(renaming.isPresent(), picture, what, standing, actions);
        }
    }

    private String spokenName() {
        return savedGameEntry
                .game()
                .map(game -> Markup.plain(SaveTitles.shown(app, game)))
                .orElseGet(() -> say("saved.lost"));
    }

    private void beside(
            Sizes sizes, Actor picture, Table what, Optional<Table> standing, Actions actions) {
        boolean known = savedGameEntry.game().isPresent();
        add(picture).size(sizes.picture(), known ? sizes.height() - 22 : SIGN);
        Cell<Table> words = add(what).growX().minWidth(0).padLeft(sizes.gap());
        if (standing.isPresent()) {
            add(standing.get())
                    .width(sizes.standing())
                    .padLeft(sizes.gap() - 4)
                    .padRight(sizes.gap());
        } else {
            words.padRight(sizes.gap());
        }
        Table buttons = new Table();
        buttons.add(open(actions)).colspan(5).growX().minWidth(150).height(46).padBottom(6).row();
        icons(actions).forEach(icon -> buttons.add(icon).size(44));
        add(buttons);
    }

    @Override
    public float getPrefHeight() {
        return switch (app.shape()) {
            case DESKTOP -> DESKTOP.height();
            case LANDSCAPE -> Math.max(LANDSCAPE.height(), super.getPrefHeight());
            case PORTRAIT -> super.getPrefHeight();
        };
    }

    /** On an upright phone: the picture and the words, the players, and the buttons in a row. */
    private void below(
            boolean typing, Actor picture, Table what, Optional<Table> standing, Actions actions) {
        Table above = new Table();
        // Typing needs the whole width.
        if (!typing) {
            float height = standing.isPresent() ? SMALL_PICTURE * 0.66f : SIGN;
            above.add(picture).size(SMALL_PICTURE, height).top().padRight(12);
        }
        above.add(what).growX().minWidth(0).top();
        add(above).growX().row();
        standing.ifPresent(table -> add(table).growX().padTop(8).row());
        Table buttons = new Table();
        buttons.add(open(actions)).growX().minWidth(0).height(46).padRight(6);
        icons(actions).forEach(icon -> buttons.add(icon).size(46));
        add(buttons).growX().padTop(8);
    }

    private Image sign() {
        return new Image(
                app.look().picture("icon-warning", app.look().color("bad")),
                Scaling.fit,
                Align.center);
    }

    private String say(String key, Object... args) {
        return app.texts().say(key, args);
    }

    private Label label(String text, String style) {
        Label label = new Label(text, app.look().skin(), style);
        label.setEllipsis(true);
        return label;
    }

    private Table words(LoadedGame<?, ?, ?, ?> game, Optional<Renaming> renaming, Typing typing) {
        Table words = new Table();
        words.top().left();
        if (renaming.isPresent()) {
            Table entry = entry(renaming.get(), typing);
            String title = Markup.plain(SaveTitles.shown(app, game));
            Spoken.name(entry, say("saved.rename") + ": " + title);
            words.add(entry).growX().padTop(2).row();
        } else {
            Label title = label(Markup.plain(SaveTitles.shown(app, game)), "heading");
            title.setName(name("title"));
            words.add(title).growX().minWidth(0).padTop(4).row();
        }
        String when =
                app.texts()
                        .say(
                                RelativeDate.of(
                                        game.when(), TimeUtils.millis(), ZoneId.systemDefault()));
        String state = game.over() ? say("saved.finished") : say("saved.round", game.round());
        if (game.practice()) {
            state = say("saved.practice") + " · " + state;
        }
        // A phone has no room for both on a line.
        String between = app.shape().phone() ? "\n" : " · ";
        Label which =
                label(
                        say(game.gameModule().title()) + between + state,
                        game.over() ? "turn" : "strong");
        which.setName(name("game"));
        words.add(which).growX().minWidth(0).padTop(7).row();
        words.add(label(when, "soft")).growX().minWidth(0).padTop(3).row();
        if (savedGameEntry.damage().isPresent()) {
            Label damaged = label(say("saved.damaged"), "small-bad");
            damaged.setEllipsis(!app.shape().phone());
            damaged.setWrap(app.shape().phone());
            damaged.setName(name("damaged"));
            words.add(damaged).growX().minWidth(0).padTop(4);
        }
        return words;
    }

    private Table entry(Renaming renaming, Typing typing) {
        Table entry = new Table();
        field =
                new EntryField(
                        app,
                        renaming.text,
                        text -> {
                            renaming.text = text;
                            check(renaming, typing);
                        },
                        () -> {
                            if (typing.problem(renaming).isEmpty()) {
                                typing.given();
                            }
                        },
                        typing::cancelled);
        field.setName(name("field"));
        Spoken.name(field, say("spoken.name"));
        field.setMaxLength(60);
        entry.add(field).growX().minWidth(0);
        give = icon("give", "icon-check", "saved.rename.give", typing::given);
        entry.add(give).size(app.shape().pressable(40)).padLeft(4);
        entry.add(icon("cancel", "icon-close", "saved.rename.cancel", typing::cancelled))
                .size(app.shape().pressable(40));
        entry.row();
        problem = label("", "small-bad");
        problem.setEllipsis(!app.shape().phone());
        problem.setWrap(app.shape().phone());
        problem.setName(name("problem"));
        entry.add(problem).growX().minWidth(0).colspan(3).padTop(2);
        check(renaming, typing);
        return entry;
    }

    private void check(Renaming renaming, Typing typing) {
        Optional<Phrase> wrong = typing.problem(renaming);
        problem.setText(wrong.map(app.texts()::say).orElse(""));
        field.setStyle(
                app.look()
                        .skin()
                        .get(
                                wrong.isPresent() ? "bad" : "default",
                                TextField.TextFieldStyle.class));
        give.setDisabled(wrong.isPresent());
    }

    private Table lost() {
        Table lost = new Table();
        lost.left();
        lost.add(label(say("saved.lost"), "heading")).growX().minWidth(0).row();
        Label why =
                new Label(
                        app.texts().sentence(savedGameEntry.damage().orElseThrow()),
                        app.look().skin(),
                        "small-soft");
        why.setWrap(true);
        lost.add(why).growX().minWidth(0).padTop(4);
        return lost;
    }

    /** The players, with their scores as bars towards the goal. */
    private Table standing(LoadedGame<?, ?, ?, ?> game) {
        Table standing = new Table();
        Setup setup = game.setup();
        List<Integer> seats = game.standing();
        List<Integer> winners = game.winners();
        boolean all = seats.size() <= MOST_SEATS;
        for (int seat : all ? seats : seats.subList(0, MOST_SEATS - 1)) {
            boolean person = setup.participants().get(seat).person();
            boolean won = winners.contains(seat);
            String icon = won ? "icon-crown" : person ? "icon-person" : "icon-computer";
            String color = won ? "goldLight" : "creamSoft";
            standing.add(new Image(app.look().picture(icon, app.look().color(color)), Scaling.fit))
                    .size(16)
                    .padRight(8);
            standing.add(label(Markup.plain(setup.name(seat)), person ? "default" : "soft"))
                    .width(app.shape() == WindowShape.LANDSCAPE ? 92 : 108)
                    .minWidth(0)
                    .padRight(8);
            int score = game.scores().get(seat);
            standing.add(
                            new ProgressBar(
                                    app.look(),
                                    (float) score / game.goal(),
                                    won ? "goldLight" : "gold"))
                    .growX()
                    .fillY();
            Label points = label(String.valueOf(score), "strong");
            points.setAlignment(Align.right);
            standing.add(points).width(34).padLeft(6).row();
        }
        if (!all) {
            standing.add(label(say("menu.continue.others", seats.size() - MOST_SEATS + 1), "soft"))
                    .colspan(4)
                    .left()
                    .padLeft(24);
        }
        return standing;
    }

    private PushButton open(Actions actions) {
        boolean over = savedGameEntry.game().map(LoadedGame::over).orElse(false);
        PushButton open =
                new PushButton(
                                app,
                                say(over ? "saved.look" : "saved.open"),
                                "default",
                                () -> actions.open(savedGameEntry))
                        .icon(over ? "icon-eye" : "icon-play");
        open.setName(name("open"));
        return open;
    }

    private List<IconButton> icons(Actions actions) {
        IconButton replay =
                icon(
                        "replay",
                        "icon-replay",
                        "saved.replay",
                        () -> savedGameEntry.game().ifPresent(actions::replay));
        replay.setDisabled(savedGameEntry.game().isEmpty());
        IconButton review =
                icon("review", "icon-chart", "saved.review", () -> actions.review(savedGameEntry));
        review.setDisabled(savedGameEntry.game().isEmpty());
        IconButton rename =
                icon("rename", "icon-rename", "saved.rename", () -> actions.rename(savedGameEntry));
        IconButton export =
                icon("export", "icon-export", "saved.export", () -> actions.export(savedGameEntry));
        IconButton delete =
                icon("delete", "icon-trash", "saved.delete", () -> actions.delete(savedGameEntry));
        boolean fine = savedGameEntry.game().isPresent() && savedGameEntry.damage().isEmpty();
        rename.setDisabled(!fine);
        export.setDisabled(!fine);
        return List.of(replay, review, rename, export, delete);
    }

    private IconButton icon(String name, String picture, String key, Runnable action) {
        IconButton button = new IconButton(app, picture, say(key), action);
        button.setName(name(name));
        return button;
    }

    private String name(String part) {
        return "saved-" + savedGameEntry.id() + "-" + part;
    }
}
