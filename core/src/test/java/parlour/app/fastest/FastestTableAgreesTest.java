package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.TableAgreesWithMatch;
import parlour.app.TableTestScreen;
import parlour.app.look.Face;
import parlour.app.tabletop.CardSprite;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whatever happens, the cards on the table are the cards of the match. */
class FastestTableAgreesTest
        extends TableAgreesWithMatch<
                FastestState, FastestMove, FastestView, FastestEvent, FastestTable> {
    private static final FastestOptions ALL = new FastestOptions(true, true, 3);

    @Override
    protected List<Integer> seats() {
        return Games.FASTEST.seatCounts();
    }

    @Override
    protected TableTestScreen<FastestState, FastestMove, FastestView, FastestEvent, FastestTable>
            deal(int seats, Eyes eyes, long seed) {
        return FastestTestScreen.dealt(room.app(), seats, ALL, seed, eyes);
    }

    @Override
    protected FastestMove choose(
            Match<FastestState, FastestMove, FastestView, FastestEvent> match, Rng rng) {
        return rng.below(3) == 0
                ? any(match, rng)
                : Games.FASTEST.searchModel(match.rules()).policy().choose(match.state(), rng);
    }

    @Override
    protected TableTestScreen<FastestState, FastestMove, FastestView, FastestEvent, FastestTable>
            lay(Match<FastestState, FastestMove, FastestView, FastestEvent> match, Eyes eyes) {
        return new FastestTestScreen(room.app(), match, eyes);
    }

    @Override
    protected void assertConserved(FastestTable table) {
        assertConserved(table.zones());
    }

    @Override
    protected void assertAgrees(FastestView view, FastestTable table) {
        assertAgrees(view, table.zones());
    }

    private static FastestMove any(
            Match<FastestState, FastestMove, FastestView, FastestEvent> match, Rng rng) {
        List<FastestMove> all = match.rules().moves(match.state());
        return all.get(rng.below(all.size()));
    }

    /** What is said of the seats is what a table says that is shown the same view. */
    @Override
    protected void assertWritten(FastestView view, FastestTable table) {
        FastestStatus told = table.status();
        FastestStatus expected = new FastestStatus(told.session());
        expected.show(view);
        assertArrayEquals(expected.left, told.left);
        assertArrayEquals(expected.passed, told.passed);
        assertEquals(expected.turn(), told.turn());
        assertEquals(expected.gone, told.gone);
        assertEquals(expected.lies, told.lies);
        assertEquals(expected.owner, told.owner);
    }

    /** 54 sprites, none twice, no card twice. */
    static void assertConserved(FastestZones zones) {
        List<CardSprite> all = zones.all();
        assertEquals(FastestCard.COUNT, all.size());
        assertEquals(FastestCard.COUNT, new HashSet<>(all).size());
        Set<Face> faces = new HashSet<>();
        for (CardSprite sprite : all) {
            sprite.face().ifPresent(face -> assertTrue(faces.add(face), face + " is there twice"));
        }
    }

    static void assertAgrees(FastestView view, FastestZones zones) {
        assertConserved(zones);
        assertTrue(zones.deck.isEmpty());
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            assertEquals(view.hands().get(seat), FastestFaces.known(zones.hands.get(seat)));
            assertEquals(view.counts().get(seat), zones.hands.get(seat).size());
            List<Face> sorted = FastestFaces.of(view.hands().get(seat));
            List<Face> shown =
                    zones.hands.get(seat).stream().flatMap(s -> s.face().stream()).toList();
            assertEquals(sorted, shown, "a hand that is seen is sorted");
        }
        List<FastestView.Act> plays =
                view.trick().stream().filter(act -> !act.cards().isEmpty()).toList();
        assertEquals(plays.size(), zones.trick.size());
        Hand inTrick = Hand.EMPTY;
        for (int i = 0; i < plays.size(); i++) {
            assertEquals(plays.get(i).seat(), zones.trick.get(i).seat());
            assertEquals(plays.get(i).cards(), FastestFaces.known(zones.trick.get(i).cards()));
            inTrick = inTrick.or(plays.get(i).cards());
        }
        assertEquals(view.playHistory().cards().minus(inTrick), FastestFaces.known(zones.gone));
    }

    @Test
    void afterEveryEventTheSpritesAreWhereTheViewSays() {
        for (int seats : seats()) {
            for (Eyes eyes : List.of(Eyes.of(0), Eyes.NONE, Eyes.all(seats), Eyes.of(1))) {
                playOn(sit(seats, eyes, seats), eyes, 17, 150);
            }
        }
    }

    @Test
    void whatIsSaidOfTheSeatsIsWhatTheViewSays() {
        for (int seats : seats()) {
            var screen = sit(seats, Eyes.of(0), 31);
            Rng rng = new Rng(seats);
            for (int i = 0; i < 120 && screen.match.turn() != Rules.NOBODY; i++) {
                screen.match.play(any(screen.match, rng));
                screen.table.finishAnimations();
                room.pass(FRAME);
                assertWritten(view(screen, Eyes.of(0)), screen.table);
            }
        }
    }

    @Test
    void theWholeTableIsFewDrawCalls() {
        playOn(sit(most(), Eyes.of(0), 8), Eyes.of(0), 5, 12);
        room.pass(8);
        assertTrue(room.drawCalls() <= 8, "draw calls: " + room.drawCalls());
    }
}
