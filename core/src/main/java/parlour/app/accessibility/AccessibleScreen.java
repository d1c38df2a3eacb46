package parlour.app.accessibility;

import java.util.List;

/**
 * The screen, or the dialog on top of it, in words.
 *
 * @param front a number for each screen and dialog; one that comes to the front again has its own
 * @param language the code of the language of all texts
 * @param elements in reading order
 */
public record AccessibleScreen(
        int front, String language, String title, boolean dialog, List<Element> elements) {
    public AccessibleScreen {
        elements = List.copyOf(elements);
    }
}
