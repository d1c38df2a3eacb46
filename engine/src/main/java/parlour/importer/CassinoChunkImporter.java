package parlour.importer;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Tally;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Imports the save files of the older program "Cassino Game": chunks of text below the line {@code
 * CASSINO}.
 */
public final class CassinoChunkImporter {
    private static final String HEADER = "CASSINO";
    private static final String END = "END";

    /** The computer player that replaces the program's opponents. */
    private static final String COMPUTER = "counter";

    /** A player's block after parsing; a computer's has no name. */
    private record Block(int line, String name, CardSet hand, CardSet pile) {}

    /** The cards of a text, and the first word that is not a card. */
    private record Parsed(List<Card> cards, Optional<String> misspelt) {}

    private final List<String> lines;
    private final ImportedCards cards = new ImportedCards("cassinoChunk.cardTwice");
    private final Map<Integer, Block> persons = new TreeMap<>();
    private final Map<Integer, Block> computers = new TreeMap<>();
    private CardSet table = CardSet.EMPTY;
    private int tableLine;
    private String turn = "";
    private int turnLine;

    private CassinoChunkImporter(List<String> lines) {
        this.lines = lines;
    }

    /** Whether a text starts like this format. */
    static boolean begins(String text) {
        return text.stripLeading().startsWith(HEADER);
    }

    /**
     * @param seed shuffles the deck, which the file does not contain
     */
    public static ImportedCassinoGame read(String text, long seed) throws BadInput {
        CassinoChunkImporter reader =
                new CassinoChunkImporter(text.lines().map(String::stripTrailing).toList());
        int end = reader.readBlocks(reader.readHeader());
        return reader.game(end, new Rng(Seeds.REPAIR.of(seed, 1)));
    }

    /** Returns the index of the line after the header. */
    private int readHeader() throws BadInput {
        int at = skipBlank(0);
        if (at == lines.size() || !lines.get(at).equals(HEADER)) {
            throw new BadInput("cassinoChunk.header", Math.min(at, lines.size()) + 1, HEADER);
        }
        return at + 1;
    }

    /** Returns the number of the line with END. */
    private int readBlocks(int from) throws BadInput {
        for (int at = skipBlank(from); at < lines.size(); at = skipBlank(at + 1)) {
            String line = lines.get(at);
            int number = at + 1;
            if (line.startsWith(END)) {
                int after = line.equals(END) ? skipBlank(at + 1) : at;
                if (after < lines.size()) {
                    throw new BadInput("cassinoChunk.afterEnd", after + 1, END);
                }
                return number;
            }
            switch (line.length() < 3 ? line : line.substring(0, 3)) {
                case "PLR" -> person(number, line);
                case "CMP" -> computer(number, line);
                case "TBL" -> table(number, line);
                case "TRN" -> turn(number, line);
                default -> throw new BadInput("cassinoChunk.unknownBlock", number, line);
            }
        }
        throw new BadInput("cassinoChunk.noEnd", lines.size(), END);
    }

    private int skipBlank(int from) {
        int at = from;
        while (at < lines.size() && lines.get(at).isEmpty()) {
            at++;
        }
        return at;
    }

    private void person(int line, String text) throws BadInput {
        int number = digit(line, text, 3, "cassinoChunk.noNumber");
        int length = digit(line, text, 4, "cassinoChunk.noLength");
        String rest = text.substring(5);
        if (length > rest.length() || !SavedSeat.fits(rest.substring(0, length))) {
            throw new BadInput("cassinoChunk.nameLength", line, length);
        }
        String cardText = rest.substring(length);
        if (misspelt(cardText) && anotherLengthFits(rest)) {
            throw new BadInput("cassinoChunk.nameLength", line, length);
        }
        put(persons, number, block(line, rest.substring(0, length), cardText));
    }

    /**
     * Whether another name length would make all cards valid: then the length is wrong, not a card.
     */
    private static boolean anotherLengthFits(String rest) {
        for (int length = 1; length < rest.length() && length < 10; length++) {
            if (!misspelt(rest.substring(length))) {
                return true;
            }
        }
        return false;
    }

    private static boolean misspelt(String cardText) {
        return parse(cardText.replaceFirst(":", "")).misspelt().isPresent();
    }

    private void computer(int line, String text) throws BadInput {
        int number = digit(line, text, 3, "cassinoChunk.noNumber");
        put(computers, number, block(line, "CMP " + number, text.substring(4)));
    }

    private static void put(Map<Integer, Block> blocks, int number, Block block) throws BadInput {
        if (blocks.putIfAbsent(number, block) != null) {
            throw new BadInput("cassinoChunk.blockTwice", block.line());
        }
    }

    private Block block(int line, String name, String cardText) throws BadInput {
        int colon = cardText.indexOf(':');
        String hand = colon < 0 ? cardText : cardText.substring(0, colon);
        String pile = colon < 0 ? "" : cardText.substring(colon + 1);
        List<Card> held = spelt(line, hand);
        List<Card> owned = spelt(line, pile);
        if (held.size() > CassinoRules.HAND) {
            throw new BadInput("cassinoChunk.handTooLarge", line);
        }
        return new Block(line, name, cards.name(held, line), cards.name(owned, line));
    }

    private void table(int line, String text) throws BadInput {
        if (tableLine != 0) {
            throw new BadInput("cassinoChunk.blockTwice", line);
        }
        tableLine = line;
        table = cards.name(spelt(line, text.substring(3)), line);
    }

    private void turn(int line, String text) throws BadInput {
        if (turnLine != 0) {
            throw new BadInput("cassinoChunk.blockTwice", line);
        }
        turnLine = line;
        turn = text.substring(3).toLowerCase(Locale.ROOT);
    }

    private ImportedCassinoGame game(int end, Rng rng) throws BadInput {
        checkNumbers(persons);
        checkNumbers(computers);
        int count = persons.size() + computers.size();
        if (count < CassinoRules.FEWEST_SEATS || count > CassinoRules.MOST_SEATS) {
            throw new BadInput("cassinoChunk.playerCount", end, count);
        }
        if (persons.isEmpty()) {
            throw new BadInput("cassinoChunk.noPerson", end);
        }
        List<Block> blocks = new ArrayList<>(persons.values());
        blocks.addAll(computers.values());
        int named = namedTurn(end);
        ImportedCassinoGame.Cards all =
                new ImportedCassinoGame.Cards(
                        table,
                        blocks.stream().map(Block::hand).toList(),
                        blocks.stream().map(Block::pile).toList(),
                        Deck.shuffled(cards.left(), rng));
        if (all.undealt()) {
            throw new BadInput("cassinoChunk.noHands", end);
        }
        return new ImportedCassinoGame(
                CassinoOptions.HOUSE,
                seats(blocks),
                all.state(
                        named,
                        (named + count - 1) % count,
                        Rules.NOBODY,
                        Tally.zeros(count),
                        Tally.zeros(count)),
                List.of(),
                List.of());
    }

    /** The numbers must be 1, 2, 3 and so on, in any order of lines. */
    private static void checkNumbers(Map<Integer, Block> blocks) throws BadInput {
        int expected = 1;
        for (Map.Entry<Integer, Block> block : blocks.entrySet()) {
            if (block.getKey() != expected) {
                throw new BadInput(
                        "cassinoChunk.numbers", block.getValue().line(), block.getKey(), expected);
            }
            expected++;
        }
    }

    private int namedTurn(int end) throws BadInput {
        if (turnLine == 0) {
            throw new BadInput("cassinoChunk.noTurn", end);
        }
        int number = turn.matches("(plr|cmp)\\d") ? turn.charAt(3) - '0' : 0;
        boolean person = turn.startsWith("plr");
        if (!(person ? persons : computers).containsKey(number)) {
            throw new BadInput("cassinoChunk.turn", turnLine, turn);
        }
        return number - 1 + (person ? 0 : persons.size());
    }

    private List<SavedSeat> seats(List<Block> blocks) {
        List<String> names = SavedSeat.distinct(blocks.stream().map(Block::name).toList());
        List<SavedSeat> seats = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            seats.add(
                    i < persons.size()
                            ? SavedSeat.person(names.get(i))
                            : SavedSeat.computer(names.get(i), COMPUTER));
        }
        return seats;
    }

    private static int digit(int line, String text, int at, String complaint) throws BadInput {
        if (at >= text.length() || text.charAt(at) < '0' || text.charAt(at) > '9') {
            throw new BadInput(complaint, line);
        }
        return text.charAt(at) - '0';
    }

    private static List<Card> spelt(int line, String text) throws BadInput {
        Parsed parsed = parse(text);
        if (parsed.misspelt().isPresent()) {
            throw new BadInput("cassinoChunk.unknownCard", line, parsed.misspelt().get());
        }
        return parsed.cards();
    }

    /** Parses cards, rank then suit, without spaces: {@code 10c7sJc}. */
    private static Parsed parse(String text) {
        List<Card> cards = new ArrayList<>();
        String left = text.replace(" ", "");
        int at = 0;
        while (at < left.length()) {
            int end = Math.min(at + (left.startsWith("10", at) ? 3 : 2), left.length());
            String word = left.substring(at, end);
            Optional<Card> card = CardNotation.find(word);
            if (card.isEmpty()) {
                return new Parsed(cards, Optional.of(word));
            }
            cards.add(card.get());
            at = end;
        }
        return new Parsed(cards, Optional.empty());
    }
}
