package parlour.arena;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoMoves;
import parlour.cassino.rules.CassinoRules;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

/** {@code arena moves cassino}: the legal moves of a hand on a table. */
@Command(name = "cassino", mixinStandardHelpOptions = true)
final class CassinoMovesCommand implements Callable<Integer> {
    private static final byte[][] TEXTS = new byte[Card.COUNT][];

    static {
        for (Card card : Card.pack()) {
            TEXTS[card.index()] = card.toString().getBytes(StandardCharsets.US_ASCII);
        }
    }

    private final Console console;

    @Option(names = "--table", paramLabel = "CARDS", defaultValue = "")
    private String tableText;

    @Option(names = "--hand", paramLabel = "CARDS", required = true)
    private String handText;

    @Option(names = "--limit", paramLabel = "N")
    private String limitText;

    @Option(names = "--count")
    private boolean count;

    @Option(names = "--rules", paramLabel = "RULES", defaultValue = "")
    private String rulesText;

    private long left = Long.MAX_VALUE;

    CassinoMovesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        CardSet table = Input.cards("--table", tableText);
        CardSet hand = Input.cards("--hand", handText);
        if (hand.isEmpty() || hand.size() > CassinoRules.HAND) {
            throw new BadInput("arena.error.handSize", CassinoRules.HAND, hand.size());
        }
        if (table.meets(hand)) {
            throw new BadInput("arena.error.tableAndHand", table.and(hand));
        }
        if (limitText != null) {
            left = Input.whole("--limit", limitText, 0, Integer.MAX_VALUE);
        }
        boolean forced =
                Games.CASSINO
                        .rules(CassinoRules.FEWEST_SEATS, Games.CASSINO.parseOptions(rulesText))
                        .options()
                        .forcedCapture();
        CassinoMoves moves = new CassinoMoves(forced);
        if (count) {
            console.out().line(String.valueOf(moves.count(table, hand)));
        } else if (left > 0) {
            moves.each(table, hand, this::print);
        }
        return Arena.GOOD;
    }

    /**
     * Writes the notation piece by piece: creating a string for each of millions of moves would
     * dominate the time.
     */
    private boolean print(CassinoMove move) {
        Output out = console.out();
        out.write(TEXTS[move.card().index()]);
        long taken = move.taken().bits();
        if (taken != 0) {
            out.write(' ');
            out.write('x');
        }
        for (; taken != 0; taken &= taken - 1) {
            out.write(' ');
            out.write(TEXTS[Long.numberOfTrailingZeros(taken)]);
        }
        out.write('\n');
        return --left > 0;
    }
}
