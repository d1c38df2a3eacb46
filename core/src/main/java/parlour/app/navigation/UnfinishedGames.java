package parlour.app.navigation;

import parlour.app.saves.UnfinishedGame;

import java.util.Optional;

/** The saved games that can be continued, as far as they have been read. */
public interface UnfinishedGames {
    /** Whether all are known: until then they are being read. */
    boolean loaded();

    /** Changes whenever what is known of saved games does. */
    int revision();

    /** The one that was played last. */
    Optional<UnfinishedGame> latest();

    /** The one during which the program ended without being quit. */
    Optional<UnfinishedGame> interrupted();

    /** The interrupted game is left for later. */
    void dismissInterrupted();
}
