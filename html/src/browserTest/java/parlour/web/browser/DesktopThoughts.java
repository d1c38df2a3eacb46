package parlour.web.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The desktop program's computers, each time in a program that has just been started. */
final class DesktopThoughts {
    /** Between two thoughts. */
    static final int PAUSE_MILLIS = 300;

    private static final double MILLISECOND = 1e6;

    private final String classPath;

    /**
     * @param classPath of the program that times them
     */
    DesktopThoughts(String classPath) {
        this.classPath = classPath;
    }

    /** How many milliseconds each of these requests takes, until whoever asks has the answer. */
    double[] milliseconds(List<String> requests) {
        try {
            Path file = Files.createTempFile("thoughts", ".json");
            Files.write(file, requests);
            List<String> program =
                    java("parlour.desktop.ThoughtTimes", String.valueOf(PAUSE_MILLIS));
            double[] times = run(new ProcessBuilder(program).redirectInput(file.toFile()));
            Files.delete(file);
            return times;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many milliseconds the first thoughts take while this game is played in a window. */
    double[] played(String savedGame, int thoughts) {
        try {
            Path data = Files.createTempDirectory("thoughts");
            Path saves = Files.createDirectories(data.resolve("saves"));
            Files.writeString(saves.resolve("game.json"), savedGame);
            List<String> program = new ArrayList<>();
            if (System.getenv("DISPLAY") == null) {
                program.addAll(List.of("xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"));
            }
            program.addAll(
                    java(
                            "parlour.desktop.PlayedThoughts",
                            data.toString(),
                            String.valueOf(thoughts),
                            String.valueOf(Device.LAPTOP.width()),
                            String.valueOf(Device.LAPTOP.height())));
            return run(new ProcessBuilder(program));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> java(String... program) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        // The collector and the sizes of the heap are those of the packages.
        List<String> command =
                new ArrayList<>(
                        List.of(java, "-XX:+UseSerialGC", "-Xms14m", "-Xmn6m", "-Xmx256m", "-cp"));
        command.add(classPath);
        command.addAll(List.of(program));
        return command;
    }

    private static double[] run(ProcessBuilder program) throws IOException {
        Process desktop = program.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (BufferedReader times = desktop.inputReader(StandardCharsets.UTF_8)) {
            return times.lines()
                    .mapToDouble(nanos -> Long.parseLong(nanos) / MILLISECOND)
                    .toArray();
        }
    }
}
