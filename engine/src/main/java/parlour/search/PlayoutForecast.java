package parlour.search;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

/** Plays a number of plies by the policy and evaluates the result; one unit does all of it. */
final class PlayoutForecast<S, M> implements Forecast<S, M> {
    private final Rules<S, M, ?, ?> rules;
    private final Policy<S, M> policy;
    private final Advantage<S> advantage;
    private final int plies;
    private S state;
    private Rng dice;
    private double value;

    PlayoutForecast(
            Rules<S, M, ?, ?> rules, Policy<S, M> policy, Advantage<S> advantage, int plies) {
        this.rules = rules;
        this.policy = policy;
        this.advantage = advantage;
        this.plies = plies;
    }

    @Override
    public void begin(World<S> world, M move) {
        dice = new Rng(world.dice());
        state = rules.play(world.state(), move, Rules.silent());
    }

    @Override
    public boolean advance() {
        for (int ply = 1; ply < plies && rules.turn(state) != Rules.NOBODY; ply++) {
            state = rules.play(state, policy.choose(state, dice), Rules.silent());
        }
        value = advantage.of(state);
        return true;
    }

    @Override
    public double value() {
        return value;
    }
}
