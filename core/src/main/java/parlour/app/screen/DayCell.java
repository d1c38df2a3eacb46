package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import parlour.app.App;
import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Look;
import parlour.app.look.Sounds.Cue;
import parlour.app.widget.Clicks;
import parlour.app.widget.Pressable;
import parlour.app.widget.ProgressBar;
import parlour.daily.DailyResult;
import parlour.daily.Outcome;

import java.time.LocalDate;
import java.util.Optional;

/** A day of the calendar: its date, and the share of the experts' games that were beaten. */
final class DayCell extends Button implements Pressable, Accessible {
    /** On a phone the figure moves up a little, so that all dates are equally high. */
    private static final float CLOSER = -4;

    private final App app;
    private final long day;
    private final boolean today;
    private final Runnable action;
    private DailyResult shown;

    DayCell(App app, long day, DailyResult result, boolean today, Runnable action) {
        super(style(app.look(), today));
        this.app = app;
        this.day = day;
        this.today = today;
        this.action = action;
        setProgrammaticChangeEvents(false);
        addListener(Clicks.pressing(this));
        fill(result);
    }

    /** Shows another result; whoever presses the day meanwhile is not disturbed. */
    void show(DailyResult result) {
        if (!result.equals(shown)) {
            clearChildren();
            fill(result);
        }
    }

    private void fill(DailyResult result) {
        shown = result;
        String date = String.valueOf(LocalDate.ofEpochDay(day).getDayOfMonth());
        Label number = new Label(date, app.look().skin(), today ? "small-turn" : "small-soft");
        Optional<Integer> share = result.own().flatMap(own -> share(result, own));
        if (app.shape().phone()) {
            pad(1, 5, 4, 5);
            add(number).expand().top().left();
            share.ifPresent(percent -> row());
        } else {
            pad(4, 6, 6, 6);
            add(number).expand().top().left();
        }
        share.ifPresent(this::addShare);
    }

    private void addShare(int percent) {
        Label label = new Label(String.valueOf(percent), app.look().skin(), "strong");
        add(label).right().top().padTop(app.shape().phone() ? CLOSER : 0);
        row();
        add(new ProgressBar(app.look(), percent / 100f, "gold")).growX().colspan(getColumns());
    }

    /** Of so many experts' games as have been played; empty before the first. */
    private static Optional<Integer> share(DailyResult result, Outcome own) {
        int games = result.experts().size();
        return games == 0
                ? Optional.empty()
                : Optional.of(Math.round(100f * result.beaten(own) / games));
    }

    private static ButtonStyle style(Look look, boolean today) {
        ButtonStyle style = new ButtonStyle();
        style.up = look.patch(today ? "field-focus" : "field");
        style.over = look.patch("list-row-over");
        style.checked = look.patch("list-row-over");
        style.focused = look.patch("field-focus", look.color("goldLight"));
        return style;
    }

    @Override
    public void describe(Description to) {
        String result = app.texts().say(DayText.result(shown));
        to.button(app.texts().say(DayText.of(day)) + ": " + result, true, this::press);
    }

    @Override
    public void press() {
        app.sounds().play(Cue.CLICK);
        action.run();
    }
}
