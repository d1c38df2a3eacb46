package parlour.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.English;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** RFC 8259, no more and no less, and where a mistake stands. */
class JsonReaderTest {
    @Test
    void readsEveryKindOfValue() throws BadInput {
        assertEquals(null, tree("null"));
        assertEquals(true, tree("true"));
        assertEquals(false, tree(" \t\r\n false \n"));
        assertEquals("", tree("\"\""));
        assertEquals(0L, tree("0"));
        assertEquals(0L, tree("-0"));
        assertEquals(-12L, tree("-12"));
        assertEquals(Long.MAX_VALUE, tree("9223372036854775807"));
        assertEquals(Long.MIN_VALUE, tree("-9223372036854775808"));
        assertEquals(0.5, tree("0.5"));
        assertEquals(-1250.0, tree("-1.25E+3"));
        assertEquals(1e-7, tree("1e-7"));
        assertEquals(0.0, tree("1e-999"));
        assertEquals(List.of(), tree("[ ]"));
        assertEquals(Map.of(), tree("{ }"));
        assertEquals(Arrays.asList(1L, null, List.of("x")), tree("[1 , null,[\"x\"]]"));
        assertEquals(Map.of("a", Map.of("", 1L)), tree("{\"a\" : {\"\":1}}"));
    }

    @Test
    void readsEveryEscape() throws BadInput {
        assertEquals("\"\\/\b\f\n\r\t", tree("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""));
        assertEquals("äÄ\u0000", tree("\"\\u00e4\\u00C4\\u0000\""));
        assertEquals("😀", tree("\"\\uD83D\\uDE00\""));
        assertEquals("😀\u007f\u2028", tree("\"😀\u007f\u2028\""));
        assertEquals("\uDE00", tree("\"\\uDE00\""), "a lone surrogate is legal");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "nul",
                "nulll",
                "True",
                "TRUE",
                "nil",
                "undefined",
                "NaN",
                "Infinity",
                "-Infinity",
                "+1",
                "01",
                "-01",
                "-",
                "1.",
                ".5",
                "-.5",
                "1.e3",
                "1e",
                "1e+",
                "0x10",
                "1_000",
                "1,5",
                "1 2",
                "--1",
                "'a'",
                "\"",
                "\"a",
                "\"\\\"",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\\u12g4\"",
                "\"\\u+123\"",
                "\"\\U0041\"",
                "\"a\nb\"",
                "\"a\tb\"",
                "\"\u0000\"",
                "[",
                "]",
                "[1",
                "[1,",
                "[1,]",
                "[,1]",
                "[1 2]",
                "[1;2]",
                "[1}",
                "{",
                "}",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{,}",
                "{a:1}",
                "{'a':1}",
                "{1:1}",
                "{\"a\" 1}",
                "{\"a\":1 \"b\":2}",
                "{\"a\":1]",
                "{\"a\":1,\"a\":1}",
                "{\"a\":1,\"\\u0061\":2}",
                "// a\n1",
                "/* */1",
                "# 1",
                "1 //",
                "\uFEFF1",
                "\u00A01",
                "\u000B1",
                "\f1",
                "[1]]",
                "{}{}",
                "٣",
                "\"\\u٠٠٤١\"",
                "9223372036854775808",
                "-9223372036854775809",
                "1e999",
                "-1e999",
                "[1e400]"
            })
    void refusesWhatIsNotJson(String text) {
        BadInput bad = assertThrows(BadInput.class, () -> JsonReader.read(text));
        String sentence = English.say(bad.phrase());
        assertTrue(sentence.matches("(?s)line \\d+, column \\d+: .*\\."), sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1,2 3]            | line 1, column 6: , ] was expected here.",
                "{'a':x}            | line 1, column 2: \" was expected here.",
                "[1,x]              | line 1, column 4: \"x\" was not expected here.",
                "[1] ,              | line 1, column 5: nothing should follow here.",
                "[1                 | line 1, column 3: the text ended too early.",
                "[\"\\q\"]          | line 1, column 4: \"\\q\" is not a valid escape.",
                "[99999999999999999999] | line 1, column 2: 99999999999999999999 is too large.",
                "{\"a\":1, \"a\":2} | line 1, column 9: \"a\" appears twice.",
                "[1.x]              | line 1, column 4: 0-9 was expected here."
            })
    void saysWhatIsWrongAndWhere(String text, String sentence) {
        assertEquals(sentence, complaint(text));
    }

    @Test
    void countsLinesAndColumns() {
        assertEquals("line 3, column 4: \"x\" was not expected here.", complaint("[\r\n1,\n   x]"));
    }

    @Test
    void placesBeyondAThousandAreWrittenPlainly() {
        String text = " ".repeat(12_344) + "x";
        assertEquals("line 1, column 12345: \"x\" was not expected here.", complaint(text));
        assertEquals(
                "line 2001, column 1: \"x\" was not expected here.",
                complaint("\n".repeat(2000) + "x"));
    }

    @Test
    void thirtyTwoLevelsAreReadAndMoreAreRefused() throws BadInput {
        JsonReader.read("[".repeat(32) + "1" + "]".repeat(32));
        JsonReader.read("{\"a\":".repeat(32) + "1" + "}".repeat(32));
        assertTrue(complaint("[".repeat(34) + "]".repeat(34)).contains("more than 32 deep"));
        assertTrue(complaint("{\"a\":".repeat(34) + "1").contains("more than 32 deep"));
        assertTrue(complaint("[".repeat(1_000_000)).contains("more than 32 deep"));
    }

    @Test
    void aTextOfEightMebibytesIsReadAndALongerOneRefused() throws BadInput {
        assertEquals(1, JsonReader.read(" ".repeat(JsonReader.MAX_LENGTH - 1) + "1").integer(1, 1));
        assertEquals(
                "the text is longer than 8,388,608 characters.",
                complaint(" ".repeat(JsonReader.MAX_LENGTH) + "1"));
    }

    @Test
    void namesTextsAndNumbersOfValuesHaveTheirLimits() throws BadInput {
        String name = "n".repeat(JsonReader.MAX_NAME);
        assertEquals(1, JsonReader.read("{\"" + name + "\":1}").get(name).integer(1, 1));
        assertEquals(
                "line 1, column 8: this name is longer than 200 characters.",
                complaint("{\"a\":1,\"" + name + "n\":1}"));
        String text = "\"" + "t".repeat(JsonReader.MAX_STRING) + "\"";
        assertEquals(JsonReader.MAX_STRING, JsonReader.read(text).text().length());
        assertEquals(
                "line 2, column 1: this text is longer than 65,536 characters.",
                complaint("\n\"t" + text.substring(1)));
        String most = "[0" + ",0".repeat(JsonReader.MAX_VALUES - 2);
        assertEquals(JsonReader.MAX_VALUES - 1, JsonReader.read(most + "]").list().size());
        assertEquals(
                "line 1, column 500000: there are more than 250,000 values.",
                complaint(most + ",0]"));
    }

    @Test
    void aComplaintQuotesNoMoreThanASentenceHolds() throws BadInput {
        String name = "x".repeat(JsonReader.MAX_NAME);
        String open = "{\"" + name + "\":";
        Json inner = JsonReader.read(open.repeat(31) + "[1]" + "}".repeat(31));
        for (int i = 0; i < 31; i++) {
            inner = inner.get(name);
        }
        Json last = inner.list().get(0);
        assertTrue(sentence(last::text).length() < 400, sentence(last::text));
        String long1 = "y".repeat(JsonReader.MAX_STRING);
        assertTrue(English.say(last.bad("save.kind", long1).phrase()).length() < 1000);
        assertTrue(English.say(new BadInput("save.unknownGame", long1).phrase()).length() < 400);
    }

    @Test
    void aValueKnowsItsPathAndPlace() throws BadInput {
        Json json = JsonReader.read("{\"a\":\n [1, {\"b\": \"x\"}]}");
        Json b = json.get("a").list().get(1).get("b");
        assertEquals(
                "a[1].b (line 2, column 12): a whole number was expected here.",
                sentence(() -> b.number(0, 9)));
        assertEquals(
                "a (line 2, column 2): an object was expected here.",
                sentence(() -> json.get("a").get("b")));
        assertEquals("$ (line 1, column 1): a list was expected here.", sentence(json::list));
        assertEquals(
                "a[1] (line 2, column 6): \"c\" is missing.",
                sentence(() -> json.get("a").list().get(1).get("c")));
        assertEquals(
                "a[0] (line 2, column 3): 1 is not between 2 and 9.",
                sentence(() -> json.get("a").list().get(0).integer(2, 9)));
        assertEquals(
                "a[0] (line 2, column 3): text was expected here.",
                sentence(() -> json.get("a").list().get(0).text()));
        assertEquals(
                "a[0] (line 2, column 3): true or false was expected here.",
                sentence(() -> json.get("a").list().get(0).flag()));
        assertEquals(
                "a (line 2, column 2): \"a\" is not a known field.",
                sentence(() -> json.only(Set.of("b"))));
    }

    @Test
    void aNumberIsQuotedUpToFortyDigits() {
        assertTrue(complaint("1".repeat(40)).matches(".*(?<!1)1{40}(?!1).*"));
        assertTrue(complaint("1".repeat(41)).matches(".*(?<!1)1{40}(?!1).*"));
    }

    @Test
    void equalValuesHaveEqualHashesAndOthersRarely() throws BadInput {
        assertEquals(JsonReader.read("[1,2]").hashCode(), JsonReader.read(" [1, 2]").hashCode());
        assertNotEquals(JsonReader.read("[1,2]").hashCode(), JsonReader.read("[2,1]").hashCode());
    }

    @Test
    void aMemberThatIsNullIsMissing() throws BadInput {
        Json json = JsonReader.read("{\"a\":null,\"b\":1}");
        assertTrue(json.find("a").isEmpty());
        assertThrows(BadInput.class, () -> json.get("a"));
        assertTrue(json.fields().get("a").isNull());
        assertEquals(1, json.get("b").integer(1, 1));
        assertThrows(BadInput.class, () -> JsonReader.read("1.0").number(0, 5));
    }

    private interface Reading {
        void run() throws BadInput;
    }

    private static String sentence(Reading reading) {
        return English.say(assertThrows(BadInput.class, reading::run).phrase());
    }

    private static String complaint(String text) {
        return sentence(() -> JsonReader.read(text));
    }

    private static Object tree(String text) throws BadInput {
        return JsonReader.read(text).tree();
    }

    @Test
    void anObjectIsExactlyWhatIsWrittenForIt() throws BadInput {
        Map<String, Object> written = new LinkedHashMap<>();
        written.put("turn", null);
        written.put("hands", List.of(1, 2));
        JsonReader.read("{\"hands\": [1, 2], \"turn\": null}").exactly(Json.of(written));
        assertSays("\"turn\" is missing.", "{\"hands\": [1, 2]}", written);
        assertSays("[1,2] was expected here.", "{\"turn\": null, \"hands\": [2, 1]}", written);
        assertSays("null was expected here.", "{\"turn\": 1, \"hands\": [1, 2]}", written);
        assertSays(
                "\"eyes\" is not a known field.",
                "{\"turn\": null, \"hands\": [1, 2], \"eyes\": 1}",
                written);
    }

    private static void assertSays(String complaint, String text, Map<String, Object> written) {
        BadInput bad =
                assertThrows(BadInput.class, () -> JsonReader.read(text).exactly(Json.of(written)));
        String said = English.texts().say(bad.phrase());
        assertTrue(said.endsWith(complaint), said);
    }

    @Test
    void aTreeThatComesFromNoTextIsTheSameValue() throws BadInput {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("list", List.of(1, 2L, 2.5, "x", true, Map.of()));
        tree.put("nothing", null);
        tree.put("read", JsonReader.read("[1]"));
        Json made = Json.of(tree);
        Json read =
                JsonReader.read(
                        "{ \"read\":[1], \"nothing\":null, \"list\":[1,2,2.5,\"x\",true,{}]}");
        assertEquals(read, made, "whatever the order and the place");
        assertEquals(read.hashCode(), made.hashCode());
        assertEquals(JsonWriter.compact(tree), made.toString());
        assertEquals(2, made.get("list").list().get(1).integer(0, 9));
        assertNotEquals(made, Json.of(Map.of()));
        BadInput e = assertThrows(BadInput.class, () -> made.get("list").list().get(3).flag());
        assertEquals("list[3]", e.phrase().args().get(0));
        assertThrows(IllegalArgumentException.class, () -> Json.of(new Object()));
    }

    @Test
    void aSingleValueThatComesFromNoTextIsOneToo() throws BadInput {
        assertEquals("x", Json.of("x").text());
        assertEquals(7, Json.of(7).integer(0, 9));
        assertTrue(Json.of(null).isNull());
    }

    @Test
    void anyNumberIsADecimal() throws BadInput {
        assertEquals(2.5, JsonReader.read("2.5").decimal());
        assertEquals(-3, JsonReader.read("-3").decimal());
        BadInput e = assertThrows(BadInput.class, () -> JsonReader.read("\"3\"").decimal());
        assertEquals(Phrase.of("json.notDecimal"), e.phrase().args().get(3));
    }
}
