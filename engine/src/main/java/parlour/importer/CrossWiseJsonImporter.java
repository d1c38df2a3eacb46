package parlour.importer;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Hands;
import parlour.crosswise.rules.Token;
import parlour.engine.Seeds;
import parlour.engine.Tally;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Imports the save files of the older program "Cross Wise", which are JSON. */
public final class CrossWiseJsonImporter {
    private static final int PLAYERS = 4;
    private static final int TEAMS = 2;

    /** The computer player that replaces the program's opponents. */
    private static final String COMPUTER = "priority";

    /** The members that identify a file even if some are missing. */
    private static final List<String> MEMBERS =
            List.of("\"players\"", "\"currPlayer\"", "\"usedActionTiles\"");

    private final Json json;
    private final int[] found = new int[Token.all().size() + 1];

    private CrossWiseJsonImporter(Json json) {
        this.json = json;
    }

    /** Whether a file looks like this format; our own saves are JSON too. */
    public static boolean recognises(byte[] file) {
        String text = Utf8.oldText(file);
        return text.stripLeading().startsWith("{")
                && !text.contains("\"" + SavedGame.FORMAT.name() + "\"")
                && MEMBERS.stream().anyMatch(text::contains);
    }

    /**
     * @param seed shuffles the pile, which the file does not contain
     */
    public static ImportedCrossWiseGame read(byte[] file, long seed) throws BadInput {
        if (file.length > ImportedCassinoGame.MOST_BYTES) {
            throw new BadInput("save.tooLarge", ImportedCassinoGame.MOST_BYTES);
        }
        return new CrossWiseJsonImporter(JsonReader.read(Utf8.oldText(file))).game(seed);
    }

    private ImportedCrossWiseGame game(long seed) throws BadInput {
        List<Json> players = json.get("players").list();
        if (players.size() != PLAYERS) {
            throw json.get("players").bad("crosswiseJson.players", players.size());
        }
        int seats = seats(players);
        List<Hand> hands = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            if (seat < seats) {
                hands.add(hand(players.get(seat).get("hand")));
            } else {
                holdsNothing(players.get(seat));
            }
        }
        Field field = field(json.get("field"));
        Tally used = used(json.get("usedActionTiles"));
        for (Token token : Token.all()) {
            int count = found[token.number()] + (token.isSymbol() ? 0 : used.get(token.action()));
            if (count > token.copies()) {
                throw json.bad("crosswiseJson.tooMany", token.phrase(), token.copies(), count);
            }
        }
        int turn = current(seats);
        return new ImportedCrossWiseGame(
                sitters(players.subList(0, seats)),
                new CrossWiseRules(seats)
                        .position(field, Hands.of(hands), used, turn, Seeds.REPAIR.of(seed, 1)));
    }

    /** Either the first two play, or all four. */
    private int seats(List<Json> players) throws BadInput {
        List<Boolean> active = new ArrayList<>();
        for (Json player : players) {
            active.add(player.get("isActive").flag());
        }
        int seats = Collections.frequency(active, true);
        boolean first = active.subList(0, seats).stream().allMatch(one -> one);
        if (seats != TEAMS && seats != PLAYERS || !first) {
            throw json.get("players").bad("crosswiseJson.active");
        }
        return seats;
    }

    private Hand hand(Json hand) throws BadInput {
        List<Json> tokens = hand.list();
        if (tokens.size() > Hand.PLACES) {
            throw hand.bad("crosswiseJson.hand", tokens.size());
        }
        List<Optional<Token>> places = new ArrayList<>();
        for (Json token : tokens) {
            int number = token.isNull() ? 0 : number(token);
            found[number]++;
            places.add(number == 0 ? Optional.empty() : Optional.of(Token.of(number)));
        }
        return Hand.ofPlaces(places);
    }

    private void holdsNothing(Json player) throws BadInput {
        Optional<Json> hand = player.find("hand");
        if (hand.isPresent() && hand(hand.get()).size() > 0) {
            throw hand.get().bad("crosswiseJson.inactiveHand");
        }
    }

    private Field field(Json field) throws BadInput {
        List<Integer> numbers = new ArrayList<>();
        List<Json> rows = field.list();
        for (Json row : rows) {
            for (Json cell : row.list()) {
                int number = number(cell);
                if (number > Token.SYMBOLS) {
                    throw cell.bad("crosswiseJson.action", Token.of(number).phrase());
                }
                found[number]++;
                numbers.add(number);
            }
            if (row.list().size() != Cell.SIDE) {
                throw row.bad("crosswiseJson.columns", row.list().size());
            }
        }
        if (rows.size() != Cell.SIDE) {
            throw field.bad("crosswiseJson.rows", rows.size());
        }
        return Field.of(numbers);
    }

    private static int number(Json json) throws BadInput {
        long number = json.number(Long.MIN_VALUE, Long.MAX_VALUE);
        if (number < 0 || number > Token.all().size()) {
            throw json.bad("crosswiseJson.number", String.valueOf(number));
        }
        return (int) number;
    }

    private static Tally used(Json used) throws BadInput {
        List<Integer> counts = new ArrayList<>();
        for (Json count : used.list()) {
            long number = count.number(Long.MIN_VALUE, Long.MAX_VALUE);
            if (number < 0 || number > Token.REMOVE.copies()) {
                throw count.bad("crosswiseJson.used");
            }
            counts.add((int) number);
        }
        if (counts.size() != Token.ACTIONS) {
            throw used.bad("crosswiseJson.used");
        }
        return Tally.of(counts);
    }

    private int current(int seats) throws BadInput {
        Json current = json.get("currPlayer");
        long number = current.number(Long.MIN_VALUE, Long.MAX_VALUE);
        if (number < 0 || number >= seats) {
            throw current.bad("crosswiseJson.current", String.valueOf(number), seats - 1);
        }
        return (int) number;
    }

    private static List<SavedSeat> sitters(List<Json> players) throws BadInput {
        List<String> names = new ArrayList<>();
        for (Json player : players) {
            Optional<Json> name = player.find("name");
            String text = name.isPresent() ? name.get().text() : "";
            names.add(SavedSeat.fits(text) ? text : "Player" + (names.size() + 1));
        }
        List<String> distinct = SavedSeat.distinct(names);
        List<SavedSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < distinct.size(); seat++) {
            seats.add(
                    players.get(seat).get("isAI").flag()
                            ? SavedSeat.computer(distinct.get(seat), COMPUTER)
                            : SavedSeat.person(distinct.get(seat)));
        }
        return seats;
    }
}
