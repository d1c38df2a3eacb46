package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.cards.CardSprite;
import parlour.cards.Card;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoOptions;
import parlour.cassino.CassinoRules;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whatever happens, the cards on the table are the cards of the match. */
class AgreementTest {
    private static final float FRAME = 1 / 60f;

    private static Headless room;

    @BeforeAll
    static void open() {
        room = new Headless(1280, 720, TableRoom.Empty::new);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    private static TableRoom sit(int seats, Eyes eyes, long seed) {
        CassinoRules rules = new CassinoRules(seats, CassinoOptions.HOUSE);
        TableRoom screen = new TableRoom(room.app(), Match.begin(rules, seed), eyes);
        room.app().show(screen);
        return screen;
    }

    /** 52 sprites, none twice, no card twice. */
    static void assertConserved(Zones zones) {
        List<CardSprite> all = zones.all();
        assertEquals(Card.COUNT, all.size());
        assertEquals(Card.COUNT, new HashSet<>(all).size());
        Set<Card> faces = new HashSet<>();
        for (CardSprite sprite : all) {
            sprite.card().ifPresent(card -> assertTrue(faces.add(card), card + " is there twice"));
        }
    }

    static void assertAgrees(CassinoView view, Zones zones) {
        assertConserved(zones);
        assertEquals(view.deck(), zones.deck.size());
        assertEquals(0, Zones.known(zones.deck).size());
        assertEquals(view.table(), Zones.known(zones.table));
        assertEquals(view.table().size(), zones.table.size());
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            assertEquals(view.hands().get(seat), Zones.known(zones.hands.get(seat)));
            assertEquals(view.handSizes().get(seat), zones.hands.get(seat).size());
            assertEquals(view.piles().get(seat), Zones.known(zones.piles.get(seat)));
            assertEquals(view.piles().get(seat).size(), zones.piles.get(seat).size());
        }
    }

    private static CassinoView view(TableRoom screen, Eyes eyes) {
        return screen.match.rules().view(screen.match.state(), eyes);
    }

    private static void playOn(TableRoom screen, Eyes eyes, long seed, int moves) {
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match = screen.match;
        Policy<CassinoState, CassinoMove> policy = match.rules().policy();
        Rng rng = new Rng(seed);
        Match.Listener<CassinoEvent> conserved = event -> assertConserved(screen.table.zones());
        match.listen(conserved);
        for (int i = 0; i < moves; i++) {
            if (match.turn() == Rules.NOBODY) {
                if (match.rules().game(match.state()).isPresent()) {
                    return;
                }
                match.dealNext();
            } else {
                match.play(policy.choose(match.state(), rng));
            }
            assertAgrees(view(screen, eyes), screen.table.zones());
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
        for (int seats = 2; seats <= 12; seats++) {
            for (Eyes eyes : List.of(Eyes.of(0), Eyes.NONE, Eyes.all(seats))) {
                playOn(sit(seats, eyes, seats), eyes, 17, 70);
            }
        }
    }

    @Test
    void theOpeningDealArrivesAtTheView() {
        for (int seats = 2; seats <= 12; seats++) {
            TableRoom screen = sit(seats, Eyes.of(0), 3);
            screen.match.opening().forEach(screen.table::happened);
            assertAgrees(view(screen, Eyes.of(0)), screen.table.zones());
            assertTrue(screen.table.moving());
            room.pass(6);
            assertFalse(screen.table.moving());
            assertAllHome(screen);
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
        TableRoom screen = sit(4, Eyes.of(0), 9);
        playOn(screen, Eyes.of(0), 23, 40);
        screen.table.hurry();
        assertFalse(screen.table.moving());
        assertAllHome(screen);
        Standing standing = screen.table.standing();
        CassinoView view = view(screen, Eyes.of(0));
        for (int seat = 0; seat < 4; seat++) {
            assertEquals(view.piles().get(seat).size(), standing.piles[seat]);
            assertEquals(view.sweeps().get(seat), standing.sweeps[seat]);
        }
        assertEquals(view.deck(), standing.deck);
    }

    @Test
    void passingTheScreenCoversAndUncoversHands() {
        TableRoom screen = sit(3, Eyes.of(0), 4);
        for (Eyes eyes : List.of(Eyes.NONE, Eyes.of(1), Eyes.NONE, Eyes.of(2), Eyes.of(0))) {
            screen.table.show(view(screen, eyes));
            assertAgrees(view(screen, eyes), screen.table.zones());
            playOn(screen, eyes, 5, 1);
        }
    }

    @Test
    void aResizeInTheMiddleOfAGameKeepsEveryCard() {
        TableRoom screen = sit(6, Eyes.of(0), 4);
        for (int[] size : new int[][] {{900, 600}, {1920, 1080}, {1280, 720}}) {
            playOn(screen, Eyes.of(0), 5, 3);
            room.resize(size[0], size[1]);
            assertAgrees(view(screen, Eyes.of(0)), screen.table.zones());
            screen.table.hurry();
            assertAllHome(screen);
        }
    }

    @Test
    void withReducedMotionTheSameCardsArrive() {
        room.app().settings().reducedMotion(true);
        TableRoom screen = sit(4, Eyes.of(0), 8);
        playOn(screen, Eyes.of(0), 5, 12);
        room.pass(20);
        assertFalse(screen.table.moving());
        assertAllHome(screen);
        room.app().settings().reducedMotion(false);
    }

    @Test
    void theWholeTableIsFewDrawCalls() {
        TableRoom screen = sit(12, Eyes.of(0), 8);
        playOn(screen, Eyes.of(0), 5, 12);
        assertTrue(room.drawCalls() <= 7, "draw calls: " + room.drawCalls());
    }
}
