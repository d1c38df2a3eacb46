package parlour.fuzz;

import parlour.record.Utf8;
import parlour.table.Outcome;
import parlour.table.Randomness;
import parlour.table.SharedTable;
import parlour.table.TableEntry;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a server has stored of a table: it is restored and works, or it is refused. */
public final class TableEntries {
    private static final Randomness ZEROS = byte[]::new;

    private TableEntries() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(input, bytes -> restore(Utf8.text(bytes)));
    }

    private static void restore(String text) throws BadInput {
        List<TableEntry> entries = new ArrayList<>();
        for (String line : text.split("\n")) {
            TableEntry entry = TableEntry.read(line);
            Claim.equal(entry, TableEntry.read(entry.json()));
            entries.add(entry);
        }
        SharedTable table = SharedTable.restore(entries, ZEROS, 0);
        for (Outcome outcome : use(table)) {
            entries.addAll(outcome.entries());
        }
        SharedTable again = SharedTable.restore(entries, ZEROS, 0);
        Claim.equal(table.revision(), again.revision());
        Claim.equal(table.stage(), again.stage());
        Claim.equal(table.closed(), again.closed());
    }

    /** Somebody comes, watches and sits down, and a day passes. */
    private static List<Outcome> use(SharedTable table) {
        List<Outcome> all = new ArrayList<>();
        List<ClientMessage> said =
                List.of(
                        new ClientMessage.Hello(
                                ClientMessage.PROTOCOL,
                                "",
                                "",
                                Optional.of(table.code()),
                                Optional.empty(),
                                3),
                        new ClientMessage.Watch(),
                        new ClientMessage.Sit(OptionalInt.empty(), "Guest", "0".repeat(32)),
                        new ClientMessage.Begin());
        said.forEach(message -> all.add(table.receive(1, message, 0)));
        table.thinking();
        all.add(table.computerFailed(table.revision(), 0));
        table.nextTick();
        all.add(table.tick(100_000));
        table.record();
        all.add(table.disconnected(1, 100_000));
        all.add(table.tick(200_000_000));
        return all;
    }
}
