package parlour.app.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.TableTestScreen;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.game.GameModule;
import parlour.app.saves.LoadedGame;
import parlour.app.screen.AllGames;
import parlour.app.settings.Pace;
import parlour.app.tabletop.SpriteTable;
import parlour.cassino.rules.CassinoView;
import parlour.review.JudgedMove;
import parlour.review.Judgement;
import parlour.review.Mark;
import parlour.review.Review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

class ReplayScreenTest {
    private static final int ALL = Integer.MAX_VALUE;

    private final RecordingNavigator rooms = new RecordingNavigator();
    private final Headless room = new Headless(1280, 720, TableTestScreen.Empty::new);
    private int left;

    @AfterEach
    void close() {
        room.close();
    }

    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    private <S, M, V, E> ReplaySession<S, M, V, E> show(LoadedGame<S, M, V, E> game) {
        ReplayScreen<S, M, V, E> screen = new ReplayScreen<>(room.app(), game, rooms, () -> left++);
        room.app().show(screen);
        room.pass(0.5f);
        return screen.session();
    }

    private boolean enabled(String name) {
        return !((Disableable) room.find(name)).isDisabled();
    }

    private String text(String name) {
        return room.find(name) instanceof Label label
                ? label.getText().toString()
                : ((TextButton) room.find(name)).getText().toString();
    }

    @Test
    void keysGoThroughTheGame() {
        var session = show(PlayedGames.of(CassinoModule.make(), 2, 1, ALL));
        int last = session.timeline().last();
        assertFalse(enabled("back"));
        room.key(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        assertEquals(3, session.at());
        room.key(Keys.LEFT);
        assertEquals(2, session.at());
        room.key(Keys.END);
        assertEquals(last, session.at());
        assertFalse(enabled("forward"));
        assertFalse(enabled("round"));
        room.key(Keys.RIGHT);
        assertEquals(last, session.at());
        room.key(Keys.HOME);
        assertEquals(0, session.at());
        room.key(Keys.PAGE_DOWN);
        assertEquals(session.timeline().rounds().get(1).first(), session.at());
        room.key(Keys.PAGE_UP);
        assertEquals(0, session.at());
        room.key(Keys.ESCAPE);
        assertEquals(1, left);
    }

    @Test
    void buttonsGoThroughTheGame() {
        var session = show(PlayedGames.of(CassinoModule.make(), 2, 1, ALL));
        room.click("forward");
        room.click("forward");
        room.click("back");
        assertEquals(1, session.at());
        assertTrue(text("standing").startsWith("Move 1 of "), text("standing"));
        room.click("end");
        assertEquals(session.timeline().last(), session.at());
        room.click("start");
        assertEquals(0, session.at());
        room.click("round");
        assertEquals(session.timeline().rounds().get(1).first(), session.at());
        room.click("leave");
        assertEquals(1, left);
    }

    @Test
    void theStripIsClickedAndDragged() {
        var session = show(PlayedGames.of(CassinoModule.make(), 2, 1, ALL));
        int last = session.timeline().last();
        Actor strip = room.find("strip");
        room.click(strip, strip.getWidth() / 2, 20);
        room.pass(0.1f);
        assertEquals(last / 2f, session.at(), 1);
        room.press(strip, strip.getWidth() / 4, 20, Buttons.LEFT);
        assertEquals(last / 4f, session.at(), last / 40f);
        room.drag(strip, 0, 20);
        assertEquals(0, session.at());
        room.drag(strip, strip.getWidth() + 500, 20);
        assertEquals(last, session.at());
        room.release(strip, strip.getWidth() + 500, 20, Buttons.LEFT);
    }

    @ParameterizedTest
    @MethodSource("games")
    void itPlaysByItselfToTheEndAndRests(GameModule<?, ?, ?, ?> module) {
        room.app().settings().pace(Pace.FAST);
        var session = show(PlayedGames.of(module, 2, 1, 12));
        room.key(Keys.SPACE);
        assertTrue(room.find("pause").isVisible());
        room.rest(2);
        assertTrue(session.at() > 0 && session.at() < 12, "it takes its time: " + session.at());
        room.key(Keys.SPACE);
        int paused = session.at();
        room.rest(20);
        assertEquals(paused, session.at());
        assertTrue(room.resting());
        room.click("play");
        room.rest(90);
        assertEquals(session.timeline().last(), session.at());
        assertTrue(room.find("play").isVisible());
        assertTrue(room.resting());
        room.key(Keys.SPACE);
        room.rest(2);
        assertTrue(session.at() < session.timeline().last(), "it begins again");
    }

    @Test
    void allHandsAreShownOnceTheRoundIsOver() {
        var session = show(PlayedGames.of(CassinoModule.make(), 2, 1, 60));
        assertEquals("Show all hands", text("hands"));
        assertEquals(1, open());
        room.key(Keys.A);
        assertEquals("As I saw it", text("hands"));
        assertEquals(2, open());
        room.key(Keys.RIGHT, Keys.RIGHT);
        assertEquals(2, open());
        room.key(Keys.END);
        assertEquals(1, open(), "this round goes on");
        assertFalse(enabled("hands"));
        room.key(Keys.HOME);
        assertEquals(2, open());
        room.key(Keys.END, Keys.HOME);
        int second = session.timeline().rounds().get(1).first();
        for (int i = 0; i < second; i++) {
            room.key(Keys.RIGHT);
        }
        assertEquals(second, session.at());
        assertEquals(1, open(), "not even the deal is told");
        room.key(Keys.HOME);
        room.click("hands");
        assertEquals(1, open());
    }

    /** How many hands the table shows. */
    private int open() {
        room.pass(0.1f);
        return table().eyes().count();
    }

    private SpriteTable<?, ?, ?, ?> table() {
        return (SpriteTable<?, ?, ?, ?>) ((ReplayScreen<?, ?, ?, ?>) room.app().screen()).table();
    }

    @Test
    void whoeverHadTheScreenIsSeenWhenTheRoundIsOver() {
        var session = show(PlayedGames.of(CassinoModule.make(), 2, 2, 60));
        room.app().settings().pace(Pace.INSTANT);
        for (int i = 0; i < 6; i++) {
            assertEquals(1 << session.turn(), table().eyes().seats());
            room.key(Keys.RIGHT);
            room.rest(5);
        }
        room.key(Keys.END);
        assertEquals(0, open(), "nobody's hand of a round that goes on");
    }

    @Test
    void thereIsNothingToOpenWithoutHiddenHands() {
        var session = show(PlayedGames.of(CassinoModule.make(), 2, 0, 60));
        assertEquals(2, open());
        assertFalse(room.find("hands").isVisible());
        assertEquals(0, session.at());
    }

    @Test
    void aPracticeGameBeginsHere() {
        var game = PlayedGames.of(CassinoModule.make(), 2, 1, ALL);
        var session = show(game);
        room.key(Keys.RIGHT, Keys.RIGHT);
        room.click("practice");
        assertEquals(1, rooms.practised.size());
        LoadedGame<?, ?, ?, ?> practised = rooms.practised.get(0);
        assertEquals("Practice: A game", practised.title());
        assertEquals(session.timeline().state(2), practised.saved().match().state());
        room.key(Keys.END);
        assertFalse(enabled("practice"));
        room.key(Keys.ENTER);
        assertEquals(1, rooms.practised.size());
    }

    @Test
    void marksThatFollowEachOtherAreAllVisited() {
        var game = PlayedGames.of(CassinoModule.make(), 2, 1, ALL);
        for (float looking : new float[] {0, 1.5f, 20}) {
            var screen = new ReplayScreen<>(room.app(), game, rooms, () -> left++);
            room.app().show(screen.reviewed(marked(game, 2, 3, 4, 9)));
            room.pass(0.5f);
            List<Integer> visited = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                room.key(Keys.N);
                visited.add(screen.session().at());
                room.rest(looking);
            }
            assertEquals(List.of(2, 3, 4, 9), visited.subList(0, 4), looking + " s");
        }
    }

    /** A review in which these entries are mistakes, but for the third, which is brilliant. */
    private static <S, M, V, E> Review<M> marked(LoadedGame<S, M, V, E> game, int... entries) {
        var match = game.saved().match();
        List<JudgedMove<M>> moves = new ArrayList<>();
        for (int entry : entries) {
            S before = match.history().get(entry).before();
            M move = match.history().get(entry).move().orElseThrow();
            M best = match.rules().moves(before, 1).get(0);
            Mark mark = moves.size() == 2 ? Mark.BRILLIANT : Mark.MISTAKE;
            Judgement<M> judgement =
                    new Judgement<>(
                            best,
                            1,
                            0.1,
                            false,
                            OptionalDouble.of(0.5),
                            OptionalDouble.of(0.4),
                            true,
                            mark,
                            Optional.empty(),
                            Optional.empty(),
                            0);
            int seat = match.rules().turn(before);
            moves.add(new JudgedMove<>(entry, entry + 1, 1, seat, move, judgement));
        }
        return new Review<>(match.rules().seats(), 1, moves, List.of());
    }

    @Test
    void theLogAndTheLastMoveFollow() {
        var session = show(PlayedGames.of(CassinoModule.make(), 2, 1, ALL));
        room.key(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        room.rest(5);
        int lines = session.log().size();
        String third = text("status");
        assertTrue(third.startsWith("Kristoffer "), third);
        room.key(Keys.LEFT);
        assertTrue(session.log().size() < lines);
        room.key(Keys.RIGHT);
        assertEquals(third, text("status"));
    }

    @Test
    void aGameOfOneRoundHasNoButtonForTheNext() {
        show(PlayedGames.of(CrossWiseModule.make(), 2, 1, ALL));
        assertEquals(null, room.stage().getRoot().findActor("round"));
    }

    @Test
    void theScreenMayBeBuiltAgain() {
        var session = show(PlayedGames.of(CassinoModule.make(), 2, 1, ALL));
        room.key(Keys.RIGHT, Keys.RIGHT);
        for (int[] size : new int[][] {{844, 390}, {390, 844}, {900, 600}}) {
            room.resize(size[0], size[1]);
            room.pass(0.3f);
            assertEquals(2, session.at());
            room.click("forward");
            room.click("back");
        }
        CassinoView view = session.view(table().eyes());
        assertEquals(session.timeline().state(2).deck().size(), view.deck());
    }
}
