package parlour.app.replay;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.widget.Ui;
import parlour.engine.Eyes;
import parlour.review.Mark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * A strip with a mark for every move of a game; persons' marks are taller, and rounds are set
 * apart. It can be clicked and dragged.
 */
final class MoveStrip extends WidgetGroup implements Accessible {
    private static final float SIDE = 12;
    private static final float TRACK = 26;
    private static final float NUMBERS = 16;
    private static final float PERSON = 18;
    private static final float COMPUTER = 10;
    private static final float WIDEST_MARK = 5;
    private static final float KNOB = 4;
    private static final float DOT = 6;

    /** The least width of a round that has room for its number. */
    private static final float NUMBER = 20;

    private final Ui ui;
    private final Timeline<?, ?, ?, ?> timeline;
    private final Eyes persons;
    private final IntConsumer go;
    private final List<Label> numbers = new ArrayList<>();
    private final TextureRegion white;
    private final Drawable track;
    private final Color person;
    private final Color computer;
    private final Color knob;
    private final Map<Integer, Mark> marks = new HashMap<>();
    private int at;

    /**
     * @param go receives the position that is pressed
     */
    MoveStrip(Ui ui, Timeline<?, ?, ?, ?> timeline, Eyes persons, IntConsumer go) {
        this.ui = ui;
        this.timeline = timeline;
        this.persons = persons;
        this.go = go;
        setName("strip");
        setTouchable(Touchable.enabled);
        white = ui.look().picture("white").getRegion();
        track = ui.look().patch("field");
        track.setMinWidth(0);
        track.setMinHeight(0);
        person = ui.look().color("gold");
        computer = ui.look().color("creamSoft");
        knob = ui.look().color("turn");
        for (Timeline.Round round : timeline.rounds()) {
            Label number =
                    new Label(String.valueOf(round.number()), ui.look().skin(), "small-soft");
            number.setAlignment(Align.center);
            number.setTouchable(Touchable.disabled);
            numbers.add(number);
            addActor(number);
        }
        addListener(new Dragging());
    }

    /** Shows which position the table is at. */
    void show(int position) {
        at = position;
    }

    /** Shows the marks of a review, by the position after the move. */
    void mark(Map<Integer, Mark> found) {
        marks.clear();
        marks.putAll(found);
    }

    private float x(float position) {
        return SIDE + (getWidth() - 2 * SIDE) * position / Math.max(1, timeline.last());
    }

    /** Half the distance between two moves, but enough to set rounds apart. */
    private float gap() {
        return Math.min(6, Math.max(1.5f, (x(1) - x(0)) / 2));
    }

    @Override
    public void layout() {
        List<Timeline.Round> rounds = timeline.rounds();
        for (int i = 0; i < rounds.size(); i++) {
            float from = left(rounds.get(i));
            float to = right(rounds.get(i));
            Label number = numbers.get(i);
            number.setVisible(rounds.size() > 1 && to - from >= NUMBER);
            number.setBounds(from, low() + TRACK, to - from, NUMBERS);
        }
    }

    private float left(Timeline.Round round) {
        return round.first() == 0 ? 0 : x(round.first() - 0.5f) + gap() / 2;
    }

    private float right(Timeline.Round round) {
        return round.last() == timeline.last() ? getWidth() : x(round.last() + 0.5f) - gap() / 2;
    }

    /** The lower edge of the track. */
    private float low() {
        return (getHeight() - TRACK - NUMBERS) / 2;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        for (Timeline.Round round : timeline.rounds()) {
            float from = left(round);
            batch.setColor(1, 1, 1, alpha);
            track.draw(batch, getX() + from, getY() + low(), right(round) - from, TRACK);
        }
        float wide = MathUtils.clamp((x(1) - x(0)) * 0.6f, 1, WIDEST_MARK);
        float middle = low() + TRACK / 2;
        for (int i = 1; i <= timeline.last(); i++) {
            int mover = timeline.mover(i);
            if (mover >= 0) {
                boolean own = persons.include(mover);
                float tall = own ? PERSON : COMPUTER;
                float shade = i <= at ? 1 : 0.38f;
                fill(
                        batch,
                        own ? person : computer,
                        alpha * shade,
                        x(i) - wide / 2,
                        middle - tall / 2,
                        wide,
                        tall);
            }
        }
        marks.forEach(
                (position, mark) ->
                        fill(
                                batch,
                                ui.look().color(MarkSigns.color(mark)),
                                alpha,
                                x(position) - DOT / 2,
                                low() + TRACK - DOT,
                                DOT,
                                DOT));
        fill(batch, knob, alpha, x(at) - KNOB / 2, low() - 3, KNOB, TRACK + 6);
        batch.setColor(Color.WHITE);
        super.draw(batch, parentAlpha);
    }

    private void fill(
            Batch batch, Color color, float alpha, float x, float y, float width, float height) {
        batch.setColor(color.r, color.g, color.b, alpha);
        batch.draw(white, getX() + x, getY() + y, width, height);
    }

    @Override
    public void describe(Description to) {
        int last = timeline.last();
        String text = ui.texts().say("replay.at", timeline.moves(at), timeline.moves(last));
        to.range(0, last, at, text, go);
    }

    @Override
    public float getPrefWidth() {
        return 200;
    }

    @Override
    public float getPrefHeight() {
        return TRACK + NUMBERS + 4;
    }

    private final class Dragging extends InputListener {
        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            event.stop();
            to(x);
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            to(x);
        }

        private void to(float x) {
            float share = (x - SIDE) / Math.max(1, getWidth() - 2 * SIDE);
            go.accept(MathUtils.clamp(Math.round(share * timeline.last()), 0, timeline.last()));
        }
    }
}
