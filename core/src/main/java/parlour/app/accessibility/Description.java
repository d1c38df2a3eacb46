package parlour.app.accessibility;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Collects the elements of a screen in reading order, and what their controls do. */
public final class Description {
    private final SpokenText spokenText;
    private final List<Element> elements = new ArrayList<>();
    private final Map<String, Consumer<Input>> actions = new HashMap<>();
    private final Map<String, Integer> ids = new HashMap<>();
    private final Map<String, Integer> groups = new HashMap<>();
    private String group = "";
    private String id = "";
    private Spoken spoken = Spoken.NOTHING;

    public Description(SpokenText spokenText) {
        this.spokenText = spokenText;
    }

    public List<Element> elements() {
        return elements;
    }

    /** What a control does. */
    public Optional<Consumer<Input>> action(String of) {
        return Optional.ofNullable(actions.get(of));
    }

    /** Describes a control: what follows belongs to it. */
    public void control(String named, Spoken about, Runnable inside) {
        String before = id;
        Spoken spokenBefore = spoken;
        id = named;
        spoken = about;
        inside.run();
        id = before;
        spoken = spokenBefore;
    }

    /** Describes a control that needs no name beyond its own. */
    public void control(String named, Runnable inside) {
        control(named, Spoken.NOTHING, inside);
    }

    /** Describes what belongs together under a name; another group of that name has a number. */
    public void group(String name, Runnable inside) {
        String before = group;
        String said = spokenText.of(name);
        int times = groups.merge(said, 1, (one, more) -> one + more);
        group = times == 1 ? said : said + " " + times;
        inside.run();
        group = before;
    }

    public void heading(String text) {
        String said = spokenText.of(text);
        if (!said.isEmpty()) {
            elements.add(new Element.Heading(unique("heading", said), said));
        }
    }

    public void text(String text) {
        text(text, false);
    }

    /** A text; an alert says what is wrong. */
    public void text(String text, boolean alert) {
        String said = spokenText.of(text);
        if (!said.isEmpty()) {
            elements.add(new Element.Text(unique("text", ""), said, alert));
        }
    }

    public void grid(String name, List<String> head, List<List<String>> rows) {
        elements.add(
                new Element.Grid(
                        unique("table", ""),
                        spokenText.of(name),
                        all(head),
                        rows.stream().map(this::all).toList()));
    }

    /**
     * A button.
     *
     * @param text its name, unless another was given to the actor
     */
    public void button(String text, boolean enabled, Runnable press) {
        String name = name(text);
        String key = unique("button", name);
        elements.add(new Element.Button(key, group, name, enabled));
        pressing(key, press);
    }

    public void toggle(boolean on, boolean enabled, Runnable press) {
        String name = name("");
        String key = unique("switch", name);
        elements.add(new Element.Toggle(key, group, name, help(), on, enabled));
        pressing(key, press);
    }

    public void choice(List<String> options, int chosen, IntConsumer choose) {
        String name = name("");
        String key = unique("choice", name);
        elements.add(new Element.Choice(key, group, name, help(), all(options), chosen));
        actions.put(
                key,
                input -> {
                    if (input instanceof Input.Choose chose) {
                        choose.accept(chose.option());
                    }
                });
    }

    /**
     * A value that is changed in steps.
     *
     * @param text the value as it is shown
     */
    public void range(int least, int most, int value, String text, IntConsumer move) {
        String name = name("");
        String key = unique("range", name);
        elements.add(
                new Element.Range(
                        key, group, name, help(), least, most, value, spokenText.of(text)));
        actions.put(
                key,
                input -> {
                    if (input instanceof Input.Move moved) {
                        move.accept(moved.value());
                    }
                });
    }

    /**
     * A field to type in.
     *
     * @param hint its name, unless another was given to the actor
     * @param given called when the text is confirmed
     */
    public void field(String hint, String text, Consumer<String> type, Runnable given) {
        String name = name(hint);
        String key = unique("field", name);
        elements.add(new Element.Field(key, group, name, text));
        actions.put(
                key,
                input -> {
                    if (input instanceof Input.Type typed) {
                        type.accept(typed.text());
                    } else if (input instanceof Input.Press) {
                        given.run();
                    }
                });
    }

    private void pressing(String key, Runnable press) {
        actions.put(
                key,
                input -> {
                    if (input instanceof Input.Press) {
                        press.run();
                    }
                });
    }

    private String name(String own) {
        return spokenText.of(spoken.name().isEmpty() ? own : spoken.name());
    }

    private String help() {
        return spokenText.of(spoken.help());
    }

    private List<String> all(List<String> texts) {
        return texts.stream().map(spokenText::of).toList();
    }

    /** The name of the actor, or what it is; numbered if there are several. */
    private String unique(String kind, String name) {
        String wanted = id.isEmpty() ? (name.isEmpty() ? kind : kind + " " + name) : id;
        int times = ids.merge(wanted, 1, (one, more) -> one + more);
        return times == 1 ? wanted : wanted + " " + times;
    }
}
