package parlour.text;

/** Input from outside that cannot be used; the phrase says what is wrong and where. */
public final class BadInput extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Phrase phrase;

    public BadInput(Phrase phrase) {
        super(phrase.toString());
        this.phrase = phrase;
    }

    public BadInput(String key, Object... args) {
        this(Phrase.of(key, args));
    }

    public Phrase phrase() {
        return phrase;
    }
}
