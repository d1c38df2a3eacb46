package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.StageTexts;
import parlour.app.settings.DisplayOption;
import parlour.app.settings.Pace;
import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Eyes;
import parlour.engine.Rules;

import java.util.List;

/** A game of CrossWise at the shared table screen, by real keys and clicks. */
class CrossWiseScreenTest extends CrossWiseScreenTests {
    private int moves() {
        return session.match().length();
    }

    @Test
    void clicksPlayAWholeGameAgainstAComputer() {
        sitDown(CrossWiseSessions.begin(3, "Anna", "tom"));
        for (int i = 0; i < 80 && session.match().turn() != Rules.NOBODY; i++) {
            untilAsked();
            if (session.match().turn() == Rules.NOBODY) {
                break;
            }
            CrossWiseMove move = session.match().rules().moves(session.match().state()).get(0);
            int place = table().zones().find(0, move.token());
            Box box = table().layout().places().get(0).place(place);
            room.click(table().actor(), box.middleX(), box.middleY());
            room.pass(0.5f);
            move.cells().forEach(this::click);
            if (move instanceof CrossWiseMove.Replace replace) {
                Box given =
                        table().layout()
                                .places()
                                .get(0)
                                .place(table().zones().find(0, replace.given()));
                room.click(table().actor(), given.middleX(), given.middleY());
            }
            int before = moves();
            room.click("act");
            assertEquals(before + 1, moves(), move.toString());
        }
        assertEquals(Rules.NOBODY, session.match().turn());
        room.pass(12);
        assertEquals(1, rooms.scores);
        assertTrue(rooms.kept > 10);
    }

    @Test
    void escapeGoesBackStepByStepAndThenOpensTheMenu() {
        sitDown(fiveSuns("9 1 2 3", 0, "tom"));
        room.pass(1);
        room.key(Keys.NUM_1);
        click(Cell.at(0, 0));
        assertEquals("Pick the second symbol to exchange", text("act"));
        room.key(Keys.ESCAPE);
        assertEquals("Pick the first symbol to exchange", text("act"));
        room.key(Keys.ESCAPE);
        assertEquals("Pick a token from your hand", text("act"));
        room.key(Keys.ESCAPE);
        assertTrue(room.find("play.menu.quit").isVisible());
    }

    @Test
    void aWrongCellIsSaidInWords() {
        sitDown(fiveSuns("1 2 3 4", 0, "tom"));
        room.pass(1);
        room.key(Keys.NUM_1);
        click(Cell.at(0, 0));
        assertTrue(text("status").contains("pick an empty cell"), text("status"));
        assertEquals(0, moves());
    }

    @Test
    void sixOfOneSymbolWinAndTheTableSaysWhy() {
        sitDown(fiveSuns("5 1 2 3", 0, "tom"));
        room.pass(1);
        room.key(Keys.NUM_1);
        click(Cell.at(5, 2));
        room.key(Keys.ENTER);
        room.pass(0.9f);
        assertTrue(table().finale().isVisible());
        assertEquals("Vertical wins", table().finale().winReason().title());
        assertEquals("Column 3 has six of one symbol: sun.", table().finale().winReason().reason());
        assertTrue(table().status().counted);
        assertEquals("six alike", table().written().points(Team.VERTICAL));
        assertEquals("0", table().written().points(Team.HORIZONTAL));
        assertEquals(
                "Six of one symbol in column 3: Vertical wins at once, whatever the points.",
                text("status"));
        room.pass(8);
        assertEquals(1, rooms.scores);
    }

    @Test
    void pointsAreHiddenUntilSomebodyWantsThem() {
        sitDown(fiveSuns("1 2 3 4", 0, "tom"));
        room.pass(1);
        assertFalse(table().written().linePoints());
        assertFalse(table().written().sums());
        room.app()
                .settings()
                .displayOption(
                        CrossWiseDisplayOptions.GAME, CrossWiseDisplayOptions.TEAM_POINTS, true);
        room.pass(0.2f);
        assertTrue(table().written().sums());
        assertFalse(table().written().linePoints());
        assertFalse(table().layout().turn().meets(table().layout().sums()));
        room.app()
                .settings()
                .displayOption(
                        CrossWiseDisplayOptions.GAME, CrossWiseDisplayOptions.LINE_SCORES, true);
        room.pass(0.2f);
        assertTrue(table().written().linePoints());
    }

    @Test
    void theHighlightLastsAsLongAsIsChosen() {
        for (String length : List.of("short", "medium", "long")) {
            room.app()
                    .settings()
                    .displayOption(
                            CrossWiseDisplayOptions.GAME,
                            CrossWiseDisplayOptions.HIGHLIGHT,
                            length);
            sitDown(fiveSuns("1 2 3 4", 0, "Tom"));
            CrossWiseTable table = table();
            session.match().play(new CrossWiseMove.Put(Token.CROSS, Cell.at(5, 2)));
            table.finishAnimations();
            float expected = length.equals("short") ? 0.5f : length.equals("long") ? 2 : 1;
            float lit = 0;
            while (table.lights().lit(Cell.at(5, 2)) && lit < 5) {
                table.above().act(0.05f);
                lit += 0.05f;
            }
            assertEquals(expected, lit, 0.11f, length);
        }
    }

    @Test
    void replaceLightsTheCellAndThePlaceOfTheHand() {
        sitDown(fiveSuns("10 2 3 4", 0, "Tom"));
        session.match().play(new CrossWiseMove.Replace(Cell.at(0, 0), Token.DIAMOND));
        table().finishAnimations();
        assertTrue(table().lights().lit(Cell.at(0, 0)));
        assertTrue(table().lights().lit(0, 2));
        assertFalse(table().lights().lit(0, 1));
    }

    @Test
    void openComputersShowTheirHands() {
        sitDown(CrossWiseSessions.begin(3, "Anna", "tom"));
        untilAsked();
        assertTrue(table().zones().inHand(1, 0).orElseThrow().token().isEmpty());
        room.app()
                .settings()
                .displayOption(CrossWiseDisplayOptions.GAME, DisplayOption.OPEN_COMPUTERS, true);
        room.pass(0.5f);
        assertTrue(table().zones().inHand(1, 0).orElseThrow().token().isPresent());
    }

    @Test
    void personsSeeOnlyTheirOwnHandUnlessAllAreOpen() {
        sitDown(CrossWiseSessions.begin(3, "Anna", "Bo"));
        room.pass(4);
        room.click("play.round.ok");
        room.pass(1);
        room.click("play.ready.ok");
        room.pass(1);
        assertTrue(table().zones().inHand(0, 0).orElseThrow().token().isPresent());
        assertTrue(table().zones().inHand(1, 0).orElseThrow().token().isEmpty());
        room.app()
                .settings()
                .displayOption(CrossWiseDisplayOptions.GAME, DisplayOption.OPEN_HANDS, true);
        room.pass(0.5f);
        assertTrue(table().zones().inHand(1, 0).orElseThrow().token().isPresent());
    }

    @Test
    void aHintLiftsAMoveAndSaysWhy() {
        sitDown(fiveSuns("5 1 2 3", 0, "tom"));
        room.pass(1);
        room.key(Keys.H);
        room.pass(6);
        assertEquals(1, session.hints());
        assertTrue(table().selection().hint().isPresent());
        assertTrue(StageTexts.on(room.stage(), "wins at once"));
    }

    @Test
    void undoTakesBackToThePersonsLastTurn() {
        room.app().settings().undo(true);
        sitDown(CrossWiseSessions.begin(3, "Anna", "tom"));
        untilAsked();
        var before = session.match().state();
        CrossWiseMove move = session.match().rules().moves(session.match().state()).get(0);
        session.match().play(move);
        untilAsked();
        assertNotEquals(before, session.match().state());
        room.key(Keys.U);
        assertEquals(before, session.match().state());
        CrossWiseTableAgreesTest.assertAgrees(session.view(Eyes.of(0)), table().zones());
    }

    @Test
    void computersAlonePlayToTheEndAndCanBeStoppedAtAnyTime() {
        room.app().settings().pace(Pace.INSTANT);
        sitDown(CrossWiseSessions.begin(5, "ann", "ben", "cid", "dan"));
        room.pass(3);
        assertTrue(moves() > 0);
        room.key(Keys.ESCAPE);
        int paused = moves();
        room.pass(3);
        assertEquals(paused, moves(), "the menu pauses the game");
        room.click("play.menu.quit");
        room.pass(0.5f);
        room.click("play.quit.dontSave");
        room.pass(1);
        assertEquals(1, rooms.menus);
        assertEquals(1, rooms.forgotten);
    }

    @Test
    void stepByStepEachComputerWaitsForAKey() {
        room.app().settings().pace(Pace.STEP);
        sitDown(CrossWiseSessions.begin(5, "ann", "ben"));
        room.pass(8);
        assertEquals(0, moves());
        for (int i = 1; i <= 4; i++) {
            room.key(Keys.SPACE);
            room.pass(4);
            assertEquals(i, moves());
        }
    }

    @Test
    void aLoadedGameGoesOnByItselfWhenAComputerIsToMove() {
        sitDown(fiveSuns("1 2 3 4", 1, "tom"));
        room.pass(5);
        assertEquals(1, moves());
        assertEquals(0, session.match().turn());
    }

    @Test
    void anEmptyPlaceOfAHandStaysEmpty() {
        sitDown(fiveSuns("1 0 3 4", 0, "tom"));
        room.pass(1);
        assertTrue(table().zones().inHand(0, 1).isEmpty());
        room.key(Keys.NUM_2);
        assertFalse(table().picked());
    }

    @Test
    void actionsThatWereUsedAreCountedDown() {
        sitDown(fiveSuns("7 2 3 4", 0, "Tom"));
        room.pass(0.5f);
        assertEquals("3 left", table().actions().count(Token.REMOVE));
        session.match().play(new CrossWiseMove.Remove(Cell.at(0, 0)));
        table().finishAnimations();
        room.pass(0.1f);
        assertEquals("2 left", table().actions().count(Token.REMOVE));
        assertEquals("3 left", table().actions().count(Token.SHIFT));
    }

    @Test
    void timeThatIsUpPlaysTheSuggestedMove() {
        room.app().settings().moveTime(5);
        sitDown(CrossWiseSessions.begin(3, "Anna", "tom"));
        untilAsked();
        int before = moves();
        room.pass(14);
        assertTrue(moves() > before);
    }
}
