package parlour.app.settings;

import parlour.engine.Option;

/**
 * An option of how a game's table looks, which is not a rule; kept in the settings.
 *
 * @param normal the default
 */
public record DisplayOption(Option option, Object normal) {
    /** The computer players' hands are shown face up. */
    public static final DisplayOption OPEN_COMPUTERS =
            new DisplayOption(new Option.Flag("openComputers"), false);

    /** All hands are shown face up, and nobody has to look away when the screen is passed on. */
    public static final DisplayOption OPEN_HANDS =
            new DisplayOption(new Option.Flag("openHands"), false);

    public String name() {
        return option.name();
    }
}
