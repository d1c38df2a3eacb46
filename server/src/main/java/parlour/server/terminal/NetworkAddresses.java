package parlour.server.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The addresses at which others in the network reach this machine. */
public final class NetworkAddresses {
    /** An address that is kept free for documents. */
    private static final byte[] SOMEWHERE_ELSE = {(byte) 192, 0, 2, 1};

    private NetworkAddresses() {}

    /**
     * The address to tell others when the server listens on this one.
     *
     * @param bound may stand for all addresses
     */
    public static InetAddress reachable(InetAddress bound) {
        if (!bound.isAnyLocalAddress()) {
            return bound;
        }
        List<InetAddress> own = own();
        return own.isEmpty() ? InetAddress.getLoopbackAddress() : own.get(0);
    }

    /** This machine's addresses in its networks, the most useful one first. */
    static List<InetAddress> own() {
        List<InetAddress> addresses = new ArrayList<>(towardsOthers());
        try {
            for (NetworkInterface each :
                    Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (each.isUp() && !each.isLoopback() && !each.isVirtual()) {
                    addresses.addAll(Collections.list(each.getInetAddresses()));
                }
            }
        } catch (SocketException e) {
            // Then there is no network to be reached by.
            return List.of();
        }
        return sorted(addresses);
    }

    /**
     * The address that the machine itself would use: with virtual networks beside the real one, the
     * right one. Nothing is sent.
     */
    private static List<InetAddress> towardsOthers() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(InetAddress.getByAddress(SOMEWHERE_ELSE), 9);
            return List.of(socket.getLocalAddress());
        } catch (IOException | UncheckedIOException e) {
            // There is no way to other networks; a way to this one there may be.
            return List.of();
        }
    }

    /** The addresses that others can use, those of a home network first. */
    static List<InetAddress> sorted(List<InetAddress> addresses) {
        return addresses.stream()
                .filter(address -> !address.isLinkLocalAddress())
                .filter(address -> !address.isLoopbackAddress() && !address.isAnyLocalAddress())
                .distinct()
                .sorted(Comparator.comparingInt(NetworkAddresses::rank))
                .toList();
    }

    private static int rank(InetAddress address) {
        if (address instanceof Inet4Address) {
            return address.isSiteLocalAddress() ? 0 : 1;
        }
        return 2;
    }

    /** An address as it stands in a link. */
    public static String inLink(InetAddress address) {
        String text = address.getHostAddress();
        if (address instanceof Inet6Address) {
            int zone = text.indexOf('%');
            return '[' + (zone < 0 ? text : text.substring(0, zone)) + ']';
        }
        return text;
    }
}
