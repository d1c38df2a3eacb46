package parlour.thinking;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.text.BadInput;

import java.util.Optional;

/**
 * Rounds that nobody sees, in which every thought of an expert is a request that is read, worked on
 * and answered. A program that compiles what it does often answers real requests sooner after it.
 * It is done in small pieces, so that a real request need not wait for it.
 */
public final class RequestedWarmUp {
    /** So few that all parts of a round come up, its solved ending too. */
    private static final int UNITS = 100;

    private final Rounds<?, ?, ?, ?> rounds;

    private RequestedWarmUp(Rounds<?, ?, ?, ?> rounds) {
        this.rounds = rounds;
    }

    /** Of the default game with as few players as possible. */
    public static RequestedWarmUp of(Game<?, ?, ?, ?> game) {
        return new RequestedWarmUp(new Rounds<>(game));
    }

    /** Does a piece, about a unit of thinking. It has no end: one round follows another. */
    public void advance() {
        try {
            rounds.advance();
        } catch (BadInput e) {
            throw new IllegalStateException(e);
        }
    }

    /** How many rounds have been played to their end. */
    int finished() {
        return rounds.finished;
    }

    /** The state of the rounds of one game. */
    private static final class Rounds<S, M, V, E> {
        private final Rules<S, M, V, E> rules;
        private final SendablePlayer<S, M, V, E> expert;
        private S state;
        private Optional<Thought<M>> thought = Optional.empty();
        private int finished;

        Rounds(Game<S, M, V, E> game) {
            rules = game.rules(game.seatCounts().get(0), game.presets().values().iterator().next());
            expert = new SendablePlayer<>(game, rules, Game.EXPERT);
            state = deal();
        }

        private S deal() {
            return rules.deal(new Rng(finished).next()).state();
        }

        void advance() throws BadInput {
            if (thought.isEmpty()) {
                V view = rules.view(state, Eyes.of(rules.turn(state)));
                thought = Optional.of(new Thought<>(expert.think(view, finished)));
            } else if (thought.get().goesOn()) {
                thought.get().advance();
            } else {
                state = rules.play(state, thought.get().move(), Rules.silent());
                thought = Optional.empty();
                if (rules.turn(state) == Rules.NOBODY) {
                    finished++;
                    state = deal();
                }
            }
        }
    }

    /** A request that is worked on. */
    private static final class Thought<M> {
        private final SendableThinking<M> asked;
        private final RequestedWork work;
        private int units;
        private boolean over;

        Thought(SendableThinking<M> asked) throws BadInput {
            this.asked = asked;
            work = RequestedWork.begin(asked.request());
        }

        boolean goesOn() {
            return !over;
        }

        void advance() {
            units++;
            over = !work.advance(Thinking.SLICE) || units == UNITS;
        }

        M move() throws BadInput {
            asked.answer(work.answer());
            return asked.best().orElseThrow();
        }
    }
}
