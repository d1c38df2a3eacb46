package parlour.importer;

import parlour.Games;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.record.EarlierPlay;
import parlour.record.Loaded;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;
import java.util.Map;

/**
 * A game of Cassino from a file of one of the two older programs.
 *
 * @param log the older program's log, in its own words
 * @param notes information for the person; needs no confirmation
 */
public record ImportedCassinoGame(
        CassinoOptions options,
        List<SavedSeat> seats,
        CassinoState state,
        List<String> log,
        List<Phrase> notes) {

    /** Both programs write less than a tenth of this. */
    public static final int MOST_BYTES = 100_000;

    public ImportedCassinoGame {
        seats = List.copyOf(seats);
        log = List.copyOf(log);
        notes = List.copyOf(notes);
    }

    /** Whether this is a file of an older program, by its name or its first line. */
    public static boolean isOldFile(String fileName, byte[] file) {
        return isCasinoText(fileName, file) || isCassinoChunk(fileName, file);
    }

    private static boolean isCasinoText(String fileName, byte[] file) {
        return fileName.endsWith(".casino") || CasinoTextImporter.begins(Utf8.oldText(file));
    }

    private static boolean isCassinoChunk(String fileName, byte[] file) {
        return fileName.endsWith(".cassino") || CassinoChunkImporter.begins(Utf8.oldText(file));
    }

    /**
     * Imports a file of either older program.
     *
     * @param seed shuffles cards that the file does not hold
     */
    public static Loaded<ImportedCassinoGame> read(String fileName, byte[] file, long seed)
            throws BadInput {
        if (file.length > MOST_BYTES) {
            throw new BadInput("save.tooLarge", MOST_BYTES);
        }
        String text = Utf8.oldText(file);
        // The first line is more reliable than the name; the name decides if the first line is
        // damaged.
        boolean cassinoChunk =
                CassinoChunkImporter.begins(text)
                        || !CasinoTextImporter.begins(text) && isCassinoChunk(fileName, file);
        return cassinoChunk
                ? new Loaded.Whole<>(CassinoChunkImporter.read(text, seed))
                : CasinoTextImporter.read(text, seed);
    }

    public CassinoRules rules() {
        return new CassinoRules(seats.size(), options);
    }

    /** The game as a save of this program; the seed is for its later deals. */
    public SavedGame<CassinoState, CassinoMove, CassinoView, CassinoEvent> saved(
            String title, long when, long seed) {
        return new SavedGame<>(
                Games.CASSINO,
                title,
                when,
                seats,
                Map.of(),
                Match.from(rules(), seed, state),
                EarlierPlay.of(log));
    }

    /** The first seat from this one on that holds a card, or nobody. */
    private static int holder(List<CardSet> hands, int seat) {
        for (int i = 0; i < hands.size(); i++) {
            int candidate = (seat + i) % hands.size();
            if (!hands.get(candidate).isEmpty()) {
                return candidate;
            }
        }
        return Rules.NOBODY;
    }

    /** Where the cards of an old file lie; together they are the whole pack, or none. */
    record Cards(CardSet table, List<CardSet> hands, List<CardSet> piles, Deck deck) {
        boolean undealt() {
            return handsEmpty() && !deck.isEmpty();
        }

        /** Whether all cards are in the piles, or nowhere. */
        boolean cleared() {
            return handsEmpty() && deck.isEmpty() && table.isEmpty();
        }

        private boolean handsEmpty() {
            return hands.stream().allMatch(CardSet::isEmpty);
        }

        CassinoState state(int turn, int dealer, int lastCapture, Tally sweeps, Tally scores) {
            int holder = holder(hands, turn);
            CardSets owned = CardSets.of(piles);
            boolean rest = holder == Rules.NOBODY && lastCapture != Rules.NOBODY;
            if (rest) {
                owned = owned.with(lastCapture, owned.bits(lastCapture) | table.bits());
            }
            return new CassinoState(
                    rest ? CardSet.EMPTY : table,
                    CardSets.of(hands),
                    owned,
                    deck,
                    holder,
                    lastCapture,
                    sweeps,
                    new RoundStart(dealer, scores, 1, 0, 0));
        }
    }
}
