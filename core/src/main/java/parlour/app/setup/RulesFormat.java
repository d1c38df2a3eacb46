package parlour.app.setup;

import parlour.engine.Game;
import parlour.engine.Options;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Converts a person's own rules of a game to JSON and back, for the settings. */
public final class RulesFormat {
    private RulesFormat() {}

    public static String write(RulesForm rules) {
        List<Object> saved = new ArrayList<>();
        rules.saved()
                .forEach(
                        (name, options) ->
                                saved.add(Map.of("name", name, "options", options.values())));
        Map<String, Object> tree = new LinkedHashMap<>();
        rules.own().ifPresent(own -> tree.put("own", own.values()));
        tree.put("saved", saved);
        return JsonWriter.compact(tree);
    }

    /** Fills the form with what can be read; rules that are damaged are left out. */
    public static void read(Game<?, ?, ?, ?> game, String text, RulesForm rules) {
        Map<String, Options> saved = new LinkedHashMap<>();
        Optional<Options> own = Optional.empty();
        try {
            Json json = JsonReader.read(text);
            own = json.find("own").flatMap(options -> options(game, options));
            Optional<Json> list = json.find("saved");
            for (Json entry : list.isPresent() ? list.get().list() : List.<Json>of()) {
                entry(game, entry).ifPresent(e -> saved.putIfAbsent(e.getKey(), e.getValue()));
            }
        } catch (BadInput e) {
            // What has been read so far is all there is.
        }
        rules.restore(own, saved);
    }

    private static Optional<Map.Entry<String, Options>> entry(Game<?, ?, ?, ?> game, Json entry) {
        try {
            String name = entry.get("name").text();
            return options(game, entry.get("options")).map(options -> Map.entry(name, options));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private static Optional<Options> options(Game<?, ?, ?, ?> game, Json json) {
        try {
            return Optional.of(game.readOptions(json));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }
}
