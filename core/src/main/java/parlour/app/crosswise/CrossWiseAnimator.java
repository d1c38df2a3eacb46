package parlour.app.crosswise;

import parlour.app.look.Markup;
import parlour.app.look.Sounds.Cue;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.EventAnimator;
import parlour.app.tabletop.Flights;
import parlour.app.tabletop.Pose;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Animates the events of CrossWise. */
final class CrossWiseAnimator extends EventAnimator {
    private static final float PAUSE = 0.35f;
    private static final float DEAL = 0.34f;
    private static final float DEAL_EVERY = 0.07f;
    private static final float PLACE = 0.42f;
    private static final float REACH = 0.42f;
    private static final float ACT = 0.5f;
    private static final float LEAVE = 0.4f;
    private static final float DRAW = 0.38f;
    private static final float TURN_OVER = 0.3f;

    /** How long a hand with no legal move is shown. */
    private static final float SHOWN = 1.5f;

    /** How long a message at a seat is shown. */
    private static final float SAID = 1.6f;

    private final Ui ui;
    private final CrossWiseZones zones;
    private final CrossWiseHomes homes;
    private final CrossWiseStatus status;
    private final BoardHighlights lights;
    private final CrossWiseDisplayOptions displayOptions;
    private final Finale finale;
    private final Announcement announcement;
    private final RecentMoves recentMoves;
    private final CrossWiseSelection selection;

    CrossWiseAnimator(
            Ui ui,
            CrossWiseZones zones,
            CrossWiseHomes homes,
            Flights flights,
            CrossWiseStatus status,
            BoardHighlights lights,
            CrossWiseDisplayOptions displayOptions,
            Finale finale,
            Announcement announcement,
            CrossWiseSelection selection) {
        super(ui, flights);
        this.ui = ui;
        this.zones = zones;
        this.homes = homes;
        this.status = status;
        this.lights = lights;
        this.displayOptions = displayOptions;
        this.finale = finale;
        this.announcement = announcement;
        this.recentMoves = new RecentMoves(status.seats());
        this.selection = selection;
    }

    /**
     * Animates an event after those still running; the viewer may see all of it.
     *
     * @param now the viewer's view of the match after the whole move
     */
    void happened(CrossWiseEvent event, CrossWiseView now) {
        follow();
        if (event instanceof CrossWiseEvent.Dealt dealt) {
            dealt(dealt);
        } else if (event instanceof CrossWiseEvent.Played played) {
            played(played, now);
        } else if (event instanceof CrossWiseEvent.Drew drew) {
            drew(drew);
        } else if (event instanceof CrossWiseEvent.Redrew redrew) {
            redrew(redrew);
        } else if (event instanceof CrossWiseEvent.Passed passed) {
            at(cursor, () -> status.turn(passed.seat()));
            says(passed.seat(), "crosswise.table.passes", cursor);
            announce("crosswise.table.noMove.passes", passed.seat(), cursor, cursor + SAID);
            cursor += SAID;
        } else if (event instanceof CrossWiseEvent.Scored) {
            at(cursor, status::counted);
        } else if (event instanceof CrossWiseEvent.Won won) {
            won(won, now.field());
        }
    }

    private void dealt(CrossWiseEvent.Dealt dealt) {
        if (dealt.seat() == 0) {
            begin();
        }
        List<TokenSprite> hand = new ArrayList<>();
        for (int place = 0; place < dealt.count(); place++) {
            Optional<Token> token =
                    dealt.tokens().isEmpty()
                            ? Optional.empty()
                            : Optional.of(dealt.tokens().get(place));
            hand.add(zones.draw(dealt.seat(), place, token));
        }
        homes.update();
        for (TokenSprite sprite : hand) {
            reveal(sprite, cursor);
            flights.home(sprite, cursor, DEAL, 0.4f);
            at(cursor, () -> status.drawn(1));
            animationSounds.at(cursor, Cue.DEAL);
            cursor += DEAL_EVERY;
        }
    }

    /**
     * A new game starts with all tokens in the pile, whatever was shown while the table was laid
     * out.
     */
    private void begin() {
        flights.finish();
        zones.gather();
        status.begin();
        recentMoves.clear();
        lights.recent(Set.of());
        homes.update();
        zones.all().forEach(TokenSprite::reveal);
        zones.all().forEach(TokenSprite::settle);
        cursor = flights.now() + PAUSE;
    }

    /** Shows at the given time what the sprite is known to be now. */
    private void reveal(TokenSprite sprite, float time) {
        Optional<Token> face = sprite.token();
        at(time, () -> sprite.reveal(face));
    }

    private void played(CrossWiseEvent.Played played, CrossWiseView now) {
        int seat = played.seat();
        alike(seat, selection.place(), played.place(), played.move().token());
        TokenSprite used = zones.fromHand(seat, played.place(), played.move().token());
        flights.keepGoals(used);
        at(cursor, () -> status.turn(seat));
        reveal(used, cursor);
        if (played.move() instanceof CrossWiseMove.Put put) {
            zones.toField(used, put.cell());
            homes.update();
            flights.home(used, cursor, PLACE, 0.8f);
            landed(cursor + PLACE, played, now);
            cursor += PLACE;
            return;
        }
        zones.gone.add(used);
        Cell first = played.move().cells().get(0);
        flights.fly(used, over(first), cursor, REACH, 0.7f);
        animationSounds.at(cursor + REACH * 0.85f, Cue.FLIP);
        cursor += REACH + 0.1f;
        act(played, now.hands().get(seat));
        at(cursor, () -> status.used(played.move().token()));
        flights.home(used, cursor + ACT * 0.6f, LEAVE, 0.3f);
        landed(cursor + ACT, played, now);
        cursor += ACT + LEAVE * 0.5f;
    }

    /** Of several equal tokens, the selected one is the one that moves. */
    private void alike(int seat, int picked, int place, Token token) {
        boolean same =
                selection.seat() == seat
                        && picked != CrossWiseSelection.NONE
                        && picked != place
                        && zones.inHand(seat, picked)
                                .filter(sprite -> sprite.is(token))
                                .isPresent();
        if (same) {
            zones.swap(seat, picked, place);
        }
    }

    /** Animates what an action does to the symbols. */
    private void act(CrossWiseEvent.Played played, Hand after) {
        int seat = played.seat();
        List<Cell> cells = played.move().cells();
        TokenSprite symbol = zones.fromField(cells.get(0));
        flights.keepGoals(symbol);
        if (played.move() instanceof CrossWiseMove.Remove) {
            zones.toHand(symbol, seat, played.place());
            fly(symbol);
        } else if (played.move() instanceof CrossWiseMove.Shift shift) {
            zones.toField(symbol, shift.to());
            fly(symbol);
        } else if (played.move() instanceof CrossWiseMove.Exchange exchange) {
            TokenSprite other = zones.fromField(exchange.second());
            flights.keepGoals(other);
            zones.toField(symbol, exchange.second());
            zones.toField(other, exchange.first());
            fly(symbol);
            fly(other);
        } else if (played.move() instanceof CrossWiseMove.Replace replace) {
            int place = givenPlace(seat, replace, symbol.token(), after);
            alike(seat, selection.given(), place, replace.given());
            TokenSprite given = zones.fromHand(seat, place, replace.given());
            flights.keepGoals(given);
            reveal(given, cursor);
            zones.toHand(symbol, seat, place);
            zones.toField(given, replace.cell());
            fly(symbol);
            fly(given);
            // After the highlights of the previous move have faded.
            float lit = displayOptions.highlight();
            at(cursor + ACT + 0.01f, () -> lights.light(seat, place, lit));
        }
    }

    /**
     * Everybody sees where the taken symbol goes, so the hidden token in that place was the given
     * one.
     */
    private int givenPlace(
            int seat, CrossWiseMove.Replace replace, Optional<Token> taken, Hand after) {
        for (int place = 0; place < Hand.PLACES; place++) {
            boolean fresh =
                    zones.inHand(seat, place).filter(s -> s.token().isEmpty()).isPresent()
                            && after.token(place).isPresent()
                            && after.token(place).equals(taken);
            if (fresh) {
                return place;
            }
        }
        return zones.find(seat, replace.given());
    }

    private void fly(TokenSprite sprite) {
        homes.update();
        flights.home(sprite, cursor, ACT, 0.9f);
    }

    /** The move has been made: updates points and highlights. */
    private void landed(float time, CrossWiseEvent.Played played, CrossWiseView now) {
        List<Cell> cells = played.move().cells();
        recentMoves.played(played.seat(), cells, now.field());
        Set<Cell> recent = recent(now);
        float lit = displayOptions.highlight();
        animationSounds.at(time - 0.06f, Cue.PLACE);
        at(
                time,
                () -> {
                    status.field(now.field());
                    lights.recent(recent);
                    lights.darken();
                    cells.forEach(cell -> lights.light(cell, lit));
                });
    }

    /** What has changed since the last turn of the person who looks at the table. */
    private Set<Cell> recent(CrossWiseView now) {
        boolean shared = status.setup().persons().among(now.eyes()).include(now.turn());
        return recentMoves.since(shared ? now.turn() : homes.viewer());
    }

    /** Shows a view at once, perhaps another person's. */
    void show(CrossWiseView view) {
        recentMoves.show(view.field());
        lights.recent(recent(view));
        announcement.stop();
    }

    /** A pose a little above a cell, where an action shows what it is about to do. */
    private Pose over(Cell cell) {
        Box box = homes.layout().cell(cell.index());
        Pose pose = new Pose().at(box.middleX(), box.middleY() + box.height() * 0.2f, box.width());
        pose.face = 1;
        pose.height = 0.6f;
        pose.order = 2 * Flights.ALOFT;
        return pose;
    }

    private void drew(CrossWiseEvent.Drew drew) {
        TokenSprite top = zones.pile.get(zones.pile.size() - 1);
        flights.keepGoals(top);
        TokenSprite sprite = zones.draw(drew.seat(), drew.place(), drew.token());
        homes.update();
        // The token may leave the pile while that of the play is still landing.
        float start = Math.max(flights.now(), cursor - 0.12f);
        reveal(sprite, start);
        flights.home(sprite, start, DRAW, 0.5f);
        animationSounds.at(start, drew.token().isPresent() ? Cue.FLIP : Cue.DEAL);
        at(start, () -> status.drawn(1));
        cursor = start + DRAW;
    }

    /** Turns a hand over in place, shows it, and returns it to the pile. */
    private void redrew(CrossWiseEvent.Redrew redrew) {
        int seat = redrew.seat();
        at(cursor, () -> status.turn(seat));
        says(seat, "crosswise.table.redraws", cursor);
        announce("crosswise.table.noMove.redraws", seat, cursor, cursor + TURN_OVER + SHOWN + DEAL);
        List<Pose> places = new ArrayList<>();
        for (int place = 0; place < Hand.PLACES; place++) {
            zones.inHand(seat, place).ifPresent(sprite -> places.add(open(sprite)));
        }
        List<TokenSprite> back = zones.returned(seat);
        homes.update();
        float away = cursor + TURN_OVER + SHOWN;
        for (int i = 0; i < back.size(); i++) {
            TokenSprite sprite = back.get(i);
            Token token = redrew.shown().get(i);
            at(cursor, () -> sprite.reveal(Optional.of(token)));
            flights.fly(sprite, places.get(i), cursor, TURN_OVER, 0);
            flights.home(sprite, away + i * DEAL_EVERY, DEAL, 0.4f);
            float gone = away + i * DEAL_EVERY + DEAL;
            at(gone, () -> sprite.reveal(Optional.empty()));
            at(gone, () -> status.drawn(-1));
        }
        animationSounds.at(cursor, Cue.FLIP);
        animationSounds.at(away, Cue.CAPTURE);
        cursor = away + back.size() * DEAL_EVERY + DEAL;
    }

    private Pose open(TokenSprite sprite) {
        flights.keepGoals(sprite);
        Pose pose = sprite.home().copy();
        pose.face = 1;
        pose.height = 0.3f;
        pose.order = Flights.ALOFT;
        return pose;
    }

    private void says(int seat, String key, float time) {
        at(time, () -> status.says(seat, Optional.of(key)));
        at(time + SAID, () -> status.says(seat, Optional.empty()));
    }

    private void announce(String key, int seat, float from, float until) {
        String name = Markup.plain(status.setup().name(seat));
        at(from, () -> announcement.say(ui.texts().say(key, name)));
        at(until, announcement::stop);
    }

    private void won(CrossWiseEvent.Won won, Field field) {
        float begin = cursor + 0.25f;
        List<TokenSprite> line =
                finale.line(won, field).stream().flatMap(cell -> zones.at(cell).stream()).toList();
        at(begin, () -> finale.begin(won, field, line));
        animationSounds.at(begin, Cue.WIN);
        cursor = begin + finale.seconds();
        hold(cursor);
    }
}
