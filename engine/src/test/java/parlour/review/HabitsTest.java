package parlour.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.engine.Game;
import parlour.engine.ReviewScale;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What somebody does again and again. */
class HabitsTest {
    private static final ReviewScale SCALE = Games.CASSINO.reviewScale();

    private final List<JudgedMove<String>> moves = new ArrayList<>();

    private void lapse(String kind, double cost) {
        add(kind, cost, Optional.empty(), 0);
    }

    private void avoided(String kind, double saved) {
        add("", 0, Optional.of(kind), saved);
    }

    private void add(String lapse, double cost, Optional<String> avoided, double saved) {
        Judgement<String> judgement =
                new Judgement<>(
                        "best",
                        cost,
                        0.1,
                        false,
                        OptionalDouble.of(0.5),
                        OptionalDouble.of(0.4),
                        true,
                        lapse.isEmpty() ? Mark.NONE : Mark.MISTAKE,
                        Optional.of(lapse).filter(kind -> !kind.isEmpty()),
                        avoided,
                        saved);
        moves.add(new JudgedMove<>(moves.size(), moves.size() + 1, 1, 0, "move", judgement));
    }

    private Habits habits() {
        return Habits.of(SCALE, List.of(moves));
    }

    @Test
    void onceIsNoHabitAndLittleIsNone() {
        lapse("givesSweeps", 5);
        lapse("leavesTen", 0.9);
        lapse("leavesTen", 0.9);
        assertEquals(List.of(), habits().weaknesses());
        assertTrue(habits().strength().isEmpty());
    }

    @Test
    void theTwoCostliestAreToldWithTheirMoves() {
        lapse("leavesTen", 1.5);
        lapse("givesSweeps", 1.1);
        lapse("spendsAces", 1);
        lapse("leavesTen", 2);
        lapse("givesSweeps", 1.2);
        lapse("spendsAces", 1.1);
        List<Habit> weaknesses = habits().weaknesses();
        assertEquals(
                List.of("leavesTen", "givesSweeps"), weaknesses.stream().map(Habit::kind).toList());
        assertEquals(
                List.of(new Habit.Case(0, 0), new Habit.Case(0, 3)), weaknesses.get(0).cases());
        assertEquals(3.5, weaknesses.get(0).cost(), 1e-9);
    }

    @Test
    void aStrengthIsWhatSimplePlayersDoWrongUnlessItIsAWeaknessToo() {
        lapse("givesSweeps", 2);
        lapse("givesSweeps", 2);
        avoided("givesSweeps", 9);
        avoided("givesSweeps", 9);
        avoided("leavesTen", 1.5);
        assertTrue(habits().strength().isEmpty());
        avoided("leavesTen", 1.5);
        Habit strength = habits().strength().orElseThrow();
        assertEquals("leavesTen", strength.kind());
        assertTrue(strength.strength());
        assertEquals(3, strength.cost(), 1e-9);
    }

    @Test
    void casesOfSeveralGamesCountTogether() {
        lapse("leavesTen", 1.5);
        Habits habits = Habits.of(SCALE, List.of(moves, moves));
        assertEquals(
                List.of(new Habit.Case(0, 0), new Habit.Case(1, 0)),
                habits.weaknesses().get(0).cases());
    }

    @Test
    void everyKindHasItsSentences() {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            assertTrue(game.lapses().size() >= 5, game.id());
            for (String kind : game.lapses()) {
                for (boolean strength : List.of(true, false)) {
                    Habit habit =
                            new Habit(
                                    kind,
                                    strength,
                                    List.of(new Habit.Case(0, 1), new Habit.Case(0, 2)),
                                    3);
                    String said = English.say(habit.phrase(game));
                    String amount =
                            game.reviewScale().unit() == ReviewScale.Unit.POINTS
                                    ? "3 points"
                                    : "3.0 wins";
                    assertTrue(said.endsWith(amount + "."), said);
                    assertTrue(said.contains("2 ") || said.contains("twice"), said);
                }
            }
        }
    }
}
