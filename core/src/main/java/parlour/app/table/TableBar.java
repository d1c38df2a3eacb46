package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.ButtonGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.ImageButton;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextTooltip;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.Pace;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Above the table: the menu, where the game stands, the pace, and what helps a player. */
final class TableBar extends Table {
    /** What the buttons do. */
    interface Actions {
        void menu();

        void pace(Pace pace);

        void hint();

        void undo();

        void log();

        void mute();

        void help();
    }

    private static final Map<Pace, String> PACE_ICONS =
            new EnumMap<>(
                    Map.of(
                            Pace.STEP, "icon-step",
                            Pace.SLOW, "icon-left",
                            Pace.NORMAL, "icon-play",
                            Pace.FAST, "icon-fast",
                            Pace.INSTANT, "icon-right"));

    private final App app;
    private final Label standing;
    private final Label hints;
    private final ImageButton undo;

    TableBar(App app, Actions actions, boolean person) {
        this.app = app;
        setName("bar");
        standing = new Label("", app.look().skin(), "strong");
        standing.setAlignment(Align.center);
        standing.setEllipsis(true);
        hints = new Label("", app.look().skin(), "small");
        undo = icon("undo", "icon-undo", actions::undo);
        add(icon("menu", "icon-menu", actions::menu)).size(44, 40);
        add(icon("help", "icon-help", actions::help)).size(44, 40);
        add(standing).growX().minWidth(80).padLeft(10).padRight(10);
        add(paces(actions)).padRight(14);
        if (person) {
            add(icon("hint", "icon-hint", actions::hint)).size(44, 40);
            add(hints).width(22).left();
            add(undo).size(44, 40);
        }
        add(icon("mute", app.settings().muted() ? "icon-mute" : "icon-sound", actions::mute))
                .size(44, 40);
        add(icon("log", "icon-log", actions::log)).size(44, 40);
    }

    void standing(String text) {
        standing.setText(text);
    }

    void hints(int used) {
        hints.setText(used == 0 ? "" : String.valueOf(used));
    }

    void undoable(boolean possible) {
        undo.setVisible(app.settings().undo());
        undo.setDisabled(!possible);
    }

    private Table paces(Actions actions) {
        Table row = new Table();
        ButtonGroup<Button> group = new ButtonGroup<>();
        for (Pace pace : Pace.values()) {
            String name = "pace-" + pace.name().toLowerCase(Locale.ROOT);
            ImageButton button = icon(name, PACE_ICONS.get(pace), () -> actions.pace(pace));
            ImageButton.ImageButtonStyle style =
                    new ImageButton.ImageButtonStyle(button.getStyle());
            style.checked =
                    app.look().skin().get("default", ImageButton.ImageButtonStyle.class).down;
            style.imageChecked = tinted(PACE_ICONS.get(pace), "goldLight");
            button.setStyle(style);
            group.add(button);
            button.setProgrammaticChangeEvents(false);
            if (pace == app.settings().pace()) {
                button.setChecked(true);
            }
            row.add(button).size(40, 38);
        }
        return row;
    }

    private ImageButton icon(String name, String picture, Runnable does) {
        ImageButton.ImageButtonStyle style =
                new ImageButton.ImageButtonStyle(
                        app.look().skin().get("quiet", ImageButton.ImageButtonStyle.class));
        style.imageUp = tinted(picture, "cream");
        style.imageDisabled = tinted(picture, "buttonDisabledText");
        ImageButton button = new ImageButton(style);
        button.setName(name);
        button.pad(6);
        Image image = button.getImage();
        image.setAlign(Align.center);
        button.addListener(new TextTooltip(app.texts().say("play.tip." + name), app.look().skin()));
        button.addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor actor) {
                        does.run();
                    }
                });
        return button;
    }

    private Drawable tinted(String picture, String colour) {
        return app.look().picture(picture, app.look().color(colour));
    }
}
