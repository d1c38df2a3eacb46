package parlour.app.crosswise;

import parlour.app.game.MoveMenu;
import parlour.app.game.VisiblePosition;
import parlour.crosswise.PointsChange;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The moves of CrossWise by name: first the token, then its cells, row by row if there are many.
 */
final class CrossWiseMoveMenu implements MoveMenu<CrossWiseState, CrossWiseMove, CrossWiseView> {
    /** So many cells are listed without choosing a row first. */
    private static final int MOST_CELLS = 8;

    @Override
    public List<Choice<CrossWiseMove>> choices(
            VisiblePosition<CrossWiseState, CrossWiseMove, CrossWiseView> position) {
        CrossWiseView view = position.view();
        TurnMoves moves = new TurnMoves(position, view.field(), Team.of(view.turn()));
        return view.hands().get(view.turn()).tokens().stream()
                .distinct()
                .sorted()
                .flatMap(token -> moves.of(token).stream())
                .toList();
    }

    /** The moves of one turn. */
    private record TurnMoves(
            VisiblePosition<CrossWiseState, CrossWiseMove, CrossWiseView> position,
            Field field,
            Team team) {
        /** The moves with a token; nothing if it cannot be used. */
        private Optional<Choice<CrossWiseMove>> of(Token token) {
            String key = token.isSymbol() ? "symbol" : token.name().toLowerCase(Locale.ROOT);
            List<Choice<CrossWiseMove>> further = further(token, key);
            if (further.isEmpty()) {
                return Optional.empty();
            }
            Phrase label =
                    token.isSymbol()
                            ? Phrase.of("crosswise.menu.put", token.phrase())
                            : Phrase.of("crosswise.actions." + key);
            return Optional.of(Choice.step(label, prompt(label, first(key)), () -> further));
        }

        private static Phrase prompt(Phrase chosen, Phrase next) {
            return Phrase.of("crosswise.menu.prompt", chosen, next);
        }

        private static Phrase first(String key) {
            return Phrase.of("crosswise.table." + key + ".first");
        }

        private List<Choice<CrossWiseMove>> further(Token token, String key) {
            Phrase first = first(key);
            Phrase second = Phrase.of("crosswise.table." + key + ".second");
            return switch (token) {
                case REMOVE -> cells(symbols(), first, at -> end(at, new CrossWiseMove.Remove(at)));
                case SHIFT ->
                        cells(symbols(), first, from -> then(from, second, () -> shift(from)));
                case EXCHANGE ->
                        cells(
                                symbols().size() > 1 ? symbols() : List.of(),
                                first,
                                one -> then(one, second, () -> exchange(one)));
                case REPLACE ->
                        cells(
                                symbols(),
                                first,
                                taken ->
                                        given(taken).isEmpty()
                                                ? Optional.empty()
                                                : then(taken, second, () -> given(taken)));
                default -> cells(empty(), first, to -> end(to, new CrossWiseMove.Put(token, to)));
            };
        }

        private List<Choice<CrossWiseMove>> shift(Cell from) {
            return cells(
                    empty(),
                    Phrase.of("crosswise.table.shift.second"),
                    to -> end(to, new CrossWiseMove.Shift(from, to)));
        }

        private List<Choice<CrossWiseMove>> exchange(Cell one) {
            return cells(
                    symbols(),
                    Phrase.of("crosswise.table.exchange.second"),
                    two -> end(two, new CrossWiseMove.Exchange(one, two)));
        }

        private List<Choice<CrossWiseMove>> given(Cell taken) {
            List<Choice<CrossWiseMove>> choices = new ArrayList<>();
            for (Token token :
                    position.view().hands().get(position.turn()).tokens().stream()
                            .filter(Token::isSymbol)
                            .distinct()
                            .sorted()
                            .toList()) {
                CrossWiseMove move = new CrossWiseMove.Replace(taken, token);
                if (position.refusal(move).isEmpty()) {
                    Phrase brings = PointsChange.of(team, field, move).phrase();
                    choices.add(
                            Choice.play(
                                    Phrase.of("crosswise.menu.brings", token.phrase(), brings),
                                    move));
                }
            }
            return choices;
        }

        private List<Cell> symbols() {
            return cells(true);
        }

        private List<Cell> empty() {
            return cells(false);
        }

        private List<Cell> cells(boolean taken) {
            return IntStream.range(0, Cell.COUNT)
                    .mapToObj(Cell::at)
                    .filter(cell -> field.at(cell).isPresent() == taken)
                    .toList();
        }

        /** A list of cells, or first of rows; cells without a legal move are left out. */
        private List<Choice<CrossWiseMove>> cells(
                List<Cell> cells,
                Phrase prompt,
                Function<Cell, Optional<Choice<CrossWiseMove>>> of) {
            List<List<Choice<CrossWiseMove>>> rows = new ArrayList<>();
            for (int row = 0; row < Cell.SIDE; row++) {
                int number = row;
                rows.add(
                        cells.stream()
                                .filter(cell -> cell.row() == number)
                                .flatMap(cell -> of.apply(cell).stream())
                                .toList());
            }
            if (rows.stream().mapToInt(List::size).sum() <= MOST_CELLS) {
                return rows.stream().flatMap(List::stream).toList();
            }
            List<Choice<CrossWiseMove>> choices = new ArrayList<>();
            for (int row = 0; row < Cell.SIDE; row++) {
                List<Choice<CrossWiseMove>> inRow = rows.get(row);
                if (!inRow.isEmpty()) {
                    Phrase label = Phrase.of("crosswise.menu.row", row + 1, inRow.size());
                    choices.add(Choice.step(label, prompt(label, prompt), () -> inRow));
                }
            }
            return choices;
        }

        private Optional<Choice<CrossWiseMove>> then(
                Cell cell, Phrase prompt, Supplier<List<Choice<CrossWiseMove>>> further) {
            return Optional.of(Choice.step(name(cell), prompt(name(cell), prompt), further));
        }

        /** The last cell of a move; nothing if the move is not legal. */
        private Optional<Choice<CrossWiseMove>> end(Cell cell, CrossWiseMove move) {
            if (position.refusal(move).isPresent()) {
                return Optional.empty();
            }
            Phrase brings = PointsChange.of(team, field, move).phrase();
            return Optional.of(
                    Choice.play(Phrase.of("crosswise.menu.brings", name(cell), brings), move));
        }

        /** A cell, with the symbol that lies there. */
        private Phrase name(Cell cell) {
            return field.at(cell)
                    .map(token -> Phrase.of("crosswise.menu.at", token.phrase(), cell.phrase()))
                    .orElse(cell.phrase());
        }
    }
}
