package parlour.arena;

import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/** {@code arena learn}: prints the values of a game that its expert's constants are from. */
@Command(name = "learn", mixinStandardHelpOptions = true, hidden = true)
final class LearnCommand implements Callable<Integer> {
    private static final int MOST = 1_000_000;

    private final Console console;

    @Parameters(paramLabel = "GAME", index = "0")
    private String gameId;

    @Option(names = "--count", paramLabel = "N")
    private String countText;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "11")
    private String seedText;

    /** Learns values from so many games or rounds against itself. */
    private interface Learning {
        List<String> learn(int count, long seed);
    }

    /**
     * @param usual how many games or rounds the constants were learned from
     */
    private record Course(Learning learning, int usual) {}

    private static final Map<String, Course> COURSES =
            new TreeMap<>(
                    Map.of(
                            "cassino",
                            new Course(parlour.cassino.computers.ValueLearning::learn, 100_000),
                            "crosswise",
                            new Course(parlour.crosswise.computers.ValueLearning::learn, 6_000)));

    LearnCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        Course course = COURSES.get(gameId);
        if (course == null) {
            throw new BadInput("arena.error.nothingToLearn", gameId, List.copyOf(COURSES.keySet()));
        }
        int count = countText == null ? course.usual() : Input.whole("--count", countText, 1, MOST);
        course.learning().learn(count, Input.seed(seedText)).forEach(console.out()::line);
        return Arena.GOOD;
    }
}
