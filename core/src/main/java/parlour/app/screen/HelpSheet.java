package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.cassino.CassinoHelp;
import parlour.app.play.HelpPage;
import parlour.app.widget.PushButton;
import parlour.app.widget.Scroll;
import parlour.app.widget.Sheet;

import java.util.ArrayList;
import java.util.List;

/** How the game is played, page by page, and the keys. */
public final class HelpSheet extends Sheet {
    private static final float INDEX = 210;

    private final List<HelpPage> pages;
    private int page;

    public HelpSheet(App app) {
        this(app, CassinoHelp.pages());
    }

    public HelpSheet(App app, List<HelpPage> game) {
        super(app);
        pages = new ArrayList<>(game);
        pages.add(new HelpPage("help.keys.title", KeysPage::fill));
    }

    @Override
    protected String title() {
        return say("help.title");
    }

    @Override
    protected void fill(Table content) {
        Table index = new Table();
        index.top();
        for (int i = 0; i < pages.size(); i++) {
            int target = i;
            PushButton button =
                    new PushButton(
                            app,
                            say(pages.get(i).title()),
                            i == page ? "default" : "quiet",
                            () -> turnTo(target));
            button.getLabel().setAlignment(Align.left);
            button.setName("help-page-" + i);
            index.add(button).width(INDEX).height(46).row();
        }
        Table text = new Table();
        text.top().left().pad(2, 4, 10, 14);
        pages.get(page).content().fill(app, text);
        content.add(index).top();
        content.add(new Scroll(app, text)).grow().minHeight(0).padLeft(18);
    }

    private void turnTo(int target) {
        page = target;
        refresh();
    }

    @Override
    protected void buttons(Table row) {
        PushButton back =
                new PushButton(app, say("help.previous"), "default", () -> turnTo(page - 1));
        back.setName("help.previous");
        back.setDisabled(page == 0);
        row.add(back).minWidth(130);
        if (page < pages.size() - 1) {
            PushButton next =
                    new PushButton(app, say("help.next"), "primary", () -> turnTo(page + 1));
            next.setName("help.next");
            row.add(next).minWidth(150);
        } else {
            super.buttons(row);
        }
    }

    @Override
    protected boolean scrolls() {
        return false;
    }

    @Override
    protected float width() {
        return 1080;
    }

    @Override
    protected float height() {
        return 700;
    }
}
