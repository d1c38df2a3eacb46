package parlour.app.play;

import parlour.text.Phrase;

import java.util.Optional;

/** The ways between the screens, so that no screen knows another. */
public interface Rooms {
    /** Shows the menu. */
    void menu();

    /** Lets people decide who plays and by which rules. */
    void setup();

    /** Begins a game and shows its table. */
    void begin(Setup setup);

    /** Shows the table of a game. */
    <S, M, V, E> void play(Session<S, M, V, E> session);

    /** Shows how a round ended. */
    <S, M, V, E> void score(Session<S, M, V, E> session);

    /** Saves a game as it stands. */
    <S, M, V, E> void keep(Session<S, M, V, E> session);

    /** What went wrong with the last save; said once. */
    Optional<Phrase> trouble();

    /** The game that is being played shall not be kept. */
    void forget();

    /** The game that waits to be gone on with. */
    Optional<Unfinished> unfinished();

    /** Closes the window. */
    void quit();
}
