package parlour.app.setup;

import parlour.engine.Eyes;
import parlour.engine.Options;

import java.util.List;

/** The setup of a game: who sits where, and the rules. */
public record Setup(List<Participant> participants, Options options) {
    public Setup {
        participants = List.copyOf(participants);
    }

    /** The seats of the people. */
    public Eyes persons() {
        Eyes eyes = Eyes.NONE;
        for (int seat = 0; seat < participants.size(); seat++) {
            if (participants.get(seat).person()) {
                eyes = eyes.and(seat);
            }
        }
        return eyes;
    }

    public long personCount() {
        return participants.stream().filter(Participant::person).count();
    }

    public String name(int seat) {
        return participants.get(seat).name();
    }
}
