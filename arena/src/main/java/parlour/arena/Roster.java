package parlour.arena;

import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;

/** The players of a match as they were listed. */
final class Roster<S, M, V, E> implements AutoCloseable {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final List<String> names;
    private final long thinkNanos;

    Roster(Game<S, M, V, E> game, Rules<S, M, V, E> rules, List<String> names, long thinkNanos)
            throws BadInput {
        this.game = game;
        this.rules = rules;
        this.names = List.copyOf(names);
        this.thinkNanos = thinkNanos;
        for (String name : names) {
            if (!game.computers().contains(name)) {
                throw new BadInput("arena.error.unknownPlayer", name, game.computers());
            }
        }
    }

    Rules<S, M, V, E> rules() {
        return rules;
    }

    List<String> names() {
        return names;
    }

    /** Everybody for one deal: computers anew, for each thread its own. */
    List<Contender<S, M, E>> contenders(long casting) {
        List<Contender<S, M, E>> contenders = new ArrayList<>();
        for (int player = 0; player < names.size(); player++) {
            Rng rng = new Rng(Seeds.CASTING.of(casting, player));
            contenders.add(
                    new ComputerContender<>(
                            rules, game.computer(names.get(player), rules, rng), thinkNanos));
        }
        return contenders;
    }

    int faults(int player) {
        return 0;
    }

    @Override
    public void close() {}
}
