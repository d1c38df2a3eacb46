package parlour.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.search.Analysis;
import parlour.search.Evaluation;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** The reasons for the search's move, from its figures. */
final class CrossWiseHint {
    private static final int FIVE = 5;

    private final CrossWiseView view;
    private final Team team;
    private final Field after;

    private CrossWiseHint(CrossWiseView view, CrossWiseMove move) {
        this.view = view;
        team = Team.of(view.turn());
        after = CrossWiseRules.after(view.field(), move);
    }

    /**
     * One sentence each: what the move does, what threatens afterwards, how much worse the next
     * best move is.
     */
    static List<Phrase> reasons(CrossWiseView view, Analysis<CrossWiseMove> analysis) {
        List<Evaluation<CrossWiseMove>> found = analysis.evaluations();
        CrossWiseMove move = found.get(0).move();
        CrossWiseHint hint = new CrossWiseHint(view, move);
        if (hint.after.winner().isPresent() && hint.after.winner().get() == hint.team) {
            return List.of(Phrase.of("crosswise.hint.wins", named(move)));
        }
        List<Phrase> reasons = new ArrayList<>();
        reasons.add(hint.points(move));
        hint.threats(reasons);
        if (found.size() > 1 && found.get(1).worlds() > 0) {
            reasons.add(comparing(found.get(0), found.get(1)));
        }
        return reasons;
    }

    private Phrase points(CrossWiseMove move) {
        return Phrase.of(
                "crosswise.hint.points",
                named(move),
                view.field().points(team),
                after.points(team),
                view.field().points(team.other()),
                after.points(team.other()));
    }

    private void threats(List<Phrase> reasons) {
        int others = fives(after, team.other());
        int stopped = fives(view.field(), team.other()) - others;
        if (stopped > 0) {
            reasons.add(Phrase.of("crosswise.hint.stops", stopped));
        }
        if (others > 0) {
            reasons.add(Phrase.of("crosswise.hint.risk", others, finishing(team.other())));
        }
        int own = fives(after, team);
        if (own > 0) {
            reasons.add(Phrase.of("crosswise.hint.threat", own, finishing(team)));
        }
    }

    /** The number of a team's lines with five of one symbol and the sixth cell empty. */
    private static int fives(Field field, Team owner) {
        int fives = 0;
        for (int number = 0; number < Cell.SIDE; number++) {
            fives += isFive(field.line(owner, number)) ? 1 : 0;
        }
        return fives;
    }

    private static boolean isFive(int line) {
        return Line.most(line) == FIVE && Line.size(line) == FIVE;
    }

    /** The number of hidden tokens that would complete such a line. */
    private int finishing(Team owner) {
        int[] unseen = view.unseen();
        boolean[] wanted = new boolean[unseen.length];
        for (int number = 0; number < Cell.SIDE; number++) {
            int line = after.line(owner, number);
            wanted[isFive(line) ? Line.mostSymbol(line) : 0] = true;
        }
        int finishing = 0;
        for (int symbol = 1; symbol <= Token.SYMBOLS; symbol++) {
            finishing += wanted[symbol] ? unseen[symbol] : 0;
        }
        return finishing;
    }

    private static Phrase comparing(
            Evaluation<CrossWiseMove> best, Evaluation<CrossWiseMove> next) {
        String key = best.value() < 0 ? "crosswise.hint.behind" : "crosswise.hint.ahead";
        Phrase lead = Phrase.of(key, Math.abs(best.value()));
        return next.clearlyWorse()
                ? Phrase.of("crosswise.hint.better", lead, named(next.move()), next.behind())
                : Phrase.of("crosswise.hint.about", lead, named(next.move()));
    }

    private static Phrase named(CrossWiseMove move) {
        Phrase first = move.cells().get(0).phrase();
        if (move instanceof CrossWiseMove.Put put) {
            return Phrase.of("crosswise.hint.put", put.token().phrase(), first);
        }
        if (move instanceof CrossWiseMove.Remove) {
            return Phrase.of("crosswise.hint.remove", first);
        }
        if (move instanceof CrossWiseMove.Replace replace) {
            return Phrase.of("crosswise.hint.replace", first, replace.given().phrase());
        }
        Phrase second = move.cells().get(1).phrase();
        return move instanceof CrossWiseMove.Shift
                ? Phrase.of("crosswise.hint.shift", first, second)
                : Phrase.of("crosswise.hint.exchange", first, second);
    }
}
