package parlour.app.friends;

import parlour.app.settings.Settings;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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
 * @param state what has become of it
 */
public record KeptTable(
        ServerAddress server,
        String code,
        String token,
        Optional<DealPledge> pledge,
        boolean here,
        State state) {
    /** What has become of a place. */
    public enum State {
        WAITING,
        /** The server did not know the table the last time, which may pass. */
        MISSING,
        /** Its owner has left for good, and the server was not told yet. */
        LEFT
    }

    /** The oldest of more places are forgotten; the tables of most are gone by then. */
    private static final int MOST = 12;

    /** The table itself has said that the place is lost. */
    private static final Set<String> GONE = Set.of("table.closed", "table.unknownToken");

    private static final String MISSING = "server.noSuchTable";

    /** A place that waits. */
    KeptTable(
            ServerAddress server,
            String code,
            String token,
            Optional<DealPledge> pledge,
            boolean here) {
        this(server, code, token, pledge, here, State.WAITING);
    }

    /** The places that were not left for good, the last one first. */
    public static List<KeptTable> in(Settings settings) {
        return all(settings).stream().filter(kept -> kept.state != State.LEFT).toList();
    }

    /** The places that were left without the server being told. */
    public static List<KeptTable> left(Settings settings) {
        return all(settings).stream().filter(kept -> kept.state == State.LEFT).toList();
    }

    private static List<KeptTable> all(Settings settings) {
        List<KeptTable> all = new ArrayList<>();
        String written = settings.sharedTable();
        try {
            if (!written.isEmpty()) {
                Json json = JsonReader.read(written);
                // Earlier versions kept a single place.
                for (Json each : written.startsWith("[") ? json.list() : List.of(json)) {
                    read(each).ifPresent(all::add);
                }
            }
        } catch (BadInput e) {
            // What was read before that is all there is.
            return all;
        }
        return all;
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
        State state = State.WAITING;
        for (State each : State.values()) {
            state = json.find(each.name()).isPresent() ? each : state;
        }
        return Optional.of(
                new KeptTable(
                        server.get(),
                        json.get("code").text(),
                        json.get("token").text(),
                        pledge,
                        json.find("here").isPresent(),
                        state));
    }

    private Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("server", server.url());
        tree.put("code", code);
        tree.put("token", token);
        if (here) {
            tree.put("here", true);
        }
        if (state != State.WAITING) {
            tree.put(state.name(), true);
        }
        pledge.ifPresent(
                given -> {
                    tree.put("commitment", given.commitment());
                    tree.put("salt", given.salt());
                });
        return tree;
    }

    /** Keeps it before all others. */
    void keep(Settings settings) {
        List<KeptTable> all = others(settings);
        all.add(0, this);
        write(settings, all.subList(0, Math.min(MOST, all.size())));
    }

    /** There is no way back. */
    public void forget(Settings settings) {
        write(settings, others(settings));
    }

    private List<KeptTable> others(Settings settings) {
        List<KeptTable> all = all(settings);
        all.removeIf(each -> each.token.equals(token));
        return all;
    }

    private static void write(Settings settings, List<KeptTable> all) {
        settings.sharedTable(
                all.isEmpty()
                        ? ""
                        : JsonWriter.compact(all.stream().map(KeptTable::tree).toList()));
    }

    /** Whether an invitation leads to this table. */
    public boolean of(Invitation invitation) {
        return code.equals(invitation.code()) && invitation.server().equals(Optional.of(server));
    }

    /** The same place, now that the server inside this program listens here. */
    public KeptTable at(ServerAddress now) {
        return new KeptTable(now, code, token, pledge, here, state);
    }

    /** The address by which this program reaches the server. */
    ServerAddress route() {
        return here ? server.onThisMachine() : server;
    }

    /** The same place, of which this has become. */
    KeptTable with(State now) {
        return new KeptTable(server, code, token, pledge, here, now);
    }

    /** Its owner is not at the table any more: forgets it if the table says that it is lost. */
    void ended(Settings settings, Phrase why) {
        if (GONE.contains(why.key())) {
            forget(settings);
        } else if (why.key().equals(MISSING)) {
            all(settings).stream()
                    .filter(each -> each.token.equals(token))
                    .forEach(each -> each.with(State.MISSING).keep(settings));
        }
    }

    /** A token is nobody's business, not even a log's. */
    @Override
    public String toString() {
        return "KeptTable[" + server.url() + ", " + code + "]";
    }
}
