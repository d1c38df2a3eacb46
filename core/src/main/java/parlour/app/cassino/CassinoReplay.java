package parlour.app.cassino;

import parlour.app.look.Face;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardReplay;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.MoveReplay;
import parlour.app.tabletop.MoveReplay.Copy;
import parlour.app.tabletop.Pose;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoEvent;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;

/** Finds the cards that an event of Cassino is about, and shows it again with copies of them. */
final class CassinoReplay extends CardReplay<CassinoEvent> {
    private final CassinoZones zones;
    private final CassinoHomes homes;

    CassinoReplay(CassinoZones zones, CassinoHomes homes) {
        this.zones = zones;
        this.homes = homes;
    }

    /** The cards of an event that lie open, and the top of each pile that holds others of it. */
    @Override
    public List<CardSprite> about(CassinoEvent event) {
        CardSet cards = cards(event);
        List<CardSprite> found = new ArrayList<>();
        for (CardSprite sprite : zones.table) {
            if (sprite.card().filter(cards::has).isPresent()) {
                found.add(sprite);
            }
        }
        for (List<CardSprite> pile : zones.piles) {
            if (pile.stream().anyMatch(sprite -> sprite.card().filter(cards::has).isPresent())) {
                found.add(pile.get(pile.size() - 1));
            }
        }
        return found;
    }

    private static CardSet cards(CassinoEvent event) {
        if (event instanceof CassinoEvent.DealtToTable dealt) {
            return dealt.table();
        }
        if (event instanceof CassinoEvent.Placed placed) {
            return CardSet.of(placed.card());
        }
        if (event instanceof CassinoEvent.Captured captured) {
            return captured.cards().with(captured.card());
        }
        return event instanceof CassinoEvent.TookRest rest ? rest.cards() : CardSet.EMPTY;
    }

    @Override
    public void begin(CassinoEvent event) {
        if (event instanceof CassinoEvent.Placed placed) {
            moveReplay.begin(placed(placed));
        } else if (event instanceof CassinoEvent.Captured captured) {
            List<Card> cards = new ArrayList<>();
            captured.cards().forEach(cards::add);
            cards.add(captured.card());
            List<Copy<Face>> copies = gathered(cards, captured.seat());
            Copy<Face> played = copies.remove(copies.size() - 1);
            copies.add(new Copy<>(played.face(), before(hand(captured.seat()), played.path())));
            moveReplay.begin(copies);
        } else if (event instanceof CassinoEvent.TookRest rest && rest.seat() != Rules.NOBODY) {
            moveReplay.begin(gathered(rest.cards().stream().toList(), rest.seat()));
        }
    }

    private List<Copy<Face>> placed(CassinoEvent.Placed placed) {
        return zones.table.stream()
                .filter(sprite -> sprite.is(placed.card()))
                .map(sprite -> List.of(hand(placed.seat()), sprite.home().copy()))
                .map(path -> new Copy<>(Face.of(placed.card()), path))
                .toList();
    }

    /** Cards in a row on the felt, which then go to a seat's pile. */
    private List<Copy<Face>> gathered(List<Card> cards, int seat) {
        Box felt = homes.layout().felt();
        float width = homes.layout().handCard();
        float step = Math.min(width * 1.08f, (felt.width() - width) / Math.max(1, cards.size()));
        float left = felt.middleX() - step * (cards.size() - 1) / 2;
        Box pile = homes.layout().places().get(seat).pile();
        List<Copy<Face>> copies = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            Pose row = open(left + i * step, felt.middleY(), width, i);
            Pose end = open(pile.middleX(), pile.middleY(), pile.width(), i);
            end.face = 0;
            copies.add(new Copy<>(Face.of(cards.get(i)), new ArrayList<>(List.of(row, row, end))));
        }
        return copies;
    }

    /** A path that begins elsewhere. */
    private static List<Pose> before(Pose first, List<Pose> path) {
        List<Pose> whole = new ArrayList<>(path);
        whole.set(0, first);
        return whole;
    }

    /** Where a seat's hand is; a card of somebody else is turned over on its way. */
    private Pose hand(int seat) {
        boolean own = seat == homes.viewer();
        CassinoLayout.Place place = homes.layout().places().get(seat);
        Box hand = own ? homes.layout().hand() : place.hand();
        float width = own ? homes.layout().handCard() : place.card();
        Pose pose = open(hand.middleX(), hand.middleY(), width, MoveReplay.MOST);
        pose.face = own ? 1 : 0;
        return pose;
    }

    private static Pose open(float x, float y, float width, int order) {
        Pose pose = new Pose().at(x, y, width);
        pose.face = 1;
        pose.height = 0.2f;
        pose.order = order;
        return pose;
    }
}
