package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.accessibility.Spoken;
import parlour.app.game.GameModule;
import parlour.app.game.HelpPage;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.SegmentedControl;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;

import java.util.ArrayList;
import java.util.List;

/** The rules of a game, page by page, and the keyboard shortcuts. */
public final class HelpSheet extends Sheet {
    private static final float INDEX = 210;

    private final List<GameModule<?, ?, ?, ?>> games;
    private final List<HelpPage> pages = new ArrayList<>();
    private GameModule<?, ?, ?, ?> game;
    private int page;

    /**
     * @param games the games to choose from
     * @param game the game shown first
     */
    public HelpSheet(Ui ui, List<GameModule<?, ?, ?, ?>> games, GameModule<?, ?, ?, ?> game) {
        super(ui);
        this.games = List.copyOf(games);
        open(game);
    }

    private void open(GameModule<?, ?, ?, ?> gameModule) {
        game = gameModule;
        page = 0;
        pages.clear();
        pages.addAll(gameModule.help().pages());
        pages.add(new HelpPage("help.keys.title", new KeysPage(gameModule)::fill));
    }

    /** Opens the page with that title. */
    public HelpSheet at(String title) {
        for (int i = 0; i < pages.size(); i++) {
            page = pages.get(i).title().equals(title) ? i : page;
        }
        return this;
    }

    @Override
    protected String title() {
        return games.size() == 1 ? say(game.title()) : say("help.title");
    }

    @Override
    protected void fill(Table content) {
        if (games.size() > 1) {
            SegmentedControl<GameModule<?, ?, ?, ?>> choice =
                    new SegmentedControl<>(
                            ui,
                            gameModule -> {
                                open(gameModule);
                                refresh();
                            });
            games.forEach(gameModule -> choice.value(gameModule, say(gameModule.title())));
            choice.setName("help.games");
            Spoken.name(choice, say("spoken.games"));
            content.add(choice.show(game)).growX().colspan(2).padBottom(12).row();
        }
        Table index = new Table();
        index.top();
        for (int i = 0; i < pages.size(); i++) {
            int target = i;
            PushButton button =
                    new PushButton(
                            ui,
                            say(pages.get(i).title()),
                            i == page ? "default" : "quiet",
                            () -> turnTo(target));
            button.getLabel().setAlignment(Align.left);
            button.setName("help-page-" + i);
            index.add(button).width(INDEX).height(46).row();
        }
        Table text = new Table();
        text.top().left().pad(2, 4, 10, 14);
        pages.get(page).content().fill(ui, text);
        content.add(index).top();
        content.add(new ScrollArea(ui, text)).grow().minHeight(0).padLeft(18);
    }

    private void turnTo(int target) {
        page = target;
        refresh();
    }

    @Override
    protected void buttons(Table row) {
        PushButton back = button("help.previous", "default", () -> turnTo(page - 1));
        back.setDisabled(page == 0);
        row.add(back).minWidth(130);
        if (page < pages.size() - 1) {
            row.add(button("help.next", "primary", () -> turnTo(page + 1))).minWidth(150);
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
