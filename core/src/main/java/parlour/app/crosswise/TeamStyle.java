package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.widget.Ui;
import parlour.crosswise.rules.Team;

/** How the two teams look: vertical orange, horizontal green, each with the sign of its lines. */
final class TeamStyle {
    private final Ui ui;

    TeamStyle(Ui ui) {
        this.ui = ui;
    }

    private static String name(Team team) {
        return team == Team.VERTICAL ? "vertical" : "horizontal";
    }

    /** On the table. */
    Color color(Team team) {
        return ui.look().color(name(team));
    }

    /** On paper. */
    Color ink(Team team) {
        return ui.look().color(name(team) + "Ink");
    }

    Drawable icon(Team team) {
        return icon(team, color(team));
    }

    Drawable icon(Team team, Color tint) {
        return ui.look().picture("icon-" + name(team), tint);
    }
}
