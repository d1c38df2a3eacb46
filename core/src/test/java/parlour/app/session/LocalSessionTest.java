package parlour.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.text.Phrase;

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
