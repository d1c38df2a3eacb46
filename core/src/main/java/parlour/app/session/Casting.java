package parlour.app.session;

import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Seeds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws a computer player wherever a level stands for several. */
final class Casting {
    private Casting() {}

    /** The computer player at each seat of a new game; empty for a person. */
    static List<Optional<String>> drawn(Game<?, ?, ?, ?> game, Setup setup, long seed) {
        List<Optional<String>> characters = new ArrayList<>();
        for (Participant participant : setup.participants()) {
            Rng casting = new Rng(Seeds.CASTING.of(seed, characters.size()));
            characters.add(participant.computer().map(name -> game.character(name, casting)));
        }
        return characters;
    }
}
