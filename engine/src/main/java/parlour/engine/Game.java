package parlour.engine;

import parlour.json.Json;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A game in the registry: its options, computer players, texts and JSON. */
public interface Game<S, M, V, E> {
    /** The strongest computer player, which every game has; hints are its moves. */
    String EXPERT = "expert";

    /**
     * The levels that every game has, weakest first; each wins most games against the one before.
     */
    List<String> LEVELS =
            List.of("firstGame", "beginner", "easy", "intermediate", "skilled", "hard", EXPERT);

    /** The game's name in commands, files and text keys. */
    String id();

    /** The possible numbers of players, smallest first. */
    List<Integer> seatCounts();

    /** Whether a game may have several rounds; otherwise its only round is the game. */
    default boolean hasRounds() {
        return true;
    }

    /** Whether players hold what others may not see; otherwise everybody sees everything. */
    default boolean hasHiddenHands() {
        return true;
    }

    /** The options, in the order they are shown to a person. */
    List<Option> options();

    /** Named sets of options, the default first. */
    Map<String, Options> presets();

    /**
     * The options with these values, which must be complete and of the kinds {@link #options} says;
     * includes what one option implies for another.
     */
    Options optionsOf(Map<String, Object> values);

    /** The rules for this number of seats. */
    Rules<S, M, V, E> rules(int seats, Options options);

    /**
     * The game knowledge that search and computer players use under these rules; reviews and
     * puzzles use the models it names for them.
     */
    SearchModel<S, M, V> searchModel(Rules<S, M, V, E> rules);

    /** The names of the computer players: the {@link #LEVELS}, then the characters. */
    List<String> computers();

    /**
     * A computer player by name.
     *
     * @param casting decides where a name stands for a group from which one is drawn
     */
    Player<V, M> computer(String name, Rules<S, M, V, E> rules, Rng casting);

    /** The computer player that is seated unless another is chosen. */
    default String usualComputer() {
        List<String> all = computers();
        return all.contains("intermediate") ? "intermediate" : all.get(all.size() - 1);
    }

    /** Whether the computers' ratings hold under these rules. */
    default boolean rated(Options options) {
        return true;
    }

    /** The computer players that a name may draw; empty if it stands for one alone. */
    default List<String> characters(String name) {
        return List.of();
    }

    /**
     * The computer players that a name drew in earlier versions, and who play on in the games that
     * were saved then.
     */
    default List<String> formerCharacters(String name) {
        return List.of();
    }

    /**
     * The computer player a name stands for: itself, or one drawn from the group of that name.
     *
     * @param casting draws the same as for {@link #computer}
     */
    default String character(String name, Rng casting) {
        return name;
    }

    /**
     * The move to suggest to a person after this thinking: its best one, or another that is as good
     * and that a good player would rather make. Empty if the thinking has not begun.
     */
    default Optional<Hint<M>> hint(Rules<S, M, V, E> rules, V view, Thinking<M> thought) {
        return thought.best().map(move -> new Hint<>(move, List.of()));
    }

    /** How a review judges the moves of this game. */
    ReviewScale reviewScale();

    /** The names of the kinds of mistakes that {@link #lapse} knows. */
    List<String> lapses();

    /**
     * What kind of mistake a move is where another is better; empty if it is none of {@link
     * #lapses}.
     *
     * @param view what the mover sees before it
     */
    Optional<String> lapse(Rules<S, M, V, E> rules, V view, M move, M better);

    /**
     * What a move leaves behind, in a sentence of hints; empty where there is none.
     *
     * @param view what the mover sees before it
     */
    default Optional<Phrase> leaving(Rules<S, M, V, E> rules, V view, M move) {
        return Optional.empty();
    }

    /** What the statistics count for a seat in a finished round besides its points, by name. */
    default Map<String, Integer> achievements(S finished, int seat) {
        return Map.of();
    }

    /** A move in the text notation. */
    default String text(M move) {
        return move.toString();
    }

    /** Parses a move, legal or not. */
    M move(String text) throws BadInput;

    /** A view as it is sent to an external bot. */
    Map<String, Object> viewJson(V view);

    /** An event as it is sent to an external bot; empty if it is not sent. */
    Map<String, Object> eventJson(E event);

    /** How views and events travel to another program and back. */
    WireFormat<V, E> wireFormat(Rules<S, M, V, E> rules);

    /** The complete state, for saving. */
    Map<String, Object> stateJson(S state);

    /** Reads a saved state; checks every field and accounts for all cards. */
    S state(Rules<S, M, V, E> rules, Json json) throws BadInput;

    /**
     * Reads a saved state whose face-down cards are lost or wrong, and shuffles every card that is
     * nowhere else into their place; empty if that gives no valid state.
     */
    default Optional<S> reshuffled(Rules<S, M, V, E> rules, Json json, Rng rng) {
        return Optional.empty();
    }

    /** The log entries for an event; empty if it is not logged. */
    List<Phrase> log(E event);

    /** The log entries for an event under these rules, where they make a difference. */
    default List<Phrase> log(Rules<S, M, V, E> rules, E event) {
        return log(event);
    }

    /**
     * The position in words as a viewer may know it, a sentence each.
     *
     * @param me the seat of the person who is told, if it is one of the players
     */
    List<Phrase> position(V view, OptionalInt me);

    /** Parses a comma-separated list of a preset and single options: {@code finnish,ties=carry}. */
    default Options parseOptions(String text) throws BadInput {
        Map<String, Object> values =
                new LinkedHashMap<>(presets().values().iterator().next().values());
        String[] words = text.isBlank() ? new String[0] : text.strip().split("\\s*,\\s*", -1);
        // A preset sets every option, so it is applied first, wherever it stands.
        for (String word : words) {
            if (word.indexOf('=') < 0) {
                if (!presets().containsKey(word)) {
                    throw new BadInput(
                            "option.unknownPreset", word, List.copyOf(presets().keySet()));
                }
                values.putAll(presets().get(word).values());
            }
        }
        for (String word : words) {
            int equals = word.indexOf('=');
            if (equals >= 0) {
                Option option = option(word.substring(0, equals));
                values.put(option.name(), option.parse(word.substring(equals + 1)));
            }
        }
        return optionsOf(values);
    }

    /** Reads the options of a file; what it omits is as in the default preset. */
    default Options readOptions(Json json) throws BadInput {
        Map<String, Object> values =
                new LinkedHashMap<>(presets().values().iterator().next().values());
        for (Map.Entry<String, Json> field : json.fields().entrySet()) {
            Option option;
            try {
                option = option(field.getKey());
            } catch (BadInput e) {
                throw json.bad(e.phrase());
            }
            values.put(option.name(), option.read(field.getValue()));
        }
        return optionsOf(values);
    }

    private Option option(String name) throws BadInput {
        for (Option option : options()) {
            if (option.name().equals(name)) {
                return option;
            }
        }
        if (options().isEmpty()) {
            throw new BadInput("option.none", name, id());
        }
        throw new BadInput("option.unknown", name, options().stream().map(Option::name).toList());
    }
}
