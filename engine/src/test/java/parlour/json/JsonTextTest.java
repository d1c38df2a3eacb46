package parlour.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

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
        out.name("ready").array().written("[1]").written("{}").endArray();
        out.name("object").object().field("a", 1).field("b", 2).end().field("last", 0);
    }

    private static final String COMPACT =
            "{\"text\":\"a \\\"b\\\"\\n\",\"number\":-7,\"flag\":true,\"nothing\":null,"
                    + "\"none\":[],\"some\":[1,{},[\"x\"]],\"tree\":{\"list\":[1,2.5]},"
                    + "\"texts\":[\"ä\",\"\\u2028\"],\"words\":\"As 10d\","
                    + "\"ready\":[[1],{}],"
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

    /** Not only if somebody has looked into it before. */
    @Test
    void amongPrettyLinesItIsPretty() throws BadInput {
        assertEquals(
                JsonWriter.pretty(List.of(JsonReader.read(COMPACT))),
                JsonWriter.pretty(List.of(JsonText.object(8, JsonTextTest::pieces))));
    }

    @Test
    void asATreeItHasTheSameFields() {
        assertEquals(
                List.of(
                        "text", "number", "flag", "nothing", "none", "some", "tree", "texts",
                        "words", "ready", "object", "last"),
                List.copyOf(JsonText.tree(JsonTextTest::pieces).keySet()));
    }

    @Test
    void everyPieceCanFollowEveryOther() {
        Json json =
                JsonText.object(
                        1,
                        out -> {
                            out.name("a").array().plain("x").plain("y").value("z").value(1L);
                            out.value(true).value((Object) List.of()).words(List.of("p"));
                            out.plain("q").endArray();
                            out.field("b", "t").field("c", 2).field("d", false);
                            out.field("e", List.of(3)).texts("f", List.of("u")).field("g", "v");
                        });
        assertEquals(
                "{\"a\":[\"x\",\"y\",\"z\",1,true,[],\"p\",\"q\"],\"b\":\"t\",\"c\":2,"
                        + "\"d\":false,\"e\":[3],\"f\":[\"u\"],\"g\":\"v\"}",
                json.toString());
    }

    @Test
    void aPieceReturnsTheTextItBelongsTo() {
        JsonText.object(
                1,
                out -> {
                    assertSame(out, out.field("a", "t"));
                    assertSame(out, out.field("b", 1));
                    assertSame(out, out.field("c", true));
                    assertSame(out, out.field("d", List.of()));
                    assertSame(out, out.name("e").array());
                    assertSame(out, out.value(false));
                    assertSame(out, out.value((Object) Map.of()));
                    assertSame(out, out.words(List.of("w")));
                    assertSame(out, out.endArray());
                    assertEquals(
                            "{\"a\":\"t\",\"b\":1,\"c\":true,\"d\":[],\"e\":[false,{},\"w\"]",
                            out.toString());
                });
    }
}
