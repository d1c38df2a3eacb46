package parlour.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static parlour.importer.CasinoTextImporterTest.NAME;
import static parlour.importer.CasinoTextImporterTest.allBut;
import static parlour.importer.CasinoTextImporterTest.player;
import static parlour.importer.CasinoTextImporterTest.whole;

import org.junit.jupiter.api.Test;

import parlour.cassino.rules.CassinoState;
import parlour.engine.Tally;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.List;

/** Files of "Casino" that were saved after one round and before the next. */
class CasinoTextBetweenRoundsTest {
    @Test
    void betweenRoundsTheNextIsDealt() throws BadInput, IOException {
        String piles = between(allBut(""), 12, 3);
        ImportedCassinoGame game = whole(piles);
        CassinoState state = game.state();
        assertEquals(List.of(Phrase.of("casinoText.note.nextRound")), game.notes());
        ImporterTestCases.assertSaid(game.notes().get(0));
        assertEquals(1, state.dealer());
        assertEquals(0, state.turn());
        assertEquals(4, state.hands().get(0).size());
        assertEquals(4, state.hands().get(1).size());
        assertEquals(4, state.table().size());
        assertEquals(40, state.deck().size());
        assertEquals(Tally.of(List.of(12, 3)), state.scores());
        assertEquals(Tally.zeros(2), state.sweeps());
        ImporterTestCases.assertSound(game);
        assertEquals(state, whole(between("", 12, 3)).state(), "cards that were put away");
        assertEquals(state, whole(piles.replaceAll("Seen: .*", "Seen:")).state());
        CassinoState other = ImportedCassinoGame.read(NAME, Utf8.bytes(piles), 2).game().state();
        assertNotEquals(state.deck(), other.deck(), "the seed deals");
    }

    @Test
    void aRoundWhosePointsAreNotInTheScoresIsCountedFirst() throws BadInput {
        // The first player has all seven points of special cards in the pile, but six points.
        ImportedCassinoGame game = whole(between(allBut(""), 6, 3));
        assertEquals(List.of(), game.notes());
        assertTrue(game.rules().round(game.state()).isPresent());
        assertEquals(1, whole(between(allBut(""), 7, 3)).notes().size());
    }

    @Test
    void aGameThatHasEndedIsRefused() throws IOException, BadInput {
        ImporterTestCases.assertRefused(
                NAME, between(allBut(""), 12, 16), "casinoText.gameOver", 24);
        assertEquals(1, whole(between(allBut(""), 12, 15)).notes().size());
    }

    /** Two players, and all cards in the first one's pile or nowhere. */
    private static String between(String pile, int first, int second) {
        return "CASINO Save file\n\n"
                + "#game metadata\n"
                + "CardsInDeck:\n"
                + "CardsOnTable:\n"
                + "CurrentDealer: 0\n"
                + "CurrentTurn: 1\n"
                + "CurrentView: 0\n"
                + "CurrentLastCapture: 1\n"
                + "#comments\n"
                + player("me", "human", 0, "", pile).replace("Score: 0", "Score: " + first)
                + player("it", "dumb computer", 1, "", "").replace("Score: 0", "Score: " + second);
    }
}
