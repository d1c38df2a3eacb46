package parlour.web.browser;

import parlour.cassino.rules.CassinoMove;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A move, and what somebody presses to play it, in order.
 *
 * @param presses names of cards, cells and buttons; none for a move that plays itself
 */
public record PressedMove(Object move, List<String> presses) {
    private static final int MOVES_CONSIDERED = 60;

    /** A capture, where there are captures; otherwise what a computer plays without thinking. */
    public static <S, M, V, E> PressedMove choose(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, S state) {
        Optional<M> capture =
                rules.moves(state, MOVES_CONSIDERED).stream()
                        .filter(CassinoMove.Capture.class::isInstance)
                        .findFirst();
        M move =
                capture.orElseGet(() -> game.searchModel(rules).policy().choose(state, new Rng(1)));
        return new PressedMove(move, presses(state, move, rules.moves(state, 2).size() > 1));
    }

    private static List<String> presses(Object state, Object move, boolean choice) {
        if (move instanceof CassinoMove cassino) {
            return presses(cassino);
        }
        if (move instanceof CrossWiseMove crossWise) {
            CrossWiseState known = (CrossWiseState) state;
            return presses(crossWise, known.hands().get(known.turn()));
        }
        return presses((FastestMove) move, (FastestState) state, choice);
    }

    private static List<String> presses(CassinoMove move) {
        List<String> presses = new ArrayList<>();
        move.taken().forEach(taken -> presses.add(taken.toString()));
        presses.add(move.card().toString());
        presses.add("act");
        return presses;
    }

    private static List<String> presses(CrossWiseMove move, Hand hand) {
        List<String> presses = new ArrayList<>();
        presses.add(place(hand, move.token()));
        move.cells().forEach(cell -> presses.add(cell.toString()));
        if (move instanceof CrossWiseMove.Replace replace) {
            presses.add(place(hand, replace.given()));
        }
        presses.add("act");
        return presses;
    }

    private static String place(Hand hand, Token token) {
        return "hand" + (hand.find(token.number()) + 1);
    }

    /** Whoever can only pass does so without a press. */
    private static List<String> presses(FastestMove move, FastestState state, boolean choice) {
        if (move.size() > 0) {
            String card = state.hands().get(state.turn()).taken(move).iterator().next().toString();
            return List.of(card, "act");
        }
        return choice ? List.of("instead") : List.of();
    }
}
