package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.app.GameRoom;
import parlour.app.cards.CardSprite;
import parlour.app.look.Face;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.FastestCard;
import parlour.fastest.FastestEvent;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestOptions;
import parlour.fastest.FastestState;
import parlour.fastest.FastestView;
import parlour.fastest.Hand;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whatever happens, the cards on the table are the cards of the match. */
class AgreementTest extends OneRoom {
    private static final float FRAME = 1 / 60f;
    private static final List<Integer> SEATS = List.of(2, 3, 6);
    private static final FastestOptions ALL = new FastestOptions(true, true, 3);

    private static TableRoom sit(int seats, Eyes eyes, long seed) {
        TableRoom screen = TableRoom.dealt(room.app(), seats, ALL, seed, eyes);
        room.app().show(screen);
        return screen;
    }

    /** 54 sprites, none twice, no card twice. */
    static void assertConserved(Zones zones) {
        List<CardSprite> all = zones.all();
        assertEquals(FastestCard.COUNT, all.size());
        assertEquals(FastestCard.COUNT, new HashSet<>(all).size());
        Set<Face> faces = new HashSet<>();
        for (CardSprite sprite : all) {
            sprite.face().ifPresent(face -> assertTrue(faces.add(face), face + " is there twice"));
        }
    }

    static void assertAgrees(FastestView view, Zones zones) {
        assertConserved(zones);
        assertTrue(zones.deck.isEmpty());
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            assertEquals(view.hands().get(seat), Faces.known(zones.hands.get(seat)));
            assertEquals(view.counts().get(seat), zones.hands.get(seat).size());
            List<Face> sorted = Faces.of(view.hands().get(seat));
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
            assertEquals(plays.get(i).cards(), Faces.known(zones.trick.get(i).cards()));
            inTrick = inTrick.or(plays.get(i).cards());
        }
        assertEquals(view.played().cards().minus(inTrick), Faces.known(zones.gone));
    }

    /** What is said of the seats is what a table says that is shown the same view. */
    private static void assertSame(Standing expected, Standing told) {
        assertArrayEquals(expected.left, told.left);
        assertArrayEquals(expected.passed, told.passed);
        assertEquals(expected.turn(), told.turn());
        assertEquals(expected.gone, told.gone);
        assertEquals(expected.lies, told.lies);
        assertEquals(expected.owner, told.owner);
    }

    private static void playOn(TableRoom screen, Eyes eyes, long seed, int moves) {
        Match<FastestState, FastestMove, FastestView, FastestEvent> match = screen.match;
        Policy<FastestState, FastestMove> policy = match.rules().policy();
        Rng rng = new Rng(seed);
        Match.Listener<FastestEvent> conserved = event -> assertConserved(screen.table.zones());
        match.listen(conserved);
        for (int i = 0; i < moves; i++) {
            if (match.turn() == Rules.NOBODY) {
                if (match.rules().game(match.state()).isPresent()) {
                    return;
                }
                match.dealNext();
            } else if (rng.below(3) == 0) {
                List<FastestMove> all = match.rules().moves(match.state());
                match.play(all.get(rng.below(all.size())));
            } else {
                match.play(policy.choose(match.state(), rng));
            }
            assertAgrees(screen.view(eyes), screen.table.zones());
            switch (rng.below(4)) {
                case 0 -> screen.table.hurry();
                case 1 -> room.pass(0.2f);
                case 2 -> room.pass(FRAME);
                default -> {}
            }
        }
        match.unlisten(conserved);
    }

    @Test
    void afterEveryEventTheSpritesAreWhereTheViewSays() {
        for (int seats : SEATS) {
            for (Eyes eyes : List.of(Eyes.of(0), Eyes.NONE, Eyes.all(seats), Eyes.of(1))) {
                playOn(sit(seats, eyes, seats), eyes, 17, 150);
            }
        }
    }

    @Test
    void whatIsSaidOfTheSeatsIsWhatTheViewSays() {
        for (int seats : SEATS) {
            TableRoom screen = sit(seats, Eyes.of(0), 31);
            Rng rng = new Rng(seats);
            for (int i = 0; i < 120 && screen.match.turn() != Rules.NOBODY; i++) {
                List<FastestMove> all = screen.match.rules().moves(screen.match.state());
                screen.match.play(all.get(rng.below(all.size())));
                screen.table.hurry();
                room.pass(FRAME);
                Standing fresh = new Standing(GameRoom.setup(seats, "smarter"));
                fresh.show(screen.view(Eyes.of(0)));
                assertSame(fresh, screen.table.standing());
            }
        }
    }

    @Test
    void theOpeningDealArrivesAtTheView() {
        for (int seats : SEATS) {
            TableRoom screen = sit(seats, Eyes.of(0), 3);
            screen.match.opening().forEach(screen.table::happened);
            assertAgrees(screen.view(Eyes.of(0)), screen.table.zones());
            assertTrue(screen.table.moving());
            room.pass(6);
            assertFalse(screen.table.moving());
            assertAllHome(screen);
            assertEquals(54 / seats, screen.table.standing().left[0]);
        }
    }

    private static void assertAllHome(TableRoom screen) {
        for (CardSprite sprite : screen.table.zones().all()) {
            assertEquals(sprite.home().x, sprite.now().x, 0.1f);
            assertEquals(sprite.home().y, sprite.now().y, 0.1f);
            assertEquals(sprite.home().width, sprite.now().width, 0.1f);
            assertEquals(sprite.home().face, sprite.now().face, 0.01f);
            assertEquals(1, sprite.now().alpha, 0.01f);
        }
    }

    @Test
    void hurryBringsEverythingHome() {
        TableRoom screen = sit(3, Eyes.of(0), 9);
        playOn(screen, Eyes.of(0), 23, 20);
        screen.table.hurry();
        assertFalse(screen.table.moving());
        assertAllHome(screen);
    }

    @Test
    void passingTheScreenCoversAndUncoversHands() {
        TableRoom screen = sit(3, Eyes.of(0), 4);
        for (Eyes eyes : List.of(Eyes.NONE, Eyes.of(1), Eyes.NONE, Eyes.of(2), Eyes.of(0))) {
            screen.table.show(screen.view(eyes));
            assertAgrees(screen.view(eyes), screen.table.zones());
            playOn(screen, eyes, 5, 1);
        }
    }

    @Test
    void aResizeInTheMiddleOfAGameKeepsEveryCard() {
        TableRoom screen = sit(6, Eyes.of(0), 4);
        for (int[] size : new int[][] {{900, 600}, {1920, 1080}, {1280, 720}}) {
            playOn(screen, Eyes.of(0), 5, 3);
            room.resize(size[0], size[1]);
            assertAgrees(screen.view(Eyes.of(0)), screen.table.zones());
            screen.table.hurry();
            assertAllHome(screen);
        }
    }

    @Test
    void withReducedMotionTheSameCardsArrive() {
        room.app().settings().reducedMotion(true);
        TableRoom screen = sit(3, Eyes.of(0), 8);
        playOn(screen, Eyes.of(0), 5, 12);
        room.pass(20);
        assertFalse(screen.table.moving());
        assertAllHome(screen);
        room.app().settings().reducedMotion(false);
    }

    @Test
    void theWholeTableIsFewDrawCalls() {
        TableRoom screen = sit(6, Eyes.of(0), 8);
        playOn(screen, Eyes.of(0), 5, 12);
        room.pass(8);
        assertTrue(room.drawCalls() <= 8, "draw calls: " + room.drawCalls());
    }
}
