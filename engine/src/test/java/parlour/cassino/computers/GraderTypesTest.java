package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cassino.CassinoGame;
import parlour.cassino.rules.CassinoRules;
import parlour.engine.Game;
import parlour.engine.Rng;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

class GraderTypesTest {
    private static final CassinoGame GAME = new CassinoGame();
    private static final CassinoRules RULES = GAME.rules(2, GAME.presets().get("house"));

    @Test
    void thereAreElevenTypes() {
        assertEquals(
                List.of(
                        "special",
                        "spade",
                        "fair",
                        "lookahead",
                        "more",
                        "careful",
                        "bold",
                        "immediate",
                        "sweeper",
                        "dumb",
                        "random"),
                GraderTypes.ALL.stream().map(GraderTypes.Type::name).toList());
    }

    @Test
    void fairWeighsEveryStrategyOnce() {
        GraderTypes.Type fair = GraderTypes.find("fair").orElseThrow();
        for (Strategy strategy : Strategy.values()) {
            assertEquals(1.0, fair.weights().get(strategy), strategy.name());
        }
    }

    @Test
    void specialAndSpadeKnowEveryStrategyAndWeighTheirsMost() {
        for (Strategy strategy : Strategy.values()) {
            assertTrue(weight("special", strategy) > 0, strategy.name());
            assertTrue(weight("spade", strategy) > 0, strategy.name());
            assertTrue(weight("special", strategy) <= weight("special", Strategy.SPECIALS));
            assertTrue(weight("spade", strategy) <= weight("spade", Strategy.SPADES));
        }
    }

    @Test
    void dumbAndRandomKnowNothingOfPoints() {
        assertEquals(
                Set.of(Strategy.RANDOM, Strategy.CAPTURE),
                GraderTypes.find("dumb").orElseThrow().weights().keySet());
        assertEquals(
                Set.of(Strategy.RANDOM),
                GraderTypes.find("random").orElseThrow().weights().keySet());
    }

    @Test
    void everyTypeHasAModeAndTheEasyOnesAreTheTwoThatKnowNothing() {
        assertEquals(List.of("dumb", "random"), GAME.characters("easyMode"));
        assertEquals(6, GAME.characters("intermediateMode").size());
        assertEquals(List.of("special", "spade", "more"), GAME.characters("hardMode"));
        assertEquals(GraderTypes.ALL.size(), GAME.characters("any").size());
    }

    @Test
    void theThirdsFromWhichLevelsDrewAreStillKnown() {
        assertEquals(
                List.of("lookahead", "immediate", "dumb", "random"), GAME.formerCharacters("easy"));
        assertEquals(4, GAME.formerCharacters("intermediate").size());
        assertEquals(3, GAME.formerCharacters("hard").size());
        assertEquals(List.of(), GAME.formerCharacters("skilled"));
    }

    @Test
    void aDrawGivesEachTypeOfTheGroupSoonerOrLater() {
        Set<GraderTypes.Type> drawn = new HashSet<>();
        Rng casting = new Rng(3);
        for (int i = 0; i < 200; i++) {
            drawn.add(GraderTypes.draw(GraderTypes.of("hard"), casting));
        }
        assertEquals(Set.copyOf(GraderTypes.of("hard")), drawn);
    }

    @Test
    void everyComputerHasOneNameAndCanBeSeated() {
        assertEquals(Game.LEVELS, GAME.computers().subList(0, Game.LEVELS.size()));
        assertEquals(GAME.computers().size(), Set.copyOf(GAME.computers()).size());
        for (String name : GAME.computers()) {
            assertFalse(
                    GAME.computer(name, RULES, new Rng(1)).equals(null), "nobody plays as " + name);
        }
        assertThrows(
                IllegalArgumentException.class, () -> GAME.computer("genius", RULES, new Rng(1)));
    }

    private static double weight(String type, Strategy strategy) {
        return GraderTypes.find(type).orElseThrow().weights().getOrDefault(strategy, 0.0);
    }
}
