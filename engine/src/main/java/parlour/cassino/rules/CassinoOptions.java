package parlour.cassino.rules;

import parlour.engine.Option;
import parlour.engine.Options;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The house rules of a table, as one immutable value.
 *
 * @param target the score that ends the game; 0, which everybody has from the start, ends it after
 *     one round
 */
public record CassinoOptions(
        int target,
        FirstDealer firstDealer,
        Ties ties,
        boolean forcedCapture,
        int sweepLimit,
        boolean lastSweeps,
        boolean sweepsCancel,
        boolean misere)
        implements Options {

    /** Who deals the first round. */
    public enum FirstDealer {
        RANDOM,
        FIRST
    }

    /** What happens to the points for most cards and most spades when players tie. */
    public enum Ties {
        /** Each of the tied players gets the full points. */
        ALL,
        /** Nobody gets them. */
        NONE,
        /** Nobody gets them now; they are added to the next round's. */
        CARRY
    }

    public static final CassinoOptions HOUSE =
            new CassinoOptions(16, FirstDealer.RANDOM, Ties.ALL, false, 0, true, false, false);
    public static final CassinoOptions FINNISH =
            new CassinoOptions(16, FirstDealer.RANDOM, Ties.NONE, false, 10, false, true, false);
    public static final CassinoOptions LAISTO =
            new CassinoOptions(16, FirstDealer.RANDOM, Ties.ALL, true, 0, true, false, true);

    public static final CassinoOptions ONE_ROUND =
            new CassinoOptions(0, FirstDealer.RANDOM, Ties.ALL, false, 0, true, false, false);

    private static final Option.Number TARGET = new Option.Number("target", 0, 500);
    private static final Option.Word FIRST_DEALER =
            new Option.Word("firstDealer", List.of("random", "first"));
    private static final Option.Word TIES =
            new Option.Word("ties", List.of("all", "none", "carry"));
    private static final Option.Flag FORCED_CAPTURE = new Option.Flag("forcedCapture");
    private static final Option.Number SWEEP_LIMIT = new Option.Number("sweepLimit", 0, 500);
    private static final Option.Flag LAST_SWEEPS = new Option.Flag("lastSweeps");
    private static final Option.Flag SWEEPS_CANCEL = new Option.Flag("sweepsCancel");
    private static final Option.Flag MISERE = new Option.Flag("misere");

    public static final List<Option> CHOICES =
            List.of(
                    TARGET,
                    FIRST_DEALER,
                    TIES,
                    FORCED_CAPTURE,
                    SWEEP_LIMIT,
                    LAST_SWEEPS,
                    SWEEPS_CANCEL,
                    MISERE);

    /** Misère is pointless when players need not capture, so it implies {@code forcedCapture}. */
    public CassinoOptions {
        forcedCapture |= misere;
    }

    /** Whether the game is over after its first round, whatever the score. */
    public boolean oneRound() {
        return target == 0;
    }

    /** Cassino's options: the argument itself, or built from its values. */
    public static CassinoOptions of(Options options) {
        return options instanceof CassinoOptions own ? own : of(options.values());
    }

    /** The options with these values, which must be complete. */
    public static CassinoOptions of(Map<String, Object> values) {
        return new CassinoOptions(
                TARGET.of(values),
                FIRST_DEALER.of(values).equals("first") ? FirstDealer.FIRST : FirstDealer.RANDOM,
                switch (TIES.of(values)) {
                    case "none" -> Ties.NONE;
                    case "carry" -> Ties.CARRY;
                    default -> Ties.ALL;
                },
                FORCED_CAPTURE.of(values),
                SWEEP_LIMIT.of(values),
                LAST_SWEEPS.of(values),
                SWEEPS_CANCEL.of(values),
                MISERE.of(values));
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put(TARGET.name(), (long) target);
        values.put(FIRST_DEALER.name(), firstDealer == FirstDealer.FIRST ? "first" : "random");
        values.put(
                TIES.name(),
                switch (ties) {
                    case ALL -> "all";
                    case NONE -> "none";
                    case CARRY -> "carry";
                });
        values.put(FORCED_CAPTURE.name(), forcedCapture);
        values.put(SWEEP_LIMIT.name(), (long) sweepLimit);
        values.put(LAST_SWEEPS.name(), lastSweeps);
        values.put(SWEEPS_CANCEL.name(), sweepsCancel);
        values.put(MISERE.name(), misere);
        return Collections.unmodifiableMap(values);
    }
}
