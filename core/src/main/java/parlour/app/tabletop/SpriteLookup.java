package parlour.app.tabletop;

import parlour.app.look.Face;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Finds the sprites that stand for given cards. */
public final class SpriteLookup {
    private SpriteLookup() {}

    /**
     * The index in a hand of the card being played: the sprite that shows it, or else an unknown
     * one.
     */
    public static int played(List<CardSprite> hand, Face face) {
        List<Integer> backs = new ArrayList<>();
        for (int i = 0; i < hand.size(); i++) {
            if (hand.get(i).is(face)) {
                return i;
            }
            if (hand.get(i).face().isEmpty()) {
                backs.add(i);
            }
        }
        return backs.get(face.index() % backs.size());
    }

    /**
     * Moves a sprite for each face into a zone: the one that already shows it, or else an unknown
     * one.
     */
    public static void deal(Collection<Face> faces, List<CardSprite> free, List<CardSprite> zone) {
        for (Face face : faces) {
            CardSprite sprite = claim(free, face);
            free.remove(sprite);
            sprite.become(face);
            zone.add(sprite);
        }
    }

    private static CardSprite claim(List<CardSprite> free, Face face) {
        return Stream.concat(
                        free.stream().filter(sprite -> sprite.is(face)),
                        free.stream().filter(sprite -> sprite.face().isEmpty()))
                .findFirst()
                .orElseGet(() -> free.get(0));
    }
}
