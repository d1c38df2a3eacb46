package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.game.GameModule;
import parlour.app.game.HelpPage;
import parlour.app.look.WindowShape;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The rules of a game, page by page, and the keyboard shortcuts. */
public final class HelpSheet extends Sheet {
    private static final float INDEX = 210;
    private static final float PHONE_INDEX = 168;
    private static final float STRIP = 46;

    private static final float LESSON = 340;

    private final List<GameModule<?, ?, ?, ?>> games;
    private final List<HelpPage> pages = new ArrayList<>();
    private GameModule<?, ?, ?, ?> game;
    private int page;
    private Optional<Consumer<GameModule<?, ?, ?, ?>>> lesson = Optional.empty();

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

    /**
     * Offers the first lesson on the first page.
     *
     * @param begin begins the lesson of the game that is shown
     */
    public HelpSheet lesson(Consumer<GameModule<?, ?, ?, ?>> begin) {
        lesson = Optional.of(begin);
        return this;
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
        Table text = new Table();
        text.top().left().pad(2, 4, 10, 14);
        if (page == 0) {
            lesson.ifPresent(begin -> offerLesson(text, begin));
        }
        pages.get(page).content().fill(ui, text);
        if (ui.shape() == WindowShape.PORTRAIT) {
            games(content, 1);
            content.add(strip()).growX().minWidth(0).height(STRIP).padBottom(8).row();
            content.add(new ScrollArea(ui, text)).grow().minHeight(0);
        } else {
            games(content, 2);
            content.add(index()).top().growY().minHeight(0);
            content.add(new ScrollArea(ui, text)).grow().minHeight(0).padLeft(18);
        }
    }

    private void offerLesson(Table text, Consumer<GameModule<?, ?, ?, ?>> begin) {
        Runnable take = closeThen(() -> begin.accept(game));
        PushButton button =
                button("lesson.take", "default", take)
                        .icon("icon-play")
                        .line(say("lesson.take.help"));
        text.add(button).prefWidth(LESSON).minWidth(0).height(58).left().padBottom(14).row();
    }

    private void games(Table content, int columns) {
        if (games.size() == 1) {
            return;
        }
        List<String> ids = games.stream().map(one -> one.game().id()).toList();
        Actor choice =
                GameChoice.of(
                        ui,
                        ids,
                        game.game().id(),
                        id -> {
                            open(games.get(ids.indexOf(id)));
                            refresh();
                        });
        choice.setName("help.games");
        content.add(choice).growX().minHeight(46).colspan(columns).padBottom(12).row();
    }

    /** The pages below each other. */
    private Actor index() {
        Table index = new Table();
        index.top();
        List<PushButton> buttons = pageButtons();
        float width = ui.shape().phone() ? PHONE_INDEX : INDEX;
        buttons.forEach(button -> index.add(button).width(width).height(46).row());
        return ui.shape().phone() ? scrolled(new ScrollArea(ui, index), buttons) : index;
    }

    /** The pages beside each other, to be pushed sideways. */
    private ScrollArea strip() {
        Table strip = new Table();
        List<PushButton> buttons = pageButtons();
        buttons.forEach(button -> strip.add(button).height(STRIP));
        return scrolled(ScrollArea.sideways(ui, strip), buttons);
    }

    private ScrollArea scrolled(ScrollArea area, List<PushButton> buttons) {
        area.beginAt(buttons.get(page));
        return area;
    }

    private List<PushButton> pageButtons() {
        List<PushButton> buttons = new ArrayList<>();
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
            buttons.add(button);
        }
        return buttons;
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
        boolean last = page == pages.size() - 1;
        if (!last || page()) {
            PushButton next = button("help.next", "primary", () -> turnTo(page + 1));
            next.setDisabled(last);
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
