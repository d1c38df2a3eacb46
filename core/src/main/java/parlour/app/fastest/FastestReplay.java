package parlour.app.fastest;

import parlour.app.look.Face;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardReplay;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.MoveReplay.Copy;
import parlour.app.tabletop.Pose;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.Hand;

import java.util.ArrayList;
import java.util.List;

/** Finds the cards that an event of the game is about, and shows it again with copies of them. */
final class FastestReplay extends CardReplay<FastestEvent> {
    private final FastestZones zones;
    private final FastestHomes homes;

    FastestReplay(FastestZones zones, FastestHomes homes) {
        this.zones = zones;
        this.homes = homes;
    }

    /** The cards of a play, or the hand, open or not, of the seat that passed or leads. */
    @Override
    public List<CardSprite> about(FastestEvent event) {
        if (event instanceof FastestEvent.CardsPlayed played) {
            return played(played.cards());
        }
        if (event instanceof FastestEvent.Passed passed) {
            return List.copyOf(zones.hands.get(passed.seat()));
        }
        return event instanceof FastestEvent.FreeMove free
                ? List.copyOf(zones.hands.get(free.seat()))
                : List.of();
    }

    /** Played cards in the trick, or the top of those put aside. */
    private List<CardSprite> played(Hand cards) {
        List<CardSprite> found = new ArrayList<>();
        for (FastestZones.Laid laid : zones.trick) {
            laid.cards().stream()
                    .filter(sprite -> FastestFaces.in(cards, sprite))
                    .forEach(found::add);
        }
        if (zones.gone.stream().anyMatch(sprite -> FastestFaces.in(cards, sprite))) {
            found.add(zones.gone.get(zones.gone.size() - 1));
        }
        return found;
    }

    @Override
    public void begin(FastestEvent event) {
        if (!(event instanceof FastestEvent.CardsPlayed played)) {
            return;
        }
        List<Copy<Face>> copies = new ArrayList<>();
        for (FastestZones.Laid laid : zones.trick) {
            for (CardSprite sprite : laid.cards()) {
                if (FastestFaces.in(played.cards(), sprite)) {
                    List<Pose> path = List.of(hand(played.seat()), sprite.home().copy());
                    copies.add(new Copy<>(sprite.face().orElseThrow(), path));
                }
            }
        }
        moveReplay.begin(copies);
    }

    /** Where a seat's hand is; cards of somebody else are turned over on their way. */
    private Pose hand(int seat) {
        boolean own = seat == homes.viewer();
        FastestLayout.Place place = homes.layout().places().get(seat);
        Box hand = own ? homes.layout().hand() : place.cards();
        float width = own ? homes.layout().trickCard() : place.card();
        Pose pose = new Pose().at(hand.middleX(), hand.middleY(), width);
        pose.face = own ? 1 : 0;
        return pose;
    }
}
