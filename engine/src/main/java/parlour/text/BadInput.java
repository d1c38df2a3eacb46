package parlour.text;

/** Input from outside that cannot be used; the phrase says what is wrong and where. */
public final class BadInput extends Exception {
    private static final long serialVersionUID = 1L;

    /** A file can hold anything, and a sentence must stay one. */
    private static final int MOST_QUOTED = 300;

    private final transient Phrase phrase;

    public BadInput(Phrase phrase) {
        // An exception's message is made before anything else can be.
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
