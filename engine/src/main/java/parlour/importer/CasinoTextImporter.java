package parlour.importer;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.Deck;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Tally;
import parlour.importer.CasinoTextSections.Chunk;
import parlour.importer.CasinoTextSections.Field;
import parlour.record.Loaded;
import parlour.record.SavedSeat;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Imports the save files of the older program "Casino": text in sections below the line {@code
 * CASINO Save file}.
 */
public final class CasinoTextImporter {
    /** The types of its grader; each is also the name of one of our computer players. */
    private static final List<String> TYPES =
            List.of(
                    "special",
                    "spade",
                    "fair",
                    "lookahead",
                    "more",
                    "careful",
                    "bold",
                    "immediate",
                    "sweeper",
                    "dumb",
                    "random");

    /** Plays for a type that is none of these: it weighs all strategies alike. */
    private static final String ANY_TYPE = "fair";

    private static final String HUMAN = "human";
    private static final String COMPUTER = "computer";
    private static final int MOST_POINTS = 100_000;

    /** A player's section after parsing. */
    private record PlayerChunk(
            Chunk chunk,
            String name,
            Optional<String> computer,
            Field order,
            int score,
            int sweeps,
            CardSet hand,
            CardSet pile) {}

    private final CasinoTextSections chunks;
    private final ImportedCards cards = new ImportedCards("casinoText.cardTwice");
    private final List<Phrase> repairs = new ArrayList<>();

    private final List<Phrase> notes = new ArrayList<>();
    private final long seed;

    private CasinoTextImporter(CasinoTextSections chunks, long seed) {
        this.chunks = chunks;
        this.seed = seed;
    }

    /** Whether a text starts like this format. */
    static boolean begins(String text) {
        return text.startsWith(CasinoTextSections.FIRST_LINE);
    }

    /**
     * @param seed deals the next round where the file was saved between two
     */
    public static Loaded<ImportedCassinoGame> read(String text, long seed) throws BadInput {
        CasinoTextImporter reader = new CasinoTextImporter(CasinoTextSections.read(text), seed);
        ImportedCassinoGame game = reader.game();
        return Loaded.of(game, reader.repairs);
    }

    private ImportedCassinoGame game() throws BadInput {
        Chunk metadata = chunks.metadata();
        Field deckField = require(metadata, "CardsInDeck", "casinoText.missingDeck");
        List<Card> deck = cardsOf(deckField);
        cards.name(deck, deckField.line());
        Field tableField = require(metadata, "CardsOnTable", "casinoText.missingTable");
        CardSet table = cards.name(cardsOf(tableField), tableField.line());
        List<PlayerChunk> players = players();
        int seats = players.size();
        int dealer = index(metadata, "CurrentDealer", seats);
        int turn = (dealer + index(metadata, "CurrentTurn", seats)) % seats;
        // Whose view is shown follows from the turn here, so the value is only checked.
        index(metadata, "CurrentView", seats);
        int lastCapture = lastCapture(metadata, dealer, seats);
        // A program between two rounds may have put all cards away.
        if (!cards.left().isEmpty() && !cards.left().equals(CardSet.PACK)) {
            throw new BadInput("casinoText.cardMissing", deckField.line(), cards.left());
        }
        ImportedCassinoGame.Cards all =
                new ImportedCassinoGame.Cards(
                        table,
                        players.stream().map(PlayerChunk::hand).toList(),
                        players.stream().map(PlayerChunk::pile).toList(),
                        Deck.of(deck));
        if (all.undealt()) {
            throw new BadInput("casinoText.undealt", deckField.line());
        }
        if (chunks.interrupted()) {
            notes.add(Phrase.of("casinoText.note.interrupted"));
        }
        Tally scores = Tally.of(players.stream().map(PlayerChunk::score).toList());
        CassinoState state;
        if (betweenRounds(all, players)) {
            state = nextRound(all, dealer, scores, players);
        } else {
            checkSeen(table, players);
            Tally sweeps = Tally.of(players.stream().map(PlayerChunk::sweeps).toList());
            state = all.state(turn, dealer, lastCapture, sweeps, scores);
        }
        if (chunks.comments().isEmpty()) {
            repairs.add(Phrase.of("casinoText.repair.log"));
        }
        List<String> log = chunks.comments().orElse(List.of());
        return new ImportedCassinoGame(options(), seats(players), state, log, notes);
    }

    /**
     * Whether a round is over and its points are in the scores already. The program counted them as
     * soon as it had cleared the table, but scores below the points of the special cards in the
     * piles cannot have them yet.
     */
    private static boolean betweenRounds(ImportedCassinoGame.Cards all, List<PlayerChunk> players) {
        return all.cleared()
                && players.stream()
                        .allMatch(
                                player ->
                                        player.score() >= CardValues.points(player.pile().bits()));
    }

    private CassinoState nextRound(
            ImportedCassinoGame.Cards all, int dealer, Tally scores, List<PlayerChunk> players)
            throws BadInput {
        for (PlayerChunk player : players) {
            if (player.score() >= options().target()) {
                int line = playerField(player.chunk(), "Score").line();
                throw new BadInput("casinoText.gameOver", line, player.name(), player.score());
            }
        }
        notes.add(Phrase.of("casinoText.note.nextRound"));
        int seats = players.size();
        int next = (dealer + 1) % seats;
        CassinoState due = all.state(next, next, Rules.NOBODY, Tally.zeros(seats), scores);
        return new CassinoRules(seats, options()).redeal(due, Seeds.REPAIR.of(seed, 1)).state();
    }

    private static CassinoOptions options() {
        CassinoOptions house = CassinoOptions.HOUSE;
        return new CassinoOptions(
                house.target(),
                CassinoOptions.FirstDealer.FIRST,
                house.ties(),
                house.forcedCapture(),
                house.sweepLimit(),
                house.lastSweeps(),
                house.sweepsCancel(),
                house.misere());
    }

    private static List<SavedSeat> seats(List<PlayerChunk> players) {
        List<String> names = SavedSeat.distinct(players.stream().map(PlayerChunk::name).toList());
        List<SavedSeat> seats = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            seats.add(new SavedSeat(names.get(i), players.get(i).computer()));
        }
        return seats;
    }

    /** The players in their order, however the file lists them. */
    private List<PlayerChunk> players() throws BadInput {
        int count = chunks.players().size();
        if (count < CassinoRules.FEWEST_SEATS) {
            throw new BadInput("casinoText.playerCount", chunks.lastLine(), count);
        }
        if (count > CassinoRules.MOST_SEATS) {
            int line = chunks.players().get(CassinoRules.MOST_SEATS).line;
            throw new BadInput("casinoText.playerCount", line, count);
        }
        PlayerChunk[] sorted = new PlayerChunk[count];
        for (Chunk chunk : chunks.players()) {
            PlayerChunk player = player(chunk);
            Field field = player.order();
            OptionalInt order = below(count, field);
            if (order.isEmpty() || sorted[order.getAsInt()] != null) {
                throw new BadInput("casinoText.order", field.line(), field.value(), count - 1);
            }
            sorted[order.getAsInt()] = player;
        }
        List<PlayerChunk> players = Arrays.asList(sorted);
        if (players.stream().allMatch(player -> player.computer().isPresent())) {
            int line = chunks.players().get(0).find("TypeName").orElseThrow().line();
            throw new BadInput("casinoText.noHuman", line, HUMAN);
        }
        return players;
    }

    private PlayerChunk player(Chunk chunk) throws BadInput {
        String name = name(filled(chunk, "Name"));
        Field hand = playerField(chunk, "Hand");
        Field pile = playerField(chunk, "Pile");
        List<Card> held = cardsOf(hand);
        if (held.size() > CassinoRules.HAND) {
            throw new BadInput("casinoText.handTooLarge", hand.line(), name);
        }
        return new PlayerChunk(
                chunk,
                name,
                type(filled(chunk, "TypeName")),
                filled(chunk, "Order"),
                number(filled(chunk, "Score"), MOST_POINTS),
                number(filled(chunk, "Sweep"), MOST_POINTS),
                cards.name(held, hand.line()),
                cards.name(cardsOf(pile), pile.line()));
    }

    private String name(Field field) throws BadInput {
        // One less than the longest leaves room for the sign that something was cut off.
        boolean tooLong = field.value().length() > SavedSeat.LONGEST;
        String name =
                tooLong ? Phrase.shortened(field.value(), SavedSeat.LONGEST - 1) : field.value();
        if (!SavedSeat.fits(name)) {
            throw new BadInput("casinoText.name", field.line());
        }
        if (tooLong) {
            repairs.add(Phrase.of("casinoText.repair.name", field.line(), SavedSeat.LONGEST, name));
        }
        return name;
    }

    private Optional<String> type(Field field) throws BadInput {
        String type = field.value();
        if (type.equals(HUMAN)) {
            return Optional.empty();
        }
        if (!type.equals(COMPUTER) && !type.endsWith(" " + COMPUTER)) {
            throw new BadInput("casinoText.type", field.line(), type, TYPES);
        }
        String name = type.substring(0, type.length() - COMPUTER.length()).strip();
        if (TYPES.contains(name)) {
            return Optional.of(name);
        }
        repairs.add(
                Phrase.of(
                        "casinoText.repair.type",
                        field.line(),
                        Phrase.shortened(name, SavedSeat.LONGEST),
                        ANY_TYPE));
        return Optional.of(ANY_TYPE);
    }

    /** A player has seen its own hand, the table and all piles, so the list is only checked. */
    private void checkSeen(CardSet table, List<PlayerChunk> players) throws BadInput {
        CardSet open = table;
        for (PlayerChunk player : players) {
            open = open.or(player.pile());
        }
        for (PlayerChunk player : players) {
            Optional<Field> seen = player.chunk().find("Seen");
            if (seen.isEmpty()) {
                repairs.add(
                        Phrase.of(
                                "casinoText.repair.seenMissing",
                                player.chunk().line,
                                player.name()));
                continue;
            }
            List<Card> listed = cardsOf(seen.get());
            CardSet expected = open.or(player.hand());
            if (listed.size() != expected.size() || !CardSet.of(listed).equals(expected)) {
                repairs.add(
                        Phrase.of("casinoText.repair.seenWrong", seen.get().line(), player.name()));
            }
        }
    }

    /** Parses cards of two characters each, suit then rank: {@code s7hjd0}. */
    private static List<Card> cardsOf(Field field) throws BadInput {
        List<Card> cards = new ArrayList<>();
        String text = field.value().replace(" ", "");
        for (int i = 0; i < text.length(); i += 2) {
            String word = text.substring(i, Math.min(i + 2, text.length()));
            cards.add(
                    card(word)
                            .orElseThrow(
                                    () ->
                                            new BadInput(
                                                    "casinoText.unknownCard", field.line(), word)));
        }
        return cards;
    }

    private static Optional<Card> card(String word) {
        if (word.length() != 2) {
            return Optional.empty();
        }
        String rank =
                switch (word.charAt(1)) {
                    case 'a' -> "A";
                    case '0' -> "10";
                    case 'j' -> "J";
                    case 'q' -> "Q";
                    case 'k' -> "K";
                    case '2', '3', '4', '5', '6', '7', '8', '9' -> word.substring(1);
                    default -> "";
                };
        return CardNotation.find(rank + word.charAt(0));
    }

    private static int lastCapture(Chunk metadata, int dealer, int seats) throws BadInput {
        String key = "CurrentLastCapture";
        Field field = require(metadata, key, "casinoText.missingMetadata");
        return field.value().isEmpty()
                ? Rules.NOBODY
                : (dealer + index(metadata, key, seats)) % seats;
    }

    private static int index(Chunk metadata, String key, int seats) throws BadInput {
        Field field = require(metadata, key, "casinoText.missingMetadata");
        if (field.value().isEmpty()) {
            throw new BadInput("casinoText.missingMetadata", field.line(), key);
        }
        if (!field.value().matches("-?\\d+")) {
            throw new BadInput("casinoText.notNumber", field.line(), key, field.value());
        }
        return below(seats, field)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "casinoText.index",
                                        field.line(),
                                        key,
                                        field.value(),
                                        seats - 1));
    }

    private static OptionalInt below(int bound, Field field) {
        if (!field.value().matches("0*\\d{1,2}")) {
            return OptionalInt.empty();
        }
        int index = Integer.parseInt(field.value());
        return index < bound ? OptionalInt.of(index) : OptionalInt.empty();
    }

    private static int number(Field field, int most) throws BadInput {
        String value = field.value();
        if (!value.matches("\\d{1,9}") || Integer.parseInt(value) > most) {
            throw new BadInput("casinoText.notNumber", field.line(), field.key(), value);
        }
        return Integer.parseInt(value);
    }

    private static Field filled(Chunk player, String key) throws BadInput {
        Field field = playerField(player, key);
        if (field.value().isEmpty()) {
            throw new BadInput("casinoText.missingPlayerField", field.line(), key);
        }
        return field;
    }

    private static Field playerField(Chunk player, String key) throws BadInput {
        return require(player, key, "casinoText.missingPlayerField");
    }

    private static Field require(Chunk chunk, String key, String complaint) throws BadInput {
        return chunk.find(key).orElseThrow(() -> new BadInput(complaint, chunk.line, key));
    }
}
