package parlour.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.TableTestScreen;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.screen.AllGames;
import parlour.app.settings.Pace;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleFile;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.PlayerName;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;

/** Puzzles are solved at the table, by moves as in any game. */
class PuzzleTableTest {
    @TempDir Path data;
    private Headless room;
    private final RecordingNavigator navigator = new RecordingNavigator();
    private PuzzleProgress progress;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, data, TableTestScreen.Empty::new);
        room.app().settings().pace(Pace.INSTANT);
        progress = new PuzzleProgress(room.app());
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    private <S, M, V, E> PuzzleCollection<S, M, V, E> collection(GameModule<S, M, V, E> module) {
        return new PuzzleCollection<>(
                room.app(), navigator, module, progress, PuzzleCollection.read(module.game()));
    }

    private static <S, M, V, E> List<Puzzle<S, M, V, E>> puzzles(GameModule<S, M, V, E> module)
            throws BadInput {
        String text = Gdx.files.classpath(PuzzleFile.name(module.game())).readString("UTF-8");
        return PuzzleFile.read(module.game(), text);
    }

    @SuppressWarnings("unchecked") // the table shows a puzzle of this game
    private <S, M, V, E> GameSession<S, M, V, E> session(GameModule<S, M, V, E> module) {
        GameSession<?, ?, ?, ?> session = ((TableScreen<?, ?, ?, ?>) room.app().screen()).session();
        assertEquals(module.game().id(), session.gameModule().game().id());
        return (GameSession<S, M, V, E>) session;
    }

    private String text(String name) {
        return room.find(name) instanceof Label label
                ? label.getText().toString()
                : ((TextButton) room.find(name)).getText().toString();
    }

    private String say(String key, Object... args) {
        return room.app().texts().say(Phrase.of(key, args));
    }

    private <M> M wrong(Puzzle<?, M, ?, ?> puzzle) {
        return puzzle.evidence().next();
    }

    private <S, M, V, E> void play(
            GameModule<S, M, V, E> module, Puzzle<S, M, V, E> puzzle, M move) {
        session(module).play(puzzle.seat(), move);
        room.pass(2);
    }

    /** It would be empty: a puzzle begins in the middle of a game and is over after a move. */
    @Test
    void noLogTakesRoomFromAPuzzleUntilSomebodyOpensIt() {
        room.resize(1920, 1080);
        collection(AllGames.REGISTRY.all().get(0)).play(0);
        room.pass(0.5f);
        assertFalse(room.find("log").isVisible());
        room.key(Keys.L);
        assertTrue(room.find("log").isVisible());
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void theSeatToMoveHasTheNameOfThePerson(GameModule<S, M, V, E> module)
            throws BadInput {
        room.app().settings().person("aino");
        PuzzleCollection<S, M, V, E> collection = collection(module);
        for (int number = 0; number < collection.size(); number += 10) {
            collection.play(number);
            Setup setup = session(module).setup();
            assertEquals("aino", setup.name(puzzles(module).get(number).seat()));
            assertEquals(
                    setup.participants().size(),
                    setup.participants().stream()
                            .map(player -> PlayerName.folded(player.name()))
                            .distinct()
                            .count());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void aSolutionFoundAtOnceGetsThreeStarsAndItsReasons(GameModule<S, M, V, E> module)
            throws BadInput {
        PuzzleCollection<S, M, V, E> collection = collection(module);
        Puzzle<S, M, V, E> puzzle = puzzles(module).get(0);
        collection.play(0);
        room.pass(1);
        assertEquals(say("puzzle.task"), text("panel-text"));
        play(module, puzzle, puzzle.solutions().get(0));
        assertEquals(3, collection.stars(0));
        assertTrue(text("panel-heading").endsWith(say("puzzle.solved", "", 3)));
        assertNotEquals(say("puzzle.task"), text("panel-text"));
        assertFalse(text("panel-text").isBlank());
        int revision = session(module).revision();
        room.pass(20);
        assertEquals(revision, session(module).revision(), "nobody else moves");
        assertEquals(say("puzzle.next"), text("act"));
        room.key(Keys.ENTER);
        room.pass(1);
        assertTrue(text("panel-heading").startsWith(say("puzzle.heading", 2, "").strip()));
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void eachWrongMoveCostsAStarAndSaysWhatItDoes(GameModule<S, M, V, E> module)
            throws BadInput {
        PuzzleCollection<S, M, V, E> collection = collection(module);
        List<Puzzle<S, M, V, E>> puzzles = puzzles(module);
        for (int wrongs = 1; wrongs <= 3; wrongs++) {
            Puzzle<S, M, V, E> puzzle = puzzles.get(wrongs);
            collection.play(wrongs);
            room.pass(1);
            V before = session(module).view(session(module).persons());
            for (int i = 0; i < wrongs; i++) {
                play(module, puzzle, wrong(puzzle));
            }
            assertEquals(before, session(module).view(session(module).persons()));
            assertEquals(say("puzzle.wrong"), text("status"));
            assertTrue(text("panel-heading").endsWith(say("puzzle.notBest", "")));
            assertTrue(text("panel-text").startsWith(say("puzzle.why") + " "));
            assertEquals(0, collection.stars(wrongs));
            play(module, puzzle, puzzle.solutions().get(0));
            assertEquals(Math.max(1, 3 - wrongs), collection.stars(wrongs));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void whoIsShownTheSolutionWinsNothing(GameModule<S, M, V, E> module) {
        PuzzleCollection<S, M, V, E> collection = collection(module);
        collection.play(5);
        room.pass(1);
        room.click("puzzle.show");
        room.pass(2);
        assertEquals(0, collection.stars(5));
        assertTrue(text("panel-heading").endsWith(say("puzzle.shown", "")));
        assertEquals(1, session(module).revision(), "it was played");
        assertThrows(NoSuchElementException.class, () -> room.find("puzzle.show"));
        room.click("act");
        room.pass(1);
        assertTrue(text("panel-heading").startsWith(say("puzzle.heading", 7, "").strip()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theKeyForHintsShowsTheSolutionToo(GameModule<?, ?, ?, ?> module) {
        collection(module).play(5);
        room.pass(1);
        room.key(Keys.H);
        room.pass(2);
        assertTrue(text("panel-heading").endsWith(say("puzzle.shown", "")));
        room.key(Keys.H);
        room.pass(2);
        assertEquals(1, session(module).revision(), "it is played once");
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void whoSolvesItInTheFrameInWhichTheLampIsPressedHasSolvedIt(
            GameModule<S, M, V, E> module) throws BadInput {
        PuzzleCollection<S, M, V, E> collection = collection(module);
        Puzzle<S, M, V, E> puzzle = puzzles(module).get(0);
        collection.play(0);
        room.pass(1);
        session(module).play(puzzle.seat(), puzzle.solutions().get(0));
        room.click("puzzle.show");
        room.pass(2);
        assertTrue(text("panel-heading").endsWith(say("puzzle.solved", "", 3)));
        assertEquals(1, session(module).revision());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLampPressedTwiceInAFrameShowsTheSolutionOnce(GameModule<?, ?, ?, ?> module) {
        collection(module).play(5);
        room.pass(1);
        Actor lamp = room.find("puzzle.show");
        room.burst(List.of(Headless.clicking(lamp), Headless.clicking(lamp)));
        room.pass(2);
        assertTrue(text("panel-heading").endsWith(say("puzzle.shown", "")));
        assertEquals(1, session(module).revision());
    }

    /** They are asked for in every frame. */
    @Test
    void sentencesAreMadeOnce() throws BadInput {
        sentences(puzzles(games().get(0)).get(0));
    }

    private static <M> void sentences(Puzzle<?, M, ?, ?> puzzle) {
        PuzzleAttempt<M> attempt = new PuzzleAttempt<>(puzzle, stars -> {});
        List<Phrase> task = attempt.sentences();
        assertSame(task, attempt.sentences());
        attempt.objection(puzzle.evidence().next());
        List<Phrase> why = attempt.sentences();
        assertNotEquals(task, why);
        assertSame(why, attempt.sentences());
        attempt.played(puzzle.solutions().get(0));
        assertNotEquals(why, attempt.sentences());
        assertSame(attempt.sentences(), attempt.sentences());
    }

    @Test
    void theMenuShowsTheSolutionToWhoeverHasOnlyAKeyboard() {
        collection(games().get(0)).play(0);
        room.pass(1);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("puzzle.show");
        room.pass(2);
        assertTrue(text("panel-heading").endsWith(say("puzzle.shown", "")));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertThrows(NoSuchElementException.class, () -> room.find("puzzle.show"));
    }

    @Test
    void theMenuLeadsBackToTheListAndAgainBeginsAnew() throws BadInput {
        GameModule<?, ?, ?, ?> module = games().get(0);
        collection(module).play(0);
        room.pass(1);
        Object first = room.app().screen();
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("practice.again");
        room.pass(1);
        assertNotEquals(first, room.app().screen());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("practice.leave");
        room.pass(1);
        assertEquals(1, navigator.puzzles);
    }

    @Test
    void starsAreThereTheNextTimeAndNothingIsSavedAsAGame() throws BadInput {
        starsAreKept(games().get(0));
        assertTrue(Files.exists(data.resolve("puzzles.json")));
        assertEquals(0, navigator.saved);
        assertEquals(0, navigator.scores);
    }

    private <S, M, V, E> void starsAreKept(GameModule<S, M, V, E> module) throws BadInput {
        PuzzleCollection<S, M, V, E> collection = collection(module);
        collection.play(2);
        room.pass(1);
        Puzzle<S, M, V, E> puzzle = puzzles(module).get(2);
        play(module, puzzle, puzzle.solutions().get(0));
        PuzzleProgress again = new PuzzleProgress(room.app());
        room.pass(1);
        assertEquals(3, again.known().of(puzzle));
        assertEquals(0, collection.unsolved(0).getAsInt());
        assertEquals(3, collection.unsolved(2).getAsInt());
    }
}
