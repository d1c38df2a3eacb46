package parlour.app.sheet;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.StageTexts;
import parlour.app.screen.AppNavigator;
import parlour.rating.Comparison;
import parlour.rating.Outcome;
import parlour.rating.RatedGame;
import parlour.rating.Rating;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.Statistics;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A person's rating on the sheet of statistics. */
class RatingSectionTest {
    private static final String PERSON = "Kristoffer";
    private static final Opposition HARD = new Opposition(4, "hard");

    @TempDir Path data;
    private Headless room;

    private void open() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private PlayerStatistics player() throws Exception {
        return Statistics.read(Files.readString(data.resolve("statistics.json")))
                .players("cassino")
                .get(PERSON);
    }

    private static Statistics rated(int games) {
        Statistics statistics = Statistics.EMPTY;
        for (int i = 0; i < games; i++) {
            Outcome outcome = i % 4 == 0 ? Outcome.BEHIND : Outcome.AHEAD;
            statistics =
                    statistics
                            .round("cassino", PERSON, HARD, new FinishedRound(i, true, Map.of()))
                            .game("cassino", PERSON, HARD, i % 4 != 0)
                            .ratedGame(
                                    "cassino",
                                    PERSON,
                                    new RatedGame(List.of(new Comparison(1000, 100, outcome))));
        }
        return statistics;
    }

    @Test
    void theRatingIsShownBetweenTheLevelsOnceItIsKnown() throws Exception {
        Statistics many = rated(40);
        Files.writeString(data.resolve("statistics.json"), many.write());
        open();
        room.click("menu.statistics");
        room.pass(0.5f);
        Rating own = player().rating().orElseThrow().rating();
        String figure = Math.round(own.points()) + " ± " + Math.round(own.interval());
        assertTrue(own.points() > 1100, "three of four against 1000: " + own);
        assertTrue(StageTexts.on(room.stage(), figure), figure);
        assertTrue(StageTexts.on(room.stage(), "From the last 40 games"));
        assertTrue(StageTexts.on(room.stage(), "You ahead"));
        assertTrue(StageTexts.on(room.stage(), "Expert"));
    }

    @Test
    void beforeThatTheSheetSaysHowManyGamesAreMissing() throws Exception {
        Files.writeString(data.resolve("statistics.json"), rated(4).write());
        open();
        room.click("menu.statistics");
        room.pass(0.5f);
        assertTrue(StageTexts.on(room.stage(), "Not enough games yet. It takes about"));
        assertTrue(StageTexts.on(room.stage(), "Expert"), "the levels are rated all the same");
        assertFalse(StageTexts.on(room.stage(), "You ahead"));
    }
}
