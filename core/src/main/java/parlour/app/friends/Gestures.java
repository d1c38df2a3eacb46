package parlour.app.friends;

import parlour.text.Phrase;
import parlour.text.Seat;
import parlour.wire.Gesture;
import parlour.wire.ServerMessage;

import java.util.Locale;

/** What people say at a shared table, in words. */
public final class Gestures {
    private Gestures() {}

    /** The text key of a gesture. */
    public static String key(Gesture gesture) {
        return "friends.gesture." + gesture.name().toLowerCase(Locale.ROOT);
    }

    static Phrase said(ServerMessage.Said said) {
        return Phrase.of("friends.said", new Seat(said.seat()), Phrase.of(key(said.gesture())));
    }
}
