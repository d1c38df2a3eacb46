package parlour.app;

import parlour.app.accessibility.AccessibleScreen;
import parlour.app.accessibility.Element;
import parlour.app.accessibility.Input;
import parlour.app.accessibility.ScreenReader;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;

/** A screen reader that remembers what it was told, and a person who has nothing else. */
public final class HeardScreen implements ScreenReader {
    private final List<String> announced = new ArrayList<>();
    private Optional<AccessibleScreen> screen = Optional.empty();
    private Optional<Listener> listener = Optional.empty();
    private int changes;

    @Override
    public void listen(Listener only) {
        listener = Optional.of(only);
    }

    @Override
    public void show(AccessibleScreen fresh) {
        screen = Optional.of(fresh);
        changes++;
    }

    @Override
    public void announce(String sentence) {
        announced.add(sentence);
    }

    public AccessibleScreen screen() {
        return screen.orElseThrow();
    }

    public List<String> announced() {
        return announced;
    }

    /** How often it was told of another screen. */
    public int changes() {
        return changes;
    }

    public List<Element.Control> controls() {
        return screen().elements().stream()
                .filter(Element.Control.class::isInstance)
                .map(Element.Control.class::cast)
                .toList();
    }

    /** The controls that can be used and have such an id. */
    public List<Element.Control> controls(Predicate<String> id) {
        return controls().stream()
                .filter(Element.Control::enabled)
                .filter(c -> id.test(c.id()))
                .toList();
    }

    public boolean offers(String id) {
        return !controls(id::equals).isEmpty();
    }

    /** The only control that can be used and has this name. */
    public Element.Control named(String name) {
        List<Element.Control> found =
                controls().stream().filter(c -> c.enabled() && c.name().equals(name)).toList();
        if (found.size() != 1) {
            throw new NoSuchElementException(name + " " + found.size() + " times in " + screen());
        }
        return found.get(0);
    }

    /** Everything it reads as text. */
    public List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (Element element : screen().elements()) {
            if (element instanceof Element.Text text) {
                texts.add(text.text());
            } else if (element instanceof Element.Heading heading) {
                texts.add(heading.text());
            }
        }
        return texts;
    }

    public void press(String name) {
        act(named(name), new Input.Press());
    }

    public void pressId(String id) {
        act(screen().front(), id, new Input.Press());
    }

    public void act(Element.Control control, Input input) {
        act(screen().front(), control.id(), input);
    }

    public void act(int front, String id, Input input) {
        listener.orElseThrow().act(front, id, input);
    }
}
