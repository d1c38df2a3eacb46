package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.TableAgreesWithMatch;
import parlour.app.TableTestScreen;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Whatever happens, the tokens on the table are the tokens of the match. */
class CrossWiseTableAgreesTest
        extends TableAgreesWithMatch<
                CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable> {
    private static final int MOST_MOVES = 60;

    @Override
    protected List<Integer> seats() {
        return Games.CROSSWISE.seatCounts();
    }

    @Override
    protected TableTestScreen<
                    CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable>
            deal(int seats, Eyes eyes, long seed) {
        return CrossWiseTestScreen.begin(room.app(), seats, eyes, seed);
    }

    /** Any legal move, actions as often as symbols. */
    @Override
    protected CrossWiseMove choose(
            Match<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> match, Rng rng) {
        List<CrossWiseMove> moves = match.rules().moves(match.state());
        Token token = moves.get(rng.below(moves.size())).token();
        List<CrossWiseMove> alike =
                moves.stream()
                        .filter(move -> move.token() == token || !move.token().isSymbol())
                        .toList();
        return alike.get(rng.below(alike.size()));
    }

    @Override
    protected TableTestScreen<
                    CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable>
            lay(
                    Match<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> match,
                    Eyes eyes) {
        return new CrossWiseTestScreen(room.app(), match, eyes);
    }

    @Override
    protected void assertConserved(CrossWiseTable table) {
        assertConserved(table.zones());
    }

    @Override
    protected void assertAgrees(CrossWiseView view, CrossWiseTable table) {
        assertAgrees(view, table.zones());
    }

    @Override
    protected void assertWritten(CrossWiseView view, CrossWiseTable table) {
        CrossWiseStatus status = table.status();
        assertEquals(view.pile(), status.pile);
        assertEquals(view.field(), status.field);
        for (Token token : Token.all()) {
            if (!token.isSymbol()) {
                int left = token.copies() - view.used().get(token.action());
                assertEquals(left, status.left[token.action()], token.toString());
            }
        }
    }

    /** At home every token shows what it is. */
    @Override
    protected void assertAllHome(CrossWiseTable table) {
        super.assertAllHome(table);
        for (TokenSprite sprite : table.zones().all()) {
            assertEquals(sprite.token(), sprite.shown());
        }
    }

    /** 54 sprites, none twice. */
    static void assertConserved(CrossWiseZones zones) {
        List<TokenSprite> all = zones.all();
        assertEquals(Token.COUNT, all.size());
        assertEquals(Token.COUNT, new HashSet<>(all).size());
    }

    static void assertAgrees(CrossWiseView view, CrossWiseZones zones) {
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

    @Test
    void afterEveryEventTheSpritesAreWhereTheViewSays() {
        for (int seats : seats()) {
            for (Eyes eyes : List.of(Eyes.of(0), Eyes.NONE, Eyes.all(seats), Eyes.of(0).and(1))) {
                for (long seed = 1; seed <= 6; seed++) {
                    playOn(sit(seats, eyes, seed), eyes, 17 + seed, MOST_MOVES);
                }
            }
        }
    }

    @Test
    void whatIsShownAfterEventsIsWhatAFreshTableShows() {
        for (long seed = 1; seed <= 4; seed++) {
            var screen = sit(4, Eyes.of(0), seed);
            playOn(screen, Eyes.of(0), seed + 5, 25);
            screen.table.finishAnimations();
            CrossWiseTestScreen fresh =
                    new CrossWiseTestScreen(room.app(), screen.match, Eyes.of(0));
            room.app().show(fresh);
            fresh.table.finishAnimations();
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
    void theWholeTableIsFewDrawCalls() {
        var screen = sit(most(), Eyes.of(0), 8);
        playOn(screen, Eyes.of(0), 5, 12);
        screen.table.finishAnimations();
        room.pass(3);
        assertTrue(room.drawCalls() <= 18, "draw calls: " + room.drawCalls());
    }

    @Test
    void aHandWithoutAMoveIsShownAndGoesIntoThePile() {
        CrossWiseTestScreen screen =
                CrossWiseTestScreen.at(room.app(), "1 2 3 4", "9 9 9 10", "0 0 0 0 0 0");
        room.app().show(screen);
        screen.match.play(new CrossWiseMove.Put(Token.CROSS, Cell.at(0)));
        assertAgrees(view(screen, Eyes.of(0)), screen.table);
        boolean shown = false;
        for (int i = 0; i < 600 && screen.table.moving(); i++) {
            room.pass(FRAME);
            shown |=
                    screen.table.zones().all().stream()
                            .anyMatch(s -> s.shown().equals(Optional.of(Token.EXCHANGE)));
        }
        assertTrue(shown, "the hand was open for all");
        assertAllHome(screen.table);
        assertWritten(view(screen, Eyes.of(0)), screen.table);
    }
}
