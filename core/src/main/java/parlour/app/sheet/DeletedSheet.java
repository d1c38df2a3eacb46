package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.look.Markup;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.RelativeDate;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.SavedGames;
import parlour.app.widget.PushButton;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;

import java.time.ZoneId;
import java.util.List;

/** The games deleted since the program was started, to bring them back. */
public final class DeletedSheet extends Sheet {
    private final SavedGames games;
    private List<SavedGameEntry> shown = List.of();

    public DeletedSheet(Ui ui, SavedGames games) {
        super(ui);
        this.games = games;
    }

    @Override
    protected String title() {
        return say("saved.deleted.title");
    }

    @Override
    protected void fill(Table content) {
        shown = games.deleted();
        Label text = new Label(say("saved.deleted.text"), skin(), "soft");
        text.setWrap(true);
        content.add(text).growX().colspan(2).padBottom(10).row();
        // The last one deleted is the likeliest to be looked for.
        for (int i = shown.size() - 1; i >= 0; i--) {
            SavedGameEntry game = shown.get(i);
            content.add(words(game)).growX().minWidth(0).padBottom(8);
            PushButton back =
                    new PushButton(ui, say("saved.deleted.back"), "default", () -> back(game))
                            .icon("icon-undo");
            // By its place, so that the focus stays there when the list gets shorter.
            back.setName("deleted-" + (shown.size() - 1 - i));
            content.add(back).height(46).padLeft(14).padBottom(8).row();
        }
    }

    private Table words(SavedGameEntry game) {
        Table words = new Table();
        words.left();
        String title =
                game.game().map(LoadedGame::title).map(Markup::plain).orElse(say("saved.lost"));
        Label name = new Label(title, skin(), "strong");
        name.setEllipsis(true);
        words.add(name).growX().minWidth(0).row();
        game.game().ifPresent(loaded -> words.add(line(loaded)).growX().minWidth(0));
        return words;
    }

    private Label line(LoadedGame<?, ?, ?, ?> game) {
        String state = game.over() ? say("saved.finished") : say("saved.round", game.round());
        String when =
                ui.texts()
                        .say(
                                RelativeDate.of(
                                        game.when(), TimeUtils.millis(), ZoneId.systemDefault()));
        Label line =
                new Label(
                        say(game.gameModule().title()) + " · " + state + " · " + when,
                        skin(),
                        "small-soft");
        line.setEllipsis(true);
        return line;
    }

    private void back(SavedGameEntry game) {
        games.undelete(List.of(game.id()));
        update();
    }

    @Override
    protected void act() {
        if (!shown.equals(games.deleted()) && !ui.interacting()) {
            update();
        }
    }

    private void update() {
        if (games.deleted().isEmpty()) {
            close();
        } else {
            refresh();
        }
    }
}
