package parlour.app.puzzle;

import parlour.app.navigation.Navigator;
import parlour.app.practice.PracticeMode;
import parlour.app.table.PanelContent;
import parlour.app.table.TableAction;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** A table at which one puzzle is to be solved. */
final class PuzzleMode extends PracticeMode {
    /**
     * Where it goes from here.
     *
     * @param show plays the solution
     * @param next the next puzzle, if there is another to solve
     * @param leave back to the list of puzzles
     */
    record Ways(Runnable show, Runnable again, Optional<Runnable> next, Runnable leave) {}

    private final Phrase heading;
    private final PuzzleAttempt<?> attempt;
    private final Ways ways;
    private final Runnable changed;

    PuzzleMode(
            Navigator navigator,
            Phrase heading,
            PuzzleAttempt<?> attempt,
            Ways ways,
            Runnable changed) {
        super(navigator);
        this.heading = heading;
        this.attempt = attempt;
        this.ways = ways;
        this.changed = changed;
    }

    @Override
    protected void again() {
        ways.again().run();
    }

    @Override
    protected void leaveTable() {
        ways.leave().run();
    }

    /** What follows is chosen at the panel. */
    @Override
    public void roundOver() {}

    @Override
    public boolean guided() {
        return true;
    }

    @Override
    public Optional<PanelContent> panel() {
        return Optional.of(
                new PanelContent(
                        attempt.over() ? outcome() : heading,
                        Optional.empty(),
                        attempt.sentences(),
                        attempt.over() ? Optional.of(next()) : Optional.empty(),
                        attempt.over() ? List.of() : List.of(show())));
    }

    private Phrase outcome() {
        return attempt.shown()
                ? Phrase.of("puzzle.shown", heading)
                : Phrase.of("puzzle.solved", heading, attempt.stars());
    }

    private TableAction next() {
        return ways.next()
                .map(then -> new TableAction("puzzle.next", "icon-right", then))
                .orElseGet(() -> new TableAction("puzzle.list", "icon-left", ways.leave()));
    }

    private TableAction show() {
        return new TableAction(
                "puzzle.show",
                "icon-hint",
                () -> {
                    ways.show().run();
                    changed.run();
                });
    }
}
