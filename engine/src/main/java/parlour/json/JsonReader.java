package parlour.json;

import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A strict JSON parser (RFC 8259): no extensions, no duplicate names in an object, every error with
 * its line and column, and limits on everything that costs memory.
 */
public final class JsonReader {
    /** Deeper than any of our formats, shallow enough for any stack. */
    private static final int MAX_DEPTH = 32;

    static final int MAX_LENGTH = 8 * 1024 * 1024;

    /** Twice as many as statistics with the maximum number of players have. */
    static final int MAX_VALUES = 250_000;

    /** The longest names are those that people choose, up to 100 characters. */
    static final int MAX_NAME = 200;

    /** Three times the longest setting. */
    static final int MAX_STRING = 64 * 1024;

    private final String text;
    private int values;
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
        Json json = reader.value(Optional.empty(), 0);
        reader.space();
        if (reader.at < text.length()) {
            throw reader.bad("json.trailing");
        }
        return json;
    }

    private Json value(Optional<Json> parent, int depth) throws BadInput {
        if (depth > MAX_DEPTH) {
            throw bad("json.tooDeep", MAX_DEPTH);
        }
        if (++values > MAX_VALUES) {
            throw bad("json.tooMany", MAX_VALUES);
        }
        int startLine = line;
        int startColumn = column();
        char first = peek();
        if (first == '{') {
            Map<String, Json> fields = new LinkedHashMap<>();
            Json json = new Json(parent, fields, startLine, startColumn);
            object(json, fields, depth);
            return json;
        }
        if (first == '[') {
            List<Json> elements = new ArrayList<>();
            Json json = new Json(parent, elements, startLine, startColumn);
            array(json, elements, depth);
            return json;
        }
        Object value =
                switch (first) {
                    case '"' -> string(MAX_STRING, "json.longText");
                    case 't' -> word("true", true);
                    case 'f' -> word("false", false);
                    case 'n' -> word("null", null);
                    default -> number();
                };
        return new Json(parent, value, startLine, startColumn);
    }

    private void object(Json json, Map<String, Json> fields, int depth) throws BadInput {
        Optional<Json> parent = Optional.of(json);
        at++;
        space();
        if (peek() == '}') {
            at++;
            return;
        }
        while (true) {
            if (peek() != '"') {
                throw bad("json.expected", "\"");
            }
            int start = at;
            String name = string(MAX_NAME, "json.longName");
            if (fields.containsKey(name)) {
                at = start;
                throw bad("json.twice", name);
            }
            space();
            expect(':');
            space();
            fields.put(name, value(parent, depth + 1));
            if (ends('}')) {
                return;
            }
        }
    }

    private void array(Json json, List<Json> elements, int depth) throws BadInput {
        Optional<Json> parent = Optional.of(json);
        at++;
        space();
        if (peek() == ']') {
            at++;
            return;
        }
        while (true) {
            elements.add(value(parent, depth + 1));
            if (ends(']')) {
                return;
            }
        }
    }

    /** After an element: true after the closing bracket, false after a comma. */
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

    private String string(int most, String tooLong) throws BadInput {
        int start = at;
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
            if (out.length() == most) {
                at = start;
                throw bad(tooLong, most);
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
        // Not a conditional expression, which would convert the integer to a floating-point number.
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
        return bad("json.hugeNumber", number.substring(0, Math.min(40, number.length())));
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
