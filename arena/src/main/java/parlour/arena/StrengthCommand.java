package parlour.arena;

import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** {@code arena strength}: plays the matches that demonstrate how strong a game's computers are. */
@Command(name = "strength", mixinStandardHelpOptions = true)
final class StrengthCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "GAME", index = "0", descriptionKey = "GAME")
    private String gameId;

    @Option(names = "--quick")
    private boolean quick;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "20261116")
    private String seedText;

    @Option(names = "--threads", paramLabel = "N")
    private String threadsText;

    @Option(names = "--write", paramLabel = "FILE")
    private String file;

    StrengthCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput, InterruptedException {
        Proof proof = proof(Input.game(gameId).id());
        long seed = Input.seed(seedText);
        // Read before the long work, so that a mistake is found at once.
        Optional<MeasuredPart> document =
                file == null ? Optional.empty() : Optional.of(MeasuredPart.read(file, "strength"));
        long start = System.nanoTime();
        List<String> threads = threadsText == null ? List.of() : List.of("--threads", threadsText);
        Strength.Findings found =
                new Strength(console, quick ? proof.quick() : proof, seed, threads).play();
        double minutes = (System.nanoTime() - start) / (double) TimeUnit.MINUTES.toNanos(1);
        List<String> lines = new StrengthReport(console.texts(), found).lines(quick, minutes);
        if (document.isPresent()) {
            MeasuredPart.write(file, document.get().with(lines));
        } else {
            lines.forEach(console.out()::line);
        }
        return Arena.GOOD;
    }

    private static Proof proof(String game) throws BadInput {
        return Proof.of(game)
                .orElseThrow(() -> new BadInput("arena.strength.noProof", game, Proof.games()));
    }
}
