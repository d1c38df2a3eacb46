package parlour.app.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.game.GameSession.Action;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.ScoreScreen;
import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.code.CodeResult;
import parlour.code.GameCode;
import parlour.daily.DailyDeal;
import parlour.daily.DailyResult;
import parlour.daily.DailyResults;
import parlour.daily.Outcome;
import parlour.statistics.Statistics;
import parlour.store.DiskFolder;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The deal of the day and games by code, from the menu to the score, by clicks. */
class DailyGameTest {
    private static final List<Outcome> EXPERTS = Collections.nCopies(100, new Outcome(2, 2000));

    private final long today = LocalDate.now().toEpochDay();

    @TempDir Path data;
    private Headless room;

    @BeforeEach
    void open() throws IOException {
        ValueFile.open(DiskFolder.at(data), DailyResults.FILE)
                .save(DailyResults.EMPTY.expertsPlayed("cassino", today, EXPERTS));
        start();
    }

    private void start() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.app().settings().pace(Pace.INSTANT);
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void press(String... names) {
        for (String name : names) {
            room.click(name);
            room.pass(0.5f);
        }
    }

    private LocalSession<?, ?, ?, ?> session() {
        return (LocalSession<?, ?, ?, ?>)
                assertInstanceOf(TableScreen.class, room.app().screen()).session();
    }

    private static <S, M> void finish(LocalSession<S, M, ?, ?> session) {
        while (session.turn() >= 0) {
            session.match().play(session.rules().moves(session.match().state(), 1).get(0));
        }
    }

    private void playToTheEnd() {
        finish(session());
        room.pass(10);
        assertInstanceOf(ScoreScreen.class, room.app().screen());
        room.pass(5);
    }

    private DailyResult kept() throws IOException {
        return ValueFile.open(DiskFolder.at(data), DailyResults.FILE)
                .load()
                .value()
                .of("cassino", today);
    }

    private String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    @Test
    void todaysCardsArePlayedOnceWithoutHelp() {
        press("menu.practice", "practice.daily");
        LocalSession<?, ?, ?, ?> session = session();
        assertEquals(new DailyDeal<>(Games.CASSINO, today).code().seed(), session.match().seed());
        room.app().settings().undo(true);
        room.key(Keys.H);
        room.pass(1);
        assertEquals(0, session.hints());
        assertFalse(session.allows(Action.RESTART));
        playOne(session);
        assertFalse(session.allows(Action.UNDO));
    }

    private static <S, M> void playOne(LocalSession<S, M, ?, ?> session) {
        session.match().play(session.rules().moves(session.match().state(), 1).get(0));
    }

    @Test
    void whoLeavesGoesOnWithTheSameGame() {
        press("menu.practice", "practice.daily");
        room.pass(2);
        int before = session().match().length();
        LocalSession<?, ?, ?, ?> first = session();
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        press("play.menu.quit", "play.quit.save");
        press("menu.practice", "practice.daily");
        assertNotSame(first, session());
        assertTrue(session().match().length() >= before);
        assertTrue(session().terms().once());
        assertEquals(List.of("game-1.json"), saves());
    }

    /** The cards have been seen: whoever deletes the game has had the only try. */
    @Test
    void whoDeletesTheGameHasNoSecondTry() throws IOException {
        press("menu.practice", "practice.daily");
        room.pass(2);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        press("play.menu.quit", "play.quit.save");
        press("menu.saved", "saved-game-1-delete");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        press("menu.practice");
        assertTrue(text("day-text").endsWith("Begun, but not played to the end."));
        press("practice.daily");
        assertTrue(session().terms().practice());
        playToTheEnd();
        assertEquals(Optional.empty(), kept().own());
        assertTrue(
                text("comparison-text").endsWith("you had already used your one try."),
                () -> text("comparison-text"));
    }

    /** On a slow disk the list of games is not there at once. */
    @Test
    void whoIsFasterThanTheDiskHasNoSecondTry() {
        press("menu.practice", "practice.daily");
        room.pass(2);
        room.key(Keys.ESCAPE);
        press("play.menu.quit");
        room.platform().hold();
        press("play.quit.save", "menu.practice");
        room.click("practice.daily");
        room.click("practice.daily");
        room.pass(0.5f);
        room.platform().release();
        room.pass(0.5f);
        assertTrue(session().terms().once());
        assertEquals(List.of("game-1.json"), saves());
    }

    @Test
    void whoHasPlayedPractisesEvenIfTheDiskIsSlow() {
        press("menu.practice", "practice.daily");
        playToTheEnd();
        room.platform().hold();
        room.app().show(AppNavigator.first(room.app()));
        room.pass(0.5f);
        press("menu.practice", "practice.daily");
        room.platform().release();
        room.pass(0.5f);
        assertTrue(session().terms().practice());
    }

    private List<String> saves() {
        String[] names =
                data.resolve("saves").toFile().list((folder, name) -> name.endsWith(".json"));
        return List.of(names);
    }

    @Test
    void onlyTheFirstResultIsKeptAndCounted() throws IOException {
        press("menu.practice", "practice.daily");
        playToTheEnd();
        Optional<Outcome> own = kept().own();
        assertTrue(own.isPresent());
        assertTrue(text("comparison-text").contains("par is 2.0"), () -> text("comparison-text"));
        assertEquals(1, rounds());
        press("score.menu", "menu.practice", "practice.daily");
        assertTrue(session().terms().practice());
        assertTrue(session().allows(Action.RESTART));
        playToTheEnd();
        assertEquals(own, kept().own());
        assertTrue(text("comparison-text").endsWith("This was practice: your first result stays."));
        assertEquals(1, rounds(), "whoever knows the cards does not count");
    }

    /** What others made of a deal says nothing of other cards. */
    @Test
    void cardsThatAreDealtAgainAreNotCompared() {
        Terms again = Terms.daily(today, true);
        CodeResult rival = new CodeResult(7, 1);
        LocalSession<?, ?, ?, ?> session = dealt().agreed(again);
        for (LocalSession<?, ?, ?, ?> other : List.of(session.redealt(5), session.restarted(5))) {
            assertTrue(other.terms().day().isEmpty());
            assertTrue(other.terms().practice(), "it still does not count");
        }
        session.agreed(Terms.challenge(Optional.of(rival)));
        for (LocalSession<?, ?, ?, ?> other : List.of(session.redealt(5), session.restarted(5))) {
            assertTrue(other.terms().rival().isEmpty());
            assertFalse(other.terms().practice());
        }
        session.agreed(Terms.hints(OptionalInt.of(3)));
        assertEquals(OptionalInt.of(3), session.redealt(5).terms().hintLimit());
    }

    private LocalSession<?, ?, ?, ?> dealt() {
        press("menu.practice", "practice.daily");
        return session();
    }

    private long rounds() throws IOException {
        return ValueFile.open(DiskFolder.at(data), Statistics.FILE)
                .load()
                .value()
                .players("cassino")
                .values()
                .stream()
                .mapToLong(player -> player.all().rounds())
                .sum();
    }

    @Test
    void theCodeOfAGameLeadsToTheSameCards() throws BadInput {
        press("menu.practice", "practice.daily");
        playToTheEnd();
        press("code.same");
        String letters = text("code-letters");
        GameCode code = GameCode.read(letters);
        assertTrue(code.result().isPresent());
        press("sheet-done", "score.menu", "menu.practice", "practice.code");
        room.type(letters);
        room.pass(0.2f);
        press("code.play");
        assertEquals(code.seed(), session().match().seed());
        assertEquals(code.result(), session().terms().rival());
        playToTheEnd();
        assertTrue(
                text("comparison-text").startsWith("You did just as well with the same cards"),
                () -> text("comparison-text"));
    }

    @Test
    void theTermsOfAGameAreSavedWithIt() {
        press("menu.practice", "practice.daily");
        room.pass(2);
        room.close();
        start();
        press("interrupted.goOn");
        assertTrue(session().terms().once());
        assertEquals(today, session().terms().day().getAsLong());
        assertEquals(0, session().hintsLeft().orElseThrow());
    }
}
