package parlour.app.widget;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;

import parlour.app.look.WindowShape;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A scroll pane for content taller than its space, scrolled by wheel, scroll bar and keys, on a
 * phone by a finger.
 */
public final class ScrollArea extends ScrollPane {
    /**
     * Content that is taller by no more than this is shown whole: tables round the heights of their
     * rows, and the lowest line of a text has more room below it.
     */
    private static final float SLACK = 6;

    /** How far an arrow key scrolls. */
    private static final float STEP = 60;

    private static final float GUTTER = 10;

    /** How much of the window's height is left above a keyboard on the screen. */
    private static final float ABOVE_KEYBOARD = 0.54f;

    private final Ui ui;
    private final WindowShape shape;
    private final Table margin;
    private final FingerScroll finger;

    /** Whether it scrolls up and down. */
    private boolean upright = true;

    private Optional<Actor> first = Optional.empty();
    private Optional<FadedEdges> edges = Optional.empty();

    public ScrollArea(Ui ui, Actor content) {
        this(ui, new Table(), content);
    }

    /**
     * @param margin around the content, to give it room for scrolling it up
     */
    private ScrollArea(Ui ui, Table margin, Actor content) {
        super(margin, ui.look().skin());
        this.ui = ui;
        shape = ui.shape();
        this.margin = margin;
        margin.add(content).grow().minSize(0);
        finger = new FingerScroll(ui, this);
        setScrollingDisabled(true, false);
        setFadeScrollBars(false);
        setScrollbarsOnTop(ui.shape().phone());
        setScrollBarTouch(!ui.shape().phone());
        setOverscroll(false, false);
        setFlickScroll(false);
        if (ui.shape().phone() || touchScreen()) {
            addListener(finger);
        }
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

    /** For a row wider than its space, scrolled sideways and without a bar. */
    public static ScrollArea sideways(Ui ui, Actor row) {
        ScrollArea area = new ScrollArea(ui, row);
        area.upright = false;
        area.setScrollingDisabled(false, true);
        area.setStyle(new ScrollPaneStyle());
        return area;
    }

    /** Lets content that goes on above or below fade into a background. */
    public ScrollArea fading(Color background) {
        edges = Optional.of(new FadedEdges(ui.look(), background));
        return this;
    }

    /** The room that content leaves at its right for the bar; a phone's lies over the content. */
    public static float gutter(Ui ui) {
        return ui.shape().phone() ? 0 : GUTTER;
    }

    private static boolean touchScreen() {
        return Gdx.input.isPeripheralAvailable(Input.Peripheral.MultitouchScreen);
    }

    @Override
    public void layout() {
        super.layout();
        boolean fits = upright && slightlyTaller();
        if (upright && fits != isScrollingDisabledY()) {
            setScrollingDisabled(true, fits);
            super.layout();
        }
        Optional<Actor> shown = first;
        first = Optional.empty();
        shown.ifPresent(
                actor -> {
                    reveal(actor);
                    updateVisualScroll();
                });
    }

    private boolean slightlyTaller() {
        float over = margin.getPrefHeight() - getScrollHeight();
        return over > 0 && over < SLACK;
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        finger.frame(seconds);
        if (getVisualScrollY() != getScrollY() || isFlinging()) {
            ui.frameScheduler().next();
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        if (edges.isPresent()) {
            float above = getVisualScrollY();
            edges.get()
                    .draw(
                            batch,
                            parentAlpha * getColor().a,
                            getX(),
                            getY(),
                            getScrollWidth(),
                            getHeight(),
                            above,
                            getMaxY() - above);
        }
    }

    boolean scrolled() {
        return getScrollX() != 0 || getScrollY() != 0;
    }

    /** Shows at once what another one has shown, if that was for the same shape of window. */
    void scrollLike(ScrollArea other) {
        if (shape == other.shape) {
            setScrollX(other.getScrollX());
            setScrollY(other.getScrollY());
            updateVisualScroll();
        }
    }

    /** Shows one of its actors from the beginning. */
    public void beginAt(Actor actor) {
        first = Optional.of(actor);
    }

    /** Scrolls until one of its actors is visible. */
    void reveal(Actor actor) {
        layOut(actor);
        Vector2 corner = actor.localToAscendantCoordinates(getActor(), new Vector2(0, 0));
        // LibGDX measures from the upper edge of what is to be seen.
        float width = isScrollingDisabledX() ? 1 : actor.getWidth() + 24;
        scrollTo(corner.x - 12, corner.y + actor.getHeight() + 12, width, actor.getHeight() + 24);
    }

    /** Scrolls one of its actors up to where a keyboard on the screen does not cover it. */
    void raise(Actor actor) {
        margin.padBottom(getStage().getHeight() * ABOVE_KEYBOARD);
        margin.invalidateHierarchy();
        layOut(actor);
        float low = actor.localToStageCoordinates(new Vector2(0, 0)).y;
        float covered = getStage().getHeight() * (1 - ABOVE_KEYBOARD) - low;
        if (covered > 0) {
            setScrollY(getScrollY() + covered);
            updateVisualScroll();
        }
    }

    /** Takes the room below again that {@link #raise} has given. */
    void lower() {
        margin.padBottom(0);
        margin.invalidateHierarchy();
    }

    private static void layOut(Actor actor) {
        for (WidgetGroup part : outermostFirst(actor)) {
            part.validate(); // what was just added has no position yet
        }
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
