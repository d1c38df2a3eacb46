package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.accessibility.Spoken;
import parlour.app.look.WindowShape;

import java.util.List;
import java.util.Optional;

/**
 * The open list of a {@link Dropdown}: below it, or above it where there is more room. On a phone
 * it lies over the dimmed screen; on an upright one along the lower edge.
 */
final class DropdownLayer extends Layer {
    private static final float WIDTH = 400;
    private static final float TALLEST = 440;
    private static final float EDGE = 12;
    private static final Color SHADE = new Color(0, 0, 0, 0.5f);

    /** How much of an upright phone's height it may take. */
    private static final float UPRIGHT_SHARE = 0.7f;

    private final WindowShape shape;
    private final Dropdown owner;
    private final Table box = new Table();
    private final ScrollArea scrollArea;
    private final Optional<Drawable> dim;
    private ListRow now;
    private boolean revealed;

    DropdownLayer(Ui ui, Dropdown owner, List<Dropdown.Item> items, String chosen) {
        this.owner = owner;
        shape = ui.shape();
        dim = shape.phone() ? Optional.of(ui.look().fill(SHADE, 1)) : Optional.empty();
        Table list = new Table();
        list.top();
        String group = "";
        for (Dropdown.Item item : items) {
            if (!item.group().equals(group)) {
                group = item.group();
                list.add(new Label(group, ui.look().skin(), "small-turn"))
                        .left()
                        .pad(12, 14, 2, 14)
                        .row();
            }
            ListRow row = new ListRow(ui, () -> choose(item.value()));
            row.setName("item-" + item.value());
            boolean isNow = item.value().equals(chosen);
            if (isNow) {
                now = row;
            }
            row.add(new Label(item.title(), ui.look().skin(), isNow ? "turn" : "strong"))
                    .growX()
                    .row();
            if (!item.help().isEmpty()) {
                Label help = new Label(item.help(), ui.look().skin(), "small-soft");
                help.setWrap(true);
                row.add(help).growX();
            }
            list.add(row).growX().row();
        }
        box.setBackground(ui.look().patch("field"));
        box.pad(6);
        box.setTouchable(Touchable.enabled);
        scrollArea = new ScrollArea(ui, list);
        box.add(scrollArea).grow().minHeight(0);
        addActor(box);
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage != null) {
            stage.setKeyboardFocus(now);
        }
    }

    @Override
    public void layout() {
        float width = shape == WindowShape.PORTRAIT ? getWidth() : WIDTH;
        box.setWidth(width);
        box.validate(); // the height of wrapped texts depends on the width
        Vector2 corner = owner.localToStageCoordinates(new Vector2(0, 0));
        float x = Math.min(corner.x, getWidth() - width - EDGE);
        float wanted = box.getPrefHeight();
        switch (shape) {
            case DESKTOP -> beside(x, corner.y, Math.min(wanted, TALLEST));
            case LANDSCAPE -> {
                float height = Math.min(wanted, getHeight() - 2 * EDGE);
                box.setBounds(x, Math.max(corner.y - height, EDGE), width, height);
            }
            case PORTRAIT ->
                    box.setBounds(0, 0, width, Math.min(wanted, getHeight() * UPRIGHT_SHARE));
        }
        if (now != null && !revealed) {
            revealed = true;
            scrollArea.reveal(now);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        dim.ifPresent(shade -> shade.draw(batch, 0, 0, getWidth(), getHeight()));
        super.draw(batch, parentAlpha);
    }

    /** Below its field, or above it where there is more room. */
    private void beside(float x, float floor, float wanted) {
        float ceiling = floor + owner.getHeight();
        float below = floor - EDGE;
        float above = getHeight() - EDGE - ceiling;
        boolean under = wanted <= below || below >= above;
        float height = Math.min(wanted, under ? below : above);
        box.setBounds(x, under ? floor - height : ceiling, WIDTH, height);
    }

    private void choose(String value) {
        close();
        owner.choose(value);
    }

    private void close() {
        Stage stage = getStage();
        remove();
        if (stage != null) {
            stage.setKeyboardFocus(owner);
        }
    }

    @Override
    String title() {
        return Spoken.of(owner).name();
    }

    @Override
    void escape() {
        close();
    }

    @Override
    void clickedOutside() {
        close();
    }
}
