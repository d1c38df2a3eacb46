package parlour.fastest.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.English;

/** Every refusal says what is wrong, in words a player understands. */
class FastestRefusalTest {
    private static String refusal(FastestOptions options, String hand, String last, String move) {
        return new FastestMoves(options)
                .refusal(FastestCards.hand(hand), FastestCards.last(last), FastestCards.move(move))
                .map(refusal -> English.say(refusal.phrase()))
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 3 J | 2 6 | 2 3 | You cannot play two 3s: that is not higher than two 6s. Play"
                        + " something higher, or pass.",
                "3 3 J | 2 6 | 2 J | You cannot play two jacks: you hold only one jack.",
                "3 3 J | 2 6 | 2 K | You do not hold a single king.",
                "3 3 J | 3 2 | 3 3 | You cannot play three 3s: you hold only 2 3s.",
                "3 3 J | 2 3 | 2 3 | You cannot play two 3s: that is not higher than two 3s. Play"
                        + " something higher, or pass.",
                "3 3 J | '' | pass | This is a free move: play whatever you like, but you cannot"
                        + " pass.",
                "3 RJ | '' | 1 BJ | You do not hold the black joker.",
                "3 RJ | '' | 2 joker | You do not hold the black joker.",
                "4 4 4 4 | 2 joker | 4 4 | Nothing is higher than both jokers: you must pass.",
                "RJ | 2 A | 1 RJ | You cannot play the red joker on two aces: play at least 2"
                        + " cards, or pass.",
                "5 6 7 | '' | run 5 7 | Runs are off at this table: pick cards of one rank,"
                        + " or both jokers.",
                "5h | '' | 5h | Suits do not count at this table: write 1 5, not 5h."
            })
    void withoutOptions(String hand, String last, String move, String sentence) {
        assertEquals(sentence, refusal(FastestOptions.SINGLE, hand, last, move));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 6 7 | 1 4 | run 5 7 | A run never beats a group: play something higher than a"
                        + " single 4, or pass.",
                "9 9 9 9 | run 5 7 | 4 9 | Only a higher run of 3 cards or both jokers can beat"
                        + " the run 5 to 7. You may pass.",
                "5 6 7 8 | run A 3 | run 5 8 | You cannot beat the run ace to 3 with 4 cards: it"
                    + " has 3, and only a higher run of the same length, or both jokers, beats it.",
                "5 6 7 8 | run 6 8 | run 5 7 | You cannot play the run 5 to 7: that is not higher"
                        + " than the run 6 to 8. Play something higher, or pass.",
                "5 7 8 | '' | run 5 8 | You cannot play the run 5 to 8: you hold no 6.",
                "5 6 7 | 2 joker | run 5 7 | Nothing is higher than both jokers: you must pass."
            })
    void ofRuns(String hand, String last, String move, String sentence) {
        FastestOptions straights = new FastestOptions(true, false, 1);
        assertEquals(sentence, refusal(straights, hand, last, move));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5d 5h | 5s | 5h | You cannot play 5h: that is not higher than 5s. Play something"
                        + " higher, or pass.",
                "5d 5h | 5c 5s | 5d 5h | You cannot play 5d and 5h: that is not higher than 5c and"
                        + " 5s. Play something higher, or pass.",
                "5d 5h | '' | 5d 5s | You do not hold 5s.",
                "5d 5h | '' | 2 5 | Suits count at this table: name the cards, like 5d 5s, instead"
                        + " of 2 5."
            })
    void whereSuitsCount(String hand, String last, String move, String sentence) {
        FastestOptions suits = new FastestOptions(false, true, 1);
        assertEquals(sentence, refusal(suits, hand, last, move));
    }

    @Test
    void afterTheEndNobodyPlays() {
        FastestRules rules = new FastestRules(2, FastestOptions.SINGLE);
        FastestState over =
                FastestPosition.of(rules).hand(0, "RJ").hand(1, "BJ").then("1 BJ").state();
        assertEquals(
                "The game is over.",
                English.say(rules.refusal(over, FastestMove.PASS).orElseThrow().phrase()));
    }
}
