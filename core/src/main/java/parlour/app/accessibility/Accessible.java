package parlour.app.accessibility;

/** An actor that says itself what it is; what is inside it is not read. */
public interface Accessible {
    void describe(Description to);
}
