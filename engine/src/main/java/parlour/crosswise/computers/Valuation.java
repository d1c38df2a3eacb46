package parlour.crosswise.computers;

import static java.util.Map.entry;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;

import java.util.Map;

/**
 * What the lines of the field and the actions in the hands are worth to their owner, in thousandths
 * of a point.
 */
final class Valuation {
    static final int POINT = Prospect.POINT;

    /** Lines by their average points when filled at random; an action is not lightly used up. */
    static final Valuation AVERAGE =
            new Valuation(Prospect.values(), new int[] {POINT, POINT, POINT, POINT}, false);

    /**
     * Learned from games of the quick player against itself: of unfinished lines by how many equal
     * symbols they have, and of each action. {@code arena learn crosswise} prints them.
     */
    static final Valuation LEARNED =
            new Valuation(
                    lines(
                            Map.ofEntries(
                                    entry("", 2339),
                                    entry("1", 2542),
                                    entry("2", 3327),
                                    entry("11", 2402),
                                    entry("3", 4272),
                                    entry("21", 3014),
                                    entry("111", 2185),
                                    entry("4", 5543),
                                    entry("31", 4087),
                                    entry("22", 3684),
                                    entry("211", 2585),
                                    entry("1111", 1838),
                                    entry("5", 7007),
                                    entry("41", 5414),
                                    entry("32", 4918),
                                    entry("311", 3721),
                                    entry("221", 2987),
                                    entry("2111", 1909),
                                    entry("11111", 2324))),
                    new int[] {348, 525, 2354, 1700},
                    true);

    private final int[] lines;
    private final int[] actions;
    private final boolean held;

    /**
     * @param lines the value of each content of a line
     * @param actions the value of each action in a hand
     * @param held whether actions in the hands count, not only when they are used up
     */
    Valuation(int[] lines, int[] actions, boolean held) {
        this.lines = lines;
        this.actions = actions;
        this.held = held;
    }

    /**
     * Lines by the points that lie there already.
     *
     * @param action what an action must gain more than a symbol to be played
     */
    static Valuation points(int action) {
        int[] points = new int[Line.CONTENTS];
        for (int line = 0; line < points.length; line++) {
            points[line] = POINT * Line.points(line);
        }
        return new Valuation(points, new int[] {action, action, action, action}, false);
    }

    /** The values of all contents; a full line is worth its points. */
    private static int[] lines(Map<String, Integer> unfinished) {
        int[] values = new int[Line.CONTENTS];
        for (int line = 0; line < values.length; line++) {
            values[line] =
                    Line.size(line) == Cell.SIDE
                            ? Prospect.of(line)
                            : unfinished.get(pattern(line));
        }
        return values;
    }

    /**
     * How many of each symbol a line has, most first: {@code 211} for two of one, one of others.
     */
    static String pattern(int line) {
        StringBuilder pattern = new StringBuilder();
        for (int many = Cell.SIDE; many > 0; many--) {
            for (int symbol = 1; symbol <= Token.SYMBOLS; symbol++) {
                pattern.append(Line.count(line, symbol) == many ? String.valueOf(many) : "");
            }
        }
        return pattern.toString();
    }

    /** The value of each content of a line to its owner. */
    int[] lines() {
        return lines;
    }

    int line(int content) {
        return lines[content];
    }

    /** What using this token costs beside what it does. */
    int cost(Token token) {
        return token.isSymbol() ? 0 : actions[token.action()];
    }

    /**
     * What a position is worth to a team, in points: exactly those of its lines once the field is
     * full.
     */
    double worth(CrossWiseState state, Team team) {
        int worth = 0;
        Field field = state.field();
        for (int number = 0; number < Cell.SIDE; number++) {
            worth += lines[field.line(team, number)];
        }
        if (held && !field.isOver()) {
            for (int seat = team.ordinal(); seat < state.hands().seats(); seat += 2) {
                worth += held(state.hands().get(seat));
            }
        }
        return (double) worth / POINT;
    }

    private int held(Hand hand) {
        int worth = 0;
        for (int place = 0; place < Hand.PLACES; place++) {
            int number = hand.at(place);
            boolean action = number > Token.SYMBOLS && number != Hand.BACK;
            worth += action ? actions[number - Token.SYMBOLS - 1] : 0;
        }
        return worth;
    }
}
