package parlour.arena;

import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a text like a shell as far as quotes go: single and double quotes keep what is between
 * them together, and a backslash escapes the next character (not on Windows, where paths contain
 * backslashes).
 */
final class CommandWords {
    private final String text;
    private final boolean escapes;
    private final List<String> parts = new ArrayList<>();
    private final StringBuilder part = new StringBuilder();

    private CommandWords(String text, boolean escapes) {
        this.text = text;
        this.escapes = escapes;
    }

    /** The words of a command, without their quotes. */
    static List<String> words(String command, boolean windows) throws BadInput {
        CommandWords words = new CommandWords(command, !windows);
        words.split(true, false);
        return words.parts;
    }

    /**
     * The items of a comma-separated list, quotes kept: a comma within quotes does not separate.
     */
    static List<String> members(String list, boolean windows) throws BadInput {
        CommandWords members = new CommandWords(list, !windows);
        members.split(false, true);
        return members.parts.stream().map(String::strip).toList();
    }

    private void split(boolean atSpaces, boolean keepQuotes) throws BadInput {
        char quote = 0;
        boolean inPart = !atSpaces;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean quoted = quote != 0;
            if (c == '\\' && escapes && quote != '\'' && i + 1 < text.length()) {
                part.append(keepQuotes ? "\\" : "").append(text.charAt(++i));
                inPart = true;
            } else if (quoted ? c == quote : c == '"' || c == '\'') {
                quote = quoted ? 0 : c;
                part.append(keepQuotes ? String.valueOf(c) : "");
                inPart = true;
            } else if (!quoted && (atSpaces ? Character.isWhitespace(c) : c == ',')) {
                if (inPart) {
                    finish();
                }
                inPart = !atSpaces;
            } else {
                part.append(c);
                inPart = true;
            }
        }
        if (quote != 0) {
            throw new BadInput("arena.error.openQuote", String.valueOf(quote), text);
        }
        if (inPart) {
            finish();
        }
    }

    private void finish() {
        parts.add(part.toString());
        part.setLength(0);
    }
}
