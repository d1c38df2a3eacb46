package parlour.app.puzzle;

import parlour.app.navigation.Navigator;
import parlour.app.practice.PracticeMode;
import parlour.app.table.PanelContent;
import parlour.app.table.TableAction;
import parlour.text.Phrase;

import java.util.ArrayList;
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

    /** Whoever has only a keyboard finds the panel's button here. */
    @Override
    public List<TableAction> menu() {
        List<TableAction> items = new ArrayList<>();
        answer().ifPresent(items::add);
        items.addAll(super.menu());
        return items;
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
                        headline(),
                        Optional.empty(),
                        attempt.sentences(),
                        attempt.over() ? Optional.of(next()) : Optional.empty(),
                        List.of()));
    }

    private Phrase headline() {
        if (!attempt.over()) {
            return attempt.failed() ? Phrase.of("puzzle.notBest", heading) : heading;
        }
        return attempt.shown()
                ? Phrase.of("puzzle.shown", heading)
                : Phrase.of("puzzle.solved", heading, attempt.stars());
    }

    private TableAction next() {
        return ways.next()
                .map(then -> new TableAction("puzzle.next", "icon-right", then))
                .orElseGet(() -> new TableAction("puzzle.list", "icon-left", ways.leave()));
    }

    @Override
    public Optional<TableAction> answer() {
        return attempt.over()
                ? Optional.empty()
                : Optional.of(
                        new TableAction(
                                "puzzle.show",
                                "icon-hint",
                                () -> {
                                    ways.show().run();
                                    changed.run();
                                }));
    }
}
