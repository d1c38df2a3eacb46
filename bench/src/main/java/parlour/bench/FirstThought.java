package parlour.bench;

import parlour.engine.Game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The first thought that counts in a program that has just begun and rehearsed. */
final class FirstThought {
    private FirstThought() {}

    /** By how many milliseconds it exceeds its limit at worst, in so many pairs of programs. */
    static double worst(ThinkTime.Kind kind, int limitMillis, int pairs) {
        double worst = 0;
        for (int i = 0; i < pairs; i++) {
            // What only one of the two suffered came from other programs.
            worst = Math.max(worst, Math.min(over(kind, limitMillis), over(kind, limitMillis)));
        }
        return worst;
    }

    private static double over(ThinkTime.Kind kind, int limitMillis) {
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        FirstThought.class.getName(),
                        String.valueOf(ThinkTime.KINDS.indexOf(kind)),
                        String.valueOf(limitMillis));
        try {
            Process program =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            try (BufferedReader out =
                    new BufferedReader(
                            new InputStreamReader(
                                    program.getInputStream(), StandardCharsets.UTF_8))) {
                return Double.parseDouble(out.readLine());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The program: the number of a kind of position, and the limit. */
    public static void main(String[] args) {
        ThinkTime.rehearse();
        ThinkTime.Kind kind = ThinkTime.KINDS.get(Integer.parseInt(args[0]));
        System.out.println(ThinkTime.first(Game.EXPERT, kind, Integer.parseInt(args[1])));
    }
}
