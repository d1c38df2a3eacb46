package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.widget.Ui;
import parlour.crosswise.rules.Team;

/**
 * The appearance of the two teams: vertical is orange, horizontal is green, each with the symbol of
 * its lines.
 */
final class TeamStyle {
    private final Ui ui;

    TeamStyle(Ui ui) {
        this.ui = ui;
    }

    private static String name(Team team) {
        return team == Team.VERTICAL ? "vertical" : "horizontal";
    }

    /** The team's colour on the table. */
    Color color(Team team) {
        return ui.look().color(name(team));
    }

    /** The team's colour on paper. */
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
