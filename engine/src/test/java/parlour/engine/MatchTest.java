package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class MatchTest {
    private static final CassinoRules RULES = new CassinoRules(3, CassinoOptions.HOUSE);

    private final Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
            Match.begin(RULES, 12);

    private void play() {
        CassinoMove move = RULES.moves(match.state(), 1).get(0);
        assertEquals(Optional.empty(), match.play(move));
    }

    private void playRound() {
        Policy<CassinoState, CassinoMove> policy = Games.CASSINO.searchModel(RULES).policy();
        Rng rng = new Rng(1);
        while (match.turn() != Rules.NOBODY) {
            match.play(policy.choose(match.state(), rng));
        }
    }

    @Test
    void aRefusedMoveChangesNothing() {
        List<CassinoEvent> heard = new ArrayList<>();
        match.listen(heard::add);
        CassinoState before = match.state();
        assertTrue(match.play(new CassinoMove.Place(match.state().table().first())).isPresent());
        assertSame(before, match.state());
        assertEquals(0, match.revision());
        assertEquals(List.of(), match.history());
        assertEquals(List.of(), heard);
    }

    @Test
    void aCopyStaysAsItIsWhileTheMatchGoesOnAndCanGoOnItself() {
        playRound();
        match.dealNext();
        play();
        var copy = match.copy();
        CassinoState then = match.state();
        int length = match.length();
        List<CassinoEvent> heard = new ArrayList<>();
        match.listen(heard::add);
        play();
        match.undo(Eyes.all(3));
        match.undo(Eyes.all(3));
        assertEquals(then, copy.state());
        assertEquals(length, copy.length());
        assertNotEquals(then, match.state());
        heard.clear();
        assertEquals(Optional.empty(), copy.play(RULES.moves(copy.state(), 1).get(0)));
        assertEquals(List.of(), heard, "nobody listens to a copy");
        assertTrue(copy.undo(Eyes.all(3)));
        assertEquals(then, copy.state());
    }

    @Test
    void everyMoveDealAndUndoIsANewRevision() {
        List<Integer> revisions = new ArrayList<>(List.of(match.revision()));
        play();
        revisions.add(match.revision());
        match.undo(Eyes.all(3));
        revisions.add(match.revision());
        play();
        revisions.add(match.revision());
        playRound();
        int end = match.revision();
        match.dealNext();
        assertEquals(List.of(0, 1, 2, 3), revisions, "none comes twice");
        assertEquals(end + 1, match.revision());
    }

    @Test
    void undoTakesBackOthersMovesUpToOnesOwn() {
        int me = match.turn();
        CassinoState mine = match.state();
        play();
        play();
        play();
        CassinoState again = match.state();
        assertEquals(me, match.turn());
        play();
        assertTrue(match.undo(Eyes.of(me)));
        assertEquals(again, match.state());
        assertTrue(match.undo(Eyes.of(me)), "over the two others");
        assertEquals(mine, match.state());
        assertEquals(List.of(), match.history());
        assertFalse(match.undo(Eyes.of(me)));
    }

    @Test
    void undoStopsAtTheLastOfSeveralPersons() {
        int first = match.turn();
        play();
        CassinoState seconds = match.state();
        int second = match.turn();
        play();
        play();
        assertTrue(match.undo(Eyes.of(first).and(second)));
        assertEquals(seconds, match.state());
    }

    @Test
    void undoFindsNothingWhereNoPersonHasDecided() {
        int first = match.turn();
        play();
        assertFalse(match.undo(Eyes.NONE));
        assertFalse(match.undo(Eyes.of((first + 1) % 3)));
        assertEquals(1, match.revision());
    }

    @Test
    void undoReachesIntoAFinishedRoundButNotAcrossADeal() {
        playRound();
        CassinoState end = match.state();
        assertTrue(match.undo(Eyes.all(3)));
        playRound();
        assertEquals(end, match.state());
        match.dealNext();
        assertFalse(match.undo(Eyes.all(3)));
        assertEquals(2, match.state().round());
    }

    @Test
    void undoTellsListenersThatTheMatchWentBack() {
        List<String> told = new ArrayList<>();
        match.listen(
                new Match.Listener<CassinoEvent>() {
                    @Override
                    public void happened(CassinoEvent event) {
                        told.add("event");
                    }

                    @Override
                    public void rewound() {
                        told.add("rewound");
                        assertThrows(IllegalStateException.class, MatchTest.this::play);
                    }
                });
        play();
        told.clear();
        match.undo(Eyes.all(3));
        assertEquals(List.of("rewound"), told);
    }

    @Test
    void theNextRoundHasOtherCardsAndTheSameOnesAfterAReplay() {
        playRound();
        match.dealNext();
        CassinoState second = match.state();
        assertNotEquals(match.start().deck(), second.deck());
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> other = Match.begin(RULES, 12);
        for (Match.Entry<CassinoState, CassinoMove> entry : match.history()) {
            entry.move().ifPresentOrElse(other::play, other::dealNext);
        }
        assertEquals(second, other.state());
    }

    @Test
    void noRoundIsDealtWhileOneIsPlayed() {
        assertThrows(IllegalStateException.class, match::dealNext);
    }

    @Test
    void listenersHearWhatHappensInOrderUntilTheyLeave() {
        List<CassinoEvent> heard = new ArrayList<>();
        Match.Listener<CassinoEvent> listener = heard::add;
        match.listen(listener);
        CassinoMove move = RULES.moves(match.state(), 1).get(0);
        List<CassinoEvent> events = new ArrayList<>();
        RULES.play(match.state(), move, events::add);
        match.play(move);
        assertEquals(events, heard);
        match.unlisten(listener);
        play();
        assertEquals(events, heard);
    }

    @Test
    void aListenerThatFailsDoesNotLockTheMatch() {
        Match.Listener<CassinoEvent> broken =
                event -> {
                    throw new IllegalArgumentException("broken");
                };
        match.listen(broken);
        assertThrows(IllegalArgumentException.class, this::play);
        match.unlisten(broken);
        assertEquals(1, match.history().size(), "the move was played");
        play();
        assertEquals(2, match.history().size());
    }

    @Test
    void aMatchGoesOnFromAPosition() {
        play();
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> on =
                Match.from(RULES, 12, match.state());
        assertEquals(match.state(), on.state());
        assertEquals(match.state(), on.start());
        assertEquals(List.of(), on.opening());
        assertFalse(on.undo(Eyes.all(3)), "what came before is not its history");
    }

    @Test
    void onlyAMatchThatBeganWithItsSeedSaysSo() {
        assertTrue(match.dealtFromSeed());
        assertTrue(match.fromStart().dealtFromSeed());
        assertFalse(Match.from(RULES, 12, match.state()).dealtFromSeed());
        // Its round was dealt with a seed, but not the way a replay would deal it.
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> anew =
                Match.from(RULES, 12, RULES.redeal(match.state(), 3));
        assertFalse(anew.dealtFromSeed());
        assertFalse(anew.fromStart().dealtFromSeed());
        assertFalse(anew.opening().isEmpty());
    }

    @Test
    void fromTheStartNothingIsPlayedYet() {
        play();
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> again = match.fromStart();
        assertEquals(match.start(), again.state());
        assertEquals(match.opening(), again.opening());
        assertEquals(List.of(), again.history());
    }

    @Test
    void whatTheFirstDealToldIsKeptForLateListeners() {
        assertEquals(RULES.deal(Seeds.DEAL.of(12, 1)).events(), match.opening());
    }

    @Test
    void undoIsPossibleExactlyWhenSomebodyHasDecidedInThisRound() {
        int first = match.turn();
        assertFalse(match.mayUndo(Eyes.all(3)));
        play();
        assertTrue(match.mayUndo(Eyes.of(first)));
        assertFalse(match.mayUndo(Eyes.of(match.turn())), "only another has played");
        playRound();
        assertTrue(match.mayUndo(Eyes.of(first)));
        match.dealNext();
        assertFalse(match.mayUndo(Eyes.all(3)), "the last round is over");
    }

    @Test
    void theRoundsBeforeThisOneEndWhereItWasDealt() {
        play();
        assertEquals(Optional.empty(), match.beforeThisRound());
        playRound();
        CassinoState over = match.state();
        int length = match.length();
        match.dealNext();
        play();
        var before = match.beforeThisRound().orElseThrow();
        assertEquals(over, before.state());
        assertEquals(match.history().subList(0, length), before.history());
        before.dealNext();
        match.undo(Eyes.all(3));
        assertEquals(match.state(), before.state(), "it would go on in the same way");
    }
}
