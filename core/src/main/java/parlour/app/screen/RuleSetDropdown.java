package parlour.app.screen;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.look.Markup;
import parlour.app.setup.RulesForm;
import parlour.app.setup.SetupForm;
import parlour.app.widget.Dropdown;
import parlour.engine.Option;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** The choice between the presets, rules saved under a name, and rules of one's own. */
final class RuleSetDropdown {
    private static final String OWN = "own";
    private static final String SAVED = "saved-";

    /** More differences than this are counted, not named. */
    private static final int MOST_NAMED = 3;

    private final App app;
    private final SetupForm form;
    private final RulesForm rules;

    RuleSetDropdown(App app, SetupForm form) {
        this.app = app;
        this.form = form;
        this.rules = form.rules();
    }

    /**
     * @param changed called after rules have been chosen
     */
    Dropdown make(Runnable changed) {
        Dropdown dropdown =
                new Dropdown(
                        app,
                        items(),
                        chosen(),
                        value -> {
                            choose(value);
                            changed.run();
                        });
        dropdown.setName("preset");
        Spoken.name(dropdown, say("setup.rules"));
        return dropdown;
    }

    /** The items, which change when rules are saved or deleted. */
    List<Dropdown.Item> items() {
        List<Dropdown.Item> items = new ArrayList<>();
        for (String preset : form.game().presets().keySet()) {
            items.add(new Dropdown.Item(preset, title(preset), say(preset(preset, "help"))));
        }
        String group = say("setup.rules.own");
        rules.saved()
                .forEach(
                        (name, options) ->
                                items.add(
                                        new Dropdown.Item(
                                                SAVED + name, Markup.plain(name), "", group)));
        if (rules.own().isPresent()) {
            items.add(
                    new Dropdown.Item(
                            OWN, say("setup.preset.own"), say("setup.preset.own.help"), group));
        }
        return items;
    }

    String chosen() {
        return rules.preset().or(() -> rules.savedName().map(name -> SAVED + name)).orElse(OWN);
    }

    private void choose(String value) {
        if (value.equals(OWN)) {
            rules.chooseOwn();
        } else if (value.startsWith(SAVED)) {
            rules.chooseSaved(value.substring(SAVED.length()));
        } else {
            rules.preset(value);
        }
    }

    /** What the chosen rules are: the preset's description, or how they differ from a preset. */
    String summary() {
        if (rules.preset().isPresent()) {
            return say(preset(rules.preset().get(), "help"));
        }
        String nearest = rules.nearestPreset();
        List<Option> different = rules.differences(nearest);
        List<Object> named = new ArrayList<>();
        for (Option option : different.subList(0, Math.min(MOST_NAMED, different.size()))) {
            named.add(Phrase.of("setup.rules.value", title(option), value(option)));
        }
        if (different.size() > MOST_NAMED) {
            named.add(Phrase.of("setup.rules.more", different.size() - MOST_NAMED));
        }
        return say("setup.rules.differ", title(nearest), named);
    }

    /** The preset's title with its description, or how the rules differ from a preset. */
    String description() {
        return rules.preset()
                .map(preset -> say("setup.rules.described", title(preset), summary()))
                .orElseGet(this::summary);
    }

    private Phrase title(Option option) {
        return Phrase.of(key(option) + ".title");
    }

    /** A value as its control shows it. */
    private Object value(Option option) {
        Object value = rules.value(option);
        if (value instanceof Boolean on) {
            return Phrase.of(on ? "setup.rules.on" : "setup.rules.off");
        }
        String word = key(option) + ".value." + value;
        return app.texts().has(word) ? Phrase.of(word) : String.valueOf(value);
    }

    private String key(Option option) {
        return "option." + form.game().id() + "." + option.name();
    }

    private String title(String preset) {
        return say(preset(preset, "title"));
    }

    private String preset(String name, String part) {
        return "preset." + form.game().id() + "." + name + "." + part;
    }

    private String say(String key, Object... args) {
        return app.texts().say(key, args);
    }
}
