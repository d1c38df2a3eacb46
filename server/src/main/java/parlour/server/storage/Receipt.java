package parlour.server.storage;

import java.io.IOException;

/** Hears what became of something that was to be stored; called by a thread of the storage. */
public interface Receipt {
    /** It is stored for good. */
    void stored();

    /** It is not stored as far as anybody knows; a {@link StorageTrouble} says what to tell. */
    void failed(IOException why);
}
