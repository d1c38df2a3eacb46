package parlour.fuzz;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.WireFormat;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.util.List;

/** Views and events of any game: what is read is written the same, and some state looks so. */
public final class Wire {
    private static final int SEATS = 2;

    private Wire() {}

    public static void fuzzerTestOneInput(byte[] input) {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            Claim.readOrRefused(input, bytes -> event(game, Utf8.text(bytes)));
            for (Eyes eyes : List.of(Eyes.NONE, Eyes.of(0), Eyes.all(SEATS))) {
                Claim.readOrRefused(input, bytes -> view(game, Utf8.text(bytes), eyes));
            }
        }
    }

    private static <S, M, V, E> void view(Game<S, M, V, E> game, String text, Eyes eyes)
            throws BadInput {
        Rules<S, M, V, E> rules = rules(game);
        WireFormat<V, E> format = game.wireFormat(rules);
        V view = format.view(JsonReader.read(text), eyes);
        same(text, format.view(view));
        Claim.equal(view, rules.view(rules.sample(view, new Rng(1)), eyes));
    }

    private static <S, M, V, E> void event(Game<S, M, V, E> game, String text) throws BadInput {
        Rules<S, M, V, E> rules = rules(game);
        WireFormat<V, E> format = game.wireFormat(rules);
        E event = format.event(JsonReader.read(text));
        same(text, format.event(event));
        game.log(rules, event);
    }

    private static <S, M, V, E> Rules<S, M, V, E> rules(Game<S, M, V, E> game) {
        return game.rules(SEATS, game.presets().values().iterator().next());
    }

    private static void same(String text, Json written) throws BadInput {
        Claim.equal(JsonReader.read(text).tree(), JsonReader.read(written.toString()).tree());
    }
}
