package parlour.server;

import parlour.server.limits.AddressLimits;
import parlour.server.storage.SharedStorage;
import parlour.server.tables.ComputerSettings;
import parlour.server.web.Page;
import parlour.wire.Limits;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * How a server is to run.
 *
 * @param bind the address or name to listen on; 0.0.0.0 for all of this machine
 * @param port 0 for any that is free
 * @param publicUrl what others call this server by, if it is not the machine's own address
 * @param behindProxy whether a proxy says from which address a client comes
 * @param data the folder of the tables
 * @param page what is served to browsers
 * @param shared where tables are kept together with other servers', instead of the folder
 */
public record Settings(
        String bind,
        int port,
        Optional<String> publicUrl,
        boolean behindProxy,
        Path data,
        Page page,
        Most most,
        ComputerSettings computers,
        Optional<SharedStorage> shared) {
    public static final String ALL_ADDRESSES = "0.0.0.0";
    public static final int USUAL_PORT = 7676;

    /**
     * The limits of a server.
     *
     * @param tables how many at the same time
     * @param connections how many at the same time
     * @param byClient what one client may send
     * @param queueBytes how much may be on its way to a client
     * @param hello how long a client may take to say what it wants
     * @param ping how often a client is asked whether it is still there
     */
    public record Most(
            int tables,
            int connections,
            AddressLimits.Most byAddress,
            Limits byClient,
            int queueBytes,
            Duration hello,
            Duration ping) {
        public static final Most USUAL =
                new Most(
                        500,
                        5000,
                        AddressLimits.Most.USUAL,
                        Limits.USUAL,
                        64 * 1024,
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(15));

        public Most withTables(int count) {
            return new Most(count, connections, byAddress, byClient, queueBytes, hello, ping);
        }
    }

    /** A server for the networks of this machine, with everything else as usual. */
    public static Settings usual(Path data, Page page) {
        return new Settings(
                ALL_ADDRESSES,
                USUAL_PORT,
                Optional.empty(),
                false,
                data,
                page,
                Most.USUAL,
                ComputerSettings.USUAL,
                Optional.empty());
    }

    public Settings withPort(int other) {
        return new Settings(
                bind, other, publicUrl, behindProxy, data, page, most, computers, shared);
    }

    public Settings withBind(String other) {
        return new Settings(
                other, port, publicUrl, behindProxy, data, page, most, computers, shared);
    }

    public Settings withMost(Most other) {
        return new Settings(
                bind, port, publicUrl, behindProxy, data, page, other, computers, shared);
    }

    public Settings withComputers(ComputerSettings other) {
        return new Settings(bind, port, publicUrl, behindProxy, data, page, most, other, shared);
    }

    public Settings withShared(SharedStorage other) {
        return new Settings(
                bind,
                port,
                publicUrl,
                behindProxy,
                data,
                page,
                most,
                computers,
                Optional.of(other));
    }

    /**
     * @param url what others call it by
     * @param proxy whether a proxy stands before it
     */
    public Settings withPublicUrl(Optional<String> url, boolean proxy) {
        return new Settings(bind, port, url, proxy, data, page, most, computers, shared);
    }
}
