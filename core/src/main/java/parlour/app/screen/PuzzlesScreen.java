package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.game.GameModule;
import parlour.app.look.WindowShape;
import parlour.app.navigation.Navigator;
import parlour.app.puzzle.PuzzleCollection;
import parlour.app.puzzle.PuzzleTile;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.puzzle.Difficulty;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The puzzles of a game, by difficulty, with the stars that were won. */
public final class PuzzlesScreen extends ControlsScreen {
    private static final float SIDE = 22;
    private static final float PHONE_SIDE = 14;
    private static final float GAP = 8;
    private static final float WIDEST = 1100;
    private static final int COLUMNS = 10;
    private static final int FEW_COLUMNS = 5;

    /** What a scroll bar needs beside the tiles. */
    private static final float BAR = 16;

    private final PuzzleCollection<?, ?, ?, ?> puzzles;
    private int shown;

    public PuzzlesScreen(App app, Navigator navigator, PuzzleCollection<?, ?, ?, ?> puzzles) {
        super(app, navigator);
        this.puzzles = puzzles;
    }

    @Override
    protected GameModule<?, ?, ?, ?> game() {
        return puzzles.gameModule();
    }

    @Override
    protected void fill() {
        shown = puzzles.revision();
        Table root = addRoot();
        if (app.shape().phone()) {
            PhonePage page = new PhonePage(app, title());
            page.back("puzzles.back", say("common.back"), navigator::practice);
            page.content(new ScrollArea(app, list()));
            Table buttons = new Table();
            buttons.add(next());
            root.add(page.buttons(buttons)).grow();
        } else {
            desktop(root);
        }
    }

    private void desktop(Table root) {
        root.pad(16, SIDE, 16, SIDE);
        Table head = new Table();
        PushButton back =
                new PushButton(app, say("common.back"), "default", navigator::practice)
                        .icon("icon-left");
        back.setName("puzzles.back");
        head.add(back).height(48);
        Label title = new Label(title(), skin(), "title");
        title.setEllipsis(true);
        head.add(title).growX().minWidth(0).padLeft(20).padRight(12);
        head.add(next()).height(48);
        root.add(head).growX().row();
        addDivider(root);
        root.add(new ScrollArea(app, list())).grow().minHeight(0);
    }

    private String title() {
        return say("puzzles.title", say(puzzles.gameModule().title()));
    }

    /** Goes on with the first unsolved puzzle; once all are solved, with the first of all. */
    private PushButton next() {
        OptionalInt unsolved = puzzles.unsolved(0);
        String key = unsolved.isPresent() ? "puzzles.next" : "puzzles.first";
        PushButton next =
                new PushButton(
                        app,
                        say(key, unsolved.orElse(0) + 1),
                        "primary",
                        () -> puzzles.play(unsolved.orElse(0)));
        next.setName("puzzles.next");
        return next;
    }

    private float across() {
        float side = app.shape().phone() ? PHONE_SIDE : SIDE;
        float bar = app.shape().phone() ? 0 : BAR;
        return Math.min(WIDEST, stage().getWidth() - 2 * side - ScrollArea.gutter(app) - bar);
    }

    private Actor list() {
        Table list = new Table();
        list.top();
        Label about = new Label(say("puzzles.about"), skin(), "soft");
        about.setName("puzzles.about");
        about.setWrap(true);
        about.setAlignment(Align.left);
        list.add(about).width(across()).padTop(app.shape().phone() ? 10 : 0).left().row();
        for (Difficulty difficulty : Difficulty.values()) {
            section(list, difficulty);
        }
        return list;
    }

    private void section(Table list, Difficulty difficulty) {
        List<Integer> numbers = puzzles.of(difficulty);
        long solved = numbers.stream().filter(number -> puzzles.stars(number) > 0).count();
        String name = say("puzzle.difficulty." + difficulty.word());
        Table head = new Table();
        head.add(new Label(name, skin(), "heading")).left();
        Label count =
                new Label(say("puzzles.solved", solved, numbers.size()), skin(), "small-soft");
        count.setName("puzzles.solved." + difficulty.word());
        head.add(count).expandX().left().padLeft(14);
        list.add(head).width(across()).padTop(16).padBottom(8).left().row();
        Table tiles = new Table();
        Spoken.name(tiles, name);
        int columns = app.shape() == WindowShape.PORTRAIT ? FEW_COLUMNS : COLUMNS;
        float width = (across() - (columns - 1) * GAP) / columns;
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            PuzzleTile tile =
                    new PuzzleTile(
                            app, number + 1, puzzles.stars(number), () -> puzzles.play(number));
            tiles.add(tile)
                    .size(width, PuzzleTile.HEIGHT)
                    .padLeft(i % columns == 0 ? 0 : GAP)
                    .padBottom(GAP);
            if (i % columns == columns - 1) {
                tiles.row();
            }
        }
        list.add(tiles).width(across()).left().row();
        tiles.left();
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        if (shown != puzzles.revision()) {
            refreshSoon();
        }
    }

    @Override
    protected Optional<Runnable> escape() {
        return Optional.of(navigator::practice);
    }
}
