package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.text.Phrase;

import java.util.Comparator;
import java.util.List;

/**
 * A confirmation dialog whose buttons name what they do. Whatever the order of its answers, what
 * cannot be taken back comes first, in red, and the safe answer last, in gold: that one is Enter's.
 */
public final class Confirm extends Sheet {
    /** An answer; its label is the key of the button's text. */
    public record Answer(String label, Kind kind, Runnable then) {
        /** The answer by which nothing is lost: the default. */
        public static Answer safe(String label, Runnable then) {
            return new Answer(label, Kind.SAFE, then);
        }

        /** Another answer by which nothing is lost. */
        public static Answer other(String label, Runnable then) {
            return new Answer(label, Kind.OTHER, then);
        }

        /** An answer by which something is lost. */
        public static Answer destructive(String label, Runnable then) {
            return new Answer(label, Kind.DESTRUCTIVE, then);
        }
    }

    /** What an answer does, in the order of the buttons. */
    private enum Kind {
        DESTRUCTIVE("danger"),
        OTHER("default"),
        SAFE("primary");

        private final String style;

        Kind(String style) {
            this.style = style;
        }
    }

    private final Phrase title;
    private final Phrase question;
    private final List<Answer> answers;

    public Confirm(Ui ui, Phrase title, Phrase question, List<Answer> answers) {
        super(ui);
        this.title = title;
        this.question = question;
        this.answers = answers.stream().sorted(Comparator.comparing(Answer::kind)).toList();
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
            row.add(button(answer.label(), answer.kind().style, closeThen(answer.then())));
        }
    }

    @Override
    protected float width() {
        return 620;
    }

    @Override
    protected boolean fillsPhone() {
        return false;
    }

    @Override
    protected boolean dismissible() {
        return false;
    }
}
