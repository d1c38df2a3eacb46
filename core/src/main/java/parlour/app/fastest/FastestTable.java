package parlour.app.fastest;

import com.badlogic.gdx.Input.Keys;

import parlour.Games;
import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.game.ProposedMove;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.CardTable;
import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.List;
import java.util.Optional;

/** The table of See Who's Fastest: connects zones, animations, badges and input. */
public final class FastestTable
        extends CardTable<FastestState, FastestMove, FastestView, FastestEvent> {
    private final GameSession<FastestState, FastestMove, FastestView, FastestEvent> session;
    private final FastestDisplayOptions displayOptions;
    private final AutoPass autoPass;
    private final GameTable.Listener<FastestMove> listener;
    private final FastestZones zones;
    private final FastestStatus status;
    private final FastestHomes homes;
    private final FastestMoveSelector moveSelector;
    private final FastestBackground background;
    private final PassBubbles passBubbles;
    private final FastestAnimator animator;

    /** The seat for which the table is passing. */
    private int passing = Rules.NOBODY;

    public FastestTable(
            App app,
            GameSession<FastestState, FastestMove, FastestView, FastestEvent> session,
            GameTable.Listener<FastestMove> listener) {
        this(app, session, listener, new FastestZones(session.rules().seats()));
    }

    private FastestTable(
            App app,
            GameSession<FastestState, FastestMove, FastestView, FastestEvent> session,
            GameTable.Listener<FastestMove> listener,
            FastestZones zones) {
        super(app, session, zones.all());
        this.session = session;
        this.listener = listener;
        this.zones = zones;
        displayOptions = new FastestDisplayOptions(app);
        FastestOptions options =
                Games.FASTEST.rules(session.rules().seats(), session.rules().options()).options();
        status = new FastestStatus(session);
        homes = new FastestHomes(zones);
        moveSelector = new FastestMoveSelector(ui, position, options, zones, homes, listener);
        background = new FastestBackground(ui, status, options.games() > 1, this::words);
        passBubbles = new PassBubbles(ui, status);
        celebration.overCards();
        animator = new FastestAnimator(ui, zones, homes, flights, status, celebration);
        autoPass = new AutoPass(ui.frameScheduler(), position.revision());
        lay(
                moveSelector,
                new FastestReplay(zones, homes),
                List.of(background, autoPass),
                List.of(passBubbles));
        status.begin(scores());
        settle();
    }

    FastestZones zones() {
        return zones;
    }

    @Override
    protected FastestMoveSelector moveSelector() {
        return moveSelector;
    }

    @Override
    protected FastestAnimator animator() {
        return animator;
    }

    @Override
    protected FastestStatus status() {
        return status;
    }

    FastestLayout layout() {
        return homes.layout();
    }

    @Override
    public void show(FastestView view) {
        finishAnimations();
        pointer().drop();
        autoPass.shown(position.revision());
        passing = Rules.NOBODY;
        zones.show(view);
        status.show(view);
        look(view.eyes(), bottom(view));
        settle();
    }

    /**
     * The seat at the bottom, a person if possible; while all hands are hidden, it stays the same.
     */
    private int bottom(FastestView view) {
        Eyes persons = openPersons(view.eyes());
        if (persons.include(view.turn())) {
            return view.turn();
        }
        return view.eyes().include(viewer())
                ? viewer()
                : first(persons).orElse(first(view.eyes()).orElse(viewer()));
    }

    /** Only cards of the viewer's own hand are highlighted. */
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
        animator.happened(seen, scores());
        autoPass.moved(position.revision());
        if (seen instanceof FastestEvent.Passed passed && passed.seat() == passing) {
            session.log().follow(Phrase.of("fastest.log.nothingHigher", new Seat(passing)));
        } else if (seen instanceof FastestEvent.Ended ended) {
            ended(ended);
        }
        passing = Rules.NOBODY;
    }

    private void ended(FastestEvent.Ended ended) {
        for (int seat = 0; seat < ended.places().size(); seat++) {
            if (ended.places().get(seat) == 1 && session.persons().include(seat)) {
                displayOptions.won();
            }
        }
    }

    private List<Integer> scores() {
        return position.view().scores().list();
    }

    /** With open hands, the table is turned towards the person to move. */
    @Override
    public void ask(boolean asked) {
        int turn = position.turn();
        if (asked && turn != viewer() && eyes().include(turn) && !moving()) {
            look(eyes(), turn);
        }
        super.ask(asked);
        if (asked
                && passing == Rules.NOBODY
                && passesAlone()
                && autoPass.due(position.revision(), displayOptions.moment())) {
            passing = turn;
            moveSelector.pass();
        }
    }

    /**
     * Whether to pass for the person to move. Where hidden hands share the screen everybody passes
     * themselves: the others would learn that nothing was higher.
     */
    private boolean passesAlone() {
        boolean alone = session.persons().count() == 1 || displayOptions.openHands();
        return alone
                && displayOptions.autoPass()
                && session.allows(GameSession.Action.ONLY_MOVE)
                && !moving()
                && moveSelector.onlyPass();
    }

    @Override
    public Optional<ProposedMove<FastestMove>> alternative() {
        return moveSelector.instead();
    }

    @Override
    public boolean key(int keycode) {
        if (keycode == Keys.O) {
            listener.explain(FastestHelp.ORDER);
            return true;
        }
        if (keycode == Keys.P && moveSelector.active()) {
            moveSelector.pass();
            return true;
        }
        return super.key(keycode);
    }

    @Override
    public void restyle() {
        background.restyle();
        restyleCards();
        passBubbles.restyle();
        moveSelector.restyle();
        tableGroup.place();
    }

    @Override
    public float tallestCard() {
        return switch (ui.shape()) {
            case DESKTOP -> 0.25f;
            case LANDSCAPE -> 0.32f;
            case PORTRAIT -> 0.19f;
        };
    }

    @Override
    public void place(float width, float height) {
        FastestLayout.Extras extras =
                new FastestLayout.Extras(displayOptions.explained(), displayOptions.playedRanks());
        FastestLayout layout =
                FastestLayout.of(ui.shape(), status.left.length, viewer(), extras, width, height);
        boolean large = ui.cards().deckDesign().largeIndex();
        homes.layout(layout, viewer(), large, ui.shape().phone());
        background.layout(layout);
        passBubbles.layout(layout, viewer());
        cards.grounds(List.of(homes.pile()));
        celebration.place(layout.felt());
        homes.update();
    }

    @Override
    public void placed() {
        moveSelector.cardsMoved();
        zones.all().forEach(this::plain);
    }

    @Override
    public Box deck() {
        return homes.layout().deck();
    }
}
