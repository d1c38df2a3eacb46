package parlour.app.fastest;

import parlour.app.look.CardArt;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.CardStacks;
import parlour.app.tabletop.Pose;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.Hand;

import java.util.List;
import java.util.Optional;

/** Positions every sprite according to its zone and the selection. */
final class FastestHomes {
    private static final float GONE = 100;
    private static final float HANDS = 200;
    private static final float TRICK = 400;
    private static final float OWN_HAND = 600;

    /** The fraction of each card of a play that shows under the next. */
    private static final float STEP = 0.46f;

    private static final float STEP_LARGE = 0.62f;

    /** The relative size of beaten plays, which also lie closer together. */
    private static final float BEATEN = 0.74f;

    private static final float BEATEN_STEP = 0.27f;

    private final FastestZones zones;
    private FastestLayout layout;
    private boolean largeIndex;
    private boolean fingers;
    private int viewer;
    private Hand lifted = Hand.EMPTY;
    private Optional<CardSprite> hovered = Optional.empty();

    FastestHomes(FastestZones zones) {
        this.zones = zones;
    }

    /**
     * @param large whether the indices of the cards are large
     * @param touched whether a finger has to find the cards of the hand
     */
    void layout(FastestLayout fresh, int atBottom, boolean large, boolean touched) {
        layout = fresh;
        viewer = atBottom;
        largeIndex = large;
        fingers = touched;
    }

    FastestLayout layout() {
        return layout;
    }

    int viewer() {
        return viewer;
    }

    /** Raises the card under the pointer or with keyboard focus a little. */
    void hover(Optional<CardSprite> sprite) {
        hovered = sprite;
    }

    /** Raises selected or suggested cards. */
    void lift(Hand cards) {
        lifted = cards;
    }

    /** Updates the home of every sprite. */
    void update() {
        CardStacks.closed(zones.deck, layout.deck(), 0);
        CardStacks.closed(zones.gone, pile(), GONE);
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            FastestLayout.Place place = layout.places().get(seat);
            if (seat == viewer) {
                ownHand(zones.hands.get(seat));
            } else {
                int full = FastestCard.COUNT / zones.hands.size();
                CardStacks.row(zones.hands.get(seat), place.cards(), place.card(), full, HANDS);
            }
        }
        trick();
    }

    /** Where the cards of earlier tricks lie. */
    Box pile() {
        FastestLayout.Place aside = layout.aside();
        Box cards = aside.cards();
        float x = cards.middleX() - aside.card() / 2;
        return new Box(x, cards.y(), aside.card(), aside.card() / CardArt.ASPECT);
    }

    private void ownHand(List<CardSprite> hand) {
        int[] ranks = new int[hand.size()];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = hand.get(i).face().map(face -> rank(FastestFaces.card(face))).orElse(-1);
        }
        HandFan handFan =
                fingers
                        ? HandFan.forFingers(ranks, layout.hand(), largeIndex)
                        : HandFan.of(ranks, layout.hand(), largeIndex);
        for (int i = 0; i < hand.size(); i++) {
            CardSprite sprite = hand.get(i);
            boolean picked = FastestFaces.in(lifted, sprite);
            boolean pointed = hovered.isPresent() && hovered.get() == sprite;
            float lift = picked ? FastestLayout.RISE : pointed ? FastestLayout.RISE * 0.35f : 0;
            Pose home = sprite.home().at(handFan.x[i], handFan.y[i] + lift, handFan.width);
            home.angle = handFan.angle[i];
            home.face = sprite.face().isPresent() ? 1 : 0;
            home.height = picked ? 0.12f : pointed ? 0.05f : 0;
            home.order = OWN_HAND + i;
            sprite.covered(false);
        }
    }

    /** Jokers form a group of their own. */
    private static int rank(FastestCard card) {
        return card.card().isPresent() ? card.level().ordinal() : Integer.MAX_VALUE;
    }

    /**
     * Positions the trick: the newest play large in the middle, earlier ones to its left and under
     * it.
     */
    private void trick() {
        int newest = zones.trick.size() - 1;
        if (newest < 0) {
            return;
        }
        Box room = layout.trick();
        float card = layout.trickCard();
        int size = zones.trick.get(newest).cards().size();
        float step =
                size < 2
                        ? 0
                        : Math.min(
                                card * (largeIndex ? STEP_LARGE : STEP),
                                (room.width() * 0.6f - card) / (size - 1));
        float wide = card + step * (size - 1);
        float needed = beatenWidth(newest, card * BEATEN);
        // Beaten plays lie on the left, so the newest moves right as far as it can to make space.
        float shift = Math.max(0, needed - (room.width() - wide) / 2) / 2;
        shift = Math.min(shift, (room.width() - wide) * 0.36f);
        float left = room.middleX() - wide / 2 + shift;
        lay(zones.trick.get(newest), left, room.middleY(), card, step, TRICK + 100);
        beaten(newest, left, room, card * BEATEN);
    }

    private void beaten(int newest, float edge, Box room, float card) {
        float needed = beatenWidth(newest, card);
        // Plays overlap earlier ones if there is not enough space.
        float part = Math.min(1, (edge - room.x()) / Math.max(1, needed));
        float x = edge;
        float order = TRICK + 100;
        for (int i = newest - 1; i >= 0; i--) {
            x -= open(i, card) * part;
            order -= zones.trick.get(i).cards().size();
            float y = room.middleY() + room.height() * 0.06f * (i % 2 == 0 ? 1 : -1);
            lay(zones.trick.get(i), x, y, card, card * BEATEN_STEP * part, order);
        }
    }

    private float beatenWidth(int newest, float card) {
        float needed = 0;
        for (int i = 0; i < newest; i++) {
            needed += open(i, card);
        }
        return needed;
    }

    /** How much of a beaten play shows if there is space. */
    private float open(int play, float card) {
        int size = zones.trick.get(play).cards().size();
        return card * (0.62f + BEATEN_STEP * (size - 1));
    }

    private static void lay(
            FastestZones.Laid laid, float left, float middle, float card, float step, float order) {
        for (int i = 0; i < laid.cards().size(); i++) {
            CardSprite sprite = laid.cards().get(i);
            Pose home = sprite.home().at(left + card / 2 + i * step, middle, card);
            home.angle = CardStacks.crooked(sprite);
            home.face = 1;
            home.height = 0;
            home.order = order + i;
            sprite.covered(false);
        }
    }
}
