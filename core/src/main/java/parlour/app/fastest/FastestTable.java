package parlour.app.fastest;

import com.badlogic.gdx.Input.Keys;

import parlour.Games;
import parlour.app.App;
import parlour.app.cards.Box;
import parlour.app.cards.CardInput;
import parlour.app.cards.CardKeys;
import parlour.app.cards.CardLayer;
import parlour.app.cards.CardSprite;
import parlour.app.cards.Celebration;
import parlour.app.cards.Pointer;
import parlour.app.cards.SpriteTable;
import parlour.app.play.Choice;
import parlour.app.play.GameTable;
import parlour.app.play.Setup;
import parlour.app.widget.Markup;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.fastest.FastestEvent;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestMoves;
import parlour.fastest.FastestOptions;
import parlour.fastest.FastestState;
import parlour.fastest.FastestView;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** The table of See Who's Fastest: ties zones, flights, badges and input together. */
public final class FastestTable
        extends SpriteTable<FastestState, FastestMove, FastestView, FastestEvent> {
    private final GameTable.Listener<FastestMove> listener;
    private final Zones zones;
    private final Standing standing;
    private final Homes homes;
    private final Chooser chooser;
    private final CardInput input;
    private final CardKeys keys;
    private final Surroundings surroundings;
    private final CardLayer cards;
    private final Bubbles bubbles;
    private final Celebration celebration;
    private final Choreography choreography;

    public FastestTable(
            App app,
            Match<FastestState, FastestMove, FastestView, FastestEvent> match,
            Setup setup,
            GameTable.Listener<FastestMove> listener) {
        super(app, match, setup);
        this.listener = listener;
        FastestOptions options =
                Games.FASTEST.rules(match.rules().seats(), match.rules().options()).options();
        zones = new Zones(setup.sitters().size());
        standing = new Standing(setup);
        homes = new Homes(zones);
        chooser = new Chooser(app, match, new FastestMoves(options), zones, homes, listener);
        input = new CardInput(chooser);
        keys = new CardKeys(chooser);
        surroundings = new Surroundings(app, standing, options.games() > 1, this::words);
        cards = new CardLayer(zones.all());
        bubbles = new Bubbles(app, standing);
        celebration = new Celebration(app, this::words).overCards();
        choreography = new Choreography(app, zones, homes, flights, standing, celebration);
        lay(List.of(surroundings), List.of(cards, bubbles, celebration));
        standing.begin(scores());
        settle();
    }

    private String words(Phrase phrase) {
        return app.texts().say(phrase, seat -> Markup.plain(setup.name(seat)));
    }

    Zones zones() {
        return zones;
    }

    @Override
    protected Chooser chooser() {
        return chooser;
    }

    @Override
    protected Pointer pointer() {
        return input;
    }

    @Override
    protected CardLayer layer() {
        return cards;
    }

    @Override
    protected Choreography choreography() {
        return choreography;
    }

    @Override
    protected Standing standing() {
        return standing;
    }

    TableLayout layout() {
        return homes.layout();
    }

    @Override
    public void show(FastestView view) {
        hurry();
        input.drop();
        zones.show(view);
        standing.show(view);
        look(view.eyes(), bottom(view));
        settle();
    }

    /** A person sits at the bottom; behind the curtain nobody moves round the table. */
    private int bottom(FastestView view) {
        Eyes persons = openPersons(view.eyes());
        if (persons.include(view.turn())) {
            return view.turn();
        }
        return view.eyes().include(viewer())
                ? viewer()
                : first(persons).orElse(first(view.eyes()).orElse(viewer()));
    }

    /** Only cards of the own hand are marked. */
    private void plain(CardSprite sprite) {
        if (!zones.hands.get(viewer()).contains(sprite)) {
            sprite.unmark();
            sprite.dim(beaten(sprite));
        }
    }

    private boolean beaten(CardSprite sprite) {
        for (int i = 0; i < zones.trick.size() - 1; i++) {
            if (zones.trick.get(i).cards().contains(sprite)) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected void move(FastestEvent seen) {
        choreography.happened(seen, scores());
    }

    private List<Integer> scores() {
        return match().rules().view(match().state(), Eyes.NONE).scores().list();
    }

    @Override
    public void hurry() {
        super.hurry();
        celebration.stop();
    }

    @Override
    protected void celebrate(float seconds) {
        celebration.advance(seconds);
    }

    /** Where hands lie open, the table is turned to whoever is to move. */
    @Override
    public void ask(boolean asked) {
        int turn = match().turn();
        if (asked && turn != viewer() && eyes().include(turn) && !moving()) {
            look(eyes(), turn);
        }
        super.ask(asked);
    }

    @Override
    public Optional<Choice<FastestMove>> instead() {
        return chooser.instead();
    }

    /** Over the lower half of the trick, where no rank is hidden. */
    @Override
    public float noteTop() {
        return 0.52f;
    }

    @Override
    public boolean key(int keycode) {
        if (keycode == Keys.O) {
            listener.explain(FastestHelp.ORDER);
            return true;
        }
        if (keycode == Keys.P && chooser.active()) {
            chooser.pass();
            return true;
        }
        return keys.key(keycode);
    }

    @Override
    public void dress() {
        surroundings.dress();
        cards.dress(app.cards(), app.look().color("turn"), app.look().color("focus"));
        bubbles.dress();
        celebration.dress(cards.sparks());
        chooser.dress();
        felt.place();
    }

    @Override
    public float tallestCard() {
        return 0.25f;
    }

    @Override
    public void deckChanged() {
        felt.place();
    }

    @Override
    public void place(float width, float height) {
        TableLayout layout = TableLayout.of(standing.left.length, viewer(), width, height);
        homes.layout(layout, viewer(), app.cards().deck().largeIndex());
        surroundings.layout(layout);
        bubbles.layout(layout, viewer());
        cards.grounds(List.of(homes.pile()));
        celebration.place(layout.felt());
        homes.update();
    }

    @Override
    public void placed() {
        chooser.cardsMoved();
        zones.all().forEach(this::plain);
    }

    @Override
    public Box deck() {
        return homes.layout().deck();
    }
}
