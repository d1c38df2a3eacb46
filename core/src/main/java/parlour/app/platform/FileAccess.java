package parlour.app.platform;

import parlour.store.FolderBrowser;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/** How a person's own files can be reached, to import games and to export copies of them. */
public sealed interface FileAccess {
    /** Through the machine's folders, which the app shows itself. */
    non-sealed interface Folders extends FileAccess {
        FolderBrowser browser();

        /** The file at a place. */
        default PickedFile file(String place) {
            return new PickedFile() {
                @Override
                public String name() {
                    return browser().name(place);
                }

                @Override
                public byte[] read(int limit) throws IOException, BadInput {
                    return browser().read(place, limit);
                }
            };
        }
    }

    /** Through the platform's own dialogs: the app is only given what a person picks there. */
    non-sealed interface Dialogs extends FileAccess {
        /** Lets the person pick files; has to be called while an input is handled. */
        void open(Consumer<List<PickedFile>> picked);

        /** Hands the person a new file, which never replaces another; the name may be changed. */
        void save(String name, byte[] content);
    }
}
