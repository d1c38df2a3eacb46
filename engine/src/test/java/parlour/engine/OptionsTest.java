package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A game's options are its own record inside and values by name at the boundary. */
class OptionsTest {
    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPresetComesBackFromItsValuesFromAFileAndFromItsName(Game<?, ?, ?, ?> game)
            throws BadInput {
        for (Map.Entry<String, Options> preset : game.presets().entrySet()) {
            Options options = preset.getValue();
            String text = JsonWriter.compact(options.values());
            assertEquals(options, game.optionsOf(options.values()));
            assertEquals(options, game.readOptions(JsonReader.read(text)), text);
            assertEquals(options, game.parseOptions(preset.getKey()));
            assertEquals(text, JsonWriter.compact(game.optionsOf(options.values()).values()));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulesKeepTheRecordTheyWereGivenAndReadAnyOther(Game<?, ?, ?, ?> game) {
        int seats = game.seatCounts().get(0);
        for (Options options : game.presets().values()) {
            assertSame(options, game.rules(seats, options).options());
            Options foreign = options::values;
            assertEquals(options, game.rules(seats, foreign).options());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aValueThatIsMissingOrOfAnotherKindIsAMistakeOfTheProgram(Game<?, ?, ?, ?> game) {
        Options usual = game.presets().values().iterator().next();
        for (Option option : game.options()) {
            Map<String, Object> values = new HashMap<>(usual.values());
            values.put(option.name(), List.of());
            assertThrows(IllegalArgumentException.class, () -> game.optionsOf(values));
            values.remove(option.name());
            assertThrows(IllegalArgumentException.class, () -> game.optionsOf(values));
        }
    }
}
