package parlour.app.fastest;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import parlour.Games;
import parlour.app.App;
import parlour.app.cards.Box;
import parlour.app.cards.CardInput;
import parlour.app.cards.CardKeys;
import parlour.app.cards.CardLayer;
import parlour.app.cards.CardSprite;
import parlour.app.cards.Celebration;
import parlour.app.cards.Felt;
import parlour.app.cards.Flights;
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
public final class FastestTable implements GameTable<FastestView, FastestMove, FastestEvent> {
    /** With reduced motion cards fade, which needs less time than to fly. */
    private static final float CALM = 2;

    private final App app;
    private final Match<FastestState, FastestMove, FastestView, FastestEvent> match;
    private final Setup setup;
    private final GameTable.Listener<FastestMove> listener;
    private final Zones zones;
    private final Standing standing;
    private final Flights flights = new Flights();
    private final Homes homes;
    private final Chooser chooser;
    private final CardInput input;
    private final CardKeys keys;
    private final Surroundings surroundings;
    private final CardLayer cards;
    private final Bubbles bubbles;
    private final Celebration celebration;
    private final Choreography choreography;
    private final Felt felt;
    private final Group above = new Group();
    private Eyes eyes;
    private int viewer;
    private float speed = 1;

    public FastestTable(
            App app,
            Match<FastestState, FastestMove, FastestView, FastestEvent> match,
            Setup setup,
            GameTable.Listener<FastestMove> listener) {
        this.app = app;
        this.match = match;
        this.setup = setup;
        this.listener = listener;
        FastestOptions options =
                Games.FASTEST
                        .rules(match.rules().seats(), match.rules().options())
                        .fastestOptions();
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
        felt = new Felt(new Cover());
        felt.addActor(surroundings);
        felt.addListener(input);
        above.setTransform(false);
        above.addActor(cards);
        above.addActor(bubbles);
        above.addActor(celebration);
        viewer = first(setup.persons(), 0);
        eyes = setup.personCount() == 1 ? setup.persons() : Eyes.NONE;
        felt.place();
        standing.begin(scores());
        zones.all().forEach(CardSprite::settle);
    }

    private static int first(Eyes eyes, int otherwise) {
        int seat = Integer.numberOfTrailingZeros(eyes.seats());
        return seat == Integer.SIZE ? otherwise : seat;
    }

    private String words(Phrase phrase) {
        return app.texts().say(phrase, seat -> Markup.plain(setup.name(seat)));
    }

    Zones zones() {
        return zones;
    }

    Standing standing() {
        return standing;
    }

    TableLayout layout() {
        return homes.layout();
    }

    @Override
    public Group actor() {
        return felt;
    }

    @Override
    public Actor above() {
        return above;
    }

    @Override
    public void show(FastestView view) {
        flights.finish();
        celebration.stop();
        input.drop();
        eyes = view.eyes();
        viewer = bottom(view);
        zones.show(view);
        standing.show(view);
        felt.place();
        chooser.cardsMoved();
        for (CardSprite sprite : zones.all()) {
            plain(sprite);
            sprite.settle();
        }
    }

    /** A person sits at the bottom; behind the curtain nobody moves round the table. */
    private int bottom(FastestView view) {
        Eyes persons = new Eyes(eyes.seats() & setup.persons().seats());
        if (persons.include(view.turn())) {
            return view.turn();
        }
        return eyes.include(viewer) ? viewer : first(persons, first(eyes, viewer));
    }

    /** Only cards of the own hand are marked. */
    private void plain(CardSprite sprite) {
        if (!zones.hands.get(viewer).contains(sprite)) {
            sprite.light(Color.WHITE, 0, false);
            sprite.outlined(false);
            sprite.ringed(false);
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
    public void happened(FastestEvent event) {
        input.drop();
        match.rules().seen(event, eyes).ifPresent(seen -> choreography.happened(seen, scores()));
        chooser.cardsMoved();
        zones.all().forEach(this::plain);
    }

    private List<Integer> scores() {
        return match.rules().view(match.state(), Eyes.NONE).scores().list();
    }

    @Override
    public boolean moving() {
        return flights.moving();
    }

    @Override
    public void hurry() {
        flights.finish();
        celebration.stop();
        zones.all().forEach(CardSprite::settle);
    }

    @Override
    public void ask(boolean asked) {
        if (asked && match.turn() != viewer && eyes.include(match.turn()) && !moving()) {
            sitAt(match.turn());
        }
        chooser.ask(asked);
    }

    /** Hands lie open, so the table is turned to whoever is to move. */
    private void sitAt(int seat) {
        viewer = seat;
        felt.place();
        chooser.cardsMoved();
        zones.all().forEach(this::plain);
    }

    @Override
    public Choice<FastestMove> choice() {
        return chooser.choice();
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
    public boolean picked() {
        return chooser.picked();
    }

    @Override
    public void refused() {
        chooser.refused();
    }

    @Override
    public void clear() {
        chooser.clear();
    }

    @Override
    public void suggest(FastestMove move) {
        chooser.suggest(move);
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
    public void speed(float times) {
        speed = times;
    }

    private final class Cover implements Felt.Cover {
        @Override
        public void dress() {
            surroundings.dress();
            cards.dress(app.cards(), app.look().color("turn"), app.look().color("focus"));
            bubbles.dress();
            celebration.dress(cards.sparks());
            chooser.dress();
            // Another deck may need more room to be read.
            felt.place();
        }

        @Override
        public void place(float width, float height) {
            TableLayout layout = TableLayout.of(standing.left.length, viewer, width, height);
            homes.layout(layout, viewer, app.settings().largeIndex());
            surroundings.layout(layout);
            bubbles.layout(layout, viewer);
            cards.grounds(List.of(homes.pile()));
            celebration.place(layout.felt());
            homes.update();
        }

        @Override
        public void hurry() {
            FastestTable.this.hurry();
        }

        @Override
        public void placed() {
            chooser.cardsMoved();
        }

        @Override
        public List<CardSprite> cards() {
            return zones.all();
        }

        @Override
        public Box deck() {
            return homes.layout().deck();
        }

        @Override
        public void pass(float seconds) {
            boolean calm = app.settings().reducedMotion();
            float paced = seconds * speed * (calm ? CALM : 1);
            input.advance(seconds);
            choreography.advance(seconds);
            cards.glides(!calm);
            flights.advance(paced);
            celebration.advance(paced);
            if (!flights.moving()) {
                standing.turn(match.turn());
            }
        }
    }
}
