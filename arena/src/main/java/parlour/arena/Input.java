package parlour.arena;

import parlour.Games;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.text.BadInput;

import java.util.List;

/** Values of the command line, each checked with a sentence that says what is wrong. */
final class Input {
    private Input() {}

    /** A whole number within bounds, both included. */
    static int whole(String name, String text, int least, int most) throws BadInput {
        try {
            int number = Integer.parseInt(text.strip());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below, together with the bounds.
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

    /** A seed for whoever gave none; short, so that it is easily given again. */
    static long freshSeed() {
        return new Rng(System.nanoTime()).next() >>> Integer.SIZE;
    }

    /** A time in seconds, with decimals if need be, as milliseconds. */
    static long seconds(String name, String text, int most) throws BadInput {
        try {
            double seconds = Double.parseDouble(text.strip());
            if (seconds > 0 && seconds <= most) {
                return Math.max(1, Math.round(seconds * 1000));
            }
        } catch (NumberFormatException e) {
            // Said below, together with the bounds.
        }
        throw new BadInput("arena.error.seconds", name, text, String.valueOf(most));
    }

    static Game<?, ?, ?, ?> game(String id) throws BadInput {
        return Games.find(id)
                .orElseThrow(() -> new BadInput("arena.error.unknownGame", id, gameIds()));
    }

    static List<String> gameIds() {
        return Games.all().stream().map(Game::id).toList();
    }

    /** Refuses a number of seats that the game is not played with. */
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

    /** Reads the value of an option. */
    interface Reading<T> {
        T read() throws BadInput;
    }

    /** Cards of which none is there twice; a complaint says in which option. */
    static CardSet cards(String place, String text) throws BadInput {
        return in(place, () -> CardNotation.set(text));
    }

    /** What is read from an option; a complaint says in which. */
    static <T> T in(String place, Reading<T> reading) throws BadInput {
        try {
            return reading.read();
        } catch (BadInput e) {
            throw new BadInput("arena.error.in", place, e.phrase());
        }
    }
}
