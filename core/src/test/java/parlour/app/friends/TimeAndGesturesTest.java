package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.game.GameSession;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.text.Phrase;
import parlour.wire.Gesture;
import parlour.wire.SeatState;

import java.util.List;

/** Time runs from when the server spoke, whatever the frames do; gestures leave one line each. */
class TimeAndGesturesTest extends SharedTableTests {
    private static final int SECONDS = 60;

    private TableClient anna;
    private TableClient tom;

    private void begin() {
        anna =
                opens(
                        open(Games.CASSINO, Games.CASSINO.presets().get("oneRound"), 2, SECONDS),
                        "Anna",
                        new Heard());
        tom = joins(code(anna), "Tom", new Heard());
        anna.begin();
        room.pass(0.1f);
    }

    private static double left(TableClient client) {
        return client.session().orElseThrow().timeLeft().orElseThrow();
    }

    private void moveOnce() {
        Rng rng = new Rng(1);
        if (!move(anna.session().orElseThrow(), rng)) {
            move(tom.session().orElseThrow(), rng);
        }
    }

    @Test
    void aQuietWhileBeforeTheNewsDoesNotCount() {
        begin();
        room.rest(25);
        moveOnce();
        room.pass(0.1f);
        assertEquals(SECONDS, left(anna), 0.5);
        assertEquals(SECONDS, left(tom), 0.5);
    }

    @Test
    void timeRunsWhileTheWindowIsMinimised() {
        begin();
        room.app().pause();
        room.stall(20);
        room.app().resume();
        room.pass(0.1f);
        assertEquals(SECONDS - 20, left(anna), 0.5);
    }

    @Test
    void whatCameWhileTheWindowWasMinimisedHasItsTime() {
        begin();
        room.app().pause();
        moveOnce();
        room.stall(20);
        room.app().resume();
        room.pass(0.1f);
        assertEquals(SECONDS - 20, left(anna), 0.5);
    }

    @Test
    void somebodyIsAwayForAsLongAsTheyAre() {
        begin();
        room.rest(25);
        tables.cut(1);
        tables.down(true);
        room.pass(0.1f);
        SeatState toms = anna.table().orElseThrow().seats().get(1);
        assertEquals(0, anna.away(toms));
        room.app().pause();
        room.stall(20);
        room.app().resume();
        room.pass(0.1f);
        assertEquals(20, anna.away(toms));
    }

    @Test
    void newsThatWaitsForItsAnimationHasItsTime() {
        begin();
        RemoteSession<?, ?, ?, ?> annas = anna.session().orElseThrow();
        slow(annas);
        moveOnce();
        room.pass(10);
        annas.receive(() -> true);
        assertEquals(SECONDS - 10, left(anna), 0.5);
    }

    /** A listener that takes what happens when it is ready, as a table does. */
    private static <E> void slow(RemoteSession<?, ?, ?, E> session) {
        session.listen(
                new GameSession.Listener<E>() {
                    @Override
                    public Eyes eyes() {
                        return Eyes.NONE;
                    }

                    @Override
                    public void happened(E seen) {}

                    @Override
                    public boolean takesTime() {
                        return true;
                    }
                });
    }

    @Test
    void ofEachPersonTheLogHasTheLastGesture() {
        begin();
        for (int i = 0; i < 4; i++) {
            tom.say(i % 2 == 0 ? Gesture.OOPS : Gesture.THANKS);
            anna.say(Gesture.THINKING);
            tables.pass(2000); // the table passes on one gesture of each person at a time
            room.pass(0.1f);
        }
        List<Phrase> said =
                lines(anna.session().orElseThrow().log()).stream()
                        .filter(line -> line.key().equals("friends.said"))
                        .toList();
        assertEquals(2, said.size());
        assertEquals(Phrase.of("friends.gesture.thanks"), said.get(0).args().get(1));
        assertEquals(Phrase.of("friends.gesture.thinking"), said.get(1).args().get(1));
    }
}
