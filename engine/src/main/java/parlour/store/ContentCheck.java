package parlour.store;

import parlour.text.BadInput;

/** Whether a text is what its file should hold. */
public interface ContentCheck {
    void check(String text) throws BadInput;
}
