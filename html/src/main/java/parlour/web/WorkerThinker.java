package parlour.web;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;
import parlour.text.BadInput;
import parlour.thinking.Sendable;

import java.util.Optional;

/**
 * Lets a Web Worker think, so that no frame ever waits for it. While there is no worker, another
 * thinker does it; one that dies is replaced once.
 */
final class WorkerThinker implements Platform.Thinker {
    /** Starts workers. */
    interface Workers {
        /**
         * @throws IllegalStateException if this browser starts none
         */
        Worker start(Replies replies);
    }

    /** Another copy of the program that thinks. */
    interface Worker {
        void think(int id, String request);

        void cancel(int id);
    }

    /** What a worker says. */
    interface Replies {
        /** It can be asked from now on. */
        void ready();

        void answered(int id, String answer);

        /** The thinking has failed, but the worker goes on. */
        void failed(int id, String why);

        /** The worker will say nothing any more. */
        void died(String why);
    }

    private static final int MOST_STARTS = 2;

    private final Workers workers;
    private final Platform.Thinker otherwise;
    private final Runnable wake;
    private Optional<Connection> connection = Optional.empty();
    private int starts;
    private Optional<Thinking<?>> current = Optional.empty();
    private Optional<Question> question = Optional.empty();
    private int asked;

    /**
     * @param otherwise thinks while there is no worker
     * @param wake called when a thinking has ended
     */
    WorkerThinker(Workers workers, Platform.Thinker otherwise, Runnable wake) {
        this.workers = workers;
        this.otherwise = otherwise;
        this.wake = wake;
    }

    /** Starts the worker, if this has not been tried too often. */
    void start() {
        if (starts < MOST_STARTS) {
            starts++;
            Connection next = new Connection();
            connection = Optional.of(next);
            try {
                next.worker = Optional.of(workers.start(next));
            } catch (RuntimeException e) {
                next.died(e.toString());
            }
        }
    }

    @Override
    public boolean spend(Thinking<?> thinking) {
        if (current.filter(one -> one == thinking).isEmpty()) {
            drop();
            current = Optional.of(thinking);
            if (thinking instanceof Sendable<?> sendable && sendable.pending()) {
                connection.filter(one -> one.ready).ifPresent(one -> ask(one, sendable));
            }
        }
        return question.isPresent() ? question.get().done() : otherwise.spend(thinking);
    }

    private void ask(Connection to, Sendable<?> thinking) {
        String request = thinking.request();
        asked++;
        question = Optional.of(new Question(asked, thinking));
        to.worker.orElseThrow().think(asked, request);
    }

    @Override
    public void drop() {
        question.filter(one -> !one.done)
                .ifPresent(
                        one ->
                                connection
                                        .flatMap(to -> to.worker)
                                        .ifPresent(worker -> worker.cancel(one.id)));
        question = Optional.empty();
        current = Optional.empty();
        otherwise.drop();
    }

    /** A thinking that a worker was asked for. */
    private static final class Question {
        private final int id;
        private final Sendable<?> thinking;
        private Optional<String> failure = Optional.empty();
        private boolean done;

        Question(int id, Sendable<?> thinking) {
            this.id = id;
            this.thinking = thinking;
        }

        private boolean done() {
            if (failure.isPresent()) {
                throw new IllegalStateException("a computer could not think: " + failure.get());
            }
            return done;
        }
    }

    /** A worker, and what it says. */
    private final class Connection implements Replies {
        private Optional<Worker> worker = Optional.empty();
        private boolean ready;

        private boolean isCurrent() {
            return connection.filter(one -> one == this).isPresent();
        }

        private Optional<Question> question(int id) {
            return question.filter(one -> isCurrent() && one.id == id && !one.done);
        }

        @Override
        public void ready() {
            ready = true;
        }

        @Override
        public void answered(int id, String answer) {
            question(id).ifPresent(one -> take(one, answer));
        }

        private void take(Question answered, String answer) {
            try {
                answered.thinking.answer(answer);
                answered.done = true;
            } catch (BadInput e) {
                answered.failure = Optional.of(e.toString());
            }
            wake.run();
        }

        @Override
        public void failed(int id, String why) {
            question(id)
                    .ifPresent(
                            one -> {
                                one.failure = Optional.of(why);
                                wake.run();
                            });
        }

        @Override
        public void died(String why) {
            if (isCurrent()) {
                connection = Optional.empty();
                if (question.filter(one -> !one.done).isPresent()) {
                    // The thinking goes on here.
                    question = Optional.empty();
                    wake.run();
                }
                start();
            }
        }
    }
}
