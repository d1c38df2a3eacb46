package parlour.app.statistics;

import parlour.app.setup.ComputerDescription;
import parlour.engine.Game;
import parlour.rating.PersonRating;
import parlour.rating.Rating;
import parlour.rating.RatingTable;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The level that suits a person.
 *
 * @param rating that of the level
 * @param person that of the person; empty before the first game that counts for it
 */
public record FairOpponent(String level, Rating rating, Optional<PersonRating> person) {
    /** Beginners belong to the first of so many parts of the levels. */
    private static final int PARTS = 3;

    /**
     * The level whose rating is nearest to the person's. Of somebody of whom nothing is known it is
     * one for beginners. Empty if no level has a rating.
     */
    static Optional<FairOpponent> of(
            Game<?, ?, ?, ?> game, RatingTable table, Optional<PersonRating> person) {
        List<String> levels =
                ComputerDescription.levels(game).stream()
                        .filter(level -> table.of(game.id(), level).isPresent())
                        .toList();
        if (levels.isEmpty()) {
            return Optional.empty();
        }
        String level =
                person.isEmpty()
                        ? levels.get((levels.size() - 1) / PARTS)
                        : levels.stream()
                                .min(
                                        Comparator.comparingDouble(
                                                one ->
                                                        distance(
                                                                table.of(game.id(), one).get(),
                                                                person.get())))
                                .orElseThrow();
        return Optional.of(new FairOpponent(level, table.of(game.id(), level).get(), person));
    }

    private static double distance(Rating level, PersonRating person) {
        return Math.abs(level.points() - person.rating().points());
    }
}
