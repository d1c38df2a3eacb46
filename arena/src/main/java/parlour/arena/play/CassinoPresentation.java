package parlour.arena.play;

import parlour.cards.CardSet;
import parlour.cassino.CassinoDescription;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.ScoreSheet;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Nordic Cassino in a terminal. */
final class CassinoPresentation implements Presentation<CassinoMove, CassinoView, CassinoEvent> {
    @Override
    public void show(CassinoView view, int me, boolean full, Dialogue out) {
        if (full) {
            CassinoDescription.seats(view).forEach(out::say);
        }
        out.say(CassinoDescription.table(view, CardSet::toString));
        CardSet hand = view.hands().get(me);
        if (!hand.isEmpty()) {
            out.say("position.hand", hand.toString());
        }
    }

    @Override
    public List<Phrase> news(CassinoEvent event) {
        if (event instanceof CassinoEvent.Drew drew && drew.card().isPresent()) {
            return List.of(Phrase.of("console.drew", drew.card().get()));
        }
        return event instanceof CassinoEvent.Scored scored ? sheet(scored.sheet()) : List.of();
    }

    private static List<Phrase> sheet(ScoreSheet sheet) {
        List<Phrase> lines = new ArrayList<>();
        lines.add(Phrase.of("console.sheet"));
        for (int seat = 0; seat < sheet.lines().size(); seat++) {
            ScoreSheet.Line line = sheet.lines().get(seat);
            lines.add(
                    Phrase.of(
                            "console.cassino.sheet",
                            new Seat(seat),
                            line.cards(),
                            line.spades(),
                            line.aces(),
                            line.tenOfDiamonds(),
                            line.twoOfSpades(),
                            line.sweeps()));
        }
        return lines;
    }

    /** The letter x may be omitted: the first card is always the one played. */
    @Override
    public String notation(String typed) {
        String text = CardWords.notation(typed.replace('×', 'x').replace('+', ' '));
        String[] words = text.split(" ");
        List<String> kept = new ArrayList<>();
        for (String word : words) {
            boolean filler =
                    switch (word.toLowerCase(Locale.ROOT)) {
                        case "x", "play", "place", "take", "takes", "and", "with" -> true;
                        default -> false;
                    };
            if (!filler) {
                kept.add(word);
            }
        }
        if (kept.size() < 2) {
            // A capture without its cards must not become a placement.
            boolean capture = Arrays.stream(words).anyMatch(CassinoPresentation::saysCapture);
            return kept.size() == 1 && !capture ? kept.get(0) : text;
        }
        return kept.get(0) + " x " + String.join(" ", kept.subList(1, kept.size()));
    }

    private static boolean saysCapture(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "x", "take", "takes", "with" -> true;
            default -> false;
        };
    }

    @Override
    public Phrase listed(CassinoMove move) {
        return move.taken().isEmpty()
                ? Phrase.of("console.cassino.place", move.toString())
                : Phrase.of("console.move", move.toString());
    }

    @Override
    public List<String> help() {
        return List.of(
                "help.cassino.goal.what",
                "help.cassino.turn.one",
                "help.cassino.capture.values",
                "console.cassino.help.hand",
                "help.cassino.capture.sum",
                "help.cassino.capture.several",
                "help.cassino.capture.once",
                "help.cassino.capture.free",
                "help.cassino.sweep.what",
                "console.cassino.help.points",
                "help.cassino.points.rest",
                "help.cassino.end.target",
                "console.cassino.help.notation");
    }

    @Override
    public int usualSeats() {
        return 2;
    }
}
