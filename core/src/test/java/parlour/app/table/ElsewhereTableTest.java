package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.TableScreenTests;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.screen.AllGames;
import parlour.app.screen.ScoreScreen;
import parlour.app.session.ElsewhereSession;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.widget.PushButton;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.List;
import java.util.stream.IntStream;

/** A table here whose match is elsewhere: Anna sits at this screen, Tom at another. */
class ElsewhereTableTest extends TableScreenTests {
    private static final int ANNA = 0;
    private static final int TOM = 1;

    private LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> far;
    private ElsewhereSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> here;

    @BeforeEach
    void sitDown() {
        far = begin(CassinoModule.make());
        here = new ElsewhereSession<>(far, ANNA);
        room.app().settings().pace(Pace.STEP);
        room.app().settings().reducedMotion(true);
        show(here);
        room.pass(5);
    }

    private static <S, M, V, E> LocalSession<S, M, V, E> begin(GameModule<S, M, V, E> gameModule) {
        List<Participant> sitters = participants("", "Anna", "Tom");
        Setup setup = new Setup(sitters, gameModule.game().presets().values().iterator().next());
        return LocalSession.begin(gameModule, setup, 7);
    }

    private static <S, M, V, E> void playFirstMove(LocalSession<S, M, V, E> session) {
        session.play(session.turn(), session.rules().moves(session.match().state(), 1).get(0));
    }

    private void untilTurn(int seat) {
        while (far.turn() != seat) {
            playFirstMove(far);
        }
        room.pass(3);
    }

    private static List<Phrase> lines(GameLog<?> log) {
        return IntStream.range(0, log.size()).mapToObj(log::get).toList();
    }

    @Test
    void aRoundIsPlayedFromWhatOneSeatSees() {
        for (int i = 0; i < 100 && rooms.scores == 0; i++) {
            if (here.personToMove()) {
                room.key(Keys.NUM_1, Keys.ENTER);
                assertEquals(1, here.movesUnderway());
                here.deliver();
            } else if (far.turn() == TOM) {
                playFirstMove(far);
            }
            room.pass(2);
        }
        assertEquals(1, rooms.scores);
        assertEquals(Rules.NOBODY, far.turn());
        assertEquals(lines(far.log()), lines(here.log()));
    }

    @Test
    void nobodyIsAskedToPassTheScreenOrToLetAPersonElsewhereMove() {
        untilTurn(TOM);
        assertEquals("Tom is thinking…", text("act"));
        assertTrue(((TextButton) room.find("act")).isDisabled());
        untilTurn(ANNA);
        assertEquals("Pick a card from your hand", text("act"));
    }

    @Test
    void aMoveThatIsRefusedElsewhereSaysWhyAndCanBeMadeAgain() {
        untilTurn(ANNA);
        room.key(Keys.NUM_1, Keys.ENTER);
        int before = far.revision();
        here.refuse(Phrase.of("play.thinking", "Nobody"));
        room.pass(0.2f);
        assertEquals("Nobody is thinking…", text("status"));
        assertEquals(before, far.revision());
        room.key(Keys.ENTER);
        here.deliver();
        assertEquals(before + 1, far.revision());
    }

    @Test
    void aHintIsFoundFromTheView() {
        untilTurn(ANNA);
        room.key(Keys.H);
        room.pass(8);
        assertEquals(1, here.hints());
    }

    @Test
    void whatIsNotAllowedIsNotOffered() {
        untilTurn(ANNA);
        int before = far.revision();
        room.key(Keys.U);
        assertEquals(before, far.revision());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertTrue(room.stage().getRoot().findActor("play.menu.help") != null);
        assertFalse(room.stage().getRoot().findActor("play.menu.restartRound") != null);
        assertFalse(room.stage().getRoot().findActor("play.menu.restartGame") != null);
    }

    @Test
    void theScoreSheetIsTheSameOnBothSides() {
        for (GameModule<?, ?, ?, ?> gameModule : AllGames.REGISTRY.all()) {
            assertSameSheet(gameModule);
        }
    }

    private <S, M, V, E> void assertSameSheet(GameModule<S, M, V, E> gameModule) {
        LocalSession<S, M, V, E> match = begin(gameModule);
        ElsewhereSession<S, M, V, E> screen = new ElsewhereSession<>(match, TOM);
        while (match.turn() != Rules.NOBODY) {
            playFirstMove(match);
        }
        assertEquals(match.result(), screen.result(), gameModule.title());
        assertEquals(sheet(match), sheet(screen), gameModule.title());
    }

    private <S, M, V, E> long sheet(GameSession<S, M, V, E> session) {
        room.app().show(new ScoreScreen<>(room.app(), session, rooms));
        // The buttons differ: only one of them may deal the next round, or has all of the game.
        hideButtons(room.stage().getRoot());
        room.pass(0.5f);
        return room.picture();
    }

    private static void hideButtons(Group group) {
        for (Actor actor : group.getChildren()) {
            if (actor instanceof PushButton) {
                actor.setVisible(false);
            } else if (actor instanceof Group inner) {
                hideButtons(inner);
            }
        }
    }
}
