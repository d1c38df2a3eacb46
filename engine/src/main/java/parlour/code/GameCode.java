package parlour.code;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A game that others can play with the same cards, written as a code of about twelve letters.
 *
 * @param computers the computer at each seat; empty for a person
 * @param seed the seed of the match, from which all its deals follow
 * @param result somebody's result, if others are to compare theirs with it
 */
public record GameCode(
        Game<?, ?, ?, ?> game,
        Options options,
        List<Optional<String>> computers,
        long seed,
        Optional<CodeResult> result) {
    private static final int SHORT_SEED = 27;

    /** The seeds that make short codes are below this. */
    public static final long SHORT_SEEDS = 1L << SHORT_SEED;

    private static final int GAME = 3;
    private static final int SEATS = 4;
    private static final int COMPUTER = 10;
    private static final int CHECK = 2;

    public GameCode {
        computers = List.copyOf(computers);
        if (!game.seatCounts().contains(computers.size())) {
            throw new IllegalArgumentException(computers.size() + " seats");
        }
    }

    /** As it is shown and typed, in groups of four letters. */
    public String write() {
        Letters32.Writer out = new Letters32.Writer();
        out.add(Games.all().indexOf(game), GAME);
        out.add(game.seatCounts().indexOf(computers.size()), SEATS);
        writeComputers(out);
        OptionBits.write(game, options, out);
        boolean small = seed >= 0 && seed < SHORT_SEEDS;
        out.flag(!small);
        if (small) {
            out.add(seed, SHORT_SEED);
        } else {
            out.add(seed >>> Integer.SIZE, Integer.SIZE);
            out.add(seed & (1L << Integer.SIZE) - 1, Integer.SIZE);
        }
        out.flag(result.isPresent());
        result.ifPresent(found -> found.write(out));
        List<Integer> symbols = out.symbols();
        symbols.addAll(Letters32.check(symbols));
        return Letters32.write(symbols);
    }

    /** Most games have one person at the first seat and the same computer at all others. */
    private void writeComputers(Letters32.Writer out) {
        Optional<String> second = computers.get(1);
        boolean usual = second.isPresent() && computers.equals(usual(second, computers.size()));
        out.flag(!usual);
        if (usual) {
            out.add(mark(second.get()), COMPUTER);
        } else {
            for (Optional<String> computer : computers) {
                out.flag(computer.isPresent());
                computer.ifPresent(name -> out.add(mark(name), COMPUTER));
            }
        }
    }

    private static List<Optional<String>> usual(Optional<String> computer, int seats) {
        List<Optional<String>> all = new ArrayList<>(Collections.nCopies(seats, computer));
        all.set(0, Optional.empty());
        return all;
    }

    /** Stands for a computer's name: its place in the list may change with the next version. */
    static long mark(String computer) {
        long hash = 0;
        for (int i = 0; i < computer.length(); i++) {
            hash = new Rng(hash + computer.charAt(i)).next();
        }
        return hash >>> Long.SIZE - COMPUTER;
    }

    /** Reads a code that was typed; the complaint says what is wrong with it. */
    public static GameCode read(String text) throws BadInput {
        List<Integer> symbols = Letters32.read(text);
        if (symbols.isEmpty()) {
            throw new BadInput("code.empty");
        }
        int end = Math.max(0, symbols.size() - CHECK);
        List<Integer> content = symbols.subList(0, end);
        if (!Letters32.check(content).equals(symbols.subList(end, symbols.size()))) {
            throw new BadInput("code.mistyped");
        }
        Letters32.Reader in = new Letters32.Reader(content);
        int index = (int) in.take(GAME);
        if (index >= Games.all().size()) {
            throw new BadInput("code.unknown");
        }
        GameCode code = read(Games.all().get(index), in);
        if (!in.ended()) {
            throw new BadInput("code.unknown");
        }
        return code;
    }

    private static GameCode read(Game<?, ?, ?, ?> game, Letters32.Reader in) throws BadInput {
        int seats = (int) in.take(SEATS);
        if (seats >= game.seatCounts().size()) {
            throw new BadInput("code.unknown");
        }
        List<Optional<String>> computers = computers(game, game.seatCounts().get(seats), in);
        Options options = OptionBits.read(game, in);
        long seed =
                in.flag()
                        ? in.take(Integer.SIZE) << Integer.SIZE | in.take(Integer.SIZE)
                        : in.take(SHORT_SEED);
        Optional<CodeResult> result =
                in.flag() ? Optional.of(CodeResult.read(in)) : Optional.empty();
        return new GameCode(game, options, computers, seed, result);
    }

    private static List<Optional<String>> computers(
            Game<?, ?, ?, ?> game, int seats, Letters32.Reader in) throws BadInput {
        if (!in.flag()) {
            return usual(Optional.of(computer(game, in.take(COMPUTER))), seats);
        }
        List<Optional<String>> computers = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            computers.add(
                    in.flag() ? Optional.of(computer(game, in.take(COMPUTER))) : Optional.empty());
        }
        return computers;
    }

    private static String computer(Game<?, ?, ?, ?> game, long mark) throws BadInput {
        for (String name : game.computers()) {
            if (mark(name) == mark) {
                return name;
            }
        }
        throw new BadInput("code.unknown");
    }
}
