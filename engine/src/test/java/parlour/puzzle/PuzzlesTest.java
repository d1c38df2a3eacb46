package parlour.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.English;
import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Thinking;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The puzzles that come with the program. */
class PuzzlesTest {
    /** Judging takes time, so only one in so many is judged here; arena puzzles does all. */
    private static final int ONE_IN = 12;

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    private static String text(Game<?, ?, ?, ?> game) throws IOException {
        return Files.readString(English.root().resolve("assets").resolve(PuzzleFile.name(game)));
    }

    private static <S, M, V, E> List<Puzzle<S, M, V, E>> puzzles(Game<S, M, V, E> game)
            throws IOException, BadInput {
        return PuzzleFile.read(game, text(game));
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void theyAreWrittenAsTheArenaWritesThem(Game<S, M, V, E> game)
            throws IOException, BadInput {
        assertEquals(text(game), PuzzleFile.write(game, puzzles(game)));
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void thereAreSixtyOrMoreInThreeDifficultiesAndNoneTwice(Game<S, M, V, E> game)
            throws IOException, BadInput {
        List<Puzzle<S, M, V, E>> puzzles = puzzles(game);
        assertTrue(puzzles.size() >= 60, puzzles.size() + " puzzles");
        for (Difficulty difficulty : Difficulty.values()) {
            long those = puzzles.stream().filter(one -> one.difficulty() == difficulty).count();
            assertTrue(those >= 15, those + " are " + difficulty);
        }
        Set<String> ids = new HashSet<>();
        Set<V> views = new HashSet<>();
        for (Puzzle<S, M, V, E> puzzle : puzzles) {
            assertTrue(ids.add(puzzle.id()), puzzle.id());
            assertTrue(views.add(puzzle.view()), puzzle.id());
            // Stars are kept by these names.
            assertEquals(PuzzleStars.MOST, PuzzleStars.NONE.with(puzzle, 3).of(puzzle));
            PuzzleStars.read(PuzzleStars.NONE.with(puzzle, 3).write());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void easyOnesComeFirst(Game<S, M, V, E> game) throws IOException, BadInput {
        List<Difficulty> difficulties = puzzles(game).stream().map(Puzzle::difficulty).toList();
        List<Difficulty> sorted = new ArrayList<>(difficulties);
        sorted.sort(Comparator.naturalOrder());
        assertEquals(sorted, difficulties);
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void eachHasSomethingToFindOut(Game<S, M, V, E> game)
            throws IOException, BadInput {
        PuzzleSource source = PuzzleSource.of(game);
        for (Puzzle<S, M, V, E> puzzle : puzzles(game)) {
            List<M> legal = puzzle.rules().moves(puzzle.state());
            assertTrue(legal.size() >= 3, puzzle.id());
            assertTrue(legal.containsAll(puzzle.solutions()), puzzle.id());
            assertTrue(legal.size() > puzzle.solutions().size(), puzzle.id());
            assertEquals(puzzle.solutions().size(), new HashSet<>(puzzle.solutions()).size());
            assertTrue(legal.contains(puzzle.evidence().next()), puzzle.id());
            assertFalse(puzzle.solvedBy(puzzle.evidence().next()), puzzle.id());
            assertTrue(puzzle.evidence().margin() >= PuzzleJudge.CLEARLY, puzzle.id());
            assertTrue(puzzle.evidence().lead() >= source.leastLead() - 1e-4, puzzle.id());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void theSimpleComputerFindsTheEasyOnesAlone(Game<S, M, V, E> game)
            throws IOException, BadInput {
        for (Puzzle<S, M, V, E> puzzle : puzzles(game)) {
            Player<V, M> simple =
                    game.computer(PuzzleSource.of(game).simple(), puzzle.rules(), new Rng(1));
            Thinking<M> thinking = simple.think(puzzle.view(), 1);
            thinking.advance(1);
            assertEquals(
                    puzzle.difficulty() == Difficulty.EASY,
                    puzzle.solvedBy(thinking.best().orElseThrow()),
                    puzzle.id());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void everyMoveHasItsReasons(Game<S, M, V, E> game) throws IOException, BadInput {
        for (Puzzle<S, M, V, E> puzzle : puzzles(game)) {
            for (M solution : puzzle.solutions()) {
                String why = said(puzzle.reasons(solution));
                assertFalse(why.isBlank(), puzzle.id());
                assertNotEquals(why, said(puzzle.consequences(puzzle.evidence().next())));
            }
            for (M move : puzzle.rules().moves(puzzle.state(), 20)) {
                assertFalse(said(puzzle.consequences(move)).isBlank(), puzzle.id());
            }
        }
    }

    private static String said(List<Phrase> phrases) {
        return String.join(" ", phrases.stream().map(English::say).toList());
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void judgedAgainTheAnswerIsTheSame(Game<S, M, V, E> game)
            throws IOException, BadInput {
        List<Puzzle<S, M, V, E>> puzzles = puzzles(game);
        for (int i = 0; i < puzzles.size(); i += ONE_IN) {
            Puzzle<S, M, V, E> puzzle = puzzles.get(i);
            assertTrue(PuzzleCheck.judgeAgain(puzzle, i, 1).kept(), puzzle.id());
        }
    }
}
