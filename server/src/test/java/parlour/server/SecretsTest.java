package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.cards.Card;
import parlour.engine.Game;
import parlour.server.terminal.English;
import parlour.server.terminal.TerminalLog;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** No token, code or card is in what a server prints, counts or throws. */
class SecretsTest {
    @TempDir private Path data;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final List<String> tokens = new ArrayList<>();
    private final List<String> codes = new ArrayList<>();

    private TerminalLog log() {
        PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
        return new TerminalLog(English.texts(), stream, stream, false);
    }

    /** A whole game with everything that can go wrong beside it. */
    private void play(TableServer server, String game) throws Exception {
        BotClient anna = BotClient.opener(server.port(), 1, TestServer.table(game, 2)).sit("Anna");
        codes.add(anna.code());
        BotClient tom = BotClient.guest(server.port(), 2, anna.code()).sit("Tom");
        tom.await(ServerMessage.Seated.class);
        tokens.add(anna.token().orElseThrow());
        tokens.add(tom.token().orElseThrow());
        String token = anna.token().orElseThrow();
        TestClient clumsy = TestClient.connect(server.port());
        clumsy.sayText("{\"kind\":\"hello\",\"token\":\"" + token + "\"}");
        clumsy.trouble();
        clumsy.sayText("{\"kind\":\"" + token + "\"}");
        assertFalse(tom.text().contains(token), "nobody else is told");
        clumsy.close();
        TestClient thief = TestClient.connect(server.port());
        thief.say(TestClient.hello(Optional.of(anna.code()), Optional.of(token + "0")));
        thief.trouble();
        thief.close();
        tom.say(new ClientMessage.Move(0, "2c"));
        tom.await(ServerMessage.Refused.class);
        anna.expect(2);
        anna.begin();
        assertEquals(anna.over(), tom.over());
        anna.close();
        tom.again(server.port()).await(ServerMessage.Seated.class);
    }

    @Test
    void nothingPrintedOrCountedHasSecrets() throws Exception {
        String counted;
        try (TerminalLog log = log();
                TableServer server = TableServer.start(TestServer.settings(data), log)) {
            for (Game<?, ?, ?, ?> game : Games.all()) {
                play(server, game.id());
            }
            counted = Http.text(server.port(), "/metrics") + Http.text(server.port(), "/health");
        }
        try (TerminalLog log = log();
                TableServer server = TableServer.start(TestServer.settings(data), log)) {
            assertEquals(Games.all().size(), server.tables());
        }
        String text = printed.toString(StandardCharsets.UTF_8) + counted;
        assertTrue(text.contains("A table was opened: cassino"), text);
        assertTrue(text.contains("brought back"), text);
        for (String token : tokens) {
            assertFalse(text.contains(token), "a token is in " + text);
        }
        for (String code : codes) {
            assertFalse(text.contains(code), "a code is in " + text);
        }
        for (Card card : Card.pack()) {
            Pattern whole = Pattern.compile("\\b" + card + "\\b");
            assertFalse(whole.matcher(text).find(), card + " is in " + text);
        }
        String kept = Files.readString(data.resolve("tables.journal"));
        for (String token : tokens) {
            assertFalse(kept.contains(token), "only the hash of a token is kept");
        }
    }

    @Test
    void aMistakeIsToldWithoutItsMessage() {
        String secret = "0123456789abcdef0123456789abcdef";
        try (TerminalLog log = log()) {
            log.mistake(new IllegalStateException("a move by " + secret));
        }
        String text = printed.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("IllegalStateException at parlour.server.SecretsTest"), text);
        assertFalse(text.contains(secret), text);
    }

    @Test
    void complaintsAboutMessagesDoNotQuoteTokens() throws Exception {
        String token = "0123456789abcdef0123456789abcdef";
        List<String> bad =
                List.of(
                        "{\"kind\":\"hello\",\"token\":\"" + token + "\"}",
                        "{\"kind\":\"hello\",\"token\":\"" + token + token + "\"}",
                        "{\"kind\":\"hello\",\"protocol\":1,\"version\":1,\"token\":\""
                                + token
                                + "\"}",
                        "{\"kind\":\"hello\",\"token\":[\"" + token + "\"]}");
        for (String text : bad) {
            try {
                ClientMessage.read(text);
                assertTrue(false, "it should be refused: " + text);
            } catch (BadInput e) {
                Phrase phrase = e.phrase();
                assertFalse(phrase.toString().contains(token), phrase.toString());
                assertFalse(String.valueOf(e.getMessage()).contains(token), e.getMessage());
            }
        }
    }
}
