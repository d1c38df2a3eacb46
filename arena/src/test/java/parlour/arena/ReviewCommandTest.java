package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.record.RecordWriter;
import parlour.review.JudgedMove;
import parlour.review.Judgement;
import parlour.review.Mark;
import parlour.review.Review;
import parlour.review.ReviewedRound;
import parlour.search.Analysis;
import parlour.search.Expert;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

class ReviewCommandTest {
    private static final CassinoRules RULES = rules(2);

    @TempDir Path folder;
    private String file;

    private static CassinoRules rules(int seats) {
        return Games.CASSINO.rules(seats, Games.CASSINO.presets().get("house"));
    }

    @BeforeEach
    void nameAFile() {
        file = folder.resolve("game.record").toString();
    }

    private static Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match(
            String table, String hand, String otherHand, String deck) throws BadInput {
        return match(table, List.of(hand, otherHand), deck);
    }

    /** The first seat is to move, the second captured last and has the cards not named here. */
    private static Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match(
            String table, List<String> held, String deck) throws BadInput {
        int seats = held.size();
        CardSet on = CardNotation.set(table);
        CardSet left = CardNotation.set(deck);
        CardSet rest = CardSet.PACK.minus(on).minus(left);
        List<CardSet> hands = new ArrayList<>();
        for (String hand : held) {
            hands.add(CardNotation.set(hand));
            rest = rest.minus(CardNotation.set(hand));
        }
        List<parlour.cards.Card> order = new ArrayList<>();
        left.forEach(order::add);
        CassinoState state =
                new CassinoState(
                        on,
                        CardSets.of(hands),
                        CardSets.empty(seats).with(1, rest.bits()),
                        Deck.of(order),
                        0,
                        1,
                        Tally.zeros(seats),
                        RoundStart.first(seats, 1));
        return Match.from(rules(seats), 5, state);
    }

    private void write(Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match)
            throws IOException {
        List<String> names = List.of("Ada", "Ben", "Cleo").subList(0, match.rules().seats());
        Files.writeString(Path.of(file), RecordWriter.write(Games.CASSINO, match, names));
    }

    private Json json() throws BadInput {
        return JsonReader.read(Call.good("review", file, "--json").out());
    }

    private static double number(Json json, String name) throws BadInput {
        return Double.parseDouble(json.get(name).toString());
    }

    @Test
    void aBlunderInAnEndingIsExact() throws IOException, BadInput {
        var match = match("10d 3c 8h", "10h 4c", "2c 5c", "");
        assertTrue(match.play(CassinoMove.parse("10h")).isEmpty());
        write(match);
        List<String> lines = Call.good("review", file).lines();
        assertEquals("Round 1", lines.get(2));
        // The two points of the ten of diamonds change sides.
        assertTrue(
                lines.get(3).matches(" +1 +Ada +10h +4\\.00 exact +blunder: 10h x 10d is better"),
                lines.get(3));
        assertTrue(
                lines.get(5)
                        .matches(
                                "Ada: accuracy \\d+\\.\\d, 1 move, 1 decision, cost 4\\.00 ± 0\\.00"
                                        + " in all\\."),
                lines.get(5));
        assertEquals("  No inaccuracy, no mistake, 1 blunder, no brilliant move.", lines.get(6));
        assertEquals(
                "Ben: accuracy –, no moves, no decision, cost 0.00 ± 0.00 in all.", lines.get(7));
        String last = lines.get(lines.size() - 1);
        assertTrue(last.startsWith("Round 1 is not over, so its par is left out"), last);
    }

    @Test
    void anEndingOfThreeIsSolvedButNotCalledExact() throws IOException, BadInput {
        var match = match("10d 3c 8h", List.of("10h 4c", "2c 5c", "6c 7d"), "");
        assertTrue(match.play(CassinoMove.parse("10h")).isEmpty());
        write(match);
        Json move = json().get("moves").list().get(0);
        assertEquals("blunder", move.get("mark").text(), move::toString);
        assertEquals("10h x 10d", move.get("best").text());
        assertEquals("false", move.get("exact").toString());
        // However the four cards are divided, the second seat gets the two points instead.
        assertEquals(3, number(move, "cost"), 1e-9);
    }

    @Test
    void aBlunderWithCardsInTheDeckHasItsCostWithAnErrorBar() throws IOException, BadInput {
        // Six of the twelve cards not seen take the ten of diamonds, and the other holds four.
        var match = match("10d 4h", "10h 9d 5c 6c", "Ac Ad 10c 10s", "Ah As 7c 8c Kc Kd Qc Qd");
        assertTrue(match.play(CassinoMove.parse("5c")).isEmpty());
        write(match);
        Json move = json().get("moves").list().get(0);
        assertEquals("blunder", move.get("mark").text());
        assertEquals("10h x 10d", move.get("best").text());
        assertEquals("false", move.get("exact").toString());
        // Nearly the four points by which the two change sides, less what was had instead.
        assertTrue(number(move, "cost") > 2.5 && number(move, "cost") < 5, move::toString);
        assertTrue(number(move, "interval") > 0 && number(move, "interval") < 0.3, move::toString);
    }

    @Test
    void anEndingPlayedWellCostsNothing() throws IOException, BadInput {
        var match = match("10d 3c 8h Qs", "10h 4c Kd As", "2c 5c 7d Jh", "");
        while (match.turn() != Rules.NOBODY) {
            CassinoView view = RULES.view(match.state(), Eyes.of(match.turn()));
            Analysis<CassinoMove> thought =
                    Expert.reviewer(RULES, Games.CASSINO.searchModel(RULES), 100).think(view, 1);
            assertFalse(thought.advance(1_000_000));
            assertTrue(match.play(thought.best().orElseThrow()).isEmpty());
        }
        write(match);
        Json review = json();
        assertEquals(8, review.get("moves").list().size());
        for (Json move : review.get("moves").list()) {
            assertTrue(List.of("none", "brilliant").contains(move.get("mark").text()));
            assertEquals(0, number(move, "cost"), move::toString);
            assertEquals(0, number(move, "interval"));
            assertEquals("true", move.get("exact").toString());
        }
        for (Json seat : review.get("seats").list()) {
            assertEquals(4, seat.get("moves").integer(0, 9));
            assertEquals(0, seat.get("mistakes").integer(0, 9));
            assertEquals(0, number(seat, "cost"));
        }
    }

    @Test
    void aWholeGameIsReviewedRoundByRoundAndTheWeakerPlayerPaysMore() throws BadInput {
        Call.good("record", "cassino", "--players", "random,counter", "--seed", "3", "--out", file);
        List<String> lines = Call.good("review", file, "--effort", "5", "--plays", "2").lines();
        long rounds = lines.stream().filter(line -> line.matches("Round \\d+")).distinct().count();
        assertTrue(rounds >= 1, lines::toString);
        assertEquals(
                48 * rounds, lines.stream().filter(line -> line.matches(" +\\d+  .*")).count());
        List<Json> seats =
                JsonReader.read(
                                Call.good("review", file, "--effort", "5", "--plays", "2", "--json")
                                        .out())
                        .get("seats")
                        .list();
        assertEquals("random", seats.get(0).get("name").text());
        assertTrue(number(seats.get(0), "cost") > 2 * number(seats.get(1), "cost"));
        assertTrue(
                seats.get(0).get("blunders").integer(0, 99)
                        > seats.get(1).get("blunders").integer(0, 99));
    }

    @Test
    void nothingIsCalledAMistakeWithinItsInterval() throws BadInput {
        Call.good("record", "cassino", "--players", "fair,bold,more", "--seed", "9", "--out", file);
        Json review =
                JsonReader.read(
                        Call.good("review", file, "--effort", "2", "--plays", "0", "--json").out());
        int withinNoise = 0;
        for (Json move : review.get("moves").list()) {
            boolean called = !List.of("none", "brilliant").contains(move.get("mark").text());
            double least = number(move, "cost") - number(move, "interval");
            assertTrue(!called || least > 0, move::toString);
            withinNoise += !called && number(move, "cost") > 0 ? 1 : 0;
        }
        assertTrue(withinNoise > 0, "no move was ever in doubt");
    }

    @Test
    void aCostThatIsNotKnownIsNotClaimed() throws BadInput {
        CassinoMove move = CassinoMove.parse("4c");
        Judgement<CassinoMove> judgement =
                new Judgement<>(
                        CassinoMove.parse("5c"),
                        3,
                        Double.POSITIVE_INFINITY,
                        false,
                        OptionalDouble.of(0.5),
                        OptionalDouble.of(0.4),
                        true,
                        Mark.NONE,
                        Optional.empty(),
                        Optional.empty(),
                        0);
        Review<CassinoMove> review =
                new Review<>(
                        2,
                        1,
                        List.of(new JudgedMove<>(0, 1, 1, 1, move, judgement)),
                        List.of(new ReviewedRound(1, Optional.empty(), List.of())));
        var report = new ReviewReport<>(English.texts(), Games.CASSINO, List.of("Ada", "Ada"));
        String line = report.news(review).get(2);
        assertTrue(line.matches(" +1 +Ada \\(seat 2\\) +4c +\\? +not judged: .*"), line);
        assertEquals(List.of(), report.news(review), "each move is told once");
        String marks = report.summary(review).get(4);
        assertTrue(marks.endsWith("1 not judged."), marks);
        Json json = JsonReader.read(report.json(review, RULES.options().values()));
        assertTrue(json.get("moves").list().get(0).fields().get("cost").isNull());
    }

    @Test
    void theSameEffortGivesTheSameFigures() {
        Call.good("record", "fastest", "--players", "easy,hard", "--seed", "3", "--out", file);
        String first = Call.good("review", file, "--effort", "5", "--plays", "2", "--json").out();
        String again = Call.good("review", file, "--effort", "5", "--plays", "2", "--json").out();
        assertEquals(first, again);
    }

    @Test
    void everyGameHasItsFiguresByRoundAndSeat() throws BadInput {
        for (String game : Input.gameIds()) {
            Call.good("record", game, "--players", "easy,hard", "--seed", "4", "--out", file);
            Json review =
                    JsonReader.read(
                            Call.good("review", file, "--effort", "5", "--plays", "2", "--json")
                                    .out());
            assertEquals(game.equals("cassino") ? "points" : "chance", review.get("unit").text());
            for (Json seat : review.get("seats").list()) {
                assertTrue(number(seat, "accuracy") <= 100, seat::toString);
                double sum = 0;
                for (Json round : review.get("rounds").list()) {
                    int place = review.get("seats").list().indexOf(seat);
                    sum += number(round.get("seats").list().get(place), "play");
                }
                assertEquals(sum, number(seat, "play"), 1e-9);
            }
        }
    }

    @Test
    void badInputIsOneLine() throws IOException {
        assertEquals(file + ": there is no such file.", Call.mistake("review", file));
        Files.writeString(Path.of(file), "parlour record\ngame: chess\n");
        assertTrue(Call.mistake("review", file).startsWith(file + ": line 2: "));
        assertEquals(
                "--effort must be a whole number from 1 to 100000, not \"0\".",
                Call.mistake("review", file, "--effort", "0"));
        assertTrue(Call.mistake("review").startsWith("FILE is required"));
    }
}
