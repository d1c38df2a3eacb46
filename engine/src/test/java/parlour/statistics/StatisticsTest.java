package parlour.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Rng;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.rating.Comparison;
import parlour.rating.Outcome;
import parlour.rating.PersonRating;
import parlour.rating.RatedGame;
import parlour.record.Envelope;
import parlour.record.Resources;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.store.MemoryFolder;
import parlour.store.OpenedFile;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

class StatisticsTest {
    private static final Opposition HARD = new Opposition(4, "hard");
    private static final Opposition EXPERT = new Opposition(2, "expert");
    private static final RatedGame AHEAD =
            new RatedGame(List.of(new Comparison(1101, 100, Outcome.AHEAD)));

    private final Statistics some =
            Statistics.EMPTY
                    .round("cassino", "Äiti", HARD, round(5, true, Map.of("sweeps", 1)))
                    .round("cassino", "Äiti", HARD, round(2, false, Map.of()))
                    .round("cassino", "Äiti", EXPERT, round(-3, false, Map.of("sweeps", 2)))
                    .game("cassino", "Äiti", HARD, true)
                    .game("cassino", "Äiti", EXPERT, false)
                    .round("fastest", "Äiti", HARD, round(1, false, Map.of("places", 3)));

    private static FinishedRound round(int points, boolean won, Map<String, Integer> achieved) {
        return new FinishedRound(points, won, achieved);
    }

    @Test
    void roundsGamesWinsSweepsAndTheBestRoundAreCounted() {
        PlayerStatistics player = some.players("cassino").get("Äiti");
        assertEquals(new Totals(2, 1, 3, 4, Map.of("sweeps", 3L)), player.all());
        assertEquals(OptionalLong.of(5), player.best());
        assertEquals(OptionalDouble.of(4.0 / 3), player.all().average());
        assertEquals(0, player.all().count("sixes"));
    }

    @Test
    void gamesWithACoachAreCountedApart() throws BadInput {
        Statistics coached =
                some.coachedRound("cassino", "Äiti", round(11, true, Map.of("sweeps", 4)))
                        .coachedRound("cassino", "Äiti", round(1, false, Map.of()))
                        .coachedGame("cassino", "Äiti", true)
                        .coachedGame("fastest", "Zuru", false);
        PlayerStatistics before = some.players("cassino").get("Äiti");
        PlayerStatistics after = coached.players("cassino").get("Äiti");
        assertEquals(new Totals(1, 1, 2, 12, Map.of("sweeps", 4L)), after.coached());
        assertEquals(before, after.coached(any -> Totals.NONE), "nothing else has changed");
        PlayerStatistics only = coached.players("fastest").get("Zuru");
        assertEquals(Totals.NONE, only.all());
        assertEquals(1, only.coached().games());
        assertEquals(coached, Statistics.read(coached.write()));
        assertThrows(
                IllegalArgumentException.class,
                () -> some.coachedRound("cassino", "Äiti", round(1, true, Map.of("naps", 1))));
    }

    @Test
    void roundsAndGamesAreCountedByOpponentsAndSeats() {
        PlayerStatistics player = some.players("cassino").get("Äiti");
        assertEquals(List.of(EXPERT, HARD), List.copyOf(player.against().keySet()));
        assertEquals(new Totals(1, 1, 2, 7, Map.of("sweeps", 1L)), player.against().get(HARD));
        assertEquals(new Totals(1, 0, 1, -3, Map.of("sweeps", 2L)), player.against().get(EXPERT));
        assertEquals(player.all(), player.known());
    }

    @Test
    void theLastRoundsAreKeptForAChart() {
        assertEquals(
                List.of(
                        new RecentRound(5, true),
                        new RecentRound(2, false),
                        new RecentRound(-3, false)),
                some.players("cassino").get("Äiti").recent());
        assertEquals(
                List.of(new RecentRound(3, false)),
                some.players("fastest").get("Äiti").recent(),
                "a place says more than points");
        Statistics many = Statistics.EMPTY;
        for (int i = 0; i < 100; i++) {
            many = many.round("cassino", "Äiti", HARD, round(i, false, Map.of()));
        }
        List<RecentRound> recent = many.players("cassino").get("Äiti").recent();
        assertEquals(PlayerStatistics.MOST_RECENT, recent.size());
        assertEquals(99, recent.get(recent.size() - 1).figure());
    }

    @Test
    void averagePlacesAreOfTheRoundsWhosePlacesWereCounted() {
        Totals known = some.players("fastest").get("Äiti").known();
        assertEquals(OptionalDouble.of(3), known.perRound("places"));
        assertEquals(OptionalDouble.empty(), Totals.NONE.perRound("places"));
    }

    @Test
    void aStreakEndsWithALossAndTheLongestIsKept() {
        Statistics games = Statistics.EMPTY;
        for (boolean won : new boolean[] {true, true, false, true, true, true, false, true}) {
            games = games.game("cassino", "Äiti", HARD, won);
        }
        assertEquals(1, games.players("cassino").get("Äiti").streak());
        assertEquals(3, games.players("cassino").get("Äiti").longest());
    }

    @Test
    void opponentsAreOneComputerPeopleOrMixed() {
        Optional<String> person = Optional.empty();
        Optional<String> hard = Optional.of("hard");
        assertEquals(HARD, Opposition.of(4, List.of(hard, hard, hard)));
        assertEquals("people", Opposition.of(3, List.of(person, person)).opponents());
        assertEquals("mixed", Opposition.of(3, List.of(person, hard)).opponents());
        assertEquals("mixed", Opposition.of(3, List.of(Optional.of("easy"), hard)).opponents());
    }

    @Test
    void anAchievementThatNobodyCountsIsAMistakeOfTheProgram() {
        assertThrows(
                IllegalArgumentException.class,
                () -> some.round("cassino", "Äiti", HARD, round(1, false, Map.of("aces", 1))));
    }

    @Test
    void anUnfinishedGameIsNoLoss() {
        Totals all = some.players("fastest").get("Äiti").all();
        assertEquals(1, all.rounds());
        assertEquals(0, all.games());
    }

    @Test
    void beforeTheFirstRoundThereIsNoBestAndNoAverage() {
        PlayerStatistics player =
                Statistics.EMPTY
                        .game("cassino", "Zuru", HARD, false)
                        .players("cassino")
                        .get("Zuru");
        assertEquals(OptionalLong.empty(), player.best());
        assertEquals(0, player.all().wins(), "a lost game is no win");
        assertEquals(OptionalDouble.empty(), player.all().average());
    }

    @Test
    void whatIsWrittenIsReadBack() throws BadInput {
        assertEquals(some, Statistics.read(some.write()));
        assertEquals(Statistics.EMPTY, Statistics.read(Statistics.EMPTY.write()));
    }

    /** Whatever is played, the figures fit together and the file is read as it was written. */
    @Test
    void figuresFitTogetherAfterAnyHistory() throws BadInput {
        for (int seed = 0; seed < 40; seed++) {
            Rng rng = new Rng(seed);
            Statistics statistics = Statistics.EMPTY;
            for (int i = 0; i < 200; i++) {
                String game = rng.below(2) == 0 ? "cassino" : "fastest";
                String name = "p" + rng.below(3);
                Opposition met =
                        new Opposition(2 + rng.below(9), rng.below(2) == 0 ? "hard" : "c" + i);
                statistics =
                        rng.below(3) == 0
                                ? statistics.game(game, name, met, rng.below(2) == 0)
                                : statistics.round(game, name, met, anyRound(rng));
            }
            assertEquals(statistics, Statistics.read(statistics.write()));
            for (PlayerStatistics player : statistics.players("cassino").values()) {
                assertEquals(player.all(), player.known());
                assertTrue(player.streak() <= player.longest());
                assertTrue(player.longest() <= player.all().wins());
                assertTrue(player.against().size() <= PlayerStatistics.MOST_OPPOSITIONS + 9);
                assertTrue(player.recent().size() <= PlayerStatistics.MOST_RECENT);
            }
        }
    }

    private static FinishedRound anyRound(Rng rng) {
        return round(
                rng.below(40) - 10,
                rng.below(2) == 0,
                Map.of("sweeps", rng.below(3), "places", 1 + rng.below(9)));
    }

    @Test
    void aFileOfTheFirstVersionIsReadAndGoesOn() throws BadInput, IOException {
        Statistics old = Statistics.read(Resources.text("statistics/version-1.json"));
        PlayerStatistics before = old.players("cassino").get("Äiti");
        assertEquals(new Totals(2, 1, 3, 4, Map.of("sweeps", 3L)), before.all());
        assertEquals(0, before.longest(), "streaks were not counted");
        assertEquals(Map.of(), before.against());
        PlayerStatistics after =
                old.round("cassino", "Äiti", HARD, round(9, true, Map.of()))
                        .game("cassino", "Äiti", HARD, true)
                        .players("cassino")
                        .get("Äiti");
        assertEquals(new Totals(3, 2, 4, 13, Map.of("sweeps", 3L)), after.all());
        assertEquals(new Totals(1, 1, 1, 9, Map.of()), after.known());
        assertEquals(1, after.longest());
    }

    /** Nobody had a coach then. */
    @Test
    void aFileOfTheSecondVersionIsReadAndGoesOn() throws BadInput, IOException {
        Statistics old = Statistics.read(Resources.text("statistics/version-2.json"));
        assertEquals(some, old);
        Statistics after = old.coachedGame("cassino", "Äiti", true);
        assertEquals(some.coachedGame("cassino", "Äiti", true), Statistics.read(after.write()));
    }

    /** Nobody had a rating then. */
    @Test
    void aFileOfTheFourthVersionIsReadAndGoesOn() throws BadInput, IOException {
        Statistics old = Statistics.read(Resources.text("statistics/version-4.json"));
        assertEquals(coached(), old);
        assertEquals(Optional.empty(), old.players("cassino").get("Äiti").rating());
        Statistics after = old.ratedGame("cassino", "Äiti", AHEAD);
        assertEquals(coached().ratedGame("cassino", "Äiti", AHEAD), Statistics.read(after.write()));
    }

    private Statistics coached() {
        return some.coachedRound("cassino", "Äiti", round(11, true, Map.of("sweeps", 4)))
                .coachedGame("cassino", "Äiti", true);
    }

    @Test
    void aFileOfThisVersionIsWrittenAsItAlwaysWas() throws IOException {
        Statistics statistics =
                coached()
                        .ratedGame("cassino", "Äiti", AHEAD)
                        .ratedGame(
                                "cassino",
                                "Äiti",
                                new RatedGame(
                                        List.of(
                                                new Comparison(-120, 50, Outcome.BEHIND),
                                                new Comparison(1209, 100, Outcome.EQUAL))));
        assertEquals(Resources.text("statistics/version-8.json"), statistics.write());
    }

    @Test
    void theLastGamesMakeTheRating() throws BadInput {
        Statistics games = Statistics.EMPTY;
        for (int i = 0; i < 70; i++) {
            Outcome outcome = i < 45 ? Outcome.BEHIND : Outcome.AHEAD;
            games =
                    games.game("cassino", "Äiti", HARD, i >= 45)
                            .ratedGame(
                                    "cassino",
                                    "Äiti",
                                    new RatedGame(List.of(new Comparison(1000, 100, outcome))));
        }
        PlayerStatistics player = games.players("cassino").get("Äiti");
        assertEquals(PersonRating.MOST_GAMES, player.rated().size());
        assertEquals(1000, player.rating().orElseThrow().rating().points(), 1, "25 of 50");
        assertEquals(games, Statistics.read(games.write()));
        assertEquals(70, player.all().games(), "nothing else has changed");
        assertEquals(
                Optional.empty(),
                some.players("cassino").get("Äiti").rating(),
                "other games count for nothing");
    }

    @Test
    void detailsAreKeptOfTheFirstFortyNames() {
        Statistics statistics = inDetail(42);
        assertEquals(Totals.NONE, statistics.players("cassino").get(name(41)).coached());
        assertEquals(
                40,
                statistics.players("cassino").values().stream()
                        .filter(PlayerStatistics::detailed)
                        .count());
        PlayerStatistics last = statistics.players("cassino").get(name(41));
        assertEquals(80, last.all().rounds(), "the others add to their totals alone");
        assertEquals(80, last.longest());
    }

    /** As many names as are kept, with all that is kept of them, still make a readable file. */
    @Test
    void theLargestFileIsReadable() throws BadInput {
        Map<String, Object> largest = new LinkedHashMap<>();
        for (String member : List.of("games", "wins", "rounds", "points", "sweeps", "best")) {
            largest.put(member, 1_000_000_000_000L);
        }
        largest.put("streak", 1_000_000_000_000L);
        largest.put("longest", 1_000_000_000_000L);
        Json detailed = JsonReader.read(inDetail(40).write()).get("players").get("cassino");
        Map<String, Object> players = new LinkedHashMap<>(detailed.fields());
        for (int i = 40; i < 5_000; i++) {
            players.put(name(i), largest);
        }
        Map<String, Object> games = new LinkedHashMap<>();
        Games.all().forEach(game -> games.put(game.id(), players));
        String text = Envelope.write(Statistics.FORMAT, games);
        assertEquals(5_000, Statistics.read(text).players("fastest").size());
        int bytes = Utf8.bytes(text).length;
        assertTrue(bytes < Statistics.MOST_BYTES, bytes + " bytes");
    }

    /** So many names, each with more opponents and rounds than are kept. */
    private static Statistics inDetail(int names) {
        Statistics statistics = Statistics.EMPTY;
        FinishedRound round = round(-9_999_999, true, Map.of("sweeps", 1_000_000_000));
        RatedGame largest =
                new RatedGame(Collections.nCopies(11, new Comparison(-99_999, 50, Outcome.BEHIND)));
        for (int i = 0; i < names; i++) {
            for (int kind = 0; kind < 80; kind++) {
                Opposition met = new Opposition(2 + kind % 11, "intermediate" + kind);
                statistics =
                        statistics
                                .round("cassino", name(i), met, round)
                                .game("cassino", name(i), met, true)
                                .coachedRound("cassino", name(i), round)
                                .coachedGame("cassino", name(i), true)
                                .ratedGame("cassino", name(i), largest);
            }
        }
        return statistics;
    }

    /** A name of the greatest length. */
    private static String name(int i) {
        return "Å".repeat(SavedSeat.LONGEST - 4) + (1000 + i);
    }

    @Test
    void damageIsRefused() {
        byte[] file = Utf8.bytes(some.write());
        int version = some.write().indexOf("8,");
        for (int bit = 0; bit < file.length * 8; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            if (bit / 8 == version) {
                assertTrue(harmless(flipped), "an older version says the same");
            } else {
                assertThrows(BadInput.class, () -> Statistics.read(Utf8.text(flipped)));
            }
        }
    }

    private boolean harmless(byte[] file) {
        try {
            return Statistics.read(Utf8.text(file)).equals(some);
        } catch (BadInput e) {
            return true;
        }
    }

    @Test
    void aBrokenFileFallsBackToTheBackup() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        ValueFile<Statistics> file = ValueFile.open(folder, Statistics.FILE);
        assertEquals(Statistics.EMPTY, file.load().value());
        file.save(some);
        file.save(some.game("cassino", "Zuru", HARD, true));
        folder.put("statistics.json", Utf8.bytes("bad"));
        ValueFile.Found<Statistics> found = file.load();
        assertEquals(some, found.value());
        assertInstanceOf(OpenedFile.Backup.class, found.openedFile());
    }

    @Test
    void resetBeginsAnew() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        ValueFile<Statistics> file = ValueFile.open(folder, Statistics.FILE);
        file.save(some);
        file.save(Statistics.EMPTY);
        assertEquals(Map.of(), file.load().value().players("cassino"));
        assertInstanceOf(OpenedFile.Fine.class, file.load().openedFile());
    }
}
