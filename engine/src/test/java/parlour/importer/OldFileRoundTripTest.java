package parlour.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.record.Loaded;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Positions of seeded games of 2 to 12 come back from files as the older programs wrote them. */
class OldFileRoundTripTest {
    private static final int GAMES = 30;
    private static final String LETTERS = "abcdeghkmnoprsuvy";

    /** Everything that a number, a length or a card is made of. */
    private static final String CARD_LIKE = "1112345678900cdhsAJQK: ";

    @Test
    void casinoTextLosesNothing() throws BadInput {
        for (int count = CassinoRules.FEWEST_SEATS; count <= CassinoRules.MOST_SEATS; count++) {
            for (int game = 0; game < GAMES; game++) {
                Rng rng = new Rng(1000 * count + game);
                CassinoState state = position(count, rng);
                List<SavedSeat> seats = seats(count, 1 + rng.below(count), "bold", rng, LETTERS);
                String text = OldFileWriter.casinoText(seats, state);
                Loaded<ImportedCassinoGame> loaded =
                        ImportedCassinoGame.read("a.casino", Utf8.bytes(text), 1);
                assertInstanceOf(Loaded.Whole.class, loaded, text);
                assertEquals(state, loaded.game().state(), text);
                assertEquals(seats, loaded.game().seats(), text);
            }
        }
    }

    @Test
    void cassinoChunkKeepsAllButWhatItDoesNotHold() throws BadInput {
        for (int count = CassinoRules.FEWEST_SEATS; count <= CassinoRules.MOST_SEATS; count++) {
            for (int game = 0; game < GAMES; game++) {
                Rng rng = new Rng(1000 * count + game);
                CassinoState state = position(count, rng);
                int persons = 1 + rng.below(count);
                assertComesBack(seats(count, persons, "counter", rng, ""), state);
                assertComesBack(seats(count, persons, "counter", rng, LETTERS), state);
            }
        }
    }

    @Test
    void aNameLikeNumbersAndCardsIsReadRightOrRefusedAsAmbiguous() {
        int read = 0;
        for (int count = CassinoRules.FEWEST_SEATS; count <= CassinoRules.MOST_SEATS; count++) {
            for (int game = 0; game < GAMES; game++) {
                Rng rng = new Rng(1000 * count + game);
                CassinoState state = position(count, rng);
                List<SavedSeat> seats = seats(count, count, "counter", rng, CARD_LIKE);
                try {
                    assertComesBack(seats, state);
                    read++;
                } catch (BadInput e) {
                    assertEquals("cassinoChunk.ambiguous", e.phrase().key());
                }
            }
        }
        assertTrue(read > 300, read + " of 330");
    }

    private static void assertComesBack(List<SavedSeat> seats, CassinoState state) throws BadInput {
        String text = OldFileWriter.cassinoChunk(seats, state);
        ImportedCassinoGame game =
                ImportedCassinoGame.read("a.cassino", Utf8.bytes(text), 1).game();
        CassinoState back = game.state();
        int count = seats.size();
        assertEquals(seats, game.seats(), text);
        assertEquals(state.table(), back.table(), text);
        assertEquals(state.hands(), back.hands(), text);
        assertEquals(state.piles(), back.piles(), text);
        assertEquals(state.deck().set(), back.deck().set(), text);
        assertEquals(state.turn(), back.turn(), text);
        assertEquals((state.turn() + count - 1) % count, back.dealer(), text);
        assertEquals(Rules.NOBODY, back.lastCapture(), text);
        assertEquals(Tally.zeros(count), back.scores(), text);
        assertEquals(1, back.round(), text);
    }

    /** Somewhere in a first round. */
    private static CassinoState position(int seats, Rng rng) {
        CassinoRules rules = new CassinoRules(seats, CassinoOptions.HOUSE);
        CassinoState state = rules.deal(rng.next()).state();
        int moves = rng.below(48);
        for (int i = 0; i < moves; i++) {
            List<CassinoMove> legal = rules.moves(state, 40);
            CassinoState next =
                    rules.play(state, legal.get(rng.below(legal.size())), Rules.silent());
            if (next.turn() == Rules.NOBODY) {
                return state;
            }
            state = next;
        }
        return state;
    }

    /**
     * @param letters what persons' names are made of; nothing for the program's own names
     */
    private static List<SavedSeat> seats(
            int count, int persons, String computer, Rng rng, String letters) {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= persons; i++) {
            names.add(letters.isEmpty() ? "Player " + i : name(rng, letters));
        }
        IntStream.rangeClosed(1, count - persons).forEach(i -> names.add("CMP " + i));
        List<SavedSeat> seats = new ArrayList<>();
        for (String name : SavedSeat.distinct(names)) {
            seats.add(
                    seats.size() < persons
                            ? SavedSeat.person(name)
                            : SavedSeat.computer(name, computer));
        }
        return seats;
    }

    private static String name(Rng rng, String letters) {
        StringBuilder name = new StringBuilder();
        int length = 1 + rng.below(7);
        for (int i = 0; i < length; i++) {
            name.append(letters.charAt(rng.below(letters.length())));
        }
        return name.toString().isBlank() ? "x" : name.toString().strip();
    }
}
