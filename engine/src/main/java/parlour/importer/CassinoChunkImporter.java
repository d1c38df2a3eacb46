package parlour.importer;

import parlour.cards.Card;
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
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Imports the save files of the older program "Cassino Game": chunks of text below the line {@code
 * CASSINO}.
 */
public final class CassinoChunkImporter {
    private static final String HEADER = "CASSINO";
    private static final String TABLE = "TBL";
    private static final String END = "END";

    /** The computer player that replaces the program's opponents. */
    private static final String COMPUTER = "counter";

    /** A player's block after parsing; a computer's has no name. */
    private record Block(int line, String name, CardSet hand, CardSet pile) {}

    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

    private final List<String> lines;
    private final ImportedCards cards = new ImportedCards("cassinoChunk.cardTwice");
    private final Map<Integer, Block> persons = new TreeMap<>();
    private final Map<Integer, Block> computers = new TreeMap<>();
    private Map<Integer, PlayerLine.Reading> readings = Map.of();
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
                new CassinoChunkImporter(lines(text).stream().map(String::stripTrailing).toList());
        int first = reader.readHeader();
        reader.readPlayerLines(first);
        int end = reader.readBlocks(first);
        return reader.game(end, new Rng(Seeds.REPAIR.of(seed, 1)));
    }

    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(LINE_END.split(text, -1)));
        // What follows the end of the last line is no line.
        if (lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines;
    }

    /** Returns the index of the line after the header. */
    private int readHeader() throws BadInput {
        int at = skipBlank(0);
        if (at == lines.size() || !lines.get(at).equals(HEADER)) {
            throw new BadInput("cassinoChunk.header", Math.min(at, lines.size()) + 1, HEADER);
        }
        return at + 1;
    }

    /** Players' lines are understood together, before the blocks are read one by one. */
    private void readPlayerLines(int from) throws BadInput {
        List<PlayerLine> players = new ArrayList<>();
        CardSet onTable = CardSet.EMPTY;
        for (int at = from; at < lines.size() && !lines.get(at).startsWith(END); at++) {
            String line = lines.get(at);
            if (line.startsWith(PlayerLine.PERSON) || line.startsWith(PlayerLine.COMPUTER)) {
                players.add(new PlayerLine(at + 1, line));
            } else if (line.startsWith(TABLE)) {
                onTable = CardSet.of(CardText.of(line.substring(TABLE.length())).cards());
            }
        }
        readings = PlayerLines.read(players, onTable);
    }

    /** The number of the line with END. */
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
                case PlayerLine.PERSON -> person(number, line);
                case PlayerLine.COMPUTER -> computer(number, line);
                case TABLE -> table(number, line);
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
        put(persons, readings.containsKey(line) ? readings.get(line) : plain(line, text), line);
    }

    /** One digit for the number and one for the length: what is wrong with the line shows there. */
    private static PlayerLine.Reading plain(int line, String text) throws BadInput {
        int number = digit(line, text, 3, "cassinoChunk.noNumber");
        int length = digit(line, text, 4, "cassinoChunk.noLength");
        String rest = text.substring(5);
        if (length > rest.length() || !SavedSeat.fits(rest.substring(0, length))) {
            throw new BadInput("cassinoChunk.nameLength", line, length);
        }
        PlayerLine.Reading reading =
                PlayerLine.Reading.of(
                        number, rest.substring(0, length), false, rest.substring(length));
        if (reading.misspelt() && anotherLengthFits(number, rest)) {
            throw new BadInput("cassinoChunk.nameLength", line, length);
        }
        return reading;
    }

    /** Then it is the length that is wrong, and not a card. */
    private static boolean anotherLengthFits(int number, String rest) {
        for (int length = 1; length < rest.length() && length < 10; length++) {
            String name = rest.substring(0, length);
            if (!PlayerLine.Reading.of(number, name, false, rest.substring(length)).misspelt()) {
                return true;
            }
        }
        return false;
    }

    private void computer(int line, String text) throws BadInput {
        if (readings.containsKey(line)) {
            put(computers, readings.get(line), line);
        } else {
            int number = digit(line, text, 3, "cassinoChunk.noNumber");
            put(computers, PlayerLine.Reading.ofComputer(number, text.substring(4)), line);
        }
    }

    private void put(Map<Integer, Block> blocks, PlayerLine.Reading reading, int line)
            throws BadInput {
        if (blocks.putIfAbsent(reading.number(), block(line, reading)) != null) {
            throw new BadInput("cassinoChunk.blockTwice", line);
        }
    }

    private Block block(int line, PlayerLine.Reading reading) throws BadInput {
        List<Card> held = spelt(line, reading.hand());
        List<Card> owned = spelt(line, reading.pile());
        if (held.size() > CassinoRules.HAND) {
            throw new BadInput("cassinoChunk.handTooLarge", line);
        }
        return new Block(line, reading.name(), cards.name(held, line), cards.name(owned, line));
    }

    private void table(int line, String text) throws BadInput {
        if (tableLine != 0) {
            throw new BadInput("cassinoChunk.blockTwice", line);
        }
        tableLine = line;
        table = cards.name(spelt(line, CardText.of(text.substring(3))), line);
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
                // That program knew no scores from round to round.
                CassinoOptions.ONE_ROUND,
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
        int number = turn.matches("(plr|cmp)[1-9][0-9]?") ? Integer.parseInt(turn.substring(3)) : 0;
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

    private static List<Card> spelt(int line, CardText text) throws BadInput {
        if (text.misspelt().isPresent()) {
            throw new BadInput("cassinoChunk.unknownCard", line, text.misspelt().get());
        }
        return text.cards();
    }
}
