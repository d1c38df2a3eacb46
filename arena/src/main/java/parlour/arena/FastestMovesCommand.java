package parlour.arena;

import parlour.Games;
import parlour.engine.Refusal;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.Hand;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code arena moves fastest}: the legal moves of a hand on the last play, or on a free move. */
@Command(name = "fastest", mixinStandardHelpOptions = true)
final class FastestMovesCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--hand", paramLabel = "CARDS", required = true)
    private String handText;

    @Option(names = "--last", paramLabel = "PLAY")
    private String lastText;

    @Option(names = "--rules", paramLabel = "RULES", defaultValue = "")
    private String rulesText;

    FastestMovesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        int seats = Games.FASTEST.seatCounts().get(0);
        FastestOptions options =
                Games.FASTEST.rules(seats, Games.FASTEST.parseOptions(rulesText)).options();
        FastestMoves moves = new FastestMoves(options);
        Hand hand = hand(options, Hand.PACK.size() / seats);
        Optional<FastestMove> last = last(moves);
        moves.all(hand, last).forEach(move -> console.out().line(move.toString()));
        return Arena.GOOD;
    }

    private Hand hand(FastestOptions options, int most) throws BadInput {
        Hand hand;
        try {
            hand = options.suits() ? Hand.cards(handText) : Hand.ranks(handText);
        } catch (BadInput e) {
            throw new BadInput("arena.error.in", "--hand", e.phrase());
        }
        if (hand.isEmpty() || hand.size() > most) {
            throw new BadInput("arena.error.handSize", most, hand.size());
        }
        return hand;
    }

    private Optional<FastestMove> last(FastestMoves moves) throws BadInput {
        if (lastText == null) {
            return Optional.empty();
        }
        FastestMove last;
        try {
            last = FastestMove.parse(lastText);
        } catch (BadInput e) {
            throw new BadInput("arena.error.in", "--last", e.phrase());
        }
        if (last instanceof FastestMove.Pass) {
            throw new BadInput("arena.error.lastPass");
        }
        Optional<Refusal> refusal = moves.form(last);
        if (refusal.isPresent()) {
            throw new BadInput("arena.error.in", "--last", refusal.get().phrase());
        }
        return Optional.of(last);
    }
}
