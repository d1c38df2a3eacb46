package parlour.arena;

import parlour.text.BadInput;

import java.util.List;

/** The part of a document that is replaced by new measurements; the text around it stays. */
record MeasuredPart(String before, String after) {
    private static final String END = "<!-- end of what was measured -->\n";

    /** The part that a command of the arena measures. */
    static MeasuredPart in(String text, String command) throws BadInput {
        String mark = "<!-- measured by arena " + command + ", do not edit -->\n";
        int begin = text.indexOf(mark);
        int end = text.indexOf(END, Math.max(0, begin));
        if (begin < 0 || end < 0) {
            throw new BadInput("arena.strength.noMarks", mark.strip(), END.strip());
        }
        return new MeasuredPart(text.substring(0, begin + mark.length()), text.substring(end));
    }

    /** Reads a document, so that a mistake is found before the long work. */
    static MeasuredPart read(String file, String command) throws BadInput {
        NamedFile named = new NamedFile(file);
        try {
            return in(named.text(), command);
        } catch (BadInput e) {
            throw named.bad(e);
        }
    }

    static void write(String file, String text) throws BadInput {
        NamedFile named = new NamedFile(file);
        try {
            named.write(text);
        } catch (BadInput e) {
            throw named.bad(e);
        }
    }

    String with(List<String> lines) {
        return before + "\n" + String.join("\n", lines) + "\n\n" + after;
    }
}
