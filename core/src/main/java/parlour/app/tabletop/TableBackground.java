package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.widget.Tooltip;
import parlour.app.widget.Ui;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Everything under the cards or tokens of a table, with a badge for each seat. All images are drawn
 * before all text, to minimise texture switches.
 *
 * @param <B> the kind of badge
 */
public abstract class TableBackground<B extends Badge> extends Actor {
    protected final Ui ui;
    protected final TextLayer textLayer = new TextLayer();

    /** By seat. */
    protected final List<B> badges;

    private final List<Actor> areas;
    private final TableStatus tableStatus;
    private boolean placed;
    private int written = -1;

    protected TableBackground(Ui ui, TableStatus tableStatus, IntFunction<B> badge) {
        this.ui = ui;
        this.tableStatus = tableStatus;
        badges = IntStream.range(0, tableStatus.seats()).mapToObj(badge).toList();
        areas = IntStream.range(0, badges.size()).mapToObj(this::area).toList();
        setTouchable(Touchable.disabled);
    }

    private Actor area(int seat) {
        Actor area = new Actor();
        area.setName("badge-" + seat);
        area.addListener(new Tooltip(ui, area, () -> badges.get(seat).explanation(ui)));
        return area;
    }

    /** The areas of the badges, each with a tooltip that explains it. */
    final List<Actor> areas() {
        return areas;
    }

    /** All texts of the table. */
    public final List<TextLayer.Line> texts() {
        return textLayer.lines();
    }

    /** The bounds of the badges, by seat. */
    public final List<Box> panels() {
        return badges.stream().map(Badge::panel).toList();
    }

    /** Loads images, colours and fonts from the current look. */
    public void restyle() {
        badges.forEach(badge -> badge.restyle(ui));
        textLayer.restyle(ui.look());
        written = -1;
    }

    /** The layout has changed, so the text has to be laid out again. */
    protected final void placed() {
        placed = true;
        written = -1;
    }

    @Override
    public final void act(float seconds) {
        for (int i = 0; i < badges.size(); i++) {
            if (badges.get(i).advance(seconds)) {
                ui.frameScheduler().next();
            }
        }
    }

    /** Lays out all text. */
    protected abstract void write();

    /** Draws all images, including those of the badges. */
    protected abstract void drawPictures(Batch batch, float alpha);

    @Override
    public final void draw(Batch batch, float parentAlpha) {
        if (!placed) {
            return;
        }
        if (written != tableStatus.version()) {
            written = tableStatus.version();
            textLayer.clear();
            write();
            for (int seat = 0; seat < areas.size(); seat++) {
                Box panel = badges.get(seat).panel();
                areas.get(seat).setBounds(panel.x(), panel.y(), panel.width(), panel.height());
            }
        }
        float alpha = parentAlpha * getColor().a;
        drawPictures(batch, alpha);
        batch.setColor(Color.WHITE);
        textLayer.draw(batch, getX(), getY(), alpha);
    }

    protected final void drawPanels(Batch batch, float alpha) {
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawPanel(batch, getX(), getY(), alpha);
        }
    }

    protected final void drawIcons(Batch batch, float alpha) {
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawIcons(batch, getX(), getY(), alpha);
        }
    }

    protected final void draw(Drawable drawable, Batch batch, Box box) {
        drawable.draw(batch, getX() + box.x(), getY() + box.y(), box.width(), box.height());
    }

    /** Draws an icon at the left of a row. */
    protected final void drawIcon(Drawable icon, Batch batch, float size, float x, Box row) {
        icon.draw(batch, getX() + x, getY() + row.middleY() - size / 2, size, size);
    }
}
