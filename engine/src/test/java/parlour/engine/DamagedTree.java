package parlour.engine;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON tree in which something is removed, repeated, exchanged or replaced. */
final class DamagedTree {
    private static final List<Object> ODD =
            Arrays.asList(
                    null,
                    -1,
                    0,
                    1,
                    2,
                    3,
                    5,
                    15,
                    27,
                    55,
                    1L << 40,
                    1.5,
                    true,
                    false,
                    "",
                    "As",
                    "9c",
                    "pass",
                    "1 A",
                    "A",
                    "put 1 r1c1",
                    "vertical",
                    "won",
                    "dealt",
                    List.of(),
                    Map.of(),
                    List.of(1),
                    Arrays.asList(null, null, null, null));

    private final Rng rng;

    /** Every object and array of the tree. */
    private final List<Object> containers = new ArrayList<>();

    private final List<Object> values = new ArrayList<>();

    private DamagedTree(Rng rng) {
        this.rng = rng;
    }

    /** Something else than this, as JSON again; sometimes it means the same. */
    static Json of(Map<String, Object> tree, int changes, Rng rng) throws BadInput {
        Object copy = JsonReader.read(JsonWriter.compact(tree)).tree();
        for (int i = 0; i < changes; i++) {
            DamagedTree damaged = new DamagedTree(rng);
            damaged.collect(copy);
            damaged.change();
        }
        return JsonReader.read(JsonWriter.compact(copy));
    }

    private void collect(Object value) {
        values.add(value);
        if (value instanceof Map<?, ?> map && !map.isEmpty()) {
            containers.add(value);
            map.values().forEach(this::collect);
        } else if (value instanceof List<?> list && !list.isEmpty()) {
            containers.add(value);
            list.forEach(this::collect);
        }
    }

    @SuppressWarnings("unchecked") // a tree is made of these
    private void change() {
        Object container = containers.get(rng.below(containers.size()));
        if (container instanceof Map<?, ?> map) {
            change((Map<String, Object>) map);
        } else {
            change((List<Object>) container);
        }
    }

    private void change(Map<String, Object> map) {
        String name = new ArrayList<>(map.keySet()).get(rng.below(map.size()));
        switch (rng.below(4)) {
            case 0 -> map.remove(name);
            case 1 -> map.put(name + "2", map.get(name));
            default -> map.put(name, other(map.get(name)));
        }
    }

    private void change(List<Object> list) {
        int at = rng.below(list.size());
        switch (rng.below(6)) {
            case 0 -> list.remove(at);
            case 1 -> list.add(at, list.get(at));
            case 2 -> list.add(list.remove(at));
            case 3 -> list.set(at, list.get(rng.below(list.size())));
            default -> list.set(at, other(list.get(at)));
        }
    }

    private Object other(Object value) {
        return switch (rng.below(3)) {
            case 0 -> copy(ODD.get(rng.below(ODD.size())));
            case 1 -> copy(values.get(rng.below(values.size())));
            default -> value instanceof Long number ? number + rng.below(3) - 1 : value + " ";
        };
    }

    private static Object copy(Object value) {
        if (value instanceof List<?> list) {
            List<Object> same = new ArrayList<>();
            list.forEach(each -> same.add(copy(each)));
            return same;
        }
        return value instanceof Map<?, ?> ? new LinkedHashMap<>() : value;
    }
}
