package parlour.app.game;

import parlour.app.look.Markup;
import parlour.app.setup.Setup;
import parlour.app.widget.Ui;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.ReviewScale;
import parlour.engine.Rules;
import parlour.review.Judgement;
import parlour.review.JudgementFormat;
import parlour.review.Mark;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what moves do, how good they were, and why. */
public final class MoveWords<S, M, V, E> {
    private static final int PERCENT = 100;

    private final Ui ui;
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final Setup setup;

    public MoveWords(Ui ui, Game<S, M, V, E> game, Rules<S, M, V, E> rules, Setup setup) {
        this.ui = ui;
        this.game = game;
        this.rules = rules;
        this.setup = setup;
    }

    public String say(Phrase phrase) {
        return ui.texts().say(phrase, seat -> Markup.plain(setup.name(seat)));
    }

    public String say(String key, Object... args) {
        return say(Phrase.of(key, args));
    }

    /** What a move does, as a spectator sees it; the log has a line for it. */
    public Optional<E> event(S before, M move) {
        List<E> events = new ArrayList<>();
        rules.play(before, move, events::add);
        return rules.seen(events, Eyes.NONE).stream()
                .filter(event -> line(event).isPresent())
                .findFirst();
    }

    private Optional<Phrase> line(E event) {
        return game.log(rules, event).stream().findFirst();
    }

    /** What the log says, or would say, of a move. */
    public String move(S before, M move) {
        return event(before, move)
                .flatMap(this::line)
                .map(this::say)
                .orElseGet(() -> game.text(move));
    }

    public String mark(Mark mark) {
        return say("review.mark." + JudgementFormat.name(mark));
    }

    /** What a move cost, in the unit of the game's reviews. */
    public String cost(Judgement<M> judgement) {
        boolean points = game.reviewScale().unit() == ReviewScale.Unit.POINTS;
        return points
                ? say("review.points", judgement.cost())
                : say("review.chance", Math.round(PERCENT * judgement.cost()));
    }

    /**
     * Why a move was a mistake: the game's name for it, or else what the better move leaves behind.
     */
    public Optional<String> reason(S before, M played, Judgement<M> judgement) {
        return named(judgement).or(() -> leaving(before, played, judgement.best()));
    }

    /** Hints speak to the person who is to move; what both moves leave is no reason. */
    private Optional<String> leaving(S before, M played, M better) {
        Eyes mover = Eyes.of(rules.turn(before));
        if (!mover.equals(setup.persons())) {
            return Optional.empty();
        }
        V view = rules.view(before, mover);
        Optional<Phrase> left = game.leaving(rules, view, played);
        return game.leaving(rules, view, better)
                .filter(sentence -> !left.equals(Optional.of(sentence)))
                .map(sentence -> say("review.betterLeaves", sentence));
    }

    private Optional<String> named(Judgement<M> judgement) {
        return judgement
                .lapse()
                .map(kind -> "lapse." + game.id() + "." + kind)
                .filter(ui.texts()::has)
                .map(this::say);
    }
}
