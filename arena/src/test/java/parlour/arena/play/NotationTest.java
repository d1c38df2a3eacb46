package parlour.arena.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Map;

/** What people type for a move, and the notation that it stands for. */
class NotationTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2d | 2d
                    2D | 2d
                    as | As
                    A♠ | As
                    10♦ | 10d
                    td | 10d
                    place 2d | 2d
                    Js x 5c 6d | Js x 5c 6d
                    JS X 5C 6D | Js x 5c 6d
                    js 5c,6d | Js x 5c 6d
                    J♠ × 5♣ 6♢ | Js x 5c 6d
                    take 5c with | take 5c with
                    7h takes | 7h takes
                    Js x | Js x
                    x | x
                    foo | foo
                    """)
    void cassino(String typed, String notation) {
        assertEquals(notation, new CassinoPresentation().notation(typed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2 7 | 2 7
                    -1 -1 | pass
                    -1 | pass
                    PASS | pass
                    p | pass
                    1 1 | 1 A
                    3 a | 3 A
                    2 S | 2 joker
                    1 BJOKER | 1 BJ
                    1 RJoker | 1 RJ
                    2 joker | 2 joker
                    both jokers | 2 joker
                    two 7s | 2 7
                    a single jack | 1 J
                    a pair of kings | 2 K
                    the red joker | 1 RJ
                    run 5 j | run 5 J
                    5D 5S | 5d 5s
                    7 7 | 7 7
                    pass now | pass now
                    """)
    void fastest(String typed, String notation) {
        assertEquals(notation, new FastestPresentation().notation(typed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    put 1 r2c1 | put 1 r2c1
                    PUT Star R2C1 | put 4 r2c1
                    put a star at row 2 column 1 | put 4 r2c1
                    star r2 c1 | put 4 r2c1
                    1 r2c1 | put 1 r2c1
                    shift from r1c1 to r2c1 | shift r1c1 r2c1
                    replace r1c1 with a sun | replace r1c1 5
                    hello | hello
                    """)
    void crosswise(String typed, String notation) {
        assertEquals(notation, CrossWiseWords.notation(typed));
    }

    @Test
    void coloursAreForTerminalsThatHaveAndWantThem() {
        Map<String, String> able = Map.of("TERM", "xterm");
        assertEquals(Colours.ON, Colours.of(Colours.When.AUTO, true, able));
        assertEquals(Colours.OFF, Colours.of(Colours.When.AUTO, false, able));
        assertEquals(Colours.OFF, Colours.of(Colours.When.AUTO, true, Map.of("TERM", "dumb")));
        assertEquals(Colours.OFF, Colours.of(Colours.When.AUTO, true, Map.of()));
        Map<String, String> unwanted = Map.of("TERM", "xterm", "NO_COLOR", "1");
        assertEquals(Colours.OFF, Colours.of(Colours.When.AUTO, true, unwanted));
        assertEquals(Colours.ON, Colours.of(Colours.When.ALWAYS, false, unwanted));
        assertEquals(Colours.OFF, Colours.of(Colours.When.NEVER, true, able));
    }

    @Test
    void onlyRedCardsAreRed() {
        assertEquals(
                "Ada takes \u001B[31m10d\u001B[39m and 10s, Odd2d",
                Colours.ON.paint(Style.PLAIN, "Ada takes 10d and 10s, Odd2d"));
        assertEquals(
                "\u001B[33mnot \u001B[31m7d\u001B[33m here\u001B[0m",
                Colours.ON.paint(Style.REFUSAL, "not 7d here"));
        assertEquals("10d", Colours.OFF.paint(Style.BOLD, "10d"));
    }
}
