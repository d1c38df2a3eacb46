package parlour.cassino.rules;

import parlour.engine.Eyes;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Step;
import parlour.engine.Tally;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Right rules to be spoilt in one place, to see that the laws notice. */
public class BrokenRules implements Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> {
    final CassinoRules right;

    public BrokenRules(CassinoRules right) {
        this.right = right;
    }

    @Override
    public int seats() {
        return right.seats();
    }

    @Override
    public CassinoOptions options() {
        return right.options();
    }

    @Override
    public Step<CassinoState, CassinoEvent> deal(long seed) {
        return right.deal(seed);
    }

    @Override
    public Step<CassinoState, CassinoEvent> dealNext(CassinoState finished, long seed) {
        return right.dealNext(finished, seed);
    }

    @Override
    public Step<CassinoState, CassinoEvent> redeal(CassinoState state, long seed) {
        return right.redeal(state, seed);
    }

    @Override
    public int roundNumber(CassinoState state) {
        return right.roundNumber(state);
    }

    @Override
    public Tally scores(CassinoState state) {
        return right.scores(state);
    }

    @Override
    public Phrase standing(CassinoState state) {
        return right.standing(state);
    }

    @Override
    public int turn(CassinoState state) {
        return right.turn(state);
    }

    @Override
    public void eachMove(CassinoState state, Predicate<? super CassinoMove> visitor) {
        right.eachMove(state, visitor);
    }

    @Override
    public List<CassinoMove> moves(CassinoState state, int limit) {
        return right.moves(state, limit);
    }

    @Override
    public Optional<Refusal> refusal(CassinoState state, CassinoMove move) {
        return right.refusal(state, move);
    }

    @Override
    public CassinoState play(
            CassinoState state, CassinoMove move, Consumer<? super CassinoEvent> tell) {
        return right.play(state, move, tell);
    }

    @Override
    public Optional<Result> round(CassinoState state) {
        return right.round(state);
    }

    @Override
    public Optional<Result> game(CassinoState state) {
        return right.game(state);
    }

    @Override
    public CassinoView view(CassinoState state, Eyes eyes) {
        return right.view(state, eyes);
    }

    @Override
    public Optional<CassinoEvent> seen(CassinoEvent event, Eyes eyes) {
        return right.seen(event, eyes);
    }

    @Override
    public CassinoState sample(CassinoView view, Rng rng) {
        return right.sample(view, rng);
    }
}
