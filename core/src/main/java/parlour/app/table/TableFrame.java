package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** The layout of a table screen: the table between its bars, and the log beside them. */
final class TableFrame extends Table {
    private static final float LOG_WIDTH = 290;

    private final LogPanel<?> log;
    private final Cell<?> logCell;

    /**
     * @param main everything but the log
     */
    TableFrame(Table main, LogPanel<?> log) {
        this.log = log;
        add(main).grow();
        logCell = add(log).width(LOG_WIDTH).growY().pad(8, 0, 8, 8);
    }

    /** The table between its bars. */
    static Table column(TableParts parts) {
        Table main = new Table();
        main.add(parts.bar()).growX().height(48).pad(6, 8, 0, 8).row();
        main.add(parts.felt()).grow().row();
        parts.panel()
                .ifPresent(panel -> main.add(panel).growX().minWidth(0).pad(0, 10, 0, 10).row());
        main.add(parts.actions()).growX().pad(0, 10, 10, 10);
        return main;
    }

    void showLog(boolean open) {
        log.setVisible(open);
        logCell.width(open ? LOG_WIDTH : 0).padRight(open ? 8 : 0);
        log.invalidateHierarchy();
    }
}
