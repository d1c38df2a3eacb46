package parlour.app.screen;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.daily.DailyDeals;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.SharedDeals;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SaveTitles;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.SavedGames;
import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.setup.SetupForm;
import parlour.code.CodeResult;
import parlour.code.GameCode;
import parlour.daily.DailyDeal;
import parlour.daily.DailyResult;
import parlour.daily.Outcome;
import parlour.engine.Game;
import parlour.engine.Host;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The deals that others play too, connected to saves and screens. */
final class AppDeals implements SharedDeals {
    private final App app;
    private final Navigator navigator;
    private final SavedGames saved;
    private final DailyDeals dailyDeals;

    AppDeals(App app, Navigator navigator, SavedGames saved, DailyDeals dailyDeals) {
        this.app = app;
        this.navigator = navigator;
        this.saved = saved;
        this.dailyDeals = dailyDeals;
    }

    @Override
    public long today() {
        return date().toEpochDay();
    }

    private static LocalDate date() {
        return Instant.ofEpochMilli(TimeUtils.millis())
                .atZone(ZoneId.systemDefault())
                .toLocalDate();
    }

    @Override
    public DailyResult result(Game<?, ?, ?, ?> game, long day) {
        return dailyDeals.result(game, day);
    }

    @Override
    public int revision() {
        return dailyDeals.revision() + saved.revision();
    }

    @Override
    public void study(Game<?, ?, ?, ?> game, long day, Host.Clock clock) {
        dailyDeals.study(game, day, clock);
    }

    /** On a slow disk it takes a while until it is known whether it was begun or played before. */
    @Override
    public void playToday(GameModule<?, ?, ?, ?> gameModule) {
        Screen asked = app.screen();
        // Background work runs in order, so by then all that was asked for has been read.
        app.backgroundTasks()
                .work(
                        () -> today(),
                        why -> today(),
                        today -> {
                            // Stay where the person has gone in the meantime.
                            if (app.screen() == asked) {
                                play(gameModule, today);
                            }
                        });
    }

    private void play(GameModule<?, ?, ?, ?> gameModule, long today) {
        Game<?, ?, ?, ?> game = gameModule.game();
        Optional<SavedGameEntry> unfinished = unfinished(game, today);
        if (unfinished.isPresent()) {
            navigator.open(unfinished.get().id());
        } else {
            Phrase title = Phrase.of("daily.save", DayText.of(today));
            begin(
                    gameModule,
                    new DailyDeal<>(game, today).code(),
                    Terms.daily(today, result(game, today).begun()),
                    app.texts().say(title));
        }
    }

    /** The game in which the only try at a deal was begun, if it can go on. */
    private Optional<SavedGameEntry> unfinished(Game<?, ?, ?, ?> game, long day) {
        if (result(game, day).own().isPresent()) {
            return Optional.empty();
        }
        return saved.all().stream()
                .filter(SavedGameEntry::unfinished)
                .filter(entry -> entry.game().filter(one -> is(one, game, day)).isPresent())
                .findFirst();
    }

    @Override
    public boolean tried(Game<?, ?, ?, ?> game, long day) {
        DailyResult known = result(game, day);
        boolean gone = saved.loaded() && unfinished(game, day).isEmpty();
        return known.own().isPresent() || known.begun() && gone;
    }

    private static boolean is(LoadedGame<?, ?, ?, ?> loaded, Game<?, ?, ?, ?> game, long day) {
        Terms terms = loaded.terms();
        return loaded.gameModule().game().equals(game)
                && terms.once()
                && terms.day().equals(OptionalLong.of(day));
    }

    @Override
    public void play(GameCode code) {
        GameModule<?, ?, ?, ?> gameModule = navigator.games().find(code.game().id()).orElseThrow();
        Setup setup = setup(code);
        String title = SaveTitles.fresh(app.texts(), setup, saved::inUse);
        begin(gameModule, code, Terms.challenge(code.result()), title);
    }

    private <S, M, V, E> void begin(
            GameModule<S, M, V, E> gameModule, GameCode code, Terms terms, String title) {
        app.settings().game(code.game().id());
        saved.begin(SaveTitles.from(title, title, saved::inUse));
        navigator.play(LocalSession.begin(gameModule, setup(code), code.seed()).agreed(terms));
    }

    private Setup setup(GameCode code) {
        SetupForm form =
                new SetupForm(
                        code.game(),
                        number -> app.texts().say("setup.personName", number),
                        new Rng(code.seed()));
        form.seat(code.computers());
        if (!app.settings().person().isEmpty() && code.computers().get(0).isEmpty()) {
            form.firstName(app.settings().person());
        }
        return new Setup(form.setup().participants(), code.options());
    }

    @Override
    public Optional<GameCode> code(GameSession<?, ?, ?, ?> session) {
        return session instanceof LocalSession<?, ?, ?, ?> game && session.result().isPresent()
                ? code(game)
                : Optional.empty();
    }

    private static <S, M, V, E> Optional<GameCode> code(LocalSession<S, M, V, E> session) {
        Setup setup = session.setup();
        boolean reachable = session.match().dealtFromSeed() && session.earlier().isEmpty();
        if (!reachable || setup.personCount() == 0) {
            return Optional.empty();
        }
        return Optional.of(
                new GameCode(
                        session.gameModule().game(),
                        setup.options(),
                        setup.participants().stream().map(Participant::computer).toList(),
                        session.match().seed(),
                        result(session)));
    }

    /** What the first person has made of a finished game, if it fits into a code. */
    private static <S, M, V, E> Optional<CodeResult> result(LocalSession<S, M, V, E> session) {
        int person = 0;
        while (!session.persons().include(person)) {
            person++;
        }
        S state = session.match().state();
        int points =
                session.rules().scores(state).list().get(person)
                        + session.rules().sheetPoints(state).get(person);
        return CodeResult.of(points, session.result().orElseThrow().places().get(person));
    }

    @Override
    public Optional<Comparison> comparison(GameSession<?, ?, ?, ?> session) {
        if (!(session instanceof LocalSession<?, ?, ?, ?> game) || session.result().isEmpty()) {
            return Optional.empty();
        }
        Terms terms = game.terms();
        if (terms.day().isPresent()) {
            return Optional.of(daily(game, terms.day().getAsLong()));
        }
        return terms.rival()
                .flatMap(rival -> result(game).map(own -> versus(own, rival, game.rules())))
                .map(said -> new Comparison(List.of(said), OptionalInt.empty()));
    }

    private <S, M, V, E> Comparison daily(LocalSession<S, M, V, E> session, long day) {
        Outcome own = Outcome.of(session.rules(), session.match().state(), DailyDeal.PERSON);
        DailyResult known = result(session.gameModule().game(), day);
        List<Phrase> sentences = new ArrayList<>();
        if (!known.experts().isEmpty()) {
            sentences.add(DayText.against(known, own));
            scale(session.gameModule().game()).ifPresent(sentences::add);
        }
        if (session.terms().practice()) {
            boolean first = known.own().isPresent();
            sentences.add(Phrase.of(first ? "daily.practice" : "daily.practice.gone"));
        }
        return new Comparison(
                sentences,
                known.complete() ? OptionalInt.empty() : OptionalInt.of(known.experts().size()));
    }

    /** What points are, in a game whose score sheet has none after a single round. */
    private Optional<Phrase> scale(Game<?, ?, ?, ?> game) {
        String key = "daily.scale." + game.id();
        return app.texts().has(key) ? Optional.of(Phrase.of(key)) : Optional.empty();
    }

    /** The better place has made more of the same cards, and with the same place the points. */
    private static Phrase versus(CodeResult own, CodeResult rival, Rules<?, ?, ?, ?> rules) {
        int ahead = rival.place() - own.place();
        if (ahead == 0) {
            ahead = rules.sheetSign() * (own.points() - rival.points());
        }
        String key = ahead > 0 ? "code.versus.better" : "code.versus.worse";
        return Phrase.of(
                ahead == 0 ? "code.versus.same" : key,
                own.points(),
                own.place(),
                rival.points(),
                rival.place());
    }
}
