package parlour.text;

/** Invalid input from outside; the phrase says what is wrong and where. */
public final class BadInput extends Exception {
    private static final long serialVersionUID = 1L;

    /** A file can contain anything, and a message must stay short. */
    private static final int MOST_QUOTED = 300;

    private final transient Phrase phrase;

    public BadInput(Phrase phrase) {
        // The message must be built in the call to super.
        super(phrase.shortened(MOST_QUOTED).toString());
        this.phrase = phrase.shortened(MOST_QUOTED);
    }

    public BadInput(String key, Object... args) {
        this(Phrase.of(key, args));
    }

    public Phrase phrase() {
        return phrase;
    }
}
