package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.look.Markup;
import parlour.app.setup.SetupForm;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;

/** Who plays with whom in a game of two teams whose lines cross, a row for each team. */
final class TeamsTable extends Table {
    private static final List<String> SIDES = List.of("vertical", "horizontal");

    private final App app;
    private final SetupForm form;

    TeamsTable(App app, SetupForm form) {
        this.app = app;
        this.form = form;
        setBackground(app.look().patch("field"));
        pad(8, 14, 8, 14);
        left();
    }

    /** Whether there are teams in this game. */
    static boolean fits(SetupForm form) {
        int seats = form.game().seatCounts().get(form.game().seatCounts().size() - 1);
        Rules<?, ?, ?, ?> rules = form.game().rules(seats, form.options());
        for (int seat = 0; seat < seats; seat++) {
            if (rules.side(seat) >= SIDES.size()) {
                return false;
            }
        }
        return seats > SIDES.size();
    }

    void refresh() {
        clearChildren();
        int seats = form.seats().size();
        Rules<?, ?, ?, ?> rules = form.game().rules(seats, form.options());
        for (int side = 0; side < SIDES.size(); side++) {
            List<Object> names = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                if (rules.side(seat) == side) {
                    names.add(Markup.plain(form.broughtName(seat)));
                }
            }
            String word = SIDES.get(side);
            add(new Image(app.look().picture("icon-" + word, app.look().color(word)), Scaling.fit))
                    .size(22);
            Label title =
                    new Label(app.texts().say("crosswise.team." + word), app.look().skin(), "soft");
            title.setName("team-title-" + side);
            add(title).left().padLeft(10).padRight(14);
            Label who =
                    new Label(
                            app.texts().say("setup.side.names", names),
                            app.look().skin(),
                            "strong");
            who.setName("team-" + side);
            who.setEllipsis(true);
            add(who).growX().minWidth(0).padTop(3).padBottom(3).row();
        }
    }
}
