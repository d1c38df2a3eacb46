package parlour.arena;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.ScoreSheet;
import parlour.engine.Tally;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code arena score cassino}: the points of piles, line by line. */
@Command(name = "cassino", mixinStandardHelpOptions = true)
final class CassinoScoreCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--piles", paramLabel = "CARDS / CARDS …", required = true)
    private String pilesText;

    @Option(names = "--sweeps", paramLabel = "NUMBERS")
    private String sweepsText;

    @Option(names = "--rules", paramLabel = "RULES", defaultValue = "")
    private String rulesText;

    CassinoScoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        CardSets piles = piles();
        CassinoOptions options =
                Games.CASSINO.rules(piles.size(), Games.CASSINO.parseOptions(rulesText)).options();
        ScoreSheet sheet = ScoreSheet.of(options, piles, sweeps(piles.size()), 0, 0);
        for (int seat = 0; seat < piles.size(); seat++) {
            ScoreSheet.Line line = sheet.lines().get(seat);
            console.say(
                    "arena.score.line",
                    seat + 1,
                    line.cards(),
                    line.spades(),
                    line.aces(),
                    line.tenOfDiamonds(),
                    line.twoOfSpades(),
                    line.sweeps(),
                    line.total());
        }
        if (sheet.carriedCards() > 0 || sheet.carriedSpades() > 0) {
            console.say("arena.score.carried", sheet.carriedCards(), sheet.carriedSpades());
        }
        return Arena.GOOD;
    }

    /** An unfinished round can be scored, so cards may be missing, but none may be there twice. */
    private CardSets piles() throws BadInput {
        List<CardSet> piles = new ArrayList<>();
        CardSet seen = CardSet.EMPTY;
        for (String text : pilesText.split("/", -1)) {
            String place = console.texts().say("arena.pile", piles.size() + 1);
            CardSet pile = Input.cards(place, text);
            if (pile.meets(seen)) {
                throw new BadInput("arena.error.inTwoPiles", place, pile.and(seen));
            }
            seen = seen.or(pile);
            piles.add(pile);
        }
        Input.seats(Games.CASSINO, piles.size());
        return CardSets.of(piles);
    }

    private Tally sweeps(int seats) throws BadInput {
        if (sweepsText == null) {
            return Tally.zeros(seats);
        }
        List<Integer> sweeps = new ArrayList<>();
        for (String word : sweepsText.strip().split("\\s+")) {
            sweeps.add(Input.whole("--sweeps", word, 0, Card.COUNT));
        }
        if (sweeps.size() != seats) {
            throw new BadInput("arena.error.sweeps", seats, sweeps.size());
        }
        return Tally.of(sweeps);
    }
}
