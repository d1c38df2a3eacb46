package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.utils.UIUtils;

import parlour.app.game.GameTable;
import parlour.app.game.ProposedMove;
import parlour.app.game.VisiblePosition;
import parlour.app.look.Sounds.Cue;
import parlour.app.tabletop.CardMoveSelector;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.Direction;
import parlour.app.widget.Ui;
import parlour.engine.Refusal;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lets a person select a move: keeps the selection, works out what it would do, and highlights the
 * cards.
 */
final class FastestMoveSelector extends CardMoveSelector<FastestState, FastestMove, FastestView> {
    private static final float USABLE = 0.6f;

    private static final Optional<ProposedMove<FastestMove>> PASSING =
            Optional.of(
                    new ProposedMove<>(
                            Optional.of(FastestMove.PASS),
                            Phrase.of("fastest.table.pass"),
                            Optional.empty()));

    private final FastestMoves moves;
    private final boolean straights;
    private final FastestZones zones;
    private final FastestHomes homes;
    private Hand picked = Hand.EMPTY;

    /** The selection before the last click: a double click plays that. */
    private Hand before = Hand.EMPTY;

    private Optional<FastestMove> hint = Optional.empty();
    private Optional<CardSprite> hovered = Optional.empty();
    private ClickMeaning clickMeaning = ClickMeaning.NONE;
    private int meant = -1;

    FastestMoveSelector(
            Ui ui,
            VisiblePosition<FastestState, FastestMove, FastestView> position,
            FastestOptions options,
            FastestZones zones,
            FastestHomes homes,
            GameTable.Listener<FastestMove> listener) {
        super(ui, position, listener, homes::viewer, zones.hands);
        moves = new FastestMoves(options);
        straights = options.straights();
        this.zones = zones;
        this.homes = homes;
    }

    @Override
    public List<CardSprite> table() {
        return List.of();
    }

    /** One card of each rank, or every card if suits count. */
    @Override
    public List<CardSprite> stops() {
        List<CardSprite> stops = new ArrayList<>();
        for (CardSprite sprite : hand()) {
            boolean another =
                    stops.isEmpty()
                            || clickMeaning().suits()
                            || card(sprite).level() != card(stops.get(stops.size() - 1)).level();
            if (another) {
                stops.add(sprite);
            }
        }
        return stops;
    }

    @Override
    public Optional<CardSprite> chosen() {
        return stops().stream().filter(sprite -> FastestFaces.in(picked, sprite)).findFirst();
    }

    /** Ranks that can be played now. */
    @Override
    public List<CardSprite> tabStops() {
        Hand usable = clickMeaning().usable();
        List<CardSprite> stops =
                stops().stream().filter(sprite -> FastestFaces.in(usable, sprite)).toList();
        return stops.isEmpty() ? stops() : stops;
    }

    /** Left and right move from rank to rank, however the cards overlap. */
    @Override
    public Optional<CardSprite> next(CardSprite from, Direction direction) {
        if (direction == Direction.UP || direction == Direction.DOWN) {
            return super.next(from, direction);
        }
        List<CardSprite> stops = stops();
        int place = stops.indexOf(from) + (direction == Direction.LEFT ? -1 : 1);
        return place < 0 || place >= stops.size()
                ? Optional.empty()
                : Optional.of(stops.get(place));
    }

    private static FastestCard card(CardSprite sprite) {
        return FastestFaces.card(sprite.face().orElseThrow());
    }

    /** What clicks mean in this position; computed once per position. */
    private ClickMeaning clickMeaning() {
        if (!active()) {
            return ClickMeaning.NONE;
        }
        if (meant != position.revision()) {
            meant = position.revision();
            FastestView view = position.view();
            clickMeaning =
                    new ClickMeaning(
                            view.hands().get(homes.viewer()),
                            view.toBeat(),
                            position.moves(),
                            view.suits());
        }
        return clickMeaning;
    }

    /**
     * With Shift or Control, a click toggles a single card, so that any play can be built card by
     * card.
     */
    @Override
    public void click(CardSprite sprite) {
        before = picked;
        FastestCard card = card(sprite);
        boolean single = UIUtils.shift() || UIUtils.ctrl();
        pick(single ? ClickMeaning.toggled(card, picked) : clickMeaning().clicked(card, picked));
        ui.sounds().play(Cue.CLICK);
    }

    @Override
    public void doubleClick(CardSprite sprite) {
        if (before.has(card(sprite))) {
            pick(before);
        }
        play();
    }

    @Override
    public void number(int number) {
        Optional<FastestCard> card =
                focus().map(FastestMoveSelector::card).or(() -> picked.stream().findFirst());
        card.ifPresent(one -> pick(clickMeaning().number(one, number)));
    }

    private void pick(Hand cards) {
        picked = cards;
        hint = Optional.empty();
        changed();
    }

    @Override
    public boolean pick(CardSprite sprite) {
        if (FastestFaces.in(picked, sprite)) {
            return false;
        }
        Hand meant = clickMeaning().clicked(card(sprite), Hand.EMPTY);
        pick(meant.has(card(sprite)) ? meant : Hand.EMPTY.with(card(sprite)));
        return true;
    }

    @Override
    public List<CardSprite> draggedWith(CardSprite sprite) {
        return allChosen();
    }

    private List<CardSprite> allChosen() {
        return hand().stream().filter(card -> FastestFaces.in(picked, card)).toList();
    }

    /** Cards dropped anywhere above the hand are played. */
    @Override
    public void dropped(
            CardSprite sprite, Optional<CardSprite> onto, float x, float y, boolean fresh) {
        if (y > homes.layout().hand().top()) {
            play();
        } else if (fresh) {
            clear();
        }
    }

    /** Passes, or shows why that is not allowed. */
    void pass() {
        listener.play(FastestMove.PASS);
    }

    /** Shakes the selected cards. */
    @Override
    public void refused() {
        allChosen().forEach(CardSprite::shake);
    }

    @Override
    protected void forget() {
        picked = Hand.EMPTY;
        hint = Optional.empty();
    }

    @Override
    public boolean picked() {
        return !picked.isEmpty() || suggestsPass();
    }

    /** A suggested pass is selected, too, though it has no cards. */
    private boolean suggestsPass() {
        return hint.equals(Optional.of(FastestMove.PASS));
    }

    @Override
    public void suggest(FastestMove move) {
        picked = clickMeaning().hand().taken(move);
        hint = Optional.of(move);
        changed();
    }

    @Override
    public void hover(Optional<CardSprite> sprite) {
        if (!hovered.equals(sprite)) {
            hovered = sprite;
            show();
        }
    }

    @Override
    protected void forgetGone() {
        Hand held = FastestFaces.known(hand());
        picked = picked.and(held);
        hint = hint.filter(move -> held.hasAll(held.taken(move)));
        hovered = hovered.filter(hand()::contains);
    }

    /** Highlights the selected cards and those that can be played. */
    @Override
    protected void show() {
        Hand hinted = hint.map(move -> clickMeaning().hand().taken(move)).orElse(Hand.EMPTY);
        boolean choosy = active() && clickMeaning().last().isPresent();
        Hand usable = choosy ? clickMeaning().usable() : Hand.EMPTY;
        for (CardSprite sprite : own()) {
            boolean chosen = FastestFaces.in(picked, sprite);
            boolean suggested = FastestFaces.in(hinted, sprite);
            boolean useful = FastestFaces.in(usable, sprite);
            mark(sprite, chosen, suggested, useful ? USABLE : 0);
            sprite.ringed(focused(sprite));
            sprite.dim(choosy && !useful && !chosen);
        }
        homes.lift(picked.or(hinted));
        homes.hover(focus().isPresent() ? focus() : hovered);
        homes.update();
    }

    @Override
    protected ProposedMove<FastestMove> find() {
        if (!active()) {
            return nothing(Phrase.of("fastest.table.wait"));
        }
        if (picked.isEmpty() && suggestsPass()) {
            return new ProposedMove<>(
                    Optional.of(FastestMove.PASS),
                    Phrase.of("fastest.table.pass"),
                    Optional.empty());
        }
        if (picked.isEmpty()) {
            Optional<FastestMove> last = clickMeaning().last();
            if (onlyPass()) {
                return new ProposedMove<>(
                        Optional.of(FastestMove.PASS),
                        Phrase.of("fastest.table.mustPass"),
                        Optional.empty());
            }
            if (last.isPresent()) {
                return nothing(Phrase.of("fastest.table.pick", FastestPhrases.play(last.get())));
            }
            return nothing(Phrase.of(straights ? "fastest.table.leadRuns" : "fastest.table.lead"));
        }
        Optional<FastestMove> move = moves.play(picked);
        if (move.isEmpty()) {
            Phrase problem = Phrase.of("fastest.table.noPlay");
            return new ProposedMove<>(
                    move, Phrase.of("fastest.table.pickOther"), Optional.of(problem));
        }
        Optional<Refusal> refusal = position.refusal(move.get());
        return new ProposedMove<>(
                move,
                Phrase.of("fastest.table.play", FastestPhrases.play(move.get())),
                refusal.map(Refusal::phrase));
    }

    private static ProposedMove<FastestMove> nothing(Phrase label) {
        return new ProposedMove<>(Optional.empty(), label, Optional.empty());
    }

    /** Whether nothing is picked and nothing in the hand is higher. */
    boolean onlyPass() {
        return picked.isEmpty() && clickMeaning().onlyPass();
    }

    /**
     * Passing is offered beside playing where it is allowed; when nothing else is, it is the main
     * choice.
     */
    Optional<ProposedMove<FastestMove>> instead() {
        return active() && clickMeaning().last().isPresent() && !onlyPass()
                ? PASSING
                : Optional.empty();
    }
}
