package parlour.app.friends;

import parlour.table.TableCode;

import java.util.Optional;

/**
 * The way to a shared table, as somebody typed or pasted it.
 *
 * @param server empty if only the code was given
 */
public record Invitation(Optional<ServerAddress> server, String code) {
    /** Reads a link or a code; empty if it is neither. */
    public static Optional<Invitation> read(String typed) {
        int hash = typed.indexOf('#');
        if (hash < 0) {
            return TableCode.read(typed).map(code -> new Invitation(Optional.empty(), code));
        }
        Optional<ServerAddress> server = ServerAddress.read(typed.substring(0, hash));
        return server.isEmpty()
                ? Optional.empty()
                : TableCode.read(typed.substring(hash + 1))
                        .map(code -> new Invitation(server, code));
    }
}
