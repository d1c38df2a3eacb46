package parlour.web;

import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

import parlour.app.accessibility.Element;
import parlour.app.accessibility.Input;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** One element of the text version, as the element of a page that people know best. */
final class Word implements PageChild {
    /** Where a word keeps its id on the page. */
    static final String ID = "data-id";

    private final HTMLDocument page = HTMLDocument.current();
    private final Consumer<Input> does;
    private final HTMLElement node;
    private final HTMLElement inner;
    private Element shown;

    /**
     * @param does what a person does to it
     */
    Word(Element element, Consumer<Input> does) {
        this.does = does;
        inner = page.createElement(tag(element));
        node = element instanceof Element.Control ? page.createElement("li") : inner;
        if (node != inner) {
            node.appendChild(inner);
        }
        inner.setAttribute(ID, element.id());
        listen(element);
        write(element, Optional.empty());
        shown = element;
    }

    private static String tag(Element element) {
        if (element instanceof Element.Heading) {
            return "h2";
        }
        if (element instanceof Element.Text) {
            return "p";
        }
        if (element instanceof Element.Grid) {
            return "table";
        }
        if (element instanceof Element.Choice) {
            return "select";
        }
        boolean input = element instanceof Element.Field || element instanceof Element.Range;
        return input ? "input" : "button";
    }

    private void listen(Element element) {
        if (element instanceof Element.Button || element instanceof Element.Toggle) {
            inner.setAttribute("type", "button");
            inner.addEventListener("click", event -> does.accept(new Input.Press()));
        } else if (element instanceof Element.Choice) {
            HTMLSelectElement select = (HTMLSelectElement) inner;
            select.addEventListener(
                    "change", event -> does.accept(new Input.Choose(select.getSelectedIndex())));
        } else if (element instanceof Element.Range) {
            HTMLInputElement range = input("range");
            range.addEventListener(
                    "input",
                    event -> does.accept(new Input.Move(Integer.parseInt(range.getValue()))));
        } else if (element instanceof Element.Field) {
            HTMLInputElement field = input("text");
            field.addEventListener("input", event -> does.accept(new Input.Type(field.getValue())));
            field.addEventListener("keydown", (KeyboardEvent event) -> confirm(event));
            // What the game made of it, such as a shorter text.
            field.addEventListener("blur", event -> field.setValue(((Element.Field) shown).text()));
        }
    }

    private HTMLInputElement input(String type) {
        HTMLInputElement input = (HTMLInputElement) inner;
        input.setType(type);
        return input;
    }

    private void confirm(KeyboardEvent event) {
        if (event.getKey().equals("Enter")) {
            does.accept(new Input.Press());
        }
    }

    /** Whether it can become this element. */
    boolean fits(Element element) {
        return tag(element).equals(tag(shown))
                && element instanceof Element.Field == shown instanceof Element.Field;
    }

    Element element() {
        return shown;
    }

    void show(Element element) {
        if (!element.equals(shown)) {
            write(element, Optional.of(shown));
            shown = element;
        }
    }

    private void write(Element element, Optional<Element> before) {
        if (element instanceof Element.Heading heading) {
            inner.setTextContent(heading.text());
        } else if (element instanceof Element.Text text) {
            inner.setTextContent(text.text());
        } else if (element instanceof Element.Grid grid) {
            write(grid);
        } else if (element instanceof Element.Button button) {
            inner.setTextContent(button.name());
            attribute("aria-disabled", button.enabled() ? "" : "true");
        } else if (element instanceof Element.Toggle toggle) {
            inner.setTextContent(toggle.name());
            attribute("role", "switch");
            attribute("aria-checked", String.valueOf(toggle.on()));
            attribute("aria-description", toggle.help());
            attribute("aria-disabled", toggle.enabled() ? "" : "true");
        } else if (element instanceof Element.Choice choice) {
            write(choice, before);
        } else if (element instanceof Element.Range range) {
            write(range);
        } else if (element instanceof Element.Field field) {
            write(field);
        }
    }

    private void attribute(String name, String value) {
        if (value.isEmpty()) {
            inner.removeAttribute(name);
        } else {
            inner.setAttribute(name, value);
        }
    }

    private void write(Element.Grid grid) {
        inner.clear();
        inner.withChild("caption", caption -> caption.withText(grid.name()));
        inner.withChild(
                "thead",
                head ->
                        head.withChild(
                                "tr",
                                row -> grid.head().forEach(text -> cell(row, "th", "col", text))));
        inner.withChild("tbody", body -> grid.rows().forEach(texts -> row(body, texts)));
    }

    private static void row(HTMLElement body, List<String> texts) {
        body.withChild(
                "tr",
                row -> {
                    cell(row, "th", "row", texts.get(0));
                    texts.subList(1, texts.size()).forEach(text -> cell(row, "td", "", text));
                });
    }

    private static void cell(HTMLElement row, String tag, String scope, String text) {
        row.withChild(
                tag,
                cell -> {
                    cell.withText(text);
                    if (!scope.isEmpty()) {
                        cell.setAttribute("scope", scope);
                    }
                });
    }

    private void write(Element.Choice choice, Optional<Element> before) {
        HTMLSelectElement select = (HTMLSelectElement) inner;
        boolean same =
                before.isPresent()
                        && ((Element.Choice) before.get()).options().equals(choice.options());
        if (!same) {
            select.clear();
            choice.options().forEach(text -> select.withChild("option", one -> one.withText(text)));
        }
        select.setSelectedIndex(choice.chosen());
        attribute("aria-label", choice.name());
        attribute("aria-description", choice.help());
    }

    private void write(Element.Range range) {
        HTMLInputElement input = (HTMLInputElement) inner;
        attribute("min", String.valueOf(range.least()));
        attribute("max", String.valueOf(range.most()));
        attribute("aria-label", range.name());
        attribute("aria-description", range.help());
        attribute("aria-valuetext", range.text());
        input.setValue(String.valueOf(range.value()));
    }

    /** While somebody types, the field is ahead of the game. */
    private void write(Element.Field field) {
        HTMLInputElement input = (HTMLInputElement) inner;
        attribute("aria-label", field.name());
        HTMLElement active = page.getActiveElement();
        boolean typing = active != null && field.id().equals(active.getAttribute(ID));
        if (!typing) {
            input.setValue(field.text());
        }
    }

    /** Whether the Tab key stops at it. */
    void reachable(boolean byTab) {
        if (shown instanceof Element.Control) {
            inner.setTabIndex(byTab ? 0 : -1);
        } else if (shown instanceof Element.Heading) {
            inner.setTabIndex(-1);
        }
    }

    void focus() {
        inner.focus();
    }

    @Override
    public HTMLElement node() {
        return node;
    }
}
