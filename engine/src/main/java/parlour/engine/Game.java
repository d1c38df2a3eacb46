package parlour.engine;

import parlour.json.Json;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the list of games holds of one game: its options, computers, texts and JSON. */
public interface Game<S, M, V, E> {
    /** The strongest computer, which every game has; hints are its moves. */
    String EXPERT = "expert";

    /** The game's name in commands, files and keys of texts. */
    String id();

    /** How many may play, smallest first. */
    List<Integer> seatCounts();

    /** The choices among the rules, in the order a person is shown them. */
    List<Option> options();

    /** Named sets of options, the default first. */
    Map<String, Options> presets();

    /**
     * The options with these values, which are complete and of the kinds {@link #options} says;
     * what one option implies for another is in them.
     */
    Options optionsOf(Map<String, Object> values);

    /** The rules for so many seats. */
    Rules<S, M, V, E> rules(int seats, Options options);

    /** What search, reviews and computers know of the game under these rules. */
    SearchModel<S, M, V> searchModel(Rules<S, M, V, E> rules);

    /** The names of the computer players, weakest level first, then the single types. */
    List<String> computers();

    /**
     * A computer player by name.
     *
     * @param casting decides where a name stands for a group of which one is drawn
     */
    Player<V, M> computer(String name, Rules<S, M, V, E> rules, Rng casting);

    /** Why a thought came to its best move, a sentence each; nothing where it does not say. */
    default List<Phrase> reasons(Rules<S, M, V, E> rules, V view, Thinking<M> thought) {
        return List.of();
    }

    /** What the statistics count of a seat in a finished round beside its points, by name. */
    default Map<String, Integer> achievements(S finished, int seat) {
        return Map.of();
    }

    /** A move in the text notation. */
    String text(M move);

    /** The move that a text of the notation stands for, legal or not. */
    M move(String text) throws BadInput;

    /** What a program of one's own is told of a view. */
    Map<String, Object> viewJson(V view);

    /** What a program of one's own is told of an event; empty when it is told nothing. */
    Map<String, Object> eventJson(E event);

    /** The whole state, to be saved. */
    Map<String, Object> stateJson(S state);

    /** A saved state, every field checked and all cards accounted for. */
    S state(Rules<S, M, V, E> rules, Json json) throws BadInput;

    /**
     * A saved state whose face-down cards are lost or wrong, with every card that lies nowhere else
     * shuffled into their place; empty where that does not make a sound state.
     */
    default Optional<S> reshuffled(Rules<S, M, V, E> rules, Json json, Rng rng) {
        return Optional.empty();
    }

    /** What the log says of an event; empty when it says nothing. */
    List<Phrase> log(E event);

    /**
     * The options that a list of a preset and single options stands for: {@code
     * finnish,ties=carry}.
     */
    default Options parseOptions(String text) throws BadInput {
        Map<String, Object> values =
                new LinkedHashMap<>(presets().values().iterator().next().values());
        String[] words = text.isBlank() ? new String[0] : text.strip().split("\\s*,\\s*", -1);
        // A preset sets every option, so it comes first wherever it stands.
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

    /** The options in a file; what it leaves out is as in the default preset. */
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
