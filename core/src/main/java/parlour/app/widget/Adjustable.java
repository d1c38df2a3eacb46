package parlour.app.widget;

/** A control whose value the left and right keys change. */
public interface Adjustable {
    /** Changes the value by that many steps, as far as it goes. */
    void adjust(int steps);
}
