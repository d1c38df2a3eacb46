package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.text.Phrase;

import java.util.List;

/**
 * A confirmation dialog whose buttons name what they do. The answer that changes nothing comes
 * first, the default answer for Enter last.
 */
public final class Confirm extends Sheet {
    /**
     * An answer.
     *
     * @param label the key of the button's text
     * @param style the button's style: primary for the default answer, default, or quiet
     */
    public record Answer(String label, String style, Runnable then) {}

    private final Phrase title;
    private final Phrase question;
    private final List<Answer> answers;

    public Confirm(Ui ui, Phrase title, Phrase question, List<Answer> answers) {
        super(ui);
        this.title = title;
        this.question = question;
        this.answers = List.copyOf(answers);
    }

    @Override
    protected String title() {
        return ui.texts().say(title);
    }

    @Override
    protected void fill(Table content) {
        Label text = new Label(ui.texts().sentence(question), skin());
        text.setWrap(true);
        content.add(text).growX();
    }

    @Override
    protected void buttons(Table row) {
        for (Answer answer : answers) {
            row.add(button(answer.label(), answer.style(), closeThen(answer.then())));
        }
    }

    @Override
    protected float width() {
        return 620;
    }

    @Override
    protected boolean dismissible() {
        return false;
    }
}
