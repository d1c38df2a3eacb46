package parlour.server.redis;

import parlour.text.BadInput;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/**
 * Where a Redis is: {@code host:port}, or {@code redis://[[user]:password@]host[:port][/database]}.
 *
 * @param user empty unless there is a password
 */
record RedisAddress(
        String host, int port, Optional<String> user, Optional<String> password, int database) {
    private static final String SCHEME = "redis://";
    private static final int USUAL_PORT = 6379;

    static RedisAddress read(String text) throws BadInput {
        String whole = text.contains("://") ? text : SCHEME + text;
        try {
            URI uri = new URI(whole);
            boolean odd =
                    !"redis".equals(uri.getScheme())
                            || uri.getHost() == null
                            || uri.getAuthority().endsWith(":")
                            || uri.getQuery() != null
                            || uri.getFragment() != null
                            || uri.getPort() == 0
                            || uri.getPort() > 65535;
            String path = uri.getPath() == null ? "" : uri.getPath();
            if (odd || !path.matches("(/\\d{0,3})?")) {
                throw wrong(text);
            }
            int database = path.length() > 1 ? Integer.parseInt(path.substring(1)) : 0;
            Optional<String> login = Optional.ofNullable(uri.getUserInfo());
            if (login.isPresent() && !login.get().contains(":")) {
                throw wrong(text);
            }
            return new RedisAddress(
                    uri.getHost(),
                    uri.getPort() < 0 ? USUAL_PORT : uri.getPort(),
                    login.map(both -> both.substring(0, both.indexOf(':')))
                            .filter(user -> !user.isEmpty()),
                    login.map(both -> both.substring(both.indexOf(':') + 1)),
                    database);
        } catch (URISyntaxException e) {
            throw wrong(text);
        }
    }

    /** A password is not repeated, whatever is wrong around it. */
    private static BadInput wrong(String text) {
        return new BadInput("run.redis.address", text.substring(text.lastIndexOf('@') + 1));
    }

    /** Without the password. */
    @Override
    public String toString() {
        return host + ":" + port;
    }
}
