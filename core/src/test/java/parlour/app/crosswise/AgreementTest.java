package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import parlour.app.GameRoom;
import parlour.app.Headless;
import parlour.crosswise.Cell;
import parlour.crosswise.CrossWiseEvent;
import parlour.crosswise.CrossWiseMove;
import parlour.crosswise.CrossWiseState;
import parlour.crosswise.CrossWiseView;
import parlour.crosswise.Hand;
import parlour.crosswise.Token;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Whatever happens, the tokens on the table are the tokens of the match. */
class AgreementTest {
    private static final float FRAME = 1 / 60f;
    private static final int MOST_MOVES = 60;

    private static Headless room;

    @BeforeAll
    static void open() {
        room = new Headless(1280, 720, GameRoom.Empty::new);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    private static BoardRoom sit(int seats, Eyes eyes, long seed) {
        BoardRoom screen = BoardRoom.begin(room.app(), seats, eyes, seed);
        room.app().show(screen);
        return screen;
    }

    /** 54 sprites, none twice. */
    static void assertConserved(TokenZones zones) {
        List<TokenSprite> all = zones.all();
        assertEquals(Token.COUNT, all.size());
        assertEquals(Token.COUNT, new HashSet<>(all).size());
    }

    static void assertAgrees(CrossWiseView view, TokenZones zones) {
        assertConserved(zones);
        assertEquals(view.pile(), zones.pile.size());
        zones.pile.forEach(sprite -> assertTrue(sprite.token().isEmpty()));
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            Optional<Token> shown = zones.at(Cell.at(cell)).map(s -> s.token().orElseThrow());
            assertEquals(view.field().at(Cell.at(cell)), shown, Cell.at(cell).toString());
        }
        for (int seat = 0; seat < view.hands().seats(); seat++) {
            Hand hand = view.hands().get(seat);
            for (int place = 0; place < Hand.PLACES; place++) {
                Optional<TokenSprite> sprite = zones.inHand(seat, place);
                assertEquals(hand.holds(place), sprite.isPresent(), seat + "/" + place);
                assertEquals(
                        hand.token(place),
                        sprite.flatMap(TokenSprite::token),
                        "seat " + seat + " place " + place);
            }
        }
        int used = view.used().list().stream().mapToInt(Integer::intValue).sum();
        assertEquals(used, zones.gone.size());
    }

    static void assertAllHome(BoardRoom screen) {
        for (TokenSprite sprite : screen.table.zones().all()) {
            assertEquals(sprite.token(), sprite.shown());
            assertEquals(sprite.home().x, sprite.now().x, 0.1f);
            assertEquals(sprite.home().y, sprite.now().y, 0.1f);
            assertEquals(sprite.home().width, sprite.now().width, 0.1f);
            assertEquals(sprite.home().face, sprite.now().face, 0.01f);
            assertEquals(sprite.home().alpha, sprite.now().alpha, 0.01f);
        }
    }

    private static CrossWiseView view(BoardRoom screen, Eyes eyes) {
        return screen.match.rules().view(screen.match.state(), eyes);
    }

    /** Any legal move, actions as often as symbols. */
    private static CrossWiseMove any(
            Match<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> match, Rng rng) {
        List<CrossWiseMove> moves = match.rules().moves(match.state());
        Token token = moves.get(rng.below(moves.size())).token();
        List<CrossWiseMove> alike =
                moves.stream()
                        .filter(move -> move.token() == token || !move.token().isSymbol())
                        .toList();
        return alike.get(rng.below(alike.size()));
    }

    private static void playOn(BoardRoom screen, Eyes eyes, long seed, int moves) {
        Rng rng = new Rng(seed);
        Match.Listener<CrossWiseEvent> conserved = event -> assertConserved(screen.table.zones());
        screen.match.listen(conserved);
        for (int i = 0; i < moves && screen.match.turn() != Rules.NOBODY; i++) {
            screen.match.play(any(screen.match, rng));
            assertAgrees(view(screen, eyes), screen.table.zones());
            switch (rng.below(4)) {
                case 0 -> screen.table.hurry();
                case 1 -> room.pass(0.2f);
                case 2 -> room.pass(FRAME);
                default -> {}
            }
        }
        screen.match.unlisten(conserved);
    }

    @Test
    void afterEveryEventTheSpritesAreWhereTheViewSays() {
        for (int seats : new int[] {2, 4}) {
            for (Eyes eyes : List.of(Eyes.of(0), Eyes.NONE, Eyes.all(seats), Eyes.of(0).and(1))) {
                for (long seed = 1; seed <= 6; seed++) {
                    playOn(sit(seats, eyes, seed), eyes, 17 + seed, MOST_MOVES);
                }
            }
        }
    }

    @Test
    void theOpeningDealArrivesAtTheView() {
        for (int seats : new int[] {2, 4}) {
            BoardRoom screen = sit(seats, Eyes.of(0), 3);
            screen.match.opening().forEach(screen.table::happened);
            assertAgrees(view(screen, Eyes.of(0)), screen.table.zones());
            assertTrue(screen.table.moving());
            room.pass(8);
            assertFalse(screen.table.moving());
            assertAllHome(screen);
            assertEquals(view(screen, Eyes.of(0)).pile(), screen.table.standing().pile);
        }
    }

    @Test
    void hurryBringsEverythingHomeAndTheNumbersAreRight() {
        for (long seed = 1; seed <= 8; seed++) {
            BoardRoom screen = sit(4, Eyes.of(0), seed);
            playOn(screen, Eyes.of(0), seed, 40);
            screen.table.hurry();
            assertFalse(screen.table.moving());
            assertAllHome(screen);
            CrossWiseView view = view(screen, Eyes.of(0));
            Standing standing = screen.table.standing();
            assertEquals(view.pile(), standing.pile);
            assertEquals(view.field(), standing.field);
            for (Token token : Token.all()) {
                if (!token.isSymbol()) {
                    int left = token.copies() - view.used().get(token.action());
                    assertEquals(left, standing.left[token.action()], token.toString());
                }
            }
        }
    }

    @Test
    void whatIsShownAfterEventsIsWhatAFreshTableShows() {
        for (long seed = 1; seed <= 4; seed++) {
            BoardRoom screen = sit(4, Eyes.of(0), seed);
            playOn(screen, Eyes.of(0), seed + 5, 25);
            screen.table.hurry();
            BoardRoom fresh = new BoardRoom(room.app(), screen.match, Eyes.of(0));
            room.app().show(fresh);
            fresh.table.hurry();
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                Optional<TokenSprite> one = screen.table.zones().at(Cell.at(cell));
                Optional<TokenSprite> other = fresh.table.zones().at(Cell.at(cell));
                assertEquals(other.map(s -> s.home().x), one.map(s -> s.home().x));
                assertEquals(other.map(s -> s.home().y), one.map(s -> s.home().y));
                assertEquals(other.map(TokenSprite::shown), one.map(TokenSprite::shown));
            }
        }
    }

    @Test
    void passingTheScreenCoversAndUncoversHands() {
        BoardRoom screen = sit(4, Eyes.of(0), 4);
        for (Eyes eyes : List.of(Eyes.NONE, Eyes.of(1), Eyes.NONE, Eyes.of(2), Eyes.of(0))) {
            screen.table.show(view(screen, eyes));
            assertAgrees(view(screen, eyes), screen.table.zones());
            assertAllHome(screen);
            playOn(screen, eyes, 5, 1);
        }
    }

    @Test
    void aResizeInTheMiddleOfAGameKeepsEveryToken() {
        BoardRoom screen = sit(4, Eyes.of(0), 4);
        for (int[] size : new int[][] {{900, 600}, {1920, 1080}, {1280, 720}}) {
            playOn(screen, Eyes.of(0), 5, 3);
            room.resize(size[0], size[1]);
            assertAgrees(view(screen, Eyes.of(0)), screen.table.zones());
            screen.table.hurry();
            assertAllHome(screen);
        }
    }

    @Test
    void withReducedMotionTheSameTokensArrive() {
        room.app().settings().reducedMotion(true);
        BoardRoom screen = sit(4, Eyes.of(0), 8);
        playOn(screen, Eyes.of(0), 5, 12);
        room.pass(30);
        assertFalse(screen.table.moving());
        assertAllHome(screen);
        room.app().settings().reducedMotion(false);
    }

    @Test
    void theWholeTableIsFewDrawCalls() {
        BoardRoom screen = sit(4, Eyes.of(0), 8);
        playOn(screen, Eyes.of(0), 5, 12);
        screen.table.hurry();
        room.pass(3);
        assertTrue(room.drawCalls() <= 18, "draw calls: " + room.drawCalls());
    }

    @Test
    void aHandWithoutAMoveIsShownAndGoesIntoThePile() {
        BoardRoom screen = BoardRoom.at(room.app(), "1 2 3 4", "9 9 9 10", "0 0 0 0 0 0");
        room.app().show(screen);
        screen.match.play(new CrossWiseMove.Put(Token.CROSS, Cell.at(0)));
        assertAgrees(view(screen, Eyes.of(0)), screen.table.zones());
        boolean shown = false;
        for (int i = 0; i < 600 && screen.table.moving(); i++) {
            room.pass(FRAME);
            shown |=
                    screen.table.zones().all().stream()
                            .anyMatch(s -> s.shown().equals(Optional.of(Token.EXCHANGE)));
        }
        assertTrue(shown, "the hand was open for all");
        assertAllHome(screen);
        assertEquals(view(screen, Eyes.of(0)).pile(), screen.table.standing().pile);
    }
}
