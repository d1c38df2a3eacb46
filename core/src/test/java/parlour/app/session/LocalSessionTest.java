package parlour.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.game.GameSession.Action;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What goes with a game: its log, its past, its undo. */
class LocalSessionTest {
    private static final GameModule<CassinoState, CassinoMove, CassinoView, CassinoEvent> SHELF =
            CassinoModule.make();
    private static final Setup SETUP =
            new Setup(
                    List.of(
                            new Participant("Anna", Optional.empty()),
                            new Participant("Kaarna", Optional.of("greedy"))),
                    Games.CASSINO.presets().get("house"));

    private static LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> played(
            int rounds) {
        LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session =
                LocalSession.begin(SHELF, SETUP, 3);
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match = session.match();
        for (int dealt = 1; match.turn() != Rules.NOBODY || dealt < rounds; ) {
            if (match.turn() == Rules.NOBODY) {
                session.dealNext();
                dealt++;
            }
            match.play(match.rules().moves(match.state(), 1).get(0));
        }
        return session;
    }

    private static List<Phrase> lines(GameLog<?> log) {
        List<Phrase> lines = new ArrayList<>();
        for (int i = 0; i < log.size(); i++) {
            lines.add(log.get(i));
        }
        return lines;
    }

    @Test
    void aLoadedGameTellsItsWholePast() {
        var session = played(2);
        var again = LocalSession.resume(SHELF, SETUP, session.match(), List.of(), 4, 0);
        assertEquals(lines(session.log()), lines(again.log()));
        assertEquals(4, again.hints());
    }

    @Test
    void aMoveThatIsTakenBackLeavesTheLog() {
        var session = LocalSession.begin(SHELF, SETUP, 3);
        var match = session.match();
        while (!session.personToMove()) {
            match.play(match.rules().moves(match.state(), 1).get(0));
        }
        List<Phrase> before = lines(session.log());
        match.play(match.rules().moves(match.state(), 1).get(0));
        assertTrue(session.log().size() > before.size());
        assertTrue(session.undo());
        assertEquals(before, lines(session.log()));
    }

    /** Hears a game with its own eyes. */
    private static final class Hearing implements GameSession.Listener<CassinoEvent> {
        private final List<CassinoEvent> heard = new ArrayList<>();
        private Eyes eyes = Eyes.NONE;
        private int replaced;

        @Override
        public Eyes eyes() {
            return eyes;
        }

        @Override
        public void happened(CassinoEvent seen) {
            heard.add(seen);
        }

        @Override
        public void replaced() {
            replaced++;
        }

        private List<Boolean> drawnOpenly() {
            return heard.stream()
                    .filter(CassinoEvent.Drew.class::isInstance)
                    .map(event -> ((CassinoEvent.Drew) event).card().isPresent())
                    .toList();
        }
    }

    private static void playOne(
            LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session) {
        session.match().play(session.rules().moves(session.match().state(), 1).get(0));
    }

    @Test
    void listenersHearWhatTheirEyesSeeAtThatMoment() {
        var session = LocalSession.begin(SHELF, SETUP, 3);
        Hearing hearing = new Hearing();
        session.listen(hearing);
        int mover = session.turn();
        playOne(session);
        hearing.eyes = Eyes.of(mover);
        playOne(session);
        playOne(session);
        assertEquals(List.of(false, false, true), hearing.drawnOpenly());
        int heard = hearing.heard.size();
        session.unlisten(hearing);
        playOne(session);
        assertEquals(heard, hearing.heard.size());
    }

    private static int openlyDealt(List<CassinoEvent> events, int seat) {
        return events.stream()
                .filter(CassinoEvent.Dealt.class::isInstance)
                .map(CassinoEvent.Dealt.class::cast)
                .filter(dealt -> dealt.seat() == seat)
                .mapToInt(dealt -> dealt.cards().size())
                .sum();
    }

    @Test
    void theFirstDealIsToldAsEyesSeeItUntilThereIsAMove() {
        var session = LocalSession.begin(SHELF, SETUP, 3);
        List<CassinoEvent> opening = session.opening(Eyes.of(0));
        assertEquals(4, openlyDealt(opening, 0));
        assertEquals(0, openlyDealt(opening, 1));
        playOne(session);
        assertEquals(List.of(), session.opening(Eyes.of(0)));
    }

    @Test
    void whatIsAllowedFollowsTheGame() {
        var session = LocalSession.begin(SHELF, SETUP, 3);
        assertFalse(session.allows(Action.UNDO));
        assertFalse(session.allows(Action.NEXT_ROUND));
        assertTrue(session.allows(Action.RESTART));
        assertEquals(session.turn() == 0, session.allows(Action.HINT));
        while (!session.personToMove()) {
            playOne(session);
            assertFalse(session.allows(Action.UNDO), "only computers have played");
            assertFalse(session.undo());
        }
        assertTrue(session.allows(Action.HINT));
        playOne(session);
        assertTrue(session.allows(Action.UNDO));
        assertFalse(session.allows(Action.HINT));
        var finished = played(1);
        assertTrue(finished.allows(Action.NEXT_ROUND));
        assertFalse(finished.allows(Action.HINT));
        assertTrue(finished.allows(Action.UNDO));
        finished.dealNext();
        assertFalse(finished.allows(Action.UNDO), "the round that was just dealt has no moves");
    }

    @Test
    void whatGoesWithAMoveIsTakenBackWithIt() {
        var session = LocalSession.begin(SHELF, SETUP, 3);
        while (!session.personToMove()) {
            playOne(session);
        }
        List<Phrase> before = lines(session.log());
        session.log().write(Phrase.of("play.timeUp", new Seat(0)));
        playOne(session);
        playOne(session);
        assertTrue(session.undo());
        assertEquals(before, lines(session.log()));
    }

    @Test
    void linesOfEarlierRoundsSpeakOfCardsThatAreGone() {
        var session = played(1);
        int last = session.log().size() - 1;
        assertTrue(session.log().event(last).isPresent());
        session.dealNext();
        assertEquals(Optional.empty(), session.log().event(last));
        assertTrue(session.log().opens(last + 1));
        assertTrue(session.log().event(session.log().size() - 1).isPresent());
    }

    @Test
    void aFinishedRoundIsOpenToAllAndOneThatGoesOnToNobody() {
        var session = played(1);
        assertEquals(session.match().state(), session.finishedRound());
        session.dealNext();
        assertThrows(IllegalStateException.class, session::finishedRound);
        assertEquals(Optional.empty(), session.result());
    }

    @Test
    void takingBackIsToldAsAnotherPosition() {
        var session = LocalSession.begin(SHELF, SETUP, 3);
        Hearing hearing = new Hearing();
        session.listen(hearing);
        playOne(session);
        playOne(session);
        assertEquals(0, hearing.replaced);
        assertTrue(session.undo());
        assertEquals(1, hearing.replaced);
    }

    @Test
    void finishedRoundsAreRememberedForTheChart() {
        var session = played(2);
        assertEquals(2, session.rounds().size());
    }

    @Test
    void aRedealtRoundKeepsTheRoundsBefore() {
        var session = played(2);
        var redealt = session.redealt(99);
        assertEquals(1, redealt.rounds().size());
        assertEquals(session.match().state().scores(), redealt.match().state().scores());
        assertEquals(session.match().state().dealer(), redealt.match().state().dealer());
        assertEquals(2, redealt.match().state().round());
    }
}
