package parlour.app;

import com.badlogic.gdx.utils.Clipboard;

/** A clipboard of the test's own. */
final class TestClipboard implements Clipboard {
    private String contents = "";

    @Override
    public boolean hasContents() {
        return !contents.isEmpty();
    }

    @Override
    public String getContents() {
        return contents;
    }

    @Override
    public void setContents(String content) {
        contents = content;
    }
}
