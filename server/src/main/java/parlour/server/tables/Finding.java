package parlour.server.tables;

import parlour.server.storage.Peer;
import parlour.text.Phrase;

/** The result of looking for a table: where it is, if anywhere. */
public sealed interface Finding {
    record Here(RunningTable table) implements Finding {}

    /** Another server has it. */
    record Elsewhere(String code, Peer peer) implements Finding {}

    record Nowhere() implements Finding {}

    /** It cannot be said now. */
    record Unknown(Phrase why) implements Finding {}
}
