package parlour.cassino;

import parlour.engine.Option;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rules a family plays by, as one immutable value. */
public record CassinoOptions(
        int target,
        FirstDealer firstDealer,
        Ties ties,
        boolean forcedCapture,
        int sweepLimit,
        boolean lastSweeps,
        boolean sweepsCancel,
        boolean misere) {

    /** Who deals the first round. */
    public enum FirstDealer {
        RANDOM,
        FIRST
    }

    /** What becomes of most cards and most spades when players are equal. */
    public enum Ties {
        /** Each of them gets the full points. */
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

    static final List<Option> CHOICES =
            List.of(
                    new Option.Number("target", 1, 500),
                    new Option.Word("firstDealer", List.of("random", "first")),
                    new Option.Word("ties", List.of("all", "none", "carry")),
                    new Option.Flag("forcedCapture"),
                    new Option.Number("sweepLimit", 0, 500),
                    new Option.Flag("lastSweeps"),
                    new Option.Flag("sweepsCancel"),
                    new Option.Flag("misere"));

    /** Misère is no game when one need not capture, so it implies {@code forcedCapture}. */
    public CassinoOptions {
        forcedCapture |= misere;
    }

    /** The options of a JSON tree that has them all. */
    static CassinoOptions of(Map<String, Object> tree) {
        return new CassinoOptions(
                ((Long) tree.get("target")).intValue(),
                tree.get("firstDealer").equals("first") ? FirstDealer.FIRST : FirstDealer.RANDOM,
                switch ((String) tree.get("ties")) {
                    case "none" -> Ties.NONE;
                    case "carry" -> Ties.CARRY;
                    default -> Ties.ALL;
                },
                (Boolean) tree.get("forcedCapture"),
                ((Long) tree.get("sweepLimit")).intValue(),
                (Boolean) tree.get("lastSweeps"),
                (Boolean) tree.get("sweepsCancel"),
                (Boolean) tree.get("misere"));
    }

    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("target", (long) target);
        tree.put("firstDealer", firstDealer == FirstDealer.FIRST ? "first" : "random");
        tree.put(
                "ties",
                switch (ties) {
                    case ALL -> "all";
                    case NONE -> "none";
                    case CARRY -> "carry";
                });
        tree.put("forcedCapture", forcedCapture);
        tree.put("sweepLimit", (long) sweepLimit);
        tree.put("lastSweeps", lastSweeps);
        tree.put("sweepsCancel", sweepsCancel);
        tree.put("misere", misere);
        return Collections.unmodifiableMap(tree);
    }
}
