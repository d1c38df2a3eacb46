package parlour;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * One whole game of any kind, written down so that a change of the rules shows as a change of text.
 *
 * @param inFull so many moves are shown with the state and the legal moves before them
 */
record Playthrough<S, M, V, E>(
        String name, Game<S, M, V, E> game, int seats, String options, long seed, int inFull) {
    private static final int LISTED = 400;
    private static final int SHOWN = 12;

    String text() throws BadInput {
        Rules<S, M, V, E> rules = game.rules(seats, game.parseOptions(options));
        Match<S, M, V, E> match = Match.begin(rules, seed);
        StringBuilder out = new StringBuilder();
        out.append("game: ").append(game.id()).append('\n');
        out.append("seats: ").append(seats).append('\n');
        out.append("rules: ").append(JsonWriter.compact(rules.options().values())).append('\n');
        out.append("seed: ").append(seed).append('\n');
        out.append("(seats count from 1, inside events from 0)\n");
        match.opening().forEach(event -> happened(out, event));
        match.listen(event -> happened(out, event));
        Rng rng = new Rng(seed);
        for (int number = 1; rules.game(match.state()).isEmpty(); number++) {
            if (match.turn() == Rules.NOBODY) {
                state(out, match.state());
                match.dealNext();
            }
            S state = match.state();
            List<M> moves = moves(rules, state);
            if (number <= inFull) {
                state(out, state);
                seen(out, rules, state);
                legal(out, moves);
            }
            M move =
                    moves.size() > LISTED || rng.below(2) == 0
                            ? game.searchModel(rules).policy().choose(state, rng)
                            : moves.get(rng.below(moves.size()));
            out.append("\n").append(number).append(". seat ").append(match.turn() + 1);
            out.append(": ").append(game.text(move)).append('\n');
            match.play(move).ifPresent(refusal -> refused(move, refusal.phrase()));
        }
        state(out, match.state());
        out.append("\nresult: ").append(rules.game(match.state()).orElseThrow()).append('\n');
        return out.toString();
    }

    private void happened(StringBuilder out, E event) {
        out.append("  ").append(event).append('\n');
        for (Phrase phrase : game.log(event)) {
            out.append("  \"").append(English.say(phrase)).append("\"\n");
        }
    }

    private void state(StringBuilder out, S state) {
        out.append('\n');
        for (Map.Entry<String, Object> field : game.stateJson(state).entrySet()) {
            out.append(field.getKey()).append(": ");
            out.append(JsonWriter.compact(field.getValue())).append('\n');
        }
    }

    private void seen(StringBuilder out, Rules<S, M, V, E> rules, S state) {
        Eyes mover = Eyes.of(rules.turn(state));
        out.append("seen by the mover: ");
        out.append(JsonWriter.compact(game.viewJson(rules.view(state, mover)))).append('\n');
    }

    /** Sorted, because the rules promise no order. */
    private List<M> moves(Rules<S, M, V, E> rules, S state) {
        List<M> moves = new ArrayList<>(rules.moves(state, LISTED + 1));
        moves.sort(Comparator.comparing(game::text));
        return moves;
    }

    private void legal(StringBuilder out, List<M> moves) {
        if (moves.size() > LISTED) {
            out.append("legal: more than ").append(LISTED).append('\n');
            return;
        }
        List<String> first = moves.stream().limit(SHOWN).map(game::text).toList();
        out.append("legal: ").append(moves.size()).append(": ");
        out.append(String.join(", ", first));
        out.append(moves.size() > SHOWN ? ", …\n" : "\n");
    }

    private void refused(M move, Phrase reason) {
        throw new IllegalStateException(game.text(move) + ": " + English.say(reason));
    }
}
