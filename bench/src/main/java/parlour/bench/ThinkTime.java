package parlour.bench;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.CassinoGame;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.engine.Thinking;
import parlour.engine.WarmUp;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures by how much a computer exceeds its thinking time, slice by slice, on seeded positions.
 */
final class ThinkTime {
    /**
     * A kind of position: the number of players with cards, their cards each, and the sizes of
     * table and deck.
     */
    record Kind(String name, int holders, int hand, int table, int deck) {}

    /**
     * The worst of several measurements, in milliseconds.
     *
     * @param over by how much the limit was exceeded, in wall-clock time
     * @param slice the longest time between two checks of the clock, in the thread's processor
     *     time, which no other program distorts: with a core of its own no thinking is later than
     *     that
     */
    record Worst(double over, double slice) {
        static final Worst NONE = new Worst(0, 0);

        Worst or(Worst other) {
            return new Worst(Math.max(over, other.over), Math.max(slice, other.slice));
        }

        /**
         * For a repeated measurement: a delay that only one of the two had came from other
         * programs.
         */
        Worst betterOf(Worst other) {
            return new Worst(Math.min(over, other.over), Math.min(slice, other.slice));
        }
    }

    static final List<Kind> KINDS =
            List.of(
                    new Kind("51 cards on the table, the last card to play", 1, 1, 51, 0),
                    new Kind("50 on the table, two cards to play", 2, 1, 50, 0),
                    new Kind("44 on the table, an ending of two", 2, 4, 44, 0),
                    new Kind("25 on the table, an ending of two", 2, 4, 25, 0),
                    new Kind("12 on the table, an ending of two", 2, 4, 12, 0),
                    new Kind("4 on the table, an ending of two", 2, 4, 4, 0),
                    new Kind("40 on the table, an ending of three", 3, 4, 40, 0),
                    new Kind("25 on the table, an ending of three", 3, 4, 25, 0),
                    new Kind("36 on the table, an ending of four", 4, 4, 36, 0),
                    new Kind("25 on the table, two play", 2, 4, 25, 19),
                    new Kind("25 on the table, four play", 4, 4, 25, 11),
                    new Kind("the first move of two", 2, 4, 4, 40),
                    new Kind("the first move of twelve", 12, 4, 4, 0));

    private static final double NANOS_A_MILLI = 1e6;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final CassinoGame GAME = new CassinoGame();

    private ThinkTime() {}

    /** As the window does once the menu is shown, and the arena before a match. */
    static void warmUp() {
        WarmUp.of(GAME);
    }

    /** By how many milliseconds one thinking exceeds its limit. */
    static double over(String computer, Kind kind, int number, int limitMillis) {
        return think(computer, position(kind, number), number, limitMillis).over();
    }

    /** The worst of a number of positions of a kind. */
    static Worst worst(String computer, Kind kind, int positions, int limitMillis) {
        Worst worst = Worst.NONE;
        for (int i = 0; i < positions; i++) {
            CassinoState state = position(kind, i);
            Worst once = think(computer, state, i, limitMillis);
            worst = worst.or(once.betterOf(think(computer, state, i, limitMillis)));
        }
        return worst;
    }

    private static Worst think(String computer, CassinoState state, long seed, int limitMillis) {
        CassinoRules rules = new CassinoRules(state.hands().size(), CassinoOptions.HOUSE);
        Player<CassinoView, CassinoMove> player = GAME.computer(computer, rules, new Rng(seed));
        long limit = (long) (limitMillis * NANOS_A_MILLI);
        long start = System.nanoTime();
        long before = THREADS.getCurrentThreadCpuTime();
        Thinking<CassinoMove> thinking =
                player.think(rules.view(state, Eyes.of(state.turn())), seed);
        long longest = 0;
        boolean more = true;
        while (more) {
            more = thinking.advance(Thinking.SLICE) && System.nanoTime() - start < limit;
            long now = THREADS.getCurrentThreadCpuTime();
            longest = Math.max(longest, now - before);
            before = now;
        }
        double over = (System.nanoTime() - start - limit) / NANOS_A_MILLI;
        return new Worst(over, longest / NANOS_A_MILLI);
    }

    private static CassinoState position(Kind kind, int number) {
        List<Card> pack = new SeededRandom(1_000L * kind.table() + number).shuffled();
        int seats = Math.max(2, kind.holders());
        List<CardSet> hands = new ArrayList<>();
        int at = 0;
        for (int seat = 0; seat < seats; seat++) {
            int size = seat < kind.holders() ? kind.hand() : 0;
            hands.add(CardSet.of(pack.subList(at, at + size)));
            at += size;
        }
        CardSet table = CardSet.of(pack.subList(at, at + kind.table()));
        at += kind.table();
        Deck deck = Deck.of(pack.subList(at, at + kind.deck()));
        at += kind.deck();
        // The remaining cards were captured; by whom makes no difference to the time.
        CardSets piles =
                CardSets.empty(seats).with(1, CardSet.of(pack.subList(at, Card.COUNT)).bits());
        return new CassinoState(
                table,
                CardSets.of(hands),
                piles,
                deck,
                0,
                at == Card.COUNT ? Rules.NOBODY : 1,
                Tally.zeros(seats),
                RoundStart.first(seats, seats - 1));
    }

    /** The players that answer immediately. */
    static List<String> others() {
        return GAME.computers().stream().filter(name -> !name.equals(Game.EXPERT)).toList();
    }
}
