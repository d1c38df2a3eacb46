package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.English;
import parlour.Games;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.List;
import java.util.Map;

class CassinoOptionsTest {
    /** The table of the spec, a column a preset; the last is the house rules for one round. */
    @ParameterizedTest
    @CsvSource({
        "target,        16,     16,     16,     0",
        "firstDealer,   random, random, random, random",
        "ties,          all,    none,   all,    all",
        "forcedCapture, false,  false,  true,   false",
        "sweepLimit,    0,      10,     0,      0",
        "lastSweeps,    true,   false,  true,   true",
        "sweepsCancel,  false,  true,   false,  false",
        "misere,        false,  false,  true,   false"
    })
    void presetsAreThoseOfTheSpec(
            String option, String house, String finnish, String laisto, String oneRound) {
        Map<String, Options> presets = Games.CASSINO.presets();
        assertEquals(
                List.of("house", "finnish", "laisto", "oneRound"), List.copyOf(presets.keySet()));
        assertEquals(house, String.valueOf(presets.get("house").values().get(option)));
        assertEquals(finnish, String.valueOf(presets.get("finnish").values().get(option)));
        assertEquals(laisto, String.valueOf(presets.get("laisto").values().get(option)));
        assertEquals(oneRound, String.valueOf(presets.get("oneRound").values().get(option)));
    }

    @Test
    void presetsAreCompleteAndInTheOrderShown() {
        List<String> names = Games.CASSINO.options().stream().map(Option::name).toList();
        for (Options preset : Games.CASSINO.presets().values()) {
            assertEquals(names, List.copyOf(preset.values().keySet()));
        }
    }

    @Test
    void nobodyCanChangeAPreset() {
        Map<String, Options> presets = Games.CASSINO.presets();
        assertThrows(UnsupportedOperationException.class, () -> presets.remove("house"));
        assertThrows(
                UnsupportedOperationException.class,
                () -> presets.get("house").values().put("target", 1L));
    }

    @Test
    void everyOptionChangesTheRules() throws BadInput {
        assertEquals(21, options("target=21").target());
        assertEquals(CassinoOptions.FirstDealer.FIRST, options("firstDealer=first").firstDealer());
        assertEquals(CassinoOptions.Ties.CARRY, options("ties=carry").ties());
        assertEquals(CassinoOptions.Ties.NONE, options("ties=none").ties());
        assertTrue(options("forcedCapture=on").forcedCapture());
        assertEquals(7, options("sweepLimit=7").sweepLimit());
        assertEquals(false, options("lastSweeps=off").lastSweeps());
        assertTrue(options("sweepsCancel=yes").sweepsCancel());
        assertTrue(options("misere=true").misere());
    }

    @Test
    void misereImpliesForcedCapture() throws BadInput {
        assertTrue(options("misere=on").forcedCapture());
        assertTrue(options("misere=on,forcedCapture=off").forcedCapture());
        assertEquals(true, new CassinoRules(2, options("misere=on")).options().forcedCapture());
    }

    @Test
    void aPresetComesFirstWhereverItStands() throws BadInput {
        CassinoOptions options = options("ties=carry, finnish");
        assertEquals(CassinoOptions.Ties.CARRY, options.ties());
        assertEquals(10, options.sweepLimit());
        assertEquals(CassinoOptions.HOUSE, options(""));
        assertEquals(CassinoOptions.LAISTO, options(" laisto "));
    }

    @Test
    void optionsGoThroughJson() throws BadInput {
        for (String text : CassinoLawsTest.RULE_SETS) {
            CassinoOptions options = options(text);
            String json = JsonWriter.compact(options.values());
            assertEquals(
                    options,
                    CassinoOptions.of(Games.CASSINO.readOptions(JsonReader.read(json))),
                    text);
        }
        assertEquals(
                CassinoOptions.HOUSE,
                CassinoOptions.of(Games.CASSINO.readOptions(JsonReader.read("{}"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "swedish | There is no rule set \"swedish\": choose from house, finnish, laisto"
                        + " and oneRound, or write a single rule like ties=carry.",
                "tie=all | There is no rule \"tie\": the rules are target, firstDealer, ties,"
                        + " forcedCapture, sweepLimit, lastSweeps, sweepsCancel and misere.",
                "ties=some | ties must be one of all, none and carry, not \"some\".",
                "misere=maybe | misere must be on or off, not \"maybe\".",
                "target=-1 | target must be a whole number from 0 to 500, not \"-1\".",
                "target=501 | target must be a whole number from 0 to 500, not \"501\".",
                "target=x | target must be a whole number from 0 to 500, not \"x\".",
                "sweepLimit=-1 | sweepLimit must be a whole number from 0 to 500, not \"-1\".",
                "target=99999999999 | target must be a whole number from 0 to 500, not"
                        + " \"99999999999\"."
            })
    void aMistakeInTheOptionsIsExplained(String text, String sentence) {
        BadInput bad = assertThrows(BadInput.class, () -> Games.CASSINO.parseOptions(text));
        assertEquals(sentence, English.say(bad.phrase()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"ties\":1} | ties (line 1, column 9): text was expected here.",
                "{\"ties\":\"x\"} | ties (line 1, column 9): ties must be one of all, none and"
                        + " carry, not \"x\".",
                "{\"tie\":1} | $ (line 1, column 1): There is no rule \"tie\": the rules are"
                        + " target, firstDealer, ties, forcedCapture, sweepLimit, lastSweeps,"
                        + " sweepsCancel and misere.",
                "{\"target\":-1} | target (line 1, column 11): -1 is not between 0 and 500.",
                "{\"misere\":1} | misere (line 1, column 11): true or false was expected here.",
                "[] | $ (line 1, column 1): an object was expected here."
            })
    void aMistakeInTheOptionsOfAFileIsExplained(String text, String sentence) {
        BadInput bad =
                assertThrows(
                        BadInput.class, () -> Games.CASSINO.readOptions(JsonReader.read(text)));
        assertEquals(sentence, English.say(bad.phrase()));
    }

    private static CassinoOptions options(String text) throws BadInput {
        return CassinoOptions.of(Games.CASSINO.parseOptions(text));
    }
}
