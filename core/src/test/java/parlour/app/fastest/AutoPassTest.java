package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.TableTestScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.DisplayOption;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.engine.Match;
import parlour.engine.Tally;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.PlayHistory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The table passes for a person who holds nothing higher. */
class AutoPassTest {
    /** Long enough for the moment, and for everything else. */
    private static final float LONG = 6;

    private final Headless room = new Headless(1280, 720, TableTestScreen.Empty::new);
    private LocalSession<FastestState, FastestMove, FastestView, FastestEvent> session;

    @AfterEach
    void close() {
        room.close();
    }

    /**
     * The first seat, with these cards, has four aces to beat; names with a capital are persons.
     */
    private void answering(String hand, String... seats) {
        List<Participant> sitters = new ArrayList<>();
        for (String seat : seats) {
            boolean person = Character.isUpperCase(seat.charAt(0));
            sitters.add(new Participant(seat, person ? Optional.empty() : Optional.of("easy")));
        }
        Hand own = FastestTestScreen.hand(hand);
        Hand next = FastestTestScreen.hand("4c 8d 10c Jc Jd");
        Hand last = Hand.PACK.minus(own).minus(next);
        FastestState state =
                new FastestState(
                        Hands.of(List.of(own, next, last)),
                        PlayHistory.NOTHING,
                        2,
                        2,
                        Tally.zeros(3),
                        1);
        FastestRules rules = new FastestRules(3, FastestOptions.SINGLE);
        Match<FastestState, FastestMove, FastestView, FastestEvent> match =
                Match.from(rules, 1, state);
        match.play(FastestTestScreen.move("4 A"));
        Setup setup = new Setup(sitters, FastestOptions.SINGLE);
        session = LocalSession.resume(FastestModule.make(), setup, match, List.of(), 0, 0);
        room.app().settings().reducedMotion(true);
        room.app().show(new TableScreen<>(room.app(), session, new RecordingNavigator()));
    }

    private boolean passed() {
        return session.match().length() > 1;
    }

    private boolean logged() {
        boolean logged = false;
        for (int i = 0; i < session.log().size(); i++) {
            logged |= session.log().get(i).key().equals("fastest.log.nothingHigher");
        }
        return logged;
    }

    @Test
    void whoHoldsNothingHigherSeesItForAMomentAndThenPasses() {
        answering("3c 3d 5c", "Anna", "tom", "ida");
        room.pass(0.8f);
        assertFalse(passed());
        String label = ((TextButton) room.find("act")).getText().toString();
        assertEquals("Pass: you hold nothing higher", label);
        assertFalse(room.find("instead").isVisible(), "only one button passes");
        room.pass(0.8f);
        assertTrue(passed());
        assertEquals(Optional.of(FastestMove.PASS), session.match().history().get(1).move());
        assertTrue(logged());
    }

    @Test
    void whoCanPlayDecidesThemselves() {
        answering("3c 3d 3h 3s", "Anna", "tom", "ida");
        room.pass(LONG);
        assertFalse(passed());
        assertTrue(room.find("instead").isVisible());
    }

    @Test
    void aPassOfOnesOwnIsNotCalledAutomatic() {
        answering("3c 3d 5c", "Anna", "tom", "ida");
        room.pass(0.3f);
        room.key(Keys.P);
        assertTrue(passed());
        room.pass(0.2f);
        assertFalse(logged());
    }

    @Test
    void itIsAnOptionOfTheTable() {
        room.app().settings().displayOption("fastest", FastestDisplayOptions.AUTO_PASS, false);
        answering("3c 3d 5c", "Anna", "tom", "ida");
        room.pass(LONG);
        assertFalse(passed());
    }

    @Test
    void stepByStepNobodyPassesUnasked() {
        room.app().settings().pace(Pace.STEP);
        answering("3c 3d 5c", "Anna", "tom", "ida");
        room.pass(LONG);
        assertFalse(passed());
    }

    @Test
    void theMomentDoesNotPassUnderASheet() {
        answering("3c 3d 5c", "Anna", "tom", "ida");
        room.pass(0.9f);
        room.key(Keys.ESCAPE);
        room.pass(LONG);
        assertFalse(passed());
        room.key(Keys.ESCAPE);
        room.pass(0.9f);
        assertFalse(passed(), "the moment begins again");
        room.pass(1);
        assertTrue(passed());
    }

    @Test
    void itWaitsWhileSomethingIsPicked() {
        answering("3c 3d 5c", "Anna", "tom", "ida");
        room.pass(0.3f);
        room.key(Keys.RIGHT, Keys.SPACE);
        room.pass(LONG);
        assertFalse(passed());
        room.key(Keys.ESCAPE);
        room.pass(2);
        assertTrue(passed());
    }

    @Test
    void whereHiddenHandsShareTheScreenNobodyLearnsThatNothingWasHigher() {
        answering("3c 3d 5c", "Anna", "Tom", "ida");
        room.pass(1);
        room.click("play.round.ok");
        room.pass(1);
        room.click("play.ready.ok");
        room.pass(LONG);
        assertFalse(passed());
        room.key(Keys.P);
        room.pass(1);
        assertTrue(passed());
        assertFalse(logged());
    }

    @Test
    void withOpenHandsTheTablePassesForEverybody() {
        room.app().settings().displayOption("fastest", DisplayOption.OPEN_HANDS, true);
        answering("3c 3d 5c", "Anna", "Tom", "ida");
        room.pass(2);
        assertTrue(passed());
        assertTrue(logged());
    }

    @Test
    void whoWentBackToAPassIsNotPushedOnAgain() {
        room.app().settings().undo(true);
        answering("3c 3d 5c", "Anna", "tom", "ida");
        room.pass(1.5f);
        assertTrue(passed());
        room.key(Keys.U);
        assertFalse(passed());
        room.pass(LONG);
        assertFalse(passed());
        room.key(Keys.ENTER);
        assertTrue(passed());
    }
}
