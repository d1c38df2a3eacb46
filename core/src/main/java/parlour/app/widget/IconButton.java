package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.ImageButton.ImageButtonStyle;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;

/** A small button with an icon, and a tooltip that names it. */
public final class IconButton extends Button implements Pressable, Accessible {
    private static final float ICON = 20;
    private static final float SIDE = 36;

    private final Ui ui;
    private final String tooltip;
    private final Runnable action;
    private final Image image;
    private final Color disabled;
    private Color enabled;

    public IconButton(Ui ui, String icon, String tooltip, Runnable action) {
        super(ui.look().skin().get("quiet", ImageButtonStyle.class));
        this.ui = ui;
        this.tooltip = tooltip;
        this.action = action;
        enabled = ui.look().color("cream");
        disabled = ui.look().color("buttonDisabledText");
        image = new Image(ui.look().picture(icon), Scaling.fit, Align.center);
        image.setColor(enabled);
        pad((ui.shape().pressable(SIDE) - ICON) / 2);
        add(image).size(ICON);
        addListener(Clicks.pressing(this));
        addListener(new Tooltip(ui, this, tooltip));
    }

    /** Shows the icon in another colour while the button is enabled. */
    public IconButton tint(Color color) {
        enabled = color;
        image.setColor(isDisabled() ? disabled : enabled);
        return this;
    }

    /** Shows another icon. */
    public void icon(String icon) {
        image.setDrawable(ui.look().picture(icon));
    }

    @Override
    public void setDisabled(boolean off) {
        super.setDisabled(off);
        image.setColor(off ? disabled : enabled);
        image.getColor().a = off ? 0.45f : 1;
    }

    @Override
    public void describe(Description to) {
        to.button(tooltip, !isDisabled(), this::press);
    }

    @Override
    public void press() {
        Clicks.press(ui, !isDisabled(), action);
    }
}
