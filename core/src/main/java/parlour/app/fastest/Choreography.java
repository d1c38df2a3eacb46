package parlour.app.fastest;

import parlour.app.App;
import parlour.app.cards.CardSprite;
import parlour.app.cards.Celebration;
import parlour.app.cards.Chimes;
import parlour.app.cards.Flights;
import parlour.app.look.Sounds.Cue;
import parlour.fastest.FastestEvent;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.List;

/**
 * Turns events into movement: the zones follow at once, the cards one event after another in their
 * own time.
 */
final class Choreography {
    private static final float GATHER = 0.4f;
    private static final float PAUSE = 0.3f;
    private static final float DEAL = 0.32f;
    private static final float DEAL_EVERY = 0.03f;
    private static final float PLAY = 0.42f;
    private static final float AFTER_EACH = 0.05f;
    private static final float PASS = 0.4f;
    private static final float SWEEP = 0.4f;
    private static final float SEEN = 0.5f;

    private final App app;
    private final Zones zones;
    private final Homes homes;
    private final Flights flights;
    private final Standing standing;
    private final Celebration celebration;
    private final Chimes chimes;
    private float cursor;
    private float dealBegan;
    private int first;

    Choreography(
            App app,
            Zones zones,
            Homes homes,
            Flights flights,
            Standing standing,
            Celebration celebration) {
        this.app = app;
        this.zones = zones;
        this.homes = homes;
        this.flights = flights;
        this.standing = standing;
        this.celebration = celebration;
        this.chimes = new Chimes(app, flights);
    }

    /** Shows an event after those that are still on their way; the watcher may see all of it. */
    void happened(FastestEvent event, List<Integer> scores) {
        flights.fading(app.settings().reducedMotion());
        cursor = flights.moving() ? Math.max(cursor, flights.now()) : flights.now();
        if (event instanceof FastestEvent.GameBegan began) {
            begin(began, scores);
        } else if (event instanceof FastestEvent.Dealt dealt) {
            dealt(dealt);
        } else if (event instanceof FastestEvent.CardsPlayed played) {
            played(played);
        } else if (event instanceof FastestEvent.Passed passed) {
            passed(passed);
        } else if (event instanceof FastestEvent.FreeMove free) {
            free(free);
        } else if (event instanceof FastestEvent.Ended ended) {
            flights.at(cursor, () -> standing.scored(ended.totals()));
        }
    }

    private void begin(FastestEvent.GameBegan began, List<Integer> scores) {
        List<CardSprite> away = zones.all();
        away.removeAll(zones.deck);
        away.forEach(flights::keepGoals);
        zones.gather();
        homes.update();
        first = began.first();
        flights.at(cursor, () -> standing.begin(scores));
        if (began.game() == 1) {
            // A match begins with the deck, whatever was shown to lay the table out.
            zones.all().forEach(CardSprite::settle);
        } else {
            for (int i = 0; i < away.size(); i++) {
                flights.home(away.get(i), cursor + i * 0.006f, GATHER, 0.3f);
            }
            chimes.at(cursor, Cue.CAPTURE);
            cursor += GATHER;
        }
        cursor += PAUSE;
        dealBegan = cursor;
    }

    /** One card to each in turn, though the events tell of whole hands. */
    private void dealt(FastestEvent.Dealt dealt) {
        List<CardSprite> cards = zones.deal(dealt.seat(), dealt.cards(), dealt.count());
        homes.update();
        int seats = zones.hands.size();
        for (int i = 0; i < cards.size(); i++) {
            float start = dealBegan + (i * seats + dealt.seat()) * DEAL_EVERY;
            flights.home(cards.get(i), start, DEAL, 0.35f);
            flights.at(start + DEAL, () -> standing.dealt(dealt.seat()));
            if (i % 3 == 0) {
                chimes.at(start, Cue.DEAL);
            }
            cursor = Math.max(cursor, start + DEAL);
        }
        if (dealt.seat() == seats - 1) {
            announce("fastest.table.first", first, false);
            flights.at(cursor, () -> standing.free(first));
        }
    }

    private void played(FastestEvent.CardsPlayed played) {
        Zones.Laid laid = zones.play(played.seat(), played.cards());
        laid.cards().forEach(flights::keepGoals);
        flights.at(cursor, () -> standing.turn(played.seat()));
        homes.update();
        float lands = cursor;
        for (int i = 0; i < laid.cards().size(); i++) {
            flights.home(laid.cards().get(i), cursor + i * AFTER_EACH, PLAY, 0.7f);
            lands = cursor + i * AFTER_EACH + PLAY;
        }
        chimes.at(lands - 0.06f, Cue.PLACE);
        flights.at(lands, () -> standing.played(played.seat(), played.move(), played.left()));
        cursor = lands;
        if (played.left() == 0) {
            chimes.at(cursor, Cue.SWEEP);
            announce("fastest.table.out", played.seat(), true);
            cursor += celebration.seconds();
        } else if (played.left() <= Standing.FEW) {
            chimes.at(cursor, Cue.WARN);
        }
    }

    private void passed(FastestEvent.Passed passed) {
        flights.at(cursor, () -> standing.turn(passed.seat()));
        flights.at(cursor + 0.05f, () -> standing.passed(passed.seat()));
        chimes.at(cursor + 0.05f, Cue.CLICK);
        cursor += PASS;
        hold(cursor);
    }

    /** Nothing flies while something is said, and yet it has to be seen. */
    private void hold(float until) {
        flights.at(until, () -> {});
    }

    private void free(FastestEvent.FreeMove free) {
        List<CardSprite> swept = zones.sweep();
        swept.forEach(flights::keepGoals);
        homes.update();
        float start = cursor + PAUSE;
        float arrives = start;
        for (int i = 0; i < swept.size(); i++) {
            arrives = start + SWEEP + i * 0.012f;
            flights.home(swept.get(i), start + i * 0.012f, SWEEP, 0.25f);
        }
        chimes.at(start, Cue.CAPTURE);
        flights.at(start, () -> standing.free(free.seat()));
        flights.at(arrives, () -> standing.swept(swept.size()));
        cursor = arrives;
        announce("fastest.table.free", free.seat(), false);
        cursor += SEEN;
        hold(cursor);
    }

    /** Says something of a seat in the middle of the table. */
    private void announce(String key, int seat, boolean sparkling) {
        flights.at(cursor, () -> celebration.begin(Phrase.of(key, new Seat(seat)), sparkling));
    }

    /** Real time passes, whatever the pace. */
    void advance(float seconds) {
        chimes.advance(seconds);
    }
}
