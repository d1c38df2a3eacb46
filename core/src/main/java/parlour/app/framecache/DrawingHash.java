package parlour.app.framecache;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.Affine2;
import com.badlogic.gdx.math.Matrix4;

/**
 * A batch that draws nothing but hashes everything it is asked to draw, which tells whether the
 * next frame would look the same.
 */
public final class DrawingHash implements Batch {
    private static final long PRIME = 0x9E37_79B9_7F4A_7C15L;

    private final Color color = new Color(Color.WHITE);
    private final Matrix4 projection = new Matrix4();
    private final Matrix4 transform = new Matrix4();
    private int source = GL20.GL_SRC_ALPHA;
    private int destination = GL20.GL_ONE_MINUS_SRC_ALPHA;
    private int sourceAlpha = source;
    private int destinationAlpha = destination;
    private boolean blending = true;
    private boolean drawing;
    private ShaderProgram shader;
    private long value;

    /** The hash of what was drawn since {@link #begin}. */
    public long value() {
        return value;
    }

    private void fold(int bits) {
        value = (value ^ bits) * PRIME;
        value ^= value >>> 29;
    }

    private void fold(float number) {
        fold(Float.floatToRawIntBits(number));
    }

    private void fold(Texture texture) {
        // OpenGL reuses a handle for another texture once the first one is deleted.
        fold(texture.getTextureObjectHandle());
        fold(System.identityHashCode(texture));
        fold(getPackedColor());
        fold(blending ? 1 : 0);
    }

    private void fold(float a, float b, float c, float d) {
        fold(a);
        fold(b);
        fold(c);
        fold(d);
    }

    private void fold(TextureRegion region, float x, float y) {
        fold(region.getTexture());
        fold(region.getU(), region.getV(), region.getU2(), region.getV2());
        fold(x);
        fold(y);
    }

    private void fold(Matrix4 matrix) {
        for (float number : matrix.val) {
            fold(number);
        }
    }

    @Override
    public void begin() {
        drawing = true;
        value = 0;
        transform.idt();
    }

    @Override
    public void end() {
        drawing = false;
    }

    @Override
    public void draw(
            Texture texture,
            float x,
            float y,
            float originX,
            float originY,
            float width,
            float height,
            float scaleX,
            float scaleY,
            float rotation,
            int srcX,
            int srcY,
            int srcWidth,
            int srcHeight,
            boolean flipX,
            boolean flipY) {
        fold(originX, originY, scaleX, scaleY);
        fold(rotation);
        draw(texture, x, y, width, height, srcX, srcY, srcWidth, srcHeight, flipX, flipY);
    }

    @Override
    public void draw(
            Texture texture,
            float x,
            float y,
            float width,
            float height,
            int srcX,
            int srcY,
            int srcWidth,
            int srcHeight,
            boolean flipX,
            boolean flipY) {
        fold(width);
        fold(height);
        fold((flipX ? 1 : 0) + (flipY ? 2 : 0));
        draw(texture, x, y, srcX, srcY, srcWidth, srcHeight);
    }

    @Override
    public void draw(
            Texture texture, float x, float y, int srcX, int srcY, int srcWidth, int srcHeight) {
        draw(texture, x, y);
        fold(srcX, srcY, srcWidth, srcHeight);
    }

    @Override
    public void draw(
            Texture texture,
            float x,
            float y,
            float width,
            float height,
            float u,
            float v,
            float u2,
            float v2) {
        draw(texture, x, y, width, height);
        fold(u, v, u2, v2);
    }

    @Override
    public void draw(Texture texture, float x, float y) {
        fold(texture);
        fold(x);
        fold(y);
    }

    @Override
    public void draw(Texture texture, float x, float y, float width, float height) {
        fold(texture);
        fold(x, y, width, height);
    }

    @Override
    public void draw(Texture texture, float[] vertices, int offset, int count) {
        fold(texture);
        for (int i = offset; i < offset + count; i++) {
            fold(vertices[i]);
        }
    }

    @Override
    public void draw(TextureRegion region, float x, float y) {
        fold(region, x, y);
    }

    @Override
    public void draw(TextureRegion region, float x, float y, float width, float height) {
        fold(region, x, y);
        fold(width);
        fold(height);
    }

    @Override
    public void draw(
            TextureRegion region,
            float x,
            float y,
            float originX,
            float originY,
            float width,
            float height,
            float scaleX,
            float scaleY,
            float rotation) {
        draw(region, x, y, width, height);
        fold(originX, originY, scaleX, scaleY);
        fold(rotation);
    }

    @Override
    public void draw(
            TextureRegion region,
            float x,
            float y,
            float originX,
            float originY,
            float width,
            float height,
            float scaleX,
            float scaleY,
            float rotation,
            boolean clockwise) {
        draw(region, x, y, originX, originY, width, height, scaleX, scaleY, rotation);
        fold(clockwise ? 1 : 0);
    }

    @Override
    public void draw(TextureRegion region, float width, float height, Affine2 placed) {
        fold(region, width, height);
        fold(placed.m00, placed.m01, placed.m10, placed.m11);
        fold(placed.m02);
        fold(placed.m12);
    }

    @Override
    public void setColor(Color tint) {
        color.set(tint);
    }

    @Override
    public void setColor(float r, float g, float b, float a) {
        color.set(r, g, b, a);
    }

    @Override
    public Color getColor() {
        return color;
    }

    @Override
    public void setPackedColor(float packed) {
        Color.abgr8888ToColor(color, packed);
    }

    @Override
    public float getPackedColor() {
        return color.toFloatBits();
    }

    @Override
    public void flush() {}

    @Override
    public void disableBlending() {
        blending = false;
    }

    @Override
    public void enableBlending() {
        blending = true;
    }

    @Override
    public void setBlendFunction(int from, int to) {
        setBlendFunctionSeparate(from, to, from, to);
    }

    @Override
    public void setBlendFunctionSeparate(int from, int to, int fromAlpha, int toAlpha) {
        source = from;
        destination = to;
        sourceAlpha = fromAlpha;
        destinationAlpha = toAlpha;
        fold(from, to, fromAlpha, toAlpha);
    }

    @Override
    public int getBlendSrcFunc() {
        return source;
    }

    @Override
    public int getBlendDstFunc() {
        return destination;
    }

    @Override
    public int getBlendSrcFuncAlpha() {
        return sourceAlpha;
    }

    @Override
    public int getBlendDstFuncAlpha() {
        return destinationAlpha;
    }

    @Override
    public Matrix4 getProjectionMatrix() {
        return projection;
    }

    @Override
    public Matrix4 getTransformMatrix() {
        return transform;
    }

    @Override
    public void setProjectionMatrix(Matrix4 matrix) {
        projection.set(matrix);
        fold(matrix);
    }

    @Override
    public void setTransformMatrix(Matrix4 matrix) {
        transform.set(matrix);
        fold(matrix);
    }

    @Override
    public void setShader(ShaderProgram program) {
        shader = program;
    }

    @Override
    public ShaderProgram getShader() {
        return shader;
    }

    @Override
    public boolean isBlendingEnabled() {
        return blending;
    }

    @Override
    public boolean isDrawing() {
        return drawing;
    }

    @Override
    public void dispose() {}
}
