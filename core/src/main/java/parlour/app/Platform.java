package parlour.app;

import parlour.engine.Host;

import java.util.OptionalLong;

/** What the machine offers the app; a browser or a test offers other things than a desktop. */
public interface Platform {
    /** Where a computer's thinking is done; asked once a game. */
    Thinker thinker();

    /** The seed every new game is dealt from, where the command line fixed one. */
    OptionalLong seed();

    /** Makes the window fill the screen, or gives it its size back. */
    void fullScreen(boolean on);

    /** Lets thoughts be thought: a clock that can be let go. */
    interface Thinker extends Host.Clock {
        /** Drops what is being thought. */
        void drop();
    }
}
