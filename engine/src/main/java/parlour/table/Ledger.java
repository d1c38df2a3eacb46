package parlour.table;

import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;

/** The state of a table, and the entries that it has yet to store. */
final class Ledger {
    private final TableState state;

    /** What was entered and not yet handed out to be stored; nothing is kept after that. */
    private final List<TableEntry> fresh = new ArrayList<>();

    Ledger(TableEntry.Opened opened, Dealing dealing) throws BadInput {
        state = new TableState(opened, dealing);
        fresh.add(opened);
    }

    /** Restores a table from what was stored. */
    static Ledger restore(List<TableEntry> stored) throws BadInput {
        if (stored.isEmpty() || !(stored.get(0) instanceof TableEntry.Opened opened)) {
            throw new BadInput("table.damaged");
        }
        Ledger ledger = new Ledger(opened, Dealing.FAIR);
        for (TableEntry entry : stored.subList(1, stored.size())) {
            ledger.state.enter(entry);
        }
        ledger.fresh.clear();
        return ledger;
    }

    TableState state() {
        return state;
    }

    /** Enters what was found possible before. */
    void enter(TableEntry entry) {
        try {
            state.enter(entry);
        } catch (BadInput e) {
            throw new IllegalStateException("an entry that cannot follow: " + entry.getClass(), e);
        }
        fresh.add(entry);
    }

    /** The entries since the last call. */
    List<TableEntry> take() {
        List<TableEntry> taken = List.copyOf(fresh);
        fresh.clear();
        return taken;
    }
}
