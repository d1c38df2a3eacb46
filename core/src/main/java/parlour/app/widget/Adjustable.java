package parlour.app.widget;

/** A control whose value the left and right keys change. */
public interface Adjustable {
    /** Changes the value by a number of steps, within its limits. */
    void adjust(int steps);
}
