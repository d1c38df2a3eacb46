package parlour.app.tabletop;

import com.badlogic.gdx.Input.Keys;

/** The keys on cards or tokens; the screen has taken Enter and Escape before. */
public abstract class SelectionKeys {
    /** True when the key was used. */
    public final boolean key(int keycode) {
        if (!active()) {
            return false;
        }
        switch (keycode) {
            case Keys.NUM_1, Keys.NUM_2, Keys.NUM_3, Keys.NUM_4 -> number(keycode - Keys.NUM_0);
            case Keys.NUMPAD_1, Keys.NUMPAD_2, Keys.NUMPAD_3, Keys.NUMPAD_4 ->
                    number(keycode - Keys.NUMPAD_0);
            case Keys.TAB -> tab();
            case Keys.LEFT -> move(Direction.LEFT);
            case Keys.RIGHT -> move(Direction.RIGHT);
            case Keys.UP -> move(Direction.UP);
            case Keys.DOWN -> move(Direction.DOWN);
            case Keys.SPACE -> {
                return pick();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Whether a person is choosing now; while nobody is, no key is used. */
    protected abstract boolean active();

    /** A number key was pressed, counted from 1. */
    protected abstract void number(int number);

    /** From the hand to the table and back. */
    protected abstract void tab();

    /** Moves the focus. */
    protected abstract void move(Direction direction);

    /** Picks what has the focus; false when nothing has. */
    protected abstract boolean pick();
}
