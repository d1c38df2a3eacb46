package parlour.app.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.CassinoSessions;
import parlour.app.TableScreenTests;
import parlour.app.session.LocalSession;
import parlour.app.table.PanelContent;
import parlour.app.table.TableAction;
import parlour.app.table.TableScreen;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.text.Phrase;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** A table where a card is to be placed, and any capture is answered with a reason. */
class PracticeTableTest extends TableScreenTests {
    private final LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session =
            CassinoSessions.crowded(4);
    private boolean done;
    private int nexts;
    private int others;
    private int agains;
    private int leaves;

    /** Wants one of the moves alone. */
    private final class OnlyTheFirst implements MoveGuide<CassinoMove> {
        private final CassinoMove wanted = moves().get(0);

        @Override
        public Optional<Phrase> objection(CassinoMove move) {
            return move.equals(wanted)
                    ? Optional.empty()
                    : Optional.of(Phrase.of("play.restart.yes"));
        }

        @Override
        public void played(CassinoMove move) {
            done = true;
        }
    }

    private final class Mode extends PracticeMode {
        private final Runnable changed;

        Mode(Runnable changed) {
            super(rooms);
            this.changed = changed;
        }

        @Override
        protected void again() {
            agains++;
        }

        @Override
        protected void leaveTable() {
            leaves++;
        }

        @Override
        public void roundOver() {}

        @Override
        public boolean guided() {
            return true;
        }

        @Override
        public Optional<PanelContent> panel() {
            Runnable next =
                    () -> {
                        nexts++;
                        done = false;
                        changed.run();
                    };
            return Optional.of(
                    new PanelContent(
                            Phrase.of("play.log"),
                            Optional.of(new PanelContent.Progress(1, 4)),
                            List.of(Phrase.of(done ? "play.menu" : "play.quit")),
                            done
                                    ? Optional.of(new TableAction("help.next", "icon-right", next))
                                    : Optional.empty(),
                            List.of(
                                    new TableAction(
                                            "help.previous", "icon-left", () -> others++))));
        }
    }

    private List<CassinoMove> moves() {
        return session.rules().moves(session.match().state());
    }

    @BeforeEach
    void sitDown() {
        room.app().settings().moveTime(10);
        GuidedSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> guided =
                new GuidedSession<>(session, new OnlyTheFirst());
        room.app()
                .show(
                        new TableScreen<>(
                                room.app(), guided, (sheets, changed) -> new Mode(changed)));
        room.pass(1);
    }

    private void place(int number) {
        room.key(Keys.NUM_1 + number - 1, Keys.ENTER);
        room.pass(0.5f);
    }

    @Test
    void anUnwantedMoveIsAnsweredWithTheReasonAndNothingChanges() {
        place(4);
        assertEquals(0, session.match().length());
        assertEquals(room.app().texts().say("play.restart.yes"), text("status"));
        assertFalse(done);
    }

    @Test
    void afterTheWantedMoveNobodyMovesUntilThePersonGoesOn() {
        session.play(0, moves().get(0));
        done = true;
        room.pass(30);
        assertEquals(1, session.match().length(), "the computer waits");
        assertEquals(room.app().texts().say("help.next"), text("act"));
        assertEquals(room.app().texts().say("play.menu"), text("panel-text"));
        room.key(Keys.ENTER);
        assertEquals(1, nexts);
        room.pass(30);
        assertEquals(2, session.match().length(), "and plays when it may");
        assertEquals(room.app().texts().say("play.quit"), text("panel-text"));
    }

    @Test
    void thePanelsButtonsAreThere() {
        assertEquals(room.app().texts().say("play.log"), text("panel-heading"));
        room.click("help.previous");
        room.click("help.previous");
        assertEquals(2, others);
    }

    @Test
    void nothingIsSavedOrTimedAndThereAreNoHints() {
        room.pass(60);
        assertEquals(0, session.match().length(), "time is not limited");
        assertEquals(0, rooms.kept);
        assertThrows(NoSuchElementException.class, () -> room.find("hint"));
        assertThrows(NoSuchElementException.class, () -> room.find("undo"));
        room.key(Keys.H);
        room.pass(5);
        assertEquals(0, session.hints());
    }

    @Test
    void theMenuLeadsBackAgainAndAway() {
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertThrows(NoSuchElementException.class, () -> room.find("play.menu.copy"));
        room.click("practice.again");
        room.pass(0.5f);
        assertEquals(1, agains);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("practice.leave");
        room.pass(0.5f);
        assertEquals(1, leaves);
    }

    @Test
    void theWindowClosesWithoutAQuestion() {
        assertFalse(room.app().closeRequested());
        assertEquals(1, rooms.quits);
        assertTrue(rooms.kept == 0);
    }
}
