package parlour.server.log;

import parlour.text.Phrase;

/**
 * Where a server reports what it does. No report contains a token, a code or a card. Threads that
 * take messages to tables report here, so it must not wait until somebody reads what it says.
 */
public interface ServerLog {
    /** Says nothing. */
    ServerLog NONE =
            new ServerLog() {
                @Override
                public void note(Phrase what) {
                    // Nobody wants to know.
                }

                @Override
                public void trouble(Phrase what) {
                    // Nobody wants to know.
                }

                @Override
                public void mistake(Throwable mistake) {
                    // Nobody wants to know.
                }
            };

    /** Something that is as it should be. */
    void note(Phrase what);

    /** Something that whoever runs the server should see to. */
    void trouble(Phrase what);

    /** Something that the program should not have done; its message may have secrets in it. */
    void mistake(Throwable mistake);
}
