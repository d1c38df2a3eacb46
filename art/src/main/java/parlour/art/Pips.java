package parlour.art;

import java.awt.Color;
import java.util.List;
import java.util.stream.Stream;

/** Number cards: the pips are where card players expect them, the lower half upside down. */
final class Pips {
    private static final double CENTRE = CardFace.WIDTH / 2.0;
    private static final double MIDDLE = CardFace.HEIGHT / 2.0;
    private static final double SIDE = 39;
    private static final double TOP = 106;
    private static final double SIZE = 45;

    /** A position, as fractions of the way from the middle to a side and to the top. */
    private record Place(double across, double down) {}

    private Pips() {}

    static void draw(Pen pen, Card card, Color color) {
        for (Place place : places(Integer.parseInt(card.rank()))) {
            double x = CENTRE + place.across * SIDE;
            double y = MIDDLE + place.down * TOP;
            boolean upsideDown = place.down > 0.001;
            pen.placed(
                    x,
                    y,
                    upsideDown ? 180 : 0,
                    1,
                    p -> p.fill(card.suit().shape(0, 0, SIZE), color));
        }
    }

    private static List<Place> places(int count) {
        List<Place> corners = List.of(place(-1, -1), place(1, -1), place(-1, 1), place(1, 1));
        List<Place> sides = List.of(place(-1, 0), place(1, 0));
        double third = 1.0 / 3;
        List<Place> fours =
                List.of(place(-1, -third), place(1, -third), place(-1, third), place(1, third));
        return switch (count) {
            case 2 -> List.of(place(0, -1), place(0, 1));
            case 3 -> List.of(place(0, -1), place(0, 0), place(0, 1));
            case 4 -> corners;
            case 5 -> with(corners, place(0, 0));
            case 6 -> with(corners, sides);
            case 7 -> with(with(corners, sides), place(0, -0.5));
            case 8 -> with(with(corners, sides), place(0, -0.5), place(0, 0.5));
            case 9 -> with(with(corners, fours), place(0, 0));
            case 10 -> with(with(corners, fours), place(0, -2 * third), place(0, 2 * third));
            default -> throw new IllegalArgumentException("no pips for " + count);
        };
    }

    private static Place place(double across, double down) {
        return new Place(across, down);
    }

    private static List<Place> with(List<Place> some, Place... more) {
        return with(some, List.of(more));
    }

    private static List<Place> with(List<Place> some, List<Place> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }
}
