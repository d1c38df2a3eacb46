package parlour.server.socket;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

import parlour.server.limits.AddressLimits;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;

/** Who sent a request: the address, and the page it came from. */
final class Visitor {
    private final boolean behindProxy;
    private final Optional<String> publicHost;
    private final Optional<byte[]> secret;

    /**
     * Where a connection comes from.
     *
     * @param address what the client's address is known by
     * @param relayed whether another server brings the client
     * @param guessing whether that server has found that the address has tried too many codes
     */
    record Origin(String address, boolean relayed, boolean guessing) {}

    /**
     * @param behindProxy whether a proxy says from which address a client comes
     * @param secret by which other servers are known
     */
    Visitor(boolean behindProxy, Optional<String> publicUrl, Optional<String> secret) {
        this.secret = secret.map(text -> text.getBytes(StandardCharsets.UTF_8));
        this.behindProxy = behindProxy;
        this.publicHost = publicUrl.map(url -> URI.create(url).getHost());
    }

    Origin origin(Request request) {
        String client = request.getHeaders().get(Relays.CLIENT);
        return client != null && isServer(request)
                ? new Origin(
                        client,
                        true,
                        Boolean.parseBoolean(request.getHeaders().get(Relays.GUESSING)))
                : new Origin(address(request), false, false);
    }

    private boolean isServer(Request request) {
        String given = request.getHeaders().get(Relays.SECRET);
        return given != null
                && secret.isPresent()
                && MessageDigest.isEqual(secret.get(), given.getBytes(StandardCharsets.UTF_8));
    }

    /** What the address is known by. */
    private String address(Request request) {
        if (behindProxy) {
            Optional<String> told = forwarded(request).flatMap(Visitor::numeric);
            if (told.isPresent()) {
                return told.get();
            }
        }
        return request.getConnectionMetaData().getRemoteSocketAddress()
                        instanceof InetSocketAddress socket
                ? AddressLimits.name(socket.getAddress())
                : "";
    }

    /** The last address is the one that the proxy itself has seen. */
    private static Optional<String> forwarded(Request request) {
        List<String> told = request.getHeaders().getCSV(HttpHeader.X_FORWARDED_FOR, false);
        return told.isEmpty() ? Optional.empty() : Optional.of(told.get(told.size() - 1));
    }

    private static Optional<String> numeric(String text) {
        // A name would be looked up.
        if (!text.matches("[0-9.]+|[0-9a-fA-F:.]+")) {
            return Optional.empty();
        }
        try {
            return Optional.of(AddressLimits.name(InetAddress.getByName(text)));
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }

    /** Whether it comes from a program or from this server's own page, not from another's. */
    boolean isWelcome(Request request) {
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        if (origin == null) {
            return true;
        }
        try {
            String host = URI.create(origin).getHost();
            return host != null
                    && (host.equalsIgnoreCase(Request.getServerName(request))
                            || publicHost.filter(host::equalsIgnoreCase).isPresent());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
