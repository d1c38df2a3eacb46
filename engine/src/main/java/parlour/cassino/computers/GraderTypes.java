package parlour.cassino.computers;

import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The types of graders: named sets of weights, and the modes that draw from them. */
final class GraderTypes {
    /**
     * One line per type: its mode, in which only dumb and random are easy, its third of the
     * measured round robin, from which levels drew once, the weight of every strategy ({@code
     * all}), and the extra weights of single strategies. A new line is a new type.
     */
    private static final String TABLE =
            """
            type      mode         third        all random capture cards spades specials sweep safety build keep thrift
            special   hard         hard           1   -0.9       .     .      .        2     .      .  -0.9    .      .
            spade     hard         hard           1   -0.9       .     .      3        .     .      .  -0.9    .      .
            fair      intermediate intermediate   1      .       .     .      .        .     .      .     .    .      .
            lookahead intermediate easy           1      .       .     .      .        .     .      .   0.5    .      .
            more      hard         hard           1      .       .     4      .        .     .      .  -0.5    .      .
            careful   intermediate intermediate   1   -0.9       .     .      .        .     .      2  -0.5    1      3
            bold      intermediate intermediate   1      .       .     .      .        .     .   -0.9  -0.5 -0.5   -0.9
            immediate intermediate easy           .      .       1     1      1        1     1      .     .    .      .
            sweeper   intermediate intermediate   1      .       .     .      .        .     2      1  -0.5    .      .
            dumb      easy         easy           .      1       1     .      .        .     .      .     .    .      .
            random    easy         easy           .      1       .     .      .        .     .      .     .    .      .
            """;

    /** A named set of weights. */
    record Type(String name, String mode, String third, Map<Strategy, Double> weights) {
        Type {
            weights = Collections.unmodifiableMap(new HashMap<>(weights));
        }
    }

    static final List<Type> ALL = read(TABLE);

    private GraderTypes() {}

    static Optional<Type> find(String name) {
        return ALL.stream().filter(type -> type.name().equals(name)).findFirst();
    }

    /** The types of a mode. */
    static List<Type> of(String mode) {
        return ALL.stream().filter(type -> type.mode().equals(mode)).toList();
    }

    /** The types that a level drew in earlier versions. */
    static List<Type> third(String level) {
        return ALL.stream().filter(type -> type.third().equals(level)).toList();
    }

    static Type draw(List<Type> group, Rng casting) {
        return group.get(casting.below(group.size()));
    }

    private static List<Type> read(String table) {
        List<String> lines = List.of(table.split("\n"));
        String[] head = lines.get(0).split(" +");
        List<Type> types = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(" +");
            double all = weight(cells[3]);
            Map<Strategy, Double> weights = new EnumMap<>(Strategy.class);
            for (int i = 4; i < head.length; i++) {
                double weight = all + weight(cells[i]);
                if (weight != 0) {
                    weights.put(Strategy.valueOf(head[i].toUpperCase(Locale.ROOT)), weight);
                }
            }
            types.add(new Type(cells[0], cells[1], cells[2], weights));
        }
        return List.copyOf(types);
    }

    private static double weight(String cell) {
        return cell.equals(".") ? 0 : Double.parseDouble(cell);
    }
}
