package parlour.app.fastest;

import parlour.app.look.Sounds.Cue;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.Celebration;
import parlour.app.tabletop.EventAnimator;
import parlour.app.tabletop.Flights;
import parlour.app.widget.Ui;
import parlour.fastest.rules.FastestEvent;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.List;

/** Animates the events of See Who's Fastest. */
final class FastestAnimator extends EventAnimator {
    private static final float PAUSE = 0.3f;
    private static final float DEAL = 0.32f;
    private static final float DEAL_EVERY = 0.03f;
    private static final float PLAY = 0.42f;
    private static final float AFTER_EACH = 0.05f;
    private static final float PASS = 0.4f;
    private static final float SWEEP = 0.4f;
    private static final float SEEN = 0.5f;

    private final FastestZones zones;
    private final FastestHomes homes;
    private final FastestStatus status;
    private final Celebration celebration;
    private float dealBegan;
    private int first;

    FastestAnimator(
            Ui ui,
            FastestZones zones,
            FastestHomes homes,
            Flights flights,
            FastestStatus status,
            Celebration celebration) {
        super(ui, flights);
        this.zones = zones;
        this.homes = homes;
        this.status = status;
        this.celebration = celebration;
    }

    /** Animates an event after those still running; the viewer may see all of it. */
    void happened(FastestEvent event, List<Integer> scores) {
        follow();
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
            at(cursor, () -> status.scored(ended.totals()));
        }
    }

    private void begin(FastestEvent.GameBegan began, List<Integer> scores) {
        first = began.first();
        at(cursor, () -> status.begin(scores));
        gather(zones, began.game() == 1, homes::update);
        cursor += PAUSE;
        dealBegan = cursor;
    }

    /** Deals one card to each seat in turn, although each event is about a whole hand. */
    private void dealt(FastestEvent.Dealt dealt) {
        List<CardSprite> cards = zones.deal(dealt.seat(), dealt.cards(), dealt.count());
        homes.update();
        int seats = zones.hands.size();
        for (int i = 0; i < cards.size(); i++) {
            float start = dealBegan + (i * seats + dealt.seat()) * DEAL_EVERY;
            flights.home(cards.get(i), start, DEAL, 0.35f);
            at(start + DEAL, () -> status.dealt(dealt.seat()));
            if (i % 3 == 0) {
                animationSounds.at(start, Cue.DEAL);
            }
            cursor = Math.max(cursor, start + DEAL);
        }
        if (dealt.seat() == seats - 1) {
            announce("fastest.table.first", first, false);
            at(cursor, () -> status.free(first));
        }
    }

    private void played(FastestEvent.CardsPlayed played) {
        FastestZones.Laid laid = zones.play(played.seat(), played.cards());
        laid.cards().forEach(flights::keepGoals);
        at(cursor, () -> status.turn(played.seat()));
        homes.update();
        float lands = cursor;
        for (int i = 0; i < laid.cards().size(); i++) {
            flights.home(laid.cards().get(i), cursor + i * AFTER_EACH, PLAY, 0.7f);
            lands = cursor + i * AFTER_EACH + PLAY;
        }
        animationSounds.at(lands - 0.06f, Cue.PLACE);
        at(lands, () -> status.played(played.seat(), played.move(), played.cards(), played.left()));
        cursor = lands;
        if (played.left() == 0) {
            animationSounds.at(cursor, Cue.SWEEP);
            announce("fastest.table.out", played.seat(), true);
            cursor += celebration.seconds();
        } else if (played.left() <= FastestStatus.FEW) {
            animationSounds.at(cursor, Cue.WARN);
        }
    }

    private void passed(FastestEvent.Passed passed) {
        at(cursor, () -> status.turn(passed.seat()));
        at(cursor + 0.05f, () -> status.passed(passed.seat()));
        animationSounds.at(cursor + 0.05f, Cue.CLICK);
        cursor += PASS;
        hold(cursor);
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
        animationSounds.at(start, Cue.CAPTURE);
        at(start, () -> status.free(free.seat()));
        at(arrives, () -> status.swept(swept.size()));
        cursor = arrives;
        announce("fastest.table.free", free.seat(), false);
        cursor += SEEN;
        hold(cursor);
    }

    /** Announces something about a seat in the middle of the table. */
    private void announce(String key, int seat, boolean sparkling) {
        at(cursor, () -> celebration.begin(Phrase.of(key, new Seat(seat)), sparkling));
    }
}
