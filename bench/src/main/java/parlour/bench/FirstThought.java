package parlour.bench;

import parlour.engine.Game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Measures the first real thinking of a program that has just started and warmed up. */
final class FirstThought {
    private FirstThought() {}

    /**
     * By how many milliseconds it exceeds its limit at worst over a number of positions. Each
     * position is measured in two processes and the better counts, as with {@link ThinkTime.Worst}.
     */
    static double worst(ThinkTime.Kind kind, int limitMillis, int positions) {
        double worst = 0;
        for (int i = 0; i < positions; i++) {
            double better = Math.min(over(kind, i, limitMillis), over(kind, i, limitMillis));
            worst = Math.max(worst, better);
        }
        return worst;
    }

    private static double over(ThinkTime.Kind kind, int number, int limitMillis) {
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        FirstThought.class.getName(),
                        String.valueOf(ThinkTime.KINDS.indexOf(kind)),
                        String.valueOf(number),
                        String.valueOf(limitMillis));
        try {
            Process program =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            String answer =
                    new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (program.waitFor() != 0) {
                throw new IllegalStateException("a thought ended with " + program.exitValue());
            }
            return Double.parseDouble(answer.strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The measured process; its arguments are the index of a kind of position, that of a position,
     * and the limit.
     */
    public static void main(String[] args) {
        ThinkTime.warmUp();
        ThinkTime.Kind kind = ThinkTime.KINDS.get(Integer.parseInt(args[0]));
        int number = Integer.parseInt(args[1]);
        System.out.println(ThinkTime.over(Game.EXPERT, kind, number, Integer.parseInt(args[2])));
    }
}
