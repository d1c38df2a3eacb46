package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.accessibility.Element;
import parlour.app.accessibility.Input;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.ScoreScreen;
import parlour.app.settings.Language;
import parlour.app.table.TableScreen;
import parlour.engine.Game;

import java.util.List;

/** What a screen reader is told of every screen, and what happens when it presses something. */
class SpokenScreensTest extends SpokenScreens {
    @Override
    void prepare() {
        SaveFolder saves = new SaveFolder(data);
        saves.put("game-1.json", SaveFolder.text("Mine", 1_700_000_000_000L, 3, 8));
        saves.put("game-2.json", "no game");
    }

    private Element.Control control(String id) {
        return heard.controls(id::equals).get(0);
    }

    @Test
    void everythingOnEveryScreenHasANameInEveryLanguage() {
        for (Language language : Language.values()) {
            room.app().settings().language(language);
            room.rest(LONG);
            assertEquals(language.code(), heard.screen().language());
            check("menu");
            press("menu.saved");
            check("saved games");
            press("saved-game-1-rename");
            check("renaming");
            press("saved-game-1-cancel");
            press("saved.back");
            press("menu.practice");
            check("practice");
            press("practice.code");
            check("a code");
            press("code.cancel");
            press("practice.back");
            for (String game : SpokenScreensTest.games()) {
                press("menu.new." + game);
                check("set-up of " + game);
                press("setup.seats.open");
                check("seats of " + game);
                press("setup.rules.open");
                check("rules of " + game);
                press("setup.start");
                check("table of " + game);
                press("log");
                check("log of " + game);
                press("log");
                press("hint");
                check("hint in " + game);
                room.app().show(finished());
                room.rest(LONG);
                check("score of " + game);
                room.app().show(AppNavigator.first(room.app()));
                room.rest(LONG);
                check("a game that was interrupted");
                press("interrupted.later");
            }
        }
    }

    private static List<String> games() {
        return Games.all().stream().map(Game::id).toList();
    }

    /** The score sheet of the game on the table, played to the end of its round. */
    private Screen finished() {
        return score(((TableScreen<?, ?, ?, ?>) room.app().screen()).session());
    }

    private <S, M, V, E> Screen score(parlour.app.game.GameSession<S, M, V, E> session) {
        parlour.app.session.LocalSession<S, M, V, E> local =
                (parlour.app.session.LocalSession<S, M, V, E>) session;
        while (local.turn() >= 0) {
            local.match().play(local.rules().moves(local.match().state(), 1).get(0));
        }
        return new ScoreScreen<>(room.app(), session, new RecordingNavigator());
    }

    private void check(String where) {
        SpokenNames.check(room, heard, room.app().settings().language() + ", " + where);
    }

    @Test
    void aScoreSheetIsATable() {
        Element.Grid grid = scoreOf("cassino");
        assertEquals(
                List.of(
                        "Player",
                        "Cards",
                        "Spades",
                        "Aces",
                        "10 of diamonds",
                        "2 of spades",
                        "Sweeps",
                        "Round",
                        "Total",
                        "To go"),
                grid.head());
        assertEquals(3, grid.rows().size());
        grid.rows().forEach(row -> assertEquals(grid.head().size(), row.size()));
        assertTrue(grid.rows().get(0).get(1).matches("\\d+, (no points|\\d+ points?)"));
    }

    private Element.Grid scoreOf(String game) {
        press("menu.new." + game);
        press("setup.start");
        room.app().show(finished());
        room.rest(LONG);
        return heard.screen().elements().stream()
                .filter(Element.Grid.class::isInstance)
                .map(Element.Grid.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theScoreOfCrossWiseHasBothTeams() {
        Element.Grid grid = scoreOf("crosswise");
        assertEquals("Team", grid.head().get(0));
        assertEquals("Line 6", grid.head().get(7));
        assertEquals("Total", grid.head().get(8));
        assertEquals(2, grid.rows().size());
        grid.rows().forEach(row -> assertEquals(grid.head().size(), row.size()));
        assertTrue(grid.rows().get(0).get(8).matches("\\d+"), grid::toString);
    }

    @Test
    void nothingIsToldAgainWhileNothingChanges() {
        press("menu.new.cassino");
        press("setup.start");
        int changes = heard.changes();
        int announced = heard.announced().size();
        room.uncover(5);
        room.pass(1);
        assertEquals(changes, heard.changes());
        assertEquals(announced, heard.announced().size());
    }

    @Test
    void aControlKeepsItsIdWhenItsScreenIsBuiltAgain() {
        press("menu.new.fastest");
        List<String> before = heard.controls().stream().map(Element.Control::id).toList();
        int front = heard.screen().front();
        room.resize(1100, 700);
        room.rest(LONG);
        assertEquals(before, heard.controls().stream().map(Element.Control::id).toList());
        assertEquals(front, heard.screen().front());
    }

    @Test
    void aDialogComesToTheFrontAndTheScreenAfterIt() {
        int menu = heard.screen().front();
        press("menu.settings");
        assertTrue(heard.screen().dialog());
        assertNotEquals(menu, heard.screen().front());
        assertEquals("Settings", heard.screen().title());
        press("sheet-done");
        assertFalse(heard.screen().dialog());
        assertEquals(menu, heard.screen().front());
    }

    @Test
    void whatWasMeantForAnotherScreenIsDropped() {
        int menu = heard.screen().front();
        heard.pressId("menu.settings");
        heard.act(menu, "menu.new.cassino", new Input.Press());
        room.rest(LONG);
        assertEquals("Settings", heard.screen().title());
        assertTrue(heard.screen().dialog());
    }

    @Test
    void valuesAreSetAndTextsTyped() {
        press("menu.settings");
        heard.act(control("settings.volume"), new Input.Move(4));
        heard.act(control("settings.muted"), new Input.Press());
        room.rest(LONG);
        assertEquals(20, room.app().settings().volume());
        assertTrue(room.app().settings().muted());
        assertTrue(((Element.Toggle) control("settings.muted")).on());
        assertEquals("20 %", ((Element.Range) control("settings.volume")).text());
        press("sheet-done");
        press("menu.new.cassino");
        heard.act(control("setup.name"), new Input.Type("Åsa"));
        heard.act(control("setup.count"), new Input.Choose(2));
        heard.act(control("preset"), new Input.Choose(3));
        room.rest(LONG);
        press("setup.rules.open");
        heard.act(control("setup.moveTime"), new Input.Move(3));
        room.rest(LONG);
        assertEquals("15 s", ((Element.Range) control("setup.moveTime")).text());
        heard.act(control("setup.moveTime"), new Input.Move(0));
        press("setup.start");
        assertTrue(heard.texts().contains("One round"), heard.texts()::toString);
        assertTrue(heard.texts().stream().anyMatch(text -> text.startsWith("Åsa: ")));
    }

    @Test
    void whatIsWrongIsAnnounced() {
        press("menu.new.cassino");
        heard.announced().clear();
        heard.act(control("setup.name"), new Input.Type(""));
        room.rest(LONG);
        assertTrue(
                heard.announced().contains("This player needs a name: type one here."),
                heard.announced()::toString);
        assertFalse(heard.offers("setup.start"));
    }

    @Test
    void aHintIsAnnouncedAndCanBePlayed() {
        press("menu.new.fastest");
        press("setup.start");
        heard.announced().clear();
        press("hint");
        assertTrue(
                heard.announced().stream().anyMatch(said -> said.startsWith("Play ")),
                heard.announced()::toString);
        heard.announced().clear();
        press("act");
        assertTrue(
                heard.announced().stream().anyMatch(said -> said.startsWith("Player 1 plays ")),
                heard.announced()::toString);
    }
}
