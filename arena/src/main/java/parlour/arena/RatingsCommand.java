package parlour.arena;

import parlour.rating.BradleyTerry;
import parlour.rating.Rating;
import parlour.rating.RatingTable;
import parlour.text.BadInput;
import parlour.text.Phrase;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * {@code arena ratings}: plays all pairs of computers by whole games and rates them by the model of
 * Bradley and Terry.
 */
@Command(name = "ratings", mixinStandardHelpOptions = true)
final class RatingsCommand implements Callable<Integer> {
    private static final double QUICK = 0.1;

    private final Console console;

    @Parameters(paramLabel = "GAME", arity = "0..*")
    private List<String> gameIds = List.of();

    @Option(names = "--out", paramLabel = "FILE")
    private String out;

    @Option(names = "--write", paramLabel = "FILE")
    private String document;

    @Option(names = "--quick")
    private boolean quick;

    @Option(names = "--neighbours")
    private boolean neighbours;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "20261118")
    private String seedText;

    @Option(names = "--threads", paramLabel = "N")
    private String threadsText;

    RatingsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput, InterruptedException {
        List<Ladder> ladders = new ArrayList<>();
        for (String id : gameIds.isEmpty() ? Ladder.games() : gameIds) {
            ladders.add(Ladder.of(Input.game(id).id()));
        }
        long seed = Input.seed(seedText);
        // Both read before the long work, so that a mistake is found at once.
        RatingTable table = out == null ? RatingTable.EMPTY : table(new NamedFile(out));
        Optional<MeasuredPart> measured =
                document == null
                        ? Optional.empty()
                        : Optional.of(MeasuredPart.read(document, "ratings"));
        Map<Ladder, List<PairResult>> results = new LinkedHashMap<>();
        int total = ladders.stream().mapToInt(ladder -> pairs(ladder).size()).sum();
        int played = 0;
        for (Ladder ladder : ladders) {
            List<PairResult> found = new ArrayList<>();
            for (Ladder.Pair pair : pairs(ladder)) {
                found.add(play(ladder, pair, seed++, ++played, total));
            }
            results.put(ladder, found);
        }
        List<String> lines = new ArrayList<>();
        for (Map.Entry<Ladder, List<PairResult>> one : results.entrySet()) {
            Map<String, Rating> ratings = fit(one.getKey(), one.getValue());
            table = table.with(one.getKey().game(), ratings);
            lines.addAll(
                    new RatingsReport(console.texts(), one.getKey(), one.getValue(), ratings)
                            .lines());
        }
        write(table, measured, lines);
        return Arena.GOOD;
    }

    private List<Ladder.Pair> pairs(Ladder ladder) {
        return ladder.pairs(quick ? QUICK : 1, neighbours);
    }

    /** A file that is there keeps the ratings of games that are not played now. */
    private static RatingTable table(NamedFile file) throws BadInput {
        if (!file.exists()) {
            return RatingTable.EMPTY;
        }
        try {
            return RatingTable.read(file.text());
        } catch (BadInput e) {
            throw file.bad(e);
        }
    }

    private PairResult play(Ladder ladder, Ladder.Pair pair, long seed, int number, int total)
            throws BadInput, InterruptedException {
        MatchCommand match = new MatchCommand(console);
        List<String> call = ladder.call(pair, seed, Optional.ofNullable(threadsText));
        new CommandLine(match).parseArgs(call.toArray(String[]::new));
        PairResult result = PairResult.of(pair, match.play());
        console.remark(
                Phrase.of(
                        "arena.strength.played",
                        number,
                        total,
                        ladder.game() + " " + ladder.players(pair),
                        RatingsReport.share(result)));
        return result;
    }

    static Map<String, Rating> fit(Ladder ladder, List<PairResult> results) {
        List<PairResult> rated =
                results.stream()
                        .filter(one -> one.pair().seats() == ladder.seats().get(0))
                        .toList();
        boolean anchored =
                rated.stream()
                        .anyMatch(
                                one ->
                                        one.pair().first().equals(ladder.anchor())
                                                || one.pair().second().equals(ladder.anchor()));
        // Among neighbours alone the baseline has not played.
        String anchor = anchored ? ladder.anchor() : "intermediate";
        return BradleyTerry.fit(
                rated.stream().map(PairResult::pairing).toList(), anchor, Ladder.ANCHOR_POINTS);
    }

    private void write(RatingTable table, Optional<MeasuredPart> measured, List<String> lines)
            throws BadInput {
        if (out != null) {
            MeasuredPart.write(out, table.write());
        }
        if (measured.isPresent()) {
            MeasuredPart.write(document, measured.get().with(lines));
        } else {
            lines.forEach(console.out()::line);
        }
    }
}
