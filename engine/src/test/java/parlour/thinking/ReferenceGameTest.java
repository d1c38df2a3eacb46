package parlour.thinking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.engine.Game;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The games that a browser must play in the same way; its own test is in {@code html}. */
class ReferenceGameTest {
    static List<ReferenceGame> games() {
        return ReferenceGame.ALL;
    }

    /** Another hash is right only if the rules or the expert were meant to change. */
    @ParameterizedTest
    @MethodSource("games")
    void isPlayedAsEver(ReferenceGame game) {
        assertEquals(game.hash(), game.play(), game.toString());
    }

    @Test
    void everyGameIsAmongThem() {
        assertEquals(
                Games.all().stream().map(Game::id).collect(Collectors.toSet()),
                ReferenceGame.ALL.stream().map(ReferenceGame::game).collect(Collectors.toSet()));
        Set<Long> hashes =
                ReferenceGame.ALL.stream().map(ReferenceGame::hash).collect(Collectors.toSet());
        assertEquals(ReferenceGame.ALL.size(), hashes.size());
    }
}
