package parlour.app.cassino;

import parlour.Games;
import parlour.app.game.GameTable;
import parlour.app.game.ProposedMove;
import parlour.app.game.VisiblePosition;
import parlour.app.look.Sounds.Cue;
import parlour.app.tabletop.CardMoveSelector;
import parlour.app.tabletop.CardSprite;
import parlour.app.widget.Ui;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Takeable;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Refusal;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Lets a person select a Cassino move: keeps the selection, works out what it would do, and
 * highlights the cards.
 */
final class CassinoMoveSelector extends CardMoveSelector<CassinoState, CassinoMove, CassinoView> {
    private static final float POSSIBLE = 0.85f;

    private final CassinoRules rules;
    private final CassinoZones zones;
    private final CassinoHomes homes;
    private final CassinoSelection selection;

    CassinoMoveSelector(
            Ui ui,
            VisiblePosition<CassinoState, CassinoMove, CassinoView> position,
            CassinoZones zones,
            CassinoHomes homes,
            CassinoSelection selection,
            GameTable.Listener<CassinoMove> listener) {
        super(ui, position, listener);
        rules = Games.CASSINO.rules(position.rules().seats(), position.rules().options());
        this.zones = zones;
        this.homes = homes;
        this.selection = selection;
    }

    @Override
    protected int viewer() {
        return homes.viewer();
    }

    @Override
    protected List<CardSprite> own() {
        return zones.hands.get(homes.viewer());
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
    public Optional<CardSprite> chosen() {
        return hand().stream().filter(sprite -> chosen(sprite)).findFirst();
    }

    private boolean chosen(CardSprite sprite) {
        return sprite.card().isPresent() && sprite.card().equals(selection.hand());
    }

    /** A card of the hand, and what it can take with the cards selected so far. */
    @Override
    public List<CardSprite> tabStops() {
        Optional<CardSprite> own =
                focus().filter(hand()::contains)
                        .or(this::chosen)
                        .or(() -> hand().stream().findFirst());
        if (own.isEmpty()) {
            return List.of();
        }
        List<CardSprite> open = new ArrayList<>(table());
        open.sort(Comparator.comparing(sprite -> sprite.home().x - 100 * sprite.home().y));
        CardSet takeable = own.get().card().map(this::takeable).orElse(CardSet.EMPTY);
        List<CardSprite> stops = new ArrayList<>(open);
        stops.removeIf(sprite -> !takeable.has(sprite.card().orElseThrow()) && !focused(sprite));
        if (stops.isEmpty()) {
            open.stream().findFirst().ifPresent(stops::add);
        }
        stops.add(0, own.get());
        return stops;
    }

    /** What a hand card can still take besides the selected table cards. */
    private CardSet takeable(Card card) {
        return Takeable.of(onTable(), card, selection.table()).minus(selection.table());
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
                            ui.sounds().play(Cue.CLICK);
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

    /** Plays a hand card with the selected table cards. */
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

    /** A hand card dropped on the empty felt is placed, whatever is selected. */
    private void dropOnFelt(Card card) {
        selection.pickHand(card);
        changed();
        listener.play(new CassinoMove.Place(card));
    }

    /** Handles a hand card dropped onto a table card. */
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
    public boolean picked() {
        return !selection.isEmpty();
    }

    /** Shakes the selected hand card. */
    @Override
    public void refused() {
        for (CardSprite sprite : hand()) {
            if (sprite.card().equals(selection.hand())) {
                sprite.shake();
            }
        }
    }

    @Override
    public void hover(Optional<CardSprite> sprite) {
        homes.hover(sprite);
        homes.update();
    }

    @Override
    public void suggest(CassinoMove move) {
        selection.suggest(move);
        changed();
    }

    @Override
    protected void forget() {
        selection.clear();
    }

    @Override
    protected void forgetGone() {
        selection.keep(CassinoZones.known(hand()), onTable());
    }

    private CardSet onTable() {
        return CassinoZones.known(zones.table);
    }

    /** Highlights the selected cards and those that could be captured. */
    @Override
    protected void show() {
        CardSet possible = CardSet.EMPTY;
        if (selection.hand().isPresent()) {
            possible = Takeable.of(onTable(), selection.hand().get(), selection.table());
        }
        CardSet hinted = selection.hint().map(CassinoMove::taken).orElse(CardSet.EMPTY);
        for (CardSprite sprite : zones.table) {
            Card card = sprite.card().orElseThrow();
            mark(sprite, selection.table().has(card), hinted.has(card), possible.has(card));
        }
        for (CardSprite sprite : own()) {
            Optional<Card> card = sprite.card();
            boolean chosen = card.isPresent() && card.equals(selection.hand());
            boolean hint = card.isPresent() && card.equals(selection.hint().map(CassinoMove::card));
            mark(sprite, chosen, hint, card.isPresent() && couldTake(card.get()));
        }
        homes.update();
    }

    /**
     * Whether a hand card could capture the selected table cards, while no hand card is selected.
     */
    private boolean couldTake(Card card) {
        return selection.hand().isEmpty()
                && !selection.table().isEmpty()
                && Takeable.of(onTable(), card, selection.table()).hasAll(selection.table());
    }

    private void mark(CardSprite sprite, boolean chosen, boolean hint, boolean possible) {
        mark(sprite, chosen, hint, possible ? POSSIBLE : 0);
        sprite.ringed(focused(sprite));
    }

    @Override
    protected ProposedMove<CassinoMove> find() {
        if (!active()) {
            return new ProposedMove<>(
                    Optional.empty(), Phrase.of("cassino.table.wait"), Optional.empty());
        }
        Optional<CassinoMove> move = selection.move();
        if (move.isEmpty()) {
            String what = selection.table().isEmpty() ? "pick" : "pickTaker";
            return new ProposedMove<>(
                    move,
                    Phrase.of("cassino.table." + what, selection.table().size()),
                    Optional.empty());
        }
        Optional<Refusal> refusal = position.refusal(move.get());
        if (selection.undecided()) {
            Phrase choose =
                    Phrase.of(
                            "cassino.table.choose", move.get().card(), move.get().taken().first());
            return refusal.isPresent()
                    ? new ProposedMove<>(move, choose, Optional.of(choose))
                    : new ProposedMove<>(move, label(move.get(), true), Optional.empty());
        }
        return new ProposedMove<>(
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
        return rules.sweep(position.view(), move) == CassinoEvent.Sweep.COUNTS;
    }
}
