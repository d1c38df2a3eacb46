package parlour.arena;

import parlour.text.Texts;

import java.util.Collections;
import java.util.List;

/** Who sits where, told apart where two have the same name. */
record SeatNames(Texts texts, List<String> names) {
    /** Seats count from 0 here. */
    String of(int seat) {
        String name = names.get(seat);
        return Collections.frequency(names, name) == 1
                ? name
                : texts.say("arena.replay.sameName", name, seat + 1);
    }
}
