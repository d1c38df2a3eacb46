package parlour.server.redis;

import parlour.server.log.ServerLog;
import parlour.server.storage.SharedStorage;
import parlour.server.storage.TableStorage;
import parlour.server.terminal.NetworkAddresses;
import parlour.text.BadInput;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;

/** A Redis that servers share, before it is opened. */
public final class RedisPlace implements SharedStorage {
    private static final int PATIENCE_MILLIS = 5000;

    private final RedisAddress address;
    private final Optional<String> peerAddress;

    private RedisPlace(RedisAddress address, Optional<String> peerAddress) {
        this.address = address;
        this.peerAddress = peerAddress;
    }

    /**
     * @param address where Redis is
     * @param peerAddress the host and port by which the other servers reach this one
     */
    public static RedisPlace of(String address, Optional<String> peerAddress) throws BadInput {
        if (peerAddress.isPresent()
                && !peerAddress.get().matches("[^\\s/:@]+:\\d{1,5}|\\[[^\\s/@]+]:\\d{1,5}")) {
            throw new BadInput("run.notPeer", peerAddress.get());
        }
        return new RedisPlace(RedisAddress.read(address), peerAddress);
    }

    @Override
    public TableStorage open(Member member, ServerLog log) throws BadInput {
        InetAddress here = here();
        RedisLink link = RedisLink.open(address, log);
        InetAddress reached = member.bind().isAnyLocalAddress() ? here : member.bind();
        return new RedisStorage(
                link,
                port -> peerAddress.orElse(NetworkAddresses.inLink(reached) + ":" + port),
                member,
                log);
    }

    /** The address of this machine in the network of Redis, where the other servers are, too. */
    private InetAddress here() throws BadInput {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address.host(), address.port()), PATIENCE_MILLIS);
            return socket.getLocalAddress();
        } catch (IOException e) {
            throw new BadInput("run.redis.unreachable", address.toString());
        }
    }
}
