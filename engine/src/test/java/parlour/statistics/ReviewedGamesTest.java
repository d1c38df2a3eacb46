package parlour.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.record.Utf8;
import parlour.review.Habit;
import parlour.review.Habits;
import parlour.review.NamedLapse;
import parlour.review.Review;
import parlour.store.MemoryFolder;
import parlour.store.NewerVersion;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Habits over several games, and the file of the games. */
class ReviewedGamesTest {
    private static ReviewedGame game(int number, int engine, NamedLapse... lapses) {
        return new ReviewedGame(String.format("%08x", number), engine, List.of(lapses));
    }

    private static NamedLapse made(String kind, double cost) {
        return new NamedLapse(3, kind, false, cost);
    }

    private static NamedLapse avoided(String kind, double cost) {
        return new NamedLapse(5, kind, true, cost);
    }

    private static Habits habits(ReviewedGames games) {
        return games.habits(Games.CASSINO, "Äiti");
    }

    private static List<String> weaknesses(ReviewedGames games) {
        return habits(games).weaknesses().stream().map(Habit::kind).toList();
    }

    @Test
    void aHabitShowsOverSeveralGames() {
        ReviewedGames one =
                ReviewedGames.NONE.with("cassino", "Äiti", game(1, 1, made("leavesTen", 1.5)));
        assertEquals(List.of(), weaknesses(one), "once is no habit");
        ReviewedGames two =
                one.with(
                        "cassino",
                        "Äiti",
                        game(2, 1, made("leavesTen", 1), avoided("givesSweeps", 2)));
        assertEquals(List.of("leavesTen"), weaknesses(two));
        ReviewedGames three = two.with("cassino", "Äiti", game(3, 1, avoided("givesSweeps", 2)));
        assertEquals("givesSweeps", habits(three).strength().orElseThrow().kind());
        assertEquals(List.of(), three.of("cassino", "Zuru"));
        assertEquals(List.of(), three.of("fastest", "Äiti"));
    }

    @Test
    void theSameGameCountsOnceAndTheLastReviewOfItCounts() {
        ReviewedGame first = game(1, 1, made("leavesTen", 3));
        ReviewedGames twice =
                ReviewedGames.NONE.with("cassino", "Äiti", first).with("cassino", "Äiti", first);
        assertEquals(List.of(first), twice.of("cassino", "Äiti"));
        assertEquals(List.of(), weaknesses(twice));
        ReviewedGame anew = game(1, 2, made("givesSweeps", 3));
        assertEquals(List.of(anew), twice.with("cassino", "Äiti", anew).of("cassino", "Äiti"));
    }

    @Test
    void theLastTwentyAreKept() {
        ReviewedGames games = ReviewedGames.NONE;
        for (int i = 0; i < 25; i++) {
            games = games.with("cassino", "Äiti", game(i, 1, made("leavesTen", i < 5 ? 99 : 0.1)));
        }
        assertEquals(ReviewedGames.MOST, games.of("cassino", "Äiti").size());
        assertEquals(String.format("%08x", 5), games.of("cassino", "Äiti").get(0).id());
        assertEquals(2.0, habits(games).weaknesses().get(0).cost(), 1e-9);
    }

    @Test
    void aKindThatThisVersionHasNoNameForIsLeftOut() throws BadInput {
        ReviewedGames games =
                ReviewedGames.NONE.with(
                        "cassino", "Äiti", game(1, 9, made("yawns", 5), made("yawns", 5)));
        assertEquals(games, ReviewedGames.read(games.write()));
        assertEquals(List.of(), weaknesses(games));
    }

    private static Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match(
            int choice, int moves) {
        Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules =
                Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match = Match.begin(rules, 7);
        Rng rng = new Rng(choice);
        while (match.length() < moves && rules.game(match.state()).isEmpty()) {
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
            } else {
                List<CassinoMove> all = rules.moves(match.state());
                match.play(all.get(rng.below(all.size())));
            }
        }
        return match;
    }

    private static Optional<ReviewedGame> reviewed(
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match) {
        Review<CassinoMove> review = new Review<>(2, 1, List.of(), List.of());
        return ReviewedGame.of(Games.CASSINO, match, review, 0);
    }

    @Test
    void aGameIsTheSameFromTheEndOfItsFirstRoundOn() {
        int first =
                match(1, 10_000).history().stream()
                        .map(entry -> entry.move().isPresent())
                        .toList()
                        .indexOf(false);
        assertTrue(first > 10, first + " moves");
        assertEquals(Optional.empty(), reviewed(match(1, 0)));
        assertEquals(Optional.empty(), reviewed(match(1, first - 1)));
        String id = reviewed(match(1, first)).orElseThrow().id();
        for (int moves : List.of(first + 1, first + 9, 10_000)) {
            assertEquals(id, reviewed(match(1, moves)).orElseThrow().id());
        }
        assertNotEquals(
                id, reviewed(match(2, 10_000)).orElseThrow().id(), "the same cards, other moves");
    }

    private static ReviewedGames any(int seed) {
        Rng rng = new Rng(seed);
        ReviewedGames games = ReviewedGames.NONE;
        for (int i = 0; i < 60; i++) {
            List<NamedLapse> lapses = new ArrayList<>();
            for (int made = rng.below(4); made > 0; made--) {
                lapses.add(
                        new NamedLapse(rng.below(99), "leavesTen", false, rng.below(900) / 100.0));
            }
            for (int avoided = rng.below(3); avoided > 0; avoided--) {
                lapses.add(
                        new NamedLapse(rng.below(99), "givesSweeps", true, rng.below(900) / 100.0));
            }
            games =
                    games.with(
                            rng.below(2) == 0 ? "cassino" : "fastest",
                            "p" + rng.below(3),
                            new ReviewedGame(String.format("%08x", rng.below(30)), 1, lapses));
        }
        return games;
    }

    @Test
    void whatIsWrittenIsReadBack() throws BadInput {
        assertEquals(ReviewedGames.NONE, ReviewedGames.read(ReviewedGames.NONE.write()));
        for (int seed = 0; seed < 30; seed++) {
            assertEquals(any(seed), ReviewedGames.read(any(seed).write()));
        }
    }

    /** As much as is kept still makes a readable file. */
    @Test
    void theLargestFileIsReadable() throws BadInput {
        List<NamedLapse> lapses = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            lapses.add(new NamedLapse(999_999, "l".repeat(40), true, 99_999));
        }
        ReviewedGames games = ReviewedGames.NONE;
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (int name = 0; name < 30; name++) {
                for (int i = 0; i < 30; i++) {
                    ReviewedGame one = new ReviewedGame(String.format("%08x", i), 1, lapses);
                    games = games.with(game.id(), "Å".repeat(90) + name, one);
                }
            }
        }
        String text = games.write();
        int bytes = Utf8.bytes(text).length;
        assertTrue(bytes < ReviewedGames.MOST_BYTES, bytes + " bytes");
        assertEquals(games, ReviewedGames.read(text));
    }

    @Test
    void damageIsRefused() {
        byte[] file = Utf8.bytes(any(1).write());
        for (int bit = 0; bit < file.length * 8; bit += 3) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            assertThrows(BadInput.class, () -> ReviewedGames.read(Utf8.text(flipped)));
        }
    }

    @Test
    void itIsKeptAsSafelyAsASave() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        ValueFile<ReviewedGames> file = ValueFile.open(folder, ReviewedGames.FILE);
        assertEquals(ReviewedGames.NONE, file.load().value());
        file.save(any(1));
        file.save(any(2));
        assertEquals(any(2), ValueFile.open(folder, ReviewedGames.FILE).load().value());
        String newer = any(3).write().replace("\"version\": 1", "\"version\": 2");
        folder.write("reviewed.json", Utf8.bytes(newer));
        ValueFile<ReviewedGames> later = ValueFile.open(folder, ReviewedGames.FILE);
        assertTrue(later.load().openedFile().newer());
        assertThrows(NewerVersion.class, () -> later.save(any(4)));
    }
}
