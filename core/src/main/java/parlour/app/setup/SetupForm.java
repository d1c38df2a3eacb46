package parlour.app.setup;

import parlour.engine.Game;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/** The setup of a game while it is being edited, valid or not; reports what is wrong, and where. */
public final class SetupForm {
    public static final int LONGEST_NAME = 20;

    /** The default computer player; a game that does not have it uses its last one. */
    private static final String USUAL_COMPUTER = "intermediate";

    private static final List<String> NAMES =
            List.of(
                    "Aino", "Astrid", "Björn", "Eero", "Eeva", "Elsa", "Erik", "Freja", "Greta",
                    "Gunnar", "Hanna", "Heikki", "Helmi", "Ida", "Ilmari", "Ingrid", "Kaisa",
                    "Kalle", "Karin", "Lars", "Leena", "Liisa", "Linnea", "Maja", "Matti", "Nils",
                    "Olavi", "Oskar", "Pekka", "Saga", "Sigrid", "Signe", "Siiri", "Sven", "Tapio",
                    "Toivo", "Tove", "Urho", "Väinö", "Ylva");

    private final Game<?, ?, ?, ?> game;
    private final IntFunction<String> personNames;
    private final List<String> names = new ArrayList<>(NAMES);
    private final List<Participant> seats = new ArrayList<>();

    /** The options as chosen, before what one option implies for another is applied. */
    private Map<String, Object> chosen;

    private int moveTime;
    private boolean undo;

    /**
     * One person against two computer players, or as few as the game allows, with its default
     * rules.
     *
     * @param personNames the default name of the first, second … person
     * @param rng picks the names of the computer players
     */
    public SetupForm(Game<?, ?, ?, ?> game, IntFunction<String> personNames, Rng rng) {
        this.game = game;
        this.personNames = personNames;
        for (int i = names.size() - 1; i > 0; i--) {
            Collections.swap(names, i, rng.below(i + 1));
        }
        chosen = new LinkedHashMap<>(game.presets().values().iterator().next().values());
        addPerson();
        int seatsAtFirst = game.seatCounts().contains(3) ? 3 : game.seatCounts().get(0);
        while (seats.size() < seatsAtFirst) {
            addComputer();
        }
    }

    public Game<?, ?, ?, ?> game() {
        return game;
    }

    /** The seats as typed so far. */
    public List<Participant> seats() {
        return List.copyOf(seats);
    }

    void seats(List<Participant> others) {
        seats.clear();
        seats.addAll(others);
    }

    public boolean mayAdd() {
        return seats.size() < game.seatCounts().get(game.seatCounts().size() - 1);
    }

    public boolean mayRemove() {
        return seats.size() > game.seatCounts().get(0);
    }

    public void addPerson() {
        seats.add(new Participant(freePersonName(), Optional.empty()));
    }

    public void addComputer() {
        seats.add(new Participant(freeName(), Optional.of(likeTheOthers())));
    }

    public void remove(int seat) {
        seats.remove(seat);
    }

    /** Swaps a seat with its neighbour: -1 for the one before, 1 for the one after. */
    public void move(int seat, int by) {
        Collections.swap(seats, seat, seat + by);
    }

    public void name(int seat, String name) {
        seats.set(seat, new Participant(clean(name), seats.get(seat).computer()));
    }

    /**
     * Seats a person here. A name suggested for the computer player is replaced; a typed one stays.
     */
    public void seatPerson(int seat) {
        Participant participant = seats.get(seat);
        if (!participant.person()) {
            String name = suggested(participant.name()) ? freePersonName() : participant.name();
            seats.set(seat, new Participant(name, Optional.empty()));
        }
    }

    /** Seats a computer player here, of the same kind as the others. */
    public void seatComputer(int seat) {
        Participant participant = seats.get(seat);
        if (participant.person()) {
            String name = suggested(participant.name()) ? freeName() : participant.name();
            seats.set(seat, new Participant(name, Optional.of(likeTheOthers())));
        }
    }

    /** Sets which computer player sits here. */
    public void computer(int seat, String computer) {
        seats.set(seat, new Participant(seats.get(seat).name(), Optional.of(computer)));
    }

    /** What is wrong with a seat. */
    public Optional<Phrase> problem(int seat) {
        Participant participant = seats.get(seat);
        String name = participant.name().strip();
        if (name.isEmpty()) {
            return participant.person()
                    ? Optional.of(Phrase.of("setup.problem.noName"))
                    : Optional.empty();
        }
        int length = name.codePointCount(0, name.length());
        if (length > LONGEST_NAME) {
            return Optional.of(Phrase.of("setup.problem.longName", LONGEST_NAME, length));
        }
        for (int other = 0; other < seats.size(); other++) {
            if (other != seat && same(seats.get(other).name(), name)) {
                return Optional.of(Phrase.of("setup.problem.sameName", other + 1));
            }
        }
        return Optional.empty();
    }

    /** Why the game cannot start. */
    public Optional<Phrase> problem() {
        if (!game.seatCounts().contains(seats.size())) {
            return Optional.of(Phrase.of("setup.problem.seats", List.copyOf(game.seatCounts())));
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            if (problem(seat).isPresent()) {
                return Optional.of(Phrase.of("setup.problem.seat", seat + 1));
            }
        }
        return Optional.empty();
    }

    public long personCount() {
        return seats.stream().filter(Participant::person).count();
    }

    /** The name that a computer player without one will get. */
    public String broughtName(int seat) {
        return named().get(seat).name();
    }

    /** The rules as they would be played, with what one option implies for another applied. */
    public Options options() {
        return game.optionsOf(chosen);
    }

    /** The value of one of {@link #options}. */
    public Object value(Option option) {
        return options().values().get(option.name());
    }

    void options(Options others) {
        chosen = new LinkedHashMap<>(others.values());
    }

    public void set(Option option, Object value) {
        if (!chosen.containsKey(option.name())) {
            throw new IllegalArgumentException("no option " + option.name());
        }
        chosen.put(option.name(), value);
    }

    /** Whether another option determines this one. */
    public boolean implied(Option option) {
        return !value(option).equals(chosen.get(option.name()));
    }

    /** A note on an option's value with this number of seats; not every key has a text. */
    public Phrase note(Option option) {
        return Phrase.of(
                "option.%s.%s.note.%s.%s"
                        .formatted(game.id(), option.name(), value(option), seats.size()));
    }

    public void preset(String name) {
        options(game.presets().get(name));
    }

    /** The name of the preset that these rules equal, empty for custom rules. */
    public Optional<String> preset() {
        Options now = options();
        return game.presets().entrySet().stream()
                .filter(preset -> preset.getValue().equals(now))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Seconds for a move; 0 is no limit. */
    public int moveTime() {
        return moveTime;
    }

    public void moveTime(int seconds) {
        moveTime = seconds;
    }

    public boolean undo() {
        return undo;
    }

    public void undo(boolean on) {
        undo = on;
    }

    /** What undo cannot do with these players, if it is on. */
    public Optional<Phrase> undoNote() {
        if (!undo || personCount() == 1) {
            return Optional.empty();
        }
        return Optional.of(
                Phrase.of(personCount() == 0 ? "setup.undo.nobody" : "setup.undo.shared"));
    }

    /** The finished setup; requires that there is no problem left. */
    public Setup setup() {
        if (problem().isPresent()) {
            throw new IllegalStateException(problem().get().key());
        }
        return new Setup(named(), options());
    }

    /** All participants with the names they will have. */
    private List<Participant> named() {
        Set<String> taken = taken();
        List<Participant> named = new ArrayList<>();
        for (Participant participant : seats) {
            String name = participant.name().strip();
            if (name.isEmpty() && !participant.person()) {
                name = firstFree(taken);
                taken.add(folded(name));
            }
            named.add(new Participant(name, participant.computer()));
        }
        return named;
    }

    private String likeTheOthers() {
        for (int seat = seats.size() - 1; seat >= 0; seat--) {
            if (!seats.get(seat).person()) {
                return seats.get(seat).computer().get();
            }
        }
        List<String> all = game.computers();
        return all.contains(USUAL_COMPUTER) ? USUAL_COMPUTER : all.get(all.size() - 1);
    }

    private String freeName() {
        return firstFree(taken());
    }

    private String firstFree(Set<String> taken) {
        // There are more names than seats in any game.
        return names.stream()
                .filter(name -> !taken.contains(folded(name)))
                .findFirst()
                .orElseThrow();
    }

    private String freePersonName() {
        Set<String> taken = taken();
        int number = 1;
        while (taken.contains(folded(personNames.apply(number)))) {
            number++;
        }
        return personNames.apply(number);
    }

    private Set<String> taken() {
        Set<String> taken = new HashSet<>();
        seats.forEach(participant -> taken.add(folded(participant.name())));
        return taken;
    }

    /** Whether this name was suggested rather than typed. */
    private boolean suggested(String name) {
        if (name.isBlank() || names.contains(name)) {
            return true;
        }
        for (int number = 1; number <= seats.size(); number++) {
            if (personNames.apply(number).equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean same(String one, String other) {
        return folded(one).equals(folded(other));
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    private static String clean(String name) {
        return name.codePoints()
                .filter(c -> !Character.isISOControl(c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
