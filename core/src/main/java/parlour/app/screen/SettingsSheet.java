package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.Language;
import parlour.app.Pace;
import parlour.app.Settings;
import parlour.app.widget.Segmented;
import parlour.app.widget.Sheet;
import parlour.app.widget.Switch;
import parlour.app.widget.Volume;

import java.util.Locale;
import java.util.function.Consumer;

/** What a person likes, applied as soon as it is chosen. */
public final class SettingsSheet extends Sheet {
    public SettingsSheet(App app) {
        super(app);
    }

    @Override
    protected String title() {
        return say("settings.title");
    }

    @Override
    protected void fill(Table content) {
        Settings settings = app.settings();
        Segmented<Language> languages = new Segmented<>(app, apply(settings::language));
        for (Language language : Language.values()) {
            languages.value(language, language.ownName(), "icon-flag-" + language.code());
        }
        row(content, "language", languages.show(settings.language()), false);
        Segmented<Pace> paces = new Segmented<>(app, apply(settings::pace));
        for (Pace pace : Pace.values()) {
            paces.value(pace, say("settings.pace." + pace.name().toLowerCase(Locale.ROOT)));
        }
        row(content, "pace", paces.show(settings.pace()), true);
        row(content, "volume", new Volume(app), false);
        flag(content, "muted", settings.muted(), apply(settings::muted));
        flag(content, "fourColours", settings.fourColours(), apply(settings::fourColours));
        flag(content, "largeIndex", settings.largeIndex(), apply(settings::largeIndex));
        flag(content, "reducedMotion", settings.reducedMotion(), apply(settings::reducedMotion));
        flag(content, "fullScreen", settings.fullScreen(), on -> app.toggleFullScreen());
    }

    private <T> Consumer<T> apply(Consumer<T> setting) {
        return value -> {
            setting.accept(value);
            app.settingsChanged();
        };
    }

    private void flag(Table content, String name, boolean value, Consumer<Boolean> setting) {
        row(content, name, new Switch(app, value, setting), false);
    }

    private void row(Table content, String name, Actor control, boolean wide) {
        control.setName("settings." + name);
        content.add(new Explained(app, "settings." + name, control, wide))
                .growX()
                .padBottom(6)
                .row();
    }

    @Override
    protected float width() {
        return 720;
    }
}
