package parlour.app.crosswise;

import com.badlogic.gdx.math.Vector2;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.PointerGestures;
import parlour.app.tabletop.Sprite;
import parlour.app.tabletop.SpriteTable;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Hand;
import parlour.engine.Eyes;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The table of CrossWise: connects zones, animations, board, badges and input. */
public final class CrossWiseTable
        extends SpriteTable<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> {
    private final CrossWiseDisplayOptions displayOptions;
    private final CrossWiseZones zones;
    private final CrossWiseSelection selection = new CrossWiseSelection();
    private final CrossWiseStatus status;
    private final CrossWiseHomes homes;
    private final BoardHighlights lights;
    private final CrossWiseMoveSelector moveSelector;
    private final TokenInput input;
    private final TokenKeys keys;
    private final CrossWiseBackground background;
    private final PointsPanel points;
    private final ActionsPanel actions;
    private final TokenLayer tokens;
    private final Finale finale;
    private final Announcement announcement;
    private final TableTips tips;
    private final CrossWiseAnimator animator;
    private final CrossWiseReplay replay;

    public CrossWiseTable(
            App app,
            GameSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session,
            GameTable.Listener<CrossWiseMove> listener) {
        super(app, session);
        int seats = setup.participants().size();
        displayOptions = new CrossWiseDisplayOptions(app);
        zones = new CrossWiseZones(seats);
        status = new CrossWiseStatus(session);
        homes = new CrossWiseHomes(zones, selection);
        lights = new BoardHighlights(seats);
        moveSelector =
                new CrossWiseMoveSelector(
                        app, position, zones, homes, selection, lights, status, listener);
        input = new TokenInput(moveSelector, selection, zones, homes);
        keys = new TokenKeys(moveSelector, selection, zones);
        background = new CrossWiseBackground(app, status, displayOptions);
        points = new PointsPanel(app);
        actions = new ActionsPanel(app, status);
        tokens = new TokenLayer(zones.all(), lights);
        finale = new Finale(app);
        announcement = new Announcement(app);
        tips = new TableTips(app);
        animator =
                new CrossWiseAnimator(
                        app,
                        zones,
                        homes,
                        flights,
                        status,
                        lights,
                        displayOptions,
                        finale,
                        announcement,
                        selection);
        replay = new CrossWiseReplay(zones, homes);
        lay(
                List.of(background, points, actions, tips),
                List.of(tokens, replay.layer(), announcement, finale));
        status.begin();
        settle();
    }

    CrossWiseZones zones() {
        return zones;
    }

    @Override
    protected CrossWiseMoveSelector moveSelector() {
        return moveSelector;
    }

    @Override
    protected PointerGestures pointer() {
        return input;
    }

    @Override
    protected TokenLayer layer() {
        return tokens;
    }

    @Override
    protected CrossWiseAnimator animator() {
        return animator;
    }

    @Override
    protected CrossWiseStatus status() {
        return status;
    }

    CrossWiseSelection selection() {
        return selection;
    }

    BoardHighlights lights() {
        return lights;
    }

    CrossWiseLayout layout() {
        return homes.layout();
    }

    ActionsPanel actions() {
        return actions;
    }

    /** The background with all text around the board. */
    CrossWiseBackground written() {
        return background;
    }

    Announcement announcement() {
        return announcement;
    }

    Finale finale() {
        return finale;
    }

    @Override
    public void show(CrossWiseView view) {
        finishAnimations();
        finale.stop();
        lights.darken();
        input.drop();
        zones.show(view);
        status.show(view);
        look(view.eyes(), bottom(view.eyes()));
        animator.show(view);
        zones.pile.forEach(Sprite::unmark);
        settle();
    }

    /**
     * The seat at the bottom: a person whose hand is shown; while all hands are hidden, it stays
     * the same.
     */
    private int bottom(Eyes open) {
        Eyes persons = openPersons(open);
        return persons.include(viewer()) ? viewer() : first(persons).orElse(viewer());
    }

    @Override
    protected void move(CrossWiseEvent seen) {
        animator.happened(seen, position.view());
    }

    @Override
    protected CrossWiseReplay eventReplay() {
        return replay;
    }

    /** The copies that show a move again. */
    List<TokenSprite> copies() {
        return replay.moveReplay().copies();
    }

    /** Cells are highlighted too, since a symbol may have left one. */
    @Override
    public void highlight(Optional<CrossWiseEvent> event) {
        super.highlight(event);
        lights.pointed(event.map(CrossWiseReplay::cells).orElse(List.of()));
    }

    @Override
    protected void celebrate(float seconds) {
        finale.advance(seconds);
    }

    @Override
    public void back() {
        moveSelector.back();
    }

    @Override
    public boolean key(int keycode) {
        return keys.key(keycode);
    }

    @Override
    public void restyle() {
        background.restyle();
        tokens.restyle(TokenArt.of(ui), ui.look().color("turn"), ui.look().color("focus"));
        replay.layer().restyle(TokenArt.of(ui), ui.look().color("turn"), ui.look().color("focus"));
        lights.restyle(TokenArt.of(ui), ui.look());
        announcement.restyle();
        finale.restyle(tokens.sparks());
        tableGroup.place();
        moveSelector.restyle();
    }

    /** This table has no cards; the deck kept in memory is for the help pages. */
    @Override
    public float tallestCard() {
        return 0.1f;
    }

    @Override
    public void place(float width, float height) {
        int seats = setup.participants().size();
        CrossWiseLayout layout =
                CrossWiseLayout.of(
                        ui.shape(), seats, viewer(), displayOptions.teamPoints(), width, height);
        homes.layout(layout, viewer());
        lights.layout(layout);
        background.layout(layout, viewer());
        announcement.place(layout.board());
        finale.place(layout.board(), layout.banner());
        homes.update();
        if (tableGroup.getStage() != null) {
            points.setVisible(layout.points().isPresent());
            layout.points().ifPresent(points::fill);
            actions.setVisible(layout.actions().isPresent());
            layout.actions().ifPresent(actions::fill);
            tips.fill(layout);
        }
    }

    @Override
    public void placed() {
        moveSelector.tokensMoved();
    }

    /** A cell such as {@code r2c1}, or a place of the hand at the bottom such as {@code hand1}. */
    @Override
    public Optional<Vector2> pressPoint(String name) {
        CrossWiseLayout layout = homes.layout();
        Stream<Box> cells =
                IntStream.range(0, Cell.COUNT)
                        .filter(index -> Cell.at(index).toString().equals(name))
                        .mapToObj(layout::cell);
        Stream<Box> hand =
                IntStream.range(0, Hand.PLACES)
                        .filter(place -> name.equals("hand" + (place + 1)))
                        .mapToObj(layout.places().get(viewer())::place);
        return Stream.concat(cells, hand)
                .map(box -> new Vector2(box.middleX(), box.middleY()))
                .findFirst();
    }

    @Override
    public Box deck() {
        return homes.layout().pile().hand();
    }
}
