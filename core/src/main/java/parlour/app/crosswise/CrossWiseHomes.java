package parlour.app.crosswise;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.Pose;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;

import java.util.List;
import java.util.Optional;

/** Positions every sprite according to its zone and the selection. */
final class CrossWiseHomes {
    private static final float HANDS = 100;
    private static final float FIELD = 200;
    private static final float OWN_HAND = 400;
    private static final float PICKED = 60;

    private static final float THICKNESS = 0.55f;

    /** Tokens further than this from the top of a stack cannot be seen. */
    private static final int SEEN = 12;

    private final CrossWiseZones zones;
    private final CrossWiseSelection selection;
    private CrossWiseLayout layout;
    private int viewer;
    private int hovered = -1;

    CrossWiseHomes(CrossWiseZones zones, CrossWiseSelection selection) {
        this.zones = zones;
        this.selection = selection;
    }

    void layout(CrossWiseLayout fresh, int atBottom) {
        layout = fresh;
        viewer = atBottom;
    }

    CrossWiseLayout layout() {
        return layout;
    }

    int viewer() {
        return viewer;
    }

    /** Sets the place under the pointer in the hand of the person choosing; -1 for none. */
    void hover(int place) {
        hovered = place;
    }

    /** Updates the home of every sprite. */
    void update() {
        pile();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            Optional<TokenSprite> sprite = zones.field.get(cell);
            if (sprite.isPresent()) {
                inCell(sprite.get(), cell);
            }
        }
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            for (int place = 0; place < Hand.PLACES; place++) {
                Optional<TokenSprite> sprite = zones.inHand(seat, place);
                if (sprite.isPresent()) {
                    inHand(sprite.get(), seat, place);
                }
            }
        }
        for (TokenSprite sprite : zones.gone) {
            // A used action flies to the panel that explains it, or to the pile, and fades out.
            Box stack = layout.pile().hand();
            float x = layout.actions().map(row -> row.x() + 30).orElse(stack.middleX());
            float y = layout.actions().orElse(stack).middleY();
            lie(sprite, x, y, layout.pile().token(), 0);
            sprite.home().alpha = 0;
            sprite.home().face = 1;
        }
    }

    private static Pose lie(TokenSprite sprite, float x, float y, float width, float order) {
        Pose home = sprite.home().at(x, y, width);
        home.angle = 0;
        home.height = 0;
        home.order = order;
        home.alpha = 1;
        home.face = sprite.token().isPresent() ? 1 : 0;
        sprite.covered(false);
        return home;
    }

    private void pile() {
        List<TokenSprite> pile = zones.pile;
        Box stack = layout.pile().hand();
        for (int i = 0; i < pile.size(); i++) {
            float thickness = Math.min(i, SEEN + i / 6) * THICKNESS;
            lie(
                    pile.get(i),
                    stack.middleX(),
                    stack.middleY() - 4 + thickness,
                    layout.pile().token(),
                    i);
            pile.get(i).covered(i < pile.size() - SEEN && i > 2);
        }
    }

    private void inCell(TokenSprite sprite, int index) {
        Box cell = layout.cell(index);
        boolean picked = selection.raises(Cell.at(index));
        Pose home =
                lie(
                        sprite,
                        cell.middleX(),
                        cell.middleY() + (picked ? layout.pitch() * 0.05f : 0),
                        layout.pitch() * CrossWiseLayout.IN_CELL,
                        FIELD + index);
        home.height = picked ? 0.22f : 0;
        home.order += picked ? PICKED : 0;
    }

    private void inHand(TokenSprite sprite, int seat, int place) {
        CrossWiseLayout.Place at = layout.places().get(seat);
        Box box = at.place(place);
        boolean choosing = selection.seat() == seat;
        boolean picked = choosing && selection.raises(place);
        boolean pointed = choosing && hovered == place;
        float rise = seat == viewer ? CrossWiseLayout.RISE : at.token() * 0.12f;
        float lift = picked ? rise * 0.9f : pointed ? rise * 0.35f : 0;
        Pose home =
                lie(
                        sprite,
                        box.middleX(),
                        box.middleY() + lift,
                        at.token(),
                        (seat == viewer ? OWN_HAND : HANDS) + place);
        home.height = picked ? 0.18f : pointed ? 0.06f : 0;
    }
}
