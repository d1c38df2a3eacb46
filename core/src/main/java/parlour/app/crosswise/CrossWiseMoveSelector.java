package parlour.app.crosswise;

import parlour.app.game.GameTable;
import parlour.app.game.ProposedMove;
import parlour.app.game.VisiblePosition;
import parlour.app.look.Sounds.Cue;
import parlour.app.tabletop.MoveSelector;
import parlour.app.widget.Ui;
import parlour.crosswise.PointsChange;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;

import java.util.Optional;

/** Lets a person select a CrossWise move step by step, and highlights what can be selected next. */
final class CrossWiseMoveSelector
        extends MoveSelector<CrossWiseState, CrossWiseMove, CrossWiseView> {
    private static final float POSSIBLE = 0.85f;

    private final CrossWiseZones zones;
    private final CrossWiseHomes homes;
    private final CrossWiseSelection selection;
    private final BoardHighlights lights;
    private final CrossWiseStatus status;
    private final CrossWiseProposals proposals;
    private int pointed = CrossWiseSelection.NONE;
    private Focus focus = Focus.NOWHERE;
    private boolean asked;
    private int revision = -1;

    /** What has keyboard focus: a place in the hand, a cell, or nothing. */
    record Focus(int place, int cell) {
        static final Focus NOWHERE = new Focus(CrossWiseSelection.NONE, CrossWiseSelection.NONE);

        static Focus hand(int place) {
            return new Focus(place, CrossWiseSelection.NONE);
        }

        static Focus board(int cell) {
            return new Focus(CrossWiseSelection.NONE, cell);
        }

        boolean inHand() {
            return place != CrossWiseSelection.NONE;
        }

        boolean onBoard() {
            return cell != CrossWiseSelection.NONE;
        }
    }

    CrossWiseMoveSelector(
            Ui ui,
            VisiblePosition<CrossWiseState, CrossWiseMove, CrossWiseView> position,
            CrossWiseZones zones,
            CrossWiseHomes homes,
            CrossWiseSelection selection,
            BoardHighlights lights,
            CrossWiseStatus status,
            GameTable.Listener<CrossWiseMove> listener) {
        super(ui, position, listener);
        this.zones = zones;
        this.homes = homes;
        this.selection = selection;
        this.lights = lights;
        this.status = status;
        this.proposals = new CrossWiseProposals(position, zones);
    }

    @Override
    public void restyle() {
        super.restyle();
        show();
    }

    @Override
    public void ask(boolean somebody) {
        if (asked != somebody || asked && revision != position.revision()) {
            asked = somebody;
            tokensMoved();
        }
    }

    /** Whether a person whose hand is shown here is choosing a move now. */
    @Override
    public boolean active() {
        return asked && position.moverVisible();
    }

    /** Updates the selection after tokens have moved or the viewer has changed. */
    void tokensMoved() {
        revision = position.revision();
        if (active()) {
            int turn = position.turn();
            selection.choose(turn, position.view().hands().get(turn), position.moves());
        } else {
            selection.rest();
            focus = Focus.NOWHERE;
        }
        arranged();
    }

    Focus focus() {
        return focus;
    }

    void focus(Focus fresh) {
        if (!focus.equals(fresh)) {
            focus = fresh;
            show();
        }
    }

    /** The pointer is over a cell, or over none: shows what its points would be. */
    void point(int cell) {
        if (pointed != cell) {
            pointed = cell;
            status.change(change());
        }
    }

    /** A token of the hand was clicked. */
    void click(int place) {
        selection.click(place);
        ui.sounds().play(Cue.CLICK);
        changed();
    }

    /** A cell was clicked: takes the next step, or shows why it is not possible. */
    void click(Cell cell) {
        if (selection.isEmpty()) {
            ui.sounds().play(Cue.REFUSE);
            return;
        }
        if (selection.click(cell)) {
            ui.sounds().play(Cue.CLICK);
            changed();
        } else {
            attempt(cell);
        }
    }

    /**
     * Lets the rules say why a cell does not do; of a token without any use this is said already.
     */
    private void attempt(Cell cell) {
        if (selection.usable()) {
            selection.attempt(cell).ifPresent(listener::play);
        } else {
            ui.sounds().play(Cue.REFUSE);
            refused();
        }
    }

    /** A cell was double-clicked: plays the move that ends there. */
    void playOn(Cell cell) {
        if (!selection.cells().contains(cell)) {
            click(cell);
        }
        if (selection.move().isPresent()) {
            play();
        }
    }

    /** Selects a token that is being dragged; one given in a replacement remains the given one. */
    void drag(int place) {
        if (gives(place)) {
            selection.give(place);
        } else if (selection.place() != place) {
            selection.pick(place);
        }
        changed();
    }

    /** Whether a symbol is, or could be, the one given in a replacement. */
    private boolean gives(int place) {
        return selection.gives(place) || selection.given() == place;
    }

    /** A token of the hand was dropped onto a cell; an action may then need another step. */
    void drop(Cell cell) {
        boolean chosen = selection.cells().contains(cell) || selection.click(cell);
        changed();
        if (chosen) {
            selection.move().ifPresent(listener::play);
        } else {
            attempt(cell);
        }
    }

    /** A symbol on the board is being dragged. */
    void lift(Cell cell) {
        selection.lift(cell);
        changed();
    }

    /** A symbol dragged on the board was let go where it can do nothing. */
    void lower() {
        selection.lower();
        changed();
    }

    /** A symbol dragged on the board was dropped onto another cell: moves or swaps it. */
    void drop(Cell from, Cell to) {
        CrossWiseMove move = selection.drop(from, to, zones.at(to).isPresent());
        changed();
        if (position.refusal(move).isPresent()) {
            zones.at(from).ifPresent(TokenSprite::shake);
        }
        listener.play(move);
    }

    @Override
    public boolean picked() {
        return !selection.isEmpty();
    }

    /** Shakes the selected token. */
    @Override
    public void refused() {
        if (active() && !selection.isEmpty()) {
            zones.inHand(selection.seat(), selection.place()).ifPresent(TokenSprite::shake);
        }
    }

    void back() {
        selection.back();
        changed();
    }

    @Override
    public void clear() {
        selection.clear();
        focus = Focus.NOWHERE;
        changed();
    }

    @Override
    public void suggest(CrossWiseMove move) {
        selection.suggest(move);
        changed();
    }

    /** Highlights what is selected and what can be selected next. */
    @Override
    protected void show() {
        boolean[] next = selection.next();
        int empty = CrossWiseSelection.NONE;
        int hinted = CrossWiseSelection.NONE;
        for (int i = 0; i < Cell.COUNT; i++) {
            Cell cell = Cell.at(i);
            Optional<TokenSprite> sprite = zones.at(cell);
            boolean chosen = selection.cells().contains(cell);
            lights.open(i, next[i] && sprite.isEmpty());
            if (sprite.isPresent()) {
                mark(sprite.get(), chosen, selection.hinted(cell), next[i]);
            } else if (chosen) {
                empty = i;
            } else if (selection.hinted(cell)) {
                hinted = i;
            }
        }
        lights.chosen(empty, preview());
        lights.hinted(hinted);
        lights.focused(focus.cell());
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            for (int place = 0; place < Hand.PLACES; place++) {
                inHand(seat, place);
            }
        }
        homes.update();
        status.change(change());
    }

    /** What the selected move, or else the one at the pointer or the focus, would change. */
    private Optional<PointsChange> change() {
        if (!active()) {
            return Optional.empty();
        }
        return selection
                .move()
                .filter(move -> position.refusal(move).isEmpty())
                .or(() -> completed(pointed))
                .or(() -> completed(focus.cell()))
                .or(selection::hint)
                .map(proposals::change);
    }

    private Optional<CrossWiseMove> completed(int cell) {
        return cell == CrossWiseSelection.NONE
                ? Optional.empty()
                : selection.completedBy(Cell.at(cell));
    }

    private void inHand(int seat, int place) {
        Optional<TokenSprite> sprite = zones.inHand(seat, place);
        if (sprite.isEmpty()) {
            return;
        }
        boolean choosing = seat == selection.seat();
        boolean chosen = choosing && (place == selection.place() || place == selection.given());
        boolean hint = choosing && selection.hint().isPresent() && selection.raises(place);
        mark(sprite.get(), chosen, hint, choosing && selection.gives(place));
        sprite.get().ringed(choosing && focus.place() == place);
    }

    private void mark(TokenSprite sprite, boolean chosen, boolean hint, boolean next) {
        mark(sprite, chosen, hint, next ? POSSIBLE : 0);
        sprite.ringed(false);
    }

    /** The token that will lie in the selected empty cell. */
    private Optional<Token> preview() {
        Optional<Token> token = selection.token();
        if (token.equals(Optional.of(Token.SHIFT)) && !selection.cells().isEmpty()) {
            return zones.at(selection.cells().get(0)).flatMap(TokenSprite::token);
        }
        return token.filter(Token::isSymbol);
    }

    @Override
    protected ProposedMove<CrossWiseMove> find() {
        return active() ? proposals.of(selection) : CrossWiseProposals.waiting("wait");
    }
}
