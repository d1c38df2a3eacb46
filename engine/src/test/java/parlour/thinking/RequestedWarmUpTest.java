package parlour.thinking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.engine.Game;

import java.util.stream.Stream;

class RequestedWarmUpTest {
    /** Of a round of any game: its moves, each with a hundred units and what is around them. */
    private static final int PIECES = 100 * 102;

    static Stream<Game<?, ?, ?, ?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void roundsFollowEachOtherInSmallPieces(Game<?, ?, ?, ?> game) {
        RequestedWarmUp warmUp = RequestedWarmUp.of(game);
        int pieces = 0;
        while (warmUp.finished() < 2 && pieces < 2 * PIECES) {
            warmUp.advance();
            pieces++;
        }
        assertEquals(2, warmUp.finished());
    }
}
