package parlour.app.platform;

/** A connection to a server, over which texts go both ways. */
public interface Connection {
    /** Nobody is at the other end. */
    Connection NONE =
            new Connection() {
                @Override
                public void send(String text) {}

                @Override
                public void close() {}
            };

    /** Sends a text, after those before it. It may be lost if the connection breaks. */
    void send(String text);

    /** Ends the connection; the listener hears nothing any more. */
    void close();

    /** Receives what happens to a connection, in order, on any thread. */
    interface Listener {
        /** The server has answered, and texts can be sent. */
        void opened();

        void received(String text);

        /** The connection could not be made, or is over. Nothing follows. */
        void closed();
    }
}
