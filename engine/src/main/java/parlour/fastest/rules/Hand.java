package parlour.fastest.rules;

import parlour.cards.Card;
import parlour.cards.Members;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * An immutable set of cards as a sorted 64-bit bit set: four bits per rank, lowest suit first, and
 * the jokers above them. The static methods are for hot paths.
 */
public record Hand(long bits) implements Iterable<FastestCard> {
    public static final Hand EMPTY = new Hand(0);

    /** The whole pack. */
    public static final Hand PACK = new Hand((1L << FastestCard.COUNT) - 1);

    static final long BLACK_JOKER = 1L << Card.COUNT;
    static final long RED_JOKER = BLACK_JOKER << 1;
    public static final long JOKERS = BLACK_JOKER | RED_JOKER;

    private static final long RANKS = BLACK_JOKER - 1;
    private static final long ONES = 0x1_1111_1111_1111L;
    private static final Pattern TOKEN = Pattern.compile("\\S+");

    public Hand {
        if (bits >>> FastestCard.COUNT != 0) {
            throw new IllegalArgumentException("bits beyond the pack: " + Long.toHexString(bits));
        }
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    public boolean has(FastestCard card) {
        return (bits & card.bit()) != 0;
    }

    public boolean hasAll(Hand other) {
        return (other.bits & ~bits) == 0;
    }

    public Hand minus(Hand other) {
        return new Hand(bits & ~other.bits);
    }

    public Hand or(Hand other) {
        return new Hand(bits | other.bits);
    }

    public Hand with(FastestCard card) {
        return new Hand(bits | card.bit());
    }

    public Hand without(FastestCard card) {
        return new Hand(bits & ~card.bit());
    }

    public Hand and(Hand other) {
        return new Hand(bits & other.bits);
    }

    /** The cards of a level. */
    public Hand of(Level level) {
        return new Hand(bits & cards(level.ordinal()));
    }

    /** The cards that leave this hand with a legal move. */
    public Hand taken(FastestMove move) {
        return new Hand(PlayOrder.taken(bits, move));
    }

    /** The number of cards of a level. */
    public int count(Level level) {
        return count(bits, level.ordinal());
    }

    public static int count(long bits, int level) {
        return Long.bitCount(bits & cards(level));
    }

    /** All cards of a level. */
    public static long cards(int level) {
        int jokers = level - Level.BLACK_JOKER.ordinal();
        return jokers < 0 ? 0xFL << FastestCard.SUITS * level : BLACK_JOKER << jokers;
    }

    /** The number of cards of each rank, four bits per rank. */
    public static long counts(long bits) {
        long ranks = bits & RANKS;
        long pairs = ranks - (ranks >>> 1 & 5 * ONES);
        return (pairs & 3 * ONES) + (pairs >>> 2 & 3 * ONES);
    }

    /** The ranks with at least {@code many} cards, marked in the highest of their four bits. */
    public static long atLeast(long counts, int many) {
        return counts + (8 - many) * ONES & 8 * ONES;
    }

    /** The lowest level of a set as {@link #atLeast} returns it. */
    public static int lowest(long levels) {
        return Long.numberOfTrailingZeros(levels) / FastestCard.SUITS;
    }

    /** All levels above this one, as {@link #atLeast} marks them. */
    static long above(int level) {
        return level >= Level.KING.ordinal()
                ? 0
                : 8 * ONES & -1L << FastestCard.SUITS * (level + 1);
    }

    /** The lowest {@code many} cards of a set. */
    static long lowest(long cards, int many) {
        long left = cards;
        for (int i = 0; i < many; i++) {
            left &= left - 1;
        }
        return cards & ~left;
    }

    /** Parses cards, each with its suit; duplicates are an error. */
    public static Hand cards(String text) throws BadInput {
        return parse(text, false);
    }

    /**
     * Parses cards; a rank without a suit, as in {@code A A 2}, stands for the lowest suit that is
     * still free.
     */
    public static Hand ranks(String text) throws BadInput {
        return parse(text, true);
    }

    private static Hand parse(String text, boolean ranks) throws BadInput {
        long bits = 0;
        List<MatchResult> unsuited = new ArrayList<>();
        Matcher token = TOKEN.matcher(text);
        while (token.find()) {
            String word = token.group();
            if (ranks && Level.find(word).filter(level -> !level.isJoker()).isPresent()) {
                unsuited.add(token.toMatchResult());
                continue;
            }
            if (FastestCard.find(word).isEmpty()) {
                String key = ranks ? "fastest.card.unknown" : "fastest.card.unsuited";
                throw new BadInput(key, word, token.start() + 1);
            }
            FastestCard card = FastestCard.find(word).get();
            if ((bits & card.bit()) != 0) {
                throw new BadInput("card.twice", word, token.start() + 1);
            }
            bits |= card.bit();
        }
        for (MatchResult rank : unsuited) {
            Level level = Level.find(rank.group()).orElseThrow();
            long free = cards(level.ordinal()) & ~bits;
            if (free == 0) {
                throw new BadInput("fastest.card.fifth", level.text(), rank.start() + 1);
            }
            bits |= Long.lowestOneBit(free);
        }
        return new Hand(bits);
    }

    @Override
    public Iterator<FastestCard> iterator() {
        return new Members<>(bits, FastestCard::at);
    }

    public Stream<FastestCard> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    /** The cards, lowest first, separated by spaces. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (FastestCard card : this) {
            text.append(text.length() == 0 ? "" : " ").append(card);
        }
        return text.toString();
    }
}
