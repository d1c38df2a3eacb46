package parlour.store;

import parlour.text.BadInput;

/** Whether a text is what its file should hold. */
public interface Check {
    void check(String text) throws BadInput;
}
