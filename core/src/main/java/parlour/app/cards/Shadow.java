package parlour.app.cards;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;

/**
 * The shadow of a card: a frame of four pieces, open where the card hides it anyway, since every
 * pixel drawn twice costs.
 */
final class Shadow {
    /** The picture of the shadow to that of the card. */
    private static final float WIDE = 300f / 240;

    private static final float HIGH = 396f / 336;

    /** The outermost part of the picture, too faint to be seen. */
    private static final float FAINT = 10;

    /** What a card's round corner leaves open, by its width. */
    private static final float CORNER = 0.03f;

    /** The corners of a quarter of the frame, round from the lower left one. */
    private static final int[] SIGN_X = {-1, -1, 1, 1};

    private static final int[] SIGN_Y = {-1, 1, 1, -1};

    private static final int VERTEX = 5;
    private static final int PIECES = 4;

    private final float[] vertices = new float[PIECES * 4 * VERTEX];
    private TextureRegion region = new TextureRegion();

    void dress(TextureRegion picture) {
        region = picture;
    }

    /**
     * @param away how far it lies from the card
     * @param open whether the card hides what is under it
     */
    void draw(
            Batch batch,
            float x,
            float y,
            float wide,
            float high,
            float squash,
            float angle,
            float away,
            boolean open) {
        float scaleX = 1 - 2 * FAINT / region.getRegionWidth();
        float scaleY = 1 - 2 * FAINT / region.getRegionHeight();
        float hidden = away + CORNER * wide;
        float innerX = open ? Math.max(0, (wide / 2 - hidden) / (wide * WIDE / 2)) : 0;
        float innerY = open ? Math.max(0, (high / 2 - hidden) / (high * HIGH / 2)) : 0;
        float cos = MathUtils.cosDeg(angle);
        float sin = MathUtils.sinDeg(angle);
        float halfX = wide * WIDE / 2 * squash;
        float halfY = high * HIGH / 2;
        float color = batch.getPackedColor();
        float middleU = (region.getU() + region.getU2()) / 2;
        float middleV = (region.getV() + region.getV2()) / 2;
        float halfU = (region.getU2() - region.getU()) / 2;
        float halfV = (region.getV() - region.getV2()) / 2;
        int at = 0;
        for (int piece = 0; piece < PIECES; piece++) {
            int next = (piece + 1) % PIECES;
            for (int corner = 0; corner < 4; corner++) {
                int side = corner == 0 || corner == 3 ? piece : next;
                boolean outer = corner < 2;
                float partX = SIGN_X[side] * (outer ? scaleX : innerX);
                float partY = SIGN_Y[side] * (outer ? scaleY : innerY);
                vertices[at++] = x + cos * halfX * partX - sin * halfY * partY;
                vertices[at++] = y + sin * halfX * partX + cos * halfY * partY;
                vertices[at++] = color;
                vertices[at++] = middleU + halfU * partX;
                vertices[at++] = middleV + halfV * partY;
            }
        }
        batch.draw(region.getTexture(), vertices, 0, at);
    }
}
