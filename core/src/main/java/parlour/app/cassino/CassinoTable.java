package parlour.app.cassino;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.CardTable;
import parlour.app.tabletop.Celebration;
import parlour.app.tabletop.Flights;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;

import java.util.List;
import java.util.Optional;

/** The table of Nordic Cassino: connects zones, animations, badges and input. */
public final class CassinoTable
        extends CardTable<CassinoState, CassinoMove, CassinoView, CassinoEvent> {
    private final CassinoDisplayOptions displayOptions;
    private final CassinoZones zones;
    private final CassinoSelection selection = new CassinoSelection();
    private final CassinoStatus status;
    private final CassinoHomes homes;
    private final CassinoChoiceBar choiceBar;
    private final CassinoMoveSelector moveSelector;
    private final CassinoBackground background;
    private final CassinoAnimator animator;

    public CassinoTable(
            App app,
            GameSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session,
            GameTable.Listener<CassinoMove> listener) {
        this(app, session, listener, new CassinoZones(session.rules().seats()));
    }

    private CassinoTable(
            App app,
            GameSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session,
            GameTable.Listener<CassinoMove> listener,
            CassinoZones zones) {
        super(app, session, zones.all());
        this.zones = zones;
        displayOptions = new CassinoDisplayOptions(app);
        status = new CassinoStatus(session);
        homes = new CassinoHomes(zones, selection);
        choiceBar = new CassinoChoiceBar(ui);
        moveSelector =
                new CassinoMoveSelector(ui, position, zones, homes, selection, choiceBar, listener);
        background = new CassinoBackground(ui, status, this::ownPile);
        animator = new CassinoAnimator(ui, zones, homes, flights, status, celebration);
        lay(
                moveSelector,
                new CassinoReplay(zones, homes),
                List.of(background, choiceBar),
                List.of());
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
        finishAnimations();
        pointer().drop();
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

    private List<Integer> scores() {
        return position.view().scores().list();
    }

    @Override
    public boolean key(int keycode) {
        return choiceBar.key(keycode) || super.key(keycode);
    }

    @Override
    public void restyle() {
        background.restyle();
        restyleCards();
        animator.restyle(ui.look().color("turn"));
        moveSelector.restyle();
        choiceBar.restyle();
    }

    @Override
    public float tallestCard() {
        return switch (ui.shape()) {
            case DESKTOP -> super.tallestCard();
            case LANDSCAPE -> 0.31f;
            case PORTRAIT -> 0.18f;
        };
    }

    @Override
    public void place(float width, float height) {
        CassinoLayout layout =
                CassinoLayout.of(ui.shape(), status.piles.length, viewer(), width, height);
        homes.layout(layout, viewer());
        background.layout(layout);
        cards.grounds(layout.stacks());
        celebration.place(layout.felt());
        homes.closeGaps();
        // Last: a choice that goes from under the pointer has the cards look for their places.
        choiceBar.place(layout.choices());
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
