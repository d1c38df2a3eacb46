package parlour.engine;

import parlour.text.Phrase;

import java.util.List;

/**
 * A move suggested to a person.
 *
 * @param reasons one sentence each; empty if none are known
 */
public record Hint<M>(M move, List<Phrase> reasons) {
    public Hint {
        reasons = List.copyOf(reasons);
    }
}
