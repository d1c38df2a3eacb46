package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.tabletop.Badge;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Team;
import parlour.text.Phrase;

import java.util.List;
import java.util.stream.Stream;

/** The badge of a CrossWise seat: name, kind, team, and what it has just done. */
final class CrossWiseBadge extends Badge {
    private static final float STRIPE = 4;

    /** Lower notes have space for only one line. */
    private static final float TWO_LINES = 32;

    private static final float LEAST_NOTE = 60;

    private final int seat;
    private final CrossWiseStatus status;
    private CrossWiseLayout.Place place;
    private Drawable icon;
    private Drawable stripe;
    private Color color = Color.WHITE;
    private Color gold = Color.WHITE;
    private Color cream = Color.WHITE;

    CrossWiseBadge(int seat, CrossWiseStatus status) {
        super(seat, status);
        this.seat = seat;
        this.status = status;
    }

    @Override
    protected void restyle(Ui ui) {
        super.restyle(ui);
        TeamStyle teamStyle = new TeamStyle(ui);
        color = teamStyle.color(Team.of(seat));
        icon = teamStyle.icon(Team.of(seat));
        stripe = ui.look().fill(color, STRIPE);
        gold = ui.look().color("goldLight");
        cream = ui.look().color("cream");
    }

    /** Lays out the text. */
    void write(CrossWiseLayout.Place fresh, TextLayer textLayer, Ui ui, boolean own) {
        place = fresh;
        if (fresh.compact()) {
            placeCompact(fresh.badge(), fresh.title());
        } else {
            place(fresh.badge(), fresh.title());
        }
        Box title = place.title();
        float right = title.right() - ICON - SPACE;
        if (status.words.get(seat).isPresent()) {
            String word = ui.texts().say(status.words.get(seat).get());
            right -= textLayer.right(TextLayer.Size.SMALL, word, gold, right, title.middleY());
            right -= SPACE;
        }
        writeName(textLayer, right);
        Box notes = place.notes();
        if (notes.width() < LEAST_NOTE) {
            return;
        }
        Team team = Team.of(seat);
        String name = ui.texts().say(team.phrase());
        String brief = ui.texts().say("crosswise.table." + team.word());
        if (!own) {
            // The colour and the symbol also identify the team.
            line(
                    textLayer,
                    TextLayer.Size.SMALL,
                    fitting(textLayer, name, brief),
                    color,
                    notes.middleY());
            return;
        }
        String lines = team == Team.VERTICAL ? "crosswise.table.columns" : "crosswise.table.rows";
        String counted = ui.texts().say(lines);
        if (notes.height() < TWO_LINES) {
            String full = ui.texts().say("crosswise.table.turn", name, counted);
            String text = fitting(textLayer, full, counted, name, brief);
            line(textLayer, TextLayer.Size.SMALL, text, color, notes.middleY());
            return;
        }
        line(textLayer, TextLayer.Size.STRONG, name, color, notes.middleY() + 8);
        line(textLayer, TextLayer.Size.SMALL, counted, cream, notes.middleY() - 11);
    }

    /** The first text that is narrow enough for the notes, or none. */
    private String fitting(TextLayer textLayer, String... texts) {
        return Stream.of(texts)
                .filter(
                        text ->
                                textLayer.width(TextLayer.Size.SMALL, text)
                                        <= place.notes().width())
                .findFirst()
                .orElse("");
    }

    private void line(TextLayer textLayer, TextLayer.Size size, String text, Color tint, float y) {
        textLayer.left(size, text, tint, place.notes().x(), y, place.notes().width());
    }

    @Override
    protected List<Phrase> signs() {
        return List.of(
                Phrase.of(
                        Team.of(seat) == Team.VERTICAL
                                ? "badge.crosswise.vertical"
                                : "badge.crosswise.horizontal"));
    }

    @Override
    protected void drawPanel(Batch batch, float x, float y, float alpha) {
        super.drawPanel(batch, x, y, alpha);
        Box panel = place.badge();
        batch.setColor(1, 1, 1, alpha);
        stripe.draw(batch, x + panel.x(), y + panel.y() + 10, STRIPE, panel.height() - 20);
    }

    @Override
    protected void drawIcons(Batch batch, float x, float y, float alpha) {
        super.drawIcons(batch, x, y, alpha);
        Box title = place.title();
        float size = ICON + 2;
        icon.draw(batch, x + title.right() - size, y + title.middleY() - size / 2, size, size);
    }
}
