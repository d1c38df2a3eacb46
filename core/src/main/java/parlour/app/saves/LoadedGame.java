package parlour.app.saves;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.record.EarlierPlay;
import parlour.record.SavedGame;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A game that was read from a file, with its module: ready to be shown or continued. */
public record LoadedGame<S, M, V, E>(
        GameModule<S, M, V, E> gameModule, SavedGame<S, M, V, E> saved) {
    private Rules<S, M, V, E> rules() {
        return saved.match().rules();
    }

    private S state() {
        return saved.match().state();
    }

    public String title() {
        return saved.title();
    }

    /** When it was saved, in milliseconds since 1970. */
    public long when() {
        return saved.when();
    }

    public Setup setup() {
        return SessionFormat.setup(saved);
    }

    /** Whether it is left out of the statistics. */
    public boolean practice() {
        return terms().practice();
    }

    /** A session that continues it. */
    public LocalSession<S, M, V, E> session() {
        return SessionFormat.read(this);
    }

    /** A practice game that goes on from a match, with the same players and rules. */
    public LoadedGame<S, M, V, E> practice(
            String title, Match<S, M, V, E> match, EarlierPlay<S, M, V, E> earlier) {
        return new LoadedGame<>(gameModule, SessionFormat.practice(saved, title, match, earlier));
    }

    /** What was agreed besides the rules. */
    public Terms terms() {
        return SessionFormat.terms(saved);
    }

    public int round() {
        return rules().roundNumber(state());
    }

    /** The total scores by seat, including those of a round that has just ended. */
    public List<Integer> scores() {
        List<Integer> before = rules().scores(state()).list();
        if (rules().round(state()).isEmpty()) {
            return before;
        }
        List<Integer> round = rules().sheetPoints(state());
        return IntStream.range(0, before.size())
                .map(seat -> before.get(seat) + round.get(seat))
                .boxed()
                .toList();
    }

    /** Who won; empty while the game goes on. */
    public List<Integer> winners() {
        return rules().game(state()).map(Result::winners).orElse(List.of());
    }

    public boolean over() {
        return rules().game(state()).isPresent();
    }

    /** A thumbnail of the table, as a spectator sees it. */
    public Actor thumbnail(App app) {
        return gameModule.thumbnailFactory().make(app, rules().view(state(), Eyes.NONE), over());
    }

    /**
     * The score at which a progress bar is full: the target, or the highest score if that is more.
     */
    public int goal() {
        int highest = scores().stream().mapToInt(Integer::intValue).max().orElse(0);
        return Math.max(highest, rules().target().orElse(1));
    }

    /** The seats ordered by score, best first. */
    public List<Integer> standing() {
        List<Integer> scores = scores();
        int sign = rules().sheetSign();
        List<Integer> seats = new ArrayList<>(IntStream.range(0, scores.size()).boxed().toList());
        seats.sort((one, other) -> sign * (scores.get(other) - scores.get(one)));
        return seats;
    }
}
