package parlour.web;

import org.teavm.jso.dom.html.HTMLElement;

import java.util.ArrayList;
import java.util.List;

/**
 * The children of an element of the page. What stays is not touched, so that it keeps the focus and
 * a screen reader its place.
 */
final class PageChildren<C extends PageChild> {
    private final HTMLElement parent;
    private final List<C> shown = new ArrayList<>();

    PageChildren(HTMLElement parent) {
        this.parent = parent;
    }

    /** Removes those that are not wanted any more. */
    void keep(List<C> wanted) {
        for (C child : List.copyOf(shown)) {
            if (!wanted.contains(child)) {
                shown.remove(child);
                parent.removeChild(child.node());
            }
        }
    }

    /** Shows these, in this order. */
    void show(List<C> wanted) {
        keep(wanted);
        for (int i = 0; i < wanted.size(); i++) {
            C child = wanted.get(i);
            if (i < shown.size() && shown.get(i) == child) {
                continue;
            }
            shown.remove(child);
            if (i < shown.size()) {
                parent.insertBefore(child.node(), shown.get(i).node());
            } else {
                parent.appendChild(child.node());
            }
            shown.add(i, child);
        }
    }
}
