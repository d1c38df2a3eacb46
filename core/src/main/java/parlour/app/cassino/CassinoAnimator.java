package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;

import parlour.app.look.Sounds.Cue;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.Celebration;
import parlour.app.tabletop.EventAnimator;
import parlour.app.tabletop.Flights;
import parlour.app.tabletop.Pose;
import parlour.app.widget.Ui;
import parlour.cards.Card;
import parlour.cassino.rules.CassinoEvent;
import parlour.engine.Rules;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Animates the events of Nordic Cassino. */
final class CassinoAnimator extends EventAnimator {
    private static final float PAUSE = 0.35f;
    private static final float DEAL = 0.34f;
    private static final float DEAL_EVERY = 0.1f;
    private static final float PAIR = 0.035f;
    private static final float PLACE = 0.42f;
    private static final float REACH = 0.42f;
    private static final float LIT = 0.34f;
    private static final float CLOSE = 0.26f;
    private static final float SLIDE = 0.42f;
    private static final float AFTER_EACH = 0.022f;
    private static final float DRAW = 0.38f;

    /** How long the last taker is announced before the rest of the cards leave, one by one. */
    private static final float READ = 0.9f;

    private static final float REST_EVERY = 0.12f;

    private final CassinoZones zones;
    private final CassinoHomes homes;
    private final CassinoStatus status;
    private final Celebration celebration;
    private Color light = Color.WHITE;

    CassinoAnimator(
            Ui ui,
            CassinoZones zones,
            CassinoHomes homes,
            Flights flights,
            CassinoStatus status,
            Celebration celebration) {
        super(ui, flights);
        this.zones = zones;
        this.homes = homes;
        this.status = status;
        this.celebration = celebration;
    }

    /** Sets the glow colour of captured cards. */
    void restyle(Color captured) {
        light = captured;
    }

    /** Animates an event after those still running; the viewer may see all of it. */
    void happened(CassinoEvent event, List<Integer> scores) {
        follow();
        if (event instanceof CassinoEvent.RoundBegan began) {
            begin(began, scores);
        } else if (event instanceof CassinoEvent.Dealt dealt) {
            dealt(dealt);
        } else if (event instanceof CassinoEvent.DealtToTable dealt) {
            dealtToTable(dealt);
        } else if (event instanceof CassinoEvent.Placed placed) {
            placed(placed);
        } else if (event instanceof CassinoEvent.Captured captured) {
            captured(captured);
        } else if (event instanceof CassinoEvent.Drew drew) {
            drew(drew);
        } else if (event instanceof CassinoEvent.TookRest rest) {
            tookRest(rest);
        } else if (event instanceof CassinoEvent.Scored scored) {
            at(cursor, () -> status.scored(scored.totals()));
        }
    }

    private void begin(CassinoEvent.RoundBegan began, List<Integer> scores) {
        at(cursor, () -> status.begin(began.dealer(), Card.COUNT, scores));
        gather(zones, began.round() == 1, this::rehome);
        cursor += PAUSE;
    }

    private void dealt(CassinoEvent.Dealt dealt) {
        List<CardSprite> pair = new ArrayList<>();
        for (int i = 0; i < dealt.count(); i++) {
            Set<Card> known = dealt.cards().isEmpty() ? Set.of() : Set.of(dealt.cards().get(i));
            pair.add(zones.toHand(dealt.seat(), known));
        }
        deal(pair);
    }

    private void dealtToTable(CassinoEvent.DealtToTable dealt) {
        deal(dealt.cards().stream().map(zones::toTable).toList());
    }

    private void deal(List<CardSprite> pair) {
        rehome();
        for (int i = 0; i < pair.size(); i++) {
            flights.home(pair.get(i), cursor + i * PAIR, DEAL, 0.35f);
        }
        animationSounds.at(cursor, Cue.DEAL);
        at(cursor, () -> status.drawn(pair.size()));
        // The next pair leaves while this one is in the air; the last one has to land first.
        cursor += DEAL_EVERY;
    }

    private void placed(CassinoEvent.Placed placed) {
        CardSprite sprite = zones.fromHand(placed.seat(), placed.card());
        flights.keepGoals(sprite);
        zones.table.add(sprite);
        at(cursor, () -> status.turn(placed.seat()));
        rehome();
        flights.home(sprite, cursor, PLACE, 0.8f);
        animationSounds.at(cursor + PLACE * 0.85f, Cue.PLACE);
        cursor += PLACE;
    }

    private void captured(CassinoEvent.Captured captured) {
        CardSprite played = zones.fromHand(captured.seat(), captured.card());
        List<CardSprite> taken = zones.fromTable(captured.cards());
        flights.keepGoals(played);
        taken.forEach(flights::keepGoals);
        Pose over = over(taken, captured.sweep() != CassinoEvent.Sweep.NONE);
        List<CardSprite> pile = zones.piles.get(captured.seat());
        pile.addAll(taken);
        pile.add(played);

        at(cursor, () -> status.turn(captured.seat()));
        float reach = cursor;
        flights.fly(played, over, reach, REACH, 0.8f);
        float lit = reach + REACH;
        animationSounds.at(lit - 0.05f, Cue.CAPTURE);
        at(lit - 0.1f, () -> taken.forEach(sprite -> sprite.light(light, 1, false)));
        float close = lit + LIT;
        for (int i = 0; i < taken.size(); i++) {
            Pose under = over.copy();
            // Tilted a little, to show how many there are.
            under.angle = (i % 2 == 0 ? 1 : -1) * (3 + 2 * i % 7);
            under.order = over.order - taken.size() + i;
            flights.fly(taken.get(i), under, close, CLOSE, 0);
        }
        Pose waiting = over.copy();
        waiting.height = 0.3f;
        flights.fly(played, waiting, close, CLOSE, 0);
        float slide = close + CLOSE + 0.04f;
        at(slide, () -> taken.forEach(sprite -> sprite.light(light, 0, false)));
        if (captured.sweep() != CassinoEvent.Sweep.NONE) {
            slide = swept(captured, close, slide);
        }
        rehome();
        slide(pile.subList(pile.size() - taken.size() - 1, pile.size()), captured.seat(), slide);
        at(cursor, homes::closeGaps);
    }

    private float swept(CassinoEvent.Captured captured, float close, float slide) {
        boolean counts = captured.sweep() == CassinoEvent.Sweep.COUNTS;
        at(
                close,
                () ->
                        celebration.begin(
                                Phrase.of(counts ? "cassino.table.sweep" : "cassino.table.noSweep"),
                                counts));
        animationSounds.at(close, Cue.SWEEP);
        if (counts) {
            at(slide, () -> status.swept(captured.seat()));
        }
        at(close + celebration.seconds(), celebration::end);
        return slide + 0.25f;
    }

    /** Slides cards to a pile together; its count goes up as they arrive. */
    private void slide(List<CardSprite> cards, int seat, float start) {
        float arrives = start;
        for (int i = 0; i < cards.size(); i++) {
            arrives = start + SLIDE + i * AFTER_EACH;
            flights.home(cards.get(i), start + i * AFTER_EACH, SLIDE, 0.25f);
            at(arrives, () -> status.piled(seat, 1));
        }
        animationSounds.at(arrives - 0.08f, Cue.PLACE);
        cursor = arrives;
    }

    private void drew(CassinoEvent.Drew drew) {
        CardSprite sprite = zones.toHand(drew.seat(), drew.card().map(Set::of).orElse(Set.of()));
        rehome();
        // The card may leave the deck while the last card of the play is still landing.
        float start = Math.max(flights.now(), cursor - 0.12f);
        flights.home(sprite, start, DRAW, 0.5f);
        animationSounds.at(start, drew.card().isPresent() ? Cue.FLIP : Cue.DEAL);
        at(start, () -> status.drawn(1));
        cursor = start + DRAW;
    }

    /** The last to capture collects the rest: it is said, the cards light up, then they go. */
    private void tookRest(CassinoEvent.TookRest rest) {
        if (rest.seat() == Rules.NOBODY) {
            return;
        }
        List<CardSprite> taken = zones.fromTable(rest.cards());
        for (CardSprite sprite : taken) {
            if (!sprite.flying()) {
                // They still make room for the card that was placed last.
                flights.fly(sprite, sprite.home().copy(), flights.now(), CLOSE, 0);
            }
            flights.keepGoals(sprite);
        }
        zones.piles.get(rest.seat()).addAll(taken);
        float said = cursor + PAUSE;
        float start = said + READ;
        float end = start + SLIDE + taken.size() * REST_EVERY;
        Phrase phrase = Phrase.of("cassino.table.rest", new Seat(rest.seat()), taken.size());
        at(said, () -> celebration.announce(phrase, end - said + PAUSE));
        at(said, () -> taken.forEach(sprite -> sprite.light(light, 1, false)));
        rehome();
        for (int i = 0; i < taken.size(); i++) {
            CardSprite sprite = taken.get(i);
            float leaves = start + i * REST_EVERY;
            at(leaves, () -> sprite.light(light, 0, false));
            flights.home(sprite, leaves, SLIDE, 0.25f);
            at(leaves + SLIDE, () -> status.piled(rest.seat(), 1));
            animationSounds.at(leaves, Cue.CAPTURE);
        }
        cursor = end + PAUSE;
        at(cursor, celebration::end);
    }

    /**
     * A pose above the captured card nearest to the centre of all of them; a sweep is gathered in
     * the middle of the table, below the announcement.
     */
    private Pose over(List<CardSprite> taken, boolean sweep) {
        float x = 0;
        float y = 0;
        for (CardSprite sprite : taken) {
            x += sprite.home().x / taken.size();
            y += sprite.home().y / taken.size();
        }
        Pose nearest = taken.get(0).home();
        for (CardSprite sprite : taken) {
            Pose pose = sprite.home();
            if (distance(pose, x, y) < distance(nearest, x, y)) {
                nearest = pose;
            }
        }
        Pose over = nearest.copy();
        if (sweep) {
            over.x = homes.layout().felt().middleX();
            over.y = homes.layout().felt().middleY() - homes.layout().felt().height() * 0.1f;
        } else {
            over.x += over.width * 0.2f;
            over.y -= over.width * 0.3f;
        }
        over.angle = -4;
        over.face = 1;
        over.height = 0.25f;
        over.order = 2 * Flights.ALOFT;
        return over;
    }

    private static float distance(Pose pose, float x, float y) {
        return Math.abs(pose.x - x) + Math.abs(pose.y - y);
    }

    private void rehome() {
        homes.tableChanged();
        homes.update();
    }
}
