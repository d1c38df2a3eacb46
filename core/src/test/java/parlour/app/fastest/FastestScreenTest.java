package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.Games;
import parlour.app.GameWithoutHands;
import parlour.app.Headless;
import parlour.app.StageTexts;
import parlour.app.TableOnStage;
import parlour.app.TableScreenTests;
import parlour.app.game.GameModule;
import parlour.app.session.LocalSession;
import parlour.app.settings.DisplayOption;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.setup.Setup;
import parlour.app.tabletop.CardSprite;
import parlour.app.widget.FittingLabel;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** See Who's Fastest on the screen that all games share, by real keys and clicks. */
class FastestScreenTest extends TableScreenTests {
    private GameModule<FastestState, FastestMove, FastestView, FastestEvent> module =
            FastestModule.make();
    private LocalSession<FastestState, FastestMove, FastestView, FastestEvent> session;

    private void sitDown(Consumer<Headless> before, String... seats) {
        Setup setup = new Setup(participants("easy", seats), Games.FASTEST.presets().get("match"));
        session = LocalSession.begin(module, setup, 7);
        for (long seed = 8; session.match().turn() != 0; seed++) {
            // The first seat begins, so that everybody knows whose move is free.
            session = LocalSession.begin(module, setup, seed);
        }
        room.app().settings().pace(Pace.INSTANT);
        before.accept(room);
        show(session);
    }

    private void sitDown(String... seats) {
        sitDown(headless -> {}, seats);
    }

    /** Lets others play until the person has something to beat. */
    private void untilAnswering() {
        untilAsked();
        room.key(Keys.RIGHT, Keys.NUM_1, Keys.ENTER);
        untilAsked();
    }

    private int moves() {
        return session.match().length();
    }

    @Test
    void aPersonPassesWithTheButtonBesideThePlay() {
        sitDown("Anna", "tom", "ida");
        untilAnswering();
        int before = moves();
        assertEquals("Pass", text("instead"));
        room.click("instead");
        assertEquals(Optional.of(FastestMove.PASS), session.match().history().get(before).move());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aPhoneHeldSidewaysSaysInFewWordsWhatCanBeLed(Language language) {
        sitDown("Anna", "tom", "ida");
        room.app().settings().language(language);
        room.resize(844, 390);
        untilAsked();
        FittingLabel words = (FittingLabel) ((TextButton) room.find("act")).getLabel();
        assertEquals(room.app().texts().say("fastest.table.lead.brief"), text("act"));
        assertTrue(words.fits(text("act")));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aPhoneHeldSidewaysHasRoomForTheWordsOfAllButtons(Language language) {
        sitDown("Anna", "tom", "ida");
        untilAnswering();
        room.app().settings().language(language);
        room.resize(844, 390);
        room.pass(0.3f);
        room.key(Keys.RIGHT, Keys.NUM_1);
        room.pass(0.3f);
        for (String name : List.of("clear", "instead", "act")) {
            TextButton button = (TextButton) room.find(name);
            assertTrue(button.isVisible(), name);
            FittingLabel words = (FittingLabel) button.getLabel();
            assertTrue(words.fits(button.getText().toString()), text(name));
        }
    }

    @Test
    void whyAPassIsRefusedIsSaidInWords() {
        sitDown("Anna", "tom");
        untilAsked();
        int before = moves();
        room.key(Keys.P);
        assertEquals(before, moves());
        assertTrue(text("status").contains("you cannot pass"), text("status"));
    }

    @Test
    void theOrderOfAllPlaysOpensWithO() {
        sitDown("Anna", "tom", "ida");
        untilAsked();
        room.key(Keys.O);
        room.pass(0.5f);
        assertTrue(room.find("help-page-2").isVisible());
        assertTrue(StageTexts.on(room.stage(), "Both jokers together beat everything"));
    }

    @Test
    void aHintLiftsAPlayAndSaysWhy() {
        sitDown("Anna", "tom", "ida");
        untilAsked();
        room.key(Keys.H);
        room.pass(1.5f);
        assertEquals(1, session.hints());
        assertTrue(room.find("hint-note").isVisible());
        assertTrue(StageTexts.on(room.stage(), "Enter or H plays it"), "a reason");
    }

    @Test
    void whenTimeIsUpTheSuggestedMoveIsPlayed() {
        sitDown(headless -> headless.app().settings().moveTime(5), "Anna", "tom", "ida");
        untilAsked();
        int before = moves();
        room.pass(6);
        assertTrue(moves() > before);
        boolean told = false;
        for (int i = 0; i < session.log().size(); i++) {
            told |= session.log().get(i).key().equals("play.timeUp");
        }
        assertTrue(told);
    }

    @Test
    void undoTakesBackToThePersonsLastTurn() {
        sitDown(headless -> headless.app().settings().undo(true), "Anna", "tom", "ida");
        untilAsked();
        FastestState asked = session.match().state();
        room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER);
        untilAsked();
        assertNotEquals(asked, session.match().state());
        room.key(Keys.U);
        assertEquals(asked, session.match().state());
        assertTrue(session.personToMove());
    }

    @Test
    void everyMoveIsSavedAndLogged() {
        sitDown("Anna", "tom", "ida");
        untilAsked();
        int kept = rooms.kept;
        int lines = session.log().size();
        room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER);
        room.pass(0.05f);
        assertTrue(rooms.kept > kept);
        assertTrue(session.log().size() > lines);
    }

    @Test
    void aStepWaitsForAKeyBeforeEachComputerMoves() {
        sitDown(headless -> headless.app().settings().pace(Pace.STEP), "tom", "ida", "bo");
        room.pass(20);
        assertEquals(0, moves(), "nobody moves unasked");
        room.key(Keys.SPACE);
        room.pass(4);
        assertEquals(1, moves());
    }

    @Test
    void peopleWhoShareAScreenPassItOn() {
        sitDown("Anna", "Tom");
        room.pass(3);
        room.click("play.round.ok");
        room.pass(1);
        int first = session.match().turn();
        room.click("play.ready.ok");
        room.pass(1);
        room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER);
        room.pass(3);
        assertEquals(1, moves());
        assertNotEquals(first, session.match().turn());
        String other = session.setup().name(session.match().turn());
        assertEquals("Hand over to " + other, text("act"));
        room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER);
        room.pass(1);
        assertEquals(1, moves(), "the other's cards cannot be played yet");
        room.click("play.ready.ok");
        room.pass(1);
        room.key(Keys.P);
        assertEquals(2, moves());
    }

    @Test
    void withOpenHandsTheTableTurnsToWhoeverIsToMove() {
        sitDown(
                headless ->
                        headless.app()
                                .settings()
                                .displayOption("fastest", DisplayOption.OPEN_HANDS, true),
                "Anna",
                "Tom");
        assertEverybodyMovesUnasked();
    }

    @Test
    void whoSharesAScreenInAGameWithoutHandsHidesNothing() {
        module = GameWithoutHands.of(FastestModule.make());
        sitDown("Anna", "Tom");
        assertEverybodyMovesUnasked();
    }

    private void assertEverybodyMovesUnasked() {
        room.pass(4);
        for (int turn = 0; turn < 4; turn++) {
            int before = moves();
            room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER);
            room.key(Keys.P);
            room.pass(2);
            assertTrue(moves() > before, "turn " + turn);
        }
    }

    @Test
    void aWholeGameIsPlayedByKeysAndEndsOnTheScoreSheet() {
        sitDown("Anna", "tom", "ida");
        for (int i = 0; i < 400 && rooms.scores == 0; i++) {
            if (session.personToMove()) {
                room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER, Keys.ESCAPE, Keys.P);
                if (!room.app().screen().sheets().orElseThrow().isEmpty()) {
                    room.key(Keys.ESCAPE);
                }
            }
            room.pass(0.3f);
        }
        assertEquals(1, rooms.scores);
        assertEquals(-1, session.match().turn());
    }

    @Test
    void aGameOfComputersAloneIsWatchedWithOpenHands() {
        sitDown("tom", "ida", "bo");
        for (int i = 0; i < 400 && rooms.scores == 0; i++) {
            room.pass(0.5f);
        }
        assertEquals(1, rooms.scores);
    }

    private FastestTable table() {
        return TableOnStage.of(room.stage(), FastestTable.class);
    }

    private List<CardSprite> lit() {
        return table().zones().all().stream().filter(CardSprite::isPointed).toList();
    }

    private long copies() {
        return table().copies().stream().filter(copy -> copy.now().alpha > 0).count();
    }

    @Test
    void aPlayIsShownAgainAndAPassLightsTheHandWithoutOpeningIt() {
        sitDown(headless -> headless.app().settings().pace(Pace.STEP), "Anna", "tom", "ida");
        room.pass(8);
        room.key(Keys.RIGHT, Keys.NUM_1, Keys.ENTER);
        room.pass(3);
        List<CardSprite> laid = table().zones().trick.get(0).cards();
        room.click("status");
        room.pass(0.2f);
        assertEquals(laid, lit());
        assertEquals(laid.size(), copies());
        room.pass(4);
        assertEquals(List.of(), lit());
        assertEquals(0, copies());
        while (!(session.log().event(session.log().size() - 1).orElseThrow()
                instanceof FastestEvent.Passed)) {
            session.playSimply();
            room.pass(4);
        }
        FastestEvent.Passed passed =
                (FastestEvent.Passed) session.log().event(session.log().size() - 1).orElseThrow();
        room.key(Keys.R);
        room.pass(0.2f);
        assertEquals(table().zones().hands.get(passed.seat()), lit());
        assertEquals(0, copies());
        boolean own = passed.seat() == 0;
        assertTrue(own || lit().stream().noneMatch(card -> card.face().isPresent()));
    }
}
