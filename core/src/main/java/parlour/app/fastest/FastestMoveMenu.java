package parlour.app.fastest;

import parlour.app.game.MoveMenu;
import parlour.app.game.VisiblePosition;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Level;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The plays of See Who's Fastest by name, the lowest first; if there are many, a rank is chosen
 * first.
 */
final class FastestMoveMenu implements MoveMenu<FastestState, FastestMove, FastestView> {
    /** Longer lists are chosen from in steps. */
    private static final int MOST_AT_ONCE = 14;

    @Override
    public List<Choice<FastestMove>> choices(
            VisiblePosition<FastestState, FastestMove, FastestView> position) {
        List<FastestMove> moves = position.moves();
        if (moves.size() <= MOST_AT_ONCE) {
            return plays(moves);
        }
        Map<Phrase, List<FastestMove>> kinds = new LinkedHashMap<>();
        moves.forEach(move -> kinds.computeIfAbsent(kind(move), k -> new ArrayList<>()).add(move));
        List<Choice<FastestMove>> choices = new ArrayList<>();
        kinds.forEach(
                (kind, some) -> {
                    if (some.size() == 1) {
                        choices.addAll(plays(some));
                    } else {
                        Phrase label = Phrase.of("fastest.menu.kind", kind, some.size());
                        choices.add(Choice.step(label, label, () -> plays(some)));
                    }
                });
        return choices;
    }

    /** The rank of a group; runs and jokers are kinds of their own. */
    private static Phrase kind(FastestMove move) {
        if (move instanceof FastestMove.Group group && !group.level().isJoker()) {
            return rank(group.level());
        }
        if (move instanceof FastestMove.Suited suited) {
            return rank(suited.level());
        }
        return move instanceof FastestMove.Run
                ? Phrase.of("fastest.menu.runs")
                : Phrase.of(move.size() == 0 ? "fastest.table.pass" : "fastest.menu.jokers");
    }

    private static Phrase rank(Level level) {
        return Phrase.of("fastest.menu.rank", FastestPhrases.rank(level));
    }

    private static List<Choice<FastestMove>> plays(List<FastestMove> moves) {
        return moves.stream().map(move -> Choice.play(label(move), move)).toList();
    }

    private static Phrase label(FastestMove move) {
        return move.size() == 0
                ? Phrase.of("fastest.table.pass")
                : Phrase.of("fastest.table.play", FastestPhrases.play(move));
    }
}
