package parlour.app.screen;

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
    static final float HEIGHT = 132;

    private static final float PICTURE = 178;
    private static final float STANDING = 280;

    /** With more seats than this, the rest are summed up in one line. */
    private static final int MOST_SEATS = 4;

    /** The actions on a saved game. */
    interface Actions {
        void open(SavedGameEntry savedGameEntry);

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
        if (savedGameEntry.game().isPresent()) {
            LoadedGame<?, ?, ?, ?> game = savedGameEntry.game().get();
            Spoken.name(this, Markup.plain(SaveTitles.shown(app, game)));
            add(game.thumbnail(app)).size(PICTURE, HEIGHT - 22);
            add(words(game, renaming, typing)).growX().minWidth(0).padLeft(18);
            add(standing(game)).width(STANDING).padLeft(14).padRight(18);
        } else {
            Image sign =
                    new Image(
                            app.look().picture("icon-warning", app.look().color("bad")),
                            Scaling.fit,
                            Align.center);
            Spoken.name(this, say("saved.lost"));
            add(sign).size(PICTURE, 54);
            add(lost()).growX().minWidth(0).padLeft(18).padRight(18);
        }
        add(buttons(actions));
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
        Label which =
                label(
                        say(game.gameModule().title()) + " · " + state,
                        game.over() ? "turn" : "strong");
        which.setName(name("game"));
        words.add(which).growX().minWidth(0).padTop(7).row();
        words.add(label(when, "soft")).growX().minWidth(0).padTop(3).row();
        if (savedGameEntry.damage().isPresent()) {
            Label damaged = label(say("saved.damaged"), "small-bad");
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
                    .width(108)
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

    private Table buttons(Actions actions) {
        Table buttons = new Table();
        boolean over = savedGameEntry.game().map(LoadedGame::over).orElse(false);
        PushButton open =
                new PushButton(
                                app,
                                say(over ? "saved.look" : "saved.open"),
                                "default",
                                () -> actions.open(savedGameEntry))
                        .icon(over ? "icon-eye" : "icon-play");
        open.setName(name("open"));
        buttons.add(open).colspan(3).growX().minWidth(150).height(46).padBottom(6).row();
        IconButton rename =
                icon("rename", "icon-rename", "saved.rename", () -> actions.rename(savedGameEntry));
        IconButton export =
                icon("export", "icon-export", "saved.export", () -> actions.export(savedGameEntry));
        boolean fine = savedGameEntry.game().isPresent() && savedGameEntry.damage().isEmpty();
        rename.setDisabled(!fine);
        export.setDisabled(!fine);
        buttons.add(rename).size(44);
        buttons.add(export).size(44);
        buttons.add(
                        icon(
                                "delete",
                                "icon-trash",
                                "saved.delete",
                                () -> actions.delete(savedGameEntry)))
                .size(44);
        return buttons;
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
