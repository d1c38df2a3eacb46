package parlour.app.accessibility;

/** An actor that describes itself to a screen reader; what is inside it is not read. */
public interface Accessible {
    void describe(Description to);
}
