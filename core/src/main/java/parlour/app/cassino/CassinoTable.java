package parlour.app.cassino;

import parlour.app.App;
import parlour.app.cards.Box;
import parlour.app.cards.CardInput;
import parlour.app.cards.CardKeys;
import parlour.app.cards.CardLayer;
import parlour.app.cards.CardSprite;
import parlour.app.cards.Celebration;
import parlour.app.cards.Flights;
import parlour.app.cards.Pointer;
import parlour.app.cards.SpriteTable;
import parlour.app.play.GameTable;
import parlour.app.play.Setup;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.List;

/** The table of Nordic Cassino: ties zones, flights, badges and input together. */
public final class CassinoTable
        extends SpriteTable<CassinoState, CassinoMove, CassinoView, CassinoEvent> {
    private final Zones zones;
    private final Selection selection = new Selection();
    private final Standing standing;
    private final Homes homes;
    private final Chooser chooser;
    private final CardInput input;
    private final CardKeys keys;
    private final Surroundings surroundings;
    private final CardLayer cards;
    private final Celebration celebration;
    private final Choreography choreography;

    public CassinoTable(
            App app,
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match,
            Setup setup,
            GameTable.Listener<CassinoMove> listener) {
        super(app, match, setup);
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
        lay(List.of(surroundings), List.of(cards, celebration));
        standing.begin(
                match.rules().view(match.state(), Eyes.NONE).dealer(), zones.deck.size(), scores());
        settle();
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

    Flights flights() {
        return flights;
    }

    TableLayout layout() {
        return homes.layout();
    }

    @Override
    public void show(CassinoView view) {
        hurry();
        input.drop();
        zones.show(view);
        standing.show(view);
        look(view.eyes(), bottom(view.eyes()));
        for (CardSprite sprite : zones.all()) {
            if (!zones.table.contains(sprite) && !zones.hands.get(viewer()).contains(sprite)) {
                sprite.unmark();
            }
        }
        settle();
    }

    /** Behind the curtain nobody moves round the table. */
    private int bottom(Eyes open) {
        return open.include(viewer()) ? viewer() : first(open).orElse(viewer());
    }

    @Override
    protected void move(CassinoEvent seen) {
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

    @Override
    public boolean key(int keycode) {
        return keys.key(keycode);
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
        TableLayout layout = TableLayout.of(standing.piles.length, viewer(), width, height);
        homes.layout(layout, viewer());
        homes.tableChanged();
        surroundings.layout(layout);
        cards.grounds(layout.stacks());
        celebration.place(layout.felt());
        homes.update();
    }

    @Override
    public void placed() {
        chooser.cardsMoved();
    }

    @Override
    public Box deck() {
        return homes.layout().deck().pile();
    }
}
