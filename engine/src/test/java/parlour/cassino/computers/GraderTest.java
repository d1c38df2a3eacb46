package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.engine.Rng;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

class GraderTest {
    /** What each measure says of one move, on paper. */
    @ParameterizedTest
    @CsvSource({
        "CAPTURE,  '7c 3s',       '7d Kd',       '7d x 7c',        1",
        "CAPTURE,  '7c 3s',       '7d Kd',       'Kd',             0",
        "CARDS,    '7c 3s 4d',    '7d Kd',       '7d x 7c 3s 4d', 40",
        "SPADES,   '7c 3s 4d',    '7s Kd',       '7s x 3s 4d',    60",
        "SPECIALS, '10d 4c As',   'Ad Kd',       'Ad x 4c 10d',  900",
        "SPECIALS, '10d 4c As',   '10h Kd',      '10h x 10d',    600",
        "SWEEP,    '7c 3s 4d',    '7s Kd',       '7s x 7c 3s 4d', 300",
        "SWEEP,    '7c 3s 4d',    '7s Kd',       '7s x 7c',        0",
        // Three sevens are unseen; nothing else makes seven or a divisor in groups.
        "SAFETY,   '7c Kh',       'Kd',          'Kd x Kh',     -150",
        // Nobody can clear a table that the capture itself has cleared.
        "SAFETY,   'Kh',          'Kd',          'Kd x Kh',        0",
        // The two beside the seven is taken by the nine: 30 less 300.
        "BUILD,    '7c',          '2d 9h',       '2d',          -270",
        // What could be taken already counts too: the nine takes the nine, 20 less 300.
        "BUILD,    '9c',          'Kd 9h',       'Kd',          -280",
        // Nothing to take later.
        "BUILD,    '7c',          'Kd',          'Kd',          -300",
        // First the three, then the two: the ten takes all three, 70 with its spade, less 300
        // twice; the ten can take nothing at once.
        "BUILD,    '5c',          '3d 2h 10s',   '3d',          -300",
        // The ace beside the eight is taken by the nine: 330 less 300.
        "BUILD,    '8c',          'Ad 9h',       'Ad',            30",
        "KEEP,     '7c',          '10d Kd',      '10d',         -200",
        "KEEP,     '7c',          'As Kd',       'As',          -130",
        "KEEP,     '7c',          '9s Kd',       '9s',           -30",
        "KEEP,     '7c',          '7s Kd',       '7s x 7c',        0",
        "THRIFT,   '7c 7d',       'Ac',          'Ac x 7c 7d',   -10",
        "THRIFT,   'Kh 3c',       '10d',         '10d x Kh 3c',  -30",
        "THRIFT,   'Kh Ac',       'Ad',          'Ad x Kh Ac',     0",
        "THRIFT,   'Kh',          'Kd',          'Kd x Kh',        0"
    })
    void aMeasureIsWhatTheRulesSay(
            Strategy strategy, String table, String hand, String text, double grade) {
        CassinoMove move = CassinoCards.move(text);
        Strategy.Grading turn = grading(KnowledgeFromText.of(table, hand, "", 4), 1);
        assertEquals(grade, strategy.grade(turn, move.card(), move.taken().bits()));
    }

    /** The types are frozen: table, hand, piles, the move, its grade less the luck in it. */
    @ParameterizedTest
    @CsvSource({
        "special,   '10d 4c As 7h',       '10h Ah 6s 2c', '',      'Ah x 4c 10d',      2531",
        "special,   'Kc 3h',              '2s 5d Jc 10d', 'As Ac', '10d x Kc 3h',      2101",
        "spade,     '6s 7s Kc Jd 8h Ah',  'Ks 9h',        '',      'Ks x Kc 6s 7s',     401",
        "fair,      '6d 5c Jh As 10c 3c', 'Qh 4c 2d Js',  '',      'Js x 10c As',       391",
        "lookahead, '8c Qh',              'Ad 9h 3c Ks',  '',      'Ad',                -10",
        "more,      '2c 3c 4c 5c 9h',     '9s 7d 6h Kd',  '',      '7d x 2c 3c 4c 5c',  151",
        "careful,   '9s 4d',              '9h Qd Jd',     '',      'Qd',               -125",
        "bold,      '9s 4d',              '9h Qd Jd',     '',      '9h x 9s',            36",
        "immediate, '7c 2d 5s',           '9h 7s 5h Kd',  '',      '7s x 7c 2d 5s',     401",
        "sweeper,   '3c 4d',              '7h 4h As 10d', '2s 9c', '7h x 3c 4d',        931"
    })
    void tenPositionsAreFrozen(
            String type, String table, String hand, String gone, String text, double grade) {
        MoverKnowledge moverKnowledge = KnowledgeFromText.of(table, hand, gone, 4);
        assertEquals(text, choose(type, moverKnowledge));
        CassinoMove move = CassinoCards.move(text);
        double graded =
                grader(type).grade(grading(moverKnowledge, 1), move.card(), move.taken().bits());
        double luck =
                20
                        * new Rng(1).unit()
                        * GraderTypes.find(type)
                                .orElseThrow()
                                .weights()
                                .getOrDefault(Strategy.RANDOM, 0.0);
        assertEquals(grade, graded - luck, 1e-9);
    }

    @Test
    void randomIsFromZeroToTwenty() {
        Strategy.Grading turn = grading(KnowledgeFromText.of("7c", "Kd", "", 4), 5);
        double[] grades =
                IntStream.range(0, 1000)
                        .mapToDouble(i -> Strategy.RANDOM.grade(turn, CassinoCards.card("Kd"), 0))
                        .sorted()
                        .toArray();
        assertTrue(grades[0] >= 0 && grades[0] < 1);
        assertTrue(grades[999] <= 20 && grades[999] > 19);
    }

    @Test
    void carefulLeavesNoEasySweepAndBoldTakesWhatItCan() {
        // Taking the nine leaves a lone four for three unseen fours to sweep.
        MoverKnowledge tempting = KnowledgeFromText.of("9s 4d", "9h Qd Jd", "", 4);
        assertEquals("9h x 9s", choose("bold", tempting));
        assertNotEquals("9h x 9s", choose("careful", tempting));
    }

    @Test
    void carefulSavesAnAceThatBoldSpends() {
        MoverKnowledge moverKnowledge = KnowledgeFromText.of("9c 5d Jh Qh", "Ac Kd", "", 4);
        assertEquals("Ac x 9c 5d", choose("bold", moverKnowledge));
        Strategy.Grading turn = grading(moverKnowledge, 1);
        CassinoMove spend = CassinoCards.move("Ac x 9c 5d");
        assertTrue(
                grader("careful").grade(turn, spend.card(), spend.taken().bits())
                        < grader("bold").grade(turn, spend.card(), spend.taken().bits()));
    }

    @Test
    void spadeTakesSpadesWhereSpecialTakesAnAce() {
        MoverKnowledge moverKnowledge = KnowledgeFromText.of("6s 7s Kc Jd 8h Ah", "Ks 9h", "", 4);
        assertEquals("Ks x Kc 6s 7s", choose("spade", moverKnowledge));
        assertEquals("9h x Ah 8h", choose("special", moverKnowledge));
    }

    @Test
    void randomPlaysEveryLegalMoveSoonerOrLater() {
        MoverKnowledge moverKnowledge =
                KnowledgeFromText.of("6d 5c Jh As 10c 3c", "Qh 4c 2d Js", "", 4);
        Set<String> played = new HashSet<>();
        Grader random = grader("random");
        for (int seed = 0; seed < 500; seed++) {
            played.add(random.choose(moverKnowledge, new Rng(seed)).toString());
        }
        assertEquals(PlainCounter.moves(moverKnowledge).size(), played.size());
    }

    @Test
    void dumbCapturesButDoesNotCareWhat() {
        MoverKnowledge moverKnowledge = KnowledgeFromText.of("Qc Ks", "Qh Kd 2c 3c", "", 4);
        long captures =
                IntStream.range(0, 1000)
                        .filter(
                                seed ->
                                        !grader("dumb")
                                                .choose(moverKnowledge, new Rng(seed))
                                                .taken()
                                                .isEmpty())
                        .count();
        assertTrue(captures > 350 && captures < 600, captures + " of 1000");
    }

    @Test
    void whereMisereIsPlayedAGraderShunsWhatItSeeks() {
        MoverKnowledge moverKnowledge = KnowledgeFromText.of("10d Kc", "10h Kd", "", 4);
        GraderTypes.Type special = GraderTypes.find("special").orElseThrow();
        assertEquals("10h x 10d", choose("special", moverKnowledge));
        assertEquals(
                "Kd x Kc",
                new Grader(special, CassinoOptions.LAISTO)
                        .choose(moverKnowledge, new Rng(1))
                        .toString());
    }

    @Test
    void aTableOfFiftyOneCardsIsAnswered() {
        long hand = KnowledgeFromText.bits("Kd");
        MoverKnowledge moverKnowledge = new MoverKnowledge(CardSet.PACK.bits() & ~hand, hand, 0, 0);
        Grader immediate = grader("immediate");
        assertTrue(immediate.choose(moverKnowledge, new Rng(1)).taken().size() > 40);
    }

    private static String choose(String type, MoverKnowledge moverKnowledge) {
        return grader(type).choose(moverKnowledge, new Rng(1)).toString();
    }

    private static Grader grader(String type) {
        return new Grader(GraderTypes.find(type).orElseThrow(), CassinoOptions.HOUSE);
    }

    private static Strategy.Grading grading(MoverKnowledge moverKnowledge, long seed) {
        Captures captures = new Captures();
        return new Strategy.Grading(moverKnowledge, new BuildPotential(captures), new Rng(seed));
    }
}
