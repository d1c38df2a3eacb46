package parlour.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.engine.Game;
import parlour.text.BadInput;

import java.util.List;

class PuzzleFinderTest {
    private static <S, M, V, E> List<Puzzle<S, M, V, E>> find(Game<S, M, V, E> game, long seed) {
        PuzzleFinder<S, M, V, E> finder = new PuzzleFinder<>(game, seed, 2);
        for (int i = 0; i < 12 && finder.searchGame(); i++) {
            assertEquals(i + 1, finder.games());
        }
        return finder.found();
    }

    private static <S, M, V, E> String file(Game<S, M, V, E> game, long seed) {
        return PuzzleFile.write(game, find(game, seed));
    }

    @Test
    void theSameSeedFindsTheSamePuzzles() {
        String found = file(Games.FASTEST, 5);
        assertEquals(found, file(Games.FASTEST, 5));
        assertNotEquals(found, file(Games.FASTEST, 6));
    }

    @Test
    void noMoreThanWantedAreFoundOfADifficulty() {
        for (Difficulty difficulty : Difficulty.values()) {
            long those =
                    find(Games.CASSINO, 5).stream()
                            .filter(one -> one.difficulty() == difficulty)
                            .count();
            assertTrue(those <= 2, those + " are " + difficulty);
        }
    }

    @Test
    void whatWasWrittenIsReadAgain() throws BadInput {
        var found = find(Games.FASTEST, 5);
        assertTrue(!found.isEmpty());
        String text = PuzzleFile.write(Games.FASTEST, found);
        var read = PuzzleFile.read(Games.FASTEST, text);
        assertEquals(text, PuzzleFile.write(Games.FASTEST, read));
        assertEquals(found.size(), read.size());
        for (var puzzle : read) {
            var same =
                    found.stream()
                            .filter(one -> one.id().equals(puzzle.id()))
                            .findFirst()
                            .orElseThrow();
            assertEquals(same.state(), puzzle.state());
            assertEquals(same.solutions(), puzzle.solutions());
            assertEquals(same.evidence().lead(), puzzle.evidence().lead(), 1e-5);
            assertEquals(same.evidence().exact(), puzzle.evidence().exact());
        }
    }

    @Test
    void nonsenseIsRefusedWithASentence() {
        String good = file(Games.FASTEST, 5);
        assertRefused("not puzzles of fastest", good.replace("\"fastest\"", "\"cassino\""));
        assertRefused("a \"parlour-puzzles\" file", good.replace("parlour-puzzles", "poems"));
        assertRefused(
                "newer version of this program", good.replace("\"version\":1", "\"version\":2"));
        assertRefused("difficulty \"odd\"", good.replaceFirst("\"(easy|medium|hard)\"", "\"odd\""));
        assertRefused("unsolved", good, "\"solutions\":\\[[^]]*]", "\"solutions\":[]");
        assertRefused("illegal", good, "\"next\":\"[^\"]*\"", "\"next\":\"2 joker\"");
        assertRefused("seats", good, "\"seats\":\\d", "\"seats\":99");
    }

    private static void assertRefused(String why, String good, String part, String wrong) {
        String text = good.replaceFirst(part, wrong);
        assertNotEquals(good, text, why);
        assertThrows(BadInput.class, () -> PuzzleFile.read(Games.FASTEST, text), why);
    }

    private static void assertRefused(String why, String text) {
        BadInput refused =
                assertThrows(BadInput.class, () -> PuzzleFile.read(Games.FASTEST, text), why);
        String said = English.say(refused.phrase());
        assertTrue(said.contains(why), said);
    }
}
