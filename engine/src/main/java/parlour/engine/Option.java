package parlour.engine;

import parlour.json.Json;
import parlour.text.BadInput;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** One named option of a game's rules; its value is a JSON value: text, number or flag. */
public sealed interface Option {
    String name();

    /** Parses the value of a word on the command line. */
    Object parse(String word) throws BadInput;

    /** Reads the value from a file. */
    Object read(Json json) throws BadInput;

    /** On or off. */
    record Flag(String name) implements Option {
        /** Its value in a map of all values. */
        public boolean of(Map<String, Object> values) {
            if (values.get(name) instanceof Boolean flag) {
                return flag;
            }
            throw new IllegalArgumentException(name + ": " + values.get(name));
        }

        @Override
        public Object parse(String word) throws BadInput {
            return switch (word) {
                case "on", "yes", "true" -> true;
                case "off", "no", "false" -> false;
                default -> throw new BadInput("option.flag", name, word);
            };
        }

        @Override
        public Object read(Json json) throws BadInput {
            return json.flag();
        }
    }

    /** A whole number within bounds, both included. */
    record Number(String name, int least, int most) implements Option {
        /** Its value in a map of all values. */
        public int of(Map<String, Object> values) {
            if (values.get(name) instanceof Long number) {
                return Math.toIntExact(number);
            }
            throw new IllegalArgumentException(name + ": " + values.get(name));
        }

        @Override
        public Object parse(String word) throws BadInput {
            OptionalInt number = number(word);
            if (number.isEmpty() || number.getAsInt() < least || number.getAsInt() > most) {
                throw new BadInput("option.number", name, word, least, most);
            }
            return (long) number.getAsInt();
        }

        private static OptionalInt number(String word) {
            try {
                return OptionalInt.of(Integer.parseInt(word));
            } catch (NumberFormatException e) {
                return OptionalInt.empty();
            }
        }

        @Override
        public Object read(Json json) throws BadInput {
            return json.number(least, most);
        }
    }

    /** One of a few words. */
    record Word(String name, List<String> words) implements Option {
        /** Its value in a map of all values. */
        public String of(Map<String, Object> values) {
            if (values.get(name) instanceof String word && words.contains(word)) {
                return word;
            }
            throw new IllegalArgumentException(name + ": " + values.get(name));
        }

        @Override
        public Object parse(String word) throws BadInput {
            if (!words.contains(word)) {
                throw new BadInput("option.word", name, word, words);
            }
            return word;
        }

        @Override
        public Object read(Json json) throws BadInput {
            String word = json.text();
            if (!words.contains(word)) {
                throw json.bad("option.word", name, word, words);
            }
            return word;
        }
    }
}
