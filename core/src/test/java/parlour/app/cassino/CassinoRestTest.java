package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.SharedApp;
import parlour.app.tabletop.CardSprite;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The end of a round: who captured last collects what is left, for everybody to see. */
class CassinoRestTest extends SharedApp {
    private static final CassinoRules RULES = new CassinoRules(3, CassinoOptions.HOUSE);
    private static final Policy<CassinoState, CassinoMove> POLICY =
            Games.CASSINO.searchModel(RULES).policy();

    private final List<CassinoEvent.TookRest> rests = new ArrayList<>();

    /** A round before its last move, after which some cards are left to somebody. */
    private Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> beforeTheEnd() {
        for (long seed = 1; ; seed++) {
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
                    Match.begin(RULES, seed);
            match.listen(
                    event -> {
                        if (event instanceof CassinoEvent.TookRest rest) {
                            rests.add(rest);
                        }
                    });
            while (match.turn() >= 0) {
                match.play(POLICY.choose(match.state(), new Rng(1)));
            }
            CassinoEvent.TookRest last = rests.get(rests.size() - 1);
            if (last.seat() >= 0 && last.cards().size() > 1) {
                match.undo(Eyes.all(3));
                return match;
            }
        }
    }

    @Test
    void itIsSaidWhoTakesTheRestBeforeTheCardsLeave() {
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match = beforeTheEnd();
        CassinoTestScreen screen = new CassinoTestScreen(room.app(), match, Eyes.of(0));
        CassinoTable table = screen.table;
        room.app().show(screen);
        room.pass(1);
        int before = rests.size();
        match.play(POLICY.choose(match.state(), new Rng(1)));
        CassinoEvent.TookRest rest = rests.get(before);
        int seat = rest.seat();
        int piled = match.state().piles().get(seat).size();
        int waited = 0;
        while (table.celebration().announced().isEmpty() && waited++ < 100) {
            room.pass(0.05f);
        }
        Phrase expected = Phrase.of("cassino.table.rest", new Seat(seat), rest.cards().size());
        assertEquals(Optional.of(expected), table.celebration().announced());
        room.pass(0.3f);
        List<CardSprite> pile = table.zones().piles.get(seat);
        List<CardSprite> taken = pile.subList(pile.size() - rest.cards().size(), pile.size());
        assertEquals(piled - rest.cards().size(), table.status().piles[seat]);
        for (CardSprite sprite : taken) {
            assertEquals(1, sprite.now().face, 0.01f, "open on the table while it is said");
            assertTrue(sprite.now().x != sprite.home().x, "and not yet in the pile");
        }
        room.pass(4);
        assertEquals(Optional.empty(), table.celebration().announced());
        assertEquals(piled, table.status().piles[seat]);
        assertFalse(table.moving());
        assertTrue(taken.stream().allMatch(sprite -> sprite.now().x == sprite.home().x));
    }
}
