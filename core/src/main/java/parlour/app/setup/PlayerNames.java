package parlour.app.setup;

import parlour.engine.Rng;
import parlour.text.PlayerName;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/** The names suggested for players who have not been given one. */
final class PlayerNames {
    /** More than there are seats in any game. */
    static final int PERSONS = 20;

    private final List<String> computers = new ArrayList<>(PlayerName.COMPUTERS);
    private final IntFunction<String> personNames;

    /** The names of persons in the language in which they were last said. */
    private List<String> persons;

    /**
     * @param personNames the name of the first, second … person in the current language
     * @param rng the order of the computer players' names
     */
    PlayerNames(IntFunction<String> personNames, Rng rng) {
        this.personNames = personNames;
        for (int i = computers.size() - 1; i > 0; i--) {
            Collections.swap(computers, i, rng.below(i + 1));
        }
        persons = inThisLanguage();
    }

    private List<String> inThisLanguage() {
        List<String> names = new ArrayList<>();
        for (int number = 1; number <= PERSONS; number++) {
            names.add(personNames.apply(number));
        }
        return names;
    }

    /** Says the persons' names in the current language; returns what they were before. */
    List<String> translate() {
        List<String> before = persons;
        persons = inThisLanguage();
        return before;
    }

    String person(int number) {
        return persons.get(number - 1);
    }

    /** Which person this name was suggested for; 0 if it was typed. */
    int number(String name) {
        return persons.indexOf(name) + 1;
    }

    /** Whether this name was suggested rather than typed. */
    boolean suggested(String name) {
        return name.isBlank() || computers.contains(name) || persons.contains(name);
    }

    /**
     * @param taken names in use, folded
     */
    String freePerson(Set<String> taken) {
        return firstFree(persons, taken);
    }

    String freeComputer(Set<String> taken) {
        return firstFree(computers, taken);
    }

    private static String firstFree(List<String> names, Set<String> taken) {
        // There are more names than seats in any game.
        return names.stream()
                .filter(name -> !taken.contains(PlayerName.folded(name)))
                .findFirst()
                .orElseThrow();
    }
}
