package parlour.app.platform;

/** A newer version of the program, which is used from the next start or at once. */
public interface NewVersion {
    /** Starts it now; all files are stored before. */
    void use();

    /** Leaves it for the next start. */
    void dismiss();
}
