package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.navigation.SharedDeals;
import parlour.daily.DailyResult;
import parlour.engine.Game;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongConsumer;

/** The last thirty days in weeks, each with how well its deal went. */
final class DailyCalendar extends Table {
    static final int DAYS = 30;
    private static final int WEEK = 7;
    private static final float GAP = 4;
    private static final float LOW = 46;
    private static final float TALL = 54;

    private final SharedDeals deals;
    private final Game<?, ?, ?, ?> game;
    private final Map<Long, DayCell> cells = new LinkedHashMap<>();

    /**
     * @param chosen the day that is described beside it
     * @param choose receives a day that is pressed
     */
    DailyCalendar(
            App app, SharedDeals deals, Game<?, ?, ?, ?> game, long chosen, LongConsumer choose) {
        this.deals = deals;
        this.game = game;
        long today = deals.today();
        defaults().uniformX().growX().minWidth(0).pad(GAP / 2);
        for (int weekday = 1; weekday <= WEEK; weekday++) {
            String name = app.texts().say("daily.weekday." + weekday);
            Label head = new Label(name, app.look().skin(), "small-soft");
            head.setAlignment(Align.center);
            Spoken.silence(head);
            add(head);
        }
        row();
        long first = today - DAYS + 1;
        int before = weekday(first) - 1;
        for (int i = 0; i < before; i++) {
            add();
        }
        float height = app.shape().phone() ? LOW : TALL;
        for (long day = first; day <= today; day++) {
            DailyResult result = deals.result(game, day);
            long pressed = day;
            DayCell cell =
                    new DayCell(app, day, result, day == today, () -> choose.accept(pressed));
            cell.setName("day-" + (today - day));
            cell.setChecked(day == chosen);
            cells.put(day, cell);
            add(cell).height(height);
            if (weekday(day) == WEEK) {
                row();
            }
        }
    }

    /** Shows what is known by now. */
    void update() {
        cells.forEach((day, cell) -> cell.show(deals.result(game, day)));
    }

    private static int weekday(long day) {
        return LocalDate.ofEpochDay(day).getDayOfWeek().getValue();
    }
}
