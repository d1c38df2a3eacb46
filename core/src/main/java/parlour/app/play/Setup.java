package parlour.app.play;

import parlour.engine.Eyes;
import parlour.engine.Options;

import java.util.List;

/** What is decided before a game: who sits where, and the rules. */
public record Setup(List<Sitter> sitters, Options options) {
    public Setup {
        sitters = List.copyOf(sitters);
    }

    /** The seats of persons. */
    public Eyes persons() {
        Eyes eyes = Eyes.NONE;
        for (int seat = 0; seat < sitters.size(); seat++) {
            if (sitters.get(seat).person()) {
                eyes = eyes.and(seat);
            }
        }
        return eyes;
    }

    public long personCount() {
        return sitters.stream().filter(Sitter::person).count();
    }

    public String name(int seat) {
        return sitters.get(seat).name();
    }
}
