package parlour.server.storage;

import java.util.List;

/**
 * A table as it was stored.
 *
 * @param contents what was stored of it, step by step
 * @param time when the last step was stored, in milliseconds since 1970
 */
public record StoredTable(String code, List<String> contents, long time) {
    public StoredTable {
        contents = List.copyOf(contents);
    }
}
