package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;

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
