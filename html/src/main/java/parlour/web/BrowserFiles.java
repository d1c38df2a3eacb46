package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Int8Array;

import parlour.app.platform.FileAccess;
import parlour.app.platform.PickedFile;
import parlour.store.StorageRefusal;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The browser's own dialogs for files, and files that are dropped on the page. */
final class BrowserFiles implements FileAccess.Dialogs {
    /**
     * A file that was picked; the page has read it unless it was too large.
     *
     * @param content null if it could not be read
     * @param problem the browser's name for the reason; empty if it was too large
     */
    private record BrowserFile(String name, Int8Array content, String problem)
            implements PickedFile {
        @Override
        public byte[] read(int limit) throws IOException, BadInput {
            if (!problem.isEmpty()) {
                throw StorageRefusal.unreadable(problem);
            }
            if (content == null || content.getLength() > limit) {
                throw new BadInput("save.tooLarge", limit);
            }
            return content.copyToJavaArray();
        }
    }

    @Override
    public void open(Consumer<List<PickedFile>> picked) {
        open(receiver(picked));
    }

    @Override
    public void save(String name, byte[] content) {
        save(name, Int8Array.copyFromJavaArray(content));
    }

    /** Passes on what is dropped on the page. */
    void listen(Consumer<List<PickedFile>> dropped) {
        onDrop(receiver(dropped));
    }

    private static Receiver receiver(Consumer<List<PickedFile>> then) {
        return (names, contents, problems) -> {
            List<PickedFile> files = new ArrayList<>();
            for (int i = 0; i < names.getLength(); i++) {
                files.add(
                        new BrowserFile(
                                names.get(i).stringValue(),
                                contents.get(i),
                                problems.get(i).stringValue()));
            }
            then.accept(files);
        };
    }

    /** Receives files that the page has read. */
    @JSFunctor
    private interface Receiver extends JSObject {
        void received(
                JSArrayReader<JSString> names,
                JSArrayReader<Int8Array> contents,
                JSArrayReader<JSString> problems);
    }

    @JSBody(params = "receiver", script = "parlourFiles.open(receiver);")
    private static native void open(Receiver receiver);

    @JSBody(
            params = {"name", "content"},
            script = "parlourFiles.save(name, content);")
    private static native void save(String name, Int8Array content);

    @JSBody(params = "receiver", script = "parlourFiles.onDrop(receiver);")
    private static native void onDrop(Receiver receiver);
}
