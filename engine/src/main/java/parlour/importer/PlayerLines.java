package parlour.importer;

import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoRules;
import parlour.importer.PlayerLine.Reading;
import parlour.text.BadInput;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the way to read the players' lines of "Cassino Game" with which they fit together: the
 * numbers are 1, 2, 3 and so on, and no card is there twice.
 */
final class PlayerLines {
    private final List<PlayerLine> lines;
    private final CardSet table;

    /** The ways to read each line that are being tried. */
    private final List<List<Reading>> tried = new ArrayList<>();

    /** The ways found, two at most, with a reading for each line. */
    private final List<List<Reading>> found = new ArrayList<>();

    private PlayerLines(List<PlayerLine> lines, CardSet table) {
        this.lines = lines;
        this.table = table;
    }

    /**
     * The readings by line; where the lines do not fit together, some that show why. A line that
     * cannot be read has none.
     */
    static Map<Integer, Reading> read(List<PlayerLine> lines, CardSet table) throws BadInput {
        return new PlayerLines(lines, table).read();
    }

    private Map<Integer, Reading> read() throws BadInput {
        List<List<Reading>> all = lines.stream().map(PlayerLine::readings).toList();
        if (lines.size() <= CassinoRules.MOST_SEATS) {
            // The program itself wrote no name of ten characters, so such a name is the last guess.
            tryOut(all.stream().map(PlayerLines::shortNames).toList());
            if (found.isEmpty()) {
                tryOut(all);
            }
        }
        if (found.size() > 1) {
            throw new BadInput("cassinoChunk.ambiguous", firstDifference());
        }
        Map<Integer, Reading> readings = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            PlayerLine line = lines.get(i);
            if (!found.isEmpty()) {
                readings.put(line.line(), found.get(0).get(i));
            } else {
                all.get(i).stream()
                        .filter(reading -> !reading.longName() || reading.number() <= count(line))
                        .findFirst()
                        .ifPresent(reading -> readings.put(line.line(), reading));
            }
        }
        return readings;
    }

    private static List<Reading> shortNames(List<Reading> readings) {
        return readings.stream().filter(reading -> !reading.longName()).toList();
    }

    private void tryOut(List<List<Reading>> readings) {
        tried.clear();
        tried.addAll(readings);
        search(new ArrayDeque<>(), table, 0);
    }

    /**
     * @param numbers a bit for each number that is taken, those of computers above the persons'
     */
    private void search(Deque<Reading> chosen, CardSet cards, long numbers) {
        int at = chosen.size();
        if (at == lines.size()) {
            found.add(List.copyOf(chosen));
            return;
        }
        PlayerLine line = lines.get(at);
        int above = line.isPerson() ? 0 : CassinoRules.MOST_SEATS;
        for (Reading reading : tried.get(at)) {
            long number = 1L << reading.number() + above;
            boolean fits = reading.number() <= count(line) && (numbers & number) == 0;
            if (fits && found.size() < 2 && !cards.meets(reading.cards())) {
                chosen.addLast(reading);
                search(chosen, cards.or(reading.cards()), numbers | number);
                chosen.removeLast();
            }
        }
    }

    /** How many lines there are of this line's kind, which is the largest number they may have. */
    private long count(PlayerLine line) {
        return lines.stream().filter(other -> other.isPerson() == line.isPerson()).count();
    }

    private int firstDifference() {
        int at = 0;
        while (found.get(0).get(at).equals(found.get(1).get(at))) {
            at++;
        }
        return lines.get(at).line();
    }
}
