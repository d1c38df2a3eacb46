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
        try (TemporaryFolder folder = new TemporaryFolder("parlour-thoughts")) {
            Path file = Files.write(folder.path().resolve("requests"), requests);
            List<String> program =
                    java("parlour.desktop.ThoughtTimes", String.valueOf(PAUSE_MILLIS));
            return run(new ProcessBuilder(program).redirectInput(file.toFile()), requests.size());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many milliseconds the first thoughts take while this game is played in a window. */
    double[] played(String savedGame, int thoughts) {
        try (TemporaryFolder data = new TemporaryFolder("parlour-thoughts")) {
            Path saves = Files.createDirectories(data.path().resolve("saves"));
            Files.writeString(saves.resolve("game.json"), savedGame);
            List<String> program = new ArrayList<>();
            if (System.getenv("DISPLAY") == null) {
                program.addAll(List.of("xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"));
            }
            program.addAll(
                    java(
                            "parlour.desktop.PlayedThoughts",
                            data.path().toString(),
                            String.valueOf(thoughts),
                            String.valueOf(Device.LAPTOP.width()),
                            String.valueOf(Device.LAPTOP.height())));
            return run(new ProcessBuilder(program), thoughts);
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

    /** The times that a program prints, which must be so many. */
    private static double[] run(ProcessBuilder program, int count) throws IOException {
        Process desktop = program.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        List<String> printed;
        try (BufferedReader lines = desktop.inputReader(StandardCharsets.UTF_8)) {
            printed = lines.lines().toList();
        }
        if (printed.size() != count) {
            throw new IOException(
                    "The desktop program timed " + printed.size() + " of " + count + " thoughts.");
        }
        return printed.stream().mapToDouble(nanos -> Long.parseLong(nanos) / MILLISECOND).toArray();
    }
}
