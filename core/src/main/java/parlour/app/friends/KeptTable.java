package parlour.app.friends;

import parlour.app.settings.Settings;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A place at a shared table, kept among the settings so that its owner can come back to it after
 * the program was closed.
 *
 * @param token whoever has it has the place
 * @param pledge for the game that is played, or comes next
 * @param here whether the table is on a server inside this program, wherever it listens next time
 */
public record KeptTable(
        ServerAddress server,
        String code,
        String token,
        Optional<DealPledge> pledge,
        boolean here) {
    /** The place at the table is lost. */
    private static final Set<String> GONE =
            Set.of("table.closed", "table.unknownToken", "server.noSuchTable");

    /** The table that was not left for good, if there is one. */
    public static Optional<KeptTable> in(Settings settings) {
        String kept = settings.sharedTable();
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        try {
            return read(JsonReader.read(kept));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private static Optional<KeptTable> read(Json json) throws BadInput {
        Optional<ServerAddress> server = ServerAddress.read(json.get("server").text());
        if (server.isEmpty()) {
            return Optional.empty();
        }
        Optional<DealPledge> pledge = Optional.empty();
        if (json.find("commitment").isPresent()) {
            pledge =
                    Optional.of(
                            new DealPledge(json.get("commitment").text(), json.get("salt").text()));
        }
        return Optional.of(
                new KeptTable(
                        server.get(),
                        json.get("code").text(),
                        json.get("token").text(),
                        pledge,
                        json.find("here").isPresent()));
    }

    void keep(Settings settings) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("server", server.url());
        tree.put("code", code);
        tree.put("token", token);
        if (here) {
            tree.put("here", true);
        }
        pledge.ifPresent(
                given -> {
                    tree.put("commitment", given.commitment());
                    tree.put("salt", given.salt());
                });
        settings.sharedTable(JsonWriter.compact(tree));
    }

    /** Whether an invitation leads to this table. */
    public boolean of(Invitation invitation) {
        return code.equals(invitation.code()) && invitation.server().equals(Optional.of(server));
    }

    /** The same place, now that the server inside this program listens here. */
    public KeptTable at(ServerAddress now) {
        return new KeptTable(now, code, token, pledge, here);
    }

    /** This program is not at a table any more: forgets it if there is no way back. */
    static void ended(Settings settings, Phrase why) {
        if (GONE.contains(why.key())) {
            forget(settings);
        }
    }

    /** There is no way back. */
    public static void forget(Settings settings) {
        settings.sharedTable("");
    }

    /** A token is nobody's business, not even a log's. */
    @Override
    public String toString() {
        return "KeptTable[" + server.url() + ", " + code + "]";
    }
}
