package parlour.crosswise.rules;

import parlour.engine.Options;

import java.util.Map;

/** CrossWise's options, of which there are none. */
public record CrossWiseOptions() implements Options {
    public static final CrossWiseOptions HOUSE = new CrossWiseOptions();

    @Override
    public Map<String, Object> values() {
        return Map.of();
    }
}
