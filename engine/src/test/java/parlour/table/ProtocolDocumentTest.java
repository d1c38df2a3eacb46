package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Every example of the protocol's document is a message, and every kind of message has one. */
class ProtocolDocumentTest {
    private static final Pattern EXAMPLE = Pattern.compile("(?s)```json\n(.*?)\n```");

    private static String document() throws IOException {
        return Files.readString(English.root().resolve("docs/protocol.md"));
    }

    private static List<String> examples(String heading) throws IOException {
        String text = document();
        int start = text.indexOf("\n## " + heading + "\n");
        int end = text.indexOf("\n## ", start + 1);
        assertTrue(start > 0, heading);
        Matcher found = EXAMPLE.matcher(text.substring(start, end < 0 ? text.length() : end));
        List<String> examples = new ArrayList<>();
        while (found.find()) {
            examples.add(found.group(1));
        }
        return examples;
    }

    /** The kinds of a sealed interface as they are written. */
    private static Set<String> kinds(Class<?> messages) {
        return Arrays.stream(messages.getPermittedSubclasses())
                .map(kind -> kind.getSimpleName().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    private static void assertSame(String example, String written) throws BadInput {
        Json expected = JsonReader.read(example);
        Json found = JsonReader.read(written);
        // What is usual need not be in an example.
        for (String field : expected.fields().keySet()) {
            assertEquals(expected.get(field), found.get(field), example);
        }
    }

    @Test
    void messagesFromTheClient() throws IOException, BadInput {
        Set<String> kinds = kinds(ClientMessage.class);
        for (String example : examples("From the client")) {
            ClientMessage message = ClientMessage.read(example);
            assertSame(example, message.json());
            kinds.remove(JsonReader.read(example).get("kind").text());
        }
        assertEquals(Set.of(), kinds, "without an example");
    }

    @Test
    void messagesFromTheServer() throws IOException, BadInput {
        Set<String> kinds = kinds(ServerMessage.class);
        for (String example : examples("From the server")) {
            ServerMessage message = ServerMessage.read(example);
            assertSame(example, message.json());
            kinds.remove(JsonReader.read(example).get("kind").text());
        }
        assertEquals(Set.of(), kinds, "without an example");
    }

    /** The example of a finished game is one. */
    @Test
    void theProofInTheDocumentIsRight() throws IOException, BadInput {
        Witness witness = new Witness();
        for (String example : examples("From the server")) {
            ServerMessage message = ServerMessage.read(example);
            if (message instanceof ServerMessage.Table
                    || message instanceof ServerMessage.View
                    || message instanceof ServerMessage.Events) {
                witness.hears(message);
            } else if (message instanceof ServerMessage.Over over) {
                assertEquals(Optional.empty(), witness.doubt(over));
            }
        }
    }

    @Test
    void whatIsStored() throws IOException, BadInput {
        Set<String> kinds = kinds(TableEntry.class);
        for (String example : examples("What a server stores")) {
            assertSame(example, TableEntry.read(example).json());
            kinds.remove(JsonReader.read(example).get("kind").text());
        }
        assertEquals(Set.of(), kinds, "without an example");
    }

    @Test
    void theBotIsTheOneThatIsShown() throws IOException {
        Path bot = English.root().resolve("server/examples/bot.py");
        assertTrue(document().contains("```python\n" + Files.readString(bot) + "```"));
    }
}
