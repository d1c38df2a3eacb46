package parlour.app.table;

import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/**
 * What the panel between a table and its action bar shows.
 *
 * @param heading a few words over the sentences
 * @param next what is to be done instead of a move; while it is there, the main button does it and
 *     nobody moves
 * @param others smaller buttons beside the sentences
 */
public record PanelContent(
        Phrase heading,
        Optional<Progress> progress,
        List<Phrase> sentences,
        Optional<TableAction> next,
        List<TableAction> others) {
    public PanelContent {
        sentences = List.copyOf(sentences);
        others = List.copyOf(others);
    }

    /** How many of some steps are done. */
    public record Progress(int done, int steps) {}
}
