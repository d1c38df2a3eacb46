package parlour.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.cards.Card;
import parlour.engine.Eyes;
import parlour.engine.Result;
import parlour.fair.Proof;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

class ServerMessageTest {
    private static final String HASH = "0123456789abcdef".repeat(4);
    private static final Result RESULT = new Result(List.of(11.0, 4.5), List.of(1, 2));
    private static final Json TREE = Json.of(Map.of("hand", List.of("7d"), "turn", 1));

    static List<ServerMessage> all() {
        return List.of(
                new ServerMessage.Welcome(1, "2.0", Limits.USUAL),
                new ServerMessage.Seated(
                        "BCDFGH", Optional.of("ab".repeat(16)), OptionalInt.of(1), true),
                new ServerMessage.Seated("BCDFGH", Optional.empty(), OptionalInt.empty(), false),
                new ServerMessage.Table(
                        "BCDFGH",
                        "cassino",
                        Json.of(Map.of("target", 16)),
                        List.of(
                                person("Anna", Optional.empty(), true),
                                person("Ben", Optional.of("easy"), false),
                                seat(SeatState.Kind.FREE, Optional.empty()),
                                seat(SeatState.Kind.COMPUTER, Optional.of("Väinö")),
                                left("Tove")),
                        OptionalInt.of(0),
                        Stage.BETWEEN_ROUNDS,
                        2,
                        30,
                        false,
                        3,
                        HASH),
                new ServerMessage.View(
                        7,
                        1,
                        Eyes.of(1).and(3),
                        TREE,
                        OptionalInt.of(0),
                        OptionalInt.of(1500),
                        List.of(RESULT),
                        List.of(TREE),
                        List.of("7d", "8d")),
                new ServerMessage.Events(
                        8,
                        List.of(TREE, TREE),
                        Eyes.NONE,
                        TREE,
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        Optional.of(new Cause(Cause.Kind.TIME_UP, 2)),
                        List.of()),
                new ServerMessage.Refused(8, Phrase.of("turn.notYours", new Seat(2))),
                new ServerMessage.Trouble(Phrase.of("cassino.refused.notHeld", Card.at(17))),
                new ServerMessage.Said(3, Gesture.GOODBYE),
                new ServerMessage.Over(
                        9,
                        RESULT,
                        List.of("Väinö", "Robot"),
                        Proof.of(HASH, new TreeMap<>(Map.of(1, "cd".repeat(16))), List.of("7d")),
                        List.of("7d")));
    }

    private static SeatState person(String name, Optional<String> standIn, boolean present) {
        return new SeatState(
                SeatState.Kind.PERSON,
                Optional.of(name),
                standIn,
                standIn,
                present,
                present ? 0 : 61,
                true,
                !present);
    }

    /** The person has left the game that is played. */
    private static SeatState left(String name) {
        return new SeatState(
                SeatState.Kind.COMPUTER,
                Optional.of(name),
                Optional.of("hard"),
                Optional.of("counter"),
                false,
                0,
                true,
                false);
    }

    private static SeatState seat(SeatState.Kind kind, Optional<String> name) {
        return new SeatState(
                kind, name, Optional.of("hard"), Optional.of("counter"), false, 0, false, false);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyMessageBothWays(ServerMessage message) throws BadInput {
        assertEquals(message, ServerMessage.read(message.json()));
        String more = message.json().replaceFirst("}$", ",\"later\":[{}]}");
        assertEquals(message, ServerMessage.read(more), "unknown fields are ignored");
    }

    @ParameterizedTest
    @MethodSource("all")
    void aMessageThatLacksAnythingItMustHaveIsRefused(ServerMessage message) throws BadInput {
        Json whole = Json.of(JsonReader.read(message.json()));
        List<String> optional = List.of("token", "seat", "opener", "turn", "millisLeft", "cause");
        for (String field : whole.fields().keySet()) {
            Map<String, Object> less = new LinkedHashMap<>(whole.fields());
            less.remove(field);
            String text = JsonWriter.compact(less);
            boolean may =
                    optional.contains(field)
                            && !(message instanceof ServerMessage.Said)
                            && !(message instanceof ServerMessage.Seated && field.equals("opener"));
            if (!may) {
                assertThrows(BadInput.class, () -> ServerMessage.read(text), text);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"dance\"}",
                "{\"kind\":\"said\",\"seat\":1,\"gesture\":\"wave\"}",
                "{\"kind\":\"trouble\",\"reason\":{\"key\":\"x\",\"args\":[null]}}",
                "{\"kind\":\"trouble\",\"reason\":{\"key\":\"x\",\"args\":[true]}}",
                "{\"kind\":\"trouble\",\"reason\":{\"key\":\"x\",\"args\":[{}]}}",
                "{\"kind\":\"trouble\",\"reason\":{\"key\":\"x\",\"args\":[{\"card\":\"7x\"}]}}",
                "{\"kind\":\"trouble\",\"reason\":{\"key\":\"x\",\"args\":[{\"seat\":0}]}}"
            })
    void anythingElseIsRefused(String text) {
        assertThrows(BadInput.class, () -> ServerMessage.read(text));
    }

    @Test
    void theWelcomeSaysWhichSideMustBeUpdated() {
        assertEquals(
                new ServerMessage.Welcome(1, "2.0", Limits.USUAL),
                ServerMessage.Welcome.answer(hello(1), "2.0"));
        assertEquals(
                new ServerMessage.Trouble(Phrase.of("wire.clientOld", "2.0")),
                ServerMessage.Welcome.answer(hello(0), "2.0"));
        assertEquals(
                new ServerMessage.Trouble(Phrase.of("wire.serverOld", "2.0")),
                ServerMessage.Welcome.answer(hello(2), "2.0"));
    }

    private static ClientMessage.Hello hello(int protocol) {
        return new ClientMessage.Hello(
                protocol, "1.0", "sv", Optional.empty(), Optional.empty(), 0);
    }
}
