package parlour.app.saves;

import parlour.app.App;
import parlour.app.settings.Language;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.record.SavedSeat;
import parlour.text.Letters;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The titles of saved games: makes one for a new game, and checks those that are typed. */
public final class SaveTitles {
    public static final int LONGEST = 40;

    /** A title with more names than this would be too long to read. */
    private static final int NAMED = 3;

    private SaveTitles() {}

    /** The default title of a new game. */
    public static String fresh(Texts texts, Setup setup, Predicate<String> taken) {
        return free(made(texts, setup), taken);
    }

    /**
     * A default title in another language.
     *
     * @return empty if the title was not made in the first language for this setup
     */
    static Optional<String> translated(Texts from, Texts to, Setup setup, String title) {
        String made = made(from, setup);
        String said = made(to, setup);
        if (title.equals(cut(made, LONGEST))) {
            return Optional.of(cut(said, LONGEST));
        }
        int space = title.lastIndexOf(' ');
        String end = space < 0 ? "" : title.substring(space);
        boolean numbered = end.matches(" \\d{1,6}") && title.equals(numbered(made, end));
        return numbered ? Optional.of(numbered(said, end)) : Optional.empty();
    }

    /** The title of a saved game; one that was not typed is said in the current language. */
    public static String shown(App app, LoadedGame<?, ?, ?, ?> game) {
        Setup setup = game.setup();
        if (translated(app.texts(), app.texts(), setup, game.title()).isPresent()) {
            return game.title();
        }
        return Stream.of(Language.values())
                .map(from -> translated(app.texts(from), app.texts(), setup, game.title()))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(game.title());
    }

    private static String made(Texts texts, Setup setup) {
        boolean alone = setup.personCount() == 1;
        List<Object> names = new ArrayList<>();
        for (Participant participant : setup.participants()) {
            if (!alone || !participant.person()) {
                names.add(participant.name());
            }
        }
        if (names.size() > NAMED) {
            int others = names.size() - (NAMED - 1);
            names = new ArrayList<>(names.subList(0, NAMED - 1));
            names.add(Phrase.of("menu.continue.others", others));
        }
        String key = alone ? "saved.title.against" : "saved.title.together";
        return texts.say(Phrase.of(key, names));
    }

    /** Makes a title from any text, such as a file name. */
    public static String from(String text, String otherwise, Predicate<String> taken) {
        String clean =
                text.codePoints()
                        .map(c -> Character.isISOControl(c) ? ' ' : c)
                        .collect(
                                StringBuilder::new,
                                StringBuilder::appendCodePoint,
                                StringBuilder::append)
                        .toString()
                        .strip();
        return free(clean.isEmpty() ? otherwise : clean, taken);
    }

    /** The title itself, or with the lowest number that makes it unique. */
    private static String free(String title, Predicate<String> taken) {
        String free = cut(title, LONGEST);
        for (int i = 2; taken.test(free); i++) {
            String end = " " + i;
            free = numbered(title, end);
        }
        return free;
    }

    private static String numbered(String title, String end) {
        return cut(title, LONGEST - end.length()) + end;
    }

    private static String cut(String text, int length) {
        if (text.codePointCount(0, text.length()) <= length) {
            return text;
        }
        return text.substring(0, text.offsetByCodePoints(0, length - 1)).strip() + "…";
    }

    /** What is wrong with a title that was typed. */
    public static Optional<Phrase> problem(String typed, Predicate<String> taken) {
        String title = typed.strip();
        int length = title.codePointCount(0, title.length());
        if (length == 0) {
            return Optional.of(Phrase.of("saved.problem.noTitle"));
        }
        if (length > LONGEST) {
            return Optional.of(Phrase.of("saved.problem.longTitle", LONGEST, length));
        }
        if (!SavedSeat.fits(title)) {
            return Optional.of(Phrase.of("saved.problem.title"));
        }
        Optional<Phrase> unknown = Letters.problem(title);
        if (unknown.isPresent()) {
            return unknown;
        }
        return taken.test(title)
                ? Optional.of(Phrase.of("saved.problem.sameTitle"))
                : Optional.empty();
    }

    /** Whether two titles look the same to a person. */
    static boolean same(String one, String other) {
        return one.strip().toLowerCase(Locale.ROOT).equals(other.strip().toLowerCase(Locale.ROOT));
    }
}
