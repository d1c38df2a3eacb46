package parlour.app.screen;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

import parlour.app.App;
import parlour.app.look.CardArt;
import parlour.app.look.Face;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.Deck;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;

/**
 * A fan of cards that sways while there is input, now and then replacing a card by flipping it, and
 * then comes to rest. With reduced motion it stays still.
 */
final class MenuCardFan extends Widget {
    private static final int CARDS = 7;

    /** Seconds between two flips, and how long a flip takes. */
    private static final float EVERY = 3.2f;

    private static final float TURNING = 0.7f;

    /** How long the fan keeps swaying after input, and how long it takes to start and to stop. */
    private static final float STIRRED = 0.8f;

    private static final float QUICKENS = 0.4f;
    private static final float CALMS = 1.1f;
    private static final float SPREAD = 12;
    private static final float TILT = -1;

    /** The cards shown and the animation's state; outlives the actor. */
    static final class Hand {
        private final List<Card> rest;
        private final List<Card> shown = new ArrayList<>();
        private float time;
        private float stirred = STIRRED;
        private float swing = 1;

        /** How long the card has been flipping; a flip that has started always finishes. */
        private float turned = TURNING;

        private float sinceTurn;
        private int turning;

        Hand(Rng rng) {
            rest = new ArrayList<>(Deck.shuffled(CardSet.PACK, rng).list());
            // Start with the cards that matter most.
            for (String name : "Kh 7c As Qd 10d 2s Jc".split(" ")) {
                Card card = named(name);
                rest.remove(card);
                shown.add(card);
            }
        }

        private static Card named(String name) {
            return Card.pack().stream()
                    .filter(card -> card.toString().equals(name))
                    .findFirst()
                    .orElseThrow();
        }

        /** Keeps the fan moving, because there was input. */
        void stir() {
            stirred = STIRRED;
        }

        /** Stops at once, for reduced motion. */
        void still() {
            stirred = 0;
            swing = 0;
            turned = TURNING;
        }

        boolean moving() {
            return stirred > 0 || swing > 0 || turned < TURNING;
        }

        void pass(float seconds) {
            stirred = Math.max(0, stirred - seconds);
            float step = stirred > 0 ? seconds / QUICKENS : -seconds / CALMS;
            swing = MathUtils.clamp(swing + step, 0, 1);
            time += seconds * Interpolation.smooth.apply(swing);
            turn(seconds);
        }

        private void turn(float seconds) {
            float before = turned;
            turned = Math.min(TURNING, turned + seconds);
            sinceTurn += seconds;
            if (before < TURNING / 2 && turned >= TURNING / 2) {
                // Halfway through the flip only the edge is visible: swap the card now.
                Card next = rest.remove(0);
                rest.add(shown.set(turning, next));
            }
            if (sinceTurn > EVERY && stirred > 0) {
                sinceTurn = 0;
                turned = 0;
                turning = (turning + 3) % CARDS;
            }
        }

        /** The visible width of a card during a flip; 1 for a card at rest. */
        float width(int index) {
            return index == turning ? Math.abs(MathUtils.cos(MathUtils.PI * turned / TURNING)) : 1;
        }
    }

    private final App app;
    private final Hand hand;
    private final float tallest;
    private final List<TextureRegion> faces = new ArrayList<>();
    private final TextureRegion shadow;

    /**
     * @param tallest the height of a card, as a share of the fan's
     */
    MenuCardFan(App app, Hand hand, float tallest) {
        this.app = app;
        this.hand = hand;
        this.tallest = tallest;
        Card.pack().forEach(card -> faces.add(app.cards().face(Face.of(card))));
        shadow = app.cards().region("shadow");
        setTouchable(Touchable.disabled);
    }

    /** The height of its cards. */
    float cardHeight() {
        return Math.min(getHeight() * tallest, getWidth() * 0.37f);
    }

    /** For how many seconds the fan has been moving. */
    float swayed() {
        return hand.time;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (app.settings().reducedMotion()) {
            hand.still();
        } else if (hand.moving()) {
            hand.pass(delta);
            app.frameScheduler().next();
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float height = cardHeight();
        float width = height * CardArt.ASPECT;
        float pivotX = getX() + getWidth() * 0.48f;
        float pivotY = getY() + getHeight() * 0.5f - height * 1.05f;
        float radius = height * 0.62f;
        float sway = TILT + 2.5f * MathUtils.sin(hand.time * 0.35f);
        for (int i = 0; i < CARDS; i++) {
            float lift = height * 0.02f * MathUtils.sin(hand.time * 0.7f + i * 1.3f);
            float angle =
                    sway
                            - SPREAD * (i - (CARDS - 1) / 2f)
                            + MathUtils.sin(hand.time * 0.5f + i) * 0.8f;
            float r = radius + lift;
            float across = hand.width(i);
            batch.setColor(1, 1, 1, 0.55f * parentAlpha);
            batch.draw(
                    shadow,
                    pivotX - width * 0.625f,
                    pivotY + r - height * 0.089f - height * 0.03f,
                    width * 0.625f,
                    height * 0.089f - r,
                    width * 1.25f,
                    height * 396 / 336,
                    across,
                    1,
                    angle);
            batch.setColor(1, 1, 1, parentAlpha);
            batch.draw(
                    faces.get(hand.shown.get(i).index()),
                    pivotX - width / 2,
                    pivotY + r,
                    width / 2,
                    -r,
                    width,
                    height,
                    across,
                    1,
                    angle);
        }
    }
}
