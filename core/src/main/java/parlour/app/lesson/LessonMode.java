package parlour.app.lesson;

import parlour.app.game.LessonStep;
import parlour.app.navigation.Navigator;
import parlour.app.practice.PracticeMode;
import parlour.app.table.PanelContent;
import parlour.app.table.TableAction;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/** The table of a step of a lesson: the panel says what to do, and leads to the next step. */
final class LessonMode extends PracticeMode {
    /**
     * Which step of how many is shown.
     *
     * @param number from 0
     */
    record Place(LessonStep<?, ?> step, int number, int steps) {
        boolean last() {
            return number == steps - 1;
        }
    }

    /**
     * Where it goes from here.
     *
     * @param to shows a step
     * @param end shows how the last step ended
     */
    record Ways(IntConsumer to, Runnable end, Runnable back) {}

    private final Place place;
    private final BooleanSupplier done;
    private final Ways ways;

    /**
     * @param done whether the wanted move was made
     */
    LessonMode(Navigator navigator, Place place, BooleanSupplier done, Ways ways) {
        super(navigator);
        this.place = place;
        this.done = done;
        this.ways = ways;
    }

    @Override
    protected void again() {
        ways.to().accept(0);
    }

    @Override
    protected void leaveTable() {
        ways.back().run();
    }

    @Override
    public boolean guided() {
        return true;
    }

    @Override
    public List<TableAction> menu() {
        List<TableAction> items = new ArrayList<>(moves());
        items.addAll(super.menu());
        return items;
    }

    /** To the step before, and to the beginning of this one. */
    private List<TableAction> moves() {
        List<TableAction> moves = new ArrayList<>();
        if (place.number() > 0) {
            moves.add(new TableAction("lesson.previous", "icon-left", () -> to(-1)));
        }
        moves.add(new TableAction("lesson.repeat", "icon-undo", () -> to(0)));
        return moves;
    }

    private void to(int by) {
        ways.to().accept(place.number() + by);
    }

    @Override
    public Optional<PanelContent> panel() {
        boolean over = done.getAsBoolean();
        PanelContent.Progress progress =
                new PanelContent.Progress(place.number() + (over ? 1 : 0), place.steps());
        return Optional.of(
                new PanelContent(
                        Phrase.of("lesson.step", place.number() + 1, place.steps()),
                        Optional.of(progress),
                        List.of(over ? place.step().done() : place.step().task()),
                        over ? Optional.of(next()) : Optional.empty(),
                        moves()));
    }

    private TableAction next() {
        return place.last()
                ? new TableAction("lesson.score", "icon-right", ways.end())
                : new TableAction("lesson.next", "icon-right", () -> to(1));
    }

    /** The score is shown when the person wants to see it. */
    @Override
    public void roundOver() {}
}
