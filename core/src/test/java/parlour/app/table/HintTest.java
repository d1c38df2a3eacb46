package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.Games;
import parlour.app.StageTexts;
import parlour.app.TableScreenTests;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.session.LocalSession;
import parlour.app.settings.Language;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.engine.Options;

import java.util.List;
import java.util.function.BiFunction;

/** A hint at the tables of all games: where it is, how it is closed, and how it is played. */
class HintTest extends TableScreenTests {
    /** The games, each with a computer to play against. */
    enum Table {
        CASSINO(
                "greedy",
                Games.CASSINO.presets().get("house"),
                (setup, seed) -> LocalSession.begin(CassinoModule.make(), setup, seed)),
        CROSSWISE(
                "priority",
                Games.CROSSWISE.presets().get("house"),
                (setup, seed) -> LocalSession.begin(CrossWiseModule.make(), setup, seed)),
        FASTEST(
                "smarter",
                Games.FASTEST.presets().get("single"),
                (setup, seed) -> LocalSession.begin(FastestModule.make(), setup, seed));

        private final String computer;
        private final Options options;
        private final BiFunction<Setup, Long, LocalSession<?, ?, ?, ?>> begin;

        Table(
                String computer,
                Options options,
                BiFunction<Setup, Long, LocalSession<?, ?, ?, ?>> begin) {
            this.computer = computer;
            this.options = options;
            this.begin = begin;
        }
    }

    private LocalSession<?, ?, ?, ?> session;

    private void sitDown(Table table) {
        deal(table, 1);
    }

    /** The first game from a seed on in which the person begins, and so has a choice. */
    private void deal(Table table, long from) {
        List<Participant> sitters = participants(table.computer, "Anna", "tom");
        long seed = from;
        do {
            session = table.begin.apply(new Setup(sitters, table.options), seed++);
        } while (session.match().turn() != 0);
        show(session);
        untilAsked();
    }

    private boolean open() {
        return room.find("hint-note").isVisible();
    }

    private String said() {
        return ((Label) room.find("hint-text")).getText().toString();
    }

    private TextButton act() {
        return (TextButton) room.find("act");
    }

    private void hint() {
        room.key(Keys.H);
        room.pass(2);
        assertTrue(open());
    }

    @ParameterizedTest
    @EnumSource
    void itPicksTheMoveAndSaysHowToPlayIt(Table table) {
        sitDown(table);
        assertTrue(act().isDisabled(), act().getText() + " is nothing to play");
        hint();
        assertFalse(act().isDisabled(), act().getText() + " plays it");
        assertTrue(said().endsWith(" Enter or H plays it, Esc closes this."), said());
        assertFalse(room.find("status").isVisible(), "it has the place of the last move");
    }

    @ParameterizedTest
    @EnumSource
    void enterPlaysIt(Table table) {
        sitDown(table);
        hint();
        int before = session.match().length();
        room.key(Keys.ENTER);
        assertEquals(before + 1, session.match().length());
        assertFalse(open());
        assertTrue(room.find("status").isVisible());
    }

    @ParameterizedTest
    @EnumSource
    void theSameKeyAgainPlaysIt(Table table) {
        sitDown(table);
        hint();
        int before = session.match().length();
        room.key(Keys.H);
        assertEquals(before + 1, session.match().length());
        assertEquals(1, session.hints());
    }

    @ParameterizedTest
    @EnumSource
    void escapeClosesItBeforeAnythingElse(Table table) {
        sitDown(table);
        hint();
        String picked = act().getText().toString();
        room.key(Keys.ESCAPE);
        assertFalse(open());
        assertEquals(picked, act().getText().toString(), "the move stays picked");
        for (int i = 0; i < 4 && !act().isDisabled(); i++) {
            room.key(Keys.ESCAPE);
        }
        assertTrue(act().isDisabled(), "then it is let go of");
    }

    @ParameterizedTest
    @EnumSource
    void aClickAnywhereClosesIt(Table table) {
        sitDown(table);
        hint();
        Actor bar = room.find("bar");
        Vector2 corner = bar.localToScreenCoordinates(new Vector2(bar.getWidth() / 2 - 200, 2));
        room.click(Math.round(corner.x), Math.round(corner.y));
        assertFalse(open());
        assertFalse(act().isDisabled(), "the move stays picked");
        assertEquals(1, session.hints());
    }

    @ParameterizedTest
    @EnumSource
    void theButtonPlaysWhatTheHintPicked(Table table) {
        sitDown(table);
        hint();
        int before = session.match().length();
        room.click("act");
        assertEquals(before + 1, session.match().length());
    }

    @ParameterizedTest
    @EnumSource
    void whileItIsSoughtAWordSaysSo(Table table) {
        sitDown(table);
        room.platform().slow(true);
        room.key(Keys.H);
        assertTrue(open());
        assertEquals("Looking for a good move…", said());
        room.key(Keys.ESCAPE);
        assertFalse(open(), "nobody waits any more");
        room.platform().slow(false);
        room.pass(2);
        assertFalse(open(), "and nothing comes");
        assertEquals(0, session.hints());
    }

    @ParameterizedTest
    @EnumSource
    void whoGoesOnSelectingGetsNoHint(Table table) {
        sitDown(table);
        room.platform().slow(true);
        room.key(Keys.H, Keys.RIGHT, Keys.SPACE);
        room.platform().slow(false);
        room.pass(2);
        assertFalse(open());
        assertEquals(0, session.hints());
    }

    /** The window is made smaller, turned like a phone, and speaks another language. */
    @ParameterizedTest
    @EnumSource
    void itStaysWhenTheScreenIsBuiltAgain(Table table) {
        sitDown(table);
        hint();
        String sentence = said();
        String picked = act().getText().toString();
        room.resize(900, 600);
        room.pass(0.5f);
        assertTrue(open(), "in a smaller window");
        assertEquals(sentence, said());
        for (int[] size : new int[][] {{390, 844}, {844, 390}, {1280, 720}}) {
            room.resize(size[0], size[1]);
            room.pass(0.5f);
            assertTrue(open(), size[0] + " x " + size[1]);
        }
        assertEquals(sentence, said());
        assertEquals(picked, act().getText().toString());
        room.app().settings().language(Language.SWEDISH);
        room.pass(0.5f);
        assertTrue(open(), "in Swedish");
        int before = session.match().length();
        room.key(Keys.H);
        assertEquals(before + 1, session.match().length());
        assertEquals(1, session.hints());
    }

    /** Who waits for a hint gets it, also if the window changes meanwhile. */
    @ParameterizedTest
    @EnumSource
    void itIsSoughtOnWhenTheScreenIsBuiltAgain(Table table) {
        sitDown(table);
        room.platform().slow(true);
        room.key(Keys.H);
        room.resize(900, 600);
        room.pass(0.02f);
        assertEquals("Looking for a good move…", said());
        room.platform().slow(false);
        room.pass(2);
        assertTrue(open());
        assertEquals(1, session.hints());
    }

    @Test
    void itsSuitsAndThoseOfTheChoicesHaveTheColoursOfTheDeck() {
        long seed = 1;
        do {
            deal(Table.CASSINO, seed++);
            hint();
        } while (!said().contains("♦") || !StageTexts.on(choices(), "♦"));
        assertTrue(said().contains("[suitRed]♦[]"), said());
        room.app().settings().fourColours(true);
        room.pass(0.5f);
        assertTrue(open());
        assertTrue(said().contains("[suitBlue]♦[]"), said());
        assertTrue(StageTexts.on(choices(), "[suitBlue]♦[]"), "on the choices beside it");
        assertFalse(StageTexts.on(choices(), "[suitRed]♦[]"));
        assertFalse(act().isDisabled(), "the move stays picked");
    }

    private Group choices() {
        return (Group) room.find("choices");
    }
}
