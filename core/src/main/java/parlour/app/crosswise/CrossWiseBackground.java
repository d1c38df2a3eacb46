package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.tabletop.Badge;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TableBackground;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Team;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everything under the tokens: the board with its line ends, the badges, the pile, and whose turn
 * it is.
 */
final class CrossWiseBackground extends TableBackground<CrossWiseBadge> {
    private static final float ICON = Badge.ICON;

    private final CrossWiseStatus status;
    private final CrossWiseDisplayOptions displayOptions;
    private final BoardPicture board;
    private final List<Box> slots = new ArrayList<>();
    private CrossWiseLayout layout;
    private Box pilePanel = new Box(0, 0, 1, 1);
    private int viewer;
    private TeamStyle teamStyle;
    private Drawable panel;
    private Drawable pill;
    private Drawable label;
    private TextureRegion slot;
    private Color ink = Color.WHITE;
    private Color cream = Color.WHITE;
    private Drawable[] inkIcons = {};
    private Drawable[] icons = {};
    private Color[] colors = {};

    CrossWiseBackground(Ui ui, CrossWiseStatus status, CrossWiseDisplayOptions displayOptions) {
        super(ui, status, seat -> new CrossWiseBadge(seat, status));
        this.status = status;
        this.displayOptions = displayOptions;
        board = new BoardPicture(ui);
    }

    @Override
    public void restyle() {
        super.restyle();
        teamStyle = new TeamStyle(ui);
        board.restyle();
        panel = ui.look().patch("badge");
        pill = ui.look().patch("pill");
        label = TokenArt.of(ui).patch("end");
        slot = TokenArt.of(ui).region("slot");
        ink = ui.look().color("ink");
        cream = ui.look().color("cream");
        inkIcons =
                new Drawable[] {
                    teamStyle.icon(Team.VERTICAL, ink), teamStyle.icon(Team.HORIZONTAL, ink)
                };
        icons = new Drawable[] {teamStyle.icon(Team.VERTICAL), teamStyle.icon(Team.HORIZONTAL)};
        colors = new Color[] {teamStyle.color(Team.VERTICAL), teamStyle.color(Team.HORIZONTAL)};
    }

    void layout(CrossWiseLayout fresh, int atBottom) {
        layout = fresh;
        viewer = atBottom;
        pilePanel = fresh.pile().badge().inset(-Badge.MARGIN);
        slots.clear();
        for (CrossWiseLayout.Place place : fresh.places()) {
            for (int i = 0; i < Hand.PLACES; i++) {
                slots.add(place.place(i));
            }
        }
        slots.add(fresh.pile().hand());
        board.layout(fresh.board(), fresh.corner(), fresh.pitch(), fresh.end());
        placed();
    }

    /** The team whose lines are emphasised; empty if no person plays here. */
    private Optional<Team> own() {
        long persons = status.setup().personCount();
        if (persons == 0) {
            return Optional.empty();
        }
        boolean shared = persons > 1 && status.turn() != Rules.NOBODY && !covered();
        return Optional.of(Team.of(shared ? status.turn() : viewer));
    }

    /** Whether hands are hidden: then, of several persons, the one at the bottom has the screen. */
    private boolean covered() {
        return !displayOptions.openHands();
    }

    @Override
    protected void write() {
        boolean persons = status.setup().personCount() > 0;
        for (int seat = 0; seat < badges.size(); seat++) {
            CrossWiseLayout.Place place = layout.places().get(seat);
            badges.get(seat).write(place, textLayer, ui, seat == viewer && persons);
        }
        board.write(status.field, linePoints(), status.change, own(), textLayer);
        board.number(textLayer);
        pile();
        turn();
        if (sums()) {
            sum(Team.VERTICAL, layout.sums().x());
            sum(Team.HORIZONTAL, layout.sums().middleX());
        }
    }

    /** Whether the points of the lines are shown. */
    boolean linePoints() {
        return displayOptions.lineScores() || status.counted;
    }

    /** Whether both teams' points are shown. */
    boolean sums() {
        return displayOptions.teamPoints() || status.counted;
    }

    private void pile() {
        Box title = layout.pile().title();
        Box notes = layout.pile().notes();
        String name = ui.texts().say("crosswise.table.pile");
        if (title.width() > 0) {
            textLayer.left(
                    TextLayer.Size.STRONG, name, cream, title.x(), title.middleY(), title.width());
        }
        String full = ui.texts().say("crosswise.table.left", status.pile);
        String brief = String.valueOf(status.pile);
        String text = textLayer.fitting(TextLayer.Size.SMALL, full, brief, notes.width());
        textLayer.left(
                TextLayer.Size.SMALL, text, cream, notes.x(), notes.middleY(), notes.width());
    }

    private void turn() {
        if (status.turn() == Rules.NOBODY) {
            return;
        }
        Box box = layout.turn();
        float left = box.x() + 10 + ICON + 8;
        String name = status.setup().name(status.turn()).replace("[", "[[");
        float room = box.right() - left - 8;
        String team = ui.texts().say(Team.of(status.turn()).phrase());
        String full = ui.texts().say("crosswise.table.turn", name, team);
        // The colour and the symbol also identify the team.
        String text = textLayer.fitting(TextLayer.Size.STRONG, full, name, room);
        textLayer.left(TextLayer.Size.STRONG, text, ink, left, box.middleY(), room);
    }

    private void sum(Team team, float x) {
        float left = x + 10 + ICON + 8;
        String points = points(team);
        String full = ui.texts().say(team.phrase()) + " " + points;
        float room = layout.sums().width() / 2 - ICON - 22;
        textLayer.left(
                TextLayer.Size.STRONG,
                textLayer.fitting(TextLayer.Size.STRONG, full, points, room),
                teamStyle.color(team),
                left,
                layout.sums().middleY(),
                room);
    }

    /** The team's points; six of one symbol in a line count for more than any. */
    String points(Team team) {
        return status.field.winner().equals(Optional.of(team))
                ? ui.texts().say("crosswise.points.six")
                : String.valueOf(status.field.points(team));
    }

    @Override
    protected void drawPictures(Batch batch, float alpha) {
        batch.setColor(1, 1, 1, alpha);
        draw(panel, batch, pilePanel);
        if (sums()) {
            draw(pill, batch, layout.sums());
        }
        drawPanels(batch, alpha);
        board.draw(batch, getX(), getY(), alpha);
        turnLabel(batch, alpha);
        slots(batch, alpha);
        drawIcons(batch, alpha);
        labelIcons(batch, alpha);
    }

    private void turnLabel(Batch batch, float alpha) {
        if (status.turn() != Rules.NOBODY) {
            Color color = colors[Team.of(status.turn()).ordinal()];
            batch.setColor(color.r, color.g, color.b, alpha);
            draw(label, batch, layout.turn());
        }
    }

    private void labelIcons(Batch batch, float alpha) {
        batch.setColor(1, 1, 1, alpha);
        if (status.turn() != Rules.NOBODY) {
            icon(
                    batch,
                    inkIcons[Team.of(status.turn()).ordinal()],
                    layout.turn().x(),
                    layout.turn());
        }
        if (sums()) {
            icon(batch, icons[0], layout.sums().x(), layout.sums());
            icon(batch, icons[1], layout.sums().middleX(), layout.sums());
        }
    }

    private void icon(Batch batch, Drawable icon, float x, Box row) {
        drawIcon(icon, batch, ICON + 2, x + 10, row);
    }

    /** Draws the places of hands and pile, so that empty ones are visible. */
    private void slots(Batch batch, float alpha) {
        batch.setColor(1, 1, 1, alpha);
        for (int i = 0; i < slots.size(); i++) {
            Box box = slots.get(i);
            batch.draw(slot, getX() + box.x(), getY() + box.y(), box.width(), box.height());
        }
    }
}
