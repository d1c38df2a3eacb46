package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.look.WindowShape;
import parlour.app.widget.NoticeBar;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;

import java.util.List;
import java.util.Optional;

/**
 * The main menu on a phone: the logo and the cards above the buttons, or beside them if it is held
 * sideways.
 */
final class PhoneMenu {
    /** What the menu offers: the game to continue if any, the games, and everything else. */
    record Buttons(Optional<PushButton> goOn, List<PushButton> games, List<PushButton> more) {}

    private static final float SIDE = 16;
    private static final float GAP = 6;
    private static final float LOGO_WIDTH = 300;
    private static final float LOGO_HEIGHT = 100;

    /** The height of the buttons: of the game to continue, of the games, and of the others. */
    private static final float GO_ON = 64;

    private static final float GAME = 52;
    private static final float OTHER = 48;

    /** The share of a phone's width that the logo and the cards take beside the buttons. */
    private static final float LEFT = 0.38f;

    /** The share of the rest that the games take; a game to continue has a second line. */
    private static final float GAMES = 0.56f;

    private static final float BETWEEN = 10;

    private final App app;
    private final Buttons buttons;
    private final MenuCardFan fan;
    private final Optional<NoticeBar> notice;
    private final Label version;

    PhoneMenu(
            App app, Buttons buttons, MenuCardFan fan, Optional<NoticeBar> notice, Label version) {
        this.app = app;
        this.buttons = buttons;
        this.fan = fan;
        this.notice = notice;
        this.version = version;
    }

    void fill(Table root) {
        if (app.shape() == WindowShape.PORTRAIT) {
            upright(root);
        } else {
            sideways(root);
        }
    }

    private void upright(Table root) {
        root.pad(12, SIDE, 6, SIDE);
        notice.ifPresent(bar -> root.add(bar).growX().padBottom(8).row());
        logo(root);
        root.add(fan).grow().minHeight(0).row();
        Cell<?> games = root.add();
        root.row();
        Table others = new Table();
        others(others, 2);
        root.add(others).growX().padTop(8).row();
        root.add(version).padTop(4);
        float room = root.getStage().getHeight() - root.getPrefHeight();
        games.setActor(gamesWithin(root.getStage().getWidth() - 2 * SIDE, room));
    }

    private Table gamesWithin(float width, float room) {
        Table table = new Table();
        buttons.goOn().ifPresent(b -> table.add(b).width(width).height(GO_ON).padBottom(GAP).row());
        float left = room - table.getPrefHeight();
        table.add(new GameButtons(app, buttons.games(), width, GAP).within(left));
        return table;
    }

    private void sideways(Table root) {
        root.pad(8, SIDE, 8, SIDE);
        Table left = new Table();
        logo(left);
        left.add(fan).grow().minHeight(0).row();
        left.add(version).left();
        root.add(left).width((root.getStage().getWidth() - 2 * SIDE) * LEFT).growY().padRight(SIDE);
        Table columns = new Table();
        notice.ifPresent(bar -> columns.add(bar).growX().colspan(2).padBottom(8).row());
        Table games = games();
        Table others = new Table();
        others(others, 1);
        float room = (root.getStage().getWidth() - 2 * SIDE) * (1 - LEFT) - SIDE - BETWEEN;
        columns.add(games).width(room * GAMES).top().padRight(BETWEEN);
        columns.add(others).growX().top();
        root.add(new ScrollArea(app, columns)).grow().minHeight(0);
    }

    private void logo(Table table) {
        table.add(new Image(app.look().picture("logo"), Scaling.fit))
                .size(LOGO_WIDTH, LOGO_HEIGHT)
                .row();
        Label tagline = new Label(app.texts().say("menu.tagline"), app.look().skin(), "small-soft");
        tagline.setAlignment(Align.center);
        table.add(tagline).row();
    }

    private Table games() {
        Table table = new Table();
        table.defaults().growX().minWidth(0).spaceBottom(GAP);
        buttons.goOn().ifPresent(button -> table.add(button).height(GO_ON).row());
        buttons.games().forEach(button -> table.add(button).height(GAME).row());
        return table;
    }

    private void others(Table table, int columns) {
        table.defaults().growX().uniformX().minWidth(0).height(OTHER);
        for (int i = 0; i < buttons.more().size(); i++) {
            boolean alone = i % columns == 0 && i + 1 == buttons.more().size();
            table.add(buttons.more().get(i))
                    .colspan(alone ? columns : 1)
                    .padLeft(i % columns * GAP)
                    .padTop(i < columns ? 0 : GAP);
            if ((i + 1) % columns == 0) {
                table.row();
            }
        }
    }
}
