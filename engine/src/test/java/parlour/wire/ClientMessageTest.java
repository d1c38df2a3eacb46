package parlour.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.English;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

class ClientMessageTest {
    private static final String SALT = "00112233445566778899aabbccddeeff";

    static List<ClientMessage> all() {
        return List.of(
                new ClientMessage.Hello(1, "2.0", "fi", Optional.empty(), Optional.empty(), 0),
                new ClientMessage.Hello(
                        1, "2.0", "fi", Optional.of("BCDFGH"), Optional.of(SALT), 20),
                new ClientMessage.Hello(
                        1,
                        "2.0",
                        "fi",
                        Optional.of("BCDFGH"),
                        Optional.of(SALT),
                        0,
                        OptionalLong.of(1_780_000_000_123L)),
                new ClientMessage.Open(
                        "cassino",
                        Json.of(Map.of("target", 0)),
                        List.of(SeatPlan.PERSON, SeatPlan.computer("greedy")),
                        30,
                        false),
                new ClientMessage.Open(
                        "fastest",
                        Json.of(Map.of()),
                        List.of(SeatPlan.PERSON),
                        0,
                        true,
                        Optional.of(SALT)),
                new ClientMessage.Sit(OptionalInt.of(11), "Äiti", SALT),
                new ClientMessage.Sit(OptionalInt.empty(), "Äiti", SALT),
                new ClientMessage.Sit(OptionalInt.empty(), "Äiti", SALT, Optional.of(SALT)),
                new ClientMessage.Watch(),
                new ClientMessage.Begin(),
                new ClientMessage.Move(7, "Jc x 2h 9s"),
                new ClientMessage.Next(),
                new ClientMessage.Again(SALT),
                new ClientMessage.Swap(2),
                new ClientMessage.Say(Gesture.WELL_PLAYED),
                new ClientMessage.Leave());
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyMessageBothWays(ClientMessage message) throws BadInput {
        assertEquals(message, ClientMessage.read(message.json()));
    }

    @ParameterizedTest
    @MethodSource("all")
    void unknownFieldsAreIgnored(ClientMessage message) throws BadInput {
        String more = message.json().replaceFirst("}$", ",\"later\":{\"kind\":[1,null]}}");
        assertEquals(message, ClientMessage.read(more));
    }

    @Test
    void seatsCountFromOne() {
        assertEquals("{\"kind\":\"swap\",\"seat\":3}", new ClientMessage.Swap(2).json());
    }

    @Test
    void whatIsUsualNeedNotBeSaid() throws BadInput {
        assertEquals(
                new ClientMessage.Open(
                        "fastest", Json.of(Map.of()), List.of(SeatPlan.PERSON), 0, true),
                ClientMessage.read(
                        "{\"kind\":\"open\",\"game\":\"fastest\",\"seats\":[{\"kind\":\"person\"}]}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "json.at|{}",
                "json.at|[]",
                "json.at|{\"kind\":7}",
                "json.at|{\"kind\":\"dance\"}",
                "json.syntax|{\"kind\":\"watch\"",
                "json.syntax|{'kind':'watch'}",
                "json.at|{\"kind\":\"move\",\"revision\":-1,\"move\":\"7d\"}",
                "json.at|{\"kind\":\"move\",\"revision\":1.5,\"move\":\"7d\"}",
                "json.at|{\"kind\":\"move\",\"revision\":1}",
                "json.at|{\"kind\":\"swap\",\"seat\":0}",
                "json.at|{\"kind\":\"swap\",\"seat\":32}",
                "json.at|{\"kind\":\"say\",\"gesture\":\"WELL_PLAYED\"}",
                "json.at|{\"kind\":\"again\",\"salt\":\"00\"}",
                "json.at|{\"kind\":\"sit\",\"name\":\"A\",\"salt\":\"00112233445566778899aabbccddeeff\",\"token\":\"secret\"}",
                "json.at|{\"kind\":\"again\",\"salt\":\"00112233445566778899AABBCCDDEEFF\"}",
                "json.at|{\"kind\":\"open\",\"game\":\"cassino\",\"seats\":[{\"kind\":\"cat\"}]}",
                "json.at|{\"kind\":\"open\",\"game\":\"cassino\",\"seats\":[],\"moveSeconds\":9999}",
                "json.at|{\"kind\":\"open\",\"game\":\"cassino\",\"seats\":[],\"token\":\"secret\"}",
                "json.at|{\"kind\":\"hello\",\"protocol\":1,\"version\":\"\"}",
            })
    void anythingElseIsRefusedWithItsPlace(String key, String text) {
        BadInput e = assertThrows(BadInput.class, () -> ClientMessage.read(text));
        assertEquals(key, e.phrase().key());
        assertFalse(English.say(e.phrase()).contains("{"), "in words");
    }

    @Test
    void aMessageHasALimit() throws BadInput {
        String move = new ClientMessage.Move(1, "7d").json();
        ClientMessage.read(move + " ".repeat(Limits.USUAL.bytes() - move.length()));
        BadInput e =
                assertThrows(
                        BadInput.class,
                        () ->
                                ClientMessage.read(
                                        move
                                                + " "
                                                        .repeat(
                                                                Limits.USUAL.bytes()
                                                                        + 1
                                                                        - move.length())));
        assertEquals(Phrase.of("wire.tooLong", 8192), e.phrase());
    }

    @Test
    void noComplaintAndNoLogRepeatsAToken() {
        String token = "deadbeef".repeat(5);
        BadInput e =
                assertThrows(
                        BadInput.class,
                        () ->
                                ClientMessage.read(
                                        "{\"kind\":\"hello\",\"protocol\":1,\"version\":\"\","
                                                + "\"language\":\"\",\"token\":\""
                                                + token
                                                + "\"}"));
        assertFalse(e.toString().contains("deadbeef"));
        assertFalse(all().get(1).toString().contains(SALT));
        assertFalse(
                new ServerMessage.Seated("BCDFGH", Optional.of(SALT), OptionalInt.empty(), true)
                        .toString()
                        .contains(SALT));
    }
}
