package parlour.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.search.Expert;

import java.util.List;
import java.util.Optional;

/** What a deal is worth. */
class ParTest {
    private static final long SEED = 11;

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    private static <S, M, V, E> Rules<S, M, V, E> rules(Game<S, M, V, E> game) {
        return game.rules(game.seatCounts().get(0), game.presets().values().iterator().next());
    }

    @Test
    void luckIsWhatTheCardsAreWorthBeyondAnEvenShare() {
        Par par = new Par(2);
        par.add(List.of(6.0, 2.0));
        par.add(List.of(4.0, 4.0));
        assertEquals(5, par.points(0));
        assertEquals(3, par.points(1));
        assertEquals(1, par.luck(0));
        assertEquals(-1, par.luck(1));
        // Two numbers one away from their mean: an error of 1, with one degree of freedom.
        assertEquals(12.706, par.luckInterval(0).orElseThrow(), 0.001);
    }

    @Test
    void playIsTheResultBeyondPar() {
        Par par = new Par(2);
        par.add(List.of(6.0, 2.0));
        assertEquals(-2, par.play(Result.of(List.of(4.0, 5.0)), 0));
        assertEquals(3, par.play(Result.of(List.of(4.0, 5.0)), 1));
        assertTrue(par.pointsInterval(0).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void theExpertPlaysAllSeatsAgainAndAgain(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = rules(game);
        S dealt = rules.deal(SEED).state();
        Par expected = new Par(rules.seats());
        for (int round = 0; round < 2; round++) {
            int decisions = 0;
            Player<V, M> expert = Expert.judge(rules, game.searchModel(rules));
            S state = dealt;
            for (int turn = rules.turn(state); turn != Rules.NOBODY; turn = rules.turn(state)) {
                long seed = Seeds.PAR.of(Seeds.PAR.of(SEED, round), decisions++);
                Thinking<M> thinking = expert.think(rules.view(state, Eyes.of(turn)), seed);
                thinking.advance(4_000);
                state = rules.play(state, thinking.best().orElseThrow(), Rules.silent());
            }
            expected.add(rules.round(state).orElseThrow().points());
        }
        ParSearch<S, M, V, E> search = new ParSearch<>(game, rules, dealt, SEED, 2);
        while (search.advance(777)) {
            assertTrue(search.par().rounds() < 2);
        }
        assertEquals(2, search.par().rounds());
        assertFalse(search.advance(1));
        for (int seat = 0; seat < rules.seats(); seat++) {
            assertEquals(expected.points(seat), search.par().points(seat));
            assertEquals(expected.luck(seat), search.par().luck(seat));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void aMatchIsTakenApartIntoItsRounds(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = rules(game);
        Match<S, M, V, E> match = Match.begin(rules, SEED);
        S first = match.state();
        List<PlayedRound<S>> untouched = PlayedRound.of(match);
        assertEquals(1, untouched.size());
        assertEquals(first, untouched.get(0).start());
        assertTrue(untouched.get(0).result().isEmpty());
        finish(match);
        Result result = rules.round(match.state()).orElseThrow();
        List<PlayedRound<S>> rounds = PlayedRound.of(match);
        assertEquals(1, rounds.size());
        assertEquals(first, rounds.get(0).start());
        assertEquals(result, rounds.get(0).result().orElseThrow());
    }

    @Test
    void everyRoundOfAGameHasItsOwnStartAndResult() {
        everyRoundHasItsOwn(Games.CASSINO);
    }

    private static <S, M, V, E> void everyRoundHasItsOwn(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = rules(game);
        Match<S, M, V, E> match = Match.begin(rules, SEED);
        S first = match.state();
        finish(match);
        Optional<Result> result = rules.round(match.state());
        match.dealNext();
        S second = match.state();
        assertEquals(List.of(first, second), starts(match));
        finish(match);
        assertEquals(List.of(first, second), starts(match));
        List<PlayedRound<S>> rounds = PlayedRound.of(match);
        assertEquals(List.of(1, 2), rounds.stream().map(PlayedRound::number).toList());
        assertEquals(result, rounds.get(0).result());
        assertEquals(rules.round(match.state()), rounds.get(1).result());
    }

    private static <S, M, V, E> List<S> starts(Match<S, M, V, E> match) {
        return PlayedRound.of(match).stream().map(PlayedRound::start).toList();
    }

    private static <S, M, V, E> void finish(Match<S, M, V, E> match) {
        while (match.turn() != Rules.NOBODY) {
            match.play(match.rules().moves(match.state(), 1).get(0));
        }
    }
}
