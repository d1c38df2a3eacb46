package parlour.server.storage;

import parlour.server.log.ServerLog;
import parlour.server.metrics.SharingMetrics;
import parlour.text.BadInput;

import java.net.InetAddress;

/** A place that several servers share; each opens it once. */
public interface SharedStorage {
    /**
     * A server that shares it.
     *
     * @param bind the address that it listens on
     * @param secret by which it believes others that bring clients
     */
    record Member(InetAddress bind, String secret, SharingMetrics metrics) {}

    /**
     * Opens it.
     *
     * @throws BadInput with a sentence that says why not and what to do
     */
    TableStorage open(Member member, ServerLog log) throws BadInput;
}
