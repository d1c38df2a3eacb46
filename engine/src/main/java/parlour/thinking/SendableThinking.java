package parlour.thinking;

import parlour.engine.Game;
import parlour.engine.Thinking;
import parlour.search.Analysis;
import parlour.search.Evaluation;
import parlour.text.BadInput;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A thinking that can be advanced here, or sent as a request to another copy of the program and
 * answered from there.
 */
public final class SendableThinking<M> implements Analysis<M>, Sendable<M> {
    private final Game<?, M, ?, ?> game;
    private final Thinking<M> here;
    private final Supplier<ThinkingRequest<?, M, ?, ?>> request;
    private Optional<ThinkingAnswer<M>> answer = Optional.empty();

    SendableThinking(
            Game<?, M, ?, ?> game,
            Thinking<M> here,
            Supplier<ThinkingRequest<?, M, ?, ?>> request) {
        this.game = game;
        this.here = here;
        this.request = request;
    }

    @Override
    public String request() {
        return request.get().json();
    }

    /** Takes the answer, after which there is nothing left to think about. */
    @Override
    public void answer(String json) throws BadInput {
        answer = Optional.of(ThinkingAnswer.read(game, json));
    }

    @Override
    public boolean advance(int units) {
        return answer.isEmpty() && here.advance(units);
    }

    @Override
    public Optional<M> best() {
        return answer.isPresent() ? answer.get().best() : here.best();
    }

    @Override
    public List<Evaluation<M>> evaluations() {
        return answer.orElseGet(() -> ThinkingAnswer.of(here)).evaluations();
    }
}
