package parlour.app.friends;

import parlour.table.TableCode;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a server of shared tables is, as people write it.
 *
 * @param url such as {@code http://192.168.1.5:8080}, without a slash at its end
 */
public record ServerAddress(String url) {
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "(?:(https?|wss?)://)?"
                            + "([a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::([0-9]{1,5}))?"
                            + "((?:/[\\w.~-]+)*)/?",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern NEARBY =
            Pattern.compile("localhost|.*\\.local|[0-9.]+|\\[.*\\]|[^.]+");

    private static final int LAST_PORT = 65_535;

    /**
     * The address that somebody wrote; empty if it is none. Without {@code http:} or {@code
     * https:}, a machine nearby or with a port is taken for one without encryption.
     */
    public static Optional<ServerAddress> read(String written) {
        Matcher found = WRITTEN.matcher(written.strip());
        if (!found.matches()) {
            return Optional.empty();
        }
        String host = found.group(2).toLowerCase(Locale.ROOT);
        Optional<String> port = Optional.ofNullable(found.group(3));
        if (port.filter(number -> Integer.parseInt(number) > LAST_PORT).isPresent()) {
            return Optional.empty();
        }
        boolean plain =
                found.group(1) == null
                        ? port.isPresent() || NEARBY.matcher(host).matches()
                        : found.group(1).toLowerCase(Locale.ROOT).matches("http|ws");
        return Optional.of(
                new ServerAddress(
                        (plain ? "http://" : "https://")
                                + host
                                + port.map(number -> ":" + number).orElse("")
                                + found.group(4)));
    }

    /** The same server as this machine itself reaches it, whatever becomes of its networks. */
    ServerAddress onThisMachine() {
        Matcher found = WRITTEN.matcher(url);
        return found.matches() && found.group(3) != null
                ? new ServerAddress("http://127.0.0.1:" + found.group(3) + found.group(4))
                : this;
    }

    /**
     * The address of the socket.
     *
     * @param code of the table to come to: what stands before several servers may go by it
     */
    String socket(Optional<String> code) {
        String table = code.flatMap(TableCode::read).map(read -> "?code=" + read).orElse("");
        return "ws" + url.substring("http".length()) + "/table" + table;
    }

    /** The link to a table. */
    public String link(String code) {
        return url + "/#" + code;
    }
}
