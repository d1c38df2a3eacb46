package parlour.app.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.saves.LoadedGame;
import parlour.app.screen.AllGames;
import parlour.app.session.LocalSession;
import parlour.engine.Eyes;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.record.SavedGame;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class ReplaySessionTest {
    private static final int ALL = Integer.MAX_VALUE;

    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    private static List<Phrase> lines(GameLog<?> log) {
        List<Phrase> lines = new ArrayList<>();
        for (int i = 0; i < log.size(); i++) {
            lines.add(log.get(i));
        }
        return lines;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWayToAPositionLeadsToTheSameView(GameModule<?, ?, ?, ?> module) {
        everyWay(PlayedGames.of(module, 2, 1, ALL));
    }

    private <S, M, V, E> void everyWay(LoadedGame<S, M, V, E> game) {
        ReplaySession<S, M, V, E> stepping = new ReplaySession<>(game);
        int last = stepping.timeline().last();
        assertEquals(game.saved().match().length(), last);
        for (int at = 0; at <= last; at += Math.max(1, last / 20)) {
            while (stepping.at() < at) {
                assertTrue(stepping.forward());
            }
            ReplaySession<S, M, V, E> ahead = new ReplaySession<>(game);
            ahead.show(at);
            ReplaySession<S, M, V, E> back = new ReplaySession<>(game);
            back.show(last);
            back.show(at);
            for (ReplaySession<S, M, V, E> other : List.of(ahead, back)) {
                assertEquals(stepping.view(Eyes.of(0)), other.view(Eyes.of(0)));
                assertEquals(lines(stepping.log()), lines(other.log()));
                assertEquals(stepping.turn(), other.turn());
            }
        }
        stepping.show(last);
        assertFalse(stepping.forward());
        assertEquals(game.saved().match().state(), stepping.timeline().state(last));
        assertEquals(lines(game.session().log()), lines(stepping.log()));
        assertEquals(game.session().rounds(), stepping.rounds());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStepForwardTellsWhatTheEyesSaw(GameModule<?, ?, ?, ?> module) {
        told(PlayedGames.of(module, 2, 1, 20));
    }

    private <S, M, V, E> void told(LoadedGame<S, M, V, E> game) {
        ReplaySession<S, M, V, E> session = new ReplaySession<>(game);
        List<E> heard = new ArrayList<>();
        session.listen(
                new GameSession.Listener<E>() {
                    @Override
                    public Eyes eyes() {
                        return Eyes.of(0);
                    }

                    @Override
                    public void happened(E seen) {
                        heard.add(seen);
                    }
                });
        List<E> seen = new ArrayList<>();
        Rules<S, M, V, E> rules = session.rules();
        for (int at = 1; at <= session.timeline().last(); at++) {
            int revision = session.revision();
            session.forward();
            assertNotEquals(revision, session.revision());
            for (E event : session.timeline().events(at)) {
                rules.seen(event, Eyes.of(0)).ifPresent(seen::add);
            }
        }
        assertFalse(seen.isEmpty());
        assertEquals(seen, heard);
    }

    @Test
    void theRoundsAreKnownAndWhetherTheyAreOver() {
        LoadedGame<?, ?, ?, ?> game = PlayedGames.of(CassinoModule.make(), 2, 1, 60);
        Timeline<?, ?, ?, ?> timeline = new ReplaySession<>(game).timeline();
        assertEquals(2, timeline.rounds().size());
        Timeline.Round first = timeline.rounds().get(0);
        Timeline.Round second = timeline.rounds().get(1);
        assertEquals(0, first.first());
        assertEquals(first.last() + 1, second.first());
        assertEquals(timeline.last(), second.last());
        assertTrue(first.over());
        assertFalse(second.over());
        assertEquals(second, timeline.round(second.first()));
        assertEquals(Rules.NOBODY, timeline.mover(second.first()));
    }

    @Test
    void aRoundThatWasDealtAgainFollowsTheOnesBefore() {
        var game = PlayedGames.redealt(CassinoModule.make(), 2);
        var session = new ReplaySession<>(game);
        List<Timeline.Round> rounds = session.timeline().rounds();
        assertEquals(List.of(1, 2), rounds.stream().map(Timeline.Round::number).toList());
        assertFalse(session.timeline().follows(rounds.get(1).first()));
        session.show(session.timeline().last());
        assertEquals(lines(game.session().log()), lines(session.log()));
        assertEquals(GameLog.IMPORTED, session.log().get(0).key());
        assertEquals(game.saved().match().state(), session.timeline().state(session.at()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPracticeGameGoesOnFromThePositionAndIsNotCounted(GameModule<?, ?, ?, ?> module)
            throws BadInput {
        practice(PlayedGames.of(module, 2, 1, ALL));
    }

    private <S, M, V, E> void practice(LoadedGame<S, M, V, E> game) throws BadInput {
        ReplaySession<S, M, V, E> replay = new ReplaySession<>(game);
        Timeline.Round round =
                replay.timeline().rounds().get(replay.timeline().rounds().size() - 1);
        replay.show((round.first() + round.last()) / 2);
        LoadedGame<S, M, V, E> practice = replay.practice(99, "Practice").orElseThrow();
        assertFalse(game.practice());
        assertTrue(practice.practice());
        LoadedGame<S, M, V, E> read =
                new LoadedGame<>(
                        game.gameModule(),
                        SavedGame.read(game.gameModule().game(), practice.saved().write()).game());
        LocalSession<S, M, V, E> session = read.session();
        assertEquals(replay.timeline().state(replay.at()), session.match().state());
        assertEquals(lines(replay.log()), lines(practice.session().log()));
        assertEquals(replay.rounds(), session.rounds());
        assertEquals(replay.character(1), session.character(1));
        while (session.turn() != Rules.NOBODY) {
            session.playSimply();
        }
        List<Result> rounds = session.rounds();
        assertEquals(round.number(), rounds.size());
        assertFalse(session.uncounted(), "the statistics leave it out");
        assertFalse(session.redealt(3).uncounted());
        assertTrue(session.restarted(3).terms().practice());
        assertTrue(game.session().uncounted(), "the game itself counts");
    }

    @Test
    void thePracticeGameDoesNotTellWhatTheGameWillDeal() {
        var game = PlayedGames.of(CassinoModule.make(), 2, 1, 30);
        var replay = new ReplaySession<>(game);
        replay.show(replay.timeline().last());
        var practice = replay.practice(99, "Practice").orElseThrow().session();
        var real = game.session();
        for (var session : List.of(practice, real)) {
            while (session.turn() != Rules.NOBODY) {
                session.playSimply();
            }
            session.dealNext();
        }
        assertNotEquals(real.match().state().hands(), practice.match().state().hands());
    }

    /** Otherwise somebody could look at the cards and then go on with the game itself. */
    @ParameterizedTest
    @MethodSource("games")
    void inARoundThatGoesOnTheHiddenCardsAreDealtAnew(GameModule<?, ?, ?, ?> module)
            throws BadInput {
        hidden(PlayedGames.of(module, module.game().seatCounts().get(1), 1, 5), Eyes.of(0));
    }

    @Test
    void whereSeveralPlayNobodyLearnsAnothersCards() throws BadInput {
        var game = PlayedGames.of(CassinoModule.make(), 2, 2, 5);
        hidden(game, Eyes.of(game.saved().match().turn()));
        var computer = PlayedGames.of(CassinoModule.make(), 3, 2, 6);
        assertEquals(2, computer.saved().match().turn(), "a computer is to move");
        hidden(computer, Eyes.NONE);
    }

    private <S, M, V, E> void hidden(LoadedGame<S, M, V, E> game, Eyes known) throws BadInput {
        ReplaySession<S, M, V, E> replay = new ReplaySession<>(game);
        replay.show(replay.timeline().last());
        S real = game.saved().match().state();
        Set<S> worlds = new HashSet<>();
        for (int seed = 0; seed < 5; seed++) {
            LoadedGame<S, M, V, E> practice = replay.practice(seed, "Practice").orElseThrow();
            S state =
                    SavedGame.read(game.gameModule().game(), practice.saved().write())
                            .game()
                            .match()
                            .state();
            assertEquals(replay.rules().view(real, known), replay.rules().view(state, known));
            worlds.add(state);
        }
        assertEquals(5, worlds.size());
        assertFalse(worlds.contains(real));
    }

    @Test
    void nothingGoesOnFromTheEndOfARound() {
        var replay = new ReplaySession<>(PlayedGames.of(CassinoModule.make(), 2, 1, ALL));
        replay.show(replay.timeline().rounds().get(0).last());
        assertTrue(replay.practice(99, "Practice").isEmpty());
    }
}
