package parlour.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.text.BadInput;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

class JsonTextTest {
    private static void pieces(JsonText out) {
        out.field("text", "a \"b\"\n").field("number", -7).field("flag", true);
        out.field("nothing", (Object) null);
        out.name("none").array().endArray();
        out.name("some").array().value(1).object().end().array().plain("x").endArray().endArray();
        out.field("tree", Map.of("list", List.of(1, 2.5)));
        out.texts("texts", List.of("ä", "\u2028")).name("words").words(List.of("As", "10d"));
        out.name("object").object().field("a", 1).field("b", 2).end().field("last", 0);
    }

    private static final String COMPACT =
            "{\"text\":\"a \\\"b\\\"\\n\",\"number\":-7,\"flag\":true,\"nothing\":null,"
                    + "\"none\":[],\"some\":[1,{},[\"x\"]],\"tree\":{\"list\":[1,2.5]},"
                    + "\"texts\":[\"ä\",\"\\u2028\"],\"words\":\"As 10d\","
                    + "\"object\":{\"a\":1,\"b\":2},\"last\":0}";

    @Test
    void piecesBecomeCompactJson() {
        assertEquals(COMPACT, JsonText.object(8, JsonTextTest::pieces).toString());
    }

    @Test
    void whatWasWrittenCanBeLookedInto() throws BadInput {
        Json json = JsonText.object(8, JsonTextTest::pieces);
        assertEquals(-7, json.get("number").integer(-10, 10));
        assertEquals(JsonReader.read(COMPACT), json);
        assertEquals(COMPACT, json.toString());
    }

    @Test
    void asPartOfATreeItIsTheSame() throws BadInput {
        List<Json> both =
                Arrays.asList(JsonText.object(8, JsonTextTest::pieces), JsonReader.read(COMPACT));
        assertEquals(JsonWriter.compact(both.get(1)), JsonWriter.compact(both.get(0)));
        assertEquals(JsonWriter.pretty(both.get(1)), JsonWriter.pretty(both.get(0)));
        assertEquals("[" + COMPACT + "," + COMPACT + "]", JsonWriter.compact(both));
    }

    @Test
    void asATreeItHasTheSameFields() {
        assertEquals(
                List.of(
                        "text", "number", "flag", "nothing", "none", "some", "tree", "texts",
                        "words", "object", "last"),
                List.copyOf(JsonText.tree(JsonTextTest::pieces).keySet()));
    }
}
