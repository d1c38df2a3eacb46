package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.friends.KeptTable;
import parlour.app.widget.IconButton;
import parlour.app.widget.NoticeBar;
import parlour.app.widget.Sheet;
import parlour.table.TableCode;

import java.util.function.Consumer;

/** The tables where somebody's seat waits, to go back to one or to give it up. */
final class KeptTablesSheet extends Sheet {
    /** What can be done with a place. */
    record Actions(Consumer<KeptTable> back, Consumer<KeptTable> giveUp) {}

    private final App app;
    private final Actions actions;

    KeptTablesSheet(App app, Actions actions) {
        super(app);
        this.app = app;
        this.actions = actions;
    }

    @Override
    protected String title() {
        return say("friends.kept.title");
    }

    @Override
    protected void fill(Table content) {
        Actions closing =
                new Actions(
                        kept -> closeThen(() -> actions.back().accept(kept)).run(),
                        kept -> closeThen(() -> actions.giveUp().accept(kept)).run());
        for (KeptTable kept : KeptTable.in(app.settings())) {
            content.add(bar(app, kept, closing)).growX().padBottom(8).row();
        }
    }

    @Override
    protected float width() {
        return 620;
    }

    /** A line about one of them, with what can be done. */
    static NoticeBar bar(App app, KeptTable kept, Actions actions) {
        boolean missing = kept.state() == KeptTable.State.MISSING;
        String said = missing ? "friends.kept.missing" : "friends.kept";
        NoticeBar bar =
                new NoticeBar(app, app.texts().say(said, TableCode.readable(kept.code())))
                        .button(
                                app,
                                "friends.kept.back",
                                app.texts().say(missing ? "friends.kept.try" : "friends.kept.back"),
                                "icon-play",
                                () -> actions.back().accept(kept));
        IconButton forget =
                new IconButton(
                        app,
                        "icon-close",
                        app.texts().say("friends.kept.forget"),
                        () -> actions.giveUp().accept(kept));
        forget.setName("friends.kept.forget");
        bar.add(forget).padLeft(6);
        return bar;
    }
}
