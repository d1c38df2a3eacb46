package parlour.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.code.GameCode;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.review.RoundPlayer;
import parlour.text.BadInput;
import parlour.thinking.RequestedWork;
import parlour.thinking.SendableRound;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class DailyDealTest {
    private static final long DAY = 20_774;

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    /** Another version of the program must deal the same cards: these codes may never change. */
    @Test
    void theDealFollowsFromTheDateAlone() {
        List<String> codes =
                games().stream().map(game -> new DailyDeal<>(game, DAY).code().write()).toList();
        assertEquals(List.of("00HX-JHMX-C4T7", "40HW-0QAQ-3WP7", "88HW-29GP-F09P"), codes);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyDayHasAnotherDealWithAShortCode(Game<?, ?, ?, ?> game) throws BadInput {
        Set<Long> seeds = new HashSet<>();
        for (long day = DAY; day < DAY + 1000; day++) {
            GameCode code = new DailyDeal<>(game, day).code();
            assertTrue(code.write().length() <= "0000-0000-0000".length());
            assertEquals(code, GameCode.read(code.write()));
            seeds.add(code.seed());
        }
        assertEquals(1000, seeds.size());
    }

    @ParameterizedTest
    @MethodSource("games")
    void itIsOneRoundAgainstExperts(Game<?, ?, ?, ?> game) {
        Match<?, ?, ?, ?> match = new DailyDeal<>(game, DAY).begin();
        GameCode code = new DailyDeal<>(game, DAY).code();
        assertTrue(code.computers().get(DailyDeal.PERSON).isEmpty());
        assertEquals(match.rules().seats(), code.computers().size());
        assertEquals(
                code.computers().size() - 1,
                code.computers().stream().filter(c -> c.equals(Optional.of(Game.EXPERT))).count());
        assertOver(match);
    }

    private static <S, M> S played(Match<S, M, ?, ?> match) {
        S state = match.state();
        while (match.rules().turn(state) >= 0) {
            state = match.rules().play(state, match.rules().moves(state, 1).get(0), Rules.silent());
        }
        return state;
    }

    private static <S, M> void assertOver(Match<S, M, ?, ?> match) {
        assertTrue(match.rules().game(played(match)).isPresent(), "one round is the game");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theExpertsGamesAreTheSameWhereverTheyAreGoneOnWith(Game<?, ?, ?, ?> game) {
        List<Outcome> first = outcomes(new DailyDeal<>(game, DAY), List.of(), 3);
        assertEquals(3, first.size());
        assertEquals(first, outcomes(new DailyDeal<>(game, DAY), first.subList(0, 2), 3));
    }

    private static List<Outcome> outcomes(DailyDeal<?, ?, ?, ?> deal, List<Outcome> known, int n) {
        ExpertGames<?, ?, ?, ?> games = new ExpertGames<>(deal, RoundPlayer.EXPERT, known);
        while (games.outcomes().size() < n) {
            playOne(games);
        }
        return games.outcomes();
    }

    private static void playOne(ExpertGames<?, ?, ?, ?> games) {
        int before = games.outcomes().size();
        SendableRound<?, ?, ?, ?> round = games.current().orElseThrow();
        assertTrue(round.advance(1));
        games.take();
        assertEquals(before, games.outcomes().size(), "it is not over yet");
        while (round.advance(1000)) {
            games.take();
        }
        games.take();
        assertEquals(before + 1, games.outcomes().size());
    }

    /** A browser plays them in another copy of the program. */
    @ParameterizedTest
    @MethodSource("games")
    void aGameThatIsPlayedElsewhereEndsTheSame(Game<?, ?, ?, ?> game) throws BadInput {
        List<Outcome> here = outcomes(new DailyDeal<>(game, DAY), List.of(), 1);
        ExpertGames<?, ?, ?, ?> games =
                new ExpertGames<>(new DailyDeal<>(game, DAY), RoundPlayer.EXPERT, List.of());
        SendableRound<?, ?, ?, ?> round = games.current().orElseThrow();
        RequestedWork work = RequestedWork.begin(round.request());
        assertFalse(work.hurried());
        while (work.advance(1000)) {
            assertTrue(round.end().isEmpty());
        }
        round.answer(work.answer());
        assertFalse(round.advance(1));
        games.take();
        assertEquals(here, games.outcomes());
        assertThrows(BadInput.class, () -> games.current().orElseThrow().answer("{}"));
    }

    /** The computer that the code seats beside the person, with the same decisions. */
    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void theyAreThePersonsOpponents(Game<S, M, V, E> game) {
        DailyDeal<S, M, V, E> deal = new DailyDeal<>(game, DAY);
        Rules<S, M, V, E> rules = deal.begin().rules();
        String name = deal.code().computers().get(DailyDeal.PERSON + 1).orElseThrow();
        Player<V, M> opponent = game.computer(name, rules, new Rng(1));
        S state = deal.begin().state();
        long seed = Seeds.PAR.of(deal.begin().seed(), 0);
        for (int decision = 0; rules.turn(state) != Rules.NOBODY; decision++) {
            V view = rules.view(state, Eyes.of(rules.turn(state)));
            Thinking<M> thinking = opponent.think(view, Seeds.PAR.of(seed, decision));
            thinking.advance(4_000);
            state = rules.play(state, thinking.best().orElseThrow(), Rules.silent());
        }
        ExpertGames<S, M, V, E> games = new ExpertGames<>(deal, RoundPlayer.EXPERT, List.of());
        SendableRound<S, M, V, E> round = games.current().orElseThrow();
        while (round.advance(1000)) {}
        assertEquals(state, round.end().orElseThrow());
    }

    @Test
    void theyEndAfterAHundredGames() {
        List<Outcome> known = new ArrayList<>();
        for (int i = 0; i < 99; i++) {
            known.add(new Outcome(i, i));
        }
        ExpertGames<?, ?, ?, ?> games =
                new ExpertGames<>(new DailyDeal<>(Games.FASTEST, DAY), RoundPlayer.EXPERT, known);
        playOne(games);
        assertTrue(games.current().isEmpty());
        games.take();
        assertEquals(100, games.outcomes().size());
    }
}
