package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.StageTexts;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.setup.ComputerDescription;
import parlour.app.widget.PushButton;
import parlour.engine.Game;
import parlour.rating.Comparison;
import parlour.rating.Outcome;
import parlour.rating.RatedGame;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;

import java.util.List;
import java.util.Set;

/** The set-up offers computers that are as strong as the person. */
class FairChoiceTest extends SetupScreenTests {
    private static final String PERSON = "Player 1";

    /** A person who has won half of so many games against computers of a strength. */
    private void played(Game<?, ?, ?, ?> game, int points, int games) {
        Opposition met = new Opposition(2, "expert");
        for (int i = 0; i < games; i++) {
            Outcome outcome = i % 2 == 0 ? Outcome.AHEAD : Outcome.BEHIND;
            recordingNavigator.knownStatistics =
                    recordingNavigator
                            .knownStatistics
                            .game(game.id(), PERSON, met, i % 2 == 0)
                            .ratedGame(
                                    game.id(),
                                    PERSON,
                                    new RatedGame(List.of(new Comparison(points, 100, outcome))));
        }
    }

    private int points(Game<?, ?, ?, ?> game, String computer) {
        return (int)
                recordingNavigator.ratedPlayers().computer(game, computer).orElseThrow().points();
    }

    private static List<String> levels(Game<?, ?, ?, ?> game) {
        return ComputerDescription.levels(game);
    }

    @Test
    void oneClickChoosesTheLevelWhoseRatingIsNearest() {
        String strongest = Game.EXPERT;
        played(Games.CASSINO, points(Games.CASSINO, strongest) + 30, 30);
        played(Games.FASTEST, points(Games.FASTEST, levels(Games.FASTEST).get(0)) - 30, 30);
        form().computers(levels(Games.CASSINO).get(0));
        room.app().refresh();
        room.pass(0.1f);
        room.click("setup.fair");
        assertEquals(Set.of(strongest), form().computers());
        assertTrue(((PushButton) room.find("setup.fair")).isDisabled(), "it is chosen");
        assertTrue(text("setup.fair-reason").contains("± "), text("setup.fair-reason"));
        assertTrue(text("setup.fair-reason").contains("54 of 100"), text("setup.fair-reason"));
        show(FastestModule.make());
        form().computers(strongest);
        room.app().refresh();
        room.pass(0.1f);
        room.click("setup.fair");
        assertEquals(Set.of(levels(Games.FASTEST).get(0)), form().computers());
    }

    @Test
    void everyLevelIsOfferedToWhoeverIsAsStrong() {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (String level : levels(game)) {
                recordingNavigator.knownStatistics = Statistics.EMPTY;
                played(game, points(game, level), 12);
                String fair =
                        recordingNavigator
                                .ratedPlayers()
                                .fairOpponent(game, PERSON)
                                .orElseThrow()
                                .level();
                assertEquals(points(game, level), points(game, fair), game.id() + " " + level);
            }
        }
    }

    @Test
    void anUnknownPersonIsOfferedALevelForBeginnersAndToldWhy() {
        String said = text("setup.fair-reason");
        assertTrue(said.contains("is a good start"), said);
        form().computers(Game.EXPERT);
        room.app().refresh();
        room.pass(0.1f);
        room.click("setup.fair");
        int chosen = levels(Games.CASSINO).indexOf(form().computers().iterator().next());
        assertTrue(chosen < levels(Games.CASSINO).size() / 2, "level " + chosen);
    }

    @Test
    void afterAFewGamesTheMissingOnesAreSaid() {
        played(Games.CASSINO, 1000, 4);
        room.app().refresh();
        room.pass(0.1f);
        assertTrue(text("setup.fair-reason").contains("8 more games"), text("setup.fair-reason"));
    }

    @Test
    void anotherNameHasAnotherRating() {
        played(Games.CASSINO, points(Games.CASSINO, Game.EXPERT), 30);
        room.app().refresh();
        room.pass(0.1f);
        assertTrue(text("setup.fair-reason").startsWith("You are rated"));
        room.key(Keys.TAB);
        room.type("Anna");
        assertTrue(text("setup.fair-reason").contains("is a good start"));
    }

    @Test
    void nothingIsOfferedToTwoPersonsToNobodyAndWherePointsAreBad() {
        form().seatPerson(1);
        room.app().refresh();
        assertFalse(shown("setup.fair"));
        form().seatComputer(1);
        room.app().refresh();
        assertTrue(shown("setup.fair"));
        form().rules().preset("laisto");
        room.app().refresh();
        assertFalse(shown("setup.fair"), "the ratings are not for these rules");
        form().rules().preset("house");
        form().seatComputer(0);
        room.app().refresh();
        assertFalse(shown("setup.fair"));
    }

    @Test
    void theKeyboardReachesIt() {
        form().computers(Game.EXPERT);
        room.app().refresh();
        room.pass(0.1f);
        for (int i = 0; i < 12 && !focused().equals("setup.fair"); i++) {
            room.key(Keys.TAB);
        }
        room.key(Keys.ENTER);
        assertFalse(form().computers().contains(Game.EXPERT));
    }

    @Test
    void ratingsAreSaidOfLevelsAndInTheListOfASeat() {
        String expert = "Rating " + points(Games.CROSSWISE, Game.EXPERT) + ".";
        show(CrossWiseModule.make());
        form().computers(Game.EXPERT);
        room.app().refresh();
        room.pass(0.1f);
        assertTrue(text("setup.level-help").endsWith(expert), text("setup.level-help"));
        openSeats();
        room.pass(0.1f);
        room.click("seat-1-mode");
        room.pass(0.2f);
        assertTrue(StageTexts.on(room.stage(), expert));
    }
}
