package parlour.arena.play;

import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.util.Optional;
import java.util.function.IntFunction;

/** What is said and asked in a terminal: one line after the other, none ever drawn over. */
public final class Dialogue {
    private final Texts texts;
    private final IntFunction<String> names;
    private final LineReader lines;
    private final Output output;
    private final Colours colours;

    /** Where the lines go. */
    public interface Output {
        void line(String text);

        /** Shows at once what was written so far. */
        void flush();

        /** Whether a person watches, who is asked on the line that is typed on. */
        boolean terminal();

        /** A text after which typing goes on in the same line. */
        void prompt(String text);
    }

    /**
     * @param names whoever sits at a seat, from 0
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
        say(Style.PLAIN, Phrase.of(key, args));
    }

    public void say(Style style, Phrase phrase) {
        line(style, texts.say(phrase, names));
    }

    /** Why something is not done; reasons may begin small, to follow a file's name. */
    public void refuse(Phrase why) {
        String said = texts.say(why, names);
        line(Style.REFUSAL, Character.toUpperCase(said.charAt(0)) + said.substring(1));
    }

    /** A text that is in no language: a board, a move. */
    void line(Style style, String text) {
        output.line(colours.paint(style, text));
    }

    String text(String key, Object... args) {
        return texts.say(Phrase.of(key, args), names);
    }

    String name(int seat) {
        return names.apply(seat);
    }

    /** Asks until a line can be read; nothing at the end of the input. */
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
