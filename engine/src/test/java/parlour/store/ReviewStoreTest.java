package parlour.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.record.ReviewFile;
import parlour.record.Utf8;
import parlour.review.PlayedMatches;
import parlour.review.ReviewEffort;
import parlour.review.ReviewSearch;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

class ReviewStoreTest {
    private static final String FIRST = review(3);
    private static final String SECOND = review(4);

    private final MemoryFolder folder = new MemoryFolder();
    private final ReviewStore store = new ReviewStore(folder);

    private static String review(long seed) {
        var match = PlayedMatches.random(PlayedMatches.usualRules(Games.CASSINO), seed, 4);
        ReviewEffort effort = new ReviewEffort(16, 100, 100, 0);
        var search = new ReviewSearch<>(Games.CASSINO, match, effort, Eyes.all(2));
        search.advance(Integer.MAX_VALUE);
        return ReviewFile.write(Games.CASSINO, match, effort, search.review());
    }

    @Test
    void aReviewIsKeptUntilItIsForgotten() throws IOException {
        assertEquals(Optional.empty(), store.load("game-1"));
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        assertEquals(Optional.of(SECOND), store.load("game-1"));
        assertEquals(Optional.empty(), store.load("game-2"));
        store.delete("game-1");
        assertEquals(Optional.empty(), store.load("game-1"));
        assertEquals(List.of(), folder.list());
    }

    @Test
    void aDamagedReviewIsNoneAndTheBackupCounts() throws IOException {
        folder.put("game-1.json", Utf8.bytes("nonsense"));
        assertEquals(Optional.empty(), store.load("game-1"));
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        folder.put("game-1.json", Utf8.bytes(SECOND.substring(9)));
        assertEquals(Optional.of(FIRST), store.load("game-1"));
    }

    @Test
    void theReviewOfANewerProgramIsLeftAlone() throws IOException {
        byte[] newer = Utf8.bytes(FIRST.replace("\"version\": 1", "\"version\": 2"));
        folder.put("game-1.json", newer);
        assertEquals(Optional.empty(), store.load("game-1"));
        assertThrows(NewerVersion.class, () -> store.save("game-1", SECOND));
        assertArrayEquals(newer, folder.get("game-1.json"));
    }

    @Test
    void onlyIdsAreFiles() {
        assertThrows(IllegalArgumentException.class, () -> store.load("../game-1"));
        assertThrows(IllegalArgumentException.class, () -> store.delete("game-1.json"));
    }
}
