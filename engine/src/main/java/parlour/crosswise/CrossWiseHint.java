package parlour.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Hint;
import parlour.engine.Rng;
import parlour.search.Analysis;
import parlour.search.Suggestion;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A suggested move and the reasons for it, from the search's figures. */
final class CrossWiseHint {
    private static final int FIVE = 5;

    /** A difference in points that nobody minds. */
    private static final double NEGLIGIBLE = 0.25;

    /** A lead that only six of one symbol can explain. */
    private static final double DECISIVE = 8;

    private final CrossWiseView view;
    private final Team team;
    private final Field after;

    private CrossWiseHint(CrossWiseView view, CrossWiseMove move) {
        this.view = view;
        team = Team.of(view.turn());
        after = CrossWiseRules.after(view.field(), move);
    }

    /**
     * The hint from what a search has found so far. Its reasons: what the move does, what threatens
     * afterwards, how good it is and how much worse the next best one.
     */
    static Hint<CrossWiseMove> of(
            CrossWiseRules rules, CrossWiseView view, Analysis<CrossWiseMove> analysis) {
        Suggestion<CrossWiseMove> suggestion =
                Suggestion.of(analysis, NEGLIGIBLE, CrossWiseHint.taste(view));
        CrossWiseHint hint = new CrossWiseHint(view, suggestion.move());
        boolean only = rules.moves(rules.sample(view, new Rng(0)), 2).size() == 1;
        return new Hint<>(suggestion.move(), hint.reasons(suggestion, only));
    }

    /** Points now rather than later, and symbols before actions, which stay useful. */
    private static Comparator<CrossWiseMove> taste(CrossWiseView view) {
        return Comparator.comparing((CrossWiseMove move) -> -new CrossWiseHint(view, move).gain())
                .thenComparing(move -> !move.token().isSymbol());
    }

    private int gain() {
        return gain(team) - gain(team.other());
    }

    private int gain(Team whose) {
        return after.points(whose) - view.field().points(whose);
    }

    private List<Phrase> reasons(Suggestion<CrossWiseMove> suggestion, boolean only) {
        CrossWiseMove move = suggestion.move();
        Optional<Team> six = after.winner();
        if (six.isPresent()) {
            return List.of(
                    six.get() == team
                            ? Phrase.of("crosswise.hint.wins", named(move))
                            : Phrase.of("crosswise.hint.loses", other(move)));
        }
        List<Phrase> reasons = new ArrayList<>();
        reasons.add(points(move));
        if (after.isFull()) {
            reasons.add(end());
        } else {
            threats(reasons);
        }
        if (only) {
            reasons.add(Phrase.of("crosswise.hint.only"));
        } else if (!after.isFull()) {
            comparing(suggestion).ifPresent(reasons::add);
        }
        return reasons;
    }

    private Phrase points(CrossWiseMove move) {
        int own = gain(team);
        int others = gain(team.other());
        if (own == 0 && others == 0) {
            return Phrase.of("crosswise.hint.play", named(move));
        }
        if (others == 0) {
            return Phrase.of("crosswise.hint.own", named(move), own);
        }
        return own == 0
                ? Phrase.of("crosswise.hint.others", named(move), others)
                : Phrase.of("crosswise.hint.both", named(move), own, others);
    }

    /** The result, if the move fills the board. */
    private Phrase end() {
        int own = after.points(team);
        int others = after.points(team.other());
        String key = own > others ? "endWon" : own < others ? "endLost" : "endDrawn";
        return Phrase.of("crosswise.hint." + key, own, others);
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
        if (own > 0 && finishing(team) > 0) {
            reasons.add(Phrase.of("crosswise.hint.threat", own, finishing(team)));
        }
    }

    /** The number of a team's lines with five of one symbol and the sixth cell empty. */
    static int fives(Field field, Team owner) {
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

    private static Optional<Phrase> comparing(Suggestion<CrossWiseMove> suggestion) {
        if (suggestion.found().worlds() == 0) {
            return Optional.empty();
        }
        Phrase standing = standing(suggestion.found().value());
        if (suggestion.next().isEmpty()) {
            return Optional.of(Phrase.of("crosswise.hint.alone", standing));
        }
        Phrase other = other(suggestion.next().get().move());
        double lead = suggestion.lead();
        if (lead <= NEGLIGIBLE) {
            return Optional.of(Phrase.of("crosswise.hint.about", standing, other));
        }
        long points = Math.round(lead);
        return Optional.of(
                points == 0 || lead > DECISIVE
                        ? Phrase.of(
                                points == 0 ? "crosswise.hint.little" : "crosswise.hint.much",
                                standing,
                                other)
                        : Phrase.of("crosswise.hint.better", standing, other, points));
    }

    /** Where the game is heading. */
    private static Phrase standing(double lead) {
        long points = Math.round(Math.abs(lead));
        if (points == 0) {
            return Phrase.of("crosswise.hint.level");
        }
        if (Math.abs(lead) > DECISIVE) {
            return Phrase.of(lead > 0 ? "crosswise.hint.winning" : "crosswise.hint.losing");
        }
        return Phrase.of(lead > 0 ? "crosswise.hint.ahead" : "crosswise.hint.behind", points);
    }

    /** What to do, as the beginning of a sentence. */
    private static Phrase named(CrossWiseMove move) {
        return named("crosswise.hint.", move);
    }

    /** Another move, within a sentence. */
    private static Phrase other(CrossWiseMove move) {
        return named("crosswise.hint.other.", move);
    }

    private static Phrase named(String keys, CrossWiseMove move) {
        Phrase first = move.cells().get(0).phrase();
        if (move instanceof CrossWiseMove.Put put) {
            return Phrase.of(keys + "put", put.token().phrase(), first);
        }
        if (move instanceof CrossWiseMove.Remove) {
            return Phrase.of(keys + "remove", first);
        }
        if (move instanceof CrossWiseMove.Replace replace) {
            return Phrase.of(keys + "replace", first, replace.given().phrase());
        }
        Phrase second = move.cells().get(1).phrase();
        return move instanceof CrossWiseMove.Shift
                ? Phrase.of(keys + "shift", first, second)
                : Phrase.of(keys + "exchange", first, second);
    }
}
