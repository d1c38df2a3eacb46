package parlour.app.setup;

import parlour.engine.Game;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.text.Phrase;
import parlour.text.PlayerName;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;

/** The setup of a game while it is being edited, valid or not; reports what is wrong, and where. */
public final class SetupForm {
    public static final int LONGEST_NAME = PlayerName.LONGEST;

    private static final int USUAL_SEATS = 3;

    private final Game<?, ?, ?, ?> game;
    private final PlayerNames names;
    private final RulesForm rules;
    private final List<Participant> seats = new ArrayList<>();
    private int moveTime;
    private boolean undo;
    private OptionalInt hintLimit = OptionalInt.empty();
    private boolean coach;

    /**
     * One person against two computer players, or as many as the game allows if it is not for
     * three, with its default rules.
     *
     * @param personNames the default name of the first, second … person
     * @param rng picks the names of the computer players
     */
    public SetupForm(Game<?, ?, ?, ?> game, IntFunction<String> personNames, Rng rng) {
        this.game = game;
        names = new PlayerNames(personNames, rng);
        rules = new RulesForm(game);
        addPerson();
        seatCount(game.seatCounts().contains(USUAL_SEATS) ? USUAL_SEATS : mostSeats());
    }

    public Game<?, ?, ?, ?> game() {
        return game;
    }

    /** Which rules are played. */
    public RulesForm rules() {
        return rules;
    }

    /** The rules as they would be played. */
    public Options options() {
        return rules.options();
    }

    /** The seats as typed so far. */
    public List<Participant> seats() {
        return List.copyOf(seats);
    }

    void seats(List<Participant> others) {
        seats.clear();
        seats.addAll(others);
    }

    private int mostSeats() {
        return game.seatCounts().get(game.seatCounts().size() - 1);
    }

    /** Whether seats can be added and removed one by one: no number in between is missing. */
    public boolean oneByOne() {
        return mostSeats() - game.seatCounts().get(0) == game.seatCounts().size() - 1;
    }

    public boolean mayAdd() {
        return seats.size() < mostSeats();
    }

    public boolean mayRemove() {
        return seats.size() > game.seatCounts().get(0);
    }

    /**
     * Adds computer players or removes the last ones until there are this many seats; persons leave
     * only when no computer player is left.
     */
    public void seatCount(int count) {
        while (seats.size() < count) {
            addComputer();
        }
        for (int seat = seats.size() - 1; seat >= 0 && seats.size() > count; seat--) {
            if (!seats.get(seat).person()) {
                seats.remove(seat);
            }
        }
        while (seats.size() > count) {
            seats.remove(seats.size() - 1);
        }
    }

    public void addPerson() {
        seats.add(new Participant(names.freePerson(taken()), Optional.empty()));
    }

    public void addComputer() {
        seats.add(new Participant(names.freeComputer(taken()), Optional.of(likeTheOthers())));
    }

    /**
     * Seats a person or a computer player at each seat, with names that are suggested.
     *
     * @param computers the computer player at each seat; empty for a person
     */
    public void seat(List<Optional<String>> computers) {
        seats.clear();
        for (Optional<String> computer : computers) {
            Set<String> taken = taken();
            String name =
                    computer.isPresent() ? names.freeComputer(taken) : names.freePerson(taken);
            seats.add(new Participant(name, computer));
        }
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
            boolean suggested = names.suggested(participant.name());
            String name = suggested ? names.freePerson(taken()) : participant.name();
            seats.set(seat, new Participant(name, Optional.empty()));
        }
    }

    /** Seats a computer player here, of the same kind as the others. */
    public void seatComputer(int seat) {
        Participant participant = seats.get(seat);
        if (participant.person()) {
            boolean suggested = names.suggested(participant.name());
            String name = suggested ? names.freeComputer(taken()) : participant.name();
            seats.set(seat, new Participant(name, Optional.of(likeTheOthers())));
        }
    }

    /** Sets which computer player sits here. */
    public void computer(int seat, String computer) {
        seats.set(seat, new Participant(seats.get(seat).name(), Optional.of(computer)));
    }

    /** Sets which computer player sits at every seat without a person. */
    public void computers(String computer) {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (!seats.get(seat).person()) {
                computer(seat, computer);
            }
        }
    }

    /** The kinds of computer players, each once. */
    public Set<String> computers() {
        Set<String> kinds = new HashSet<>();
        seats.forEach(participant -> participant.computer().ifPresent(kinds::add));
        return kinds;
    }

    /** Says the names that were suggested for persons, not typed, in the current language. */
    public void translate() {
        List<String> before = names.translate();
        for (int seat = 0; seat < seats.size(); seat++) {
            int number = before.indexOf(seats.get(seat).name()) + 1;
            if (number > 0 && seats.get(seat).person()) {
                name(seat, names.person(number));
            }
        }
    }

    /** The number in a name that was suggested for a person; 0 for any other. */
    int suggestedNumber(Participant participant) {
        return participant.person() ? names.number(participant.name()) : 0;
    }

    String suggestedName(int number) {
        return names.person(number);
    }

    /** What is wrong with a seat. */
    public Optional<Phrase> problem(int seat) {
        Participant participant = seats.get(seat);
        String name = participant.name().strip();
        if (name.isEmpty() && !participant.person()) {
            return Optional.empty();
        }
        Optional<Phrase> problem = PlayerName.problem(name);
        if (problem.isPresent()) {
            return problem;
        }
        for (int other = 0; other < seats.size(); other++) {
            if (other != seat && PlayerName.same(seats.get(other).name(), name)) {
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

    /** The seat of the only person; empty if there are none or several. */
    public Optional<Integer> onlyPerson() {
        if (personCount() != 1) {
            return Optional.empty();
        }
        int seat = 0;
        while (!seats.get(seat).person()) {
            seat++;
        }
        return Optional.of(seat);
    }

    /** Gives the first seat a name; a computer player who happens to have it gets another. */
    public void firstName(String name) {
        for (int seat = 1; seat < seats.size(); seat++) {
            if (PlayerName.same(seats.get(seat).name(), name)) {
                name(seat, names.freeComputer(taken()));
            }
        }
        name(0, name);
    }

    /** The name that the only person has typed. */
    public Optional<String> typedName() {
        return onlyPerson()
                .map(seat -> seats.get(seat).name().strip())
                .filter(name -> !name.isEmpty() && names.number(name) == 0);
    }

    /** The name that a computer player without one will get. */
    public String broughtName(int seat) {
        return named().get(seat).name();
    }

    /** A note on an option's value with this number of seats; not every key has a text. */
    public Phrase note(Option option) {
        return Phrase.of(
                "option.%s.%s.note.%s.%s"
                        .formatted(game.id(), option.name(), rules.value(option), seats.size()));
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

    /** The most hints; empty for any number. */
    public OptionalInt hintLimit() {
        return hintLimit;
    }

    public void hintLimit(OptionalInt most) {
        hintLimit = most;
    }

    /** What undo cannot do with these players, if it is on. */
    public Optional<Phrase> undoNote() {
        if (!undo || personCount() == 1) {
            return Optional.empty();
        }
        return Optional.of(
                Phrase.of(personCount() == 0 ? "setup.undo.nobody" : "setup.undo.shared"));
    }

    /** Whether a coach looks at the moves of the only person. */
    public boolean coach() {
        return coach;
    }

    public void coach(boolean on) {
        coach = on;
    }

    /** Why the coach has nothing to say with these players, if it is on. */
    public Optional<Phrase> coachNote() {
        if (!coach || personCount() == 1) {
            return Optional.empty();
        }
        return Optional.of(
                Phrase.of(personCount() == 0 ? "setup.coach.nobody" : "setup.coach.shared"));
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
                name = names.freeComputer(taken);
                taken.add(PlayerName.folded(name));
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
        return game.usualComputer();
    }

    private Set<String> taken() {
        Set<String> taken = new HashSet<>();
        seats.forEach(participant -> taken.add(PlayerName.folded(participant.name())));
        return taken;
    }

    private static String clean(String name) {
        return name.codePoints()
                .filter(c -> !Character.isISOControl(c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
