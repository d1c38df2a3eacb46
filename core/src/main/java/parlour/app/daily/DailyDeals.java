package parlour.app.daily;

import parlour.app.App;
import parlour.app.platform.KeptValue;
import parlour.app.session.LocalSession;
import parlour.daily.DailyDeal;
import parlour.daily.DailyResult;
import parlour.daily.DailyResults;
import parlour.daily.Outcome;
import parlour.engine.Game;
import parlour.engine.Host;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** Keeps the results of the deals of the day, a person's and those of the experts. */
public final class DailyDeals {
    /** How many games experts play before those are written into the file. */
    private static final int WRITTEN_TOGETHER = 10;

    private final App app;
    private final KeptValue<DailyResults> results;
    private Optional<ExpertStudy> study = Optional.empty();
    private int studied;

    public DailyDeals(App app) {
        this.app = app;
        results =
                new KeptValue<>(
                        app.platform()::data,
                        app.backgroundTasks(),
                        DailyResults.FILE,
                        "daily.file.");
    }

    /** Changes with every change of the results. */
    public int revision() {
        return results.revision() + studied;
    }

    /** Takes what went wrong with the file since the last call. */
    public Optional<Phrase> pollNotice() {
        return results.pollNotice();
    }

    /** What is known of a game's deal of a day. */
    public DailyResult result(Game<?, ?, ?, ?> game, long day) {
        DailyResult kept = results.known().of(game.id(), day);
        return study.filter(running -> running.deal().equals(new DailyDeal<>(game, day)))
                .map(running -> kept.expertsPlayed(running.outcomes()))
                .orElse(kept);
    }

    /** Keeps that a person has used the only try at the deal of a day. */
    public void begun(LocalSession<?, ?, ?, ?> session) {
        Game<?, ?, ?, ?> game = session.gameModule().game();
        if (session.terms().once()) {
            long day = session.terms().day().getAsLong();
            if (!result(game, day).begun()) {
                results.change(before -> before.begun(game.id(), day));
            }
        }
    }

    /** Keeps what a person has made of the deal of a day, unless it was only practice. */
    public <S, M, V, E> void count(LocalSession<S, M, V, E> session) {
        if (!session.terms().once() || session.result().isEmpty()) {
            return;
        }
        String game = session.gameModule().game().id();
        long day = session.terms().day().getAsLong();
        Outcome outcome = Outcome.of(session.rules(), session.match().state(), DailyDeal.PERSON);
        results.change(before -> before.played(game, day, outcome));
    }

    /** Lets experts play the deal of a day for as long as a clock allows. */
    public void study(Game<?, ?, ?, ?> game, long day, Host.Clock clock) {
        if (result(game, day).complete()) {
            return;
        }
        ExpertStudy running = studyOf(new DailyDeal<>(game, day));
        int before = running.outcomes().size();
        boolean ended;
        try {
            ended = running.advance(clock);
        } catch (RuntimeException | Error e) {
            running.stop();
            app.backgroundTasks().tell(Phrase.of("daily.failed", app.backgroundTasks().failure(e)));
            return;
        }
        if (ended) {
            app.frameScheduler().next();
        }
        int after = running.outcomes().size();
        studied += after - before;
        boolean complete = after == DailyResult.EXPERT_GAMES;
        if (after / WRITTEN_TOGETHER > before / WRITTEN_TOGETHER || complete && after > before) {
            keep(running);
        }
    }

    private void keep(ExpertStudy running) {
        DailyDeal<?, ?, ?, ?> deal = running.deal();
        List<Outcome> outcomes = running.outcomes();
        results.change(kept -> kept.expertsPlayed(deal.game().id(), deal.day(), outcomes));
    }

    private ExpertStudy studyOf(DailyDeal<?, ?, ?, ?> deal) {
        if (study.filter(running -> running.deal().equals(deal)).isEmpty()) {
            study.ifPresent(this::keep);
            DailyResult known = results.known().of(deal.game().id(), deal.day());
            study = Optional.of(new ExpertStudy(deal, known));
        }
        return study.get();
    }
}
