package parlour.web;

import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLInputElement;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * An unseen field of the page that has the keyboard while the game's own text field is typed in: a
 * phone shows its keyboard only for a field, and only a field is told of accents and suggestions.
 */
final class TextEntry {
    /** Always at the start, so that there is something to delete. */
    private static final String START = "\u200b";

    private final HTMLCanvasElement canvas;
    private final Supplier<Optional<TextField>> typedIn;
    private final Supplier<InputProcessor> processor;
    private final Runnable request;
    private final HTMLInputElement entry;
    private Optional<TextField> field = Optional.empty();
    private String last = START;

    /** Whether the browser is putting a word together, which nothing may disturb. */
    private boolean composing;

    /**
     * @param typedIn the text field that has the keyboard
     * @param request asks for a frame
     */
    TextEntry(
            HTMLCanvasElement canvas,
            Supplier<Optional<TextField>> typedIn,
            Supplier<InputProcessor> processor,
            Runnable request) {
        this.canvas = canvas;
        this.typedIn = typedIn;
        this.processor = processor;
        this.request = request;
        HTMLDocument page = canvas.getOwnerDocument();
        entry = (HTMLInputElement) page.createElement("input");
        entry.setId("entry");
        entry.setAttribute("autocomplete", "off");
        entry.setAttribute("autocapitalize", "words");
        entry.setAttribute("spellcheck", "false");
        entry.setAttribute("enterkeyhint", "done");
        entry.setTabIndex(-1);
        entry.addEventListener("input", this::changed);
        entry.addEventListener("compositionstart", event -> composing = true);
        entry.addEventListener("compositionend", event -> composing = false);
        page.getBody().appendChild(entry);
    }

    boolean active() {
        return field.isPresent();
    }

    /** Gives the keyboard to this field or takes it back, as the game does with its own. */
    void follow() {
        Optional<TextField> now = typedIn.get();
        if (now.equals(field)) {
            // Browsers give the keyboard to what was tapped once the finger is lifted.
            if (now.isPresent() && hasKeyboard(canvas)) {
                entry.focus();
            }
            now.filter(typed -> !composing).ifPresent(this::copy);
            return;
        }
        field = now;
        composing = false;
        if (now.isPresent()) {
            copy(now.get());
            place(now.get());
            entry.focus();
        } else {
            entry.blur();
            canvas.focus();
        }
    }

    /** Over the field on the canvas: a phone moves the page until that can be seen. */
    private void place(TextField over) {
        Vector2 at = over.localToScreenCoordinates(new Vector2(0, over.getHeight()));
        float scale = canvas.getClientWidth() / (float) canvas.getWidth();
        entry.getStyle().setProperty("left", canvas.getOffsetLeft() + at.x * scale + "px");
        entry.getStyle().setProperty("top", canvas.getOffsetTop() + at.y * scale + "px");
    }

    /** Takes over text and selection of the game's field, so that both stay the same. */
    private void copy(TextField from) {
        last = START + from.getText();
        if (!last.equals(entry.getValue())) {
            entry.setValue(last);
        }
        int cursor = START.length() + from.getCursorPosition();
        int other =
                from.getSelection().isEmpty() ? cursor : START.length() + from.getSelectionStart();
        select(entry, Math.min(cursor, other), Math.max(cursor, other));
    }

    /** Deletes in the game's field what has gone since the last time, and types what is new. */
    private void changed(Event event) {
        Correction correction = Correction.between(last, entry.getValue());
        last = entry.getValue();
        int cursor = Math.max(0, correction.end() - START.length());
        field.ifPresent(to -> to.setCursorPosition(cursor));
        correction.removed().chars().filter(TextEntry::isTyped).forEach(gone -> type('\b'));
        correction.added().chars().filter(TextEntry::isTyped).forEach(fresh -> type((char) fresh));
        request.run();
    }

    private static boolean isTyped(int character) {
        return character != START.charAt(0);
    }

    private void type(char character) {
        processor.get().keyTyped(character);
    }

    @JSBody(
            params = {"entry", "from", "to"},
            script =
                    "if (entry.selectionStart !== from || entry.selectionEnd !== to) {"
                            + "  entry.setSelectionRange(from, to);"
                            + "}")
    private static native void select(HTMLInputElement entry, int from, int to);

    @JSBody(params = "element", script = "return document.activeElement === element;")
    private static native boolean hasKeyboard(HTMLCanvasElement element);
}
