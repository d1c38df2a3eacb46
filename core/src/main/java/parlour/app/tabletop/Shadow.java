package parlour.app.tabletop;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;

/**
 * Draws the shadow of a card or token as a frame of four pieces. The middle, which the sprite
 * covers anyway, is left out, since overdraw is expensive.
 */
final class Shadow {
    /** The shadow's horizontal offset, as a fraction of the vertical one. */
    private static final float ASIDE = 0.45f;

    /** The signs of the frame's corners, clockwise from the lower left. */
    private static final int[] SIGN_X = {-1, -1, 1, 1};

    private static final int[] SIGN_Y = {-1, 1, 1, -1};

    private static final int VERTEX = 5;
    private static final int PIECES = 4;

    private final float[] vertices = new float[PIECES * 4 * VERTEX];
    private final SpriteLayer.Form form;

    /** The visible part of the image; further out it is too faint to see. */
    private final float seenWide;

    private final float seenHigh;
    private TextureRegion region = new TextureRegion();

    Shadow(SpriteLayer.Form form) {
        this.form = form;
        seenWide = 1 - 2 * form.faint() / form.reachWide();
        seenHigh = 1 - 2 * form.faint() * form.aspect() / form.reachHigh();
    }

    void restyle(TextureRegion picture) {
        region = picture;
    }

    /**
     * Draws the shadow of a sprite.
     *
     * @param drop how far below the sprite it falls; it also falls a little to the right
     * @param open whether the sprite is opaque, so that the middle can be left out
     */
    void draw(
            Batch batch,
            float x,
            float y,
            float wide,
            float high,
            float squash,
            float angle,
            float drop,
            boolean open) {
        float cos = MathUtils.cosDeg(angle);
        float sin = MathUtils.sinDeg(angle);
        float aside = drop * ASIDE;
        float halfX = wide * form.reachWide() / 2 * squash;
        float halfY = high * form.reachHigh() / 2;
        // The sprite's centre relative to the shadow's, along the shadow's edges.
        float middleX = (sin * drop - cos * aside) / halfX;
        float middleY = (cos * drop + sin * aside) / halfY;
        float innerX = open ? (1 - 2 * form.corner()) / form.reachWide() : 0;
        float innerY = open ? (1 - 2 * form.corner()) / form.reachHigh() : 0;
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
                float partX = SIGN_X[side] * seenWide;
                float partY = SIGN_Y[side] * seenHigh;
                if (corner >= 2) {
                    partX = within(middleX + SIGN_X[side] * innerX, seenWide);
                    partY = within(middleY + SIGN_Y[side] * innerY, seenHigh);
                }
                vertices[at++] = x + aside + cos * halfX * partX - sin * halfY * partY;
                vertices[at++] = y - drop + sin * halfX * partX + cos * halfY * partY;
                vertices[at++] = color;
                vertices[at++] = middleU + halfU * partX;
                vertices[at++] = middleV + halfV * partY;
            }
        }
        batch.draw(region.getTexture(), vertices, 0, at);
    }

    private static float within(float part, float seen) {
        return Math.max(-seen, Math.min(seen, part));
    }
}
