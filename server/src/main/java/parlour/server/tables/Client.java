package parlour.server.tables;

/** A connected program, as a table knows it. */
public interface Client {
    /** A number that no other connection ever has. */
    long id();

    /** Sends a message, after all that were sent before; never waits. */
    void send(String message);

    /** Sends a message and closes the connection. */
    void sendLast(String message);
}
