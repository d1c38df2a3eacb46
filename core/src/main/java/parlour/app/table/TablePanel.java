package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.look.WindowShape;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.IconButton;
import parlour.app.widget.ProgressBar;
import parlour.app.widget.PushButton;
import parlour.app.widget.Tooltip;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The panel between a table and its action bar, which leads somebody through a lesson or a puzzle.
 * Its size never changes, since that would end the table's animations.
 */
final class TablePanel extends Table {
    private static final float LETTERS = 17;
    private static final float PROGRESS = 90;
    private static final float HEAD = 20;

    /** Room for two lines. */
    private static final float WIDE_TEXT = 46;

    /** The same for a phone held sideways, whose table needs all the height there is. */
    private static final float LOW_HEAD = 18;

    private static final float LOW_TEXT = 44;

    /** Room for three lines, or four of smaller letters. */
    private static final float TALL_TEXT = 70;

    private final App app;
    private final Function<Phrase, String> words;
    private final Label heading;
    private final FittingLabel text;
    private final Table progress = new Table();
    private final Table buttons = new Table();
    private Optional<PanelContent> shown = Optional.empty();
    private List<String> shownKeys = List.of();
    private List<TableAction> current = List.of();

    TablePanel(App app, Function<Phrase, String> words) {
        this.app = app;
        this.words = words;
        setName("panel");
        setBackground(app.look().patch("panel"));
        heading = new Label("", app.look().skin(), "small-turn");
        heading.setName("panel-heading");
        heading.setEllipsis(true);
        LabelStyle style = app.look().skin().get(LabelStyle.class);
        text = new FittingLabel("", style, LETTERS, FittingLabel.First.WRAPPED);
        text.setName("panel-text");
        text.setAlignment(Align.left);
        switch (app.shape()) {
            case DESKTOP -> wide(6, HEAD, WIDE_TEXT);
            case LANDSCAPE -> wide(4, LOW_HEAD, LOW_TEXT);
            case PORTRAIT -> upright();
        }
    }

    /** The buttons beside the sentences. */
    private void wide(float edge, float headHeight, float textHeight) {
        Table lines = new Table();
        lines.add(head()).growX().height(headHeight).row();
        lines.add(text).grow().minWidth(0).minHeight(0);
        pad(edge, 14, edge, 8);
        add(lines).grow().minWidth(0).height(headHeight + textHeight).padRight(8);
        add(buttons);
    }

    /** The buttons over the sentences, which get all of the width. */
    private void upright() {
        Table top = new Table();
        top.add(head()).growX().minWidth(0);
        top.add(buttons);
        pad(0, 12, 6, 4);
        add(top).growX().height(WindowShape.FINGERTIP).row();
        add(text).growX().minWidth(0).height(TALL_TEXT).padRight(8);
    }

    private Table head() {
        Table head = new Table();
        head.add(heading).minWidth(0).left();
        head.add(progress).width(PROGRESS).padLeft(12).left().expandX();
        return head;
    }

    /**
     * @param answer a button with words
     */
    void show(PanelContent content, Optional<TableAction> answer) {
        heading.setText(words.apply(content.heading()));
        text.setText(content.sentences().stream().map(words).collect(Collectors.joining(" ")));
        if (!shown.map(PanelContent::progress).equals(Optional.of(content.progress()))) {
            progress.clearChildren();
            content.progress().ifPresent(this::add);
        }
        List<String> keys = keys(content.others(), answer);
        current = new ArrayList<>(content.others());
        answer.ifPresent(current::add);
        if (!keys.equals(shownKeys)) {
            shownKeys = keys;
            buttons.clearChildren();
            content.others().forEach(this::add);
            answer.ifPresent(this::addAnswer);
        }
        shown = Optional.of(content);
    }

    private static List<String> keys(List<TableAction> others, Optional<TableAction> answer) {
        return Stream.concat(others.stream(), answer.stream()).map(TableAction::key).toList();
    }

    private void add(PanelContent.Progress part) {
        float share = part.done() / (float) part.steps();
        progress.add(new ProgressBar(app.look(), share, "gold")).growX();
    }

    private void add(TableAction action) {
        String label = words.apply(Phrase.of(action.key()));
        IconButton button = new IconButton(app, action.icon(), label, press());
        button.setName(action.key());
        buttons.add(button).size(WindowShape.FINGERTIP);
    }

    private void addAnswer(TableAction action) {
        String label = words.apply(Phrase.of(action.key()));
        PushButton button = new PushButton(app, label, "quiet", press()).icon(action.icon());
        button.setName(action.key());
        String help = words.apply(Phrase.of(action.key() + ".help"));
        button.addListener(new Tooltip(app, button, help));
        Spoken.name(button, label, help);
        buttons.add(button).height(WindowShape.FINGERTIP);
    }

    /** What the next button does, by its place: the actions are others each time. */
    private Runnable press() {
        int place = buttons.getChildren().size;
        return () -> current.get(place).run().run();
    }
}
