package parlour.app.tabletop;

import parlour.app.look.Face;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Which sprite of several is the one that is meant. */
public final class SpriteLookup {
    private SpriteLookup() {}

    /**
     * Where in a hand the card is that is played: the sprite that shows it, or where only backs are
     * known one of those.
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

    /** Gives faces to a zone, each from the sprite that already shows it or else from a back. */
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
