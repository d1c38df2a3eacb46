package parlour.crosswise.rules;

import parlour.engine.Options;

import java.util.Map;

/** There is one way to play CrossWise. */
public record CrossWiseOptions() implements Options {
    public static final CrossWiseOptions HOUSE = new CrossWiseOptions();

    @Override
    public Map<String, Object> values() {
        return Map.of();
    }
}
