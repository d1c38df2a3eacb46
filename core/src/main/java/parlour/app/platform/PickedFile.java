package parlour.app.platform;

import parlour.text.BadInput;

import java.io.IOException;

/** A file that a person has chosen or dropped on the window. Reading it may take long. */
public interface PickedFile {
    /** Its name without folders. */
    String name();

    /** Its whole content; a file over the limit is refused. */
    byte[] read(int limit) throws IOException, BadInput;
}
