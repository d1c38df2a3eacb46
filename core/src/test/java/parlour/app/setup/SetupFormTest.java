package parlour.app.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.saves.UnfinishedGame;
import parlour.engine.Option;
import parlour.engine.Rng;
import parlour.text.Phrase;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

class SetupFormTest {
    private final SetupForm form = form(1);

    private static SetupForm form(long seed) {
        return new SetupForm(Games.CASSINO, number -> "Player " + number, new Rng(seed));
    }

    private static Option option(String name) {
        return Games.CASSINO.options().stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPersonAndTwoComputersCanBeginAtOnce() {
        assertEquals(Optional.empty(), form.problem());
        assertEquals(
                List.of(true, false, false),
                form.seats().stream().map(Participant::person).toList());
        assertEquals(Games.CASSINO.presets().get("house"), form.setup().options());
    }

    @Test
    void twelveComputersHaveTwelveNamesOfTheirOwn() {
        for (long seed = 0; seed < 50; seed++) {
            SetupForm full = form(seed);
            full.seatComputer(0);
            while (full.mayAdd()) {
                full.addComputer();
            }
            Set<String> names = new HashSet<>();
            full.setup().participants().forEach(participant -> names.add(participant.name()));
            assertEquals(12, names.size());
        }
    }

    @Test
    void theTableHasTwoToTwelveSeats() {
        form.remove(2);
        assertFalse(form.mayRemove());
        for (int i = 2; i < 12; i++) {
            assertTrue(form.mayAdd());
            form.addPerson();
        }
        assertFalse(form.mayAdd());
        assertEquals(Optional.empty(), form.problem());
    }

    @Test
    void aPersonNeedsAName() {
        form.name(0, "  ");
        assertEquals(Optional.of(Phrase.of("setup.problem.noName")), form.problem(0));
        assertEquals(Optional.of(Phrase.of("setup.problem.seat", 1)), form.problem());
        assertThrows(IllegalStateException.class, form::setup);
    }

    @Test
    void aComputerWithoutANameBringsOne() {
        form.name(1, " ");
        form.name(2, "");
        assertEquals(Optional.empty(), form.problem());
        List<Participant> sitters = form.setup().participants();
        assertEquals(form.broughtName(1), sitters.get(1).name());
        assertFalse(sitters.get(1).name().isBlank());
        assertFalse(sitters.get(1).name().equals(sitters.get(2).name()));
    }

    @Test
    void aNameHasAtMostTwentyCharacters() {
        form.name(0, "x".repeat(20));
        assertEquals(Optional.empty(), form.problem(0));
        form.name(0, "Ж".repeat(20));
        assertEquals(Optional.empty(), form.problem(0));
        form.name(0, "x".repeat(21));
        assertEquals(Optional.of(Phrase.of("setup.problem.longName", 20, 21)), form.problem(0));
    }

    @Test
    void aNameOnlyHasLettersThatCanBeShown() {
        form.name(0, "Anna 😀");
        assertEquals(Optional.of(Phrase.of("letters.problem", 6, "U+1F600")), form.problem(0));
        assertEquals(Optional.of(Phrase.of("setup.problem.seat", 1)), form.problem());
    }

    @Test
    void noTwoNamesAreTheSame() {
        form.name(0, "Anna");
        form.name(2, " aNNA ");
        assertEquals(Optional.of(Phrase.of("setup.problem.sameName", 3)), form.problem(0));
        assertEquals(Optional.of(Phrase.of("setup.problem.sameName", 1)), form.problem(2));
        assertEquals(Optional.empty(), form.problem(1));
    }

    @Test
    void spacesAroundANameAreLeftOut() {
        form.name(0, "  Anna\t");
        assertEquals("Anna", form.setup().name(0));
    }

    @Test
    void aNameThatSomebodyTypedStaysWhenTheSeatChangesHands() {
        form.name(1, "Granny");
        form.seatPerson(1);
        assertEquals("Granny", form.seats().get(1).name());
        form.seatPerson(2);
        assertEquals("Player 2", form.seats().get(2).name());
    }

    @Test
    void anotherComputerPlaysLikeTheLastOne() {
        form.computer(2, "random");
        form.addComputer();
        assertEquals(Optional.of("random"), form.seats().get(3).computer());
    }

    @Test
    void seatsChangePlaces() {
        List<Participant> before = form.seats();
        form.move(2, -1);
        assertEquals(List.of(before.get(0), before.get(2), before.get(1)), form.seats());
    }

    @Test
    void aChangedRuleMakesTheRulesOnesOwn() {
        assertEquals(Optional.of("house"), form.rules().preset());
        form.rules().set(option("target"), 21L);
        assertEquals(Optional.empty(), form.rules().preset());
        form.rules().preset("laisto");
        assertEquals(Optional.of("laisto"), form.rules().preset());
    }

    @Test
    void badPointsImplyForcedCapture() {
        form.rules().set(option("misere"), true);
        assertTrue(form.rules().implied(option("forcedCapture")));
        assertEquals(true, form.setup().options().values().get("forcedCapture"));
        form.rules().set(option("misere"), false);
        assertFalse(form.rules().implied(option("forcedCapture")));
        assertEquals(false, form.setup().options().values().get("forcedCapture"));
    }

    @Test
    void aRulesNoteIsFoundInEveryLocale() {
        Locale usual = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("ar-EG"));
        try {
            String key = form.note(option("lastSweeps")).key();
            assertTrue(key.endsWith(".3"), key);
        } finally {
            Locale.setDefault(usual);
        }
    }

    @Test
    void aRulesNoteDependsOnItsValueAndTheSeats() {
        form.rules().preset("finnish");
        assertEquals(
                "option.cassino.lastSweeps.note.false.3", form.note(option("lastSweeps")).key());
    }

    @Test
    void theLastSetUpComesBack() {
        form.name(0, "Aatu [red] \"7\"");
        form.computer(1, "random");
        form.addPerson();
        form.rules().set(option("ties"), "carry");
        SetupForm other = form(2);
        assertTrue(SetupFormat.read(SetupFormat.write(form), other));
        assertEquals(form.setup(), other.setup());
    }

    @Test
    void aDamagedSetUpLeavesTheUsualOne() {
        String good = SetupFormat.write(form);
        List<String> bad =
                List.of(
                        "",
                        "{",
                        good.replace("\"computer\":\"", "\"computer\":\"no"),
                        good.replace("seats", "chairs"),
                        good.replace("\"target\":16", "\"target\":-1"),
                        good.replace("Player 1", "x".repeat(200)),
                        "{\"seats\":[{\"name\":\"alone\"}],\"options\":{}}");
        Setup usual = form.setup();
        for (String text : bad) {
            assertFalse(SetupFormat.read(text, form), text);
            assertEquals(usual, form.setup());
        }
    }

    @Test
    void aSetUpOfAnEarlierVersionStillOpens() {
        String old =
                "{\"seats\":[{\"name\":\"Aatu\"},{\"name\":\"Tapio\",\"computer\":\"greedy\"}],"
                        + "\"options\":{\"target\":21}}";
        assertTrue(SetupFormat.read(old, form));
        assertEquals("Aatu", form.setup().name(0));
        assertEquals(21L, form.options().values().get("target"));
        assertEquals(Optional.of(form.options()), form.rules().own());
    }

    @Test
    void aNameThatWasNotTypedIsSaidInTheLanguageOfTheDay() {
        String[] word = {"Player "};
        SetupForm spoken = new SetupForm(Games.CASSINO, number -> word[0] + number, new Rng(1));
        spoken.addPerson();
        spoken.addPerson();
        spoken.name(4, "Anna");
        String stored = SetupFormat.write(spoken);
        word[0] = "Pelaaja ";
        spoken.translate();
        assertEquals("Pelaaja 1", spoken.seats().get(0).name());
        assertEquals("Pelaaja 2", spoken.seats().get(3).name());
        assertEquals("Anna", spoken.seats().get(4).name());
        SetupForm later = new SetupForm(Games.CASSINO, number -> "Spelare " + number, new Rng(2));
        assertTrue(SetupFormat.read(stored, later));
        assertEquals("Spelare 2", later.seats().get(3).name());
        assertEquals("Anna", later.seats().get(4).name());
    }

    @Test
    void theNumberOfSeatsIsSetAtOnceAndPersonsStay() {
        form.addPerson();
        form.seatCount(6);
        assertEquals(6, form.seats().size());
        assertEquals(2, form.personCount());
        form.seatCount(2);
        assertEquals(List.of(true, true), form.seats().stream().map(Participant::person).toList());
        form.seatCount(3);
        assertEquals(2, form.personCount());
    }

    @Test
    void oneLevelIsSetForAllComputers() {
        form.computer(1, "greedy");
        assertEquals(Set.of("greedy", "intermediate"), form.computers());
        form.computers("hard");
        assertEquals(Set.of("hard"), form.computers());
        assertTrue(form.seats().get(0).person());
    }

    @Test
    void aGameForTwoOrFourBeginsWithFour() {
        SetupForm teams = new SetupForm(Games.CROSSWISE, number -> "Player " + number, new Rng(1));
        assertEquals(4, teams.seats().size());
        assertFalse(teams.oneByOne());
        assertTrue(form.oneByOne());
    }

    @Test
    void aComputerMakesWayForAPersonOfItsName() {
        String name = form.seats().get(1).name();
        form.firstName(name);
        assertEquals(Optional.empty(), form.problem());
        assertEquals(name, form.setup().name(0));
        assertEquals(Optional.of(name), form.typedName());
    }

    @Test
    void whatWaitsToBeGoneOnWithSaysHowItStands() {
        UnfinishedGame game =
                UnfinishedGame.of(
                        "game.cassino.title", form.setup(), 3, List.of(9, 11, 4), () -> {});
        assertEquals("menu.continue.standing", game.standing().key());
        assertEquals(
                List.of(
                        3,
                        List.of(
                                Phrase.of("menu.continue.you", 9),
                                Phrase.of("menu.continue.score", form.setup().name(1), 11),
                                Phrase.of("menu.continue.score", form.setup().name(2), 4))),
                game.standing().args());
    }

    @Test
    void whereUndoDoesLittleTheFormSaysSo() {
        form.seatPerson(0);
        form.seatComputer(1);
        form.undo(true);
        assertEquals(1, form.personCount());
        assertEquals(Optional.empty(), form.undoNote());
        form.seatPerson(1);
        assertEquals(Optional.of(Phrase.of("setup.undo.shared")), form.undoNote());
        form.undo(false);
        assertEquals(Optional.empty(), form.undoNote(), "it is off anyway");
        form.undo(true);
        form.seatComputer(0);
        form.seatComputer(1);
        assertEquals(Optional.of(Phrase.of("setup.undo.nobody")), form.undoNote());
    }
}
