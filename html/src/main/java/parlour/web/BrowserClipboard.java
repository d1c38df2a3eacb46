package parlour.web;

import com.badlogic.gdx.utils.Clipboard;

import org.teavm.jso.JSBody;

/**
 * The clipboard, for writing: a browser gives its content to the field in which somebody pastes.
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

    // Refused where the page is not trusted; then it is a clipboard of the game alone.
    @JSBody(
            params = "text",
            script =
                    "if (navigator.clipboard) {"
                            + "  navigator.clipboard.writeText(text).catch(function() {});"
                            + "}")
    private static native void write(String text);
}
