package parlour.crosswise.computers;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Exp;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Learns {@link Valuation#LEARNED}: the quick player plays against itself, and a logistic
 * regression finds what lines and actions say about who wins. The same seed learns the same.
 */
public final class ValueLearning {
    private static final int SEATS = 2;

    /** One move in this many is random, so that positions vary. */
    private static final int RANDOM = 20;

    private static final int EPOCHS = 6;
    private static final double RATE = 0.5;

    /** The blur is learned more slowly: everything depends on it. */
    private static final double BLUR_RATE = 0.15;

    /** The patterns of unfinished lines; after them come the actions, then the right to move. */
    private static final List<String> PATTERNS = patterns();

    private static final int[] PATTERN_OF = patternOf();
    private static final int TURN = PATTERNS.size() + Token.ACTIONS;
    private static final int FEATURES = TURN + 1;

    private final double[] weights = new double[FEATURES];
    private final double[] steps = new double[FEATURES + 2];
    private final List<Position> positions = new ArrayList<>();
    private double perCell = 0.65;
    private double least = 1.3;

    /**
     * A position of a game that was played, as the team of the columns sees it.
     *
     * @param features how many more of each it has than the others
     * @param points its lead in full lines
     * @param won 1, 0, or a half for a draw
     */
    private record Position(byte[] features, int points, int empty, double won) {}

    private ValueLearning() {}

    private static List<String> patterns() {
        Set<String> found = new LinkedHashSet<>();
        for (int line = 0; line < Line.CONTENTS; line++) {
            if (Line.size(line) < Cell.SIDE) {
                found.add(Valuation.pattern(line));
            }
        }
        return List.copyOf(found);
    }

    private static int[] patternOf() {
        int[] numbers = new int[Line.CONTENTS];
        Arrays.setAll(numbers, line -> PATTERNS.indexOf(Valuation.pattern(line)));
        return numbers;
    }

    /** What was learned, one value a line, in thousandths of a point. */
    public static List<String> learn(int games, long seed) {
        ValueLearning learning = new ValueLearning();
        learning.play(games, new Rng(seed));
        learning.fit(new Rng(seed));
        return learning.values();
    }

    private void play(int games, Rng rng) {
        CrossWiseRules rules = new CrossWiseRules(SEATS);
        Policy<CrossWiseState, CrossWiseMove> player = new ProspectPlayer(Valuation.AVERAGE);
        Policy<CrossWiseState, CrossWiseMove> any = new AnyMove();
        for (int game = 0; game < games; game++) {
            List<CrossWiseState> states = new ArrayList<>();
            CrossWiseState state = rules.deal(rng.next()).state();
            while (state.turn() != Rules.NOBODY) {
                states.add(state);
                CrossWiseMove move = (rng.below(RANDOM) == 0 ? any : player).choose(state, rng);
                state = rules.play(state, move, Rules.silent());
            }
            double won = rules.round(state).orElseThrow().points().get(0);
            states.forEach(one -> positions.add(position(one, won)));
        }
    }

    private static Position position(CrossWiseState state, double won) {
        byte[] features = new byte[FEATURES];
        int points = 0;
        for (int line = 0; line < 2 * Cell.SIDE; line++) {
            int content = state.field().line(line);
            int sign = line < Cell.SIDE ? 1 : -1;
            if (Line.size(content) == Cell.SIDE) {
                points += sign * Line.points(content);
            } else {
                features[PATTERN_OF[content]] += (byte) sign;
            }
        }
        for (int seat = 0; seat < SEATS; seat++) {
            for (int place = 0; place < Hand.PLACES; place++) {
                int action = state.hands().get(seat).at(place) - Token.SYMBOLS - 1;
                if (action >= 0) {
                    features[PATTERNS.size() + action] += (byte) sign(seat);
                }
            }
        }
        features[TURN] = (byte) sign(state.turn());
        return new Position(features, points, Cell.COUNT - state.field().size(), won);
    }

    private static int sign(int seat) {
        return Team.of(seat) == Team.VERTICAL ? 1 : -1;
    }

    private void fit(Rng rng) {
        Arrays.setAll(weights, i -> i < PATTERNS.size() ? start(PATTERNS.get(i)) : 0);
        int count = EPOCHS * positions.size();
        for (int done = 0; done < count; done++) {
            learn(positions.get(rng.below(positions.size())), 1 - 0.9 * done / count);
        }
    }

    private static double start(String pattern) {
        int line = 0;
        while (!Valuation.pattern(line).equals(pattern)) {
            line++;
        }
        return (double) Prospect.of(line) / Prospect.POINT;
    }

    /** One step downhill; each weight's steps get smaller with what it has moved already. */
    private void learn(Position position, double pace) {
        double lead = position.points();
        for (int i = 0; i < FEATURES; i++) {
            lead += weights[i] * position.features()[i];
        }
        double root = Math.sqrt(position.empty());
        double blur = perCell * root + least;
        double surprise = position.won() - 1 / (1 + Exp.of(-lead / blur));
        for (int i = 0; i < FEATURES; i++) {
            weights[i] += RATE * pace * step(i, surprise * position.features()[i] / blur);
        }
        double sharper = -surprise * lead / (blur * blur);
        perCell = Math.max(0.05, perCell + BLUR_RATE * pace * step(FEATURES, sharper * root));
        least = Math.max(0.2, least + BLUR_RATE * pace * step(FEATURES + 1, sharper));
    }

    private double step(int number, double slope) {
        steps[number] += slope * slope;
        return slope / Math.sqrt(steps[number] + 1);
    }

    private List<String> values() {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < FEATURES; i++) {
            String name =
                    i < PATTERNS.size()
                            ? '"' + PATTERNS.get(i) + '"'
                            : i == TURN
                                    ? "TURN"
                                    : Token.of(Token.SYMBOLS + 1 + i - PATTERNS.size()).name();
            values.add(name + ", " + Math.round(Prospect.POINT * weights[i]));
        }
        values.add("PER CELL, " + Math.round(Prospect.POINT * perCell));
        values.add("LEAST, " + Math.round(Prospect.POINT * least));
        return values;
    }
}
