package parlour.server.limits;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What all connections from one address may do together. Times are in nanoseconds. A network of
 * IPv6, which one household has to itself, counts as one address.
 */
public final class AddressLimits {
    /**
     * The limits of an address.
     *
     * @param connections how many at the same time
     * @param wrongCodes how many a minute
     * @param openedTables how many a minute
     * @param tables how many that it has opened at the same time
     */
    public record Most(int connections, int wrongCodes, int openedTables, int tables) {
        public static final Most USUAL = new Most(100, 10, 20, 50);
    }

    private static final double MINUTE = 60e9;
    private static final int NETWORK_BYTES = 8;

    /** So many addresses are kept before those that have done nothing lately are looked for. */
    private static final int MANY = 1000;

    private final class Visitor {
        private final Rate wrongCodes;
        private final Rate openedTables;
        private final Set<String> tables = new HashSet<>();
        private int connections;

        Visitor(long now) {
            wrongCodes = new Rate(most.wrongCodes(), MINUTE / most.wrongCodes(), now);
            openedTables = new Rate(most.openedTables(), MINUTE / most.openedTables(), now);
        }

        boolean isForgettable(long now) {
            return connections == 0
                    && wrongCodes.isFull(now)
                    && openedTables.isFull(now)
                    && keptTables() == 0;
        }

        int keptTables() {
            tables.removeIf(code -> !open.test(code));
            return tables.size();
        }
    }

    private final Most most;
    private final Predicate<String> open;
    private final Map<String, Visitor> visitors = new HashMap<>();
    private int tidyAt = MANY;

    /**
     * @param open whether a table of that code is still there
     */
    public AddressLimits(Most most, Predicate<String> open) {
        this.most = most;
        this.open = open;
    }

    /** What an address is known by here. */
    public static String name(InetAddress address) {
        if (address instanceof Inet6Address) {
            byte[] network = Arrays.copyOf(address.getAddress(), NETWORK_BYTES);
            return Arrays.toString(network);
        }
        return address.getHostAddress();
    }

    private Visitor visitor(String address, long now) {
        if (visitors.size() >= tidyAt) {
            visitors.values().removeIf(visitor -> visitor.isForgettable(now));
            tidyAt = Math.max(MANY, 2 * visitors.size());
        }
        return visitors.computeIfAbsent(address, fresh -> new Visitor(now));
    }

    /** Counts a new connection; false if it is one too many, and then it is not counted. */
    public synchronized boolean connect(String address, long now) {
        Visitor visitor = visitor(address, now);
        if (visitor.connections >= most.connections()) {
            return false;
        }
        visitor.connections++;
        return true;
    }

    /** A counted connection is gone. */
    public synchronized void disconnect(String address, long now) {
        visitor(address, now).connections--;
    }

    /** Whether an address has not yet tried too many wrong codes. */
    public synchronized boolean mayTryCode(String address, long now) {
        return visitor(address, now).wrongCodes.allows(now);
    }

    /** Counts a code that no table has. */
    public synchronized void wrongCode(String address, long now) {
        visitor(address, now).wrongCodes.take(now);
    }

    /** Counts a table that is to be opened; false if it is one too many. */
    public synchronized boolean openTable(String address, long now) {
        return visitor(address, now).openedTables.take(now);
    }

    /** Whether an address has not yet opened as many tables as may be there at the same time. */
    public synchronized boolean mayKeepTable(String address, long now) {
        return visitor(address, now).keptTables() < most.tables();
    }

    /** Counts a table that was opened, until it is gone. */
    public synchronized void keepTable(String address, String code, long now) {
        visitor(address, now).tables.add(code);
    }

    /** How many addresses are remembered. */
    synchronized int remembered() {
        return visitors.size();
    }
}
