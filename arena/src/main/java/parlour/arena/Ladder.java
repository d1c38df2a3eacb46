package parlour.arena;

import parlour.engine.Game;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The matches between the computers of a game, by whole games, from which their ratings follow.
 *
 * @param anchor the computer whose rating is given: a baseline that never changes
 * @param computers everybody who is rated, the levels first
 * @param seats the sizes of the tables at which neighbours among the levels meet; the others meet
 *     at the first
 */
record Ladder(String game, String anchor, List<String> computers, List<Integer> seats) {
    /** What the anchor's rating is. */
    static final double ANCHOR_POINTS = 1000;

    /** The computers that need most time, and by how much fewer deals they play. */
    private static final Map<String, Integer> SLOWNESS = Map.of(Game.EXPERT, 4);

    /** As {@link #SLOWNESS}, of levels that search in Cassino. */
    private static final Map<String, Integer> SEARCHING = Map.of("skilled", 2, "hard", 2);

    private static final int DEALS = 60;

    /**
     * By how much fewer deals the computers that need time play at larger tables than the first.
     */
    private static final int LARGER_TABLE = 2;

    /** Neighbours play this many times as many deals. */
    private static final int NEIGHBOURS = 10;

    private static final List<Ladder> ALL =
            List.of(
                    new Ladder(
                            "cassino",
                            "greedy",
                            with(
                                    "greedy",
                                    "counter",
                                    "special",
                                    "spade",
                                    "more",
                                    "careful",
                                    "sweeper",
                                    "bold",
                                    "fair",
                                    "immediate",
                                    "lookahead",
                                    "dumb",
                                    "random"),
                            List.of(2)),
                    new Ladder(
                            "crosswise",
                            "priority",
                            with("priority", "farsighted", "random"),
                            List.of(2, 4)),
                    new Ladder(
                            "fastest", "smarter", with("smarter", "seed", "random"), List.of(3)));

    private static List<String> with(String... characters) {
        List<String> all = new ArrayList<>(Game.LEVELS);
        all.addAll(List.of(characters));
        return all;
    }

    static Ladder of(String game) throws BadInput {
        return ALL.stream()
                .filter(ladder -> ladder.game().equals(game))
                .findFirst()
                .orElseThrow(() -> new BadInput("arena.strength.noProof", game, games()));
    }

    static List<String> games() {
        return ALL.stream().map(Ladder::game).toList();
    }

    /**
     * A match of two computers.
     *
     * @param neighbours whether the first is the level above the second
     */
    record Pair(String first, String second, int seats, int deals, boolean neighbours) {}

    /**
     * Everybody against everybody; of two levels the higher comes first.
     *
     * @param share the share of the deals to play
     */
    List<Pair> pairs(double share, boolean onlyNeighbours) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 1; i < computers.size(); i++) {
            for (int j = 0; j < i; j++) {
                boolean neighbours = i - j == 1 && i < Game.LEVELS.size();
                for (int table : neighbours ? seats : seats.subList(0, 1)) {
                    if (neighbours || !onlyNeighbours) {
                        int deals = deals(computers.get(i), computers.get(j), neighbours, table);
                        pairs.add(
                                new Pair(
                                        computers.get(i),
                                        computers.get(j),
                                        table,
                                        Math.max(2, (int) Math.round(share * deals)),
                                        neighbours));
                    }
                }
            }
        }
        return pairs;
    }

    private int deals(String first, String second, boolean neighbours, int table) {
        int slowness = Math.max(slowness(first), slowness(second));
        // At larger tables each game has more moves, and each takes longer.
        boolean slow = slowness > 1 && table > seats.get(0);
        return (neighbours ? NEIGHBOURS : 1) * DEALS / slowness / (slow ? LARGER_TABLE : 1);
    }

    private int slowness(String name) {
        int searching = game.equals("cassino") ? SEARCHING.getOrDefault(name, 1) : 1;
        return Math.max(searching, SLOWNESS.getOrDefault(name, 1));
    }

    /** The players of a pair's match, in seat order, separated by commas. */
    String players(Pair pair) {
        return switch (pair.seats()) {
            case 3 -> String.join(",", pair.first(), pair.second(), pair.second());
            case 4 -> String.join(",", pair.first(), pair.second(), pair.first(), pair.second());
            default -> pair.first() + "," + pair.second();
        };
    }

    /** The arguments of {@code arena match}. */
    List<String> call(Pair pair, long seed, Optional<String> threads) {
        List<String> call =
                new ArrayList<>(
                        List.of(
                                game,
                                "--players",
                                players(pair),
                                "--deals",
                                String.valueOf(pair.deals()),
                                "--seed",
                                String.valueOf(seed)));
        if (game.equals("cassino")) {
            call.add("--games");
        }
        threads.ifPresent(number -> call.addAll(List.of("--threads", number)));
        return call;
    }
}
