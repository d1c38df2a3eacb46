package parlour.cassino;

import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.ScoreSheet;
import parlour.engine.Rules;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;

/** The game log's text for each event. */
final class CassinoLog {
    private CassinoLog() {}

    static List<Phrase> of(CassinoEvent event) {
        if (event instanceof CassinoEvent.RoundBegan began) {
            return List.of(Phrase.of("cassino.log.round", began.round(), new Seat(began.dealer())));
        }
        if (event instanceof CassinoEvent.DealtToTable dealt) {
            // Logged once, when all table cards are dealt.
            return dealt.table().size() < CassinoRules.HAND
                    ? List.of()
                    : List.of(Phrase.of("cassino.log.table", dealt.table()));
        }
        if (event instanceof CassinoEvent.Placed placed) {
            return List.of(Phrase.of("cassino.log.placed", new Seat(placed.seat()), placed.card()));
        }
        if (event instanceof CassinoEvent.Captured captured) {
            return captured(captured);
        }
        if (event instanceof CassinoEvent.TookRest rest) {
            return List.of(
                    rest.seat() == Rules.NOBODY
                            ? Phrase.of("cassino.log.restToNobody", rest.cards())
                            : Phrase.of("cassino.log.rest", new Seat(rest.seat()), rest.cards()));
        }
        if (event instanceof CassinoEvent.Scored scored) {
            return scored(scored);
        }
        if (event instanceof CassinoEvent.Won won) {
            List<Seat> winners = won.seats().stream().map(Seat::new).toList();
            return List.of(Phrase.of(winners.size() == 1 ? "log.won" : "log.wonTogether", winners));
        }
        return List.of();
    }

    private static List<Phrase> captured(CassinoEvent.Captured captured) {
        List<Phrase> lines = new ArrayList<>();
        Seat seat = new Seat(captured.seat());
        CardSet cards = captured.cards();
        lines.add(Phrase.of("cassino.log.captured", seat, captured.card(), cards));
        switch (captured.sweep()) {
            case COUNTS -> lines.add(Phrase.of("cassino.log.sweep", seat));
            case DOES_NOT_COUNT -> lines.add(Phrase.of("cassino.log.sweepDoesNotCount", seat));
            case NONE -> {}
        }
        return lines;
    }

    private static List<Phrase> scored(CassinoEvent.Scored scored) {
        List<Phrase> lines = new ArrayList<>();
        for (int seat = 0; seat < scored.totals().size(); seat++) {
            lines.add(
                    Phrase.of(
                            "cassino.log.scored",
                            new Seat(seat),
                            scored.sheet().lines().get(seat).total(),
                            scored.totals().get(seat)));
        }
        ScoreSheet sheet = scored.sheet();
        if (sheet.carriedCards() > 0) {
            lines.add(Phrase.of("cassino.log.carriedCards", sheet.carriedCards()));
        }
        if (sheet.carriedSpades() > 0) {
            lines.add(Phrase.of("cassino.log.carriedSpades", sheet.carriedSpades()));
        }
        return lines;
    }
}
