package parlour.desktop;

import parlour.app.friends.Invitation;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parsed command line. */
record CommandLine(
        boolean help,
        boolean version,
        Optional<Path> data,
        OptionalLong seed,
        Optional<Size> windowed,
        boolean log,
        Optional<Path> file,
        Optional<String> link) {
    static final String HELP =
            """
            Parlour: a game room for the desktop.

              parlour [FILE]  open the room, and import a game from a save, a record or an old file
              parlour LINK    open the room, and join the table of a friend

              --windowed WxH  open a window of that size, like 1280x720
              --seed N        deal every new game from this number, to play the same cards again
              --data DIR      keep games and settings in this folder
              --log           write every turn with all cards, hidden ones too, into a log for bug
                              reports; it is in the folder logs beside the games
              --version       print the version
              --help          print this
            """;

    private static final Pattern SIZE = Pattern.compile("(\\d{3,5})x(\\d{3,5})");

    /** The size of a window. */
    record Size(int width, int height) {}

    /** A command line that cannot be parsed; the message is for the person who typed it. */
    static final class Unclear extends Exception {
        private static final long serialVersionUID = 1L;

        Unclear(String message) {
            super(message);
        }
    }

    static CommandLine parse(String... args) throws Unclear {
        boolean help = false;
        boolean version = false;
        Optional<Path> data = Optional.empty();
        OptionalLong seed = OptionalLong.empty();
        Optional<Size> windowed = Optional.empty();
        boolean log = false;
        Optional<Path> file = Optional.empty();
        Optional<String> link = Optional.empty();
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--help", "-h" -> help = true;
                case "--version" -> version = true;
                case "--log" -> log = true;
                case "--data" ->
                        data = Optional.of(path(value(args, i++), "--data needs a folder"));
                case "--seed" -> seed = OptionalLong.of(number(value(args, i++)));
                case "--windowed" -> windowed = Optional.of(size(value(args, i++)));
                default -> {
                    if (args[i].startsWith("-") || file.isPresent() || link.isPresent()) {
                        throw new Unclear(
                                "Parlour does not know "
                                        + args[i]
                                        + "; --help lists what it knows.");
                    }
                    if (OpenRequest.isLink(args[i])) {
                        link = Optional.of(link(args[i]));
                    } else {
                        file = Optional.of(path(args[i], "A file has a name"));
                    }
                }
            }
        }
        return new CommandLine(help, version, data, seed, windowed, log, file, link);
    }

    private static String link(String text) throws Unclear {
        if (Invitation.read(text).isEmpty()) {
            throw new Unclear(
                    "\""
                            + text
                            + "\" does not lead to a table: compare it with the link you were"
                            + " sent; in a terminal it stands between quotation marks.");
        }
        return text;
    }

    private static String value(String[] args, int at) throws Unclear {
        if (at + 1 >= args.length) {
            throw new Unclear(args[at] + " needs a value after it; --help shows which.");
        }
        return args[at + 1];
    }

    private static Path path(String text, String what) throws Unclear {
        try {
            return Path.of(text).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new Unclear(
                    LocaleRestart.in(text)
                            ? LocaleRestart.ADVICE
                            : what + ", and \"" + text + "\" cannot be one.");
        }
    }

    private static long number(String text) throws Unclear {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new Unclear("--seed needs a whole number, not \"" + text + "\".");
        }
    }

    private static Size size(String text) throws Unclear {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            throw new Unclear("--windowed needs a size like 1280x720, not \"" + text + "\".");
        }
        return new Size(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    }
}
