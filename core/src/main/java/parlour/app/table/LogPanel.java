package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.game.GameLog;
import parlour.app.look.WindowShape;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The game log; it scrolls to the newest line. The line that is pointed at, with the pointer or
 * with keys, is passed on; on a phone it is the line that is tapped.
 *
 * @param <E> an event
 */
final class LogPanel<E> extends Table {
    private static final int NOWHERE = -1;

    private final App app;
    private final GameLog<E> log;
    private final Function<Phrase, String> words;
    private final Consumer<Optional<E>> pointing;
    private final Table lines = new Table();
    private final ScrollPane scroll;
    private final List<Phrase> shown = new ArrayList<>();
    private final List<Line> rows = new ArrayList<>();
    private int revision = -1;
    private int pointed = NOWHERE;

    /**
     * @param titled whether it says above the lines what they are
     * @param pointing receives what the line that is pointed at says happened; empty for none
     */
    LogPanel(
            App app,
            GameLog<E> log,
            boolean titled,
            Function<Phrase, String> words,
            Consumer<Optional<E>> pointing) {
        this.app = app;
        this.log = log;
        this.words = words;
        this.pointing = pointing;
        setName("log");
        lines.top().left();
        scroll = new ScrollPane(lines, app.look().skin());
        scroll.setFadeScrollBars(false);
        scroll.setScrollingDisabled(true, false);
        scroll.setOverscroll(false, false);
        if (!app.shape().phone()) {
            setBackground(app.look().patch("panel"));
        }
        if (titled) {
            Label title = new Label(app.texts().say("play.log"), app.look().skin(), "strong");
            add(title).left().padLeft(4).padBottom(6).row();
        }
        add(scroll).grow();
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        write();
    }

    private void write() {
        if (revision == log.revision()) {
            return;
        }
        revision = log.revision();
        point(NOWHERE);
        if (!log.beginsWith(shown)) {
            removeTaken();
        }
        for (int i = shown.size(); i < log.size(); i++) {
            Phrase phrase = log.get(i);
            shown.add(phrase);
            Line line = new Line(i, style(phrase, opening(i)));
            rows.add(line);
            place(i, line);
        }
    }

    /** Removes the lines that the log no longer has; those before them stay. */
    private void removeTaken() {
        int same = 0;
        while (same < Math.min(shown.size(), log.size()) && shown.get(same).equals(log.get(same))) {
            same++;
        }
        rows.subList(same, rows.size()).clear();
        shown.subList(same, shown.size()).clear();
        lines.clearChildren();
        for (int i = 0; i < same; i++) {
            place(i, rows.get(i));
        }
    }

    private void place(int i, Line line) {
        lines.add(line).growX().left().padTop(opening(i) && i > 0 ? 9 : 0).padRight(8).row();
    }

    private boolean opening(int i) {
        return log.opens(i) || log.get(i).key().equals(GameLog.IMPORTED);
    }

    /** Writes all lines again: their words have changed. */
    void rewrite() {
        point(NOWHERE);
        revision = -1;
        rows.clear();
        shown.clear();
        lines.clearChildren();
        write();
    }

    private static String style(Phrase phrase, boolean opening) {
        if (opening) {
            return "strong";
        }
        return phrase.key().equals(GameLog.COMMENT) ? "small-soft" : "small";
    }

    private void point(int line) {
        write();
        if (pointed != line && line < rows.size()) {
            light(pointed, false);
            pointed = line;
            light(pointed, true);
            pointing.accept(line == NOWHERE ? Optional.empty() : log.event(line));
        }
    }

    private void light(int line, boolean on) {
        if (line != NOWHERE) {
            rows.get(line).light(on);
        }
    }

    /**
     * Points at the next line, up or down, that says something about this round; below the newest
     * there is none.
     */
    void step(int by) {
        write();
        int line = (pointed == NOWHERE ? log.size() : pointed) + by;
        while (line >= 0 && line < log.size() && log.event(line).isEmpty()) {
            line += by;
        }
        if (line >= 0) {
            point(line < log.size() ? line : NOWHERE);
        }
        if (pointed != NOWHERE) {
            Actor row = rows.get(pointed);
            scroll.scrollTo(0, row.getY(), row.getWidth(), row.getHeight());
            scroll.updateVisualScroll();
        }
    }

    /** Keeps the newest line visible when lines are added or the panel is resized. */
    @Override
    public void layout() {
        super.layout();
        scroll.validate();
        scroll.setScrollPercentY(1);
        scroll.updateVisualScroll();
    }

    /** A line of the log; those that speak of this round light up under the pointer. */
    private final class Line extends Container<Label> {
        private final int number;

        Line(int number, String style) {
            super(new Label(words.apply(log.get(number)), app.look().skin(), style));
            this.number = number;
            setName("log-" + number);
            getActor().setWrap(true);
            getActor().setAlignment(app.shape().phone() ? Align.left : Align.topLeft);
            fill();
            if (app.shape().phone()) {
                pad(4, 4, 4, 4).minHeight(WindowShape.FINGERTIP);
                addListener(new Tap());
            } else {
                pad(2, 4, 2, 4);
                addListener(new Pointer());
            }
        }

        private void light(boolean on) {
            boolean speaks = on && log.event(number).isPresent();
            setBackground(speaks ? app.look().patch("list-row-over") : null, false);
        }

        private final class Tap extends ClickListener {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                point(number);
            }
        }

        private final class Pointer extends InputListener {
            @Override
            public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
                if (from == null || !from.isDescendantOf(Line.this)) {
                    point(number);
                }
            }

            @Override
            public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
                boolean left = to == null || !to.isDescendantOf(Line.this);
                if (left && pointed == number) {
                    point(NOWHERE);
                }
            }
        }
    }
}
