package parlour.arena;

import parlour.text.BadInput;

import java.util.List;

/** The part of a document that is replaced by new measurements; the text around it stays. */
record MeasuredPart(String before, String after) {
    private static final String BEGIN = "<!-- measured by arena strength, do not edit -->\n";
    private static final String END = "<!-- end of what was measured -->\n";

    static MeasuredPart in(String text) throws BadInput {
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new BadInput("arena.strength.noMarks", BEGIN.strip(), END.strip());
        }
        return new MeasuredPart(text.substring(0, begin + BEGIN.length()), text.substring(end));
    }

    String with(List<String> lines) {
        return before + "\n" + String.join("\n", lines) + "\n\n" + after;
    }
}
