package parlour.app.cassino;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.look.Markup;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardInput;
import parlour.app.tabletop.CardKeys;
import parlour.app.tabletop.CardLayer;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.Celebration;
import parlour.app.tabletop.Flights;
import parlour.app.tabletop.MoveReplay;
import parlour.app.tabletop.PointerGestures;
import parlour.app.tabletop.SpriteTable;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;

import java.util.List;
import java.util.Optional;

/** The table of Nordic Cassino: connects zones, animations, badges and input. */
public final class CassinoTable
        extends SpriteTable<CassinoState, CassinoMove, CassinoView, CassinoEvent> {
    private final CassinoDisplayOptions displayOptions;
    private final CassinoZones zones;
    private final CassinoSelection selection = new CassinoSelection();
    private final CassinoStatus status;
    private final CassinoHomes homes;
    private final CassinoChoiceBar choiceBar;
    private final CassinoMoveSelector moveSelector;
    private final CardInput input;
    private final CardKeys keys;
    private final CassinoBackground background;
    private final CardLayer cards;
    private final Celebration celebration;
    private final CassinoAnimator animator;
    private final CassinoReplay replay;

    public CassinoTable(
            App app,
            GameSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session,
            GameTable.Listener<CassinoMove> listener) {
        super(app, session);
        displayOptions = new CassinoDisplayOptions(app);
        zones = new CassinoZones(setup.participants().size());
        status = new CassinoStatus(session);
        homes = new CassinoHomes(zones, selection);
        choiceBar = new CassinoChoiceBar(ui);
        moveSelector =
                new CassinoMoveSelector(ui, position, zones, homes, selection, choiceBar, listener);
        input = new CardInput(moveSelector);
        keys = new CardKeys(moveSelector);
        background = new CassinoBackground(ui, status, this::ownPile);
        cards = new CardLayer(zones.all());
        celebration =
                new Celebration(
                        ui,
                        phrase -> ui.texts().say(phrase, seat -> Markup.plain(setup.name(seat))));
        animator = new CassinoAnimator(ui, zones, homes, flights, status, celebration);
        replay = new CassinoReplay(zones, homes);
        lay(List.of(background, choiceBar), List.of(cards, replay.layer(), celebration));
        status.begin(position.view().dealer(), zones.deck.size(), scores());
        settle();
    }

    Celebration celebration() {
        return celebration;
    }

    CassinoZones zones() {
        return zones;
    }

    @Override
    protected CassinoMoveSelector moveSelector() {
        return moveSelector;
    }

    @Override
    protected PointerGestures pointer() {
        return input;
    }

    @Override
    protected CardLayer layer() {
        return cards;
    }

    @Override
    protected CassinoAnimator animator() {
        return animator;
    }

    @Override
    protected CassinoStatus status() {
        return status;
    }

    Flights flights() {
        return flights;
    }

    CassinoLayout layout() {
        return homes.layout();
    }

    @Override
    public void show(CassinoView view) {
        hurry();
        input.drop();
        zones.show(view);
        status.show(view);
        look(view.eyes(), bottom(view.eyes()));
        for (CardSprite sprite : zones.all()) {
            if (!zones.table.contains(sprite) && !zones.hands.get(viewer()).contains(sprite)) {
                sprite.unmark();
            }
        }
        settle();
    }

    /** The seat at the bottom; while all hands are hidden, it stays the same. */
    private int bottom(Eyes open) {
        return open.include(viewer()) ? viewer() : first(open).orElse(viewer());
    }

    /** The person at the bottom whose cards are shown, with the cards that lie in their pile. */
    Optional<CassinoPile> ownPile() {
        boolean shown = displayOptions.ownPile() && eyes().among(setup.persons()).include(viewer());
        return shown
                ? Optional.of(new CassinoPile(viewer(), zones.landed(viewer())))
                : Optional.empty();
    }

    @Override
    protected void move(CassinoEvent seen) {
        animator.happened(seen, scores());
    }

    @Override
    protected List<CardSprite> about(CassinoEvent event) {
        return replay.about(event);
    }

    /** The copies that show a move again. */
    List<CardSprite> copies() {
        return replay.moveReplay().copies();
    }

    @Override
    protected MoveReplay<?, ?> moveReplay() {
        return replay.moveReplay();
    }

    @Override
    protected void replayMove(CassinoEvent event) {
        replay.begin(event);
    }

    private List<Integer> scores() {
        return position.view().scores().list();
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

    @Override
    public boolean key(int keycode) {
        return choiceBar.key(keycode) || keys.key(keycode);
    }

    @Override
    public void restyle() {
        background.restyle();
        cards.restyle(ui.cards(), ui.look().color("turn"), ui.look().color("focus"));
        replay.layer().restyle(ui.cards(), ui.look().color("turn"), ui.look().color("focus"));
        celebration.restyle(cards.sparks());
        animator.restyle(ui.look().color("turn"));
        moveSelector.restyle();
        choiceBar.restyle();
    }

    @Override
    public void place(float width, float height) {
        CassinoLayout layout = CassinoLayout.of(status.piles.length, viewer(), width, height);
        homes.layout(layout, viewer());
        background.layout(layout);
        cards.grounds(layout.stacks());
        celebration.place(layout.felt());
        choiceBar.place(layout.choices());
        homes.closeGaps();
    }

    @Override
    public void placed() {
        moveSelector.cardsMoved();
    }

    @Override
    public Box deck() {
        return homes.layout().deck().pile();
    }
}
