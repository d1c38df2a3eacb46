package parlour.app.crosswise;

import parlour.app.cards.Arrow;
import parlour.app.cards.ChoosingKeys;
import parlour.crosswise.Cell;
import parlour.crosswise.Hand;

/** The keys on tokens and cells. */
final class TokenKeys extends ChoosingKeys {
    private final Chooser chooser;
    private final Selection selection;
    private final TokenZones zones;

    TokenKeys(Chooser chooser, Selection selection, TokenZones zones) {
        this.chooser = chooser;
        this.selection = selection;
        this.zones = zones;
    }

    @Override
    protected boolean active() {
        return chooser.active();
    }

    @Override
    protected void number(int number) {
        click(number - 1);
    }

    private void click(int place) {
        if (zones.inHand(selection.seat(), place).isPresent()) {
            chooser.click(place);
        }
    }

    @Override
    protected void tab() {
        chooser.focus(chooser.focus().inHand() ? Chooser.Focus.board(entry()) : inHand());
    }

    private Chooser.Focus inHand() {
        return Chooser.Focus.hand(selection.isEmpty() ? firstToken() : selection.place());
    }

    private int firstToken() {
        int place = 0;
        while (place < Hand.PLACES - 1 && zones.inHand(selection.seat(), place).isEmpty()) {
            place++;
        }
        return place;
    }

    /** The first cell that can be chosen, or the middle of the board. */
    private int entry() {
        boolean[] next = selection.next();
        for (int i = 0; i < next.length; i++) {
            if (next[i]) {
                return i;
            }
        }
        return Cell.at(2, 2).index();
    }

    @Override
    protected boolean pick() {
        Chooser.Focus focus = chooser.focus();
        if (focus.onBoard()) {
            chooser.click(Cell.at(focus.cell()));
        } else if (focus.inHand()) {
            click(focus.place());
        }
        return focus.inHand() || focus.onBoard();
    }

    @Override
    protected void move(Arrow arrow) {
        Chooser.Focus focus = chooser.focus();
        if (focus.onBoard()) {
            onBoard(Cell.at(focus.cell()), arrow);
        } else if (!focus.inHand()) {
            chooser.focus(inHand());
        } else if (arrow == Arrow.UP) {
            chooser.focus(Chooser.Focus.board(Cell.at(Cell.SIDE - 1, 1 + focus.place()).index()));
        } else {
            int place = Math.max(0, Math.min(Hand.PLACES - 1, focus.place() + arrow.right()));
            chooser.focus(Chooser.Focus.hand(place));
        }
    }

    private void onBoard(Cell cell, Arrow arrow) {
        int column = Math.max(0, Math.min(Cell.SIDE - 1, cell.column() + arrow.right()));
        int row = Math.max(0, cell.row() + arrow.down());
        if (row == Cell.SIDE) {
            chooser.focus(inHand());
        } else {
            chooser.focus(Chooser.Focus.board(Cell.at(row, column).index()));
        }
    }
}
