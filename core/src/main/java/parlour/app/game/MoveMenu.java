package parlour.app.game;

import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The legal moves of a position by name, for people who choose from a list instead of clicking on
 * the table. Where there are many, they are chosen in steps.
 */
public interface MoveMenu<S, M, V> {
    /** The first step for the seat to move, whose hand must be shown. */
    List<Choice<M>> choices(VisiblePosition<S, M, V> position);

    /**
     * One item of the list.
     *
     * @param move what it plays; empty if it leads to more choices
     * @param prompt what is to be chosen next
     */
    record Choice<M>(
            Phrase label, Optional<M> move, Phrase prompt, Supplier<List<Choice<M>>> further) {
        public static <M> Choice<M> play(Phrase label, M move) {
            return new Choice<>(label, Optional.of(move), label, List::of);
        }

        public static <M> Choice<M> step(
                Phrase label, Phrase prompt, Supplier<List<Choice<M>>> further) {
            return new Choice<>(label, Optional.empty(), prompt, further);
        }
    }
}
