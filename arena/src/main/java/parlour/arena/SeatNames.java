package parlour.arena;

import parlour.text.Texts;

import java.util.Collections;
import java.util.List;

/** The names at the seats, made distinct where two are equal. */
record SeatNames(Texts texts, List<String> names) {
    /** Seats count from 0 here. */
    String of(int seat) {
        String name = names.get(seat);
        return Collections.frequency(names, name) == 1
                ? name
                : texts.say("arena.replay.sameName", name, seat + 1);
    }
}
