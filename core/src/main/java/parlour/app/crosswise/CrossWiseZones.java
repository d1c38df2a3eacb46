package parlour.app.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Which token sprite belongs where: 54 sprites in the pile, hands and field, or out of the game.
 * Follows events immediately, while the tokens may still be flying.
 */
final class CrossWiseZones {
    /** From the bottom to the top. */
    final List<TokenSprite> pile = new ArrayList<>();

    /** By seat and place. */
    final List<List<Optional<TokenSprite>>> hands = new ArrayList<>();

    /** By the index of the cell. */
    final List<Optional<TokenSprite>> field = empty(Cell.COUNT);

    /** Used actions. */
    final List<TokenSprite> gone = new ArrayList<>();

    CrossWiseZones(int seats) {
        for (int i = 0; i < Token.COUNT; i++) {
            pile.add(new TokenSprite());
        }
        for (int seat = 0; seat < seats; seat++) {
            hands.add(empty(Hand.PLACES));
        }
    }

    private static List<Optional<TokenSprite>> empty(int places) {
        return new ArrayList<>(Collections.nCopies(places, Optional.empty()));
    }

    /** All sprites, in no particular order. */
    List<TokenSprite> all() {
        List<TokenSprite> all = new ArrayList<>(pile);
        hands.forEach(hand -> hand.forEach(sprite -> sprite.ifPresent(all::add)));
        field.forEach(sprite -> sprite.ifPresent(all::add));
        all.addAll(gone);
        return all;
    }

    Optional<TokenSprite> inHand(int seat, int place) {
        return hands.get(seat).get(place);
    }

    Optional<TokenSprite> at(Cell cell) {
        return field.get(cell.index());
    }

    /** Returns all tokens to the pile, with their faces unknown. */
    void gather() {
        List<TokenSprite> all = all();
        all.forEach(sprite -> sprite.become(Optional.empty()));
        pile.clear();
        pile.addAll(all);
        hands.forEach(hand -> Collections.fill(hand, Optional.empty()));
        Collections.fill(field, Optional.empty());
        gone.clear();
    }

    /** Moves the top token of the pile to a place in a hand, with its face known or not. */
    TokenSprite draw(int seat, int place, Optional<Token> known) {
        TokenSprite sprite = pile.remove(pile.size() - 1);
        sprite.become(known);
        hands.get(seat).set(place, Optional.of(sprite));
        return sprite;
    }

    /** Removes a token from a hand and makes it this one, whatever was known of it. */
    TokenSprite fromHand(int seat, int place, Token token) {
        TokenSprite sprite = inHand(seat, place).orElseThrow();
        sprite.become(Optional.of(token));
        hands.get(seat).set(place, Optional.empty());
        return sprite;
    }

    TokenSprite fromField(Cell cell) {
        TokenSprite sprite = at(cell).orElseThrow();
        field.set(cell.index(), Optional.empty());
        return sprite;
    }

    void toField(TokenSprite sprite, Cell cell) {
        field.set(cell.index(), Optional.of(sprite));
    }

    void toHand(TokenSprite sprite, int seat, int place) {
        hands.get(seat).set(place, Optional.of(sprite));
    }

    /** Swaps two equal tokens of a hand, which are interchangeable. */
    void swap(int seat, int one, int other) {
        Collections.swap(hands.get(seat), one, other);
    }

    /** Puts a whole hand under the pile; its tokens become unknown. */
    List<TokenSprite> returned(int seat) {
        List<TokenSprite> back = new ArrayList<>();
        for (int place = 0; place < Hand.PLACES; place++) {
            inHand(seat, place).ifPresent(back::add);
            hands.get(seat).set(place, Optional.empty());
        }
        back.forEach(sprite -> sprite.become(Optional.empty()));
        pile.addAll(0, back);
        return back;
    }

    /** The first place in a hand that has this token. */
    int find(int seat, Token token) {
        for (int place = 0; place < Hand.PLACES; place++) {
            if (inHand(seat, place).filter(sprite -> sprite.is(token)).isPresent()) {
                return place;
            }
        }
        return back(seat);
    }

    /** A place whose token is unknown. */
    private int back(int seat) {
        for (int place = 0; place < Hand.PLACES; place++) {
            if (inHand(seat, place).filter(sprite -> sprite.token().isEmpty()).isPresent()) {
                return place;
            }
        }
        throw new IllegalStateException("seat " + seat + " has no such token");
    }

    /** Sets the zones from a view; what is already in place keeps its sprite. */
    void show(CrossWiseView view) {
        List<TokenSprite> free = all();
        List<Place> places = new ArrayList<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            Optional<Token> symbol = view.field().at(Cell.at(cell));
            places.add(new Place(field, cell, symbol, symbol.isPresent()));
        }
        for (int seat = 0; seat < hands.size(); seat++) {
            Hand hand = view.hands().get(seat);
            for (int place = 0; place < Hand.PLACES; place++) {
                places.add(new Place(hands.get(seat), place, hand.token(place), hand.holds(place)));
            }
        }
        places.stream().filter(Place::right).forEach(place -> free.remove(place.now()));
        // Found before any is filled, since filling one changes what others hold.
        List<Place> wrong = places.stream().filter(place -> !place.right()).toList();
        wrong.forEach(place -> place.fill(free));
        List<TokenSprite> used = new ArrayList<>();
        for (Token token : Token.all()) {
            int count = token.isSymbol() ? 0 : view.used().get(token.action());
            for (int i = 0; i < count; i++) {
                TokenSprite sprite = free.remove(free.size() - 1);
                sprite.become(Optional.of(token));
                used.add(sprite);
            }
        }
        gone.clear();
        gone.addAll(used);
        free.forEach(sprite -> sprite.become(Optional.empty()));
        pile.clear();
        pile.addAll(free);
        all().forEach(TokenSprite::reveal);
    }

    /** A place in the field or a hand, and what has to be there. */
    private record Place(
            List<Optional<TokenSprite>> zone, int index, Optional<Token> token, boolean held) {
        TokenSprite now() {
            return zone.get(index).orElseThrow();
        }

        /** Whether it already holds what it has to. */
        boolean right() {
            return held
                    && zone.get(index).isPresent()
                    && zone.get(index).get().token().equals(token);
        }

        void fill(List<TokenSprite> free) {
            if (!held) {
                zone.set(index, Optional.empty());
                return;
            }
            TokenSprite sprite = free.remove(free.size() - 1);
            sprite.become(token);
            zone.set(index, Optional.of(sprite));
        }
    }
}
