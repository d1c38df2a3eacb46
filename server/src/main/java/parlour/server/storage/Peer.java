package parlour.server.storage;

/**
 * A server that has a table at the moment.
 *
 * @param lease what it has the table by: another one means another owner, or the same one anew
 * @param address its host and port
 * @param secret by which it believes another server that brings a client
 */
public record Peer(String lease, String address, String secret) {
    @Override
    public String toString() {
        return "Peer[" + address + "]";
    }
}
