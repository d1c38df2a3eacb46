package parlour.server.socket;

/**
 * Why a connection was closed. The numbers stand for 1008 and 1013, on which the library would drop
 * the connection before the client had read the last message.
 */
final class CloseStatus {
    static final int WRONGDOING = 4008;
    static final int TRY_AGAIN = 4013;

    private CloseStatus() {}
}
