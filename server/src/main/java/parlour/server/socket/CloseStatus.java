package parlour.server.socket;

/**
 * Why a connection was closed, like 1008 and 1013; with those the library would break it off before
 * the client could read what was said last.
 */
final class CloseStatus {
    static final int WRONGDOING = 4008;
    static final int TRY_AGAIN = 4013;

    private CloseStatus() {}
}
