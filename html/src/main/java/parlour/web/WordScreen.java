package parlour.web;

import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

import parlour.app.accessibility.AccessibleScreen;
import parlour.app.accessibility.Element;
import parlour.app.accessibility.Input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** One screen or dialog of the text version. */
final class WordScreen {
    private final HTMLElement parent;
    private final int front;
    private final BiConsumer<String, Input> does;
    private final HTMLElement title = HTMLDocument.current().createElement("h1");
    private final PageChildren<PageChild> children;
    private Map<String, Word> words = new LinkedHashMap<>();
    private Map<String, WordList> lists = new HashMap<>();
    private List<Element> shown = List.of();
    private List<Element> before = List.of();
    private boolean byTab;

    /**
     * @param does receives the id of a word, and what a person does to it
     */
    WordScreen(HTMLElement parent, int front, BiConsumer<String, Input> does) {
        this.parent = parent;
        this.front = front;
        this.does = does;
        title.setTabIndex(-1);
        parent.appendChild(title);
        HTMLElement body = HTMLDocument.current().createElement("div");
        parent.appendChild(body);
        children = new PageChildren<>(body);
    }

    int front() {
        return front;
    }

    void clear() {
        parent.clear();
    }

    /** Shows what is on the screen now; what has not changed stays as it is. */
    void show(AccessibleScreen now) {
        if (!now.title().equals(title.getTextContent())) {
            title.setTextContent(now.title());
            parent.setAttribute("aria-label", now.title());
        }
        Map<String, Word> kept = new LinkedHashMap<>();
        for (Element element : now.elements()) {
            kept.put(element.id(), word(element));
        }
        words = kept;
        before = shown;
        shown = now.elements();
        place(now.elements());
        reachable(byTab);
    }

    private Word word(Element element) {
        Word known = words.get(element.id());
        if (known == null || !known.fits(element)) {
            return new Word(element, input -> does.accept(element.id(), input));
        }
        known.show(element);
        return known;
    }

    /** Puts controls that follow one another into lists. */
    private void place(List<Element> elements) {
        lists.values().forEach(WordList::begin);
        Map<String, WordList> fresh = new HashMap<>();
        List<PageChild> top = new ArrayList<>();
        Map<String, Integer> times = new HashMap<>();
        String last = null;
        for (Element element : elements) {
            if (!(element instanceof Element.Control control)) {
                top.add(words.get(element.id()));
                last = null;
                continue;
            }
            if (!control.group().equals(last)) {
                last = control.group();
                String key = last + "\n" + times.merge(last, 1, (one, more) -> one + more);
                WordList known = lists.get(key);
                WordList list = known == null ? new WordList(last) : known;
                fresh.put(key, list);
                top.add(list);
            }
            ((WordList) top.get(top.size() - 1)).add(words.get(element.id()));
        }
        lists.values().forEach(WordList::drop);
        lists = fresh;
        children.show(top);
        lists.values().forEach(WordList::show);
    }

    void reachable(boolean tab) {
        byTab = tab;
        words.values().forEach(word -> word.reachable(tab));
    }

    void focusTitle() {
        title.focus();
    }

    /** Gives the focus back to a word, or to the title if it is gone. */
    void comeBack(String id) {
        Word word = words.get(id);
        if (word == null) {
            focusTitle();
        } else {
            word.focus();
        }
    }

    /**
     * Sees that the focus stays with a word after a change. If the word is gone, it goes to the
     * heading of what has come in its place.
     */
    void refocus(String id) {
        Word word = words.get(id);
        if (word != null) {
            word.focus();
        } else if (!id.isEmpty()) {
            heading(id).ifPresentOrElse(Word::focus, this::focusTitle);
        }
    }

    /** The heading that stands where the one above a word stood that is gone. */
    private Optional<Word> heading(String gone) {
        int number = 0;
        for (Element element : before) {
            if (element.id().equals(gone)) {
                break;
            }
            number += element instanceof Element.Heading ? 1 : 0;
        }
        return shown.stream()
                .filter(element -> element instanceof Element.Heading)
                .limit(number)
                .reduce((first, second) -> second)
                .map(element -> words.get(element.id()));
    }
}
