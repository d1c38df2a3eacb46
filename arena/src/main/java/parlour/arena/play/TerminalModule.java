package parlour.arena.play;

import parlour.Games;
import parlour.engine.Game;

import java.util.Optional;

/** A game that can be played in a terminal, and its presentation there. */
public record TerminalModule<S, M, V, E>(
        Game<S, M, V, E> game, Presentation<M, V, E> presentation) {
    /**
     * The game of this name.
     *
     * @param words whether a board is described in words instead of drawn
     */
    public static Optional<TerminalModule<?, ?, ?, ?>> find(String id, boolean words) {
        return switch (id) {
            case "cassino" ->
                    Optional.of(new TerminalModule<>(Games.CASSINO, new CassinoPresentation()));
            case "crosswise" ->
                    Optional.of(
                            new TerminalModule<>(
                                    Games.CROSSWISE, new CrossWisePresentation(words)));
            case "fastest" ->
                    Optional.of(new TerminalModule<>(Games.FASTEST, new FastestPresentation()));
            default -> Optional.empty();
        };
    }
}
