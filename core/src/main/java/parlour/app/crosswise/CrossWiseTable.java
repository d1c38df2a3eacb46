package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import parlour.app.App;
import parlour.app.cards.Box;
import parlour.app.cards.Felt;
import parlour.app.cards.Flights;
import parlour.app.play.Choice;
import parlour.app.play.GameTable;
import parlour.app.play.Setup;
import parlour.crosswise.CrossWiseEvent;
import parlour.crosswise.CrossWiseMove;
import parlour.crosswise.CrossWiseState;
import parlour.crosswise.CrossWiseView;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The table of CrossWise: ties zones, flights, board, badges and input together. */
public final class CrossWiseTable
        implements GameTable<CrossWiseView, CrossWiseMove, CrossWiseEvent> {
    /** With reduced motion tokens fade, which needs less time than to fly. */
    private static final float CALM = 2;

    private final App app;
    private final Match<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> match;
    private final Setup setup;
    private final Customs customs;
    private final TokenZones zones;
    private final Selection selection = new Selection();
    private final Standing standing;
    private final Flights flights = new Flights();
    private final TokenHomes homes;
    private final BoardLights lights;
    private final Chooser chooser;
    private final TokenInput input;
    private final TokenKeys keys;
    private final Surroundings surroundings;
    private final PointsPanel points;
    private final ActionsPanel actions;
    private final TokenLayer tokens;
    private final Finale finale;
    private final Choreography choreography;
    private final Felt felt;
    private final Group above = new Group();
    private Eyes eyes = Eyes.NONE;
    private int viewer;
    private float speed = 1;

    public CrossWiseTable(
            App app,
            Match<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> match,
            Setup setup,
            GameTable.Listener<CrossWiseMove> listener) {
        this.app = app;
        this.match = match;
        this.setup = setup;
        int seats = setup.sitters().size();
        customs = new Customs(app);
        zones = new TokenZones(seats);
        standing = new Standing(setup);
        homes = new TokenHomes(zones, selection);
        lights = new BoardLights(seats);
        chooser = new Chooser(app, match, zones, homes, selection, lights, listener);
        input = new TokenInput(chooser, selection, zones, homes);
        keys = new TokenKeys(chooser, selection, zones);
        surroundings = new Surroundings(app, standing, customs);
        points = new PointsPanel(app);
        actions = new ActionsPanel(app, standing);
        tokens = new TokenLayer(zones.all(), lights);
        finale = new Finale(app);
        choreography =
                new Choreography(
                        app, zones, homes, flights, standing, lights, customs, finale, selection);
        felt = new Felt(new Ground());
        felt.addActor(surroundings);
        felt.addActor(points);
        felt.addActor(actions);
        felt.addListener(input);
        above.setTransform(false);
        above.addActor(tokens);
        above.addActor(finale);
        viewer = first(setup.persons()).orElse(0);
        eyes = setup.personCount() == 1 ? setup.persons() : Eyes.NONE;
        felt.place();
        standing.begin();
        zones.all().forEach(TokenSprite::settle);
    }

    private OptionalInt first(Eyes seats) {
        return IntStream.range(0, setup.sitters().size()).filter(seats::include).findFirst();
    }

    TokenZones zones() {
        return zones;
    }

    Standing standing() {
        return standing;
    }

    Selection selection() {
        return selection;
    }

    BoardLights lights() {
        return lights;
    }

    BoardLayout layout() {
        return homes.layout();
    }

    ActionsPanel actions() {
        return actions;
    }

    /** What is written round the board. */
    Surroundings written() {
        return surroundings;
    }

    Finale finale() {
        return finale;
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
    public void show(CrossWiseView view) {
        flights.finish();
        finale.stop();
        lights.darken();
        input.drop();
        eyes = view.eyes();
        viewer = atBottom();
        zones.show(view);
        standing.show(view);
        felt.place();
        chooser.tokensMoved(eyes);
        settle();
    }

    /** A person whose hand is open; behind the curtain nobody moves round the table. */
    private int atBottom() {
        if (eyes.include(viewer) && setup.persons().include(viewer) || setup.personCount() == 0) {
            return viewer;
        }
        return IntStream.range(0, setup.sitters().size())
                .filter(seat -> eyes.include(seat) && setup.persons().include(seat))
                .findFirst()
                .orElse(viewer);
    }

    private void settle() {
        for (TokenSprite sprite : zones.pile) {
            sprite.light(Color.WHITE, 0, false);
            sprite.outlined(false);
            sprite.ringed(false);
        }
        zones.all().forEach(TokenSprite::settle);
    }

    @Override
    public void happened(CrossWiseEvent event) {
        input.drop();
        CrossWiseView now = match.rules().view(match.state(), eyes);
        match.rules().seen(event, eyes).ifPresent(seen -> choreography.happened(seen, now));
        chooser.tokensMoved(eyes);
    }

    @Override
    public boolean moving() {
        return flights.moving();
    }

    @Override
    public void hurry() {
        flights.finish();
        zones.all().forEach(TokenSprite::settle);
    }

    @Override
    public void ask(boolean asked) {
        chooser.ask(asked);
    }

    @Override
    public Choice<CrossWiseMove> choice() {
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
    public void back() {
        chooser.back();
    }

    /** Over the seat across, not over the board. */
    @Override
    public float noteTop() {
        return 0.01f;
    }

    @Override
    public void suggest(CrossWiseMove move) {
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

    /** What lies on the felt. */
    final class Ground implements Felt.Cover {
        CrossWiseTable table() {
            return CrossWiseTable.this;
        }

        @Override
        public void dress() {
            surroundings.dress();
            tokens.dress(app.tokens(), app.look().color("turn"), app.look().color("focus"));
            lights.dress(app.tokens(), app.look());
            finale.dress(tokens.sparks());
            felt.place();
            chooser.dress();
        }

        @Override
        public void place(float width, float height) {
            int seats = setup.sitters().size();
            BoardLayout layout = BoardLayout.of(seats, viewer, customs.teamPoints(), width, height);
            homes.layout(layout, viewer);
            lights.layout(layout);
            surroundings.layout(layout, viewer);
            finale.place(layout.board(), layout.places().get(viewer).hand());
            homes.update();
            if (felt.getStage() != null) {
                points.fill(layout.points());
                actions.fill(layout.actions());
            }
        }

        @Override
        public void hurry() {
            CrossWiseTable.this.hurry();
        }

        @Override
        public void placed() {
            chooser.tokensMoved(eyes);
        }

        @Override
        public Iterable<TokenSprite> cards() {
            return zones.all();
        }

        @Override
        public Box deck() {
            return homes.layout().pile().hand();
        }

        @Override
        public void pass(float seconds) {
            boolean calm = app.settings().reducedMotion();
            float paced = seconds * speed * (calm ? CALM : 1);
            input.advance(seconds);
            choreography.advance(seconds);
            tokens.glides(!calm);
            flights.advance(paced);
            finale.advance(paced);
            if (!flights.moving()) {
                standing.turn(match.turn());
            }
        }
    }
}
