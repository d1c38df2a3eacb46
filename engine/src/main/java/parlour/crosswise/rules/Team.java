package parlour.crosswise.rules;

import parlour.text.Phrase;

/** The two sides: one scores the columns, the other the rows. */
public enum Team {
    VERTICAL("vertical"),
    HORIZONTAL("horizontal");

    private final String word;

    Team(String word) {
        this.word = word;
    }

    /** Teams alternate round the table. */
    public static Team of(int seat) {
        return seat % 2 == 0 ? VERTICAL : HORIZONTAL;
    }

    public Team other() {
        return this == VERTICAL ? HORIZONTAL : VERTICAL;
    }

    /** The name used in JSON. */
    public String word() {
        return word;
    }

    /** The name, for use in a sentence. */
    public Phrase phrase() {
        return Phrase.of("crosswise.team." + word);
    }
}
