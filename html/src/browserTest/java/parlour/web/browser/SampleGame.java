package parlour.web.browser;

import parlour.daily.DailyDeal;
import parlour.daily.DailyResult;
import parlour.daily.DailyResults;
import parlour.daily.ExpertGames;
import parlour.daily.Outcome;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.record.ReviewFile;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.review.ReviewEffort;
import parlour.thinking.SendableReview;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A game of one person, for whom a computer plays, against others.
 *
 * @param computer who plays at every seat
 */
record SampleGame<S, M, V, E>(
        Game<S, M, V, E> game, String preset, String computer, int seats, long seed) {
    static final List<String> NAMES =
            List.of("Elsa", "Tapio", "Sigrid", "Oskar", "Väinö", "Lovisa");
    static final int PERSON = DailyDeal.PERSON;

    private static final int WORK = 100;

    /** A round that is over. */
    Match<S, M, V, E> whole() {
        return playOut(begin());
    }

    /** So many rounds that are over, or as many as the game has. */
    Match<S, M, V, E> rounds(int number) {
        Match<S, M, V, E> match = whole();
        for (int i = 1; i < number && match.rules().game(match.state()).isEmpty(); i++) {
            match.dealNext();
            playOut(match);
        }
        return match;
    }

    /** The person's turn after so many moves. */
    Match<S, M, V, E> after(int moves) {
        Match<S, M, V, E> match = begin();
        while (match.length() < moves || match.turn() != PERSON) {
            move(match);
        }
        return match;
    }

    /** The deal of a day, played to the end. */
    static <S, M, V, E> Match<S, M, V, E> daily(DailyDeal<S, M, V, E> deal, String computer) {
        Match<S, M, V, E> match = deal.begin();
        return new SampleGame<>(deal.game(), "", computer, match.rules().seats(), deal.day())
                .playOut(match);
    }

    private Match<S, M, V, E> begin() {
        return Match.begin(game.rules(seats, game.presets().get(preset)), seed);
    }

    private Match<S, M, V, E> playOut(Match<S, M, V, E> match) {
        while (match.turn() != Rules.NOBODY) {
            move(match);
        }
        return match;
    }

    private void move(Match<S, M, V, E> match) {
        Player<V, M> player = game.computer(computer, match.rules(), new Rng(seed));
        Thinking<M> thinking =
                player.think(
                        match.rules().view(match.state(), Eyes.of(match.turn())), match.length());
        thinking.advance(WORK);
        match.play(thinking.best().orElseThrow());
    }

    String file(Match<S, M, V, E> match) {
        return file(game, match, computer, Map.of("counted", 1L));
    }

    /** The file of a deal of the day that is over, as the person's only try. */
    static <S, M, V, E> String file(DailyDeal<S, M, V, E> deal, Match<S, M, V, E> match) {
        return file(
                deal.game(),
                match,
                Game.EXPERT,
                Map.of("counted", 1L, "day", deal.day(), "hintLimit", 0L));
    }

    private static <S, M, V, E> String file(
            Game<S, M, V, E> game,
            Match<S, M, V, E> match,
            String computer,
            Map<String, Object> settings) {
        int seats = match.rules().seats();
        List<SavedSeat> sitters = new ArrayList<>(List.of(SavedSeat.person(NAMES.get(PERSON))));
        for (String name : NAMES.subList(1, seats)) {
            sitters.add(SavedSeat.computer(name, computer));
        }
        String title = String.join(", ", NAMES.subList(0, seats));
        long yesterday = Instant.now().minus(1, ChronoUnit.DAYS).toEpochMilli();
        return new SavedGame<>(game, title, yesterday, sitters, settings, match).write();
    }

    /** A review as thorough as all reviews, which takes a while. */
    String review(Match<S, M, V, E> match) {
        SendableReview<S, M, V, E> work =
                new SendableReview<>(game, match, ReviewEffort.USUAL, Eyes.of(PERSON));
        while (!work.complete()) {
            work.advance(Integer.MAX_VALUE);
        }
        return ReviewFile.write(game, match, ReviewEffort.USUAL, work.review());
    }

    /** Results with that of the person and all of the experts, whose games take a while. */
    static <S, M, V, E> DailyResults compared(
            DailyResults results, DailyDeal<S, M, V, E> deal, Match<S, M, V, E> match) {
        String game = deal.game().id();
        DailyResult known = results.of(game, deal.day());
        ExpertGames<S, M, V, E> experts = new ExpertGames<>(deal, known.player(), known.experts());
        while (experts.current().isPresent()) {
            experts.current().get().advance(Integer.MAX_VALUE);
            experts.take();
        }
        Outcome own = Outcome.of(match.rules(), match.state(), PERSON);
        return results.played(game, deal.day(), own)
                .expertsPlayed(game, deal.day(), experts.outcomes());
    }
}
