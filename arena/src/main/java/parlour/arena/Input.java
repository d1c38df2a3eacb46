package parlour.arena;

import parlour.Games;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.text.BadInput;

import java.io.File;
import java.util.List;

/** Parses values of the command line; each error is a sentence that says what is wrong. */
final class Input {
    private Input() {}

    /** An integer within bounds, both inclusive. */
    static int whole(String name, String text, int least, int most) throws BadInput {
        try {
            int number = Integer.parseInt(text.strip());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below, together with the bounds.
        }
        throw new BadInput(
                "arena.error.whole", name, text, String.valueOf(least), String.valueOf(most));
    }

    static long seed(String text) throws BadInput {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw new BadInput("arena.error.seed", text);
        }
    }

    /** The seed that was given, or a fresh one. */
    static long seedOrFresh(String text) throws BadInput {
        return text == null ? freshSeed() : seed(text);
    }

    /** A random seed, for when none is given; short, so that it is easy to type again. */
    static long freshSeed() {
        return new Rng(System.nanoTime()).next() >>> Integer.SIZE;
    }

    /** A time in seconds, optionally with decimals, as milliseconds. */
    static long seconds(String name, String text, int most) throws BadInput {
        try {
            double seconds = Double.parseDouble(text.strip());
            if (seconds > 0 && seconds <= most) {
                return Math.max(1, Math.round(seconds * 1000));
            }
        } catch (NumberFormatException e) {
            // Reported below, together with the bounds.
        }
        throw new BadInput("arena.error.seconds", name, text, String.valueOf(most));
    }

    /** Half the width of an interval: a number above 0. */
    static double interval(String name, String text) throws BadInput {
        try {
            double width = Double.parseDouble(text);
            if (width > 0 && width < Double.POSITIVE_INFINITY) {
                return width;
            }
        } catch (NumberFormatException e) {
            // As bad as a number that is not above 0.
        }
        throw new BadInput("arena.error.interval", name, text);
    }

    static Game<?, ?, ?, ?> game(String id) throws BadInput {
        return Games.find(id)
                .orElseThrow(() -> new BadInput("arena.error.unknownGame", id, gameIds()));
    }

    static List<String> gameIds() {
        return Games.all().stream().map(Game::id).toList();
    }

    /** Rejects a number of seats that the game does not support. */
    static void seats(Game<?, ?, ?, ?> game, int seats) throws BadInput {
        List<Integer> counts = game.seatCounts();
        if (counts.contains(seats)) {
            return;
        }
        int least = counts.get(0);
        int most = counts.get(counts.size() - 1);
        if (most - least + 1 == counts.size()) {
            throw new BadInput("arena.error.seatRange", game.id(), least, most, seats);
        }
        throw new BadInput("arena.error.seats", game.id(), counts, seats);
    }

    /** The names of a list of players. */
    static List<String> players(String list) throws BadInput {
        return CommandWords.members(list, File.separatorChar == '\\');
    }

    /** Parses the value of an option. */
    interface Reading<T> {
        T read() throws BadInput;
    }

    /** Parses cards without duplicates; an error names the option. */
    static CardSet cards(String place, String text) throws BadInput {
        return in(place, () -> CardNotation.set(text));
    }

    /** Parses the value of an option; an error names the option. */
    static <T> T in(String place, Reading<T> reading) throws BadInput {
        try {
            return reading.read();
        } catch (BadInput e) {
            throw new BadInput("arena.error.in", place, e.phrase());
        }
    }
}
