package parlour.store;

import parlour.text.BadInput;

/** Checks whether a text is valid content for its file. */
public interface ContentCheck {
    void check(String text) throws BadInput;
}
