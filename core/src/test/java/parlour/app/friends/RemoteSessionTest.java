package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import parlour.Games;
import parlour.app.game.GameSession;
import parlour.app.game.VisiblePosition;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.Phrase;
import parlour.wire.Gesture;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Two programs at one table play whole games, whatever happens to their connections. */
class RemoteSessionTest extends SharedTableTests {
    private final Heard annaHears = new Heard();
    private final Heard tomHears = new Heard();
    private TableClient anna;
    private TableClient tom;

    private void sitDown(Game<?, ?, ?, ?> game, Options options, int seats, int seconds) {
        anna = opens(open(game, options, seats, seconds), "Anna", annaHears);
        tom = joins(code(anna), "Tom", tomHears);
        anna.begin();
        room.pass(0.1f);
    }

    private void sitDown(Game<?, ?, ?, ?> game) {
        sitDown(game, game.presets().values().iterator().next(), 2, 0);
    }

    private RemoteSession<?, ?, ?, ?> annas() {
        return anna.session().orElseThrow();
    }

    private RemoteSession<?, ?, ?, ?> toms() {
        return tom.session().orElseThrow();
    }

    @TestFactory
    Stream<DynamicTest> wholeGamesWithBreaks() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Game<?, ?, ?, ?> game : Games.all()) {
            game.presets()
                    .forEach(
                            (name, options) -> {
                                int most = game.seatCounts().get(game.seatCounts().size() - 1);
                                for (int seats : List.of(2, Math.min(4, most))) {
                                    if (game.seatCounts().contains(seats)) {
                                        tests.add(
                                                DynamicTest.dynamicTest(
                                                        game.id() + " " + name + " for " + seats,
                                                        () -> play(game, options, seats)));
                                    }
                                }
                            });
        }
        return tests.stream();
    }

    private void play(Game<?, ?, ?, ?> game, Options options, int seats) {
        Rng rng = new Rng(seats);
        sitDown(game, options, seats, 0);
        int deals = annaHears.deals;
        for (int i = 0; i < 20_000 && anna.table().orElseThrow().stage() != Stage.OVER; i++) {
            assertSameTable();
            disturb(rng);
            if (anna.table().orElseThrow().stage() == Stage.BETWEEN_ROUNDS) {
                annas().dealNext();
                deals++;
            } else {
                move(annas(), rng);
                move(toms(), rng);
            }
            if (rng.below(60) == 0) {
                tables.cut();
                assertFalse(room.resting());
            }
            room.pass(0.05f);
            settle();
        }
        assertSameTable();
        assertEquals(Stage.OVER, anna.table().orElseThrow().stage());
        assertEquals(deals, annaHears.deals);
        assertEquals(annas().result(), toms().result());
        assertEquals(annas().rounds(), toms().rounds());
        assertEquals(moves(annas().log()), moves(toms().log()));
        for (TableClient client : List.of(anna, tom)) {
            assertEquals(Optional.of(new DealVerdict(Optional.empty())), client.dealVerdict());
            client.depart();
        }
    }

    /** Sometimes the server is killed, or what is sent is lost on the way. */
    private void disturb(Rng rng) {
        if (rng.below(80) == 0) {
            tables.restart();
            settle();
        }
        if (rng.below(80) == 0) {
            tables.deaf(true);
            move(annas(), rng);
            move(toms(), rng);
            tables.cut();
            tables.deaf(false);
            settle();
        }
    }

    private void settle() {
        room.pass(0.05f);
        for (int i = 0; i < 30 && !(anna.connected() && tom.connected()); i++) {
            room.pass(0.5f);
        }
        room.pass(0.05f);
    }

    /** What everybody may know is the same here and there. */
    private void assertSameTable() {
        assertEquals(annas().turn(), toms().turn());
        assertEquals(seenByAll(annas()), seenByAll(toms()));
        assertEquals(annas().standing(), toms().standing());
        assertFalse(annas().behind());
    }

    private static <S, M, V, E> V seenByAll(RemoteSession<S, M, V, E> session) {
        return session.view(Eyes.NONE);
    }

    @Test
    void nobodyKnowsMoreThanTheSeat() {
        sitDown(Games.CASSINO);
        assertEquals(Eyes.of(0), annas().visible());
        assertEquals(Eyes.of(1), toms().visible());
        assertThrows(IllegalArgumentException.class, () -> annas().view(Eyes.of(1)));
        assertThrows(IllegalArgumentException.class, () -> annas().view(Eyes.all(2)));
        assertNotEquals(OptionalInt.empty(), anna.seat());
    }

    @Test
    void theFirstDealIsShownToThoseWhoWereThere() {
        sitDown(Games.CASSINO);
        assertFalse(annas().opening(Eyes.of(0)).isEmpty());
        TableClient eva = joins(code(anna), "Eva", new Heard());
        eva.watch();
        room.pass(0.1f);
        assertEquals(List.of(), eva.session().orElseThrow().opening(Eyes.NONE));
        assertEquals(Eyes.NONE, eva.session().orElseThrow().persons());
        assertFalse(eva.session().orElseThrow().allows(GameSession.Action.HINT));
    }

    @Test
    void whoWatchesSeesAWholeGameAndItsProof() {
        sitDown(Games.FASTEST);
        TableClient eva = joins(code(anna), "Eva", new Heard());
        eva.watch();
        room.pass(0.1f);
        Rng rng = new Rng(3);
        while (anna.table().orElseThrow().stage() != Stage.OVER) {
            move(annas(), rng);
            move(toms(), rng);
            room.pass(0.05f);
            assertEquals(seenByAll(annas()), seenByAll(eva.session().orElseThrow()));
        }
        assertEquals(Optional.of(new DealVerdict(Optional.empty())), eva.dealVerdict());
    }

    @Test
    void anIllegalMoveIsRefusedHere() {
        sitDown(Games.CASSINO);
        RemoteSession<?, ?, ?, ?> mover = annas().personToMove() ? annas() : toms();
        assertRefused(mover);
        assertFalse(mover.underway());
    }

    private static <S, M, V, E> void assertRefused(RemoteSession<S, M, V, E> session) {
        int turn = session.turn();
        VisiblePosition<S, M, V> position = new VisiblePosition<>(session, Eyes.of(turn));
        M legal = position.moves().get(0);
        assertTrue(session.play(1 - turn, legal).isPresent());
        Rules<S, M, V, E> rules = session.rules();
        M later = rules.moves(rules.deal(99).state()).get(0);
        Optional<Phrase> here = position.refusal(later).map(refusal -> refusal.phrase());
        assertEquals(here, session.play(turn, later).map(refusal -> refusal.phrase()));
    }

    /** Hears of refusals and of positions that were replaced. */
    private static final class Hearing<E> implements GameSession.Listener<E> {
        private final Eyes eyes;
        private final List<Phrase> refused = new ArrayList<>();
        private final List<E> happened = new ArrayList<>();
        private int replaced;
        private int noted;

        Hearing(Eyes eyes) {
            this.eyes = eyes;
        }

        @Override
        public Eyes eyes() {
            return eyes;
        }

        @Override
        public void happened(E seen) {
            happened.add(seen);
        }

        @Override
        public void replaced() {
            replaced++;
        }

        @Override
        public void refused(Phrase why) {
            refused.add(why);
        }

        @Override
        public void noted() {
            noted++;
        }
    }

    private static <S, M, V, E> Hearing<E> hearing(RemoteSession<S, M, V, E> session) {
        Hearing<E> hearing = new Hearing<>(session.persons());
        session.listen(hearing);
        return hearing;
    }

    @Test
    void whatDidNotChangeDuringABreakIsNotReplaced() {
        sitDown(Games.CASSINO);
        Hearing<?> hearing = hearing(annas());
        List<Phrase> before = lines(annas().log());
        tables.cut(0);
        settle();
        assertTrue(anna.connected());
        assertEquals(0, hearing.replaced);
        assertEquals(before, moves(annas().log()));
    }

    @Test
    void whatChangedDuringABreakIsReplacedAndTheLogIsWhole() {
        sitDown(Games.CASSINO);
        Rng rng = new Rng(1);
        while (!toms().personToMove()) {
            move(annas(), rng);
            room.pass(0.05f);
        }
        Hearing<?> hearing = hearing(annas());
        tables.cut(0);
        move(toms(), rng);
        settle();
        assertEquals(1, hearing.replaced);
        assertEquals(List.of(), hearing.happened);
        assertEquals(moves(toms().log()), moves(annas().log()));
    }

    @Test
    void aMoveThatWasLostWithTheConnectionIsSentAgain() {
        sitDown(Games.CASSINO);
        RemoteSession<?, ?, ?, ?> mover = annas().personToMove() ? annas() : toms();
        tables.deaf(true);
        assertTrue(move(mover, new Rng(1)));
        assertTrue(mover.underway());
        tables.cut();
        tables.deaf(false);
        settle();
        assertFalse(mover.underway());
        assertFalse(mover.personToMove());
    }

    @Test
    void aMoveIsSentOnceWhileTheServerIsAskedWhetherItIsThere() {
        sitDown(Games.CASSINO);
        boolean annas = annas().personToMove();
        RemoteSession<?, ?, ?, ?> mover = annas ? annas() : toms();
        Hearing<?> hearing = hearing(mover);
        room.rest(TableConnection.SILENCE - 0.2f);
        // The answer to the question is on its way when the person moves.
        tables.late(true);
        room.rest(0.6f);
        assertTrue(move(mover, new Rng(1)));
        tables.late(false);
        room.pass(0.2f);
        assertFalse(mover.underway());
        assertFalse(mover.personToMove());
        assertEquals(List.of(), hearing.refused);
    }

    @Test
    void aComputerPlaysForWhoeverIsAwayUntilTheyTakeTheSeatBack() {
        sitDown(Games.CASSINO);
        Hearing<?> hearing = hearing(annas());
        tables.down(true);
        tables.cut(1);
        room.pass(0.1f);
        assertEquals("friends.away", last(annas()).key());
        tables.pass(59_000);
        anna.swap(1);
        room.pass(0.1f);
        assertEquals("table.awayShortly", anna.pollTrouble().orElseThrow().key());
        tables.pass(2_000);
        anna.swap(1);
        room.pass(0.1f);
        assertEquals(Optional.empty(), anna.pollTrouble());
        assertTrue(annas().personToMove(), "the computer has moved, if it was to");
        tables.down(false);
        settle();
        assertTrue(tom.standIn());
        assertFalse(toms().personToMove());
        tables.thinks(false);
        while (annas().personToMove()) {
            move(annas(), new Rng(2));
            room.pass(0.05f);
        }
        assertFalse(toms().personToMove(), "the computer is to move");
        tom.swap(1);
        room.pass(0.1f);
        assertFalse(tom.standIn());
        assertTrue(toms().personToMove());
        assertTrue(hearing.noted >= 3);
    }

    private static Phrase last(RemoteSession<?, ?, ?, ?> session) {
        List<Phrase> lines = lines(session.log());
        return lines.get(lines.size() - 1);
    }

    @Test
    void timeIsCountedByTheServer() {
        sitDown(Games.CASSINO, Games.CASSINO.presets().get("oneRound"), 2, 30);
        RemoteSession<?, ?, ?, ?> mover = annas().personToMove() ? annas() : toms();
        assertEquals(30, mover.timeLeft().orElseThrow(), 0.5);
        room.pass(10);
        room.pass(0.1f);
        assertEquals(20, mover.timeLeft().orElseThrow(), 0.5);
        tables.pass(30_000);
        room.pass(0.1f);
        assertFalse(mover.personToMove());
        assertTrue(lines(mover.log()).stream().anyMatch(l -> l.key().equals("play.timeUp")));
    }

    @Test
    void gesturesAreToldInTheLog() {
        sitDown(Games.CASSINO);
        Hearing<?> hearing = hearing(toms());
        anna.say(Gesture.WELL_PLAYED);
        room.pass(0.1f);
        assertEquals("friends.said", last(toms()).key());
        assertEquals(1, hearing.noted);
    }

    @Test
    void anotherGameHasAnotherSessionAndAnotherDeal() {
        sitDown(Games.CROSSWISE);
        Rng rng = new Rng(3);
        while (anna.table().orElseThrow().stage() != Stage.OVER) {
            move(annas(), rng);
            move(toms(), rng);
            room.pass(0.05f);
        }
        tom.again();
        room.pass(0.1f);
        assertEquals(1, annaHears.begun.size());
        assertTrue(anna.table().orElseThrow().seats().get(1).agreed());
        anna.again();
        room.pass(0.1f);
        assertEquals(2, annaHears.begun.size());
        assertEquals(2, tomHears.begun.size());
        assertEquals(Optional.empty(), anna.dealVerdict());
        while (anna.table().orElseThrow().stage() != Stage.OVER) {
            move(annas(), rng);
            move(toms(), rng);
            room.pass(0.05f);
        }
        assertEquals(Optional.of(new DealVerdict(Optional.empty())), tom.dealVerdict());
    }
}
