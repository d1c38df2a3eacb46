package parlour.fastest.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.English;
import parlour.cards.CardNotation;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What beats what, which answer is the lowest, and what play some cards are. */
class PlayOrderTest {
    private final FastestMoves plain = new FastestMoves(new FastestOptions(true, false, 1));
    private final FastestMoves suited = new FastestMoves(new FastestOptions(true, true, 1));

    @ParameterizedTest
    @CsvSource({
        "1 A, pass, true",
        "1 4, 1 3, true",
        "1 4, 1 4, false",
        "1 3, 1 4, false",
        "2 A, 1 K, true",
        "1 K, 2 A, false",
        "1 BJ, 1 K, true",
        "1 RJ, 1 BJ, true",
        "1 BJ, 1 RJ, false",
        "2 A, 1 RJ, true",
        "1 RJ, 2 A, false",
        "2 joker, 4 K, true",
        "2 joker, run J K, true",
        "2 joker, 2 joker, false",
        "4 K, 2 joker, false",
        "4 K, run A 3, false",
        "run 4 6, run 3 5, true",
        "run 4 6, run 4 6, false",
        "run 3 5, run 4 6, false",
        "run 4 7, run 3 5, false",
        "run 4 6, 1 A, false",
        "run 4 6, 2 joker, false",
        "5h, 5d, true",
        "5d, 5h, false",
        "5d, 5d, false",
        "5c 5s, 5d 5h, true",
        "6c, 5s, true",
        "5s, 6c, false",
        "Ac Ad, Ks, true",
        "1 BJ, Ks, true"
    })
    void moreCardsBeatFewerAndThenTheHigherRankAndThenTheHigherSuit(
            String move, String last, boolean beats) {
        assertEquals(beats, PlayOrder.beats(FastestCards.move(move), FastestCards.move(last)));
    }

    @ParameterizedTest
    @CsvSource({
        "4 5 6 7 8 9, run 3 5, run 4 6",
        "4 5 6 7 8 9, run 6 8, run 7 9",
        "4 5 6 7 8 9, run 7 9, pass",
        "4 5 7 8 9, run 3 5, run 7 9",
        "J Q K, run 10 Q, run J K",
        "J Q K BJ, run J K, pass",
        "4 5 6 7, run A 4, run 4 7",
        "4 5 6, run A 4, pass"
    })
    void theLowestHigherRunOfItsLengthAnswersARun(String hand, String last, String answer) {
        FastestMove.Run run = (FastestMove.Run) FastestCards.move(last);
        assertEquals(
                FastestCards.move(answer),
                PlayOrder.higherRun(FastestCards.hand(hand).bits(), run));
    }

    @ParameterizedTest
    @CsvSource({
        "5c 5h 5s, 1, pass, 5c",
        "5c 5h 5s, 1, 5d, 5h",
        "5c 5h 5s, 2, 5d, 5c 5h",
        "5d 5s, 2, 5c 5h, 5d 5s",
        "5c 5d 5s, 2, 5c 5h, 5c 5s",
        "5c 5h 5s, 1, 4s, 5c",
        "5c 5h 5s, 3, 4c 4d 4h, 5c 5h 5s"
    })
    void whereSuitsCountTheLowestCardsThatBeatTheLastPlayAreTaken(
            String hand, int size, String last, String answer) {
        assertEquals(
                FastestCards.move(answer),
                new PlayOrder(true)
                        .group(
                                FastestCards.hand(hand).bits(),
                                size,
                                Level.FIVE.ordinal(),
                                FastestCards.move(last)));
    }

    @Test
    void withoutSuitsAGroupIsItsSizeAndRank() {
        assertEquals(
                FastestCards.move("2 5"),
                new PlayOrder(false)
                        .group(
                                FastestCards.hand("5c 5h 5s").bits(),
                                2,
                                Level.FIVE.ordinal(),
                                FastestMove.PASS));
    }

    @Test
    void ofEqualGroupsInOtherSuitsSearchTriesTheLowestAndTheHighest() {
        assertCandidates(
                suited,
                "5c 5d 5h 5s 9c",
                "pass",
                "5c|5s|9c|5c 5d|5h 5s|5c 5d 5h|5d 5h 5s|5c 5d 5h 5s");
        assertCandidates(suited, "5c 5h 5s", "5d", "5h|5s|5c 5h|5h 5s|5c 5h 5s|pass");
        assertCandidates(suited, "BJ RJ 4c", "3c", "4c|1 BJ|1 RJ|2 joker|pass");
        assertCandidates(plain, "5c 5h 5s", "1 4", "1 5|2 5|3 5|pass");
    }

    private static void assertCandidates(
            FastestMoves moves, String hand, String last, String candidates) {
        List<String> found = new ArrayList<>();
        moves.candidates(FastestCards.hand(hand).bits(), FastestCards.move(last))
                .forEach(move -> found.add(move.toString()));
        List<String> expected = new ArrayList<>(List.of(candidates.split("\\|")));
        Collections.sort(found);
        Collections.sort(expected);
        assertEquals(expected, found);
    }

    @Test
    void theListIsCutOffWhereAsked() {
        Hand hand = FastestCards.hand("4c 4d 5c 6c BJ RJ");
        FastestMove free = FastestMove.PASS;
        List<FastestMove> all = plain.first(hand.bits(), free, 100);
        assertEquals(
                "[1 4, 1 5, 1 6, 1 BJ, 1 RJ, 2 4, 2 joker, run 4 6]", all.toString(), "in order");
        for (int limit = 0; limit <= all.size(); limit++) {
            assertEquals(all.subList(0, limit), plain.first(hand.bits(), free, limit));
        }
        List<FastestMove> bySuit = suited.first(hand.bits(), free, 100);
        for (int limit = 0; limit <= bySuit.size(); limit++) {
            assertEquals(bySuit.subList(0, limit), suited.first(hand.bits(), free, limit));
        }
        long run = FastestCards.hand("5c 6c 7c").bits();
        FastestMove lower = FastestCards.move("run 4 6");
        assertEquals(
                List.of(FastestCards.move("run 5 7")), plain.first(run, lower, 1), "and no pass");
    }

    @ParameterizedTest
    @CsvSource({
        "'', pass, pass",
        "BJ RJ, 2 joker, 2 joker",
        "BJ, 1 BJ, 1 BJ",
        "5c 5d, 2 5, 5c 5d",
        "5c 6d 7c, run 5 7, run 5 7",
        "Jc Qc Kc, run J K, run J K",
        "5c 6c, none, none",
        "5c 6c 8c, none, none",
        "5c 5d 6c, none, none",
        "5c 5d 6c 7c, none, none",
        "Qc Kc BJ, none, none",
        "Kc BJ RJ, none, none"
    })
    void someCardsAreOnePlayOrNone(String cards, String byRank, String bySuit) {
        Hand hand = FastestCards.hand(cards);
        assertEquals(byRank, plain.play(hand).map(FastestMove::toString).orElse("none"));
        assertEquals(bySuit, suited.play(hand).map(FastestMove::toString).orElse("none"));
    }

    @Test
    void allMovesAreListedAndAFreeMoveIsNoPass() {
        Hand hand = FastestCards.hand("4c 4d RJ");
        assertEquals("[1 4, 1 RJ, 2 4]", plain.all(hand, FastestCards.last("")).toString());
        assertEquals("[1 RJ, 2 4, pass]", plain.all(hand, FastestCards.last("1 4")).toString());
    }

    @Test
    void aHandHasTheCardsItWasMadeOf() {
        Hand hand = FastestCards.hand("4c RJ");
        assertTrue(hand.has(FastestCard.find("4c").orElseThrow()));
        assertTrue(hand.has(FastestCard.find("RJ").orElseThrow()));
        assertFalse(hand.has(FastestCard.find("4d").orElseThrow()));
        assertFalse(hand.has(FastestCard.find("BJ").orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A A A A A | the A at position 9 is one too many",
                "Ac 2 Ac | Ac at position 6 is a repeat",
                "BJ BJ | BJ at position 4 is a repeat",
                "A 1 | \"1\" at position 3 is not a card"
            })
    void aWrongCardIsNamedWithItsPosition(String text, String beginning) {
        BadInput bad = assertThrows(BadInput.class, () -> Hand.ranks(text));
        String sentence = English.say(bad.phrase());
        assertTrue(sentence.startsWith(beginning), sentence);
    }

    @Test
    void aHandHasNoCardBeyondThePack() {
        assertEquals("RJ", new Hand(1L << 53).toString());
        assertThrows(IllegalArgumentException.class, () -> new Hand(1L << 54));
    }

    @Test
    void cardsAreSortedByRankThenBySuitAndTheJokersComeLast() throws BadInput {
        List<FastestCard> pack = Hand.PACK.stream().toList();
        assertEquals(54, pack.size());
        for (int i = 0; i < pack.size(); i++) {
            assertEquals(i, pack.get(i).index());
            for (int j = 0; j < pack.size(); j++) {
                assertEquals(
                        Integer.signum(i - j), Integer.signum(pack.get(i).compareTo(pack.get(j))));
            }
        }
        assertEquals(pack.get(0), FastestCard.of(CardNotation.card("Ac")));
        assertEquals(pack.get(51), FastestCard.of(CardNotation.card("Ks")));
        assertEquals(Level.BLACK_JOKER, pack.get(52).level());
        assertEquals(Level.RED_JOKER, pack.get(53).level());
    }

    @Test
    void historiesWithTheSameHashAreStillToldApart() {
        long ace = FastestCards.hand("Ac").bits();
        long nine = FastestCards.hand("9c").bits();
        PlayHistory one = PlayHistory.NOTHING.and(FastestCards.move("1 A"), ace);
        PlayHistory other = PlayHistory.NOTHING.and(FastestCards.move("1 9"), nine);
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(one, other);
        assertNotEquals(one, PlayHistory.NOTHING.and(FastestCards.move("Ac"), ace));
        assertNotEquals(
                one.hashCode(), PlayHistory.NOTHING.and(FastestCards.move("1 2"), 16).hashCode());
    }
}
