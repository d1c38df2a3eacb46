package parlour.app.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A person's selection, made step by step: a token of the hand, the cells it is used on, and for a
 * replacement the symbol given. The legal moves determine which steps are possible.
 */
final class CrossWiseSelection {
    static final int NONE = -1;

    private Hand hand = Hand.EMPTY;
    private List<CrossWiseMove> legal = List.of();
    private int seat = NONE;
    private int place = NONE;
    private int given = NONE;
    private final List<Cell> cells = new ArrayList<>();
    private Optional<Cell> lifted = Optional.empty();
    private Optional<CrossWiseMove> hint = Optional.empty();

    /**
     * Starts or continues a selection from this hand; keeps what is selected as far as it is still
     * possible.
     */
    void choose(int chooser, Hand tokens, List<CrossWiseMove> moves) {
        boolean same = seat == chooser && hand.equals(tokens);
        seat = chooser;
        hand = tokens;
        legal = List.copyOf(moves);
        if (!same || !cells.isEmpty() && !leads()) {
            clear();
        }
        hint = hint.filter(legal::contains);
    }

    /** Ends the selection: nobody is choosing. */
    void rest() {
        seat = NONE;
        hand = Hand.EMPTY;
        legal = List.of();
        clear();
    }

    /** The seat that is choosing; {@link #NONE} if nobody is. */
    int seat() {
        return seat;
    }

    boolean isEmpty() {
        return place == NONE;
    }

    /** The token that will be used. */
    Optional<Token> token() {
        return place == NONE ? Optional.empty() : hand.token(place);
    }

    int place() {
        return place;
    }

    /** The place of the symbol given in a replacement. */
    int given() {
        return given;
    }

    List<Cell> cells() {
        return cells;
    }

    Optional<CrossWiseMove> hint() {
        return hint;
    }

    /** Whether the token in a place is raised. */
    boolean raises(int number) {
        if (number == place || number == given) {
            return true;
        }
        if (hint.isEmpty()) {
            return false;
        }
        boolean replaces =
                hint.get() instanceof CrossWiseMove.Replace replace
                        && number == first(replace.given());
        return replaces || number == first(hint.get().token());
    }

    /** Whether the symbol in a cell is raised. */
    boolean raises(Cell cell) {
        return cells.contains(cell) || hinted(cell);
    }

    boolean hinted(Cell cell) {
        return hint.isPresent() && hint.get().cells().contains(cell);
    }

    private int first(Token token) {
        for (int i = 0; i < Hand.PLACES; i++) {
            if (hand.token(i).equals(Optional.of(token))) {
                return i;
            }
        }
        return NONE;
    }

    /** A token of the hand was clicked: selects it, deselects it, or gives it in a replacement. */
    void click(int number) {
        hint = Optional.empty();
        Optional<Token> clicked = hand.token(number);
        if (clicked.isEmpty()) {
            return;
        }
        boolean gives = replacing() && usable() && number != place && clicked.get().isSymbol();
        if (gives) {
            given = given == number ? NONE : number;
            return;
        }
        boolean again = number == place;
        clear();
        place = again ? NONE : number;
    }

    boolean replacing() {
        return token().equals(Optional.of(Token.REPLACE));
    }

    /** Selects a token, replacing any selection. */
    void pick(int number) {
        clear();
        place = number;
    }

    void give(int number) {
        hint = Optional.empty();
        given = number;
    }

    /** A symbol on the board is being dragged; what is selected stays until it is dropped. */
    void lift(Cell cell) {
        hint = Optional.empty();
        lifted = Optional.of(cell);
    }

    /** The symbol dragged on the board goes back to its cell. */
    void lower() {
        lifted = Optional.empty();
    }

    /**
     * The symbol dragged on the board is dropped onto a cell: selects the move that this makes,
     * with the action it needs, and returns it, legal or not.
     */
    CrossWiseMove drop(Cell from, Cell to, boolean onSymbol) {
        CrossWiseMove move =
                onSymbol ? new CrossWiseMove.Exchange(from, to) : new CrossWiseMove.Shift(from, to);
        clear();
        if (legal.contains(move)) {
            place = first(move.token());
            cells.addAll(move.cells());
        }
        return move;
    }

    /** A cell was clicked; returns false, with nothing changed, if it leads to no legal move. */
    boolean click(Cell cell) {
        hint = Optional.empty();
        if (cells.contains(cell)) {
            cells.subList(cells.indexOf(cell), cells.size()).clear();
            return true;
        }
        List<Cell> before = List.copyOf(cells);
        cells.add(cell);
        if (leads()) {
            return true;
        }
        if (!before.isEmpty()) {
            // Replaces the last step, or starts over.
            cells.remove(before.get(before.size() - 1));
            if (leads()) {
                return true;
            }
            cells.clear();
            cells.add(cell);
            if (leads()) {
                return true;
            }
        }
        cells.clear();
        cells.addAll(before);
        return false;
    }

    /** Whether the selection is the beginning of a legal move. */
    private boolean leads() {
        return legal.stream().anyMatch(this::begins);
    }

    /** Whether the selected token can be used at all. */
    boolean usable() {
        return legal.stream().anyMatch(move -> token().equals(Optional.of(move.token())));
    }

    private boolean begins(CrossWiseMove move) {
        if (!token().equals(Optional.of(move.token()))) {
            return false;
        }
        if (move instanceof CrossWiseMove.Exchange) {
            return move.cells().containsAll(cells) && cells.size() <= 2;
        }
        boolean sameGift =
                !(move instanceof CrossWiseMove.Replace replace)
                        || given == NONE
                        || hand.token(given).equals(Optional.of(replace.given()));
        return sameGift
                && cells.size() <= move.cells().size()
                && move.cells().subList(0, cells.size()).equals(cells);
    }

    /** The cells that can be selected next. */
    boolean[] next() {
        boolean[] next = new boolean[Cell.COUNT];
        for (CrossWiseMove move : legal) {
            if (lifted.isPresent()) {
                target(move).ifPresent(cell -> next[cell.index()] = true);
            } else if (begins(move)) {
                move.cells().stream()
                        .filter(cell -> !cells.contains(cell))
                        .filter(cell -> follows(move, cell))
                        .forEach(cell -> next[cell.index()] = true);
            }
        }
        return next;
    }

    /** Where a move would bring the symbol that is being dragged on the board. */
    private Optional<Cell> target(CrossWiseMove move) {
        if (move instanceof CrossWiseMove.Shift shift) {
            return Optional.of(shift.to()).filter(to -> lifted.equals(Optional.of(shift.from())));
        }
        if (move instanceof CrossWiseMove.Exchange && move.cells().contains(lifted.orElseThrow())) {
            return move.cells().stream().filter(cell -> !lifted.get().equals(cell)).findFirst();
        }
        return Optional.empty();
    }

    private boolean follows(CrossWiseMove move, Cell cell) {
        return move instanceof CrossWiseMove.Exchange || move.cells().indexOf(cell) == cells.size();
    }

    /** Whether the symbol in a place can be given next. */
    boolean gives(int number) {
        return replacing()
                && given == NONE
                && number != place
                && hand.token(number).map(Token::isSymbol).orElse(false)
                && usable();
    }

    /** The selected move; empty until its last step. */
    Optional<CrossWiseMove> move() {
        if (token().isEmpty() || cells.isEmpty()) {
            return Optional.empty();
        }
        return move(token().get(), cells);
    }

    /** The legal move that selecting or dropping onto one more cell would complete. */
    Optional<CrossWiseMove> completedBy(Cell cell) {
        if (lifted.isPresent()) {
            return legal.stream()
                    .filter(move -> target(move).equals(Optional.of(cell)))
                    .findFirst();
        }
        List<Cell> tried = new ArrayList<>(cells);
        tried.add(cell);
        return token().flatMap(token -> move(token, tried)).filter(legal::contains);
    }

    /** The move that another cell would make, legal or not, so that the rules can say why not. */
    Optional<CrossWiseMove> attempt(Cell cell) {
        if (token().isEmpty()) {
            return Optional.empty();
        }
        List<Cell> tried = new ArrayList<>(cells);
        tried.add(cell);
        if (replacing() && given == NONE) {
            return hand.tokens().stream()
                    .filter(Token::isSymbol)
                    .findFirst()
                    .map(symbol -> new CrossWiseMove.Replace(cell, symbol));
        }
        Optional<CrossWiseMove> move = move(token().get(), tried);
        // Its first step is already illegal, so any second one will do.
        return move.or(() -> move(token().get(), List.of(cell, cell)));
    }

    private Optional<CrossWiseMove> move(Token token, List<Cell> on) {
        Cell last = on.get(on.size() - 1);
        boolean both = on.size() > 1;
        return switch (token) {
            case REMOVE -> Optional.of(new CrossWiseMove.Remove(last));
            case SHIFT ->
                    both ? Optional.of(new CrossWiseMove.Shift(on.get(0), last)) : Optional.empty();
            case EXCHANGE ->
                    both
                            ? Optional.of(new CrossWiseMove.Exchange(on.get(0), last))
                            : Optional.empty();
            case REPLACE -> gift().map(symbol -> new CrossWiseMove.Replace(last, symbol));
            default -> Optional.of(new CrossWiseMove.Put(token, last));
        };
    }

    private Optional<Token> gift() {
        return given == NONE ? Optional.empty() : hand.token(given);
    }

    /** Selects a suggested move, if it is legal here. */
    void suggest(CrossWiseMove move) {
        clear();
        hint = Optional.of(move).filter(legal::contains);
        if (hint.isPresent()) {
            place = first(move.token());
            given = move instanceof CrossWiseMove.Replace replace ? first(replace.given()) : NONE;
            cells.addAll(move.cells());
        }
    }

    /** Undoes one step: the given symbol or the last cell, then the token. */
    void back() {
        hint = Optional.empty();
        if (given != NONE) {
            given = NONE;
        } else if (!cells.isEmpty()) {
            cells.remove(cells.size() - 1);
        } else {
            place = NONE;
        }
    }

    void clear() {
        hint = Optional.empty();
        place = NONE;
        given = NONE;
        lifted = Optional.empty();
        cells.clear();
    }
}
