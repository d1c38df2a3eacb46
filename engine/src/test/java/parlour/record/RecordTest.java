package parlour.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Options;
import parlour.engine.RandomPolicy;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class RecordTest {
    private static <S, M, V, E> Match<S, M, V, E> play(
            Rules<S, M, V, E> rules, Match<S, M, V, E> match, int moves) {
        RandomPolicy<S, M> policy = new RandomPolicy<>(rules);
        Rng rng = new Rng(match.seed());
        for (int i = 0; i < moves && rules.game(match.state()).isEmpty(); i++) {
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
            } else {
                assertTrue(match.play(policy.choose(match.state(), rng)).isEmpty());
            }
        }
        return match;
    }

    private static List<String> names(int seats) {
        return Collections.nCopies(seats, "say \"hi\", # or / and ä\n");
    }

    /** What is written is read again, to an equal state, and written the same. */
    private static <S, M, V, E> void comesBack(Game<S, M, V, E> game, Match<S, M, V, E> match)
            throws BadInput {
        String text = RecordWriter.write(game, match, names(match.rules().seats()));
        Replay<?, ?, ?, ?> replay = RecordReader.read(text);
        assertEquals(match.state(), replay.match().state());
        assertEquals(match.start(), replay.match().start());
        assertEquals(match.rules().options(), replay.match().rules().options());
        assertEquals(names(match.rules().seats()), replay.names());
        assertEquals(text, rewritten(replay));
    }

    private static <S, M, V, E> String rewritten(Replay<S, M, V, E> replay) {
        return RecordWriter.write(replay.game(), replay.match(), replay.names());
    }

    private static <S, M, V, E> void everyGameComesBack(Game<S, M, V, E> game) throws BadInput {
        for (int seats : game.seatCounts()) {
            for (Options options : game.presets().values()) {
                Rules<S, M, V, E> rules = game.rules(seats, options);
                long seed = seats * 1_000_003L;
                comesBack(game, play(rules, Match.begin(rules, -seed), Integer.MAX_VALUE));
                comesBack(game, play(rules, Match.begin(rules, seed), 17));
                comesBack(game, Match.begin(rules, seed));
            }
        }
    }

    @Test
    void whatIsWrittenReplaysToAnEqualState() throws BadInput {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            everyGameComesBack(game);
        }
    }

    private static <S, M, V, E> void positionsComeBack(Game<S, M, V, E> game) throws BadInput {
        int seats = game.seatCounts().get(0);
        Rules<S, M, V, E> rules = game.rules(seats, game.presets().values().iterator().next());
        for (int before : new int[] {0, 5, 20, 48}) {
            S position = play(rules, Match.begin(rules, 11), before).state();
            Match<S, M, V, E> match = Match.from(rules, 12, position);
            comesBack(game, match);
            comesBack(game, play(rules, match, Integer.MAX_VALUE));
            assertTrue(RecordWriter.write(game, match, names(seats)).contains("\nstart: {"));
        }
    }

    @Test
    void aGameThatBeganElsewhereBringsItsPosition() throws BadInput {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            positionsComeBack(game);
        }
    }

    @Test
    void aRoundThatWasDealtAnewBringsItsPosition() throws BadInput {
        var rules = Games.CASSINO.rules(3, Games.CASSINO.parseOptions("finnish"));
        var first = Match.begin(rules, 5);
        var anew = Match.from(rules, 5, rules.redeal(first.state(), 6));
        comesBack(Games.CASSINO, play(rules, anew, 30));
    }

    @Test
    void aReplayTellsTheSameEventsAgain() throws BadInput {
        var rules = Games.CASSINO.rules(2, Games.CASSINO.parseOptions("target=5"));
        var match = Match.begin(rules, 3);
        List<Object> events = new ArrayList<>(match.opening());
        match.listen(events::add);
        play(rules, match, Integer.MAX_VALUE);
        Replay<?, ?, ?, ?> replay =
                RecordReader.read(RecordWriter.write(Games.CASSINO, match, names(2)));
        List<Object> again = new ArrayList<>();
        replay.tell(again::add);
        assertEquals(events, again);
    }

    private static final String HEADER =
            """
            parlour record
            game: cassino
            version: 1
            rules: {"target":5,"firstDealer":"first","ties":"all","forcedCapture":false,"sweepLimit":0,"lastSweeps":true,"sweepsCancel":false,"misere":false}
            seats: ["a","b"]
            seed: 42
            """;

    /** A finished game under these rules, line by line. */
    private static List<String> game() {
        try {
            var rules =
                    Games.CASSINO.rules(
                            2, Games.CASSINO.parseOptions("target=5,firstDealer=first"));
            var match = play(rules, Match.begin(rules, 42), Integer.MAX_VALUE);
            String text = RecordWriter.write(Games.CASSINO, match, List.of("a", "b"));
            assertTrue(text.startsWith(HEADER), text);
            return new ArrayList<>(List.of(text.split("\n")));
        } catch (BadInput e) {
            throw new IllegalStateException(e);
        }
    }

    private static BadInput refused(List<String> lines) {
        String text = String.join("\n", lines);
        return assertThrows(BadInput.class, () -> RecordReader.read(text), text);
    }

    /** The complaint about a line: its key, once the line is right. */
    private static String complaint(int line, List<String> lines) {
        Phrase phrase = refused(lines).phrase();
        assertEquals("record.line", phrase.key(), phrase.toString());
        assertEquals(line, phrase.args().get(0), phrase.toString());
        return ((Phrase) phrase.args().get(1)).key();
    }

    private static List<String> with(int line, String text) {
        List<String> lines = game();
        lines.set(line - 1, text);
        return lines;
    }

    @Test
    void commentsBlankLinesAndOtherLineEndsDoNotMatter() throws BadInput {
        List<String> lines = game();
        String plain = String.join("\n", lines);
        lines.add(8, "  # a comment");
        lines.add(9, "");
        lines.replaceAll(line -> line + " \r");
        String dressed = "\uFEFF" + String.join("\n", lines);
        assertEquals(
                RecordReader.read(plain).match().state(),
                RecordReader.read(dressed).match().state());
    }

    @Test
    void theHeaderIsStrict() {
        assertEquals("record.first", refused(with(1, "another record")).phrase().key());
        assertEquals("record.first", refused(List.of("")).phrase().key());
        assertEquals("record.unknownGame", complaint(2, with(2, "game: chess")));
        assertEquals("record.expected", complaint(2, with(2, "gane: cassino")));
        assertEquals("record.version", complaint(3, with(3, "version: 3")));
        assertEquals("record.seed", complaint(6, with(6, "seed: fortytwo")));
        assertEquals("record.expected", complaint(8, with(8, "round 2")));
        assertEquals("record.ended", complaint(3, game().subList(0, 3)));
        assertEquals("record.ended", complaint(6, game().subList(0, 6)));
    }

    @Test
    void jsonInTheHeaderIsComplainedAboutWhereItStands() {
        Phrase unknown = refused(with(4, game().get(3).replace("misere", "mystery"))).phrase();
        assertEquals("json.at", unknown.key());
        assertEquals(4, unknown.args().get(1));
        Phrase missing = refused(with(4, "rules: {\"target\":5}")).phrase();
        assertEquals(List.of("$", 4, 8), missing.args().subList(0, 3));
        Phrase syntax = refused(with(5, "seats: [\"a\" \"b\"]")).phrase();
        assertEquals(List.of(5, 13), syntax.args().subList(0, 2));
        Phrase alone = refused(with(5, "seats: [\"a\"]")).phrase();
        assertEquals("record.seats", ((Phrase) alone.args().get(3)).key());
        List<String> thirteen = with(5, "seats: [" + "\"a\",".repeat(12) + "\"a\"]");
        assertEquals("record.seats", ((Phrase) refused(thirteen).phrase().args().get(3)).key());
    }

    @Test
    void aMoveMustBeLegal() {
        List<String> lines = game();
        String second = lines.get(9);
        assertEquals("record.refused", complaint(9, with(9, second)));
        assertEquals("card.unknown", complaint(9, with(9, "Zz")));
        assertEquals("cassino.move.form", complaint(9, with(9, "2c takes 2d")));
        assertEquals(
                "record.lineTooLong", complaint(9, with(9, "2c x " + "2d ".repeat(400) + ".")));
    }

    @Test
    void roundsFollowEachOther() {
        List<String> lines = game();
        List<String> early = new ArrayList<>(lines.subList(0, 12));
        early.add("round 2");
        assertEquals("record.roundNotOver", complaint(13, early));
        List<String> claimed = new ArrayList<>(lines.subList(0, 12));
        claimed.add("result: 1 2");
        assertEquals("record.gameNotOver", complaint(13, claimed));
    }

    @Test
    void theResultIsCheckedAndEndsTheRecord() {
        List<String> lines = game();
        int last = lines.size();
        assertEquals("record.result", complaint(last, with(last, "result: 99 1")));
        assertEquals("record.result", complaint(last, with(last, "result: ")));
        assertEquals("record.ended", complaint(last - 1, lines.subList(0, last - 1)));
        lines.add("2c");
        assertEquals("record.afterResult", complaint(last + 1, lines));
        List<String> more = game();
        more.add(last - 1, "2c");
        assertEquals("record.gameOver", complaint(last, more));
    }

    @Test
    void aRoundThatIsOverWantsTheNext() throws BadInput {
        var rules = Games.CASSINO.rules(2, Games.CASSINO.parseOptions("target=500"));
        var match = play(rules, Match.begin(rules, 42), 48);
        String text = RecordWriter.write(Games.CASSINO, match, List.of("a", "b"));
        List<String> lines = new ArrayList<>(List.of(text.split("\n")));
        assertEquals(8 + 48, lines.size());
        lines.add("2c");
        assertEquals("record.roundOver", complaint(57, lines));
        lines.set(56, "round 3");
        assertEquals("record.expected", complaint(57, lines));
    }

    @Test
    void theNextRoundIsNamedWhereAMoveIsTooMuch() throws BadInput {
        var rules = Games.CASSINO.rules(2, Games.CASSINO.parseOptions("target=500"));
        var match = play(rules, Match.begin(rules, 42), 48);
        String text = RecordWriter.write(Games.CASSINO, match, List.of("a", "b")) + "2c";
        Phrase said = refused(List.of(text)).phrase();
        assertEquals(Phrase.of("record.roundOver", "round 2"), said.args().get(1));
    }

    @Test
    void pointsAreWholeNumbersUnlessTheyAreShared() throws BadInput {
        var rules = Games.CASSINO.rules(2, Games.CASSINO.parseOptions("finnish"));
        assertEquals("7 -2", RecordWriter.points(rules, Result.of(List.of(7.0, -2.0))));
        assertEquals("0.5 0.5", RecordWriter.points(rules, Result.of(List.of(0.5, 0.5))));
    }

    /** Long lines are refused, not long records. */
    @Test
    void aRecordMayHaveManyRemarks() throws BadInput {
        List<String> lines = game();
        var state = RecordReader.read(String.join("\n", lines)).match().state();
        while (lines.size() < RecordLines.MOST_LINES) {
            lines.add(7, "# remark");
        }
        assertEquals(state, RecordReader.read(String.join("\n", lines)).match().state());
        lines.add(7, "# one too many");
        assertEquals("record.tooManyLines", complaint(RecordLines.MOST_LINES + 1, lines));
    }

    @Test
    void filesAreNotReadBeyondAnySense() {
        String comments = "#".repeat(100) + "\n";
        String huge = HEADER + comments.repeat(90_000);
        assertEquals(
                "record.tooLong",
                assertThrows(BadInput.class, () -> RecordReader.read(huge)).phrase().key());
        assertEquals("record.lineTooLong", complaint(5, with(5, "seats: " + " ".repeat(70_000))));
    }

    /** Whatever is broken, it is said; nothing but a complaint comes out of a reader. */
    @Test
    void aBrokenRecordIsComplainedAbout() {
        String text = String.join("\n", game());
        Rng rng = new Rng(2024);
        int complaints = 0;
        for (int i = 0; i < 2000; i++) {
            int from = rng.below(text.length());
            int to = Math.min(text.length(), from + rng.below(3));
            char other = (char) (rng.below(20) == 0 ? rng.below(0x3000) : ' ' + rng.below(95));
            String broken = text.substring(0, from) + other + text.substring(to);
            try {
                RecordReader.read(broken);
            } catch (BadInput e) {
                complaints++;
            }
        }
        assertTrue(complaints > 1000, complaints + " complaints");
    }

    @Test
    void aTextIsRecognisedByItsFirstLine() {
        assertTrue(RecordReader.recognises("parlour record\r\nnonsense"));
        assertTrue(RecordReader.recognises("\uFEFFparlour record"));
        assertFalse(RecordReader.recognises("CASINO Save file\n"));
    }
}
