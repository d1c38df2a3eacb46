package parlour.web;

import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

import java.util.ArrayList;
import java.util.List;

/** Controls that follow one another in the text version: a list, with a name if they share one. */
final class WordList implements PageChild {
    private final HTMLElement node = HTMLDocument.current().createElement("ul");
    private final PageChildren<PageChild> children = new PageChildren<>(node);
    private final List<PageChild> wanted = new ArrayList<>();

    WordList(String group) {
        node.setAttribute("role", "list");
        if (!group.isEmpty()) {
            node.setAttribute("aria-label", group);
        }
    }

    /** Begins to collect what it has next. */
    void begin() {
        wanted.clear();
    }

    void add(PageChild control) {
        wanted.add(control);
    }

    /** Removes what it has no longer. */
    void drop() {
        children.keep(wanted);
    }

    /** Shows what was collected. */
    void show() {
        children.show(wanted);
    }

    @Override
    public HTMLElement node() {
        return node;
    }
}
