package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.utils.UIUtils;

import parlour.app.App;
import parlour.app.cards.Arrow;
import parlour.app.cards.CardChoosing;
import parlour.app.cards.CardSprite;
import parlour.app.look.Sounds.Cue;
import parlour.app.play.Choice;
import parlour.app.play.GameTable;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Refusal;
import parlour.fastest.FastestCard;
import parlour.fastest.FastestEvent;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestMoves;
import parlour.fastest.FastestPhrases;
import parlour.fastest.FastestState;
import parlour.fastest.FastestView;
import parlour.fastest.Hand;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A person choosing a move: what is picked, what it would do, and how the cards show it. */
final class Chooser extends CardChoosing<FastestState, FastestMove, FastestView, FastestEvent> {
    private static final float USABLE = 0.6f;

    private final FastestMoves moves;
    private final Zones zones;
    private final Homes homes;
    private Hand picked = Hand.EMPTY;

    /** What was picked before the last click: a double click plays that. */
    private Hand before = Hand.EMPTY;

    private Optional<FastestMove> hint = Optional.empty();
    private Optional<CardSprite> hovered = Optional.empty();
    private Meaning meaning = Meaning.NONE;
    private int meant = -1;
    private Optional<Choice<FastestMove>> passing = Optional.empty();

    Chooser(
            App app,
            Match<FastestState, FastestMove, FastestView, FastestEvent> match,
            FastestMoves moves,
            Zones zones,
            Homes homes,
            GameTable.Listener<FastestMove> listener) {
        super(app, match, listener);
        this.moves = moves;
        this.zones = zones;
        this.homes = homes;
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
        return List.of();
    }

    /** One card of each rank, or every card where suits count. */
    @Override
    public List<CardSprite> stops() {
        List<CardSprite> stops = new ArrayList<>();
        for (CardSprite sprite : hand()) {
            boolean another =
                    stops.isEmpty()
                            || meaning().suits()
                            || card(sprite).level() != card(stops.get(stops.size() - 1)).level();
            if (another) {
                stops.add(sprite);
            }
        }
        return stops;
    }

    /** To the left and right from rank to rank, however the cards overlap. */
    @Override
    public Optional<CardSprite> next(CardSprite from, Arrow arrow) {
        if (arrow == Arrow.UP || arrow == Arrow.DOWN) {
            return super.next(from, arrow);
        }
        List<CardSprite> stops = stops();
        int place = stops.indexOf(from) + (arrow == Arrow.LEFT ? -1 : 1);
        return place < 0 || place >= stops.size()
                ? Optional.empty()
                : Optional.of(stops.get(place));
    }

    private static FastestCard card(CardSprite sprite) {
        return Faces.card(sprite.face().orElseThrow());
    }

    /** What the position allows; found once a position. */
    private Meaning meaning() {
        if (!active()) {
            return Meaning.NONE;
        }
        if (meant != match.revision()) {
            meant = match.revision();
            FastestView view = match.rules().view(match.state(), Eyes.of(homes.viewer()));
            meaning =
                    new Meaning(
                            view.hands().get(homes.viewer()),
                            view.toBeat(),
                            match.rules().moves(match.state()),
                            view.suits());
        }
        return meaning;
    }

    /** Shift or control picks single cards, which builds any play one by one. */
    @Override
    public void click(CardSprite sprite) {
        before = picked;
        FastestCard card = card(sprite);
        boolean single = UIUtils.shift() || UIUtils.ctrl();
        pick(single ? Meaning.toggled(card, picked) : meaning().clicked(card, picked));
        app.sounds().play(Cue.CLICK);
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
                focus().map(Chooser::card).or(() -> picked.stream().findFirst());
        card.ifPresent(one -> pick(meaning().number(one, number)));
    }

    private void pick(Hand cards) {
        picked = cards;
        hint = Optional.empty();
        changed();
    }

    @Override
    public boolean pick(CardSprite sprite) {
        if (Faces.in(picked, sprite)) {
            return false;
        }
        Hand meant = meaning().clicked(card(sprite), Hand.EMPTY);
        pick(meant.has(card(sprite)) ? meant : Hand.EMPTY.with(card(sprite)));
        return true;
    }

    @Override
    public List<CardSprite> along(CardSprite sprite) {
        return chosen();
    }

    private List<CardSprite> chosen() {
        return hand().stream().filter(card -> Faces.in(picked, card)).toList();
    }

    /** Dropped anywhere above the hand, cards are played. */
    @Override
    public void dropped(
            CardSprite sprite, Optional<CardSprite> onto, float x, float y, boolean fresh) {
        if (y > homes.layout().hand().top()) {
            play();
        } else if (fresh) {
            clear();
        }
    }

    /** Passes, or hears why not. */
    void pass() {
        listener.play(FastestMove.PASS);
    }

    /** The picked cards say no. */
    @Override
    public void refused() {
        chosen().forEach(CardSprite::shake);
    }

    @Override
    protected void forget() {
        picked = Hand.EMPTY;
        hint = Optional.empty();
    }

    @Override
    public boolean picked() {
        return !picked.isEmpty();
    }

    @Override
    public void suggest(FastestMove move) {
        picked = Hand.EMPTY;
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
        Hand held = Faces.known(hand());
        picked = picked.and(held);
        hint = hint.filter(move -> held.hasAll(held.taken(move)));
        hovered = hovered.filter(hand()::contains);
    }

    @Override
    protected void changed() {
        passing = Optional.empty();
        super.changed();
    }

    /** Lights the cards: picked ones, and those that can be played. */
    @Override
    protected void show() {
        Hand hinted = hint.map(move -> meaning().hand().taken(move)).orElse(Hand.EMPTY);
        boolean choosy = active() && meaning().last().isPresent();
        Hand usable = choosy ? meaning().usable() : Hand.EMPTY;
        for (CardSprite sprite : own()) {
            boolean chosen = Faces.in(picked, sprite);
            boolean suggested = Faces.in(hinted, sprite);
            boolean useful = Faces.in(usable, sprite);
            mark(sprite, chosen, suggested, useful ? USABLE : 0);
            sprite.ringed(focused(sprite));
            sprite.dim(choosy && !useful && !chosen);
        }
        homes.lift(picked.or(hinted));
        homes.hover(focus().isPresent() ? focus() : hovered);
        homes.update();
    }

    @Override
    protected Choice<FastestMove> find() {
        if (!active()) {
            return nothing(Phrase.of("fastest.table.wait"));
        }
        if (picked.isEmpty()) {
            Optional<FastestMove> last = meaning().last();
            if (meaning().onlyPass()) {
                return new Choice<>(
                        Optional.of(FastestMove.PASS),
                        Phrase.of("fastest.table.mustPass"),
                        Optional.empty());
            }
            return nothing(
                    last.isEmpty()
                            ? Phrase.of("fastest.table.pickFree")
                            : Phrase.of("fastest.table.pick", FastestPhrases.play(last.get())));
        }
        Optional<FastestMove> move = moves.play(picked);
        if (move.isEmpty()) {
            Phrase problem = Phrase.of("fastest.table.noPlay");
            return new Choice<>(move, Phrase.of("fastest.table.pickOther"), Optional.of(problem));
        }
        Optional<Refusal> refusal = match.rules().refusal(match.state(), move.get());
        return new Choice<>(
                move,
                Phrase.of("fastest.table.play", FastestPhrases.play(move.get())),
                refusal.map(Refusal::phrase));
    }

    private static Choice<FastestMove> nothing(Phrase label) {
        return new Choice<>(Optional.empty(), label, Optional.empty());
    }

    /** Passing is always beside playing, where it is allowed. */
    Optional<Choice<FastestMove>> instead() {
        if (!active()) {
            return Optional.empty();
        }
        if (passing.isEmpty()) {
            Optional<Refusal> refusal = match.rules().refusal(match.state(), FastestMove.PASS);
            passing =
                    Optional.of(
                            new Choice<>(
                                    Optional.of(FastestMove.PASS),
                                    Phrase.of("fastest.table.pass"),
                                    refusal.map(Refusal::phrase)));
        }
        return passing;
    }
}
