package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Markup;

import java.util.Optional;

/** A button with text that is never wider than the button. */
public final class PushButton extends TextButton implements Pressable, Accessible {
    private static final float LETTERS = 17;
    private static final float ICON = 22;

    private final Ui ui;
    private final boolean primary;
    private final Runnable action;
    private String text;
    private String line = "";
    private Optional<Icon> icon = Optional.empty();

    /** The picture before the text, enabled and disabled. */
    private record Icon(Image image, Drawable usual, Drawable disabled) {
        void show(boolean off) {
            image.setDrawable(off ? disabled : usual);
        }
    }

    /**
     * @param style default, primary, danger or quiet
     */
    public PushButton(Ui ui, String text, String style, Runnable action) {
        super(text, ui.look().skin(), style);
        this.ui = ui;
        this.primary = style.equals("primary");
        this.action = action;
        this.text = text;
        write();
        addListener(Clicks.pressing(this));
    }

    @Override
    protected Label newLabel(String text, LabelStyle style) {
        return new FittingLabel(text, style, LETTERS, FittingLabel.First.SMALLER);
    }

    @Override
    public void setText(String fresh) {
        text = fresh;
        write();
    }

    @Override
    public void setDisabled(boolean off) {
        super.setDisabled(off);
        write();
    }

    /** A primary button is gold, unless it is disabled. */
    private void write() {
        super.setText(primary && !isDisabled() ? Markup.onLight(text) : text);
        icon.ifPresent(shown -> shown.show(isDisabled()));
    }

    /** Puts an icon before the text. */
    public PushButton icon(String name) {
        return icon(name, getStyle().fontColor);
    }

    /** Puts an icon of a colour before the text. */
    public PushButton icon(String name, Color color) {
        Drawable usual = ui.look().picture(name, color);
        Image image = new Image(usual, Scaling.fit, Align.center);
        Color faded = getStyle().disabledFontColor;
        icon = Optional.of(new Icon(image, usual, ui.look().picture(name, faded)));
        Label text = getLabel();
        text.setAlignment(Align.left); // smaller letters stay beside the icon
        clearChildren();
        add(image).size(ICON).padRight(12);
        add(text).expandX().left();
        left();
        return this;
    }

    /** Leaves out the icon, where there is only room for the text. */
    void withoutIcon() {
        icon = Optional.empty();
        Label text = getLabel();
        text.setAlignment(Align.center);
        clearChildren();
        add(text).grow();
    }

    /** Puts icon and text in the middle, as befits a button much wider than they are. */
    public void centre() {
        center();
        Cell<?> text = getLabelCell();
        if (text != null) {
            text.expand(0, 0);
        }
    }

    /** Puts a smaller line under the text. */
    public PushButton line(String text) {
        this.line = text;
        LabelStyle style = new LabelStyle(ui.look().font("small"), getStyle().fontColor);
        Label line = new Label(text, style);
        line.setEllipsis(true);
        Label first = getLabel();
        first.setAlignment(Align.left);
        Table lines = new Table();
        lines.left();
        getCell(first).setActor(lines);
        lines.add(first).left().row();
        lines.add(line).growX().minWidth(0).left();
        getCell(lines).growX().minWidth(0);
        return this;
    }

    /** Whether this is the default button, which Enter presses when no control is focused. */
    public boolean primary() {
        return primary;
    }

    @Override
    public void describe(Description to) {
        to.button(line.isEmpty() ? text : text + ", " + line, !isDisabled(), this::press);
    }

    @Override
    public void press() {
        Clicks.press(ui, !isDisabled(), action);
    }
}
