package parlour.app.crosswise;

import parlour.app.tabletop.Direction;
import parlour.app.tabletop.SelectionKeys;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;

/** Keyboard input for tokens and cells. */
final class TokenKeys extends SelectionKeys {
    private final CrossWiseMoveSelector moveSelector;
    private final CrossWiseSelection selection;
    private final CrossWiseZones zones;

    TokenKeys(
            CrossWiseMoveSelector moveSelector,
            CrossWiseSelection selection,
            CrossWiseZones zones) {
        this.moveSelector = moveSelector;
        this.selection = selection;
        this.zones = zones;
    }

    @Override
    protected boolean active() {
        return moveSelector.active();
    }

    @Override
    protected void number(int number) {
        click(number - 1);
    }

    private void click(int place) {
        if (zones.inHand(selection.seat(), place).isPresent()) {
            moveSelector.click(place);
        }
    }

    @Override
    protected void tab() {
        boolean toBoard =
                !moveSelector.focus().onBoard()
                        && (moveSelector.focus().inHand() || !selection.isEmpty());
        moveSelector.focus(toBoard ? CrossWiseMoveSelector.Focus.board(entry()) : inHand());
    }

    private CrossWiseMoveSelector.Focus inHand() {
        return CrossWiseMoveSelector.Focus.hand(
                selection.isEmpty() ? firstToken() : selection.place());
    }

    private int firstToken() {
        int place = 0;
        while (place < Hand.PLACES - 1 && zones.inHand(selection.seat(), place).isEmpty()) {
            place++;
        }
        return place;
    }

    /** The cell that gets the focus first: one that can be selected, or the middle of the board. */
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
        CrossWiseMoveSelector.Focus focus = moveSelector.focus();
        if (focus.onBoard()) {
            moveSelector.click(Cell.at(focus.cell()));
        } else if (focus.inHand()) {
            click(focus.place());
        }
        return focus.inHand() || focus.onBoard();
    }

    @Override
    protected void move(Direction direction) {
        CrossWiseMoveSelector.Focus focus = moveSelector.focus();
        if (focus.onBoard()) {
            onBoard(Cell.at(focus.cell()), direction);
        } else if (!focus.inHand()) {
            moveSelector.focus(inHand());
        } else if (direction == Direction.UP) {
            moveSelector.focus(
                    CrossWiseMoveSelector.Focus.board(
                            Cell.at(Cell.SIDE - 1, 1 + focus.place()).index()));
        } else {
            int place = Math.max(0, Math.min(Hand.PLACES - 1, focus.place() + direction.right()));
            moveSelector.focus(CrossWiseMoveSelector.Focus.hand(place));
        }
    }

    private void onBoard(Cell cell, Direction direction) {
        int column = Math.max(0, Math.min(Cell.SIDE - 1, cell.column() + direction.right()));
        int row = Math.max(0, cell.row() + direction.down());
        if (row == Cell.SIDE) {
            moveSelector.focus(inHand());
        } else {
            moveSelector.focus(CrossWiseMoveSelector.Focus.board(Cell.at(row, column).index()));
        }
    }
}
