package parlour.app.settings;

import parlour.app.platform.SafePreferences;
import parlour.app.platform.WindowBounds;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All settings with their limits and defaults, kept in {@code Preferences}. A damaged value falls
 * back to its default and affects no other.
 */
public final class Settings {
    private static final Pattern PLACE =
            Pattern.compile("(\\d{1,6})x(\\d{1,6}) at (-?\\d{1,6}) (-?\\d{1,6})");

    /** The longest time limit for a move, in seconds; 0 is no limit. */
    public static final int LONGEST_MOVE_TIME = 300;

    /** The smallest window in which everything fits. */
    public static final int LEAST_WIDTH = 390;

    public static final int LEAST_HEIGHT = 390;
    private static final int MOST_PIXELS = 16_384;

    private final SafePreferences preferences;
    private Consumer<Setting> listener = setting -> {};

    public Settings(SafePreferences preferences) {
        this.preferences = preferences;
    }

    /** Sets the only listener for changed settings, replacing the previous one. */
    public void listen(Consumer<Setting> changes) {
        listener = changes;
    }

    /** A message about the settings file, if there is a new one; returned only once. */
    public Optional<Phrase> pollNotice() {
        return preferences.pollNotice();
    }

    /** Where the window was when the program last quit. */
    public Optional<WindowBounds> window() {
        Matcher place = PLACE.matcher(preferences.getString("window", ""));
        if (!place.matches()) {
            return Optional.empty();
        }
        int width = Integer.parseInt(place.group(1));
        int height = Integer.parseInt(place.group(2));
        return Optional.of(
                new WindowBounds(
                        Integer.parseInt(place.group(3)),
                        Integer.parseInt(place.group(4)),
                        Math.max(LEAST_WIDTH, Math.min(MOST_PIXELS, width)),
                        Math.max(LEAST_HEIGHT, Math.min(MOST_PIXELS, height))));
    }

    public void window(WindowBounds place) {
        put("window", place.width() + "x" + place.height() + " at " + place.x() + " " + place.y());
    }

    public Language language() {
        return choice(Setting.LANGUAGE, Language.class, Language.of(Locale.getDefault()));
    }

    public void language(Language language) {
        change(Setting.LANGUAGE, language.name());
    }

    public Pace pace() {
        return choice(Setting.PACE, Pace.class, Pace.NORMAL);
    }

    public void pace(Pace pace) {
        change(Setting.PACE, pace.name());
    }

    /** From 0 to 100. */
    public int volume() {
        return number(Setting.VOLUME, 0, 100, 70);
    }

    public void volume(int percent) {
        change(Setting.VOLUME, String.valueOf(percent));
    }

    public boolean muted() {
        return flag(Setting.MUTED, false);
    }

    public void muted(boolean muted) {
        change(Setting.MUTED, String.valueOf(muted));
    }

    public void toggleMuted() {
        muted(!muted());
    }

    public boolean fourColours() {
        return flag(Setting.FOUR_COLOURS, false);
    }

    public void fourColours(boolean on) {
        change(Setting.FOUR_COLOURS, String.valueOf(on));
    }

    public boolean largeIndex() {
        return flag(Setting.LARGE_INDEX, false);
    }

    public void largeIndex(boolean on) {
        change(Setting.LARGE_INDEX, String.valueOf(on));
    }

    public boolean reducedMotion() {
        return flag(Setting.REDUCED_MOTION, false);
    }

    public void reducedMotion(boolean on) {
        change(Setting.REDUCED_MOTION, String.valueOf(on));
    }

    public boolean fullScreen() {
        return flag(Setting.FULL_SCREEN, false);
    }

    public void fullScreen(boolean on) {
        change(Setting.FULL_SCREEN, String.valueOf(on));
    }

    /** Whether the log is open; empty until somebody has opened or closed it. */
    public Optional<Boolean> logOpen() {
        String value = preferences.getString(Setting.LOG_OPEN.key(), "");
        boolean known = value.equals("true") || value.equals("false");
        return known ? Optional.of(value.equals("true")) : Optional.empty();
    }

    public void logOpen(boolean on) {
        change(Setting.LOG_OPEN, String.valueOf(on));
    }

    /** Seconds a person has for a move; 0 is no limit. */
    public int moveTime() {
        return number(Setting.MOVE_TIME, 0, LONGEST_MOVE_TIME, 0);
    }

    public void moveTime(int seconds) {
        change(Setting.MOVE_TIME, String.valueOf(seconds));
    }

    /** Whether moves can be undone; off by default, since drawing reveals a hidden card. */
    public boolean undo() {
        return flag(Setting.UNDO, false);
    }

    public void undo(boolean on) {
        change(Setting.UNDO, String.valueOf(on));
    }

    /** The most hints in a new game; empty for any number. */
    public OptionalInt hintLimit() {
        String value = preferences.getString(Setting.HINT_LIMIT.key(), "");
        return value.matches("\\d{1,6}")
                ? OptionalInt.of(Integer.parseInt(value))
                : OptionalInt.empty();
    }

    public void hintLimit(OptionalInt most) {
        change(Setting.HINT_LIMIT, most.isPresent() ? String.valueOf(most.getAsInt()) : "any");
    }

    /** Whether a coach looks at the moves of new games; off by default. */
    public boolean coach() {
        return flag(Setting.COACH, false);
    }

    public void coach(boolean on) {
        change(Setting.COACH, String.valueOf(on));
    }

    /** The last setup of a game as JSON; empty if there was none. */
    public String setup(String game) {
        return preferences.getString("setup." + game, "");
    }

    public void setup(String game, String json) {
        put("setup." + game, json);
    }

    /** A person's own rules of a game as JSON; empty if there are none. */
    public String rules(String game) {
        return preferences.getString("rules." + game, "");
    }

    public void rules(String game, String json) {
        put("rules." + game, json);
    }

    /** The name of the person who last set up a game alone; empty before the first time. */
    public String person() {
        return preferences.getString("person", "");
    }

    public void person(String name) {
        if (!name.equals(person())) {
            put("person", name);
        }
    }

    /** The value of a display option of a game's table. */
    public Object displayOption(String game, DisplayOption displayOption) {
        String value = preferences.getString(key(game, displayOption), "");
        try {
            return value.isEmpty() ? displayOption.normal() : displayOption.option().parse(value);
        } catch (BadInput e) {
            return displayOption.normal();
        }
    }

    public void displayOption(String game, DisplayOption displayOption, Object value) {
        change(Setting.DISPLAY_OPTION, key(game, displayOption), value.toString());
    }

    private static String key(String game, DisplayOption displayOption) {
        return Setting.DISPLAY_OPTION.key() + "." + game + "." + displayOption.name();
    }

    /** Whether a person has ever won a game of this kind here. */
    public boolean won(String game) {
        return preferences.getString("won." + game, "").equals("true");
    }

    public void won(String game, boolean ever) {
        put("won." + game, String.valueOf(ever));
    }

    /** Whether the first lesson of a game was offered already. */
    public boolean wasLessonOffered(String game) {
        return preferences.getString("lesson." + game, "").equals("true");
    }

    /** The first lesson of a game was taken or declined, and is not offered again. */
    public void lessonOffered(String game) {
        if (!wasLessonOffered(game)) {
            put("lesson." + game, "true");
        }
    }

    /** The game that was last set up; empty before the first time. */
    public String game() {
        return preferences.getString("game", "");
    }

    public void game(String id) {
        if (!id.equals(game())) {
            put("game", id);
        }
    }

    /** The place at a shared table as JSON; empty if there is none. */
    public String sharedTable() {
        return preferences.getString("sharedTable", "");
    }

    public void sharedTable(String json) {
        if (!json.equals(sharedTable())) {
            put("sharedTable", json);
        }
    }

    /** The address of the server at which a table was last opened; empty before the first time. */
    public String tableServer() {
        return preferences.getString("tableServer", "");
    }

    public void tableServer(String address) {
        if (!address.equals(tableServer())) {
            put("tableServer", address);
        }
    }

    /** The folder from which a file was last chosen; empty before the first time. */
    public String folder() {
        return preferences.getString("folder", "");
    }

    public void folder(String place) {
        if (!place.equals(folder())) {
            put("folder", place);
        }
    }

    private void change(Setting setting, String value) {
        change(setting, setting.key(), value);
    }

    /** Stores a value, and notifies the listener if it has changed. */
    private void change(Setting setting, String key, String value) {
        boolean same = value.equals(preferences.getString(key, ""));
        put(key, value);
        if (!same) {
            listener.accept(setting);
        }
    }

    private void put(String key, String value) {
        preferences.putString(key, value);
        preferences.flush();
    }

    private boolean flag(Setting setting, boolean normal) {
        String value = preferences.getString(setting.key(), "");
        return value.equals("true") || normal && !value.equals("false");
    }

    private int number(Setting setting, int least, int most, int normal) {
        String value = preferences.getString(setting.key(), "");
        if (!value.matches("\\d{1,6}")) {
            return normal;
        }
        return Math.max(least, Math.min(most, Integer.parseInt(value)));
    }

    private <T extends Enum<T>> T choice(Setting setting, Class<T> kind, T normal) {
        String value = preferences.getString(setting.key(), "");
        for (T constant : kind.getEnumConstants()) {
            if (constant.name().equals(value)) {
                return constant;
            }
        }
        return normal;
    }
}
