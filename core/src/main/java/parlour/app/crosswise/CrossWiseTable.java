package parlour.app.crosswise;

import parlour.app.App;
import parlour.app.cards.Box;
import parlour.app.cards.Pointer;
import parlour.app.cards.Sprite;
import parlour.app.cards.SpriteTable;
import parlour.app.play.GameTable;
import parlour.app.play.Setup;
import parlour.crosswise.CrossWiseEvent;
import parlour.crosswise.CrossWiseMove;
import parlour.crosswise.CrossWiseState;
import parlour.crosswise.CrossWiseView;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.List;

/** The table of CrossWise: ties zones, flights, board, badges and input together. */
public final class CrossWiseTable
        extends SpriteTable<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> {
    private final Customs customs;
    private final TokenZones zones;
    private final Selection selection = new Selection();
    private final Standing standing;
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

    public CrossWiseTable(
            App app,
            Match<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> match,
            Setup setup,
            GameTable.Listener<CrossWiseMove> listener) {
        super(app, match, setup);
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
        lay(List.of(surroundings, points, actions), List.of(tokens, finale));
        standing.begin();
        settle();
    }

    TokenZones zones() {
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
    protected TokenLayer layer() {
        return tokens;
    }

    @Override
    protected Choreography choreography() {
        return choreography;
    }

    @Override
    protected Standing standing() {
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
    public void show(CrossWiseView view) {
        hurry();
        finale.stop();
        lights.darken();
        input.drop();
        zones.show(view);
        standing.show(view);
        look(view.eyes(), bottom(view.eyes()));
        zones.pile.forEach(Sprite::unmark);
        settle();
    }

    /** A person whose hand is open; behind the curtain nobody moves round the table. */
    private int bottom(Eyes open) {
        Eyes persons = openPersons(open);
        return persons.include(viewer()) ? viewer() : first(persons).orElse(viewer());
    }

    @Override
    protected void move(CrossWiseEvent seen) {
        choreography.happened(seen, match().rules().view(match().state(), eyes()));
    }

    @Override
    protected void celebrate(float seconds) {
        finale.advance(seconds);
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
    public boolean key(int keycode) {
        return keys.key(keycode);
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

    /** There are none: what is kept of a deck is for the pages of help. */
    @Override
    public float tallestCard() {
        return 0.1f;
    }

    @Override
    public void place(float width, float height) {
        int seats = setup.sitters().size();
        BoardLayout layout = BoardLayout.of(seats, viewer(), customs.teamPoints(), width, height);
        homes.layout(layout, viewer());
        lights.layout(layout);
        surroundings.layout(layout, viewer());
        finale.place(layout.board(), layout.places().get(viewer()).hand());
        homes.update();
        if (felt.getStage() != null) {
            points.fill(layout.points());
            actions.fill(layout.actions());
        }
    }

    @Override
    public void placed() {
        chooser.tokensMoved(eyes());
    }

    @Override
    public Box deck() {
        return homes.layout().pile().hand();
    }
}
