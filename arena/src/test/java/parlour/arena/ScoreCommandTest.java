package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ScoreCommandTest {
    @Test
    void everySeatHasItsLine() {
        Call call =
                Call.good(
                        "score",
                        "cassino",
                        "--piles",
                        "As 2s 3s 4h 5h / 10d Kc Kd",
                        "--sweeps",
                        "1 0");
        assertEquals(
                """
                seat 1: cards 1, spades 2, aces 1, 10d 0, 2s 1, sweeps 1, total 6
                seat 2: cards 0, spades 0, aces 0, 10d 2, 2s 0, sweeps 0, total 2
                """,
                call.out());
    }

    @Test
    void tiesGiveEveryoneTheFullPointsInTheHouse() {
        Call call = Call.good("score", "cassino", "--piles", "3s 4h / 5s 6h");
        assertEquals(
                """
                seat 1: cards 1, spades 2, aces 0, 10d 0, 2s 0, sweeps 0, total 3
                seat 2: cards 1, spades 2, aces 0, 10d 0, 2s 0, sweeps 0, total 3
                """,
                call.out());
    }

    @Test
    void whatIsCarriedHasALine() {
        Call call =
                Call.good("score", "cassino", "--piles", "3s 4h / 5s 6h", "--rules", "ties=carry");
        assertEquals(
                """
                seat 1: cards 0, spades 0, aces 0, 10d 0, 2s 0, sweeps 0, total 0
                seat 2: cards 0, spades 0, aces 0, 10d 0, 2s 0, sweeps 0, total 0
                carried: cards 1, spades 2
                """,
                call.out());
    }

    @Test
    void nothingIsCarriedWhereEverythingIsWon() {
        Call call = Call.good("score", "cassino", "--piles", "3s 4h / 6h", "--rules", "ties=carry");
        assertEquals(2, call.lines().size());
    }

    @Test
    void sweepsCancelByTheSmallestNumber() {
        Call call =
                Call.good(
                        "score",
                        "cassino",
                        "--piles",
                        "3h / 4h / ",
                        "--sweeps",
                        "3 1 2",
                        "--rules",
                        "finnish");
        assertEquals(
                """
                seat 1: cards 0, spades 0, aces 0, 10d 0, 2s 0, sweeps 2, total 2
                seat 2: cards 0, spades 0, aces 0, 10d 0, 2s 0, sweeps 0, total 0
                seat 3: cards 0, spades 0, aces 0, 10d 0, 2s 0, sweeps 1, total 1
                """,
                call.out());
    }
}
