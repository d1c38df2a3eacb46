package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.TableAgreesWithMatch;
import parlour.app.TableTestScreen;
import parlour.app.tabletop.CardSprite;
import parlour.cards.Card;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Whatever happens, the cards on the table are the cards of the match. */
class CassinoTableAgreesTest
        extends TableAgreesWithMatch<
                CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable> {
    @Override
    protected List<Integer> seats() {
        return IntStream.rangeClosed(2, 12).boxed().toList();
    }

    @Override
    protected TableTestScreen<CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable>
            deal(int seats, Eyes eyes, long seed) {
        return new CassinoTestScreen(
                room.app(), Match.begin(new CassinoRules(seats, CassinoOptions.HOUSE), seed), eyes);
    }

    @Override
    protected CassinoMove choose(
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match, Rng rng) {
        return Games.CASSINO.searchModel(match.rules()).policy().choose(match.state(), rng);
    }

    @Override
    protected TableTestScreen<CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable>
            lay(Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match, Eyes eyes) {
        return new CassinoTestScreen(room.app(), match, eyes);
    }

    @Override
    protected void assertConserved(CassinoTable table) {
        assertConserved(table.zones());
    }

    @Override
    protected void assertAgrees(CassinoView view, CassinoTable table) {
        assertAgrees(view, table.zones());
    }

    @Override
    protected void assertWritten(CassinoView view, CassinoTable table) {
        CassinoStatus status = table.status();
        for (int seat = 0; seat < status.piles.length; seat++) {
            assertEquals(view.piles().get(seat).size(), status.piles[seat]);
            assertEquals(view.sweeps().get(seat), status.sweeps[seat]);
        }
        assertEquals(view.deck(), status.deck);
    }

    /** 52 sprites, none twice, no card twice. */
    static void assertConserved(CassinoZones zones) {
        List<CardSprite> all = zones.all();
        assertEquals(Card.COUNT, all.size());
        assertEquals(Card.COUNT, new HashSet<>(all).size());
        Set<Card> faces = new HashSet<>();
        for (CardSprite sprite : all) {
            sprite.card().ifPresent(card -> assertTrue(faces.add(card), card + " is there twice"));
        }
    }

    static void assertAgrees(CassinoView view, CassinoZones zones) {
        assertConserved(zones);
        assertEquals(view.deck(), zones.deck.size());
        assertEquals(0, CassinoZones.known(zones.deck).size());
        assertEquals(view.table(), CassinoZones.known(zones.table));
        assertEquals(view.table().size(), zones.table.size());
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            assertEquals(view.hands().get(seat), CassinoZones.known(zones.hands.get(seat)));
            assertEquals(view.handSizes().get(seat), zones.hands.get(seat).size());
            assertEquals(view.piles().get(seat), CassinoZones.known(zones.piles.get(seat)));
            assertEquals(view.piles().get(seat).size(), zones.piles.get(seat).size());
        }
    }

    @Test
    void afterEveryEventTheSpritesAreWhereTheViewSays() {
        for (int seats : seats()) {
            for (Eyes eyes : List.of(Eyes.of(0), Eyes.NONE, Eyes.all(seats))) {
                playOn(sit(seats, eyes, seats), eyes, 17, 70);
            }
        }
    }

    @Test
    void theWholeTableIsFewDrawCalls() {
        playOn(sit(most(), Eyes.of(0), 8), Eyes.of(0), 5, 12);
        assertTrue(room.drawCalls() <= 7, "draw calls: " + room.drawCalls());
    }
}
