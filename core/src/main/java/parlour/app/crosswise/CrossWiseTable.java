package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;

import parlour.app.App;
import parlour.app.cards.Box;
import parlour.app.cards.Flights;
import parlour.app.play.Choice;
import parlour.app.play.GameTable;
import parlour.app.play.Setup;
import parlour.crosswise.Cell;
import parlour.crosswise.CrossWiseEvent;
import parlour.crosswise.CrossWiseMove;
import parlour.crosswise.CrossWiseState;
import parlour.crosswise.CrossWiseView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The table of CrossWise: ties zones, flights, board, badges and input together. */
public final class CrossWiseTable
        implements GameTable<CrossWiseView, CrossWiseMove, CrossWiseEvent> {
    /** What it is laid out for until it has a size. */
    private static final float FIRST_WIDTH = 1240;

    private static final float FIRST_HEIGHT = 600;

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
        felt = new Felt();
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
        return !selection.isEmpty();
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

    @Override
    public Optional<Phrase> stands() {
        boolean told = customs.teamPoints() || standing.counted;
        return told
                ? Optional.empty()
                : Optional.of(
                        Phrase.of("crosswise.table.stands", Cell.COUNT - standing.field.size()));
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

    /** The actor: dresses anew when it comes to another stage, lays out when it changes size. */
    final class Felt extends Group {
        private boolean sized;

        Felt() {
            setTransform(false);
            addActor(surroundings);
            addActor(points);
            addActor(actions);
            surroundings.setTouchable(Touchable.disabled);
            addListener(input);
        }

        CrossWiseTable table() {
            return CrossWiseTable.this;
        }

        @Override
        protected void setStage(Stage stage) {
            super.setStage(stage);
            if (stage != null) {
                surroundings.dress();
                tokens.dress(app.tokens(), app.look().color("turn"), app.look().color("focus"));
                lights.dress(app.tokens(), app.look());
                finale.dress(tokens.sparks());
                place();
                chooser.dress();
                panels();
            }
        }

        @Override
        protected void sizeChanged() {
            if (getWidth() <= 0 || getHeight() <= 0) {
                return;
            }
            if (sized) {
                hurry();
            }
            sized = true;
            Box before = homes.layout().pile().hand();
            place();
            panels();
            Box pile = homes.layout().pile().hand();
            chooser.tokensMoved(eyes);
            for (TokenSprite sprite : zones.all()) {
                if (!sprite.flying()) {
                    sprite.settle();
                } else if (sprite.now().within(before)) {
                    // The first deal may have been told before the table knew its size.
                    sprite.now().at(pile.middleX(), pile.middleY(), pile.width());
                }
            }
        }

        private void panels() {
            if (getStage() != null) {
                points.fill(homes.layout().points());
                actions.fill(homes.layout().actions());
            }
        }

        private void place() {
            float width = sized ? getWidth() : FIRST_WIDTH;
            float height = sized ? getHeight() : FIRST_HEIGHT;
            BoardLayout layout =
                    BoardLayout.of(
                            setup.sitters().size(), viewer, customs.teamPoints(), width, height);
            homes.layout(layout, viewer);
            lights.layout(layout);
            surroundings.layout(layout, viewer);
            finale.place(layout.board());
            homes.update();
        }

        @Override
        public void act(float seconds) {
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
            super.act(seconds);
        }
    }
}
