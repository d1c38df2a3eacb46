package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.navigation.SharedDeals.Comparison;
import parlour.app.widget.ProgressBar;
import parlour.daily.DailyResult;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
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
        List<Phrase> sentences = new ArrayList<>(comparison.sentences());
        comparison
                .expertGames()
                .ifPresent(
                        games ->
                                sentences.add(
                                        Phrase.of(
                                                "daily.studying",
                                                games,
                                                DailyResult.EXPERT_GAMES)));
        String words = sentences.stream().map(app.texts()::say).collect(Collectors.joining(" "));
        Label text = new Label(words, app.look().skin(), app.shape().phone() ? "small" : "default");
        text.setName("comparison-text");
        text.setWrap(true);
        add(text).growX().minWidth(0).row();
        comparison
                .expertGames()
                .ifPresent(
                        games -> {
                            float share = (float) games / DailyResult.EXPERT_GAMES;
                            add(new ProgressBar(app.look(), share, "gold")).growX().padTop(4);
                        });
    }
}
