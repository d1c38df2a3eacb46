package parlour.app.saves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Rules;
import parlour.importer.ImportedCassinoGame;
import parlour.record.SavedGame;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a game keeps when it is saved, opened again, or when its round is dealt again. */
class SessionFormatTest {
    private static final GameModule<CassinoState, CassinoMove, CassinoView, CassinoEvent> MODULE =
            CassinoModule.make();

    private static final String OLD_FILE =
            """
            CASINO Save file

            #game metadata
            CardsInDeck: s7hjd2s8c8s6d8c9hqcjdqcqhkdac3c7d6s9d5djsah9d3h0h5had4c0s5c6sjskd9s0
            CardsOnTable: h6h2ca
            CurrentDealer: 0
            CurrentTurn: 0
            CurrentView: 0
            CurrentLastCapture: 1

            #comments
            A new round has started!
            [suitRed] played Ace of Clubs.

            #player
            Name: me
            TypeName: human
            Order: 0
            Score: 0
            Sweep: 0
            Hand: c4c2s2h7
            Pile:
            Seen: c4c2s2h7h6s4h2s3cad7c5h8h3ck

            #player
            Name: Tom
            TypeName: random computer
            Order: 1
            Score: 0
            Sweep: 0
            Hand: d0dksqh4
            Pile: d7s3s4c5h8h3ck
            Seen: d0dksqh4d7s3s4c5h8h3ckh6h2ca
            """;

    private static LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> begin(
            long seed) {
        Setup setup =
                new Setup(
                        List.of(
                                new Participant("Anna", Optional.empty()),
                                new Participant("Kaarna", Optional.of("easy")),
                                new Participant("Ida", Optional.of("any"))),
                        Games.CASSINO.presets().get("house"));
        return LocalSession.begin(MODULE, setup, seed);
    }

    private static void playRounds(
            LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session,
            int rounds) {
        var match = session.match();
        for (int over = 0; over < rounds; over++) {
            while (match.turn() != Rules.NOBODY) {
                match.play(match.rules().moves(match.state(), 1).get(0));
            }
            session.dealNext();
        }
        match.play(match.rules().moves(match.state(), 1).get(0));
    }

    private static LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> reopened(
            LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session)
            throws BadInput {
        String file = SessionFormat.write(session, "mine", 0).write();
        return SessionFormat.read(
                new LoadedGame<>(MODULE, SavedGame.read(Games.CASSINO, file).game()));
    }

    private static List<Phrase> lines(GameLog<?> log) {
        List<Phrase> lines = new ArrayList<>();
        for (int i = 0; i < log.size(); i++) {
            lines.add(log.get(i));
        }
        return lines;
    }

    private static List<String> rounds(GameLog<?> log) {
        return lines(log).stream()
                .filter(line -> line.key().equals("cassino.log.round"))
                .map(line -> line.args().get(0).toString())
                .toList();
    }

    @Test
    void whetherThereIsACoachIsKept() throws BadInput {
        assertFalse(reopened(begin(3)).coached());
        var session = begin(3).agreed(Terms.hints(OptionalInt.of(3)).withCoach(true));
        assertTrue(session.coached());
        assertTrue(reopened(session).coached());
        assertEquals(session.terms(), reopened(session).terms());
        assertTrue(session.redealt(4).coached());
        assertTrue(session.restarted(4).coached());
        assertEquals(OptionalInt.of(3), session.redealt(4).terms().hintLimit());
        assertEquals(OptionalInt.of(3), session.restarted(4).terms().hintLimit());
        session.agreed(Terms.daily(20_774, true).withCoach(true));
        assertFalse(session.coached(), "nobody helps with the deal of a day");
    }

    @Test
    void aRoundDealtAgainKeepsTheLogOfTheRoundsBefore() throws BadInput {
        var session = begin(3);
        playRounds(session, 2);
        List<Phrase> before = lines(session.log());
        int third =
                before.lastIndexOf(
                        before.stream()
                                .filter(line -> line.key().equals("cassino.log.round"))
                                .reduce((one, other) -> other)
                                .orElseThrow());
        var again = session.redealt(99).redealt(100);
        assertEquals(List.of("1", "2", "3"), rounds(again.log()));
        assertEquals(before.subList(0, third + 1), lines(again.log()).subList(0, third + 1));
        playRounds(again, 1);
        var later = again.redealt(101);
        assertEquals(List.of("1", "2", "3", "4"), rounds(later.log()));
        assertEquals(3, later.rounds().size());
        var open = reopened(later);
        assertEquals(lines(later.log()), lines(open.log()), "saved and opened again too");
        assertEquals(3, open.rounds().size());
        assertEquals(List.of("1"), rounds(later.restarted(5).log()), "a new game begins anew");
    }

    @Test
    void undoInARoundDealtAgainLeavesTheRoundsBefore() {
        var session = begin(3);
        playRounds(session, 1);
        var again = session.redealt(99);
        List<Phrase> before = lines(again.log());
        while (!again.personToMove()) {
            again.playSimply();
        }
        again.playSimply();
        while (again.undo()) {
            assertTrue(again.match().length() >= 0);
        }
        assertTrue(again.match().length() < 3);
        assertEquals(before, lines(again.log()).subList(0, before.size()));
    }

    @Test
    void computersStayWhoTheyAreForAWholeGame() throws BadInput {
        int others = 0;
        for (long seed = 1; seed <= 20; seed++) {
            var session = begin(seed);
            playRounds(session, 1);
            var kept = session.redealt(seed + 1000);
            for (int seat = 0; seat < 3; seat++) {
                assertEquals(session.character(seat), kept.character(seat));
                assertEquals(session.character(seat), reopened(kept).character(seat));
            }
            others +=
                    session.restarted(seed + 1000).character(2).equals(session.character(2))
                            ? 0
                            : 1;
        }
        assertTrue(others > 5, "a new game draws again");
    }

    @Test
    void aGroupOfCharactersIsPlayedByOneOfThem() {
        var session = begin(3);
        assertEquals(Optional.empty(), session.character(0));
        assertEquals("easy", session.character(1).orElseThrow());
        assertNotEquals("any", session.character(2).orElseThrow());
    }

    @Test
    void anImportedGameBeginsWithTheCommentsOfItsFile() throws BadInput {
        byte[] file = OLD_FILE.getBytes(StandardCharsets.UTF_8);
        var old = ImportedCassinoGame.read("old.casino", file, 1).game().saved("old", 0, 1);
        var session = SessionFormat.read(new LoadedGame<>(MODULE, old));
        List<Phrase> expected =
                List.of(
                        Phrase.of(GameLog.IMPORTED),
                        Phrase.of(GameLog.COMMENT, "A new round has started!"),
                        Phrase.of(GameLog.COMMENT, "[[suitRed] played Ace of Clubs."));
        assertEquals(expected, lines(session.log()));
        session.playSimply();
        assertTrue(session.undo());
        assertEquals(expected, lines(session.log()));
        session.playSimply();
        var open = reopened(session);
        assertEquals(expected, lines(open.log()).subList(0, 3));
        assertEquals(lines(session.log()), lines(open.log()));
        assertEquals(expected, lines(session.redealt(9).log()).subList(0, 3));
        assertFalse(open.log().event(1).isPresent(), "nothing on the table is lit by a comment");
    }
}
