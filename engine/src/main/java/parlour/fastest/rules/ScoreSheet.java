package parlour.fastest.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The places of a finished game and their points.
 *
 * @param places from 1; equal numbers of cards share the better place
 * @param left the number of cards left, by seat
 * @param points two for every seat beaten and one for every tie, so that seats that share places
 *     share all their points and the points stay integers
 */
public record ScoreSheet(List<Integer> places, List<Integer> left, List<Integer> points) {
    public ScoreSheet {
        places = List.copyOf(places);
        left = List.copyOf(left);
        points = List.copyOf(points);
    }

    /** The sheet of the hands that are left. */
    public static ScoreSheet of(Hands hands) {
        List<Integer> left = hands.list().stream().map(Hand::size).toList();
        List<Integer> places = new ArrayList<>();
        List<Integer> points = new ArrayList<>();
        for (int own : left) {
            int fewer = (int) left.stream().filter(other -> other < own).count();
            int equal = (int) left.stream().filter(other -> other == own).count() - 1;
            places.add(1 + fewer);
            points.add(2 * (left.size() - 1 - fewer - equal) + equal);
        }
        return new ScoreSheet(places, left, points);
    }

    /** The most points a game can give. */
    public static int most(int seats) {
        return 2 * (seats - 1);
    }
}
