package parlour.arena;

import parlour.engine.Game;
import parlour.puzzle.Difficulty;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleCheck;
import parlour.puzzle.PuzzleFile;
import parlour.puzzle.PuzzleFinder;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code arena puzzles}: finds puzzles in games between computers, or judges found ones again. */
@Command(name = "puzzles", mixinStandardHelpOptions = true)
final class PuzzlesCommand implements Callable<Integer> {
    private static final int MOST = 3000;
    private static final int MOST_EFFORT = 100;

    private final Console console;

    @Parameters(paramLabel = "GAME", index = "0", descriptionKey = "GAME")
    private String gameId;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "seed")
    private String seedText;

    @Option(names = "--count", paramLabel = "N", defaultValue = "72")
    private String countText;

    @Option(names = "--verify", paramLabel = "FILE")
    private String verified;

    @Option(names = "--effort", paramLabel = "N", defaultValue = "20")
    private String effortText;

    @Option(names = "--out", paramLabel = "FILE")
    private String file;

    PuzzlesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        Game<?, ?, ?, ?> game = Input.game(gameId);
        long seed = Input.seedOrFresh(seedText);
        if (verified == null) {
            find(game, seed, Input.whole("--count", countText, 1, MOST));
        } else {
            verify(game, seed, Input.whole("--effort", effortText, 1, MOST_EFFORT));
        }
        return Arena.GOOD;
    }

    private <S, M, V, E> void find(Game<S, M, V, E> game, long seed, int count) throws BadInput {
        int kinds = Difficulty.values().length;
        int each = (count + kinds - 1) / kinds;
        PuzzleFinder<S, M, V, E> finder = new PuzzleFinder<>(game, seed, each);
        Progress progress = new Progress(console, each * kinds);
        int written = 0;
        while (finder.searchGame()) {
            progress.reach(finder.found().size());
            // A search may take hours; whoever stops it keeps what was found.
            if (file != null && finder.found().size() > written) {
                written = finder.found().size();
                write(PuzzleFile.write(game, finder.found()));
            }
        }
        progress.clear();
        List<Puzzle<S, M, V, E>> found = finder.found();
        write(PuzzleFile.write(game, found));
        console.remark(
                console.texts()
                        .say(
                                "arena.puzzles.found",
                                found.size(),
                                game.id(),
                                finder.games(),
                                String.valueOf(seed)));
    }

    private <S, M, V, E> void verify(Game<S, M, V, E> game, long seed, int effort) throws BadInput {
        NamedFile named = new NamedFile(verified);
        List<Puzzle<S, M, V, E>> all = read(game, named);
        List<Puzzle<S, M, V, E>> good = new ArrayList<>();
        Progress progress = new Progress(console, Math.max(1, all.size()));
        int kept = 0;
        for (int i = 0; i < all.size(); i++) {
            Puzzle<S, M, V, E> puzzle = all.get(i);
            PuzzleCheck.Outcome outcome = PuzzleCheck.judgeAgain(puzzle, seed + i, effort);
            kept += outcome.kept() ? 1 : 0;
            if (outcome.clear()) {
                good.add(puzzle);
            } else {
                String key = outcome.kept() ? "arena.puzzles.close" : "arena.puzzles.lost";
                console.remark(console.texts().say(key, puzzle.id()));
            }
            progress.reach(i + 1);
        }
        progress.clear();
        if (file != null) {
            write(PuzzleFile.write(game, good));
        }
        console.say(
                "arena.puzzles.kept",
                kept,
                all.size(),
                effort,
                String.valueOf(seed),
                kept - good.size());
    }

    private <S, M, V, E> List<Puzzle<S, M, V, E>> read(Game<S, M, V, E> game, NamedFile named)
            throws BadInput {
        try {
            return PuzzleFile.read(game, named.text());
        } catch (BadInput e) {
            throw named.bad(e);
        }
    }

    private void write(String text) throws BadInput {
        if (file == null) {
            console.out().line(text.stripTrailing());
            return;
        }
        NamedFile named = new NamedFile(file);
        try {
            named.write(text);
        } catch (BadInput e) {
            throw named.bad(e);
        }
    }
}
