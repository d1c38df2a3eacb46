package parlour.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The names that players may have at one table, here or elsewhere. */
public final class PlayerName {
    /** The longest name, in characters. */
    public static final int LONGEST = 20;

    /** The names suggested for computer players. */
    public static final List<String> COMPUTERS =
            List.of(
                    "Aino", "Astrid", "Björn", "Eero", "Eeva", "Elsa", "Erik", "Freja", "Greta",
                    "Gunnar", "Hanna", "Heikki", "Helmi", "Ida", "Ilmari", "Ingrid", "Kaisa",
                    "Kalle", "Karin", "Lars", "Leena", "Liisa", "Linnea", "Maja", "Matti", "Nils",
                    "Olavi", "Oskar", "Pekka", "Saga", "Sigrid", "Signe", "Siiri", "Sven", "Tapio",
                    "Toivo", "Tove", "Urho", "Väinö", "Ylva");

    private PlayerName() {}

    /** What is wrong with a name, apart from being another player's. */
    public static Optional<Phrase> problem(String typed) {
        String name = typed.strip();
        if (name.isEmpty()) {
            return Optional.of(Phrase.of("setup.problem.noName"));
        }
        int length = name.codePointCount(0, name.length());
        return length > LONGEST
                ? Optional.of(Phrase.of("setup.problem.longName", LONGEST, length))
                : Letters.problem(name);
    }

    /** Names that look the same to a person are the same. */
    public static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    public static boolean same(String one, String other) {
        return folded(one).equals(folded(other));
    }
}
