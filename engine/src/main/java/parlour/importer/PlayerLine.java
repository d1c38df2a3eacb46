package parlour.importer;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoRules;
import parlour.record.SavedSeat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A player's line of "Cassino Game". The number of the player, the length of the name and the name
 * follow each other without a mark between them, so that there may be several ways to read it.
 */
record PlayerLine(int line, String text) {
    static final String PERSON = "PLR";
    static final String COMPUTER = "CMP";

    private static final int MOST_DIGITS = 2;

    /**
     * One way to read a line.
     *
     * @param longName whether the length of the name has two digits
     */
    record Reading(int number, String name, boolean longName, CardText hand, CardText pile) {
        static Reading of(int number, String name, boolean longName, String cards) {
            int colon = cards.indexOf(':');
            return new Reading(
                    number,
                    name,
                    longName,
                    CardText.of(colon < 0 ? cards : cards.substring(0, colon)),
                    CardText.of(colon < 0 ? "" : cards.substring(colon + 1)));
        }

        static Reading ofComputer(int number, String cards) {
            return of(number, "CMP " + number, false, cards);
        }

        boolean misspelt() {
            return hand.misspelt().isPresent() || pile.misspelt().isPresent();
        }

        CardSet cards() {
            return CardSet.of(Stream.concat(hand.cards().stream(), pile.cards().stream()).toList());
        }

        /** Whether nothing is wrong with it that the line alone can tell. */
        private boolean sound() {
            List<Card> held = hand.cards();
            return SavedSeat.fits(name)
                    && !misspelt()
                    && held.size() <= CassinoRules.HAND
                    && cards().size() == held.size() + pile.cards().size();
        }
    }

    boolean isPerson() {
        return text.startsWith(PERSON);
    }

    /** The ways to read it with which nothing is wrong in this line. */
    List<Reading> readings() {
        List<Reading> readings = new ArrayList<>();
        for (int digits = 1; digits <= MOST_DIGITS; digits++) {
            int number = number(PERSON.length(), digits);
            int at = PERSON.length() + digits;
            if (number > 0 && isPerson()) {
                addNamed(readings, number, at);
            } else if (number > 0) {
                readings.add(Reading.ofComputer(number, text.substring(at)));
            }
        }
        return readings.stream().filter(Reading::sound).toList();
    }

    private void addNamed(List<Reading> readings, int number, int at) {
        for (int digits = 1; digits <= MOST_DIGITS; digits++) {
            int length = number(at, digits);
            int name = at + digits;
            if (length > 0 && name + length <= text.length()) {
                readings.add(
                        Reading.of(
                                number,
                                text.substring(name, name + length),
                                digits > 1,
                                text.substring(name + length)));
            }
        }
    }

    /** The number of so many digits at a place, or 0: none is written with a zero before it. */
    private int number(int at, int digits) {
        if (at + digits > text.length()) {
            return 0;
        }
        String number = text.substring(at, at + digits);
        return number.matches("[1-9][0-9]*") ? Integer.parseInt(number) : 0;
    }
}
