package parlour;

import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The committed playthroughs; run as a program it writes them anew. */
public final class Playthroughs {
    static final List<Playthrough<?, ?, ?, ?>> ALL =
            List.of(
                    cassino("cassino_2_house", 2, "house", 1, 48),
                    cassino("cassino_3_laisto", 3, "laisto", 2, 12),
                    cassino("cassino_4_finnish", 4, "finnish", 3, 16),
                    cassino("cassino_12_house", 12, "house", 4, 12),
                    cassino("cassino_5_carry", 5, "ties=carry,firstDealer=first", 52, 0),
                    new Playthrough<>("crosswise_2", Games.CROSSWISE, 2, "", 6, 60),
                    new Playthrough<>("crosswise_4", Games.CROSSWISE, 4, "", 7, 12),
                    fastest("fastest_2_suits", 2, "suits=on", 1, 12),
                    fastest("fastest_3_single", 3, "single", 2, 60),
                    fastest("fastest_3_match_straights", 3, "games=2,straights=on", 3, 20),
                    fastest("fastest_6_all", 6, "straights=on,suits=on", 4, 20),
                    fastest("fastest_9_single", 9, "single", 5, 30));

    private Playthroughs() {}

    private static Playthrough<?, ?, ?, ?> cassino(
            String name, int seats, String options, long seed, int inFull) {
        return new Playthrough<>(name, Games.CASSINO, seats, options, seed, inFull);
    }

    private static Playthrough<?, ?, ?, ?> fastest(
            String name, int seats, String options, long seed, int inFull) {
        return new Playthrough<>(name, Games.FASTEST, seats, options, seed, inFull);
    }

    public static void main(String[] args) throws IOException, BadInput {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (Playthrough<?, ?, ?, ?> playthrough : ALL) {
            Files.writeString(folder.resolve(playthrough.name() + ".txt"), playthrough.text());
        }
    }
}
