package parlour.web.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
            Process desktop = start(file);
            try (BufferedReader times = desktop.inputReader(StandardCharsets.UTF_8)) {
                return times.lines()
                        .mapToDouble(nanos -> Long.parseLong(nanos) / MILLISECOND)
                        .toArray();
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process start(Path requests) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        // The collector and the sizes of the heap are those of the packages.
        return new ProcessBuilder(
                        java,
                        "-XX:+UseSerialGC",
                        "-Xms14m",
                        "-Xmn6m",
                        "-Xmx256m",
                        "-cp",
                        classPath,
                        "parlour.desktop.ThoughtTimes",
                        String.valueOf(PAUSE_MILLIS))
                .redirectInput(requests.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
