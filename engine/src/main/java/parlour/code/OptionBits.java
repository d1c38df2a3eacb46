package parlour.code;

import parlour.engine.Game;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game's options in a code: the number of a preset, or every option's value. */
final class OptionBits {
    private static final int PRESET = 3;
    private static final int OWN = (1 << PRESET) - 1;

    private OptionBits() {}

    static void write(Game<?, ?, ?, ?> game, Options options, Letters32.Writer out) {
        int preset = List.copyOf(game.presets().values()).indexOf(options);
        if (preset >= 0) {
            out.add(preset, PRESET);
            return;
        }
        out.add(OWN, PRESET);
        for (Option option : game.options()) {
            Object value = options.values().get(option.name());
            out.add(number(option, value), width(option));
        }
    }

    static Options read(Game<?, ?, ?, ?> game, Letters32.Reader in) throws BadInput {
        int preset = (int) in.take(PRESET);
        List<Options> presets = List.copyOf(game.presets().values());
        if (preset < presets.size()) {
            return presets.get(preset);
        }
        if (preset != OWN) {
            throw new BadInput("code.unknown");
        }
        Map<String, Object> values = new LinkedHashMap<>();
        for (Option option : game.options()) {
            values.put(option.name(), value(option, in.take(width(option))));
        }
        return game.optionsOf(values);
    }

    private static long number(Option option, Object value) {
        if (option instanceof Option.Number number) {
            return (Long) value - number.least();
        }
        if (option instanceof Option.Word word) {
            return word.words().indexOf((String) value);
        }
        return (Boolean) value ? 1 : 0;
    }

    private static Object value(Option option, long number) throws BadInput {
        if (number >= count(option)) {
            throw new BadInput("code.unknown");
        }
        if (option instanceof Option.Number range) {
            return range.least() + number;
        }
        if (option instanceof Option.Word word) {
            return word.words().get((int) number);
        }
        return number == 1;
    }

    private static int count(Option option) {
        if (option instanceof Option.Number number) {
            return number.most() - number.least() + 1;
        }
        return option instanceof Option.Word word ? word.words().size() : 2;
    }

    private static int width(Option option) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(count(option) - 1);
    }
}
