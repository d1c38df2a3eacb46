package parlour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Games go as they did when their playthroughs were committed. */
class PlaythroughsTest {
    private static final Path FOLDER =
            English.root().resolve("engine/src/test/resources/playthroughs");

    @TestFactory
    Stream<DynamicTest> everyPlaythroughIsAsCommitted() {
        return Playthroughs.ALL.stream()
                .map(one -> DynamicTest.dynamicTest(one.name(), () -> assertAsCommitted(one)));
    }

    private static void assertAsCommitted(Playthrough<?, ?, ?, ?> playthrough) throws Exception {
        List<String> committed = Files.readAllLines(FOLDER.resolve(playthrough.name() + ".txt"));
        List<String> now = playthrough.text().lines().toList();
        for (int i = 0; i < Math.min(committed.size(), now.size()); i++) {
            assertEquals(
                    committed.get(i),
                    now.get(i),
                    "line " + (i + 1) + "; if it is meant: gradlew engine:playthroughs");
        }
        assertEquals(committed.size(), now.size());
    }

    @Test
    void everyGameHasAPlaythrough() {
        assertEquals(
                Set.copyOf(Games.all()),
                Playthroughs.ALL.stream().map(Playthrough::game).collect(Collectors.toSet()));
    }

    @Test
    void noPlaythroughIsCommittedThatNobodyMakes() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertEquals(
                    Playthroughs.ALL.stream()
                            .map(one -> one.name() + ".txt")
                            .collect(Collectors.toSet()),
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
        }
    }
}
