package parlour.fuzz;

import parlour.record.Utf8;
import parlour.wire.ClientMessage;

/** Messages to a shared table: what is read can be written, and is then the same. */
public final class ClientMessages {
    private ClientMessages() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    ClientMessage message = ClientMessage.read(Utf8.text(bytes));
                    Claim.equal(message, ClientMessage.read(message.json()));
                });
    }
}
