package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.look.Markup;
import parlour.app.platform.Platform;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.settings.Settings;
import parlour.app.widget.Confirm;
import parlour.app.widget.SegmentedControl;
import parlour.app.widget.Sheet;
import parlour.app.widget.Switch;
import parlour.app.widget.VolumeSlider;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The settings, applied as soon as they are chosen. */
public final class SettingsSheet extends Sheet {
    private final App app;

    /** Updates each switch to its setting. */
    private final List<Runnable> showing = new ArrayList<>();

    public SettingsSheet(App app) {
        super(app);
        this.app = app;
    }

    @Override
    protected String title() {
        return say("settings.title");
    }

    @Override
    protected void fill(Table content) {
        showing.clear();
        Settings settings = app.settings();
        SegmentedControl<Language> languages = new SegmentedControl<>(app, settings::language);
        for (Language language : Language.values()) {
            languages.value(language, language.ownName(), "icon-flag-" + language.code());
        }
        row(content, "language", languages.show(settings.language()), false);
        SegmentedControl<Pace> paces = new SegmentedControl<>(app, settings::pace);
        for (Pace pace : Pace.values()) {
            paces.value(pace, say("settings.pace." + pace.name().toLowerCase(Locale.ROOT)));
        }
        row(content, "pace", paces.show(settings.pace()), true);
        row(
                content,
                "volume",
                new VolumeSlider(app, settings.volume(), app::applyVolume, settings::volume),
                false);
        flag(content, "muted", settings::muted, settings::muted);
        flag(content, "fourColours", settings::fourColours, settings::fourColours);
        flag(content, "largeIndex", settings::largeIndex, settings::largeIndex);
        flag(content, "reducedMotion", settings::reducedMotion, settings::reducedMotion);
        flag(content, "fullScreen", settings::fullScreen, on -> app.toggleFullScreen());
        app.platform().log().ifPresent(log -> logFile(content, log));
    }

    /** It is no setting: the next start of the program has no log unless it is asked for again. */
    private void logFile(Table content, Platform.Log log) {
        Switch flag = new Switch(app, log.on(), on -> switchLog(log, on));
        showing.add(() -> flag.show(log.on()));
        flag.setName("settings.logFile");
        String place = Markup.plain(log.place());
        content.add(new ExplainedControl(app, "settings.logFile", flag, false, place))
                .growX()
                .row();
    }

    private void switchLog(Platform.Log log, boolean on) {
        if (on) {
            app.backgroundTasks().work(log::start, Optional::of, this::logStarted);
        } else {
            log.stop();
        }
    }

    private void logStarted(Optional<Phrase> trouble) {
        settingsChanged();
        trouble.ifPresent(
                why ->
                        app.open(
                                new Confirm(
                                        app,
                                        Phrase.of("settings.logFile.refused"),
                                        why,
                                        List.of(Confirm.Answer.safe("common.close", () -> {})))));
    }

    private void flag(
            Table content, String name, BooleanSupplier value, Consumer<Boolean> setting) {
        Switch flag = new Switch(app, value.getAsBoolean(), setting);
        showing.add(() -> flag.show(value.getAsBoolean()));
        row(content, name, flag, false);
    }

    /** Keyboard shortcuts change settings too. */
    @Override
    protected void settingsChanged() {
        showing.forEach(Runnable::run);
    }

    private void row(Table content, String name, Actor control, boolean wide) {
        control.setName("settings." + name);
        int keyboard = app.shape().phone() ? 0 : 1;
        content.add(new ExplainedControl(app, "settings." + name, control, wide, keyboard))
                .growX()
                .padBottom(6)
                .row();
    }

    @Override
    protected float width() {
        return 720;
    }
}
