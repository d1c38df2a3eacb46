package parlour.app.review;

import parlour.app.App;
import parlour.app.platform.Platform;
import parlour.app.saves.KeptReview;
import parlour.app.saves.LoadedGame;
import parlour.engine.Eyes;
import parlour.record.ReviewFile;
import parlour.review.EstimatedMove;
import parlour.review.Review;
import parlour.review.ReviewEffort;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.thinking.SendableReview;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reviews a game in the background, and keeps what was found beside the game. Only what was found
 * before the last pause is shown: between pauses the work belongs to the thinker.
 */
public final class ReviewWork<S, M, V, E> {
    /** The share of the work after which what was found is kept, in case the program is killed. */
    private static final double KEPT_TOGETHER = 0.1;

    private final App app;
    private final LoadedGame<S, M, V, E> game;
    private final ReviewEffort effort;
    private final Optional<KeptReview> kept;
    private final Consumer<Review<M>> judged;
    private final Platform.Thinker thinker;
    private final SendableReview<S, M, V, E> work;
    private Review<M> review;
    private List<EstimatedMove> estimates = List.of();
    private double progress;
    private double keptProgress;
    private boolean begun;
    private boolean ready;
    private boolean complete;
    private boolean unkept;
    private boolean told;
    private int revision;
    private Optional<Phrase> trouble = Optional.empty();

    /**
     * @param kept where the review lies; empty if it is not kept
     * @param judged told once, when all moves are judged
     */
    public ReviewWork(
            App app,
            LoadedGame<S, M, V, E> game,
            ReviewEffort effort,
            Optional<KeptReview> kept,
            Consumer<Review<M>> judged) {
        this.app = app;
        this.game = game;
        this.effort = effort;
        this.kept = kept;
        this.judged = judged;
        thinker = app.platform().thinker();
        // Of several persons at a screen nobody may learn what another holds.
        Eyes persons = game.setup().persons();
        Eyes eyes = persons.count() == 1 ? persons : Eyes.NONE;
        work = new SendableReview<>(game.gameModule().game(), game.saved().match(), effort, eyes);
        work.first(persons.count() == 0 ? Eyes.of(0) : persons);
        review = work.review();
    }

    /** The game that is reviewed. */
    LoadedGame<S, M, V, E> game() {
        return game;
    }

    /** What is known so far. */
    Review<M> review() {
        return review;
    }

    /** What is estimated of moves that are not judged yet. */
    List<EstimatedMove> estimates() {
        return estimates;
    }

    /** Changes whenever more is known. */
    int revision() {
        return revision;
    }

    /** The share of the work that is done, from 0 to 1. */
    double progress() {
        return progress;
    }

    boolean complete() {
        return complete;
    }

    /** Why the review could not go on, if it could not. */
    Optional<Phrase> trouble() {
        return trouble;
    }

    /** Begins with what an earlier review has found, or goes on. */
    void begin() {
        if (begun) {
            app.frameScheduler().next();
            return;
        }
        begun = true;
        kept.ifPresentOrElse(
                file -> file.read(this::read, this::found), () -> found(Optional.empty()));
    }

    private Optional<Review<M>> read(String text) throws BadInput {
        return ReviewFile.read(game.gameModule().game(), game.saved().match(), effort, text);
    }

    private void found(Optional<Review<M>> known) {
        known.ifPresent(work::take);
        ready = true;
        look();
        keptProgress = progress;
        app.frameScheduler().next();
    }

    /** Looks at what has been found; nothing else may be at work on it. */
    private void look() {
        review = work.review();
        estimates = work.estimates();
        progress = work.progress();
        complete = work.complete();
        revision++;
        if (!told && work.movesJudged()) {
            told = true;
            judged.accept(review);
        }
    }

    /** Lets the work go on; called once a frame. */
    void pass() {
        if (!ready || complete || trouble.isPresent()) {
            return;
        }
        try {
            if (thinker.spend(work)) {
                thinker.drop();
                look();
                unkept = true;
                app.frameScheduler().next();
            }
        } catch (RuntimeException | Error e) {
            trouble = Optional.of(app.backgroundTasks().failure(e));
            revision++;
            app.frameScheduler().next();
        }
        if (complete || progress >= keptProgress + KEPT_TOGETHER) {
            keep();
        }
    }

    /** Stops the work and keeps what was found. */
    void leave() {
        thinker.drop();
        keep();
    }

    private void keep() {
        if (unkept) {
            unkept = false;
            keptProgress = progress;
            Review<M> found = review;
            kept.ifPresent(file -> file.keep(() -> text(found)));
        }
    }

    private String text(Review<M> found) {
        return ReviewFile.write(game.gameModule().game(), game.saved().match(), effort, found);
    }
}
