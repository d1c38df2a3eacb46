package parlour.crosswise.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The four places of a hand, in order; a place may be empty, or hold a token of which the viewer
 * sees only the back.
 *
 * @param bits four bits per place: the token's number
 */
public record Hand(int bits) {
    public static final int PLACES = 4;
    public static final Hand EMPTY = new Hand(0);

    /** The number of a token that the viewer does not see. */
    public static final int BACK = 15;

    static final int BITS = 4;
    static final int NONE = -1;

    /** A hand with tokens in its first places; the rest are empty. */
    static Hand of(List<Token> tokens) {
        Hand hand = EMPTY;
        for (int place = 0; place < tokens.size(); place++) {
            hand = hand.with(place, tokens.get(place).number());
        }
        return hand;
    }

    /**
     * A hand with at most four given places, some of which may be empty; missing ones are empty
     * too.
     */
    public static Hand ofPlaces(List<Optional<Token>> places) {
        Hand hand = EMPTY;
        for (int place = 0; place < places.size(); place++) {
            hand = hand.with(place, places.get(place).map(Token::number).orElse(0));
        }
        return hand;
    }

    /** The number in a place: of a token, {@link #BACK}, or 0. */
    public int at(int place) {
        return bits >> BITS * place & BACK;
    }

    /** The token in a place, if there is a visible one. */
    public Optional<Token> token(int place) {
        int number = at(place);
        return number == 0 || number == BACK ? Optional.empty() : Optional.of(Token.of(number));
    }

    /** Whether a place holds a token, visible or not. */
    public boolean holds(int place) {
        return at(place) != 0;
    }

    Hand with(int place, int number) {
        return new Hand(bits & ~(BACK << BITS * place) | number << BITS * place);
    }

    /** The number of tokens. */
    public int size() {
        int size = 0;
        for (int place = 0; place < PLACES; place++) {
            size += at(place) == 0 ? 0 : 1;
        }
        return size;
    }

    /** The first place with this token, or {@link #NONE}. */
    public int find(int number) {
        for (int place = 0; place < PLACES; place++) {
            if (at(place) == number) {
                return place;
            }
        }
        return NONE;
    }

    public boolean has(Token token) {
        return find(token.number()) != NONE;
    }

    boolean hasSymbol() {
        for (int place = 0; place < PLACES; place++) {
            if (at(place) >= 1 && at(place) <= Token.SYMBOLS) {
                return true;
            }
        }
        return false;
    }

    /** Whether an equal token is in an earlier place, or this one is empty. */
    public boolean repeats(int place) {
        return at(place) == 0 || find(at(place)) != place;
    }

    /** The visible tokens, in order. */
    public List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        for (int place = 0; place < PLACES; place++) {
            token(place).ifPresent(tokens::add);
        }
        return tokens;
    }
}
