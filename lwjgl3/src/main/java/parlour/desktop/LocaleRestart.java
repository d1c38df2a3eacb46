package parlour.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * In a session whose locale is limited to English letters, Java cannot name any other file, and
 * none of its options helps: the program restarts itself with a locale that covers all letters.
 */
final class LocaleRestart {
    static final String ADVICE =
            "The locale of this session has no letters but the English ones, and the name of a"
                    + " folder or file has others: start Parlour with LC_ALL=C.UTF-8, or choose a"
                    + " folder with --data.";

    private static final String ALL_LETTERS = "C.UTF-8";

    /** Set for the second start, which must not restart again. */
    private static final String AGAIN = "PARLOUR_STARTED_AGAIN";

    private static final Set<String> ENGLISH_ONLY = Set.of("ANSI_X3.4-1968", "US-ASCII", "646");
    private static final Path COMMAND = Path.of("/proc/self/cmdline");

    private LocaleRestart() {}

    /** Restarts the program if that helps, and returns its exit status. */
    static OptionalInt restart() {
        if (!inThisSession() || System.getenv().containsKey(AGAIN)) {
            return OptionalInt.empty();
        }
        try {
            ProcessBuilder builder =
                    new ProcessBuilder("/bin/sh", "-c", script(Files.readAllBytes(COMMAND)));
            builder.environment().putAll(environment(System.getenv()));
            Process program = builder.inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new Thread(program::destroy));
            return OptionalInt.of(program.waitFor());
        } catch (IOException e) {
            // This process continues as well as it can.
            return OptionalInt.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalInt.of(1);
        }
    }

    /** Whether file names are limited to English letters. */
    static boolean inThisSession() {
        return ENGLISH_ONLY.contains(System.getProperty("sun.jnu.encoding", ""));
    }

    /** Whether Java had to drop letters of this name. */
    static boolean in(String name) {
        return name.indexOf('\uFFFD') >= 0;
    }

    /** A locale for all letters, and the language that was requested. */
    static Map<String, String> environment(Map<String, String> now) {
        return Map.of("LC_ALL", ALL_LETTERS, AGAIN, language(now));
    }

    /** The language of messages, in the standard's order of precedence; English if none is set. */
    private static String language(Map<String, String> environment) {
        for (String variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            String value = environment.getOrDefault(variable, "");
            if (!value.isEmpty()) {
                String language = value.split("[_.@]")[0].toLowerCase(Locale.ROOT);
                return language.matches("[a-z]{2,3}") ? language : Locale.ENGLISH.getLanguage();
            }
        }
        return Locale.ENGLISH.getLanguage();
    }

    /** Restores the language requested of the first start. */
    static void keepLanguage(Map<String, String> environment) {
        String language = environment.getOrDefault(AGAIN, "");
        if (!language.isEmpty()) {
            Locale.setDefault(Locale.forLanguageTag(language));
        }
    }

    /**
     * A shell script that starts a command again byte by byte as it was typed: Java could only pass
     * on what it has decoded.
     *
     * @param command its words, each followed by a zero byte
     */
    static String script(byte[] command) {
        StringBuilder script = new StringBuilder("set --\n");
        for (List<Byte> word : words(command)) {
            // The trailing letter keeps the shell from dropping line ends.
            script.append("word=$(printf '");
            for (byte letter : word) {
                script.append('\\').append(octal(letter));
            }
            script.append("x')\nset -- \"$@\" \"${word%x}\"\n");
        }
        return script.append("exec \"$@\"\n").toString();
    }

    private static String octal(byte letter) {
        String digits = Integer.toOctalString(letter & 0xff);
        return "0".repeat(3 - digits.length()) + digits;
    }

    private static List<List<Byte>> words(byte[] command) {
        List<List<Byte>> words = new ArrayList<>();
        List<Byte> word = new ArrayList<>();
        for (byte letter : command) {
            if (letter == 0) {
                words.add(word);
                word = new ArrayList<>();
            } else {
                word.add(letter);
            }
        }
        return words;
    }
}
