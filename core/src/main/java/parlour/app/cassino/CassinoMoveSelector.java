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
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lets a person select a Cassino move: keeps the selection, works out what it would do, and
 * highlights the cards.
 */
final class CassinoMoveSelector extends CardMoveSelector<CassinoState, CassinoMove, CassinoView>
        implements CassinoChoiceBar.Listener {
    private static final float POSSIBLE = 0.85f;

    private final CassinoProposals proposals;
    private final CassinoZones zones;
    private final CassinoHomes homes;
    private final CassinoSelection selection;
    private final CassinoChoices choices;
    private final CassinoChoiceBar choiceBar;
    private Optional<CassinoMove> previewed = Optional.empty();
    private Optional<CassinoDrop> drop = Optional.empty();

    CassinoMoveSelector(
            Ui ui,
            VisiblePosition<CassinoState, CassinoMove, CassinoView> position,
            CassinoZones zones,
            CassinoHomes homes,
            CassinoSelection selection,
            CassinoChoiceBar choiceBar,
            GameTable.Listener<CassinoMove> listener) {
        super(ui, position, listener, homes::viewer, zones.hands);
        CassinoRules rules =
                Games.CASSINO.rules(position.rules().seats(), position.rules().options());
        proposals = new CassinoProposals(rules, position);
        this.zones = zones;
        this.homes = homes;
        this.selection = selection;
        this.choiceBar = choiceBar;
        choices = new CassinoChoices(CassinoOptions.of(rules.options()).misere());
        choiceBar.listen(this);
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

    /** A card of the hand, and what it can take with the cards selected so far, those included. */
    @Override
    public List<CardSprite> tabStops() {
        Optional<CardSprite> own =
                focus().filter(hand()::contains)
                        .or(this::chosen)
                        .or(() -> hand().stream().findFirst());
        if (own.isEmpty()) {
            return List.of();
        }
        // They lie in this order, row by row.
        List<CardSprite> open = table();
        CardSet takeable = own.get().card().map(this::takeable).orElse(CardSet.EMPTY);
        List<CardSprite> stops = new ArrayList<>(open);
        stops.removeIf(sprite -> !takeable.has(sprite.card().orElseThrow()) && !focused(sprite));
        if (stops.isEmpty()) {
            open.stream().findFirst().ifPresent(stops::add);
        }
        stops.add(0, own.get());
        return stops;
    }

    private CardSet takeable(Card card) {
        return Takeable.of(onTable(), card, selection.table()).or(selection.table());
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
                                takeTheOnly();
                            }
                            ui.sounds().play(Cue.CLICK);
                            changed();
                        });
    }

    /** Selects what the selected hand card takes, if there is no choice. */
    private void takeTheOnly() {
        if (selection.hand().isPresent() && selection.table().isEmpty()) {
            Card card = selection.hand().get();
            List<CardSet> captures = captures(card, CardSet.EMPTY);
            if (captures.size() == 1) {
                selection.pick(card, captures.get(0));
            }
        }
    }

    /** The captures to offer that include some table cards. */
    private List<CardSet> captures(Card card, CardSet wanted) {
        CardSet table = onTable();
        return choices.of(table, card, wanted, proposals.sweeps(CassinoMove.of(card, table)));
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
    public List<CardSprite> draggedWith(CardSprite sprite) {
        return List.of(sprite);
    }

    /**
     * Plays a hand card with the table cards that were clicked, or else with all that it takes;
     * asks where there is a choice.
     */
    @Override
    public void doubleClick(CardSprite sprite) {
        if (sprite.card().isEmpty()) {
            return;
        }
        Card card = sprite.card().get();
        selection.pickHand(card);
        if (selection.clicked().isEmpty()) {
            List<CardSet> captures = captures(card, CardSet.EMPTY);
            if (captures.size() > 1) {
                selection.ponder(card);
                changed();
                return;
            }
            selection.pick(card, captures.isEmpty() ? CardSet.EMPTY : captures.get(0));
        }
        changed();
        play();
    }

    @Override
    public void choose(CassinoMove move) {
        boolean again = selection.whole() && selection.move().equals(Optional.of(move));
        selection.pick(move.card(), move.taken());
        changed();
        if (again) {
            play();
        }
    }

    @Override
    public void preview(Optional<CassinoMove> move) {
        previewed = move;
        show();
        ui.frameScheduler().next();
    }

    @Override
    public void dragging(CardSprite sprite, Optional<CardSprite> onto, float x, float y) {
        Optional<CassinoDrop> now = sprite.card().map(card -> drop(card, onto, x, y));
        if (!drop.equals(now)) {
            drop = now;
            changed();
        }
    }

    @Override
    public void dragEnded() {
        drop = Optional.empty();
        changed();
    }

    /** What dropping a hand card here would do. */
    private CassinoDrop drop(Card card, Optional<CardSprite> onto, float x, float y) {
        Optional<Card> under = onto.flatMap(CardSprite::card);
        if (under.isEmpty()) {
            // A hand card dropped on the empty felt is placed, whatever is selected.
            return homes.layout().felt().has(x, y)
                    ? CassinoDrop.play(new CassinoMove.Place(card))
                    : CassinoDrop.back(card);
        }
        return CassinoDrop.onto(selection, onTable(), card, under.get());
    }

    @Override
    public void dropped(
            CardSprite sprite, Optional<CardSprite> onto, float x, float y, boolean fresh) {
        if (sprite.card().isEmpty()) {
            return;
        }
        Card card = sprite.card().get();
        CassinoDrop dropped = drop(card, onto, x, y);
        if (dropped.move().isPresent()) {
            selection.pick(card, dropped.move().get().taken());
            changed();
            play();
        } else if (dropped.among().isPresent()) {
            selection.ponder(card, dropped.among().get());
            changed();
        } else if (fresh) {
            selection.toggleHand(card);
            changed();
        }
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
        if (previewed.isPresent()) {
            possible = previewed.get().taken();
        } else if (selection.hand().isPresent()) {
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
        offer();
    }

    /** Offers what the selected hand card can do, if it can take anything. */
    private void offer() {
        List<CassinoChoiceBar.Choice> offered = new ArrayList<>();
        if (active() && drop.isEmpty() && selection.hand().isPresent()) {
            Card card = selection.hand().get();
            for (CardSet taken : captures(card, selection.clicked())) {
                CassinoMove capture = CassinoMove.of(card, taken);
                offered.add(CassinoChoices.choice(capture, proposals.sweeps(capture)));
            }
            CassinoMove place = new CassinoMove.Place(card);
            if (!offered.isEmpty() && position.refusal(place).isEmpty()) {
                offered.add(CassinoChoices.choice(place, false));
            }
        }
        if (offered.isEmpty()) {
            previewed = Optional.empty();
        }
        boolean decided = selection.whole() || !selection.table().isEmpty();
        choiceBar.show(offered, decided ? selection.move() : Optional.empty());
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
        if (drop.isPresent()) {
            return proposals.afterDrop(drop.get());
        }
        boolean takes =
                selection.hand().isPresent()
                        && !captures(selection.hand().get(), CardSet.EMPTY).isEmpty();
        return proposals.of(selection, takes);
    }
}
