package parlour.app.tabletop;

import com.badlogic.gdx.Input.Keys;

/** Keyboard input for selecting cards or tokens; the screen handles Enter and Escape itself. */
public abstract class SelectionKeys {
    /** Handles a key; returns whether it was used. */
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

    /** Whether a person is choosing a move now; otherwise keys are ignored. */
    protected abstract boolean active();

    /** A number key was pressed, counted from 1. */
    protected abstract void number(int number);

    /** Moves the focus from the hand to the table, or back. */
    protected abstract void tab();

    /** Moves the focus. */
    protected abstract void move(Direction direction);

    /** Selects what has the focus; returns false if nothing has. */
    protected abstract boolean pick();
}
