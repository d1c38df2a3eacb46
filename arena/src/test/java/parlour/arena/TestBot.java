package parlour.arena;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CountDownLatch;

/** A program as somebody might bring it, good or bad by its first argument; needs no class path. */
public final class TestBot {
    private final String manner;
    private String owed = "";
    private int turns;

    private TestBot(String manner) {
        this.manner = manner;
    }

    /** How the arena calls a bot of that manner. */
    static String call(String... args) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path classes;
        try {
            classes =
                    Path.of(
                            TestBot.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI());
        } catch (java.net.URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        String options = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto";
        String words = "'" + String.join("' '", args) + "'";
        return String.format(
                "exec:'%s' %s -cp '%s' %s %s",
                java, options, classes, TestBot.class.getName(), words);
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "exits" -> System.exit(3);
            case "deaf" -> new CountDownLatch(1).await();
            case "floods" -> flood("more and more\n");
            case "neverEndsItsLine" -> flood("x");
            default -> new TestBot(args[0]).listen(args);
        }
    }

    private static void flood(String text) {
        while (!System.out.checkError()) {
            System.out.print(text.repeat(1000));
        }
    }

    private void listen(String[] args) throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (args.length > 1) {
                Files.writeString(
                        Path.of(args[1]),
                        line + "\n",
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            }
            if (line.startsWith("{\"type\":\"start\"")) {
                answerStart();
            } else if (line.startsWith("{\"type\":\"turn\"")) {
                answerTurn(first(line));
            }
        }
    }

    /** The first listed move: always the last thing to be sought, so no JSON reader is needed. */
    private static String first(String line) {
        String moves = "\"moves\":[\"";
        int begin = line.indexOf(moves) + moves.length();
        return line.substring(begin, line.indexOf('"', begin));
    }

    private void answerStart() {
        switch (manner) {
            case "hangs" -> {}
            case "garbage" -> say("Hello, how are you?");
            case "neverReady" -> say("{\"type\":\"steady\"}");
            default -> say("{\"type\":\"ready\",\"name\":\"test\"}");
        }
    }

    private void answerTurn(String move) {
        String right = "{\"move\":\"" + move + "\"}";
        switch (manner) {
            case "hangs" -> {}
            case "crashes" -> Runtime.getRuntime().halt(134);
            case "garbage" -> say("I play " + move);
            case "halfGarbage" -> say("[1,2");
            case "wrongType" -> say("{\"type\":\"ready\",\"name\":\"test\"}");
            case "noMove" -> say("{\"move\":7}");
            case "unknownCard" -> say("{\"move\":\"Zz\"}");
            case "illegal" -> say("{\"move\":\"" + move + " x " + move + "\"}");
            case "owes" -> owe(right);
            default -> say(right);
        }
    }

    /** Answers its first question only when it is asked the second, then both in order. */
    private void owe(String answer) {
        if (turns++ == 0) {
            owed = answer;
            return;
        }
        if (!owed.isEmpty()) {
            say(owed);
            owed = "";
        }
        say(answer);
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
