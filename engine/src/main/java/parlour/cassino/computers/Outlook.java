package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Exp;

import java.util.Arrays;

/**
 * The {@link Aspect}s of what a move leaves, for two players, from what the mover sees. Owns its
 * buffers, so an instance belongs to one thread.
 */
final class Outlook {
    private static final int SPADE_COUNT = 13;

    /** A spade and another card, in parts of a point. */
    private static final int A_SPADE = Counter.PARTS * 2 / SPADE_COUNT + 2;

    private static final long LOW = cards(1, 4);
    private static final long HIGH = cards(11, 13);

    private static final double[][] CARDS_PRIZE = prizes(Card.COUNT);
    private static final double[][] SPADES_PRIZE = prizes(SPADE_COUNT);

    /** By the cards of the other, the unseen cards and those among them that are wanted. */
    private static final double[][][] CHANCES = chances();

    private final CassinoOptions options;
    private final double[] aspects = new double[Aspect.COUNT];
    private final int[] unseenOf = new int[CardValues.LARGEST + 1];
    private final Takings before = new Takings();
    private final Takings after = new Takings();
    private long table;
    private long hand;
    private long unseen;
    private long own;
    private long theirs;
    private int unseenCount;
    private double[] chances = CHANCES[0][0];
    private int theirHand;
    private int unplayed;
    private int banked;
    private int tookLast;
    private boolean sweepNow;
    private boolean sweepLater;
    private boolean theirSweep;
    private int cardsPrize;
    private int spadesPrize;

    Outlook(CassinoOptions options) {
        this.options = options;
    }

    private static long cards(int from, int to) {
        long cards = 0;
        for (Card card : Card.pack()) {
            int value = CardValues.onTable(card);
            cards |= value >= from && value <= to ? card.bit() : 0;
        }
        return cards;
    }

    /**
     * The lead in the chance of most cards of a kind, by the lead in cards and how many are left.
     */
    private static double[][] prizes(int count) {
        double[][] prizes = new double[count + 1][2 * count + 1];
        for (int left = 0; left <= count; left++) {
            for (int lead = -count; lead <= count; lead++) {
                double blur = CassinoWorth.blur(left);
                double behind = Exp.of(-Math.abs(lead) / blur);
                double ahead = (1 - behind) / (1 + behind);
                prizes[left][count + lead] = lead < 0 ? -ahead : ahead;
            }
        }
        return prizes;
    }

    /** The chances that the other holds at least one of the wanted cards. */
    private static double[][][] chances() {
        double[][][] chances = new double[CassinoRules.HAND + 1][Card.COUNT + 1][];
        for (int held = 0; held <= CassinoRules.HAND; held++) {
            for (int unseen = held; unseen <= Card.COUNT; unseen++) {
                chances[held][unseen] = new double[unseen + 1];
                for (int wanted = 1; wanted <= unseen; wanted++) {
                    double none = 1;
                    for (int i = 0; i < held && held < unseen; i++) {
                        none *= 1 - (double) wanted / unseen;
                    }
                    chances[held][unseen][wanted] = held == unseen ? 1 : 1 - none;
                }
            }
        }
        return chances;
    }

    /** Begins with a position. */
    void look(CassinoState state) {
        int seat = state.turn();
        int other = 1 - seat;
        table = state.table().bits();
        hand = state.hands().bits(seat);
        own = state.piles().bits(seat);
        theirs = state.piles().bits(other);
        unseen = CardSet.PACK.bits() & ~(table | hand | own | theirs);
        unseenCount = Long.bitCount(unseen);
        for (int value = 2; value <= CardValues.LARGEST; value++) {
            unseenOf[value] = Long.bitCount(unseen & Sweepers.withHandValue(value));
        }
        theirHand = Long.bitCount(state.hands().bits(other));
        // Only in imported games does anybody hold more.
        chances = CHANCES[Math.min(theirHand, CassinoRules.HAND)][unseenCount];
        int deck = state.deck().size();
        unplayed = deck + theirHand + Long.bitCount(hand) - 1;
        banked = state.sweeps().get(seat) - state.sweeps().get(other);
        tookLast = state.lastCapture() < 0 ? 0 : state.lastCapture() == seat ? 1 : -1;
        sweepNow = (deck > 0 || options.lastSweeps()) && !limited(state, seat);
        sweepLater = (deck > 1 || options.lastSweeps()) && !limited(state, seat);
        theirSweep = (deck > 1 || options.lastSweeps()) && !limited(state, other);
        cardsPrize = 1 + state.carriedCards();
        spadesPrize = 2 + state.carriedSpades();
        before.lay(table);
        Arrays.fill(aspects, 0);
        set(Aspect.MOVED, 1);
        set(Aspect.PLAYS_LAST, state.dealer() == seat ? 1 : -1);
    }

    private boolean limited(CassinoState state, int seat) {
        return options.sweepLimit() > 0 && state.scores().get(seat) >= options.sweepLimit();
    }

    /** The number of cards in the hands and in the deck after the move. */
    int unplayed() {
        return unplayed;
    }

    /** Whether a card of this hand value takes anything in this position. */
    boolean takes(int value) {
        return before.of(value) != 0;
    }

    private void set(Aspect aspect, double value) {
        aspects[aspect.ordinal()] = value;
    }

    /**
     * The aspects after a move of this position, by their ordinals; the next call overwrites them.
     *
     * @param taken what the card takes, nothing if it is placed
     */
    double[] after(int card, long taken) {
        long rest = hand & ~(1L << card);
        long left;
        if (taken == 0) {
            left = table | 1L << card;
            after.lay(before, card);
            standing(own, banked, tookLast);
        } else {
            left = table & ~taken;
            after.lay(left);
            int sweep = left == 0 && sweepNow ? 1 : 0;
            standing(own | taken | 1L << card, banked + sweep, 1);
        }
        held(rest);
        table(left);
        takers(rest, left);
        return aspects;
    }

    private void standing(long pile, int sweeps, int last) {
        int spades = Long.bitCount(pile & CardValues.SPADES.bits());
        int theirSpades = Long.bitCount(theirs & CardValues.SPADES.bits());
        int cards = Long.bitCount(pile);
        int theirCards = Long.bitCount(theirs);
        set(Aspect.BANKED, sweeps + CardValues.points(pile) - CardValues.points(theirs));
        set(Aspect.CARDS, cards - theirCards);
        set(Aspect.SPADES, spades - theirSpades);
        set(Aspect.CARDS_PRIZE, cardsPrize * prize(CARDS_PRIZE, Card.COUNT, cards, theirCards));
        set(
                Aspect.SPADES_PRIZE,
                spadesPrize * prize(SPADES_PRIZE, SPADE_COUNT, spades, theirSpades));
        set(Aspect.TOOK_LAST, last);
        set(Aspect.TOOK_LAST_TABLE, (double) (last * after.worth()) / Counter.PARTS);
    }

    private static double prize(double[][] prizes, int count, int cards, int theirCards) {
        return prizes[count - cards - theirCards][count + cards - theirCards];
    }

    private void held(long rest) {
        set(Aspect.HELD_ACES, Long.bitCount(rest & CardValues.ACES.bits()));
        set(Aspect.HELD_TWO_OF_SPADES, rest >>> CardValues.TWO_OF_SPADES.index() & 1);
        set(Aspect.HELD_TEN_OF_DIAMONDS, rest >>> CardValues.TEN_OF_DIAMONDS.index() & 1);
        set(Aspect.HELD_SPADES, Long.bitCount(rest & CardValues.SPADES.bits()));
        set(Aspect.HELD_LOW, Long.bitCount(rest & LOW));
        set(Aspect.HELD_HIGH, Long.bitCount(rest & HIGH));
    }

    private void table(long left) {
        int sum = 0;
        for (long one = left; one != 0; one &= one - 1) {
            sum += CardValues.onTable(Long.numberOfTrailingZeros(one));
        }
        set(Aspect.TABLE_EMPTY, left == 0 ? 1 : 0);
        set(Aspect.TABLE_CARDS, Long.bitCount(left));
        set(Aspect.TABLE_SUM, sum);
        set(Aspect.TABLE_SPADES, Long.bitCount(left & CardValues.SPADES.bits()));
        set(Aspect.TABLE_POINTS, CardValues.points(left));
    }

    private void takers(long rest, long left) {
        int best = 0;
        int all = 0;
        int takers = 0;
        int equal = 0;
        int values = 0;
        for (long one = rest; one != 0; one &= one - 1) {
            int value = CardValues.inHand(Long.numberOfTrailingZeros(one));
            int take = after.of(value);
            best = Math.max(best, take);
            all += take;
            takers += take == 0 ? 0 : 1;
            equal += values >>> value & 1;
            values |= 1 << value;
        }
        set(Aspect.HELD_EQUAL, equal);
        set(Aspect.OWN_TAKERS, takers);
        set(Aspect.OWN_BEST, (double) best / Counter.PARTS);
        set(Aspect.OWN_ALL, (double) all / Counter.PARTS);
        int theirAll = 0;
        int any = 0;
        int spade = 0;
        int point = 0;
        int twoPoints = 0;
        for (int able = after.values(); able != 0; able &= able - 1) {
            int value = Integer.numberOfTrailingZeros(able);
            int take = after.of(value);
            int count = unseenOf[value];
            theirAll += count * take;
            any += count;
            spade += take < A_SPADE ? 0 : count;
            point += take < Counter.PARTS ? 0 : count;
            twoPoints += take < 2 * Counter.PARTS ? 0 : count;
        }
        set(
                Aspect.THEIR_ALL,
                unseenCount == 0
                        ? 0
                        : (double) (theirAll * theirHand) / (unseenCount * Counter.PARTS));
        set(Aspect.THEIR_ANY, chances[any]);
        set(Aspect.THEIR_SPADE, chances[spade]);
        set(Aspect.THEIR_POINT, chances[point]);
        set(Aspect.THEIR_TWO_POINTS, chances[twoPoints]);
        long sweepers = Sweepers.among(rest | unseen, left);
        set(Aspect.OWN_SWEEP, sweepLater && (sweepers & rest) != 0 ? 1 : 0);
        set(Aspect.THEIR_SWEEP, theirSweep ? chances[Long.bitCount(sweepers & unseen)] : 0);
    }
}
