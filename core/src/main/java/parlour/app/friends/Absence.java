package parlour.app.friends;

import parlour.app.look.Markup;
import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.text.Phrase;
import parlour.wire.SeatState;

import java.util.OptionalInt;

/** The first person who is away from a shared table and for whom nobody plays. */
public final class Absence {
    private final TableClient client;

    public Absence(TableClient client) {
        this.client = client;
    }

    /** Whose seat it is; empty if everybody is here. */
    public OptionalInt seat() {
        Eyes away = client.table().map(Presence::away).orElse(Eyes.NONE);
        int own = client.seat().orElse(Rules.NOBODY);
        for (int i = 0; i < Integer.SIZE; i++) {
            if (away.include(i) && i != own) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    private SeatState person() {
        return client.table().orElseThrow().seats().get(seat().getAsInt());
    }

    /** In how many seconds the opener may let a computer play; none are left after a minute. */
    public int left() {
        return Math.max(0, TableClient.AWAY_SECONDS - client.away(person()));
    }

    /** Whether whoever is here may let a computer play now. */
    public boolean ripe() {
        return client.opener() && seat().isPresent() && left() == 0;
    }

    /** Lets a computer play. */
    public void swap() {
        if (seat().isPresent()) {
            client.swap(seat().getAsInt());
        }
    }

    /** Who is away, and what can be done about it, in words that need no names of seats. */
    public Phrase phrase() {
        String name = Markup.plain(person().name().orElse(""));
        Phrase next =
                left() > 0
                        ? Phrase.of("friends.away.left", TimeAway.clock(left()))
                        : Phrase.of("friends.away.long", name);
        return Phrase.of(
                "friends.score.both",
                Phrase.of("friends.away", name),
                client.opener() ? next : Phrase.of("friends.score.away.opener", opener()));
    }

    /** The name of whoever may let a computer play. */
    private Object opener() {
        return client.table()
                .flatMap(table -> Presence.at(table, table.opener()))
                .flatMap(SeatState::name)
                .<Object>map(Markup::plain)
                .orElseGet(() -> Phrase.of("friends.opener"));
    }
}
