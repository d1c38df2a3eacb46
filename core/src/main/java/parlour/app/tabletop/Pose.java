package parlour.app.tabletop;

import com.badlogic.gdx.math.MathUtils;

import parlour.app.look.CardArt;

/** The position and appearance of a sprite. Mutable, so that a frame allocates no objects. */
public final class Pose {
    /** The sprite's centre. */
    public float x;

    public float y;
    public float width;

    /** Degrees, counterclockwise. */
    public float angle;

    /** 1 shows the face, 0 the back; in between it is being turned over. */
    public float face;

    /**
     * How far above the table, in card heights: a higher sprite is larger and casts a larger
     * shadow.
     */
    public float height;

    /** The drawing order; higher is on top. */
    public float order;

    public float alpha = 1;

    public Pose set(Pose other) {
        x = other.x;
        y = other.y;
        width = other.width;
        angle = other.angle;
        face = other.face;
        height = other.height;
        order = other.order;
        alpha = other.alpha;
        return this;
    }

    public Pose at(float newX, float newY, float newWidth) {
        x = newX;
        y = newY;
        width = newWidth;
        return this;
    }

    public Pose copy() {
        return new Pose().set(this);
    }

    /** Moves everything but the order a fraction of the way to another pose. */
    void approach(Pose to, float part) {
        x = MathUtils.lerp(x, to.x, part);
        y = MathUtils.lerp(y, to.y, part);
        width = MathUtils.lerp(width, to.width, part);
        angle = MathUtils.lerp(angle, to.angle, part);
        face = MathUtils.lerp(face, to.face, part);
        height = MathUtils.lerp(height, to.height, part);
        alpha = MathUtils.lerp(alpha, to.alpha, part);
    }

    /** Whether a point is on the sprite. */
    public boolean covers(float px, float py) {
        float cos = MathUtils.cosDeg(angle);
        float sin = MathUtils.sinDeg(angle);
        float across = (px - x) * cos + (py - y) * sin;
        float along = (py - y) * cos - (px - x) * sin;
        return Math.abs(across) <= width / 2 && Math.abs(along) <= width / CardArt.ASPECT / 2;
    }

    /** Whether the centre is inside a box. */
    public boolean within(Box box) {
        return box.has(x, y);
    }

    public Box box() {
        float high = width / CardArt.ASPECT;
        return new Box(x - width / 2, y - high / 2, width, high);
    }
}
