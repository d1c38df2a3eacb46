package parlour.arena.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A command that a person can type instead of a move, as a word or its letter. */
enum Word {
    HELP("help", "?"),
    HINT("hint", "h"),
    MOVES("moves", "m"),
    TABLE("table", "t"),
    LOG("log", "l"),
    UNDO("undo", "u"),
    SAVE("save", "s"),
    QUIT("quit", "q", "exit");

    private final List<String> texts;

    Word(String... texts) {
        this.texts = List.of(texts);
    }

    /** A command word, and what was typed after it. */
    record Typed(Word word, String rest) {}

    /** The command word at the start of a line, if there is one. */
    static Optional<Typed> find(String line) {
        String[] parts = line.strip().split("\\s+", 2);
        String first = parts[0].toLowerCase(Locale.ROOT);
        for (Word word : values()) {
            if (word.texts.contains(first)) {
                return Optional.of(new Typed(word, parts.length == 1 ? "" : parts[1]));
            }
        }
        return Optional.empty();
    }
}
