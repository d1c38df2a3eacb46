package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;

import parlour.app.App;
import parlour.app.cards.CardSprite;
import parlour.app.cards.Picking;
import parlour.app.look.Sounds.Cue;
import parlour.app.play.Choice;
import parlour.app.play.GameTable;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.cassino.Takeable;
import parlour.engine.Match;
import parlour.engine.Refusal;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A person choosing a move: what is picked, what it would do, and how the cards show it. */
final class Chooser implements Picking {
    private final App app;
    private final Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match;
    private final Zones zones;
    private final Homes homes;
    private final Selection selection;
    private final GameTable.Listener<CassinoMove> listener;
    private Optional<Choice<CassinoMove>> known = Optional.empty();
    private Optional<CardSprite> focus = Optional.empty();
    private boolean asked;
    private Color picked = Color.WHITE;
    private Color takeable = Color.WHITE;

    Chooser(
            App app,
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match,
            Zones zones,
            Homes homes,
            Selection selection,
            GameTable.Listener<CassinoMove> listener) {
        this.app = app;
        this.match = match;
        this.zones = zones;
        this.homes = homes;
        this.selection = selection;
        this.listener = listener;
    }

    void dress() {
        picked = app.look().color("turn");
        takeable = app.look().color("good");
    }

    /** Asked every frame: only a change does anything. */
    void ask(boolean somebody) {
        if (asked == somebody) {
            return;
        }
        asked = somebody;
        if (!asked) {
            selection.clear();
            focus = Optional.empty();
        }
        changed();
    }

    /** Whether the person at the bottom is choosing now. */
    @Override
    public boolean active() {
        return asked && match.turn() == homes.viewer();
    }

    @Override
    public List<CardSprite> hand() {
        return active() ? zones.hands.get(homes.viewer()) : List.of();
    }

    @Override
    public List<CardSprite> table() {
        return active() ? zones.table : List.of();
    }

    @Override
    public List<CardSprite> stops() {
        List<CardSprite> all = new ArrayList<>(hand());
        all.addAll(table());
        return all;
    }

    @Override
    public void number(int number) {
        if (number <= hand().size()) {
            click(hand().get(number - 1));
        }
    }

    @Override
    public void click(CardSprite sprite) {
        sprite.card()
                .ifPresent(
                        card -> {
                            if (zones.table.contains(sprite)) {
                                selection.toggleTable(card);
                            } else {
                                selection.toggleHand(card);
                            }
                            app.sounds().play(Cue.CLICK);
                            changed();
                        });
    }

    @Override
    public boolean pick(CardSprite sprite) {
        if (sprite.card().isEmpty() || sprite.card().equals(selection.hand())) {
            return false;
        }
        selection.pickHand(sprite.card().get());
        changed();
        return true;
    }

    @Override
    public List<CardSprite> along(CardSprite sprite) {
        return List.of(sprite);
    }

    /** Plays a hand card with the chosen table cards. */
    @Override
    public void doubleClick(CardSprite sprite) {
        sprite.card().ifPresent(selection::pickHand);
        changed();
        play();
    }

    @Override
    public void dropped(
            CardSprite sprite, Optional<CardSprite> onto, float x, float y, boolean fresh) {
        if (sprite.card().isEmpty()) {
            return;
        }
        Card card = sprite.card().get();
        if (onto.isPresent()) {
            onto.get().card().ifPresent(under -> dropOn(card, under));
        } else if (homes.layout().felt().has(x, y)) {
            dropOnFelt(card);
        } else if (fresh) {
            click(sprite);
        }
    }

    /** A hand card was dropped beside the cards: it is placed, whatever is chosen. */
    private void dropOnFelt(Card card) {
        selection.pickHand(card);
        changed();
        listener.play(new CassinoMove.Place(card));
    }

    /** A hand card was dropped onto a table card. */
    private void dropOn(Card card, Card onto) {
        CardSet chosen = selection.table();
        if (!chosen.isEmpty()) {
            selection.pick(card, chosen.with(onto));
            changed();
            play();
            return;
        }
        List<CardSet> captures = Takeable.having(onTable(), card, onto, 2);
        if (captures.size() > 1) {
            selection.ponder(card, onto);
            changed();
            return;
        }
        selection.pick(card, captures.isEmpty() ? CardSet.of(onto) : captures.get(0));
        changed();
        play();
    }

    @Override
    public void play() {
        choice().move().ifPresentOrElse(listener::play, () -> app.sounds().play(Cue.REFUSE));
    }

    /** The picked hand card says no. */
    void refused() {
        for (CardSprite sprite : hand()) {
            if (sprite.card().equals(selection.hand())) {
                sprite.shake();
            }
        }
    }

    @Override
    public boolean letGo() {
        boolean something = !selection.isEmpty() || focus.isPresent();
        clear();
        return something;
    }

    @Override
    public void hover(Optional<CardSprite> sprite) {
        homes.hover(sprite);
        homes.update();
    }

    void clear() {
        selection.clear();
        focus = Optional.empty();
        changed();
    }

    void suggest(CassinoMove move) {
        selection.suggest(move);
        changed();
    }

    @Override
    public Optional<CardSprite> focus() {
        return focus;
    }

    @Override
    public void focus(Optional<CardSprite> sprite) {
        if (!focus.equals(sprite)) {
            focus = sprite;
            show();
        }
    }

    /** Cards came or went: what is gone is let go. */
    void cardsMoved() {
        selection.keep(Zones.known(hand()), onTable());
        focus = focus.filter(s -> hand().contains(s) || table().contains(s));
        changed();
    }

    private void changed() {
        known = Optional.empty();
        show();
        listener.choiceChanged();
    }

    private CardSet onTable() {
        return Zones.known(zones.table);
    }

    /** Lights the cards: picked ones, and those that could be taken. */
    private void show() {
        CardSet possible = CardSet.EMPTY;
        if (selection.hand().isPresent()) {
            possible = Takeable.of(onTable(), selection.hand().get(), selection.table());
        }
        CardSet hinted = selection.hint().map(CassinoMove::taken).orElse(CardSet.EMPTY);
        for (CardSprite sprite : zones.table) {
            Card card = sprite.card().orElseThrow();
            mark(sprite, selection.table().has(card), hinted.has(card), possible.has(card));
        }
        for (CardSprite sprite : zones.hands.get(homes.viewer())) {
            Optional<Card> card = sprite.card();
            boolean chosen = card.isPresent() && card.equals(selection.hand());
            boolean hint = card.isPresent() && card.equals(selection.hint().map(CassinoMove::card));
            mark(sprite, chosen, hint, card.isPresent() && couldTake(card.get()));
        }
        homes.update();
    }

    /** Whether a hand card is one of those that could take what is chosen, while none is picked. */
    private boolean couldTake(Card card) {
        return selection.hand().isEmpty()
                && !selection.table().isEmpty()
                && Takeable.of(onTable(), card, selection.table()).hasAll(selection.table());
    }

    private void mark(CardSprite sprite, boolean chosen, boolean hint, boolean possible) {
        sprite.outlined(chosen);
        sprite.ringed(focus.isPresent() && focus.get() == sprite);
        if (chosen || hint) {
            sprite.light(picked, 1, hint);
        } else {
            sprite.light(takeable, possible ? 0.85f : 0, false);
        }
    }

    Choice<CassinoMove> choice() {
        if (known.isEmpty()) {
            known = Optional.of(find());
        }
        return known.get();
    }

    private Choice<CassinoMove> find() {
        if (!active()) {
            return new Choice<>(
                    Optional.empty(), Phrase.of("cassino.table.wait"), Optional.empty());
        }
        Optional<CassinoMove> move = selection.move();
        if (move.isEmpty()) {
            String what = selection.table().isEmpty() ? "pick" : "pickTaker";
            return new Choice<>(
                    move,
                    Phrase.of("cassino.table." + what, selection.table().size()),
                    Optional.empty());
        }
        Optional<Refusal> refusal = match.rules().refusal(match.state(), move.get());
        if (selection.undecided()) {
            Phrase choose =
                    Phrase.of(
                            "cassino.table.choose", move.get().card(), move.get().taken().first());
            return refusal.isPresent()
                    ? new Choice<>(move, choose, Optional.of(choose))
                    : new Choice<>(move, label(move.get(), true), Optional.empty());
        }
        return new Choice<>(
                move, label(move.get(), refusal.isEmpty()), refusal.map(Refusal::phrase));
    }

    private Phrase label(CassinoMove move, boolean legal) {
        CardSet taken = move.taken();
        if (taken.isEmpty()) {
            return Phrase.of("cassino.table.place", move.card());
        }
        boolean sweep = legal && sweeps(move);
        return Phrase.of(
                sweep ? "cassino.table.takeAll" : "cassino.table.take",
                taken.size(),
                taken.first());
    }

    /** Whether the rules would count this as a sweep. */
    private boolean sweeps(CassinoMove move) {
        boolean[] sweep = {false};
        match.rules()
                .play(
                        match.state(),
                        move,
                        event ->
                                sweep[0] |=
                                        event instanceof CassinoEvent.Captured captured
                                                && captured.sweep() == CassinoEvent.Sweep.COUNTS);
        return sweep[0];
    }
}
