package parlour.web;

import com.badlogic.gdx.utils.Clipboard;

import org.teavm.jso.JSBody;

/**
 * The clipboard, for writing: a browser shows its content only to the field into which somebody
 * pastes.
 */
final class BrowserClipboard implements Clipboard {
    private String content = "";

    @Override
    public boolean hasContents() {
        return !content.isEmpty();
    }

    @Override
    public String getContents() {
        return content;
    }

    @Override
    public void setContents(String text) {
        content = text;
        write(text);
    }

    /** A page without https copies from a field, as a person would. */
    @JSBody(
            params = "text",
            script =
                    "if (navigator.clipboard) {"
                            + "  navigator.clipboard.writeText(text).catch(function() {});"
                            + "  return;"
                            + "}"
                            + "var before = document.activeElement;"
                            + "var field = document.createElement('textarea');"
                            + "field.value = text;"
                            + "document.body.append(field);"
                            + "field.select();"
                            + "document.execCommand('copy');"
                            + "field.remove();"
                            + "if (before) { before.focus(); }")
    private static native void write(String text);
}
