package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The clairvoyant sees all hands. That only matches seat it: {@link InstrumentsTest}. */
class ClairvoyantTest {
    private static final long ENOUGH = TimeUnit.SECONDS.toNanos(60);

    @Test
    void endgamesOfThreeEndToo() {
        for (String game : List.of("cassino", "fastest")) {
            Call.good(
                    "match",
                    game,
                    "--players",
                    "clairvoyant,random,random",
                    "--deals",
                    "1",
                    "--seed",
                    "3",
                    "--think",
                    "20");
        }
    }

    /** The same view of the mover, other cards in the other hands: the expert cannot tell. */
    @Test
    void itsMovesDependOnTheCardsOfTheOthers() {
        assertNotEquals(0, changes(Games.CASSINO, true));
        assertEquals(0, changes(Games.CASSINO, false));
    }

    /** As when it was last measured with. */
    @Test
    void itPlaysAsItDid() {
        assertPlays(
                """
                Jh x Jc, 4d, 5c, Jd x 3c 8h, 9d, 2h, 7s x 3h 4h, 5h, 3h x 3d, 8c x 2d 6d, 9c, 4s
                """,
                Games.CASSINO,
                2);
        assertPlays(
                """
                Kc x 2d Js, 2d, 3s, 2c, 3s, 10d, 5s x 5d, 6c, 10d, 2s x Qc 3s, Ac, 6d x 6c
                """,
                Games.CASSINO,
                3);
        assertPlays(
                """
                put 2 r2c4, put 1 r1c3, put 1 r3c5, put 5 r2c4, put 5 r1c2, shift r4c1 r3c5,
                put 5 r3c2, put 1 r5c3, remove r2c4, exchange r2c4 r5c5, remove r3c6,
                exchange r3c4 r4c3
                """,
                Games.CROSSWISE,
                2);
        assertPlays(
                """
                put 2 r1c3, put 3 r4c3, put 4 r4c1, put 1 r3c4, exchange r1c4 r3c3, put 1 r4c2,
                exchange r2c1 r5c2, put 6 r6c6, put 4 r5c1, exchange r1c4 r2c3, put 2 r1c1,
                put 4 r6c1
                """,
                Games.CROSSWISE,
                4);
        assertPlays(
                """
                1 A, 2 6, 2 9, 1 A, 3 3, pass, 2 9, 3 K, 3 2, pass, 3 3, 4 A
                """,
                Games.FASTEST,
                2);
        assertPlays(
                """
                1 9, 1 K, 2 2, pass, pass, pass, 2 6, 1 J, 2 4, 2 2, 2 9, pass
                """,
                Games.FASTEST,
                3);
    }

    private static void assertPlays(String expected, Game<?, ?, ?, ?> game, int seats) {
        assertEquals(expected.strip().replaceAll("\\s+", " "), moves(game, seats));
    }

    /** What it does in twelve positions of a round, each deal further on. */
    private static <S, M, V, E> String moves(Game<S, M, V, E> game, int seats) {
        Rules<S, M, V, E> rules = game.rules(seats, game.presets().values().iterator().next());
        Policy<S, M> policy = game.searchModel(rules).policy();
        List<String> moves = new ArrayList<>();
        for (int deal = 0; deal < 12; deal++) {
            S state = rules.deal(deal).state();
            for (int i = 0; i < 3 * deal; i++) {
                S after = rules.play(state, policy.choose(state, new Rng(i)), Rules.silent());
                state = rules.turn(after) == Rules.NOBODY ? state : after;
            }
            Thinking<M> thinking =
                    new Clairvoyant<>(game, rules).think(rules.view(state, Eyes.all(seats)), deal);
            thinking.advance(2000);
            moves.add(game.text(thinking.best().orElseThrow()));
        }
        return String.join(", ", moves);
    }

    private static <S, M, V, E> int changes(Game<S, M, V, E> game, boolean open) {
        Rules<S, M, V, E> rules = game.rules(2, game.presets().values().iterator().next());
        ComputerContender<S, M, V, E> player =
                open
                        ? ComputerContender.clairvoyant(
                                rules, new Clairvoyant<>(game, rules), ENOUGH)
                        : new ComputerContender<>(
                                rules, game.computer(Game.EXPERT, rules, new Rng(0)), ENOUGH);
        int changes = 0;
        for (int deal = 0; deal < 12; deal++) {
            S state = rules.deal(deal).state();
            V view = rules.view(state, Eyes.of(rules.turn(state)));
            S other = rules.sample(view, new Rng(deal));
            changes += player.choose(state, 1).equals(player.choose(other, 1)) ? 0 : 1;
        }
        return changes;
    }
}
