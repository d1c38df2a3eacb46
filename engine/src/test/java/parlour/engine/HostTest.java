package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRefusal;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Players at a table, asked one at a time. */
class HostTest {
    private static final CassinoRules RULES = new CassinoRules(2, CassinoOptions.HOUSE);
    private static final Host.Clock READY =
            thinking -> {
                thinking.advance(1);
                return true;
            };

    private final Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
            Match.begin(RULES, 4);
    private final int first = match.turn();

    private Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host(
            Player<CassinoView, CassinoMove> mover, Player<CassinoView, CassinoMove> other) {
        return seated(Optional.of(mover), Optional.of(other));
    }

    private Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> seated(
            Optional<Player<CassinoView, CassinoMove>> mover,
            Optional<Player<CassinoView, CassinoMove>> other) {
        return new Host<>(match, first == 0 ? List.of(mover, other) : List.of(other, mover));
    }

    private CassinoMove legal(int i) {
        return RULES.moves(match.state()).get(i);
    }

    private static Player<CassinoView, CassinoMove> greedy() {
        return Games.CASSINO.computer("greedy", RULES, new Rng(1));
    }

    /** Remembers what it was asked, and answers with a legal move or with none yet. */
    private static final class Recorder implements Player<CassinoView, CassinoMove> {
        final List<CassinoView> views = new ArrayList<>();
        final List<Long> seeds = new ArrayList<>();
        Optional<CassinoMove> answer = Optional.empty();

        @Override
        public Thinking<CassinoMove> think(CassinoView view, long seed) {
            views.add(view);
            seeds.add(seed);
            return new Thinking<>() {
                @Override
                public boolean advance(int units) {
                    return false;
                }

                @Override
                public Optional<CassinoMove> best() {
                    return answer;
                }
            };
        }
    }

    /** A person at the first seat to move, the greedy computer at the other. */
    private Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> personFirst() {
        return seated(Optional.empty(), Optional.of(greedy()));
    }

    @Test
    void aPersonsMoveIsPlayedAtOnce() {
        CassinoMove move = legal(1);
        assertEquals(Optional.empty(), personFirst().play(first, move));
        assertEquals(Optional.of(move), match.history().get(0).move());
    }

    @Test
    void aPersonsTurnNeverGoesToTheClock() {
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = personFirst();
        Host.Clock never =
                thinking -> {
                    throw new AssertionError("a person needs no worker");
                };
        assertFalse(host.poll(never));
        assertEquals(0, match.revision());
        host.play(first, legal(0));
        assertTrue(host.poll(READY), "then the computer moves");
        assertFalse(host.poll(never));
    }

    @Test
    void aRefusedMoveChangesNothing() {
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = personFirst();
        CassinoState before = match.state();
        CassinoMove wrong = new CassinoMove.Place(match.state().table().first());
        assertEquals(RULES.refusal(before, wrong), host.play(first, wrong));
        assertSame(before, match.state());
        assertEquals(0, match.revision());
        assertEquals(Optional.empty(), host.play(first, legal(0)));
    }

    @Test
    void aMoveOfASeatThatIsNotToMoveIsRefused() {
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host =
                seated(Optional.empty(), Optional.empty());
        Optional<Refusal> refusal = host.play(1 - first, legal(0));
        assertEquals(Optional.of(new NotYourTurn(first)), refusal);
        assertEquals(
                "It is not your turn: seat " + (first + 1) + " is to move.",
                English.say(refusal.get().phrase()));
        assertEquals(0, match.revision());
        // The same move sent twice is played once.
        CassinoMove move = legal(0);
        assertEquals(Optional.empty(), host.play(first, move));
        assertEquals(Optional.of(new NotYourTurn(1 - first)), host.play(first, move));
        assertEquals(1, match.revision());
    }

    @Test
    void nobodyMovesForAComputer() {
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(greedy(), greedy());
        CassinoMove move = legal(0);
        assertThrows(IllegalStateException.class, () -> host.play(first, move));
        assertEquals(0, match.revision());
    }

    @Test
    void afterTheRoundTheRulesSayWhyAMoveIsRefused() {
        CassinoMove move = legal(0);
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> computers =
                host(greedy(), greedy());
        while (match.turn() != Rules.NOBODY) {
            computers.poll(READY);
        }
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> persons =
                seated(Optional.empty(), Optional.empty());
        assertEquals(Optional.of(new CassinoRefusal.RoundOver()), persons.play(first, move));
    }

    @Test
    void aThoughtOfAnOlderRevisionIsDroppedEvenWhereTheSamePositionIsBack() {
        Recorder recorder = new Recorder();
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(recorder, greedy());
        assertFalse(host.poll(READY));
        assertFalse(host.poll(READY));
        assertEquals(1, recorder.views.size(), "one question a position");
        match.play(legal(0));
        match.undo(Eyes.of(first));
        assertFalse(host.poll(READY));
        assertEquals(2, recorder.views.size(), "asked anew");
        assertEquals(recorder.views.get(0), recorder.views.get(1));
        assertNotEquals(recorder.seeds.get(0), recorder.seeds.get(1));
    }

    @Test
    void aMatchThatChangedWhileTheClockRanDropsTheThought() {
        Recorder recorder = new Recorder();
        recorder.answer = Optional.of(legal(0));
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(recorder, recorder);
        CassinoMove played = legal(1);
        assertFalse(
                host.poll(
                        thinking -> {
                            match.play(played);
                            return true;
                        }));
        assertEquals(1, match.history().size());
        assertEquals(Optional.of(played), match.history().get(0).move());
    }

    @Test
    void aThoughtDroppedWhileTheClockRanIsNotPlayed() {
        Recorder recorder = new Recorder();
        recorder.answer = Optional.of(legal(0));
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(recorder, recorder);
        assertFalse(
                host.poll(
                        thinking -> {
                            host.drop();
                            return true;
                        }));
        assertEquals(0, match.revision());
    }

    @Test
    void aDroppedThoughtIsAskedForAnew() {
        Recorder recorder = new Recorder();
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(recorder, greedy());
        host.poll(READY);
        host.drop();
        host.poll(READY);
        assertEquals(2, recorder.views.size());
        assertEquals(recorder.seeds.get(0), recorder.seeds.get(1), "the same question");
    }

    @Test
    void aComputerIsPlayedOnlyWhenTheClockSaysSo() {
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(greedy(), greedy());
        assertFalse(host.poll(thinking -> false));
        assertFalse(host.poll(thinking -> thinking.advance(1)));
        assertEquals(0, match.revision());
        assertTrue(host.poll(READY));
        assertEquals(1, match.revision());
    }

    @Test
    void aComputerWithoutAMoveIsWaitedFor() {
        Recorder recorder = new Recorder();
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(recorder, greedy());
        assertFalse(host.poll(READY));
        recorder.answer = Optional.of(legal(0));
        assertTrue(host.poll(READY));
    }

    @Test
    void aComputerThatProposesAnIllegalMoveIsAMistakeOfTheProgram() {
        Recorder recorder = new Recorder();
        recorder.answer = Optional.of(new CassinoMove.Place(match.state().table().first()));
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(recorder, greedy());
        assertThrows(IllegalStateException.class, () -> host.poll(READY));
        assertEquals(0, match.revision());
    }

    @Test
    void aPlayerGetsTheViewOfItsOwnSeat() {
        Recorder recorder = new Recorder();
        host(recorder, greedy()).poll(READY);
        assertEquals(RULES.view(match.state(), Eyes.of(first)), recorder.views.get(0));
        assertEquals(0, recorder.views.get(0).hands().bits(1 - first));
    }

    @Test
    void thePlayersSeedIsNotTheDeals() {
        Recorder recorder = new Recorder();
        host(recorder, greedy()).poll(READY);
        assertNotEquals(match.seed(), recorder.seeds.get(0));
        assertNotEquals(Seeds.DEAL.of(match.seed(), 1), recorder.seeds.get(0));
        assertNotEquals(Seeds.DEAL.of(match.seed(), 2), recorder.seeds.get(0));
    }

    @Test
    void aHostPlaysARoundToItsEndAndNoFurther() {
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host = host(greedy(), greedy());
        int moves = 0;
        while (host.poll(READY)) {
            moves++;
        }
        assertEquals(48, moves, "each card but the table's four is played once");
        assertEquals(Rules.NOBODY, match.turn());
        assertFalse(host.poll(READY));
        match.dealNext();
        assertTrue(host.poll(READY));
    }

    @Test
    void everySeatIsAComputersOrAPersons() {
        Optional<Player<CassinoView, CassinoMove>> zero = Optional.of(greedy());
        assertThrows(IllegalArgumentException.class, () -> new Host<>(match, List.of(zero)));
        Host<CassinoState, CassinoMove, CassinoView, CassinoEvent> host =
                new Host<>(match, List.of(zero, Optional.empty()));
        assertEquals(zero, host.computer(0));
        assertEquals(Optional.empty(), host.computer(1));
    }
}
