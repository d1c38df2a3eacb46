package parlour.record;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** The significant lines of a record, with their numbers. */
final class RecordLines {
    /** Ten times what the longest game could need. */
    private static final int MAX_LENGTH = 8 * 1024 * 1024;

    /** A complete position fits into a tenth of it. */
    private static final int MAX_LINE = 64 * 1024;

    /** More than any game has, with room for comments. */
    static final int MOST_LINES = 200_000;

    private static final int MOST_QUOTED = 80;

    private record Line(int number, String text) {}

    /** The text after the name of a field. */
    record Field(int line, int column, String text) {
        /** The value as JSON, with positions in the record. */
        Json json() throws BadInput {
            return JsonReader.read("\n".repeat(line - 1) + " ".repeat(column) + text);
        }
    }

    private final List<Line> lines = new ArrayList<>();
    private int at = -1;
    private int count;

    private RecordLines() {}

    static RecordLines of(String text) throws BadInput {
        if (text.length() > MAX_LENGTH) {
            throw new BadInput("record.tooLong", MAX_LENGTH);
        }
        RecordLines lines = new RecordLines();
        String clean = withoutMark(text);
        for (int start = 0; start <= clean.length(); ) {
            int end = clean.indexOf('\n', start);
            end = end < 0 ? clean.length() : end;
            lines.add(clean, start, end);
            start = end + 1;
        }
        if (!firstOf(text).equals(RecordWriter.FIRST_LINE)) {
            throw new BadInput("record.first", RecordWriter.FIRST_LINE);
        }
        lines.next();
        return lines;
    }

    private void add(String text, int start, int end) throws BadInput {
        count++;
        if (count > MOST_LINES) {
            throw new BadInput("record.line", count, Phrase.of("record.tooManyLines", MOST_LINES));
        }
        if (end - start > MAX_LINE) {
            throw new BadInput("record.line", count, Phrase.of("record.lineTooLong", MAX_LINE));
        }
        String stripped = text.substring(start, end).strip();
        if (!stripped.isEmpty() && !stripped.startsWith("#")) {
            lines.add(new Line(count, stripped));
        }
    }

    static String firstOf(String text) {
        String clean = withoutMark(text);
        int end = clean.indexOf('\n');
        return (end < 0 ? clean : clean.substring(0, end)).strip();
    }

    /** Some editors write a byte order mark first. */
    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    boolean hasNext() {
        return at + 1 < lines.size();
    }

    String next() {
        return lines.get(++at).text();
    }

    /** Whether the next line is the field of that name. */
    boolean nextIs(String name) {
        return hasNext() && lines.get(at + 1).text().startsWith(name + ":");
    }

    Field field(String name) throws BadInput {
        String start = name + ":";
        if (!hasNext()) {
            throw ended(start);
        }
        boolean right = nextIs(name);
        String text = next();
        if (!right) {
            throw bad("record.expected", start);
        }
        String value = text.substring(start.length());
        int column = start.length() + value.length() - value.stripLeading().length();
        return new Field(lines.get(at).number(), column, value.strip());
    }

    void expect(String line) throws BadInput {
        if (!hasNext()) {
            throw ended(line);
        }
        if (!next().equals(line)) {
            throw bad("record.expected", line);
        }
    }

    /** An error about the last line read. */
    BadInput bad(String key, Object... args) {
        return bad(Phrase.of(key, args).shortened(MOST_QUOTED));
    }

    BadInput bad(Phrase what) {
        return new BadInput("record.line", lines.get(at).number(), what);
    }

    /** The error that the text ended where something was expected. */
    BadInput ended(String expected) {
        return new BadInput("record.line", count, Phrase.of("record.ended", expected));
    }
}
