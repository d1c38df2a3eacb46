package parlour.fuzz;

import parlour.record.Utf8;
import parlour.table.Witness;
import parlour.wire.ServerMessage;

/** Messages from a shared table, which a client reads: whatever they say, it bears them. */
public final class ServerMessages {
    private ServerMessages() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    Witness witness = new Witness();
                    // Several messages, a line each.
                    for (String line : Utf8.text(bytes).split("\n")) {
                        ServerMessage message = ServerMessage.read(line);
                        Claim.equal(message, ServerMessage.read(message.json()));
                        witness.hears(message);
                        if (message instanceof ServerMessage.Over over) {
                            witness.doubt(over);
                        }
                    }
                });
    }
}
