package parlour.json;

import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON strictly (RFC 8259): nothing but JSON, no name twice in an object, limits on size and
 * depth, and every complaint with its line and column.
 */
public final class JsonReader {
    /** Deeper than any of our formats, shallow enough for any stack. */
    private static final int MAX_DEPTH = 32;

    private static final int MAX_LENGTH = 8 * 1024 * 1024;

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    private JsonReader(String text) {
        this.text = text;
    }

    public static Json read(String text) throws BadInput {
        if (text.length() > MAX_LENGTH) {
            throw new BadInput("json.tooLong", MAX_LENGTH);
        }
        JsonReader reader = new JsonReader(text);
        reader.space();
        Json json = reader.value("", 0);
        reader.space();
        if (reader.at < text.length()) {
            throw reader.bad("json.trailing");
        }
        return json;
    }

    private Json value(String path, int depth) throws BadInput {
        if (depth > MAX_DEPTH) {
            throw bad("json.tooDeep", MAX_DEPTH);
        }
        int startLine = line;
        int startColumn = column();
        Object value =
                switch (peek()) {
                    case '{' -> object(path, depth);
                    case '[' -> array(path, depth);
                    case '"' -> string();
                    case 't' -> word("true", true);
                    case 'f' -> word("false", false);
                    case 'n' -> word("null", null);
                    default -> number();
                };
        return new Json(value, path, startLine, startColumn);
    }

    private Map<String, Json> object(String path, int depth) throws BadInput {
        Map<String, Json> fields = new LinkedHashMap<>();
        at++;
        space();
        if (peek() == '}') {
            at++;
            return fields;
        }
        while (true) {
            if (peek() != '"') {
                throw bad("json.expected", "\"");
            }
            int start = at;
            String name = string();
            if (fields.containsKey(name)) {
                at = start;
                throw bad("json.twice", name);
            }
            space();
            expect(':');
            space();
            fields.put(name, value(path.isEmpty() ? name : path + "." + name, depth + 1));
            if (ends('}')) {
                return fields;
            }
        }
    }

    private List<Json> array(String path, int depth) throws BadInput {
        List<Json> elements = new ArrayList<>();
        at++;
        space();
        if (peek() == ']') {
            at++;
            return elements;
        }
        while (true) {
            elements.add(value(path + "[" + elements.size() + "]", depth + 1));
            if (ends(']')) {
                return elements;
            }
        }
    }

    /** After an element: true past the closing bracket, false past a comma. */
    private boolean ends(char closing) throws BadInput {
        space();
        char c = peek();
        if (c != closing && c != ',') {
            throw bad("json.expected", ", " + closing);
        }
        at++;
        space();
        return c == closing;
    }

    private String string() throws BadInput {
        StringBuilder out = new StringBuilder();
        at++;
        while (true) {
            char c = peek();
            if (c == '"') {
                at++;
                return out.toString();
            }
            if (c < 0x20) {
                throw bad("json.control");
            }
            at++;
            out.append(c == '\\' ? escape() : c);
        }
    }

    private char escape() throws BadInput {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> {
                at--;
                throw bad("json.escape", String.valueOf(c));
            }
        };
    }

    private char unicode() throws BadInput {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0 || peek() > 0x7F) {
                throw bad("json.escape", "u");
            }
            code = code << 4 | digit;
            at++;
        }
        return (char) code;
    }

    private Object word(String word, Object value) throws BadInput {
        if (!text.startsWith(word, at)) {
            throw bad("json.unexpected", String.valueOf(peek()));
        }
        at += word.length();
        return value;
    }

    private Object number() throws BadInput {
        int start = at;
        if (peek() == '-') {
            at++;
        }
        if (!digit()) {
            at = start;
            throw bad("json.unexpected", String.valueOf(peek()));
        }
        if (text.charAt(at) == '0') {
            at++;
        } else {
            digits();
        }
        boolean whole = true;
        if (at < text.length() && text.charAt(at) == '.') {
            whole = false;
            at++;
            someDigits();
        }
        if (at < text.length() && (text.charAt(at) | 0x20) == 'e') {
            whole = false;
            at++;
            if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
                at++;
            }
            someDigits();
        }
        String number = text.substring(start, at);
        // No conditional expression: it would turn the whole number into a fraction.
        if (whole) {
            return whole(number, start);
        }
        return fraction(number, start);
    }

    private Long whole(String number, int start) throws BadInput {
        try {
            return Long.valueOf(number);
        } catch (NumberFormatException e) {
            throw huge(number, start);
        }
    }

    private Double fraction(String number, int start) throws BadInput {
        double value = Double.parseDouble(number);
        if (Double.isInfinite(value)) {
            throw huge(number, start);
        }
        return value;
    }

    private BadInput huge(String number, int start) {
        at = start;
        return bad("json.hugeNumber", number.length() > 40 ? number.substring(0, 40) : number);
    }

    private void someDigits() throws BadInput {
        if (!digit()) {
            throw bad("json.expected", "0-9");
        }
        digits();
    }

    private void digits() {
        while (digit()) {
            at++;
        }
    }

    private boolean digit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private void expect(char c) throws BadInput {
        if (peek() != c) {
            throw bad("json.expected", String.valueOf(c));
        }
        at++;
    }

    private char peek() throws BadInput {
        if (at >= text.length()) {
            throw bad("json.ended");
        }
        return text.charAt(at);
    }

    private void space() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\n') {
                line++;
                lineStart = at + 1;
            } else if (c != ' ' && c != '\t' && c != '\r') {
                return;
            }
            at++;
        }
    }

    private int column() {
        return at - lineStart + 1;
    }

    private BadInput bad(String key, Object... args) {
        return new BadInput("json.syntax", line, column(), Phrase.of(key, args));
    }
}
