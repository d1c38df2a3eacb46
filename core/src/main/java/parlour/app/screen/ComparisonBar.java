package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.navigation.SharedDeals.Comparison;
import parlour.app.widget.ProgressBar;
import parlour.daily.DailyResult;

import java.util.stream.Collectors;

/** Says below a score how it compares with what others made of the same cards. */
final class ComparisonBar extends Table {
    private final App app;

    ComparisonBar(App app) {
        this.app = app;
        setName("comparison");
        setBackground(app.look().patch("panel"));
        pad(6, 16, 8, 16);
    }

    void show(Comparison comparison) {
        clearChildren();
        String style = app.shape().phone() ? "small" : "default";
        if (!comparison.sentences().isEmpty()) {
            String words =
                    comparison.sentences().stream()
                            .map(app.texts()::say)
                            .collect(Collectors.joining(" "));
            line(words, "comparison-text", style).row();
        }
        comparison.expertGames().ifPresent(this::progress);
    }

    private Cell<Label> line(String words, String name, String style) {
        Label text = new Label(words, app.look().skin(), style);
        text.setName(name);
        text.setWrap(true);
        return add(text).growX().minWidth(0);
    }

    private void progress(int games) {
        String words = app.texts().say("daily.studying", games, DailyResult.EXPERT_GAMES);
        line(words, "comparison-progress", "small-soft").padTop(2).row();
        float share = (float) games / DailyResult.EXPERT_GAMES;
        add(new ProgressBar(app.look(), share, "gold")).growX().padTop(3);
    }
}
