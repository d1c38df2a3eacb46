package parlour.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.platform.Platform;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Thinking;
import parlour.review.ReviewEffort;
import parlour.text.BadInput;
import parlour.thinking.SendablePlayer;
import parlour.thinking.SendableReview;
import parlour.thinking.SendableThinking;

import java.util.ArrayList;
import java.util.List;

/** Thinking goes to the worker while there is one, and is never lost. */
class WorkerThinkerTest {
    private static final CassinoRules RULES =
            Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));

    /** A worker that answers when the test says so. */
    private static final class TestWorker implements WorkerThinker.Worker {
        final WorkerThinker.Replies replies;
        final List<String> requests = new ArrayList<>();
        final List<Integer> cancelled = new ArrayList<>();
        int last;

        TestWorker(WorkerThinker.Replies replies) {
            this.replies = replies;
        }

        @Override
        public void think(int id, String request) {
            last = id;
            requests.add(request);
        }

        @Override
        public void cancel(int id) {
            cancelled.add(id);
        }

        void answer() throws BadInput {
            ThinkingJob job = ThinkingJob.of(requests.get(requests.size() - 1));
            boolean more;
            do {
                more = job.slice();
            } while (more);
            replies.answered(last, job.answer());
        }
    }

    /** Thinks on the spot, one unit each time. */
    private static final class Slices implements Platform.Thinker {
        int spent;
        int dropped;

        @Override
        public boolean spend(Thinking<?> thinking) {
            spent++;
            thinking.advance(1);
            return true;
        }

        @Override
        public void drop() {
            dropped++;
        }
    }

    private final List<TestWorker> started = new ArrayList<>();
    private final Slices slices = new Slices();
    private int woken;
    private final WorkerThinker thinker =
            new WorkerThinker(
                    replies -> {
                        started.add(new TestWorker(replies));
                        return started.get(started.size() - 1);
                    },
                    slices,
                    () -> woken++);

    private TestWorker ready() {
        thinker.start();
        started.get(0).replies.ready();
        return started.get(0);
    }

    private static SendableThinking<CassinoMove> thinking() {
        CassinoState state = RULES.deal(1).state();
        return new SendablePlayer<>(Games.CASSINO, RULES, Game.EXPERT)
                .think(RULES.view(state, Eyes.of(RULES.turn(state))), 1);
    }

    @Test
    void aReadyWorkerIsAskedOnceAndItsAnswerTaken() throws BadInput {
        TestWorker worker = ready();
        SendableThinking<CassinoMove> thinking = thinking();
        assertFalse(thinker.spend(thinking));
        assertFalse(thinker.spend(thinking));
        assertEquals(List.of(thinking.request()), worker.requests);
        assertEquals(0, woken);
        worker.answer();
        assertEquals(1, woken);
        assertTrue(thinker.spend(thinking));
        assertTrue(thinking.best().isPresent());
        assertEquals(0, slices.spent);
        assertEquals(1, worker.requests.size());
    }

    /** Somebody may leave between the last answer and the frame that would take notice of it. */
    @Test
    void aReviewThatIsCompleteAsksForNothing() throws BadInput {
        TestWorker worker = ready();
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match = Match.begin(RULES, 1);
        match.play(RULES.moves(match.state(), 1).get(0));
        var review =
                new SendableReview<>(
                        Games.CASSINO, match, new ReviewEffort(20, 100, 100, 1), Eyes.all(2));
        assertFalse(thinker.spend(review));
        worker.answer();
        thinker.drop();
        assertTrue(thinker.spend(review));
        assertTrue(review.complete());
        assertEquals(1, worker.requests.size());
    }

    @Test
    void reviewsGoToTheWorkerPieceByPiece() throws BadInput {
        TestWorker worker = ready();
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match = Match.begin(RULES, 1);
        match.play(RULES.moves(match.state(), 1).get(0));
        match.play(RULES.moves(match.state(), 1).get(0));
        var review =
                new SendableReview<>(
                        Games.CASSINO, match, new ReviewEffort(20, 100, 100, 1), Eyes.all(2));
        for (int judged = 0; judged < 2; judged++) {
            assertEquals(judged, review.review().moves().size());
            assertFalse(thinker.spend(review));
            worker.answer();
            assertTrue(thinker.spend(review));
            thinker.drop();
        }
        assertEquals(2, review.review().moves().size());
        assertTrue(review.complete());
        assertEquals(2, worker.requests.size());
        assertEquals(0, slices.spent);
    }

    @Test
    void thereIsThinkingWithoutAWorkerToo() {
        assertTrue(thinker.spend(thinking()));
        thinker.start();
        assertTrue(thinker.spend(thinking()), "it is not ready yet");
        assertEquals(2, slices.spent);
        assertEquals(List.of(), started.get(0).requests);
    }

    @Test
    void whatWasBegunHereIsEndedHere() {
        thinker.start();
        Thinking<?> thinking = thinking();
        thinker.spend(thinking);
        started.get(0).replies.ready();
        thinker.spend(thinking);
        assertEquals(2, slices.spent);
        assertEquals(List.of(), started.get(0).requests);
    }

    @Test
    void whatCannotBeSentStaysHere() {
        TestWorker worker = ready();
        assertTrue(thinker.spend(Thinking.atOnce(() -> 1)));
        assertEquals(1, slices.spent);
        assertEquals(List.of(), worker.requests);
    }

    @Test
    void aDroppedThinkingIsCancelledAndItsAnswerIgnored() throws BadInput {
        TestWorker worker = ready();
        SendableThinking<CassinoMove> first = thinking();
        thinker.spend(first);
        thinker.drop();
        assertEquals(List.of(1), worker.cancelled);
        assertEquals(1 + 1, slices.dropped, "with each new thinking, too");
        worker.answer();
        assertTrue(first.best().isEmpty());
        assertEquals(0, woken);
    }

    @Test
    void aNewThinkingReplacesTheOld() throws BadInput {
        TestWorker worker = ready();
        SendableThinking<CassinoMove> old = thinking();
        thinker.spend(old);
        SendableThinking<CassinoMove> next = thinking();
        thinker.spend(next);
        assertEquals(List.of(1), worker.cancelled);
        worker.replies.answered(1, "no answer that can be read");
        assertFalse(thinker.spend(next));
        worker.answer();
        assertTrue(thinker.spend(next));
        assertTrue(old.best().isEmpty());
        thinker.drop();
        assertEquals(List.of(1), worker.cancelled, "what has ended needs no cancelling");
    }

    @Test
    void aFailureIsThrownForWhoeverWaits() {
        TestWorker worker = ready();
        SendableThinking<CassinoMove> thinking = thinking();
        thinker.spend(thinking);
        worker.replies.failed(1, "the reason");
        assertEquals(1, woken);
        Exception thrown = assertThrows(IllegalStateException.class, () -> thinker.spend(thinking));
        assertTrue(thrown.getMessage().contains("the reason"));
        thinker.drop();
        thinker.spend(thinking());
        assertEquals(2, worker.requests.size(), "the worker itself is well");
    }

    @Test
    void anAnswerThatCannotBeReadIsAFailure() {
        TestWorker worker = ready();
        SendableThinking<CassinoMove> thinking = thinking();
        thinker.spend(thinking);
        worker.replies.answered(1, "{}");
        assertEquals(1, woken);
        assertThrows(IllegalStateException.class, () -> thinker.spend(thinking));
    }

    @Test
    void aDeadWorkerIsReplacedOnceAndNobodyWaitsForIt() throws BadInput {
        TestWorker first = ready();
        SendableThinking<CassinoMove> thinking = thinking();
        thinker.spend(thinking);
        first.replies.died("broken");
        assertEquals(1, woken);
        assertTrue(thinker.spend(thinking), "it is thought about here");
        assertEquals(1, slices.spent);
        assertEquals(2, started.size());
        TestWorker second = started.get(1);
        second.replies.ready();
        first.replies.died("broken again");
        SendableThinking<CassinoMove> next = thinking();
        assertFalse(thinker.spend(next));
        second.answer();
        assertTrue(thinker.spend(next));
        second.replies.died("broken");
        thinker.start();
        assertEquals(2, started.size(), "enough is enough");
        assertTrue(thinker.spend(thinking()));
        assertEquals(2, slices.spent);
    }

    @Test
    void aBrowserWithoutWorkersThinksInSlices() {
        int[] tried = {0};
        WorkerThinker alone =
                new WorkerThinker(
                        replies -> {
                            tried[0]++;
                            throw new IllegalStateException("no workers");
                        },
                        slices,
                        () -> woken++);
        alone.start();
        assertEquals(2, tried[0]);
        assertTrue(alone.spend(thinking()));
        assertEquals(1, slices.spent);
    }
}
