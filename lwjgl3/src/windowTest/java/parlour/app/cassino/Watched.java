package parlour.app.cassino;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import parlour.app.Screen;
import parlour.app.session.LocalSession;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.Pose;
import parlour.app.tabletop.TableGroup;
import parlour.cards.Card;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The Cassino table that is on a stage, for somebody who watches it closely. */
public final class Watched {
    private final Group felt;
    private final CassinoTable table;

    private final Match<?, ?, ?, ?> match;

    private Watched(Group felt, CassinoTable table, Match<?, ?, ?, ?> match) {
        this.felt = felt;
        this.table = table;
        this.match = match;
    }

    public static Optional<Watched> on(Screen screen) {
        return matchOn(screen).flatMap(match -> find(screen.stage().getRoot(), match));
    }

    /** The match of the table in front, of whichever game. */
    public static Optional<Match<?, ?, ?, ?>> matchOn(Screen screen) {
        return screen instanceof TableScreen<?, ?, ?, ?> front
                        && front.session() instanceof LocalSession<?, ?, ?, ?> game
                ? Optional.of(game.match())
                : Optional.empty();
    }

    private static Optional<Watched> find(Group group, Match<?, ?, ?, ?> match) {
        if (group instanceof TableGroup tableGroup
                && tableGroup.cover() instanceof CassinoTable table) {
            return Optional.of(new Watched(tableGroup, table, match));
        }
        for (Actor child : group.getChildren()) {
            Optional<Watched> found =
                    child instanceof Group inner ? find(inner, match) : Optional.<Watched>empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    public Match<?, ?, ?, ?> match() {
        return match;
    }

    public CassinoState state() {
        return (CassinoState) match.state();
    }

    public boolean moving() {
        return table.moving();
    }

    /** Whether the move that is picked takes this card. */
    public boolean takes(Card card) {
        return table.proposedMove().move().filter(move -> move.taken().has(card)).isPresent();
    }

    /** Whether a hand of the person to move can be seen. */
    public boolean asks() {
        int turn = match.turn();
        return turn >= 0 && table.eyes().include(turn) && table.layout() != null;
    }

    /** Where on the screen a card lies that can be seen. */
    public Vector2 where(Card card) {
        for (CardSprite sprite : table.zones().all()) {
            if (sprite.is(card)) {
                return onScreen(sprite.home().x, sprite.home().y);
            }
        }
        throw new IllegalStateException(card + " cannot be seen");
    }

    /** Where on the screen there is felt without a card. */
    public Vector2 bareFelt() {
        Box box = table.layout().felt();
        return onScreen(box.x() + 3, box.middleY());
    }

    private Vector2 onScreen(float x, float y) {
        return felt.localToScreenCoordinates(new Vector2(x, y));
    }

    /** What the table and the match disagree about; empty when all is well. */
    public List<String> disagreements() {
        CassinoView view = (CassinoView) view(match, table.eyes());
        CassinoZones zones = table.zones();
        List<String> wrong = new ArrayList<>();
        List<CardSprite> all = zones.all();
        if (all.size() != Card.COUNT || new HashSet<>(all).size() != Card.COUNT) {
            wrong.add(all.size() + " sprites");
        }
        Set<Card> faces = new HashSet<>();
        all.forEach(
                sprite ->
                        sprite.card()
                                .filter(card -> !faces.add(card))
                                .ifPresent(card -> wrong.add(card + " is there twice")));
        differ(wrong, "deck", view.deck(), zones.deck.size());
        differ(wrong, "table", view.table(), CassinoZones.known(zones.table));
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            List<CardSprite> hand = zones.hands.get(seat);
            List<CardSprite> pile = zones.piles.get(seat);
            differ(wrong, "hand " + seat, view.hands().get(seat), CassinoZones.known(hand));
            differ(wrong, "hand " + seat, view.handSizes().get(seat), hand.size());
            differ(wrong, "pile " + seat, view.piles().get(seat).size(), pile.size());
        }
        return wrong;
    }

    private static <S, V> V view(Match<S, ?, V, ?> match, Eyes eyes) {
        return match.rules().view(match.state(), eyes);
    }

    private static void differ(List<String> wrong, String what, Object expected, Object shown) {
        if (!expected.equals(shown)) {
            wrong.add(what + ": " + expected + ", shown " + shown);
        }
    }

    /** Sends all cards across the table, open and turning; again whenever they have arrived. */
    public void stir(Rng rng) {
        if (table.moving()) {
            return;
        }
        int index = 0;
        for (CardSprite sprite : table.zones().all()) {
            sprite.become(Card.pack().get(index++));
            Pose to = new Pose();
            float width = table.layout().handCard();
            to.at(
                    (float) rng.unit() * felt.getWidth(),
                    (float) rng.unit() * felt.getHeight(),
                    width);
            to.angle = (float) rng.unit() * 360;
            to.face = 1;
            to.order = index;
            table.flights().fly(sprite, to, table.flights().now(), 1.5f, 0.3f);
        }
    }

    /** How wide the cards are that {@link #stir} sends about, in pixels. */
    public float stirredWidth(float scale) {
        return table.layout().handCard() * scale;
    }
}
