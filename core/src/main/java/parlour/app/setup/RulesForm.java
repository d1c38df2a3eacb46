package parlour.app.setup;

import parlour.engine.Game;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of a new game while they are being chosen: a preset, rules saved under a name, or rules
 * of one's own without a name, which stay available when a preset is chosen again.
 */
public final class RulesForm {
    /** How many sets of rules can be saved under a name. */
    public static final int MOST_SAVED = 12;

    public static final int LONGEST_NAME = 24;

    private final Game<?, ?, ?, ?> game;
    private final Map<String, Options> saved = new LinkedHashMap<>();
    private Optional<Options> own = Optional.empty();

    /** The options as chosen, before what one option implies for another is applied. */
    private Map<String, Object> chosen;

    RulesForm(Game<?, ?, ?, ?> game) {
        this.game = game;
        chosen = new LinkedHashMap<>(game.presets().values().iterator().next().values());
    }

    /** The rules as they would be played, with what one option implies for another applied. */
    public Options options() {
        return game.optionsOf(chosen);
    }

    public void options(Options others) {
        chosen = new LinkedHashMap<>(others.values());
        keepOwn();
    }

    /** The value of one of {@link #options}. */
    public Object value(Option option) {
        return options().values().get(option.name());
    }

    public void set(Option option, Object value) {
        if (!chosen.containsKey(option.name())) {
            throw new IllegalArgumentException("no option " + option.name());
        }
        chosen.put(option.name(), value);
        keepOwn();
    }

    private void keepOwn() {
        if (preset().isEmpty() && savedName().isEmpty()) {
            own = Optional.of(options());
        }
    }

    /**
     * Whether other options determine this one, so that choosing otherwise would change nothing.
     */
    public boolean implied(Option option) {
        Object value = value(option);
        Map<String, Object> otherwise = new LinkedHashMap<>(chosen);
        otherwise.computeIfPresent(
                option.name(), (name, now) -> value instanceof Boolean on ? !on : now);
        return !otherwise.get(option.name()).equals(value)
                && game.optionsOf(otherwise).values().get(option.name()).equals(value);
    }

    public void preset(String name) {
        chosen = new LinkedHashMap<>(game.presets().get(name).values());
    }

    /** The name of the preset that these rules equal. */
    public Optional<String> preset() {
        return nameOf(options(), game.presets());
    }

    /** The name under which these rules are saved; empty for a preset. */
    public Optional<String> savedName() {
        return preset().isPresent() ? Optional.empty() : nameOf(options(), saved);
    }

    private static Optional<String> nameOf(Options options, Map<String, Options> among) {
        return among.entrySet().stream()
                .filter(entry -> entry.getValue().equals(options))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The last rules of one's own that have no name. */
    public Optional<Options> own() {
        return own;
    }

    public void chooseOwn() {
        own.ifPresent(options -> chosen = new LinkedHashMap<>(options.values()));
    }

    /** The rules saved under a name, in the order they were saved. */
    public Map<String, Options> saved() {
        return new LinkedHashMap<>(saved);
    }

    public void chooseSaved(String name) {
        chosen = new LinkedHashMap<>(saved.get(name).values());
    }

    /** What prevents these rules from being saved under a name. */
    public Optional<Phrase> problem(String typed) {
        String name = typed.strip();
        int length = name.codePointCount(0, name.length());
        if (length == 0) {
            return Optional.of(Phrase.of("setup.rules.problem.noName"));
        }
        if (length > LONGEST_NAME) {
            return Optional.of(Phrase.of("setup.rules.problem.longName", LONGEST_NAME, length));
        }
        return saved.size() == MOST_SAVED && sameName(name).isEmpty()
                ? Optional.of(Phrase.of("setup.rules.problem.many", MOST_SAVED))
                : Optional.empty();
    }

    /** The name that is in use already and looks the same, so that saving replaces its rules. */
    public Optional<String> sameName(String typed) {
        return saved.keySet().stream()
                .filter(name -> folded(name).equals(folded(typed)))
                .findFirst();
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    /** Saves these rules under a name, which must have no problem. */
    public void save(String typed) {
        if (problem(typed).isPresent()) {
            throw new IllegalArgumentException(typed);
        }
        String name = sameName(typed).orElse(typed.strip());
        saved.put(name, options());
        if (own.equals(Optional.of(options()))) {
            own = Optional.empty();
        }
    }

    /** Forgets a name; its rules stay available without it. */
    public void delete(String name) {
        own = Optional.of(saved.remove(name));
    }

    void restore(Optional<Options> ownRules, Map<String, Options> named) {
        own = ownRules;
        saved.clear();
        named.entrySet().stream()
                .filter(entry -> problem(entry.getKey()).isEmpty())
                .forEach(entry -> saved.putIfAbsent(entry.getKey().strip(), entry.getValue()));
        keepOwn();
    }

    /** The preset from which these rules differ in the fewest options. */
    public String nearestPreset() {
        return game.presets().keySet().stream()
                .min(Comparator.comparingInt(name -> differences(name).size()))
                .orElseThrow();
    }

    /** The options whose values differ from those of a preset. */
    public List<Option> differences(String preset) {
        Map<String, Object> others = game.presets().get(preset).values();
        Map<String, Object> values = options().values();
        List<Option> different = new ArrayList<>();
        for (Option option : game.options()) {
            if (!values.get(option.name()).equals(others.get(option.name()))) {
                different.add(option);
            }
        }
        return different;
    }
}
