package parlour.app.tabletop;

/** A rectangle on the table; x and y are its lower left corner. */
public record Box(float x, float y, float width, float height) {
    public float right() {
        return x + width;
    }

    public float top() {
        return y + height;
    }

    public float middleX() {
        return x + width / 2;
    }

    public float middleY() {
        return y + height / 2;
    }

    public boolean has(float px, float py) {
        return px >= x && px <= right() && py >= y && py <= top();
    }

    public boolean meets(Box other) {
        return x < other.right() && other.x < right() && y < other.top() && other.y < top();
    }

    public boolean holds(Box other) {
        return other.x >= x && other.right() <= right() && other.y >= y && other.top() <= top();
    }

    /** This box shrunk by the given amount on each side; grown if negative. */
    public Box inset(float by) {
        return inset(by, by);
    }

    public Box inset(float byX, float byY) {
        return new Box(x + byX, y + byY, width - 2 * byX, height - 2 * byY);
    }
}
