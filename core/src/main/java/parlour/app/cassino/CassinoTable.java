package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

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
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.List;
import java.util.OptionalInt;

/** The table of Nordic Cassino: ties zones, flights, badges and input together. */
public final class CassinoTable implements GameTable<CassinoView, CassinoMove, CassinoEvent> {
    /** With reduced motion cards fade, which needs less time than to fly. */
    private static final float CALM = 2;

    private final App app;
    private final Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match;
    private final Zones zones;
    private final Selection selection = new Selection();
    private final Standing standing;
    private final Flights flights = new Flights();
    private final Homes homes;
    private final Chooser chooser;
    private final CardInput input;
    private final CardKeys keys;
    private final Surroundings surroundings;
    private final CardLayer cards;
    private final Celebration celebration;
    private final Choreography choreography;
    private final Felt felt;
    private final Group above = new Group();
    private Eyes eyes = Eyes.NONE;
    private int viewer;
    private float speed = 1;

    public CassinoTable(
            App app,
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match,
            Setup setup,
            GameTable.Listener<CassinoMove> listener) {
        this.app = app;
        this.match = match;
        zones = new Zones(setup.sitters().size());
        standing = new Standing(setup);
        homes = new Homes(zones, selection);
        chooser = new Chooser(app, match, zones, homes, selection, listener);
        input = new CardInput(chooser);
        keys = new CardKeys(chooser);
        surroundings = new Surroundings(app, standing);
        cards = new CardLayer(zones.all());
        celebration = new Celebration(app, phrase -> app.texts().say(phrase));
        choreography = new Choreography(app, zones, homes, flights, standing, celebration);
        felt = new Felt(new Cover());
        felt.addActor(surroundings);
        felt.addListener(input);
        above.setTransform(false);
        above.addActor(cards);
        above.addActor(celebration);
        viewer = first(setup.persons()).orElse(0);
        eyes = setup.personCount() == 1 ? setup.persons() : Eyes.NONE;
        felt.place();
        standing.begin(
                match.rules().view(match.state(), Eyes.NONE).dealer(), zones.deck.size(), scores());
        zones.all().forEach(CardSprite::settle);
    }

    private static OptionalInt first(Eyes eyes) {
        int seat = Integer.numberOfTrailingZeros(eyes.seats());
        return seat == Integer.SIZE ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    Zones zones() {
        return zones;
    }

    Standing standing() {
        return standing;
    }

    Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match() {
        return match;
    }

    /** Whose hands are open here. */
    Eyes eyes() {
        return eyes;
    }

    Flights flights() {
        return flights;
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
    public void show(CassinoView view) {
        flights.finish();
        celebration.stop();
        input.drop();
        eyes = view.eyes();
        if (!eyes.include(viewer)) {
            // Behind the curtain nobody moves round the table.
            viewer = first(eyes).orElse(viewer);
        }
        zones.show(view);
        standing.show(view);
        felt.place();
        chooser.cardsMoved();
        settle();
    }

    private void settle() {
        for (CardSprite sprite : zones.all()) {
            if (!zones.table.contains(sprite) && !zones.hands.get(viewer).contains(sprite)) {
                sprite.light(Color.WHITE, 0, false);
                sprite.outlined(false);
                sprite.ringed(false);
            }
            sprite.settle();
        }
    }

    @Override
    public void happened(CassinoEvent event) {
        input.drop();
        match.rules().seen(event, eyes).ifPresent(seen -> choreography.happened(seen, scores()));
        chooser.cardsMoved();
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
        chooser.ask(asked);
    }

    @Override
    public Choice<CassinoMove> choice() {
        return chooser.choice();
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
    public void suggest(CassinoMove move) {
        chooser.suggest(move);
    }

    @Override
    public boolean key(int keycode) {
        return keys.key(keycode);
    }

    @Override
    public void speed(float times) {
        speed = times;
    }

    final class Cover implements Felt.Cover {
        CassinoTable table() {
            return CassinoTable.this;
        }

        @Override
        public void dress() {
            surroundings.dress();
            cards.dress(app.cards(), app.look().color("turn"), app.look().color("focus"));
            celebration.dress(cards.sparks());
            choreography.dress(app.look().color("turn"));
            chooser.dress();
        }

        @Override
        public void place(float width, float height) {
            TableLayout layout = TableLayout.of(standing.piles.length, viewer, width, height);
            homes.layout(layout, viewer);
            homes.tableChanged();
            surroundings.layout(layout);
            cards.grounds(layout.stacks());
            celebration.place(layout.felt());
            homes.update();
        }

        @Override
        public void hurry() {
            CassinoTable.this.hurry();
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
            return homes.layout().deck().pile();
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
