package parlour.app.practice;

import parlour.app.navigation.Navigator;
import parlour.app.table.TableAction;
import parlour.app.table.TableMode;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** A table at which nothing is saved or counted, and which can be left at any time. */
public abstract class PracticeMode implements TableMode {
    private final Navigator navigator;

    protected PracticeMode(Navigator navigator) {
        this.navigator = navigator;
    }

    /** Begins again. */
    protected abstract void again();

    /** Leaves the table for where the person came from. */
    protected abstract void leaveTable();

    @Override
    public final void keep() {}

    @Override
    public final boolean kept() {
        return true;
    }

    @Override
    public final Optional<Phrase> pollNotice() {
        return navigator.pollNotice();
    }

    @Override
    public List<TableAction> menu() {
        return List.of(new TableAction("practice.again", "icon-restart", this::again));
    }

    @Override
    public final TableAction leave() {
        return new TableAction("practice.leave", "icon-close", this::leaveTable);
    }

    @Override
    public final void quit() {
        navigator.quit();
    }
}
