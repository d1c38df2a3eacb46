package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

import parlour.app.accessibility.AccessibleScreen;
import parlour.app.accessibility.Input;
import parlour.app.accessibility.ScreenReader;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The game in words, as ordinary elements of the page beside the picture of it. Screen readers find
 * it first; nobody sees it without asking for it.
 */
final class TextVersion implements ScreenReader {
    private static final int MOST_ANNOUNCEMENTS = 30;

    private final HTMLDocument page = HTMLDocument.current();
    private final HTMLElement root = page.getElementById("words");
    private final HTMLElement screen = page.getElementById("screen");
    private final HTMLElement dialog = page.getElementById("dialog");
    private final HTMLElement announcements = page.getElementById("announcements");
    private final HTMLElement canvas = page.getElementById("canvas");

    /** The word that had the focus when something else came to the front of it. */
    private final Map<Integer, String> left = new HashMap<>();

    private Optional<Listener> listener = Optional.empty();
    private Optional<WordScreen> shown = Optional.empty();
    private int newest;

    /** Whether somebody uses this and not the picture; only then Tab stops here. */
    private boolean used;

    TextVersion() {
        root.addEventListener("focusin", event -> use(true));
        root.addEventListener("click", event -> use(true));
        canvas.addEventListener("focus", event -> use(false));
        canvas.addEventListener("pointerdown", event -> leave());
        root.addEventListener("keydown", (KeyboardEvent event) -> keep(event));
        root.addEventListener("keyup", (KeyboardEvent event) -> keep(event));
        page.getElementById("skip")
                .addEventListener(
                        "click",
                        event -> {
                            event.preventDefault();
                            enter();
                        });
        page.getElementById("picture").addEventListener("click", event -> leave());
    }

    /** Keys pressed here are not the game's, but Esc closes a dialog wherever it is pressed. */
    private static void keep(KeyboardEvent event) {
        if (!event.getKey().equals("Escape")) {
            event.stopPropagation();
        }
    }

    private void use(boolean here) {
        used = here;
        shown.ifPresent(words -> words.reachable(here));
    }

    /** Shows it to whoever asks for it. */
    private void enter() {
        root.setClassName("shown");
        shown.ifPresent(WordScreen::focusTitle);
    }

    /** Goes on with the picture. */
    private void leave() {
        root.setClassName("");
        use(false);
        canvas.focus();
    }

    @Override
    public void listen(Listener only) {
        listener = Optional.of(only);
    }

    @Override
    public void announce(String sentence) {
        announcements.withChild("p", line -> line.withText(sentence));
        while (announcements.getChildren().getLength() > MOST_ANNOUNCEMENTS) {
            announcements.removeChild(announcements.getFirstChild());
        }
    }

    @Override
    public void show(AccessibleScreen now) {
        page.getDocumentElement().setLang(now.language());
        label(now.language());
        String focused = focused();
        if (shown.filter(words -> words.front() == now.front()).isPresent()) {
            shown.get().show(now);
            if (focused != null) {
                shown.get().refocus(focused);
            }
            return;
        }
        shown.ifPresent(words -> left.put(words.front(), focused == null ? "" : focused));
        shown.ifPresent(WordScreen::clear);
        // What was said to one person is not left for the next to find.
        announcements.clear();
        screen.setHidden(now.dialog());
        dialog.setHidden(!now.dialog());
        WordScreen fresh =
                new WordScreen(
                        now.dialog() ? dialog : screen,
                        now.front(),
                        (id, input) -> act(now.front(), id, input));
        shown = Optional.of(fresh);
        fresh.show(now);
        fresh.reachable(used);
        if (focused != null || used) {
            fresh.comeBack(now.front() > newest ? "" : left.getOrDefault(now.front(), ""));
        }
        newest = Math.max(newest, now.front());
        left.keySet().removeIf(front -> front >= now.front());
    }

    private void act(int front, String id, Input input) {
        listener.ifPresent(to -> to.act(front, id, input));
    }

    private void label(String language) {
        page.getElementById("skip").setTextContent(Page.sentence("web.words", language));
        page.getElementById("picture").setTextContent(Page.sentence("web.picture", language));
        canvas.setAttribute("aria-label", Page.sentence("web.canvas", language));
    }

    /** The id of the word that has the focus, empty for another element of it, or null. */
    @JSBody(
            script =
                    "var active = document.activeElement;"
                            + "return active && active.closest('#words')"
                            + "  ? active.getAttribute('data-id') || '' : null;")
    private static native String focused();
}
