package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.GLOnlyTextureData;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.BufferUtils;

import java.nio.ByteBuffer;

/** A card with nothing on it, drawn here: shows where cards lie until their pictures arrive. */
final class PlainCard extends Texture {
    private static final int CARD_WIDTH = 80;
    private static final int HEIGHT = 112;

    /** Beside the card there is nothing. */
    private static final int WIDTH = CARD_WIDTH + 8;

    private static final float CORNER = 9;
    private static final float EDGE = 2;

    /** An outline that goes through a pixel colours a part of it. */
    private static final float HALF = 0.5f;

    private static final int PAPER = 0xe6e0d2;
    private static final int RIM = 0xa9a190;

    PlainCard() {
        super(
                new GLOnlyTextureData(
                        WIDTH, HEIGHT, 0, GL20.GL_RGBA, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE));
        ByteBuffer pixels = BufferUtils.newByteBuffer(4 * WIDTH * HEIGHT);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                pixel(pixels, inside(x, y));
            }
        }
        pixels.flip();
        // On a sharp screen a card has more pixels than this.
        setFilter(TextureFilter.Linear, TextureFilter.Linear);
        Gdx.gl.glTexSubImage2D(
                glTarget, 0, 0, 0, WIDTH, HEIGHT, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, pixels);
    }

    private static void pixel(ByteBuffer pixels, float inside) {
        float paper = MathUtils.clamp(inside - EDGE + HALF, 0, 1);
        for (int shift = 16; shift >= 0; shift -= 8) {
            int rim = RIM >> shift & 0xff;
            pixels.put((byte) (rim + paper * ((PAPER >> shift & 0xff) - rim)));
        }
        pixels.put((byte) (0xff * MathUtils.clamp(inside + HALF, 0, 1)));
    }

    /** How far inside the card's outline a pixel is; negative outside. */
    private static float inside(int x, int y) {
        float fromSide = CARD_WIDTH / 2f - Math.abs(x + 0.5f - CARD_WIDTH / 2f);
        float fromEnd = HEIGHT / 2f - Math.abs(y + 0.5f - HEIGHT / 2f);
        if (fromSide < CORNER && fromEnd < CORNER) {
            float across = CORNER - fromSide;
            float along = CORNER - fromEnd;
            return CORNER - (float) Math.sqrt(across * across + along * along);
        }
        return Math.min(fromSide, fromEnd);
    }

    /** Lets a region show the card. */
    void card(TextureRegion region) {
        region.setRegion(0, 0, CARD_WIDTH, HEIGHT);
    }

    /** Lets a region show nothing. */
    void nothing(TextureRegion region) {
        region.setRegion(CARD_WIDTH + 2, 2, WIDTH - CARD_WIDTH - 4, HEIGHT - 4);
    }
}
