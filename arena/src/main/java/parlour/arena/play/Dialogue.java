package parlour.arena.play;

import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.util.Optional;
import java.util.function.IntFunction;

/** The terminal's output and questions: line by line, never overwriting earlier lines. */
public final class Dialogue {
    private final Texts texts;
    private final IntFunction<String> names;
    private final LineReader lines;
    private final Output output;
    private final Colours colours;

    /** The destination of the lines. */
    public interface Output {
        void line(String text);

        /** Shows everything written so far. */
        void flush();

        /** Whether it is a terminal, where the answer is typed on the line of the question. */
        boolean terminal();

        /** Prints a text after which the person types on the same line. */
        void prompt(String text);
    }

    /**
     * @param names the player's name at a seat, from 0
     */
    public Dialogue(
            Texts texts,
            IntFunction<String> names,
            LineReader lines,
            Output output,
            Colours colours) {
        this.texts = texts;
        this.names = names;
        this.lines = lines;
        this.output = output;
        this.colours = colours;
    }

    public void say(String key, Object... args) {
        say(Phrase.of(key, args));
    }

    void say(Phrase phrase) {
        say(Style.PLAIN, phrase);
    }

    public void say(Style style, Phrase phrase) {
        line(style, texts.say(phrase, names));
    }

    /** Says why something is refused; reasons may start in lower case, to follow a file name. */
    public void refuse(Phrase why) {
        String said = texts.say(why, names);
        line(Style.REFUSAL, Character.toUpperCase(said.charAt(0)) + said.substring(1));
    }

    /** Prints a text independent of language, such as a board or a move. */
    void line(Style style, String text) {
        output.line(colours.paint(style, text));
    }

    String text(String key, Object... args) {
        return texts.say(Phrase.of(key, args), names);
    }

    String name(int seat) {
        return names.apply(seat);
    }

    /** Asks until a line can be read; empty at the end of the input. */
    public Optional<String> ask(Phrase question) {
        while (true) {
            String asked = colours.paint(Style.BOLD, texts.say(question, names));
            if (output.terminal()) {
                output.prompt(asked + " ");
            } else {
                output.line(asked);
            }
            output.flush();
            try {
                Optional<String> line = lines.next();
                if (line.isEmpty() && output.terminal()) {
                    output.line("");
                }
                return line;
            } catch (BadInput e) {
                refuse(e.phrase());
            }
        }
    }
}
