package parlour.app.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

class RulesFormTest {
    private final RulesForm rules = new RulesForm(Games.CASSINO);

    private static Option option(String name) {
        return Games.CASSINO.options().stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private RulesForm read(String text) {
        RulesForm read = new RulesForm(Games.CASSINO);
        RulesFormat.read(Games.CASSINO, text, read);
        return read;
    }

    @Test
    void ownRulesStayWhenAPresetIsChosenAgain() {
        rules.set(option("target"), 21L);
        Options own = rules.options();
        rules.preset("finnish");
        assertEquals(Optional.of("finnish"), rules.preset());
        assertEquals(Optional.of(own), rules.own());
        rules.chooseOwn();
        assertEquals(own, rules.options());
    }

    @Test
    void ownRulesAreSavedChosenAndDeleted() {
        rules.set(option("target"), 21L);
        rules.save("  Granny's ");
        assertEquals(Optional.of("Granny's"), rules.savedName());
        assertEquals(Optional.empty(), rules.own());
        Options grannys = rules.options();
        rules.set(option("ties"), "carry");
        rules.save("Sunday");
        assertEquals(List.of("Granny's", "Sunday"), List.copyOf(rules.saved().keySet()));
        rules.preset("laisto");
        rules.chooseSaved("Granny's");
        assertEquals(grannys, rules.options());
        rules.delete("Granny's");
        assertEquals(Optional.empty(), rules.savedName());
        assertEquals(grannys, rules.options(), "what was deleted is still chosen");
        assertEquals(Optional.of(grannys), rules.own(), "and can be saved again");
        assertEquals(List.of("Sunday"), List.copyOf(rules.saved().keySet()));
    }

    @Test
    void aNameInUseIsReplaced() {
        rules.set(option("target"), 21L);
        rules.save("Sunday");
        rules.set(option("target"), 22L);
        assertEquals(Optional.of("Sunday"), rules.sameName(" sunday"));
        rules.save("SUNDAY");
        assertEquals(List.of("Sunday"), List.copyOf(rules.saved().keySet()));
        assertEquals(22L, rules.saved().get("Sunday").values().get("target"));
    }

    @Test
    void aNameMustBeThereFitAndNotBeOneTooMany() {
        assertEquals(Optional.of(Phrase.of("setup.rules.problem.noName")), rules.problem(" "));
        assertEquals(
                Optional.of(Phrase.of("setup.rules.problem.longName", 24, 25)),
                rules.problem("x".repeat(25)));
        for (int i = 0; i < RulesForm.MOST_SAVED; i++) {
            rules.set(option("target"), 100L + i);
            rules.save("Rules " + i);
        }
        assertEquals(Optional.of(Phrase.of("setup.rules.problem.many", 12)), rules.problem("One"));
        assertEquals(Optional.empty(), rules.problem("rules 3"));
        assertThrows(IllegalArgumentException.class, () -> rules.save("One"));
    }

    @Test
    void ownRulesComeBackFromTheSettings() {
        rules.set(option("target"), 21L);
        rules.save("[red] \"Sunday\"");
        rules.set(option("misere"), true);
        RulesForm again = read(RulesFormat.write(rules));
        assertEquals(rules.saved(), again.saved());
        assertEquals(rules.own(), again.own());
    }

    @Test
    void whatIsDamagedIsLeftOutAndTheRestKept() {
        rules.set(option("target"), 21L);
        rules.save("Sunday");
        rules.set(option("target"), 22L);
        rules.save("Monday");
        String good = RulesFormat.write(rules);
        assertEquals(
                List.of("Monday"), names(read(good.replace("\"target\":21", "\"target\":-1"))));
        assertEquals(List.of("Sunday"), names(read(good.replace("Monday", "x".repeat(99)))));
        assertEquals(List.of("Sunday"), names(read(good.replace("\"Monday\"", "7"))));
        assertEquals(List.of("Sunday"), names(read(good.replace("Monday", "Sunday"))));
        for (String bad : List.of("", "{", "[]", "7", good.substring(0, good.length() - 3))) {
            RulesForm read = read(bad);
            assertEquals(List.of(), names(read), bad);
            assertEquals(Optional.of("house"), read.preset());
        }
        StringBuilder many = new StringBuilder("{\"saved\":[");
        for (int i = 0; i < 100; i++) {
            many.append(i == 0 ? "" : ",")
                    .append("{\"name\":\"r" + i + "\",\"options\":{\"target\":" + (50 + i) + "}}");
        }
        assertEquals(RulesForm.MOST_SAVED, names(read(many + "]}")).size());
    }

    private static List<String> names(RulesForm rules) {
        return List.copyOf(rules.saved().keySet());
    }

    @Test
    void anOptionThatAnotherForcesIsImpliedHoweverItWasChosen() {
        assertFalse(rules.implied(option("forcedCapture")));
        rules.preset("laisto");
        assertTrue(rules.implied(option("forcedCapture")));
        assertFalse(rules.implied(option("misere")));
        rules.set(option("forcedCapture"), false);
        assertTrue(rules.implied(option("forcedCapture")));
        rules.set(option("misere"), false);
        assertFalse(rules.implied(option("forcedCapture")));
        for (Option option : Games.CASSINO.options()) {
            assertFalse(rules.implied(option), option.name());
        }
    }

    @Test
    void rulesAreDescribedByTheNearestPreset() {
        rules.preset("finnish");
        rules.set(option("target"), 21L);
        assertEquals("finnish", rules.nearestPreset());
        assertEquals(List.of(option("target")), rules.differences("finnish"));
        rules.preset("house");
        rules.set(option("target"), 0L);
        assertEquals(Optional.of("oneRound"), rules.preset());
        assertTrue(rules.differences("oneRound").isEmpty());
        assertFalse(rules.differences("house").isEmpty());
    }
}
