package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a match of any game keeps: its replay, its undo, its listeners' manners. */
record MatchLaws<S, M, V, E>(Match<S, M, V, E> match) {

    void aReplayGivesEqualStates(long seed, List<M> played) {
        Match<S, M, V, E> again = Match.begin(match.rules(), seed);
        List<S> states = new ArrayList<>();
        for (M move : played) {
            if (again.turn() == Rules.NOBODY) {
                states.add(again.state());
                again.dealNext();
            }
            states.add(again.state());
            assertEquals(Optional.empty(), again.play(move));
        }
        assertEquals(match.history().stream().map(Match.Entry::before).toList(), states);
        assertEquals(match.state(), again.state(), "a replay ends in an equal state");
    }

    /** Takes the last round back move by move, then plays it again. */
    void undoneMovesComeAgain() {
        Eyes all = Eyes.all(match.rules().seats());
        S last = match.state();
        List<M> undone = new ArrayList<>();
        List<S> undoneStates = new ArrayList<>();
        while (true) {
            List<Match.Entry<S, M>> history = List.copyOf(match.history());
            int revision = match.revision();
            if (!match.undo(all)) {
                assertTrue(
                        history.isEmpty() || history.get(history.size() - 1).move().isEmpty(),
                        "undo stops at a deal");
                assertEquals(revision, match.revision());
                break;
            }
            assertTrue(match.revision() > revision, "an undo is a revision of its own");
            Match.Entry<S, M> entry = history.get(history.size() - 1);
            assertEquals(entry.before(), match.state());
            undone.add(0, entry.move().orElseThrow());
            undoneStates.add(0, entry.before());
        }
        for (int i = 0; i < undone.size(); i++) {
            assertEquals(undoneStates.get(i), match.state(), "the same cards come again");
            match.play(undone.get(i));
        }
        assertEquals(last, match.state());
    }

    void listenersMayNotChangeTheMatch() {
        M move = match.rules().moves(match.state(), 1).get(0);
        Match<S, M, V, E> own = Match.from(match.rules(), match.seed(), match.state());
        List<E> heard = new ArrayList<>();
        own.listen(
                event -> {
                    heard.add(event);
                    assertThrows(IllegalStateException.class, () -> own.play(move));
                    assertThrows(IllegalStateException.class, own::dealNext);
                    assertThrows(
                            IllegalStateException.class,
                            () -> own.undo(Eyes.all(own.rules().seats())));
                });
        assertEquals(Optional.empty(), own.play(move));
        assertFalse(heard.isEmpty());
        assertEquals(1, own.history().size());
        assertTrue(own.undo(Eyes.all(own.rules().seats())), "the match lives on after that");
    }
}
