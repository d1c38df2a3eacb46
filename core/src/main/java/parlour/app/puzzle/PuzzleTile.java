package parlour.app.puzzle;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.ImageButton.ImageButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Sounds.Cue;
import parlour.app.widget.Pressable;
import parlour.app.widget.Ui;
import parlour.puzzle.PuzzleStars;
import parlour.text.Phrase;

/** A button with the number of a puzzle and the stars that were won for it. */
public final class PuzzleTile extends Button implements Pressable, Accessible {
    public static final float WIDTH = 68;
    public static final float HEIGHT = 60;

    private static final float STAR = 13;
    private static final float UNWON = 0.28f;

    private final Ui ui;
    private final int number;
    private final int stars;
    private final Runnable action;

    /**
     * @param number counts from 1
     */
    public PuzzleTile(Ui ui, int number, int stars, Runnable action) {
        super(ui.look().skin().get("quiet", ImageButtonStyle.class));
        this.ui = ui;
        this.number = number;
        this.stars = stars;
        this.action = action;
        setName("puzzle-" + number);
        pad(4);
        String style = stars > 0 ? "strong" : "default";
        add(new Label(String.valueOf(number), ui.look().skin(), style)).row();
        Table row = new Table();
        for (int i = 0; i < PuzzleStars.MOST; i++) {
            Color color = new Color(ui.look().color(i < stars ? "gold" : "creamSoft"));
            color.a = i < stars ? 1 : UNWON;
            row.add(new Image(ui.look().picture("icon-star", color), Scaling.fit))
                    .size(STAR)
                    .padLeft(i == 0 ? 0 : 2);
        }
        add(row).padTop(2);
        addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        press();
                    }
                });
    }

    @Override
    public void describe(Description to) {
        to.button(ui.texts().say(Phrase.of("puzzle.tile", number, stars)), true, this::press);
    }

    @Override
    public void press() {
        ui.sounds().play(Cue.CLICK);
        action.run();
    }
}
