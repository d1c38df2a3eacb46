package parlour.arena;

import parlour.Games;
import parlour.crosswise.rules.CrossWiseMoves;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.FieldNotation;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code arena moves crosswise}: the legal moves of a hand on a field. */
@Command(name = "crosswise", mixinStandardHelpOptions = true)
final class CrossWiseMovesCommand implements Callable<Integer> {
    /** By the rules a hand without a move is redrawn. */
    private static final String REDRAW = "redraw";

    private final Console console;

    @Option(names = "--field", paramLabel = "ROWS", required = true)
    private String fieldText;

    @Option(names = "--hand", paramLabel = "TOKENS", required = true)
    private String handText;

    @Option(names = "--rules", paramLabel = "RULES", defaultValue = "")
    private String rulesText;

    CrossWiseMovesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        Games.CROSSWISE.parseOptions(rulesText);
        Field field = Input.in("--field", () -> FieldNotation.field(fieldText));
        Hand hand = Input.in("--hand", () -> FieldNotation.hand(handText));
        checkCounts(field, hand);
        if (field.isOver()) {
            throw new BadInput(
                    field.winner().isPresent() ? "arena.error.hasSix" : "arena.error.isFull");
        }
        List<String> moves = new ArrayList<>();
        CrossWiseMoves.each(field, hand, move -> moves.add(move.toString()));
        (moves.isEmpty() ? List.of(REDRAW) : moves).forEach(console.out()::line);
        return Arena.GOOD;
    }

    private static void checkCounts(Field field, Hand hand) throws BadInput {
        for (Token token : Token.all()) {
            long onField =
                    field.rows().stream()
                            .flatMap(List::stream)
                            .filter(number -> number == token.number())
                            .count();
            long count = onField + hand.tokens().stream().filter(token::equals).count();
            if (count > token.copies()) {
                throw new BadInput("crosswise.tooMany", token.phrase(), token.copies(), count);
            }
        }
    }
}
