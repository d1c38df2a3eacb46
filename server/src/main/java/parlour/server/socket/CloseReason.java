package parlour.server.socket;

/** Why a connection was closed. */
final class CloseReason {
    static final int NORMAL = 1000;
    static final int SHUTDOWN = 1001;
    static final int MESSAGE_TOO_LARGE = 1009;

    // They stand for 1008 and 1013, on which the library would drop the connection before the
    // client had read the last message.
    static final int WRONGDOING = 4008;
    static final int TRY_AGAIN = 4013;

    private CloseReason() {}
}
