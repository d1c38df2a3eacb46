package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.TableScreenTests;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameSession;
import parlour.app.screen.AppNavigator;
import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.setup.Setup;
import parlour.app.widget.Adjustable;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.nio.file.Path;
import java.util.OptionalInt;

/** A game with a few hints only. */
class HintLimitTest extends TableScreenTests {
    private static final String NONE = "There are no hints left in this game: it is up to you.";

    @TempDir Path data;

    private LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> sitDown(int limit) {
        LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session;
        long seed = 1;
        do {
            session =
                    LocalSession.begin(
                            CassinoModule.make(),
                            new Setup(
                                    participants("greedy", "Anna", "tom"),
                                    Games.CASSINO.presets().get("house")),
                            seed++);
        } while (session.match().turn() != 0);
        session.agreed(Terms.hints(OptionalInt.of(limit)));
        show(session);
        untilAsked();
        return session;
    }

    @Test
    void theLastHintCanBeSeenAgainAndThenThereIsNone() {
        var session = sitDown(1);
        assertEquals("1 hint left", text("hints"));
        room.key(Keys.H);
        room.pass(0.5f);
        String said = text("hint-text");
        assertEquals("No hints", text("hints"));
        room.key(Keys.ESCAPE);
        room.pass(0.2f);
        assertFalse(room.find("hint-note").isVisible());
        room.key(Keys.H);
        room.pass(0.5f);
        assertEquals(said, text("hint-text"));
        room.key(Keys.H);
        room.pass(0.2f);
        untilAsked();
        room.key(Keys.H);
        room.pass(0.5f);
        assertEquals(NONE, text("hint-text"));
        assertEquals(1, session.hints());
        room.key(Keys.ESCAPE);
        room.pass(0.2f);
        assertFalse(room.find("hint-note").isVisible());
    }

    @Test
    void aGameMayHaveNoHintsAtAll() {
        var session = sitDown(0);
        room.click("hint");
        room.pass(0.5f);
        assertEquals(NONE, text("hint-text"));
        assertEquals(0, session.hints());
    }

    @Test
    void theLimitIsChosenInTheSetUp() {
        try (Headless other = new Headless(1280, 720, data, AppNavigator::first)) {
            other.pass(0.5f);
            other.click("menu.new.cassino");
            other.pass(0.5f);
            other.click("setup.rules.open");
            other.pass(0.5f);
            Actor limits = other.find("setup.hints");
            ((Adjustable) limits).adjust(-2);
            other.click("setup.start");
            other.pass(0.5f);
            var session =
                    (LocalSession<?, ?, ?, ?>)
                            ((TableScreen<?, ?, ?, ?>) other.app().screen()).session();
            assertEquals(OptionalInt.of(3), session.terms().hintLimit());
            assertTrue(session.allows(GameSession.Action.RESTART));
        }
    }
}
