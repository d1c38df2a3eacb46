package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.accessibility.Spoken;
import parlour.app.look.Look;
import parlour.app.look.Markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what is in front on a stage, in the order of its actors. */
public final class StageReader {
    private final Description to;
    private final BitmapFont title;
    private final BitmapFont heading;
    private final List<Label.LabelStyle> alerts = new ArrayList<>();

    public StageReader(Look look, Description to) {
        this.to = to;
        title = look.font("title");
        heading = look.font("heading");
        Skin skin = look.skin();
        alerts.add(skin.get("bad", Label.LabelStyle.class));
        alerts.add(skin.get("small-bad", Label.LabelStyle.class));
    }

    /** A layer that covers a stage: its name, and what is open. */
    public record Front(Group actors, String title, Object owner) {}

    /** The topmost open layer of a stage. */
    public static Optional<Front> layer(Stage stage) {
        for (int i = stage.getActors().size - 1; i >= 0; i--) {
            if (stage.getActors().get(i) instanceof Layer layer && !layer.closing()) {
                return Optional.of(new Front(layer, layer.title(), layer.owner()));
            }
        }
        return Optional.empty();
    }

    /** Reads an actor and what is inside it. */
    public void read(Actor actor) {
        Spoken spoken = Spoken.of(actor);
        if (!actor.isVisible() || spoken.silent() || closing(actor)) {
            return;
        }
        if (actor instanceof Accessible accessible) {
            String id = actor.getName() == null ? "" : actor.getName();
            to.control(id, spoken, () -> accessible.describe(to));
        } else if (actor instanceof Label label) {
            text(label);
        } else if (actor instanceof Group group && spoken.name().isEmpty()) {
            children(group);
        } else if (actor instanceof Group group) {
            to.group(spoken.name(), () -> children(group));
        }
    }

    private static boolean closing(Actor actor) {
        return actor instanceof Layer layer && layer.closing();
    }

    private void children(Group group) {
        for (int i = 0; i < group.getChildren().size; i++) {
            read(group.getChildren().get(i));
        }
    }

    private void text(Label label) {
        BitmapFont font = label.getStyle().font;
        String text = label.getText().toString();
        if (font == title || font == heading) {
            to.heading(text);
        } else {
            to.text(text, alerts.contains(label.getStyle()));
        }
    }

    /** The texts inside a group. */
    static List<String> texts(Group group) {
        List<String> texts = new ArrayList<>();
        for (Actor child : group.getChildren()) {
            if (child instanceof MiddleEllipsis name) {
                texts.add(Markup.plain(name.full()));
            } else if (child instanceof Label label) {
                texts.add(label.getText().toString());
            } else if (child instanceof Group inner) {
                texts.addAll(texts(inner));
            }
        }
        texts.removeIf(String::isEmpty);
        return texts;
    }
}
