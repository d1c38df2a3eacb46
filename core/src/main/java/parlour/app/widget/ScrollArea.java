package parlour.app.widget;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;

import java.util.ArrayList;
import java.util.List;

/** A scroll pane for content taller than its space, scrolled by wheel, scroll bar and keys. */
public final class ScrollArea extends ScrollPane {
    /**
     * Content that is taller by no more than this is shown whole: tables round the heights of their
     * rows, and the lowest line of a text has more room below it.
     */
    private static final float SLACK = 6;

    /** How far an arrow key scrolls. */
    private static final float STEP = 60;

    private final Ui ui;

    public ScrollArea(Ui ui, Actor content) {
        super(content, ui.look().skin());
        this.ui = ui;
        setScrollingDisabled(true, false);
        setFadeScrollBars(false);
        setScrollbarsOnTop(false);
        setOverscroll(false, false);
        setFlickScroll(false);
        setSmoothScrolling(!ui.reducedMotion());
        addListener(
                new InputListener() {
                    @Override
                    public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
                        if (getStage() != null) {
                            getStage().setScrollFocus(ScrollArea.this);
                        }
                    }
                });
    }

    @Override
    public void layout() {
        super.layout();
        float over =
                getActor() instanceof Layout content
                        ? content.getPrefHeight() - getScrollHeight()
                        : 0;
        boolean fits = over > 0 && over < SLACK;
        if (fits != isScrollingDisabledY()) {
            setScrollingDisabled(true, fits);
            super.layout();
        }
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        if (getVisualScrollY() != getScrollY()) {
            ui.frameScheduler().next();
        }
    }

    /** Scrolls until one of its actors is visible. */
    void reveal(Actor actor) {
        for (WidgetGroup part : outermostFirst(actor)) {
            part.validate(); // what was just added has no position yet
        }
        Vector2 corner = actor.localToAscendantCoordinates(getActor(), new Vector2(0, 0));
        // LibGDX measures from the upper edge of what is to be seen.
        scrollTo(0, corner.y + actor.getHeight() + 12, 1, actor.getHeight() + 24);
    }

    private static List<WidgetGroup> outermostFirst(Actor actor) {
        List<WidgetGroup> groups = new ArrayList<>();
        for (Actor a = actor.getParent(); a != null; a = a.getParent()) {
            if (a instanceof WidgetGroup group) {
                groups.add(0, group);
            }
        }
        return groups;
    }

    /** Scrolls down by a number of key steps. */
    void step(int steps) {
        setScrollY(getScrollY() + steps * STEP);
    }

    void page(int pages) {
        setScrollY(getScrollY() + pages * getScrollHeight() * 0.85f);
    }
}
