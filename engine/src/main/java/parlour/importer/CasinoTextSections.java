package parlour.importer;

import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A save file of the older program "Casino", split into its sections: the metadata, the players and
 * the comments.
 */
final class CasinoTextSections {
    static final String FIRST_LINE = "CASINO Save file";
    private static final Map<String, String> METADATA =
            keys(
                    "CardsInDeck",
                    "CardsOnTable",
                    "CurrentDealer",
                    "CurrentTurn",
                    "CurrentView",
                    "CurrentLastCapture");
    private static final Map<String, String> PLAYER =
            keys("Name", "TypeName", "Order", "Score", "Sweep", "Hand", "Pile", "Seen");

    private static final String INTERRUPTED = "Interrupted";

    /** One of the program's documents writes "currentLastCapture", so keys ignore case. */
    private static Map<String, String> keys(String... names) {
        return Stream.of(names).collect(Collectors.toMap(CasinoTextSections::lower, name -> name));
    }

    /** The value of a field and its position. */
    record Field(int line, String key, String value) {}

    /** A section of fields; its line is that of its heading. */
    static final class Chunk {
        final int line;
        private final Map<String, String> keys;
        private final Map<String, Field> fields = new LinkedHashMap<>();

        private Chunk(int line, Map<String, String> keys) {
            this.line = line;
            this.keys = keys;
        }

        Optional<Field> find(String key) {
            return Optional.ofNullable(fields.get(key));
        }

        private void add(int line, String text) throws BadInput {
            int colon = text.indexOf(':');
            if (colon <= 0) {
                throw new BadInput("casinoText.notKeyValue", line, text.strip());
            }
            String key = keys.get(lower(text.substring(0, colon)));
            if (key == null) {
                throw new BadInput("casinoText.unknownKey", line, text.substring(0, colon));
            }
            if (fields.containsKey(key)) {
                throw new BadInput("casinoText.keyTwice", line, key);
            }
            fields.put(key, new Field(line, key, text.substring(colon + 1).strip()));
        }
    }

    private final List<String> lines;
    private final List<Chunk> players = new ArrayList<>();
    private Optional<Chunk> metadata = Optional.empty();
    private Optional<List<String>> comments = Optional.empty();

    private CasinoTextSections(List<String> lines) {
        this.lines = lines;
    }

    static CasinoTextSections read(String text) throws BadInput {
        CasinoTextSections chunks = new CasinoTextSections(List.of(text.split("\r?\n", -1)));
        chunks.readHead();
        chunks.readChunks();
        return chunks;
    }

    int lastLine() {
        int last = lines.size();
        while (last > 1 && lines.get(last - 1).isBlank()) {
            last--;
        }
        return last;
    }

    boolean interrupted() {
        return lines.get(1).strip().equals(INTERRUPTED);
    }

    Chunk metadata() throws BadInput {
        return metadata.orElseThrow(() -> new BadInput("casinoText.noMetadata", lastLine()));
    }

    List<Chunk> players() {
        return players;
    }

    /** The log, or empty if the file has lost it. */
    Optional<List<String>> comments() {
        return comments;
    }

    private void readHead() throws BadInput {
        if (!lines.get(0).strip().equals(FIRST_LINE)) {
            throw new BadInput("casinoText.firstLine", 1, FIRST_LINE);
        }
        if (lines.size() < 2) {
            throw new BadInput("casinoText.noMetadata", 1);
        }
        if (!lines.get(1).isBlank() && !interrupted()) {
            throw new BadInput("casinoText.secondLine", 2, INTERRUPTED);
        }
    }

    private void readChunks() throws BadInput {
        Optional<Chunk> chunk = Optional.empty();
        boolean inComments = false;
        for (int i = 2; i < lines.size(); i++) {
            String line = lines.get(i);
            int number = i + 1;
            String heading = lower(line);
            switch (heading) {
                case "#game metadata" -> {
                    refuseTwice(metadata.isPresent(), number, heading);
                    metadata = Optional.of(new Chunk(number, METADATA));
                    chunk = metadata;
                    inComments = false;
                }
                case "#comments" -> {
                    refuseTwice(comments.isPresent(), number, heading);
                    comments = Optional.of(new ArrayList<>());
                    inComments = true;
                }
                case "#player" -> {
                    chunk = Optional.of(new Chunk(number, PLAYER));
                    players.add(chunk.get());
                    inComments = false;
                }
                default -> {
                    if (inComments) {
                        comment(line);
                    } else if (!line.isBlank()) {
                        field(chunk, number, line);
                    }
                }
            }
        }
    }

    private void comment(String line) {
        if (!line.isBlank()) {
            comments.ifPresent(log -> log.add(line.strip()));
        }
    }

    private static void field(Optional<Chunk> chunk, int number, String line) throws BadInput {
        if (line.startsWith("#") || chunk.isEmpty()) {
            throw new BadInput("casinoText.unknownChunk", number, line.strip());
        }
        chunk.get().add(number, line);
    }

    private static void refuseTwice(boolean there, int number, String heading) throws BadInput {
        if (there) {
            throw new BadInput("casinoText.keyTwice", number, heading);
        }
    }

    private static String lower(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
