package parlour.app.widget;

/** A control that a click, Enter or Space presses. */
public interface Pressable {
    void press();
}
