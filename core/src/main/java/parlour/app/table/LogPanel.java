package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.game.GameLog;
import parlour.text.Phrase;

import java.util.function.Function;

/** The game log beside the table; it scrolls to the newest line. */
final class LogPanel extends Table {
    private final App app;
    private final GameLog<?> log;
    private final Function<Phrase, String> words;
    private final Table lines = new Table();
    private final ScrollPane scroll;
    private int shown;
    private int revision = -1;

    LogPanel(App app, GameLog<?> log, Function<Phrase, String> words) {
        this.app = app;
        this.log = log;
        this.words = words;
        setName("log");
        setBackground(app.look().patch("panel"));
        lines.top().left();
        scroll = new ScrollPane(lines, app.look().skin());
        scroll.setFadeScrollBars(false);
        scroll.setScrollingDisabled(true, false);
        scroll.setOverscroll(false, false);
        Label title = new Label(app.texts().say("play.log"), app.look().skin(), "strong");
        add(title).left().padBottom(6).row();
        add(scroll).grow();
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        if (revision != log.revision()) {
            revision = log.revision();
            write();
        }
    }

    private void write() {
        if (shown > log.size()) {
            lines.clearChildren();
            shown = 0;
        }
        for (; shown < log.size(); shown++) {
            Phrase phrase = log.get(shown);
            boolean opening = phrase.key().endsWith(".round");
            Label line =
                    new Label(words.apply(phrase), app.look().skin(), opening ? "strong" : "small");
            line.setWrap(true);
            line.setAlignment(Align.topLeft);
            lines.add(line).growX().left().padTop(opening && shown > 0 ? 12 : 3).padRight(8).row();
        }
    }

    /** Keeps the newest line visible when lines are added or the panel is resized. */
    @Override
    public void layout() {
        super.layout();
        scroll.validate();
        scroll.setScrollPercentY(1);
        scroll.updateVisualScroll();
    }
}
